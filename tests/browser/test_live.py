"""Several people, each in a browser of their own; connections that are lost; a server that crashes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from server.running import Running

from browser.conftest import Visit
from browser.playing import asked, by_list, decide, play
from browser.visitor import LOST, Visitor


def together(ada: Visitor, ben: Visitor, title: str = "worldsfair") -> str:
    """A table at which both look."""
    table = ada.open_table(title, "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    ada.look_at(table)
    ben.look_at(table)
    return table


def take_turns(people: list[Visitor], turns: int) -> None:
    """So many decisions, each by somebody who is asked, and seen by everybody."""
    for _ in range(turns):
        newest = max((each.newest for each in people), key=lambda position: int(position["version"]))
        catch_up(people, newest["version"])
        if newest["table"]["status"] != "playing":
            return
        decide(next(each for each in people if each.newest["choices"]), by_list)


def catch_up(people: list[Visitor], version: int) -> None:
    for each in people:
        each.until(lambda each=each: each.newest["version"] >= version, "everybody sees it")  # type: ignore[misc]


def test_two_people_play_and_one_reloads_and_goes_offline_in_between(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    together(ada, ben)
    take_turns([ada, ben], 6)
    ben.page.reload()
    ben.board.wait_for()
    take_turns([ada, ben], 5)
    ben.expects(LOST)
    ben.context.set_offline(True)
    while ada.newest["choices"]:
        decide(ada, by_list)
    ben.context.set_offline(False)
    catch_up([ben], ada.newest["version"])
    take_turns([ada, ben], 200)
    for person in (ada, ben):
        person.until(lambda person=person: person.newest["table"]["status"] == "finished")  # type: ignore[misc]
    assert ada.newest["view"]["scores"] == ben.newest["view"]["scores"]


def test_what_is_chosen_without_a_connection_is_sent_when_it_is_back(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = together(ada, ben)
    ada.expects(LOST)
    ada.context.set_offline(True)
    ada.chips.first.click()
    expect(ada.chips).to_have_count(0)
    assert ben.position(table)["decisions"] == 0
    ada.context.set_offline(False)
    ben.until(lambda: ben.newest["decisions"] == 1, "Ben sees what Ada chose")
    catch_up([ada], ben.newest["version"])
    assert ada.newest["decisions"] == 1


def test_the_page_goes_on_by_itself_after_the_server_crashed(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        ada = visit("Ada", address=server.address)
        ada.look_at(ada.open_table("worldsfair", "greedy"))
        play(ada, by_list, 4)
        asked(ada)
        ada.expects(LOST)
        server.kill()
        ada.chips.first.click()  # it is sent when the server is back
        decisions = ada.newest["decisions"]
        server.restart()
        ada.until(lambda: ada.newest["decisions"] > decisions, "the page comes back by itself")
        assert play(ada, by_list, 3) == 3
