"""Darkling's benchmarks: `python -m bench`."""
