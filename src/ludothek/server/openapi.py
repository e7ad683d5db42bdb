"""The OpenAPI document, as strict as the server is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ludothek import protocol
from ludothek.kernel.record import Result

CLOSED = {
    form.__name__
    for form in (*vars(protocol).values(), Result)
    if isinstance(form, type) and issubclass(form, msgspec.Struct) and form.__struct_config__.forbid_unknown_fields
}


class StrictDocument(JsonRenderPlugin):
    """Made when somebody first asks for it, so that no start has to wait for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, which forbids other fields in every form that takes only its own."""
        for name, schema in openapi_schema["components"]["schemas"].items():
            if name.rpartition("_")[2].rpartition(".")[2] in CLOSED:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)
