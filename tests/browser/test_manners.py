"""People who share tables with strangers: yes and no to a rematch, leaving, who hears what, a full lobby."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_around import finish
from browser.visitor import Visitor


def no_sideways(visitor: Visitor) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_rematch_is_declined_with_one_click_and_a_computer_player_takes_the_seat(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("sealed", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    for person in (ada, ben):
        person.look_at(table)
    finish([ada, ben], table)
    ada.page.get_by_role("button", name="Ask for a rematch").click()
    ada.page.wait_for_url(lambda address: table not in address)
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(ben.page.get_by_role("link", name="See the rematch")).to_be_visible()
    players = ada.page.get_by_role("main").get_by_role("list", name="Players")
    expect(players.get_by_role("listitem").first).to_contain_text("has said no")
    players.get_by_role("button", name="Seat a computer player").click()
    ada.until(lambda: ada.newest["table"]["status"] == "playing")


def test_who_is_asked_finds_it_in_the_lobby_and_answers_at_the_table(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben", language="de", phone=True)
    table = ada.open_table("sealed", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    _finish_quietly(ada, ben, table)
    ada.ask("POST", f"/tables/{table}/rematch")
    ben.go("/lobby")
    expect(ben.page.get_by_text("Du wirst um eine Revanche gebeten")).to_be_visible()
    ben.page.get_by_role("link", name="Zum Tisch").click()
    ben.page.get_by_role("button", name="Ja, noch einmal").click()
    ben.until(lambda: ben.newest["table"]["status"] == "playing")


def _finish_quietly(ada: Visitor, ben: Visitor, table: str) -> None:
    number = 0
    while (now := ada.position(table)["table"])["status"] == "playing":
        person = (ada, ben)[now["waiting"][0]]
        own = person.position(table)
        wish = {"seat": own["seat"], "answers": own["version"], "request": f"quiet-{number}"}
        person.ask("POST", f"/tables/{table}/decisions", {**wish, "choice": own["choices"][0]["id"]})
        number += 1


def test_the_host_frees_a_seat_before_the_game(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("worldsfair", "anyone", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    ada.go(f"/tables/{table}")
    ben.go(f"/tables/{table}")
    expect(ben.page.get_by_role("button", name="My seat")).to_be_visible()
    ada.page.get_by_role("button", name="Free Ben’s seat").click()
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert ada.position(table)["table"]["seats"][1]["kind"] == "anyone"


def test_who_resigns_says_so_twice_and_is_shown_as_resigned(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    for person in (ada, ben):
        person.look_at(table)
    ben.page.get_by_role("button", name="My seat").click()
    ben.page.get_by_role("button", name="Resign", exact=True).click()
    expect(ben.page.get_by_text("You leave for good and are ranked last")).to_be_visible()
    ben.page.get_by_role("button", name="Yes, I resign").click()
    expect(ada.page.get_by_role("region", name="Players")).to_contain_text("resigned")
    expect(ben.page.get_by_role("button", name="My seat")).to_have_count(0)


def test_spectators_and_players_talk_in_rooms_of_their_own(visit: Visit) -> None:
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo")
    table = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    for person in (ada, ben, cleo):
        person.look_at(table)
        person.page.get_by_role("tab", name="Table talk").click()
    expect(cleo.page.get_by_text("Only spectators hear this, not the players.")).to_be_visible()
    expect(ada.page.get_by_text("Only the players hear this.")).to_be_visible()
    for person, said in ((cleo, "She has coal"), (ada, "Good luck")):
        person.page.get_by_label("Say something").fill(said)
        person.page.keyboard.press("Enter")
        expect(person.page.get_by_role("log").get_by_text(said)).to_be_attached()
    expect(ben.page.get_by_role("log").get_by_text("Good luck")).to_be_attached()
    assert not any("She has coal" in frame for frame in ben.frames + ada.frames)
    assert not any("Good luck" in frame for frame in cleo.frames)


def test_a_lobby_with_one_table_and_with_many_on_a_phone(visit: Visit) -> None:
    guest = visit("Guest", phone=True)
    host = visit("Host")
    first = host.open_table("essen", "anyone", listed=True)
    guest.go("/lobby")
    expect(guest.page.get_by_role("button", name="Sit down").first).to_be_visible()
    assert no_sideways(guest)
    opened = [host.open_table("worldsfair", "anyone", listed=True, pace="days") for _ in range(11)]
    for number in range(25):
        with httpx.Client(base_url=f"{host.address}/api/v1") as stranger:  # everybody is somebody new
            stranger.post("/me", json={"name": f"Zoë {number}"})
            seats = [{"who": "me"}, {"who": "anyone"}]
            stranger.post("/tables", json={"title": "worldsfair", "seats": seats}).raise_for_status()
    guest.go("/lobby")
    find = guest.page.get_by_role("search", name="Find a table")
    expect(find).to_be_visible()
    guest.page.get_by_role("button", name="More tables").click()
    tile = guest.page.get_by_role("button", name="Host has 12 open tables")
    open_tables = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("button", name="Sit down"))
    expect(tile).to_be_visible()
    assert no_sideways(guest)
    find.get_by_label("With whom").fill("host")
    expect(open_tables).to_have_count(1)
    tile.click()
    expect(open_tables).to_have_count(12)
    find.get_by_label("Game").select_option("essen")
    expect(open_tables).to_have_count(1)
    find.get_by_label("With whom").fill("nobody")
    expect(guest.page.get_by_text("No table fits.")).to_be_visible()
    for id in (first, *opened):
        host.ask("DELETE", f"/tables/{id}")
