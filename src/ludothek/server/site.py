"""The browser client: the files that ``web`` was built into, served from memory, compressed once.

Every address of the client is the same page, which finds out itself what to show. Files whose name carries a hash of
their content are kept by browsers for good.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from litestar import Request, Response, get

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""The browser keeps it, and asks each time whether it is still the same."""
PAGES = (
    *("lobby", "new", "tables", "rules", "tutorial", "look"),
    *("settings", "account", "password", "invitation", "admin"),
)
"""What the client's own addresses begin with."""
MISSING = "This Ludothek was built without its browser client; `make site` builds it. The interface is at /api/v1."
PACKED = (".png", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    type: str
    tag: str


@cache
def site() -> dict[str, File]:
    """Every file of the client by its path; empty if it was not built."""
    root = files("ludothek").joinpath("site")
    found: dict[str, File] = {}

    def gather(folder: Any, path: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                gather(each, f"{path}{each.name}/")
            else:
                found[path + each.name] = pack(each.name, each.read_bytes())

    if root.is_dir():
        gather(root, "")
    return found


def pack(name: str, body: bytes) -> File:
    type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None if name.endswith(PACKED) else gzip.compress(body, 9, mtime=0)
    return File(body, packed, type, f'"{sha256(body).hexdigest()[:24]}"')


def served(request: Request[Any, Any, Any], file: File, cached: str = ASK_AGAIN, status: int = 200) -> Response[bytes]:
    """The answer with a file, compressed if the browser takes that; without a body if it has the file already."""
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and file.tag in tags(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            file.packed, status_code=status, headers={**headers, "content-encoding": "gzip"}, media_type=file.type
        )
    return Response(file.body, status_code=status, headers=headers, media_type=file.type)


def tags(header: str) -> list[str]:
    """The tags in an ``if-none-match`` header; a proxy on the way may have marked them as weak.

    >>> tags('W/"a", "b"')
    ['"a"', '"b"']
    """
    return [each.strip().removeprefix("W/") for each in header.split(",")]


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or the page that is all its addresses."""
    name = str(request.path_params.get("path", "")).strip("/")
    file = site().get(name)
    if file is not None and name != "index.html":
        return served(request, file, FOR_GOOD if name.startswith("assets/") else ASK_AGAIN)
    known = not name or name.split("/")[0] in PAGES
    page = site().get("index.html") or pack("missing.txt", MISSING.encode())
    return served(request, page, status=200 if known else 404)
