"""The OpenAPI document, as strict as the server is."""

from __future__ import annotations

import msgspec
from litestar.openapi.spec import OpenAPI

from ludothek import protocol
from ludothek.kernel.record import Result

CLOSED = {
    form.__name__
    for form in (*vars(protocol).values(), Result)
    if isinstance(form, type) and issubclass(form, msgspec.Struct) and form.__struct_config__.forbid_unknown_fields
}


def close_forms(document: OpenAPI) -> None:
    """Forbid other fields in the schema of every form that takes only its own."""
    for name, schema in (document.components.schemas if document.components else {}).items():
        if name.rpartition("_")[2].rpartition(".")[2] in CLOSED:
            schema.additional_properties = False
