"""The places pictures are taken in, one function each."""
