"""A small client that plays on a server, over REST and over the live connection.

    from ludothek.client import Client
    from ludothek.protocol import NewTable, Place

    async with Client("http://127.0.0.1:8421") as client:
        await client.be("Ada")
        position = await client.open(NewTable(title="worldsfair", seats=[Place(who="me"), Place(who="mind")]))
        async with client.live(position.table.id) as table:
            while not table.over:
                position = await table.until(lambda position: position.choices or table.over)
                if position.choices:
                    await table.decide(position.choices[0].id)

A live table connects again by itself when the connection is lost, and repeats what was not answered; the server does
nothing twice.
"""

from ludothek.client.errors import NewerServer, Outdated, ServerRefused, Unreachable
from ludothek.client.live import Heard, LiveTable, Lost, new_request
from ludothek.client.rest import Client
from ludothek.protocol import API

__all__ = [
    "API",
    "Client",
    "Heard",
    "LiveTable",
    "Lost",
    "NewerServer",
    "Outdated",
    "ServerRefused",
    "Unreachable",
    "new_request",
]
