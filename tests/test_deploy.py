"""The files under deploy/ say what is true of this repository; where nginx is installed, it serves a game."""

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import pytest
import yaml
from tests.server.serving import Socket, serving
from websockets import Origin
from websockets.sync.client import connect

from mappamundi.cli import main
from mappamundi.server.bounds import CONNECTIONS_EACH, FILES_A_SECOND, FILES_AT_ONCE, LARGEST_RECORD
from mappamundi.server.limits import COUNTED
from mappamundi.server.settings import PREFIX, Settings
from mappamundi.server.sockets import HEARTBEAT
from mappamundi.server.store.location import parse_url

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PORT = Settings(db="").port
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile: each instruction with what follows it."""
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    pairs = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, rest in pairs]


def of(word: str) -> list[str]:
    return [rest for one, rest in instructions() if one == word]


def require_known(variables: set[str]) -> None:
    """Each is a setting of the server, and an option of `mundi serve` has it in its help."""
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    assert variables <= known
    options = {option for one in command("serve").params for option in one.opts}
    assert {"--" + name.removeprefix(PREFIX).lower().replace("_", "-") for name in variables} <= options


def command(*words: str) -> click.Command:
    """The command of `mundi` that these words name."""
    found: click.Command = main
    for word in words:
        assert isinstance(found, click.Group)
        named = found.get_command(click.Context(found), word)
        assert named is not None, f"there is no command {word}"
        found = named
    return found


def require_no_host(image: str) -> None:
    """An image by its name alone: where it comes from is whoever builds it to say."""
    assert re.fullmatch(r"[a-z]+(:[\w.-]+)?", image), image


def copied() -> set[str]:
    """What the Dockerfile takes from the repository."""
    return {name for rest in of("COPY") if not rest.startswith("--from") for name in rest.split()[:-1]}


def test_the_image_is_made_of_what_is_there_and_locked() -> None:
    assert all((ROOT / name).exists() for name in copied())
    install, package = (rest for rest in of("RUN") if "pip install" in rest)
    assert "--require-hashes --requirement requirements-run.lock" in install
    assert "--no-deps --no-build-isolation" in package
    assert "\nhatchling==" in (ROOT / "requirements-run.lock").read_text("utf-8"), (
        "the build needs nothing from elsewhere"
    )
    assert {"README.md", "LICENSE", "src"} <= copied(), "pyproject.toml names them"
    [tools] = [rest for rest in of("RUN") if rest.startswith("npm")]
    assert tools.startswith("npm ci "), "which takes what the lock file names, and nothing else"
    images = [base.split(" AS ")[0] for base in of("FROM")]
    for image in images:
        require_no_host(image)
    for image in images[1:]:
        version = image.removeprefix("python:").removesuffix("-slim")
        assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_what_docker_is_sent_is_what_it_copies() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert lines[1] == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == copied()


def test_the_container_serves_on_its_port_as_nobody_in_particular() -> None:
    variables = dict(pair.split("=", 1) for pair in of("ENV")[0].split())
    require_known(set(variables))
    assert variables["MUNDI_PORT"] == of("EXPOSE")[0] == str(PORT)
    assert of("HEALTHCHECK")[0].startswith("--start-period=20s CMD [")
    [data] = of("VOLUME")
    assert Path(parse_url(variables["MUNDI_DB"]).database or "").parent == Path(data)
    assert of("USER") == ["mundi"]
    assert Path(json.loads(of("ENTRYPOINT")[0])[0]).name in PROJECT["scripts"]
    command(*json.loads(of("CMD")[0]))


@pytest.mark.parametrize("well", [True, False])
def test_the_container_is_asked_how_it_is_on_the_port_it_serves_on(tmp_path: Path, well: bool) -> None:
    """The very command of the file, whatever port was chosen."""
    _, *check = json.loads(of("HEALTHCHECK")[0].partition("CMD ")[2])
    with serving(tmp_path) as served:
        port = served.url.rsplit(":", 1)[1] if well else str(free_port())
        asked = subprocess.run([sys.executable, *check], env={"MUNDI_PORT": port}, capture_output=True, check=False)
    assert (asked.returncode == 0) == well, asked.stderr


def test_the_services_fit_together() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    told = yaml.safe_load(re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "secret", text))
    services: dict[str, dict[str, Any]] = told["services"]
    taken: set[str] = set()
    assert told["x-serve"]["environment"]["MUNDI_HOST_NAME"] == name_in_nginx()
    for service in services.values():
        require_no_host(service["image"])
        assert service.get("depends_on", {}).keys() <= services.keys()
        assert {volume.split(":")[0] for volume in service.get("volumes", [])} <= told["volumes"].keys()
        if "build" in service:
            context = (DEPLOY / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).is_file()
            require_known(set(service["environment"]))
            command(*service.get("command", ["serve"]))
            address = parse_url(service["environment"]["MUNDI_DB"])
            database = services["db"]["environment"]
            assert (address.username, address.password) == (database["POSTGRES_USER"], database["POSTGRES_PASSWORD"])
            # PostgreSQL calls its first database after its user.
            assert (address.host, address.database) == ("db", database["POSTGRES_USER"])
        for port in service.get("ports", []):
            host, outside, inside = port.split(":")
            assert (host, inside) == ("127.0.0.1", str(PORT)), "behind a proxy nobody else may reach it"
            taken.add(outside)
    assert taken == set(re.findall(r"server 127\.0\.0\.1:(\d+);", (DEPLOY / "nginx.conf").read_text("utf-8")))


# --- nginx ----------------------------------------------------------------------------------------------------------


def directives(text: str) -> list[Any]:
    """The file as nginx reads it: lists of words, a block being the last of them."""
    words = re.findall(r'"[^"]*"|[{};]|[^\s{};]+', re.sub(r"#.*", "", text))
    stack: list[list[Any]] = [[]]
    line: list[Any] = []
    for word in words:
        if word == "{":
            stack.append([])
            stack[-2].append([*line, stack[-1]])
            line = []
        elif word == "}":
            assert not line, f"no semicolon after {line}"
            stack.pop()
        elif word == ";":
            stack[-1].append(line)
            line = []
        else:
            line.append(word)
    assert len(stack) == 1
    assert not line, "every directive and every block ends"
    return stack[0]


def site() -> tuple[list[Any], list[Any]]:
    """The server that speaks TLS, and what it does with every page."""
    found = directives((DEPLOY / "nginx.conf").read_text("utf-8"))
    server = next(one[-1] for one in found if one[0] == "server" and ["listen", "443", "ssl", "http2"] in one[-1])
    return server, next(one[-1] for one in server if one[:2] == ["location", "/"])


def name_in_nginx() -> str:
    server, _ = site()
    [name] = [one[1] for one in server if one[0] == "server_name"]
    return str(name)


def test_the_proxy_has_the_bounds_of_the_server() -> None:
    server, pages = site()
    assert ["client_max_body_size", f"{LARGEST_RECORD // 1024**2}m"] in server
    assert ["limit_conn", "mundi", str(CONNECTIONS_EACH)] in server
    found = directives((DEPLOY / "nginx.conf").read_text("utf-8"))
    zones = {one[2]: (one[1], one[3]) for one in found if one[0] == "limit_req_zone"}
    usual = Settings(db="")
    # What is too much the server says itself; what is far too much does not reach it.
    assert zones["zone=mundi_requests:10m"] == ("$mundi_request", f"rate={2 * usual.rate:.0f}r/s")
    assert zones["zone=mundi_files:10m"] == ("$mundi_file", f"rate={2 * FILES_A_SECOND:.0f}r/s")
    assert ["limit_req", "zone=mundi_requests", f"burst={2 * usual.burst}", "nodelay"] in server
    assert ["limit_req", "zone=mundi_files", f"burst={2 * FILES_AT_ONCE}", f"delay={FILES_AT_ONCE}"] in server
    assert ["limit_req_status", "429"] in found
    # The same requests are counted here and there, each once.
    for one in (one for one in found if one[:2] == ["map", "$uri"]):
        [pattern] = [line[0].removeprefix("~") for line in one[3] if line[0] != "default"]
        assert pattern == COUNTED.pattern
    [patience] = [one[1] for one in pages if one[0] == "proxy_read_timeout"]
    assert int(patience.removesuffix("s")) > 2 * HEARTBEAT
    assert ["proxy_buffering", "off"] in pages


def test_the_server_behind_it_knows_who_asks_and_how(tmp_path: Path) -> None:
    """The very headers of the file, as nginx would fill them in, whatever a client says of itself."""
    _, pages = site()
    filled = {"$http_host": "games.example", "$scheme": "https", "$http_upgrade": "", "$mundi_connection": ""}

    def headers(client: str) -> dict[str, str]:
        known = filled | {"$remote_addr": client}
        told = {name: known[value] for word, name, value in (one for one in pages if one[0] == "proxy_set_header")}
        # A client's own word on where it comes from is overwritten, and an empty header is not sent.
        said = {"X-Forwarded-For": "198.51.100.9", "Origin": "https://games.example"} | told
        return {name: value for name, value in said.items() if value}

    with serving(tmp_path, proxies=1, rate=0.01, burst=2, host_name=name_in_nginx()) as served:
        account = {"name": "Ada", "password": "correct horse battery"}
        answer = httpx.post(f"{served.url}/api/accounts", json=account, headers=headers("192.0.2.1"))
        assert answer.headers["set-cookie"].startswith("__Host-mundi=")
        statuses = [httpx.get(f"{served.url}/api/me", headers=headers("192.0.2.1")).status_code for _ in range(2)]
        assert statuses == [401, 429]
        assert httpx.get(f"{served.url}/api/me", headers=headers("192.0.2.2")).status_code == 401


NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@contextmanager
def behind_nginx(folder: Path, port: int) -> Iterator[tuple[int, int]]:
    """The example file as it is, but for its addresses and its certificate, before a server on that port; gives the
    ports for http and for https."""
    plain, secure = free_port(), free_port()
    subject = ("-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example,IP:127.0.0.1")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    subprocess.run(
        [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files],
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for here, there in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "/etc/ssl/games.example": str(folder),
        f"server 127.0.0.1:{PORT};": f"server 127.0.0.1:{port};",
    }.items():
        assert here in text
        text = text.replace(here, there)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    within = "access_log off; " + " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    whole = folder / "whole.conf"
    whole.write_text(f"{around} http {{ {within}\n{text}\n}}", "utf-8")
    with subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(whole)], stderr=subprocess.PIPE) as nginx:
        try:
            for _ in range(200):
                with suppress(OSError), socket.create_connection(("127.0.0.1", secure), 1):
                    break
                assert nginx.poll() is None, nginx.stderr and nginx.stderr.read()
                time.sleep(0.05)
            yield plain, secure
        finally:
            nginx.terminate()


@pytest.mark.skipif(not NGINX, reason="nginx is not installed, before which the example would be tried")
@pytest.mark.skipif(not OPENSSL, reason="openssl is not installed, which makes the certificate of the example")
def test_a_game_is_played_through_nginx(tmp_path: Path) -> None:
    """Pages, commands and both kinds of streams, over TLS; the server's numbers stay within."""
    with (
        serving(tmp_path, proxies=1, rate=0.01, burst=12) as served,
        behind_nginx(tmp_path, int(served.url.rsplit(":", 1)[1])) as (plain, secure),
    ):
        trusted = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        site = f"https://127.0.0.1:{secure}"
        with httpx.Client(base_url=site, verify=trusted, headers={"Host": f"127.0.0.1:{secure}"}) as http:
            moved = httpx.get(f"http://127.0.0.1:{plain}/watch", headers={"Host": "games.example"})
            assert (moved.status_code, moved.headers["location"]) == (301, "https://games.example/watch")
            assert "Mappa Mundi" in http.get("/").text
            assert http.get("/metrics").status_code == 404
            assert http.get("/health").json()["status"] == "ok"
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
            created = http.post("/api/tables", json={"game": "hotw2018", "seats": seats}).raise_for_status().json()
            table, token = created["table"]["id"], created["seats"]["0"]
            address = f"wss://127.0.0.1:{secure}/api/tables/{table}/socket"
            with connect(address, ssl=trusted, max_size=None, origin=Origin(site)) as connection:
                stream = Socket(connection)
                stream.send(type="hello", token=token)
                frame = stream.receive("snapshot")
                while not frame["legal"]:
                    frame = stream.receive("frame")
                form, key = frame["legal"][0], served.key()
                answer = http.post(
                    f"/api/tables/{table}/actions",
                    json={"action": form, "key": key},
                    headers={"Authorization": f"Bearer {token}", "Origin": site},
                )
                assert answer.status_code == 200, answer.text
                while frame.get("told", {}).get("seat") != 0:
                    frame = stream.receive("frame")
            # A stream of events is not held back.
            with http.stream("GET", f"/api/tables/{table}/events") as events:
                assert next(events.iter_lines())
            # Whatever a client says of itself, it counts as who it is.
            lies = [{"X-Forwarded-For": f"198.51.100.{n}"} for n in range(30)]
            assert any(http.get("/api/me", headers=lie).status_code == 429 for lie in lies)
