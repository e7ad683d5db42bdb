"""How strong each mind is, with how little one can be sure of it: Plackett and Luce's model, by openskill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean

from ludothek.arena.simulate import Played


@dataclass(frozen=True)
class Rating:
    """Newcomers have 25; whoever is 4 ahead wins about three games of four. ``doubt`` is one standard deviation."""

    strength: float
    doubt: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """After all these games, the strongest first. A mind in several seats of a table is rated by all of them."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for played in games:
        if len({*played.minds}) < 2:
            continue  # against itself one learns nothing
        teams = [[known[name]] for name in played.minds]
        after = model.rate(teams, ranks=[float(rank) for rank in played.result.ranks])
        for name in {*played.minds}:
            own = [team[0] for team, seated in zip(after, played.minds, strict=True) if seated == name]
            known[name] = model.rating(mu=mean(each.mu for each in own), sigma=mean(each.sigma for each in own))
    rated = {name: Rating(each.mu, each.sigma) for name, each in known.items()}
    return dict(sorted(rated.items(), key=lambda item: -item[1].strength))
