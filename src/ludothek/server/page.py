"""The plain page at ``/``: what runs here, until the browser client takes its place."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get

from ludothek import __version__
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import titles

STYLE = """
:root { color-scheme: light dark; font: 18px/1.5 Georgia, serif; }
body { max-width: 44rem; margin: 8vh auto; padding: 0 1.5rem; }
h1 { font-size: 2.6rem; margin: 0; letter-spacing: .01em; }
h1 + p { margin-top: .2rem; opacity: .75; }
li { margin: .6rem 0; }
code { font-size: .9em; }
a { color: inherit; }
"""


@get("/", sync_to_thread=False, include_in_schema=False)
def front_page() -> Response[str]:
    speak = {title: catalogue("en", find_game(title).package) for title in titles()}
    listed = "".join(
        f"<li><b>{escape(words('title'))}</b><br>{escape(words('tagline'))} "
        f'<a href="/api/v1/titles/{title}/rules">Rules</a></li>'
        for title, words in speak.items()
    )
    html = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludothek</title><link rel="stylesheet" href="/page.css"></head>
<body><h1>Ludothek</h1><p>This is a server for modern board games, version {escape(__version__)}.</p>
<ul>{listed}</ul>
<p>Play from a terminal: <code>ludothek play --server ADDRESS</code>, with the address of this page.</p>
<p>For programs: <a href="/api/v1/openapi/openapi.json">the interface</a>,
<a href="/api/v1/titles">the titles</a>, <a href="/api/v1/lobby">the lobby</a>.</p>
</body></html>"""
    return Response(html, media_type=MediaType.HTML)


@get("/page.css", sync_to_thread=False, include_in_schema=False)
def front_page_style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


page_routes = [front_page, front_page_style]
