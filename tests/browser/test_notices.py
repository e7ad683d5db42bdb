"""Notices in the browser: choosing ways and hours in the settings, and what the service worker does with a push."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from server.receiving import Browser, MailServer, PostServer
from server.running import Running

from browser.conftest import Visit
from browser.playing import asked, by_list, decide
from browser.test_account import registered
from browser.test_axe import check
from browser.visitor import Visitor

LANGUAGES = {"en": "Notices", "de": "Benachrichtigungen", "fr": "Avis", "nl": "Berichten", "pl": "Powiadomienia"}

SUBSCRIBING = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = applicationServerKey;
    return { endpoint: %s, toJSON: () => ({ endpoint: %s, keys: %s }), unsubscribe: async () => true };
};
"""
"""The part of the browser's makers, whose servers are not here: an address for pushes, which is ours."""


RECORDING = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { tag, data, lang }) => {
        self.shown.push([title, tag, data.path, lang]);
    };
}"""
"""Without a desktop a browser may show a notice and forget it at once, so what is shown is written down."""


SOON = """
import sys
from ludothek.cli.main import main
from ludothek.server.notices import noticing
noticing.PATIENCE, noticing.ROUND = 0.4, 0.1
sys.exit(main())
"""
LONG = 1000
"""Milliseconds after which such a server has told whomever it tells."""


class Receiving(NamedTuple):
    mail: MailServer
    posted: PostServer


@pytest.fixture(scope="module")
def received() -> Iterator[Receiving]:
    """What takes mail and posts, in a thread of its own: this one has the browser's event loop."""
    loop, mail, posted = asyncio.new_event_loop(), MailServer(), PostServer()
    listening, over = threading.Event(), asyncio.Event()

    async def listen() -> None:
        async with mail, posted:
            listening.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(listen(),))
    thread.start()
    assert listening.wait(20)
    yield Receiving(mail, posted)
    loop.call_soon_threadsafe(over.set)
    thread.join()
    loop.close()


class Prompt(Running):
    """A server that does not wait for twenty seconds before it tells somebody."""

    program = ("-c", SOON)


@pytest.fixture(scope="module")
def mailing(received: Receiving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    flags = ("--smtp", received.mail.address, "--mail-from", "Games <games@place.example>", "--local-webhooks")
    with Prompt(tmp_path_factory.mktemp("mailing"), *flags) as running:
        yield running


def notices_of(visitor: Visitor, title: str = "Notices") -> Locator:
    return visitor.page.get_by_role("region", name=title)


def test_somebody_is_told_by_mail_chat_and_in_this_browser_when_they_like(
    visit: Visit, mailing: Running, received: Receiving
) -> None:
    ada = registered(visit, "Ada who waits", address=mailing.address)
    browser = Browser()
    keys = json.dumps({"p256dh": browser.keys.p256dh, "auth": browser.keys.auth})
    pushes = json.dumps(f"{received.posted.address}/push")
    ada.context.add_init_script(SUBSCRIBING % (pushes, pushes, keys))
    ada.context.grant_permissions(["notifications"], origin=mailing.address)
    ada.go("/settings")
    panel = notices_of(ada)
    ways = panel.get_by_role("listitem")

    panel.get_by_role("button", name="E-mail").click()
    panel.get_by_label("Your e-mail address").fill("ada@place.example")
    panel.get_by_role("button", name="Send me a link").click()
    expect(ways).to_contain_text(["Open the link in the mail we sent you."])
    ada.until(lambda: received.mail.mails, "the link comes")
    link = received.mail.mails[0].get_content().partition("/mail#")[2].split()[0]
    ada.go(f"/mail#{link}")
    check(ada)
    ada.page.get_by_role("button", name="Yes, tell me here").click()
    expect(ada.page.get_by_role("status").filter(has_text="ada@place.example hears from us")).to_be_visible()
    ada.page.get_by_role("link", name="Settings for notices").click()
    expect(ways).to_contain_text(["ada@place.example"])

    panel.get_by_role("button", name="This device").click()
    expect(ways).to_have_count(2)
    key = ada.ask("GET", "/me/notices")["push_key"]
    assert ada.page.evaluate("window.subscribedWith") == key
    panel.get_by_role("button", name=re.compile("Try it.*This device")).click()
    expect(ada.page.get_by_text("Sent; it should be there in a moment.")).to_be_visible()
    (push,) = [each for each in received.posted.posts if each.path == "/push"]
    assert json.loads(browser.read(push.body))["title"] == "Notices arrive here"

    panel.get_by_role("button", name="Chat or program").click()
    line = panel.get_by_label("Address of the webhook")
    line.fill("https://discord.com/api/webhooks/1/x")
    expect(panel.get_by_role("radio", name="Discord")).to_be_checked()
    line.fill(f"{received.posted.address}/hook")
    expect(panel.get_by_role("radio", name="JSON")).to_be_checked()
    panel.get_by_role("button", name="Add it").click()
    expect(ways).to_have_count(3)

    panel.get_by_role("switch", name="Quiet hours").check(force=True)
    panel.get_by_label("until").select_option("510")
    panel.get_by_role("radio", name="every 4 hours").check()
    zone = ada.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    wanted = {"language": "en", "zone": zone, "quiet_from": 1320, "quiet_until": 510, "apart": 240}
    ada.until(lambda: ada.ask("GET", "/me/notices")["wishes"] == wanted, "the wishes are kept")
    check(ada)

    ada.page.reload()
    expect(ways).to_have_count(3)
    panel.get_by_role("button", name="Remove This device").click()
    expect(ways).to_have_count(2)
    assert [way["kind"] for way in ada.ask("GET", "/me/notices")["ways"]] == ["mail", "json"]
    for language, title in list(LANGUAGES.items())[1:]:
        ada.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(notices_of(ada, title).get_by_role("listitem")).to_have_count(2)
        ada.until(lambda: ada.ask("GET", "/me/notices")["wishes"]["language"] == language, language)  # noqa: B023
        assert "ways-" not in notices_of(ada, title).inner_text()


def take_turn(visitor: Visitor, table: str, seat: int) -> None:
    """Decide when asked, until somebody else is."""
    assert asked(visitor)
    while visitor.position(table)["table"]["waiting"] == [seat]:
        decide(visitor, by_list)


def test_of_two_who_play_one_is_told_who_does_not_look_and_nobody_who_does(
    visit: Visit, mailing: Running, received: Receiving
) -> None:
    ada, ben = (registered(visit, name, address=mailing.address) for name in ("Ada who plays", "Ben who waits"))
    hooks = {ada: "/ada", ben: "/ben"}
    for person, path in hooks.items():
        person.ask("POST", "/me/notices/ways", {"kind": "json", "address": f"{received.posted.address}{path}"})

    def told() -> list[Any]:
        return [(each.path, json.loads(each.body)) for each in received.posted.posts if each.path in hooks.values()]

    table = ada.open_table("worldsfair", "anyone")
    ada.go(f"/tables/{table}")  # from now on she looks
    ben.go(f"/tables/{table}").page.get_by_role("button", name="Sit down").click()
    take_turn(ada, table, 0)
    assert asked(ben)
    ben.page.wait_for_timeout(LONG)
    assert told() == []

    take_turn(ben, table, 1)
    ben.go("/lobby")
    take_turn(ada, table, 0)
    ada.until(lambda: told(), "Ben hears of it")
    ada.page.wait_for_timeout(LONG)
    ((path, notice),) = told()
    assert path == "/ben"
    (line,) = notice["tables"]
    server, _, wanted = line["address"].partition("/tables/")
    assert (server.rpartition(":")[0], wanted.partition("?")[0]) == (mailing.address.rpartition(":")[0], table)
    ben.go(f"/tables/{wanted}")
    expect(ben.chips.or_(ben.steps).first).to_be_visible()


def test_guests_are_told_here_and_a_server_without_mail_says_so(visit: Visit) -> None:
    guest = visit("Eve").go("/settings")
    expect(notices_of(guest).get_by_role("link", name="E-mail")).to_contain_text("With an account.")
    expect(notices_of(guest).get_by_role("button", name="This device")).to_be_enabled()
    while_open = guest.page.get_by_role("switch", name=re.compile("in another tab"))
    expect(notices_of(guest).get_by_role("switch")).to_have_count(1)
    expect(while_open).to_have_count(1)
    ada = registered(visit, "Ada without mail").go("/settings")
    mail = notices_of(ada).get_by_role("button", name="E-mail")
    expect(mail).to_be_disabled()
    expect(mail).to_contain_text("This server sends no mail.")


def test_a_push_is_shown_once_for_each_table_and_not_to_who_looks_at_it(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.go("/settings")
    ada.page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    session = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ada.until(lambda: found, "the worker is there")

    def push(table: str, title: str) -> None:
        told = {"title": title, "body": "Ada, …", "address": f"https://games.example/tables/{table}", "language": "en"}
        origin = {"origin": ada.address, "registrationId": found[0], "data": json.dumps(told)}
        session.send("ServiceWorker.deliverPushMessage", origin)

    [worker] = ada.context.service_workers
    worker.evaluate(RECORDING)

    def shown() -> list[Any]:
        return list(worker.evaluate("self.shown"))

    push("a", "first")
    push("b", "second")
    ada.until(lambda: len(shown()) == 2, lambda: f"two notices: {shown()}")
    assert shown() == [["first", "a", "/tables/a", "en"], ["second", "b", "/tables/b", "en"]]
    table = ada.open_table("worldsfair", "greedy")
    ada.look_at(table)
    push(table, "not this")
    push("c", "third")
    ada.until(lambda: len(shown()) > 2, lambda: f"the last: {shown()}")
    assert shown()[2:] == [["third", "c", "/tables/c", "en"]]
