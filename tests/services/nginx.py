"""An nginx with TLS in front of a server, set up by the example docs/hosting/nginx.conf."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

from services.service import HOST, Service, ServiceError, find, not_installed

CONFIGURATION = """\
daemon off;
master_process off;  # one process, so that none is left
pid {directory}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {directory}/body;
    proxy_temp_path {directory}/proxy;
    fastcgi_temp_path {directory}/fastcgi;
    uwsgi_temp_path {directory}/uwsgi;
    scgi_temp_path {directory}/scgi;
{site}}}
"""


class Nginx(Service):
    """`site` is the example's `server { … }`; only its ports and its certificate are replaced."""

    name = "nginx"
    farewell = signal.SIGTERM

    def __init__(self, site: str, behind: int) -> None:
        self.site = site
        self.behind = behind
        super().__init__()

    @classmethod
    def missing(cls) -> str | None:
        return not_installed(cls.name) if program() is None or find("openssl") is None else None

    @property
    def address(self) -> str:
        return f"https://{HOST}:{self.port}"

    @property
    def certificate(self) -> Path:
        """Signed by itself: who connects has to be told to trust it."""
        return self.directory / "fullchain.pem"

    def prepare(self) -> None:
        self._make_certificate()
        site = self.site
        for example, ours in {
            "listen 443 ssl;": f"listen {HOST}:{self.port} ssl sndbuf=32k;",  # so that little is left with the system
            "/etc/letsencrypt/live/games.example/": f"{self.directory}/",
            "http://127.0.0.1:8421;": f"http://{HOST}:{self.behind};",
        }.items():
            if example not in site:
                raise ServiceError(f"nginx: the example has no {example!r} any more")
            site = site.replace(example, ours)
        text = CONFIGURATION.format(directory=self.directory, site=site)
        (self.directory / "nginx.conf").write_text(text)

    def _make_certificate(self) -> None:
        key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "privkey.pem"]
        whose = ["-days", "2", "-subj", "/CN=games.example", "-addext", f"subjectAltName=IP:{HOST}"]
        done = subprocess.run(
            ["openssl", "req", "-x509", *key, *whose, "-out", self.certificate.name],
            cwd=self.directory,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise ServiceError(f"openssl: {done.stderr.strip()}")

    def command(self) -> Sequence[str]:
        return [str(program()), "-e", "stderr", "-p", str(self.directory), "-c", "nginx.conf"]

    def ready(self) -> bool:
        try:
            socket.create_connection((HOST, self.port), timeout=10).close()
        except OSError:
            return False
        return True


def program() -> Path | None:
    """Debian keeps it where only root's PATH leads."""
    usual = Path("/usr/sbin/nginx")
    return find("nginx") or (usual if usual.exists() else None)
