"""The services that other tests rely on: they serve, they outlive a crash, and they end with the test run."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from services.fixtures import insist
from services.postgres import Postgres, children_of, is_alive
from services.redis import Redis
from services.service import HOST, Service, ServiceError

TESTS = Path(__file__).parent.parent


def pid_of(service: Service) -> int:
    return int((service.directory / "pid").read_text())


def test_postgres_answers(postgres: Postgres) -> None:
    assert postgres.psql("SELECT 6 * 7, current_setting('fsync')") == "42|on"


def test_each_new_database_is_empty(postgres: Postgres) -> None:
    one, other = postgres.new_database(), postgres.new_database()
    postgres.psql("CREATE TABLE piece (name text)", one)
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert (postgres.psql(tables, one), postgres.psql(tables, other)) == ("1", "0")
    postgres.drop_database(one)
    with pytest.raises(ServiceError, match="does not exist"):
        postgres.psql(tables, one)
    postgres.drop_database(other)


def test_postgres_asks_for_the_password(postgres: Postgres) -> None:
    url = postgres.url
    assert url == f"postgresql+psycopg://ludothek:{postgres.password}@{HOST}:{postgres.port}/postgres"
    right, postgres.password = postgres.password, "wrong"
    try:
        with pytest.raises(ServiceError, match="password authentication failed"):
            postgres.psql("SELECT 1")
    finally:
        postgres.password = right


def test_what_postgres_has_committed_survives_a_crash(postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.psql("CREATE TABLE move (number int)", url)
    postgres.psql("INSERT INTO move VALUES (7)", url)
    processes = [pid_of(postgres), *children_of(pid_of(postgres))]
    assert len(processes) > 1
    try:
        postgres.kill()
        assert not any(map(is_alive, processes))
        with pytest.raises(ServiceError, match="refused"):
            postgres.psql("SELECT 1")
    finally:
        postgres.restart()
    assert postgres.psql("SELECT number FROM move", url) == "7"
    assert "was not properly shut down" in postgres.log.read_text()
    assert postgres.url_of("x").startswith(url.rpartition("/")[0])
    postgres.drop_database(url)


def test_redis_answers(redis: Redis) -> None:
    assert redis.ask("PING", "SET seat 3", "STRLEN seat") == ["+PONG", "+OK", ":1"]


def test_redis_forgets_in_a_crash(redis: Redis) -> None:
    url = redis.url
    redis.ask("SET seat 3")
    process = pid_of(redis)
    try:
        redis.kill()
        assert not is_alive(process)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((HOST, redis.port))
    finally:
        redis.restart()
    assert redis.ask("EXISTS seat") == [":0"]
    assert redis.url == url


def test_a_restart_in_a_thread_lasts(redis: Redis) -> None:
    redis.kill()
    thread = threading.Thread(target=redis.restart)
    thread.start()
    thread.join()
    assert redis.ask("PING") == ["+PONG"]


def test_a_running_service_is_not_started_twice(redis: Redis) -> None:
    with pytest.raises(ServiceError, match="is running"):
        redis.restart()


@pytest.mark.usefixtures("redis")
def test_a_service_that_cannot_start_says_why_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(ServiceError, match="(?s)Redis ended at once: .*maxmemory"):
        Redis({"maxmemory": "plenty"})
    assert list(tmp_path.iterdir()) == []


def test_stop_leaves_nothing(redis: Redis) -> None:
    with Redis() as other:
        assert other.port != redis.port
        process = pid_of(other)
    assert not is_alive(process)
    assert not other.directory.exists()
    other.stop()


@pytest.mark.parametrize("name", ["Postgres", "Redis"])
def test_services_end_with_a_test_run_that_is_killed(name: str, request: pytest.FixtureRequest) -> None:
    service: Service = request.getfixturevalue(name.lower())
    program = (
        f"from services.{name.lower()} import {name}; import sys; service = {name}()\n"
        "print(service.directory, (service.directory / 'pid').read_text(), flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=TESTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        directory, process = run.stdout.readline().split()
        processes = [int(process), *children_of(int(process))]
        assert is_alive(int(process))
        run.send_signal(signal.SIGKILL)
    service.wait_for("end with its test run", lambda: not any(map(is_alive, processes)))
    service.wait_for("leave nothing", lambda: not Path(directory).exists())


def test_what_is_missing_is_skipped_or_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    line = "Redis is not installed: run tests/services/install.sh as root"
    assert Redis.missing() == line
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=f"^{line}$"):
        insist(line)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=f"^{line}$"):
        insist(line)
    insist(None)
