"""The HTTP interface: one module per subject. `routes` is what the server and its OpenAPI document are made from."""
