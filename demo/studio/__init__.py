"""The studio of the demo group: its pictures, modelled and rendered here."""
