"""The rules of Euphoria in modules of plain functions, one for each chapter of docs/rules/euphoria.md.

Every function takes the table first: ``tunnels.dig(city, faction)``. A module says in its first lines what it may
touch, and calls only those below it; what comes later it puts on the agenda. From the top:

- ``questions`` knows what can be chosen and what a choice does, ``agenda`` carries on what follows
- ``setup`` and ``drafts``, ``turn``, ``doubles``, ``dilemmas``, ``trading`` begin what a seat does
- ``placement`` and ``retrieval`` are the two lists of steps
- ``targets``, ``charges``, ``benefits``, ``markets``, ``construction``, ``ending`` are what these steps do
- ``powers``, ``drawing``, ``discards``, ``losses``, ``conditions`` are recruits and markets that take part
- ``prices`` and ``payment`` decide what can be paid, and with what
- ``tunnels``, ``factions``, ``stars``, ``tracks``, ``dice``, ``recruits``, ``cards``, ``stock`` move single pieces
- ``hidden`` deals anew what a seat cannot know, ``wandering`` plays carelessly
"""
