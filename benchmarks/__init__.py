"""Benchmarks: ``python -m benchmarks``. Ratios within one run are what lasts; absolute numbers belong to a machine."""
