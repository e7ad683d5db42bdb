"""The browser client as the server brings it: one page for all its addresses, files kept for good, words and rules."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from ludothek.kernel.locale import LANGUAGES
from ludothek.server.routes.lobby import _words
from server.inside import Inside
from server.running import Running

pytestmark = pytest.mark.anyio
BUILT = files("ludothek").joinpath("site")


@pytest.fixture
async def browser(lone_server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=lone_server.address) as somebody:
        yield somebody


async def test_every_address_of_the_client_is_its_page(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    for path in ("/lobby", "/new", "/tables/abcdefghijkm", "/rules/worldsfair", "/tutorial/worldsfair", "/settings"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.text) == (200, page.text), path


async def test_an_address_that_is_nowhere_says_so(browser: httpx.AsyncClient) -> None:
    for path in ("/nowhere", "/assets/nothing.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml"):
        assert (await browser.get(path)).status_code == 404, path


async def test_files_named_by_their_content_are_kept_for_good_and_come_compressed(
    browser: httpx.AsyncClient,
) -> None:
    page = (await browser.get("/")).text
    scripts = re.findall(r"/assets/[^\"]+\.js", page)
    assert scripts
    for path in scripts:
        answer = await browser.get(path, headers={"accept-encoding": "gzip, br;q=0"})
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = await browser.get(path, headers={"accept-encoding": "identity"})
        assert plain.text == answer.text
        assert len(gzip.compress(plain.content)) < len(plain.content)


async def test_who_takes_what_the_build_has_compressed_gets_that(browser: httpx.AsyncClient) -> None:
    [path, *_] = re.findall(r"/assets/[^\"]+\.js", (await browser.get("/")).text)
    packed = await browser.head(path, headers={"accept-encoding": "gzip, deflate, br"})
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("br", "accept-encoding")
    assert int(packed.headers["content-length"]) == len(BUILT.joinpath(f"{path}.br".lstrip("/")).read_bytes())
    assert (await browser.get(f"{path}.br")).status_code == 404


async def test_a_second_visit_brings_nothing_that_is_known(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/api/v1/titles/essen/words/de", "/api/v1/titles/essen/rules?language=de"):
        first = await browser.get(path)
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"of another day", {tag}'):
            again = await browser.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b""), path
        other = await browser.get(path, headers={"if-none-match": '"of another day"'})
        assert (other.status_code, other.text) == (200, first.text), path


async def test_who_asks_for_the_head_of_a_page_gets_no_more(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/lobby", "/nowhere", "/icon.svg"):
        whole, head = await browser.get(path), await browser.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["etag"] == whole.headers["etag"], path


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_and_rules_come_in_every_language(browser: httpx.AsyncClient, language: str) -> None:
    words = await browser.get(f"/api/v1/titles/worldsfair/words/{language}")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert words.text.count("\nask-place = ") == (1 if language == "en" else 2)  # English lies below every other
    rules = await browser.get(f"/api/v1/titles/worldsfair/rules?language={language}")
    assert rules.headers["content-type"] == "text/plain; charset=utf-8"
    assert "### WF-48 " in rules.text
    assert ("Everybody has 22 supporters" in rules.text) == (language == "en")


async def test_words_nobody_has_are_refused(browser: httpx.AsyncClient) -> None:
    for path in ("/api/v1/titles/worldsfair/words/xx", "/api/v1/titles/chess/words/en"):
        answer = await browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["problem"]


async def test_the_words_that_are_kept_do_not_grow_with_what_people_ask_for(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as somebody:
        kept = _words.cache_info().currsize
        for number in range(20):
            assert (await somebody.get(f"/api/v1/titles/worldsfair/words/x{number}")).status_code == 404
        assert _words.cache_info().currsize == kept
