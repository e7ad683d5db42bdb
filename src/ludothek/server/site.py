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
    *("lobby", "new", "tables", "rules", "tutorial", "look", "people", "titles", "tournaments"),
    *("settings", "account", "password", "invitation", "mail", "admin"),
)
"""What the client's own addresses begin with."""
MISSING = "This Ludothek was built without its browser client; `make site` builds it. The interface is at /api/v1."
PACKED = (".png", ".woff2")
BROTLI = ".br"
"""What the build has compressed lies beside the file itself, with this behind its name."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    body: bytes
    packed: dict[str, bytes]
    """The same compressed, by what that is called in a request; the smallest first."""
    type: str
    tag: str


@cache
def site() -> dict[str, File]:
    """Every file of the client by its path; empty if it was not built."""
    root = files("ludothek").joinpath("site")
    built: dict[str, bytes] = {}

    def gather(folder: Any, path: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                gather(each, f"{path}{each.name}/")
            else:
                built[path + each.name] = each.read_bytes()

    if root.is_dir():
        gather(root, "")
    plain = {name: body for name, body in built.items() if not name.endswith(BROTLI)}
    return {name: pack(name, body, built.get(name + BROTLI)) for name, body in plain.items()}


def pack(name: str, body: bytes, brotli: bytes | None = None) -> File:
    """A file with what the build has compressed of it, and what we compress ourselves."""
    type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = {} if brotli is None else {"br": brotli}
    if not name.endswith(PACKED):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return File(body, packed, type, f'"{sha256(body).hexdigest()[:24]}"')


def served(request: Request[Any, Any, Any], file: File, cached: str = ASK_AGAIN, status: int = 200) -> Response[bytes]:
    """The answer with a file, compressed if the browser takes that; without a body if it has the file already."""
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and file.tag in tags(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    taken = encodings(request.headers.get("accept-encoding", ""))
    for encoding, packed in file.packed.items():
        if encoding in taken:
            headers["content-encoding"] = encoding
            return Response(packed, status_code=status, headers=headers, media_type=file.type)
    return Response(file.body, status_code=status, headers=headers, media_type=file.type)


def encodings(header: str) -> set[str]:
    """What an ``accept-encoding`` header takes.

    >>> sorted(encodings("gzip, deflate;q=0, br;q=0.8"))
    ['br', 'gzip']
    """
    said = [each.partition(";") for each in header.lower().split(",")]
    return {name.strip() for name, _, quality in said if quality.strip() not in ("q=0", "q=0.0")}


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
