"""``python -m server.attacks.impatient serve``: a server without patience, on a system that buffers nothing.

So an attack that takes half a minute and fills gigabytes is over in seconds, and shows in our own memory.
"""

from __future__ import annotations

import socket
import sys

from ludothek.cli.main import main
from ludothek.server import serving
from ludothek.server.unread import Unread

SECONDS = 1.5
BUFFER = 1 << 16


def bind(host: str, port: int) -> socket.socket:
    listener = usual_bind(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)  # its connections inherit it
    return listener


if __name__ == "__main__":
    Unread.SECONDS = SECONDS
    usual_bind, serving.bind = serving.bind, bind
    sys.exit(main())
