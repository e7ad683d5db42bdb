"""Blocking and reporting at the table, what becomes of it on the account page, and the admins' page."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.moderators import PASSWORD, commanded
from server.running import Running

from browser.conftest import Visit
from browser.test_axe import check
from browser.visitor import Visitor
from ludothek.server.store import new_id


def together(ada: Visitor, ben: Visitor) -> str:
    """A table at which Ada and Ben sit."""
    id = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{id}/seats", {})
    return id


def to_talk(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name="Table talk").click()


def picture(visitor: Visitor, name: str) -> None:
    """For whoever wants to look at it."""
    if folder := os.environ.get("LUDOTHEK_PICTURES"):
        visitor.page.screenshot(path=Path(folder) / f"{name}.png", full_page="admin" in name or "account" in name)


@pytest.mark.parametrize("phone", [False, True])
def test_somebody_is_blocked_at_the_table_and_unblocked_on_the_account_page(visit: Visit, phone: bool) -> None:
    ada, ben = visit("Ada", phone=phone), visit("Ben")
    id = together(ada, ben)
    ben.ask("POST", f"/tables/{id}/chat", {"text": "you are slow"})
    ada.look_at(id)
    about = ada.page.locator(".players").get_by_role("button", name="About Ben")
    expect(ada.page.locator(".players").get_by_role("button", name="About")).to_have_count(1)  # not about oneself
    about.focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog", name="About Ben")
    expect(dialog.get_by_role("button", name="Block")).to_be_visible()
    picture(ada, f"seat-menu-{phone}")
    check(ada)
    dialog.get_by_role("button", name="Block").click()
    expect(dialog.get_by_role("status")).to_have_text("You have blocked Ben.")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    to_talk(ada)
    expect(ada.page.locator(".chat")).not_to_contain_text("you are slow")
    ada.go("/account")
    panel = ada.page.get_by_role("region", name="Whom you have blocked")
    expect(panel).to_contain_text("Ben")
    picture(ada, f"account-{phone}")
    check(ada)
    panel.get_by_role("button", name="Unblock").click()
    expect(panel).to_be_hidden()
    assert [line["text"] for line in ada.ask("GET", f"/tables/{id}/chat")] == ["you are slow"]


def promoted(astrid: Visitor, server: Running) -> None:
    """Astrid is an admin from now on."""
    account = f"Astrid {new_id()}"
    astrid.ask("POST", "/account", {"name": account, "password": PASSWORD})
    commanded(server, "promote", account)


def test_an_admin_ends_a_tournament_on_its_page(visit: Visit, server: Running) -> None:
    ada, astrid = visit("Ada"), visit("Astrid")
    promoted(astrid, server)
    wish = {
        "title": "sealed",
        "name": "Club night",
        "format": "swiss",
        "seats": 2,
        "clock": {"kind": "bank", "seconds": 300},
    }
    id = ada.ask("POST", "/tournaments", wish)["id"]
    ada.go(f"/tournaments/{id}")
    expect(ada.page.get_by_role("button", name="Call it off")).to_be_visible()
    expect(ada.page.get_by_role("button", name="End the tournament")).to_have_count(0)
    astrid.go(f"/tournaments/{id}")
    astrid.page.get_by_role("button", name="End the tournament").click()
    dialog = astrid.page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("a test")
    check(astrid, "light")
    dialog.get_by_role("button", name="End the tournament").click()
    expect(astrid.page.get_by_role("status").filter(has_text="Called off")).to_be_visible()
    assert commanded(server, "audit")[0]["why"] == "a test"


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_is_reported_decided_and_gone(visit: Visit, server: Running, phone: bool) -> None:
    ada, ben, astrid = visit("Ada"), visit("Ben"), visit("Astrid", phone=phone)
    promoted(astrid, server)
    id = together(ada, ben)
    word = f"horrid {new_id()}"
    ben.ask("POST", f"/tables/{id}/chat", {"text": word})
    ada.look_at(id)
    to_talk(ada)
    expect(ada.page.locator(".chat")).to_contain_text(word)
    ada.page.locator(".chat").get_by_role("button", name="About Ben").click()
    dialog = ada.page.locator(".chat").get_by_role("dialog", name="About Ben")
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("What is wrong?").fill("an insult")
    picture(ada, f"line-menu-{phone}")
    ada.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("Thank you.")

    astrid.until(lambda: astrid.ask("GET", "/me")["admin"])
    astrid.go("/account")
    astrid.page.get_by_role("link", name="Look after this server").click()
    reports = astrid.page.get_by_role("region", name="Reports")
    row = reports.get_by_role("listitem").filter(has_text=word)
    expect(row).to_contain_text("Ben · an insult")
    expect(astrid.page.locator("h2")).to_have_text(
        ["Reports", "People", "Tables", "Bans", "Invitations", "What admins did"]
    )
    picture(astrid, f"admin-{phone}")
    check(astrid)
    row.get_by_role("button", name="Remove the line").click()
    astrid.page.get_by_role("dialog", name="Remove the line").get_by_role("button", name="Remove the line").click()
    expect(ada.page.locator(".chat")).to_contain_text("This line was removed.")
    expect(ada.page.locator(".chat")).not_to_contain_text(word)
    row.get_by_role("button", name="Something was done").click()
    deed = astrid.page.get_by_role("dialog", name="Something was done")
    deed.get_by_label("Reason").fill("Ben was warned.")
    picture(astrid, f"admin-deed-{phone}")
    deed.get_by_role("button", name="Something was done").click()
    expect(row).to_contain_text("Something was done: Ben was warned.")
    expect(astrid.page.get_by_role("region", name="What admins did")).to_contain_text("Report decided")
    ada.go("/account")
    expect(ada.page.get_by_role("region", name="What you have reported")).to_contain_text("Ben was warned.")


def test_the_admins_page_searches_bans_and_lifts(visit: Visit, server: Running) -> None:
    astrid, ben = visit("Astrid", language="de"), visit(name := f"Ben {new_id()}")
    account = f"Astrid {new_id()}"
    astrid.ask("POST", "/account", {"name": account, "password": PASSWORD})
    commanded(server, "promote", account)
    astrid.until(lambda: astrid.ask("GET", "/me")["admin"])
    astrid.go("/admin")
    astrid.page.get_by_role("searchbox").fill(name)
    people = astrid.page.get_by_role("region", name="Leute")
    expect(people.get_by_role("listitem")).to_have_count(1)
    people.get_by_role("button", name="Sperren").click()
    deed = astrid.page.get_by_role("dialog", name="Sperren")
    deed.get_by_label("Grund").fill("stört")
    deed.get_by_role("combobox").select_option("Für immer")
    deed.get_by_role("button", name="Sperren").click()
    bans = astrid.page.get_by_role("region", name="Sperren", exact=True)
    expect(bans.get_by_role("listitem").filter(has_text=name)).to_contain_text("Gesperrt für immer")
    assert not ben.context.request.post("/api/v1/tables", data={}).ok
    ben.expects("403")
    bans.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Aufheben").click()
    lift = astrid.page.get_by_role("dialog", name="Aufheben")
    lift.get_by_role("button", name="Aufheben").click()
    expect(bans.get_by_role("listitem").filter(has_text=name)).to_have_count(0)


def test_others_see_nothing_of_the_admins_page(visit: Visit) -> None:
    ada = visit("Ada").go("/admin")
    expect(ada.page.locator("main")).to_contain_text("This page is for those who look after this server.")
    expect(ada.page.locator("h2")).to_have_count(0)
    ada.go("/account")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_role("link", name="Look after this server")).to_have_count(0)
    check(ada)
