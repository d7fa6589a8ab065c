"""Examples of using the library."""
