"""Games, rules, health, metrics, the front page, and the document of the interface."""

import json
import re
from pathlib import Path

import msgspec
import pytest
import schemathesis
from jsonschema_rs import Draft202012Validator
from tests.server.serving import Served, serving
from tests.words import LANGUAGES

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.server import pages, sockets, wire
from mappamundi.server.api.routes import ROUTES
from mappamundi.server.openapi import STREAMS
from mappamundi.server.reference import SUBJECTS
from mappamundi.words import site_words


def test_games_say_what_they_are(served: Served) -> None:
    games = served.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == list(GAME_IDS)
    assert games[0]["seats"] == [3, 6]
    assert [choice["value"] for choice in games[0]["options"][0]["choices"]] == ["draft", "classic"]
    assert "random" in games[0]["bots"]


def test_the_catalogue_has_what_views_and_actions_name(served: Served) -> None:
    details = served.get("/api/games/hotw2018").json()
    catalogue = details["catalogue"]
    assert details["game"]["id"] == "hotw2018"
    assert {land["id"] for land in catalogue["lands"]} >= {"levant", "iberia"}
    assert len(catalogue["empires"]) == len(catalogue["events"]) == 40
    assert all(card["name"] for card in catalogue["empires"])
    assert served.get("/api/games/chess").status_code == 404


def test_a_game_is_told_in_the_words_of_the_pages(served: Served) -> None:
    """What a script and a program show are one sentence, kept in one place."""
    told = {game["id"]: game for game in served.get("/api/games").json()["games"]}
    words = site_words("en")
    assert all(game["pitch"] == words(f"game-{id_}-pitch") for id_, game in told.items())
    [penalties] = [option for option in told["fourgods"]["options"] if option["id"] == "penalties"]
    assert penalties["text"] == words("option-fourgods-penalties")
    assert penalties["choices"][1]["text"] == words("option-fourgods-penalties-all-players-note")
    assert penalties["seats"] == words("option-fourgods-penalties-seats-note")
    [excluded] = told["hotw2024"]["exclusions"]
    assert excluded["text"] == words("option-hotw2024-excluded-conquest-needs-dice")


def test_rules_come_numbered_with_their_chapters(served: Served) -> None:
    rules = {item["number"]: item for item in served.get("/api/games/hotw2018/rules").json()["items"]}
    assert rules["Z1.1"]["chapter"] == "Before you begin"
    assert rules["Z1.1"]["text"].startswith("Three to six players")
    assert rules["R1"]["chapter"] == "Open questions, settled"
    assert served.get("/api/games/chess/rules").status_code == 404


def test_rules_come_in_the_language_asked_for(served: Served) -> None:
    languages = served.get("/api/games/hotw2018").json()["game"]["languages"]
    assert languages == list(LANGUAGES)
    original = served.get("/api/games/hotw2018/rules").json()
    assert original == served.get("/api/games/hotw2018/rules?language=en").json()
    for language in languages[1:]:
        translated = served.get(f"/api/games/hotw2018/rules?language={language}").json()
        assert translated["language"] == language
        assert [item["number"] for item in translated["items"]] == [item["number"] for item in original["items"]]
        assert translated["items"][0]["chapter"] != original["items"][0]["chapter"]
        assert translated["items"][0]["text"] != original["items"][0]["text"]


@pytest.mark.parametrize("language", ["", "xx", "pt", "PT-br", "../../nl", "%00"])
def test_a_language_without_rules_is_refused(served: Served, language: str) -> None:
    answer = served.get(f"/api/games/hotw2018/rules?language={language}")
    assert answer.status_code == 400
    assert answer.json()["reason"] == "no_language"
    assert ", ".join(LANGUAGES) in answer.json()["detail"]


def test_rules_come_told_to_a_player_or_precise(served: Served) -> None:
    player, precise = (served.get(f"/api/games/hotw2018/rules?form={form}").json() for form in ("player", "precise"))
    assert player == served.get("/api/games/hotw2018/rules").json()
    assert (player["form"], precise["form"]) == ("player", "precise")
    assert [item["number"] for item in player["items"]] == [item["number"] for item in precise["items"]]
    assert precise["items"][0]["chapter"] == "Setup"
    assert precise["items"][0]["text"].startswith("3 to 6 seats")
    italian = served.get("/api/games/hotw2018/rules?form=precise&language=it").json()
    assert (italian["language"], italian["form"]) == ("it", "precise")


@pytest.mark.parametrize("form", ["", "long", "PRECISE"])
def test_a_form_that_rules_do_not_have_is_refused(served: Served, form: str) -> None:
    answer = served.get(f"/api/games/hotw2018/rules?form={form}")
    assert answer.status_code == 400
    assert answer.json()["reason"] == "no_form"
    assert "player, precise" in answer.json()["detail"]


def test_the_document_tells_of_language_and_form(served: Served) -> None:
    operation = served.get("/api/openapi.json").json()["paths"]["/api/games/{game}/rules"]["get"]
    language, form = (entry for entry in operation["parameters"] if entry["in"] == "query")
    assert (language["name"], form["name"]) == ("language", "form")
    assert "`languages`" in language["schema"]["description"]
    assert "`precise`" in form["schema"]["description"]
    assert "400" in operation["responses"]


def test_health(served: Served) -> None:
    assert served.get("/health").json()["status"] == "ok"


def test_metrics_are_prometheus_text(served: Served) -> None:
    served.table()
    served.get("/api/nothing/of/the/kind")
    answer = served.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    sample = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')
    lines = answer.text.splitlines()
    assert all(line.startswith("# ") or sample.match(line) for line in lines)
    values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert float(values['mundi_entries_total{kind="start"}']) >= 1
    assert float(values["mundi_live_tables"]) >= 1
    assert float(values['mundi_requests_total{method="POST",route="/api/tables",status="201"}']) >= 1
    assert float(values['mundi_requests_total{method="other",route="other",status="404"}']) >= 1
    assert values["mundi_commit_seconds_count"] == values['mundi_commit_seconds_bucket{le="+Inf"}']
    assert "of/the/kind" not in answer.text


def test_the_front_page_is_the_client(served: Served) -> None:
    page = served.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert served.get("/rules/hotw2018/Z8.8").text.splitlines()[-5:] == page.text.splitlines()[-5:]
    assert served.get("/t/0123456789abcdef").status_code == 200
    assert served.get("/rules/hotw2018/empires.romans").status_code == 200
    assert served.get("/nothing.php").status_code == 404
    lost = served.get("/nothing/of/the/kind")
    assert lost.status_code == 404
    assert lost.headers["content-type"].startswith("text/html")


def test_the_front_page_asks_for_everything_it_needs_at_once(served: Served) -> None:
    page = served.get("/").text
    for file in ("js/main.js", "js/i18n.js", "js/screens/home.js", "js/mine.js", "vendor/fluent.js"):
        assert re.search(rf'<link rel="modulepreload" href="/assets/\w+/{file}">', page), file
    assert "/locales/en/site.ftl" in page
    assert "/locales/nl/site.ftl" in served.http.get("/", headers={"Accept-Language": "fr, nl-BE;q=0.8, en"}).text
    assert "js/screens/table.js" not in page
    # Types are for who reads the code, and a game's words come with the game.
    assert "js/games/contract.js" not in page
    assert "/locales/en/hotw2018.ftl" not in page
    assert "js/screens/table.js" in served.get("/t/0123456789abcdef").text


def test_a_reader_who_chose_a_language_gets_no_other(served: Served) -> None:
    chosen = {"Cookie": f"{pages.LANGUAGE}=it", "Accept-Language": "nl"}
    answer = served.http.get("/", headers=chosen)
    assert set(re.findall(r"/locales/([\w-]+)/", answer.text)) == {"it"}
    assert answer.headers["vary"] == "Accept-Language, Cookie, Accept-Encoding"
    unknown = served.http.get("/", headers={**chosen, "Cookie": f"{pages.LANGUAGE}=xx"}).text
    assert set(re.findall(r"/locales/([\w-]+)/", unknown)) == {"nl"}


def test_a_page_that_is_known_is_not_sent_again(served: Served) -> None:
    tag = served.get("/").headers["etag"]
    again = served.http.get("/", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""


def test_without_the_client_a_plain_page_lists_the_games(tmp_path: Path) -> None:
    page = pages.Pages(tmp_path).page
    assert "History of the World (2018)" in page
    assert "/api/openapi.json" in page
    assert "<script" not in page


def test_the_client_is_served_when_it_is_there(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(
        '<script type="importmap">{"imports": {"x": "{{assets}}/x.js"}}</script>'
        '<script src="{{assets}}/main.js"></script>'
    )
    (client / "main.js").write_text("export {};")
    with serving(tmp_path, client) as found:
        page = found.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert re.search(r"script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='", page.headers["content-security-policy"])
        address = re.search(r'src="(/assets/[0-9a-f]{12}/main\.js)"', page.text)
        assert address is not None
        script = found.get(address[1])
        assert script.text == "export {};"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert found.get("/t/4f3a").text == page.text
        for path in ("/api/nothing", "/favicon.png", "/assets/../serving.py", "/assets/%2e%2e/test.db"):
            assert found.get(path).status_code == 404


def test_a_bundle_is_served_where_there_is_one(tmp_path: Path) -> None:
    """Its files have addresses that no version changes, the rest of the client those it has without."""
    client = tmp_path / "client"
    files = {
        "index.html": '<link rel="icon" href="{{assets}}/icon.svg">'
        '<link rel="stylesheet" href="{{assets}}/css/page.css">'
        '<script type="importmap">{"imports": {"x": "{{assets}}/x.js"}}</script>'
        '{{ahead}}<script src="{{assets}}/js/main.js"></script>',
        "icon.svg": "<svg/>",
        "css/page.css": "",
        "js/main.js": "",
        "js/screens/home.js": "",
        "js/screens/table.js": "",
        "dist/page-AB.css": "h1{}",
        "dist/page-AB.css.br": "packed",
        "dist/main-CD.js": "export{};",
        "dist/manifest.json": json.dumps(
            {
                "files": {
                    "css/page.css": "page-AB.css",
                    "js/main.js": "main-CD.js",
                    "js/screens/home.js": "home-EF.js",
                },
                "needs": {
                    "js/main.js": ["main-CD.js", "chunk-1.js"],
                    "js/screens/home.js": ["home-EF.js", "chunk-1.js", "chunk-2.js"],
                    "js/screens/table.js": ["table-GH.js"],
                },
            }
        ),
    }
    for path, text in files.items():
        (client / path).parent.mkdir(parents=True, exist_ok=True)
        (client / path).write_text(text)
    with serving(tmp_path, client) as found:
        page = found.get("/")
        assert re.search(r'rel="icon" href="/assets/[0-9a-f]{12}/icon\.svg"', page.text)
        assert 'rel="stylesheet" href="/assets/dist/page-AB.css"' in page.text
        assert '<script src="/assets/dist/main-CD.js">' in page.text
        # Nothing is inline any more.
        assert "importmap" not in page.text
        assert "sha256" not in page.headers["content-security-policy"]
        ahead = re.findall(r'rel="modulepreload" href="/assets/dist/([^"]+)"', page.text)
        assert ahead == ["main-CD.js", "chunk-1.js", "home-EF.js", "chunk-2.js"]
        sheet = found.get("/assets/dist/page-AB.css")
        assert sheet.text == "h1{}"
        assert "immutable" in sheet.headers["cache-control"]
        # Packed when it was made, for whoever knows how to unpack that.
        with found.http.stream("GET", "/assets/dist/page-AB.css", headers={"Accept-Encoding": "gzip, br"}) as packed:
            assert b"".join(packed.iter_raw()) == b"packed"
            assert packed.headers["content-encoding"] == "br"
            assert packed.headers["etag"] != sheet.headers["etag"]
        own = re.findall(r"/assets/[0-9a-f]{12}", page.text)[0]
        assert found.get(f"{own}/icon.svg").status_code == 200
        for path in (f"{own}/dist/main-CD.js", "/assets/dist/page-AB.css.br", "/assets/0123456789ab/icon.svg"):
            assert found.get(path).status_code == 404


def test_every_route_is_in_the_document(served: Served) -> None:
    document = served.get("/api/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(route.method, route.path) for route in ROUTES}
    assert ("GET", "/api/openapi.json") in described
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for operation in operations:
        assert "429" in operation["responses"]


def test_no_message_is_sent_that_has_no_type_of_its_own() -> None:
    """Whatever a module of the server could send on a stream is one of those that the document describes."""
    kinds = {kind for module in (sockets, wire) for kind in vars(module).values() if is_message(kind)}
    assert kinds - {wire.Problem} == {*STREAMS}, "the type of a problem is an address"
    folder = Path(str(sockets.__file__)).parent
    loose = [path.name for path in folder.rglob("*.py") if re.search(r"""['"]type['"]: ?['"]""", path.read_text())]
    assert loose in ([], ["openapi.py"]), "OpenAPI speaks of types as well"


def is_message(kind: object) -> bool:
    """Whether it is a structure that says in a field of its own what it is."""
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct) or kind.__module__.endswith("relay"):
        return False
    return kind.__struct_config__.tag_field == "type" or "type" in kind.__struct_fields__


def test_the_document_is_a_page_to_read(served: Served) -> None:
    """Every path, structure and stream stands in it, every link within leads somewhere, and it asks for our own files
    alone and for no script."""
    document = served.get("/api/openapi.json").json()
    answer = served.get("/api/docs")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    page = answer.text
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    operations = {told["operationId"] for methods in document["paths"].values() for told in methods.values()}
    assert operations <= set(ids)
    assert {f"structure-{name}" for name in document["components"]["schemas"]} <= set(ids)
    assert {"stream-socket", "stream-events"} <= set(ids)
    links = re.findall(r'href="([^"]+)"', page)
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    files = {link for link in links if not link.startswith("#")}
    assert {link.rpartition("/")[2] for link in files} == {
        *("", "openapi.json", "icon.svg", "tokens.css", "reference.css")
    }
    for file in files:
        assert served.get(file).status_code == 200, file
    assert "<script" not in page
    assert "undefined" not in page
    # It is read again when the program has changed, and not sent again when it has not.
    assert answer.headers["cache-control"] == "no-cache"
    known = served.http.get("/api/docs", headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304
    assert set(SUBJECTS) == {told["tags"][0] for methods in document["paths"].values() for told in methods.values()}


def test_the_example_of_a_table_can_be_set_up(served: Served) -> None:
    """Its options are those of the game that it names."""
    post = served.get("/api/openapi.json").json()["paths"]["/api/tables"]["post"]
    example = post["requestBody"]["content"]["application/json"]["example"]
    options = find_game(example["game"]).facts.checked(example["options"], len(example["seats"]))
    assert example["options"]
    assert example["options"].items() <= options.items()


def test_the_document_is_openapi(served: Served) -> None:
    """Its schemas are JSON Schema, its references lead somewhere, and its examples fit."""
    document = served.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    schemas = document["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator({**schema, "components": document["components"]})
    for reference in re.findall(r'"\$ref":"([^"]+)"', served.get("/api/openapi.json").text):
        name = reference.removeprefix("#/components/schemas/")
        assert name in schemas
    for path, methods in document["paths"].items():
        for operation in methods.values():
            declared = {entry["name"] for entry in operation.get("parameters", []) if entry["in"] == "path"}
            assert declared == set(re.findall(r"{(\w+)}", path))
            for scheme in operation.get("security", []):
                assert set(scheme) <= set(document["components"]["securitySchemes"])
            for body in operation.get("requestBody", {}).get("content", {}).values():
                if "example" in body:
                    whole = {**body["schema"], "components": document["components"]}
                    Draft202012Validator(whole).validate(body["example"])


def test_schemathesis_reads_the_document(served: Served) -> None:
    schema = schemathesis.openapi.from_dict(served.get("/api/openapi.json").json())
    assert len(list(schema.get_all_operations())) == len(ROUTES)


def test_answers_fit_the_document(served: Served) -> None:
    document = served.get("/api/openapi.json").json()
    created = served.table(listed=True)
    table, token = created["table"]["id"], created["seats"]["0"]

    def fits(path: str, answer: object, status: str = "200", method: str = "get") -> None:
        described = document["paths"][path][method]["responses"][status]["content"]["application/json"]["schema"]
        Draft202012Validator({**described, "components": document["components"]}).validate(answer)

    fits("/api/tables", created, "201", "post")
    fits("/api/tables", served.get("/api/tables").json())
    fits("/api/tables/{table}", served.get(f"/api/tables/{table}").json())
    fits("/api/tables/{table}/seat", served.snapshot(table, token))
    fits("/api/tables/{table}/watch", served.get(f"/api/tables/{table}/watch").json())
    fits("/api/games/{game}", served.get("/api/games/hotw2018").json())
    fits("/api/games/{game}/rules", served.get("/api/games/hotw2018/rules").json())
    fits("/health", served.get("/health").json())
