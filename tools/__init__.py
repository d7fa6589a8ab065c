"""Tools for working on the project; they are not part of the library."""
