"""The account in the browser: its password, a second factor, one's data, leaving; and a private server's door."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from playwright.sync_api import Page, expect
from server.running import Running

from browser.conftest import Visit
from browser.test_axe import check
from browser.visitor import Visitor
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.database import connect as open_database
from ludothek.server.database import sqlite_url, writing
from ludothek.server.second_factor import STEP, code_at

PASSWORD, NEW = "correct horse battery", "seven quiet lamps"
REFUSED = "status of 4[0-9][0-9]"


@pytest.fixture
def private(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path, "--registration", "invitation") as running:
        yield running


def link(server: Running, kind: store.LinkKind, account: str | None = None) -> str:
    """What ``ludothek admin`` gives away."""
    engine = open_database(sqlite_url(server.folder))
    try:
        with writing(engine) as connection:
            found = store.password_of(connection, account) if account else None
            return store.add_one_time_link(connection, kind, found[0] if found else None, wall())
    finally:
        engine.dispose()


def registered(visit: Visit, name: str, **how: object) -> Visitor:
    ada = visit("Ada", **how)
    ada.ask("POST", "/account", {"name": name, "password": PASSWORD})
    return ada


def panel(page: Page, name: str | re.Pattern[str]) -> Page:
    return page.get_by_role("region", name=name)  # type: ignore[return-value]


def test_the_password_changes_and_a_weak_one_is_explained(visit: Visit) -> None:
    ada = registered(visit, "Ada at the door")
    ada.expects(REFUSED)
    ada.go("/account")
    password = panel(ada.page, "Change the password")
    for old, new, sentence in (
        ("wrong horse battery", NEW, "The password is wrong."),
        (PASSWORD, "password123", "Please choose another password"),
        (PASSWORD, NEW, "Your password is changed."),
    ):
        password.get_by_label("Current password").fill(old)
        password.get_by_label("New password").fill(new)
        password.get_by_role("button", name="Change the password").click()
        expect(ada.page.get_by_text(sentence)).to_be_visible()
    ada.ask("GET", "/me")  # the browser has the new cookie


def test_a_second_factor_from_the_picture_to_the_next_log_in(visit: Visit) -> None:
    ada = registered(visit, "Ada with two factors")
    ada.expects(REFUSED)
    ada.go("/account")
    factor = panel(ada.page, "Second factor")
    factor.get_by_role("button", name="Set it up").click()
    factor.get_by_label("Password").fill(PASSWORD)
    factor.get_by_role("button", name="Continue").click()
    expect(factor.get_by_role("img", name="Picture for the authenticator app")).to_be_visible()
    check(ada)
    secret = factor.locator("code").inner_text().replace(" ", "")
    factor.get_by_label("The code that the app shows now").fill(code_at(secret, wall() // STEP))
    factor.get_by_role("button", name="Turn it on").click()
    listed = factor.get_by_role("listitem")
    expect(listed).to_have_count(10)
    codes = listed.all_inner_texts()
    check(ada)
    factor.get_by_role("button", name="I have written them down").click()
    ada.page.get_by_role("button", name="Log out", exact=True).click()
    login = panel(ada.page, "Log in")
    login.get_by_label("Name").fill("ada with TWO factors")
    login.get_by_label("Password").fill(PASSWORD)
    login.get_by_role("button", name="Log in").click()
    expect(login.get_by_label("Code")).to_be_focused()
    ada.page.keyboard.type("000000")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("The code is wrong")).to_be_visible()
    login.get_by_label("Code").fill(codes[0])
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Logging in asks for a code of your app.")).to_be_visible()
    factor.get_by_role("button", name="Turn it off").click()
    factor.get_by_label("Password").fill(PASSWORD)
    factor.get_by_label("Code").fill(codes[1])
    factor.get_by_role("button", name="Turn it off").click()
    expect(ada.page.get_by_text("The second factor is off.")).to_be_visible()


def test_all_other_devices_are_logged_out_at_once(visit: Visit) -> None:
    ada = registered(visit, "Ada everywhere")
    phone = visit(phone=True)
    phone.ask("POST", "/sessions", {"name": "Ada everywhere", "password": PASSWORD})
    ada.go("/account")
    ada.page.get_by_role("button", name="Log out everywhere else").click()
    expect(ada.page.get_by_role("button", name="Log out everywhere else")).to_have_count(0)
    assert phone.context.request.get("/api/v1/me").status == 401


def test_my_data_is_a_file_and_leaving_asks_twice(visit: Visit) -> None:
    ada = registered(visit, "Ada leaving", phone=True)
    ben = visit("Ben")
    table = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    ada.go("/account")
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("link", name="Download my data").click()
    with zipfile.ZipFile(io.BytesIO(downloading.value.path().read_bytes())) as file:
        assert file.namelist() == ["me.json"]
    ada.page.get_by_role("button", name="Delete my account").click()
    check(ada)
    ada.page.get_by_role("button", name="Cancel").click()
    ada.page.get_by_role("button", name="Delete my account").click()
    data = panel(ada.page, "Your data")
    data.get_by_label("Password").fill(PASSWORD)
    data.get_by_role("button", name="Delete for good").click()
    expect(ada.page.get_by_text("You are deleted.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Create an account")).to_be_visible()
    ben.go(f"/tables/{table}")
    expect(ben.page.locator(".players .name").first).to_contain_text("former player")


def test_a_new_password_by_a_link(visit: Visit, server: Running) -> None:
    registered(visit, "Ada forgetful")
    again = visit()
    again.expects(REFUSED)
    address = f"/password#{link(server, 'password', 'ada forgetful')}"
    again.go(address)
    check(again)
    again.page.get_by_label("New password").fill(NEW)
    again.page.get_by_role("button", name="Set the password").click()
    expect(again.page.get_by_text("The password of ada forgetful is set.")).to_be_visible()
    assert again.page.url.endswith("/password")  # the secret does not stay in the address
    again.page.get_by_role("main").get_by_role("link", name="Log in").click()
    login = panel(again.page, "Log in")
    login.get_by_label("Name").fill("Ada forgetful")
    login.get_by_label("Password").fill(NEW)
    login.get_by_role("button", name="Log in").click()
    expect(again.page.get_by_text("You are logged in as ada forgetful.")).to_be_visible()
    late = visit()
    late.expects(REFUSED)
    late.go(address)
    late.page.get_by_label("New password").fill(NEW)
    late.page.get_by_role("button", name="Set the password").click()
    expect(late.page.get_by_text("This link was used already or is too old.")).to_be_visible()


def test_a_private_server_shows_its_door_and_opens_by_invitation(visit: Visit, private: Running) -> None:
    ada = visit(address=private.address)
    ada.expects(REFUSED)
    for path in ("/", "/lobby", "/account", "/rules/worldsfair"):
        ada.go(path)
        if path != "/account":
            expect(ada.page.get_by_role("heading", name="A private server")).to_be_visible()
    ada.go("/lobby")
    ada.page.get_by_role("heading", name="A private server").wait_for()
    check(ada)
    ada.go(f"/invitation#{link(private, 'invitation')}")
    check(ada)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Come in").click()
    expect(ada.page.get_by_role("heading", name="A private server")).to_have_count(0)
    ada.page.wait_for_url(f"{private.address}/")
    table = ada.open_table("worldsfair", "invitation")
    seat = ada.ask("GET", f"/tables/{table}/links")["invitations"]["1"]
    ben = visit(address=private.address)
    ben.expects(REFUSED, "WebSocket")
    ben.go(f"/tables/{table}#{seat}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Come in").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    ben.board.wait_for()
    with closing(connect(private.folder / "ludothek.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM one_time_links").fetchone() == (0,)
