"""Everything that travels between server and browser as one JSON Schema, from which the browser's types are made.

``python -m ludothek.server.shapes`` prints it; ``npm run types`` in ``web`` makes the types.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ludothek import protocol
from ludothek.kernel.heading import Heading
from ludothek.kernel.registry import game, titles

REST = (
    protocol.AdminPerson,
    protocol.AdminReport,
    protocol.AdminTable,
    protocol.AuditCard,
    protocol.BanCard,
    protocol.BlockCard,
    protocol.ChangePassword,
    protocol.Chat,
    protocol.Confirm,
    protocol.ConfirmMail,
    protocol.Continue,
    protocol.Credentials,
    protocol.DailyCard,
    protocol.DailyResult,
    protocol.Examples,
    protocol.InvitationCard,
    protocol.AskHint,
    protocol.Farewell,
    protocol.Hints,
    protocol.History,
    protocol.Links,
    protocol.Lobby,
    protocol.LogIn,
    protocol.Me,
    protocol.NewBan,
    protocol.NewBlock,
    protocol.NewGuest,
    protocol.NewInvitation,
    protocol.NewReport,
    protocol.NewTable,
    protocol.NewTournament,
    protocol.NewWay,
    protocol.Notices,
    protocol.OneTimeLink,
    protocol.Promotion,
    protocol.PublicPage,
    protocol.RatedLevel,
    protocol.RatedPerson,
    protocol.Recover,
    protocol.ReportCard,
    protocol.Resolution,
    protocol.RecoveryCodes,
    protocol.SecondFactor,
    protocol.SessionCard,
    protocol.SetPassword,
    protocol.Sit,
    protocol.Spoken,
    protocol.Statistics,
    protocol.TitleCard,
    protocol.Tournament,
    protocol.TournamentCard,
    protocol.TurnOff,
    protocol.TurnOn,
    protocol.Tutorial,
)


def shapes() -> dict[str, Any]:
    """The live protocol, the bodies of REST, the heading of all views, the view of each title as ``View_<title>``."""
    live = protocol.json_schema()
    _, named = msgspec.json.schema_components((*REST, Heading), ref_template="#/$defs/{name}")
    definitions = {**live["$defs"], **named}
    for title in titles():
        (schema,), parts = msgspec.json.schema_components(
            (game(title).view_type,), ref_template=f"#/$defs/{title}_{{name}}"
        )
        definitions |= {f"{title}_{name}": part for name, part in parts.items()}
        definitions[f"View_{title}"] = schema
    return {"$schema": live["$schema"], "title": "Shapes", "$defs": definitions}


if __name__ == "__main__":
    print(json.dumps(shapes(), indent=1))
