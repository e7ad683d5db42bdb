"""The report of a tournament as one page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from ludothek.arena.findings import Findings, Habit, Pick
from ludothek.arena.plots import Bar, bars, histogram
from ludothek.arena.ratings import Rating
from ludothek.arena.report import Tally
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import SEATS, SHAPES

Part = tuple[str, Findings, dict[str, Rating]]
"""What was played (empty if there is nothing to compare it with), what was found, and how strong everybody is."""

STYLE = """
:root { color-scheme: light dark; --ink: #24313a; --paper: #fbfaf6; --faint: #6b7780; --bar: #3f7f8c; --line: #d9d6cb }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #1b2227; --faint: #9aa5ad; --bar: #6fb3c0; --line: #39444c }
}
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.6rem } h2 { margin: 2rem 0 .2rem; font-size: 1.15rem }
p { margin: .2rem 0; color: var(--faint); max-width: 45rem }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 2rem }
svg { width: 100%; max-width: 42rem; height: auto; display: block; font: 13px system-ui, sans-serif; fill: var(--ink) }
.name { text-anchor: end } .bar { fill: var(--bar) } .unsure { fill: var(--line) }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none } .dotted { stroke: var(--faint); stroke-dasharray: 2 4 }
table { border-collapse: collapse; margin: .5rem 0 } td, th { padding: .2rem .7rem; text-align: right;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th { font-weight: 600 } th:first-child { text-align: left } .wide { overflow-x: auto }
"""


class Page:
    """Puts a report together in one language."""

    def __init__(self, speak: Catalogue, mind: Callable[[str], str]) -> None:
        self._speak = speak
        self._mind = mind

    def write(self, title: str, summary: str, parts: Sequence[Part]) -> str:
        inside = "".join(f"<section>{self._part(*part)}</section>" for part in parts)
        return (
            f'<!doctype html>\n<html lang="{self._speak.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1><p>{escape(summary)}</p>\n"
            f'<div class="parts">{inside}</div>\n</html>\n'
        )

    def _part(self, name: str, findings: Findings, ratings: dict[str, Rating]) -> str:
        report = findings.report
        even = 1 / findings.seats
        by_seat = {self._seat(seat): tally for seat, tally in sorted(report.by_seat.items())}
        by_mind = {self._mind(name): report.by_mind[name] for name in ratings or report.by_mind}
        return "".join(
            [
                f"<h2>{escape(name)}</h2>" if name else "",
                self._section("ratings", self._strengths(ratings), "ratingnote") if ratings else "",
                self._section("wins", self._shares(by_mind, even), "winsnote"),
                self._section("duels", self._duels(findings), "duelnote") if findings.duels else "",
                self._section("seats", self._shares(by_seat, even), "seatnote"),
                *(self._points(name, tally) for name, tally in by_mind.items()),
                self._section("lengths", histogram(report.lengths)),
                self._section("habits", self._habits(findings.habits()), "habitnote") if findings.habits() else "",
                self._section("picks", self._picks(findings.picks(), even)) if findings.picks() else "",
            ]
        )

    def _section(self, id: str, inside: str, note: str = "") -> str:
        told = f"<p>{escape(self._speak(f'arena-{note}'))}</p>" if note else ""
        return f"<h2>{escape(self._speak(f'arena-{id}'))}</h2>{told}{inside}\n"

    def _seat(self, seat: int) -> str:
        return f"{SHAPES[seat]} {self._speak.name(f'seat:{SEATS[seat]}')}"

    def _percent(self, share: float) -> str:
        return self._speak.percent(share, 1)

    def _shares(self, tallies: dict[str, Tally], even: float) -> str:
        rows = [
            Bar(name, tally.wins / tally.games, *tally.interval, self._percent(tally.wins / tally.games))
            for name, tally in tallies.items()
        ]
        return bars(rows, 0, max(row.high for row in rows), even)

    def _strengths(self, ratings: dict[str, Rating]) -> str:
        number = self._speak.number
        rows = [
            Bar(
                self._mind(name),
                each.strength,
                each.strength - 2 * each.doubt,
                each.strength + 2 * each.doubt,
                f"{number(each.strength, 1)} ± {number(2 * each.doubt, 1)}",
            )
            for name, each in ratings.items()
        ]
        return bars(rows, min(0.0, *(row.low for row in rows)), max(row.high for row in rows), 25.0)

    def _duels(self, findings: Findings) -> str:
        names = list(dict.fromkeys(one for one, _ in findings.duels))
        head = "".join(f"<th>{escape(self._mind(name))}</th>" for name in names)
        rows = []
        for one in names:
            cells = [findings.duels.get((one, other)) for other in names]
            told = [f"{self._percent(duel.share)}<br>{self._range(*duel.interval)}" if duel else "" for duel in cells]
            inside = "".join(f"<td>{each}</td>" for each in told)
            rows.append(f"<tr><th>{escape(self._mind(one))}</th>{inside}</tr>")
        return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'

    def _range(self, low: float, high: float) -> str:
        return f"{self._speak.number(100 * low)}–{self._speak.number(100 * high)}"

    def _points(self, name: str, tally: Tally) -> str:
        heading = self._speak("label", name=self._speak("arena-points"), text=name)
        return f"<h2>{escape(heading)}</h2>{histogram(tally.scores)}\n"

    def _habits(self, habits: list[Habit]) -> str:
        number = self._speak.number
        head = "".join(f"<th>{escape(self._speak(f'arena-{id}'))}</th>" for id in ("thing", "winners", "others"))
        rows = "".join(
            f"<tr><th>{escape(self._speak.name(each.name))}</th><td>{number(each.winners, 2)}</td>"
            f"<td>{number(each.others, 2)}</td></tr>"
            for each in habits
        )
        differences = [
            Bar(
                self._speak.name(each.name),
                each.difference,
                each.difference - each.doubt,
                each.difference + each.doubt,
                f"{'+' * (each.difference > 0)}{number(each.difference, 2)}",
                each.is_sure,
            )
            for each in habits
        ]
        least, most = min(row.low for row in differences), max(row.high for row in differences)
        plot = bars(differences, min(least, 0.0), max(most, 0.0), 0.0)
        return f'{plot}<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'

    def _picks(self, picks: list[Pick], even: float) -> str:
        rows = [
            Bar(
                self._speak.name(pick.name),
                pick.share,
                *pick.interval,
                self._speak("in-brackets", text=self._percent(pick.share), more=pick.seats),
                not pick.interval[0] <= even <= pick.interval[1],
            )
            for pick in picks
        ]
        return bars(rows, 0, max(row.high for row in rows), even)
