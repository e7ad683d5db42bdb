"""The REST interface: thin handlers over the house, one module per subject."""
