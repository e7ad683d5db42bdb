"""The plain pages of a server, until the browser client takes their place: what runs here, how to get to a table."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

from ludothek import __version__
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import titles

STYLE = """
:root { color-scheme: light dark; font: 18px/1.5 Georgia, serif; }
body { max-width: 44rem; margin: 8vh auto; padding: 0 1.5rem; }
h1 { font-size: 2.6rem; margin: 0; letter-spacing: .01em; }
h1 + p { margin-top: .2rem; opacity: .75; }
li { margin: .6rem 0; }
code { font-size: .9em; overflow-wrap: anywhere; }
a { color: inherit; }
"""


@get("/", sync_to_thread=False, include_in_schema=False)
def front_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Which titles there are, and how to play them."""
    language = language_of(request)
    speak = catalogue(language)
    rows = []
    for title in titles():
        words = catalogue(language, find_game(title).package)
        rules = f'<a href="/api/v1/titles/{title}/rules">{escape(speak("page-rules"))}</a>'
        rows.append(f"<li><b>{escape(words('title'))}</b><br>{escape(words('tagline'))} {rules}</li>")
    links = ", ".join(
        f'<a href="/api/v1/{path}">{escape(speak(f"page-{name}"))}</a>'
        for name, path in (("interface", "openapi/openapi.json"), ("titles", "titles"), ("lobby", "lobby"))
    )
    address = escape(str(request.base_url).rstrip("/").removeprefix("http://"))  # which may be left out
    return _page(
        language,
        f"<p>{escape(speak('page-server', version=__version__))}</p><ul>{''.join(rows)}</ul>"
        f"<p>{escape(speak('page-play'))} <code>ludothek play --server {address}</code></p>"
        f"<p>{escape(speak('page-programs'))} {links}.</p>",
    )


@get("/tables/{table:str}", sync_to_thread=False, include_in_schema=False)
def table_page(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """Where an invitation leads. What stands behind the # stays in the browser, so it cannot be repeated here."""
    language = language_of(request)
    speak = catalogue(language)
    return _page(
        language,
        f"<p>{escape(speak('page-table'))}</p><p>{escape(speak('page-table-way'))}</p>"
        "<p><code>ludothek play --table …</code></p>",
    )


@get("/page.css", sync_to_thread=False, include_in_schema=False)
def front_page_style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser's list that we speak."""
    wanted = (entry.strip()[:2].lower() for entry in request.headers.get("accept-language", "").split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


def _page(language: str, body: str) -> Response[str]:
    html = f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludothek</title><link rel="stylesheet" href="/page.css"></head>
<body><h1>Ludothek</h1>{body}</body></html>"""
    return Response(html, media_type=MediaType.HTML)


page_routes = [front_page, table_page, front_page_style]
