"""The REST interface: thin handlers over the services, one module per subject."""
