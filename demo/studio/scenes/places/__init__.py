"""The places of pictures, one function each."""
