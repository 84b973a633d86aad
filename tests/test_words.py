"""The words of the client: complete in every language, asked for by the scripts, written nowhere else."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.words import (
    HOLE,
    LANGUAGES,
    LOCALES,
    PAGES,
    SCRIPTS,
    Game,
    Message,
    Script,
    asked_ids,
    games,
    given,
    python_speakers,
    python_strings,
    read_fluent,
    said_in_python,
    scripts,
    shown_text,
    speakers,
    spoken_games,
    words_of,
)

from mappamundi.cli.displays import COMMON
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import TERRAINS
from mappamundi.games.fourgods.why import REASONS as RACE_REASONS
from mappamundi.games.history.y2018 import data
from mappamundi.games.history.y2018.reasons import REASONS
from mappamundi.games.history.y2024 import data as later

OTHERS = LANGUAGES[1:]
# The file that only the terminal reads, and that of the arena's table and report.
TERMINAL = "terminal"
ARENA = "arena"

# What a reader may see although no message holds it: the name of the project.
PLAIN = frozenset({"Mappa Mundi"})

# A name in the form that a sentence takes it in: it is shared where the name is.
FORM = re.compile(r"name-[a-z-]+\.(the|in)")

# Ids that the server or the data complete, by their beginnings; no script spells them out.
COMPLETED = ("game-", "option-", "refusal-", "lesson-")

# Where a refusal of the server names its reason, and the reasons that only a program of one's own can meet, or whose
# own words say more than a message could.
SERVER = SCRIPTS.parents[1] / "server"
REASON = 2
UNSEEN = frozenset(
    {
        "bad_input",
        "bad_seat_kind",
        "bad_table",
        "cross_site",
        "no_bot",
        "no_form",
        "no_language",
        "no_option",
        "not_json",
        "refused",
        "wrong_host",
        "wrong_method",
    }
)

# Messages that are the same as in English because the language shares the word: names, and little else.
SHARED: dict[str, frozenset[str]] = {
    language: frozenset(ids.split())
    for language, ids in {
        "pt-BR": """
            end-time
            brand title-table tool-menu score-bot lobby-state-bot era chronicle-era sign-capital page-title nav-menu
            settings-volume new-kind-bot bot-name-5 almanac-era game-hotw2018-title game-hotw2018-publisher
            game-hotw2001-title game-hotw2001-publisher game-hotw2024-title game-hotw2024-publisher game-fourgods-title
            game-fourgods-publisher map-capital name-china name-zagros name-atlas name-congo name-volga name-turan
            name-wei name-sichuan name-lingnan name-hindu-kush name-ganges name-ghats name-mekong name-sumatra
            name-java name-kyushu name-honshu name-mississippi name-andes name-guiana name-pampas name-outback
            name-guptas name-vikings name-xiongnu name-khmers name-axum name-cholas name-mali name-zulus
            leader-tang-dynasty leader-arabs leader-americans leader-germans name-kush card-marker-capital
            terminal-help-turn.keys terminal-help-meanwhile.keys
            terminal-help-list.keys terminal-help-chronicle.keys terminal-help-undo.keys terminal-help-quit.keys
            name-fujiwara name-incas name-portugal
            name-chekiang name-hokkaido name-hsiung-nu name-jihad name-madagascar name-si-kyang
            name-szechuan name-the-outback name-tiahuanaco
            empire-capital
            preeminence-final
            turns-left terminal-clock terminal-tiles-help-undo.keys
            arena-column-bot arena-column-ms
        """,
        "it": """
            end-time replay replay-title replay-mark replay-controls
            brand title-table tool-menu tool-chat chat-title settings-chat score-bot lobby-state-bot option-no
            account-password settings-volume
            page-title nav-menu new-kind-bot game-hotw2018-title game-hotw2018-publisher
            game-hotw2001-title game-hotw2001-publisher game-hotw2024-title game-hotw2024-publisher game-fourgods-title
            game-fourgods-publisher name-india name-eurasia name-australasia name-arabia name-anatolia name-mesopotamia
            name-zagros name-nubia name-congo name-guinea name-iberia name-britannia name-scandinavia name-volga
            name-turan name-mongolia name-wei name-yangtze name-sichuan name-lingnan name-hindu-kush name-deccan
            name-irrawaddy name-mekong name-sumatra name-kyushu name-honshu name-mississippi name-guiana name-australia
            name-sahara name-siberia name-outback name-harappa name-kush name-xiongnu name-axum name-mali
            leader-tang-dynasty leader-arabs leader-americans leader-germans
            terminal-help-turn.keys terminal-help-meanwhile.keys
            terminal-help-list.keys terminal-help-chronicle.keys terminal-help-undo.keys terminal-help-quit.keys
            terminal-help-save.keys
            name-alemannia name-austria name-bantu name-fujiwara name-ghana name-macedonia name-majapahit name-maurya
            name-persia name-russia name-songhai name-sumeria
            name-ceylon name-chekiang name-chola name-highlands name-hokkaido name-hsiung-nu name-jihad
            name-madagascar name-morea name-patagonia name-si-kyang name-szechuan name-thai
            name-the-outback name-tiahuanaco name-yangtze-kiang name-zimbabwe
            turns-left terminal-clock terminal-tiles-help-undo.keys
            arena-column-bot arena-column-ms
        """,
        "nl": """
            end-time
            brand title-table tool-menu tab-hand score-bot lobby-state-bot sign-fort sign-monument tag-fort tag-open
            page-title nav-menu new-kind-bot figure-open bot-name-1 bot-name-4 bot-name-5 bot-name-6 game-hotw2018-title
            game-hotw2018-publisher game-hotw2001-title game-hotw2001-publisher game-hotw2024-title pace-race-short
            game-hotw2024-publisher game-fourgods-title game-fourgods-publisher map-monument map-fort map-column-land
            name-china name-india name-levant name-tigris name-zagros name-atlas name-congo name-steppe name-turan
            name-wei name-sichuan name-lingnan name-indus name-ganges name-deccan name-ghats name-irrawaddy name-mekong
            name-sumatra name-java name-korea name-kyushu name-honshu name-mississippi name-mexico name-andes
            name-saint-lawrence settings-volume compare-effect phase-shift tab-score keys-letter-g
            name-sahara name-outback name-harappa name-xiongnu name-mali leader-greeks leader-carthaginians
            leader-macedonians leader-romans leader-tang-dynasty leader-french leader-british leader-americans
            leader-germans terminal-column-score
            terminal-help-turn.keys terminal-help-meanwhile.keys
            terminal-help-list.keys terminal-help-chronicle.keys terminal-help-undo.keys terminal-help-quit.keys
            name-byzantium name-fujiwara name-ghana name-majapahit name-portugal name-rome name-songhai
            name-albion name-ceylon name-chekiang name-hokkaido name-hsiung-nu name-jihad name-morea
            name-si-kyang name-szechuan name-thai name-the-outback name-tiahuanaco name-zimbabwe
            part-fort
            action-fort action-fort-land
            draft-column-score
            battle-fort hand-short-later
            glyph-ring turns-left
            terminal-clock terminal-tiles-help-undo.keys status-hand
            arena-column-bot arena-column-ms
        """,
    }.items()
}


# What the frame asks for only of a game that has it: nothing is ever asked out of turn, so that no standing order could
# answer it; nothing comes between the parts of a game.
WITHOUT = {f"orders-{HOLE}": "  orders: [],\n", "interlude-": "  interlude: () => null,\n"}

# The game that the tests of names, refusals and lessons ask about.
HISTORY = next(game for game in games() if game.id == "hotw2018")


@cache
def messages(language: str) -> dict[tuple[str, str], Message]:
    """Every message of a language by its file and its id: two games may say different things under one id."""
    files = sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))
    return {(file, id_): message for file in files for id_, message in words_of(language, [file]).items()}


@cache
def words(game: Game) -> dict[str, Message]:
    """What a game's pages and tables can say, in English."""
    return words_of("en", game.files)


@cache
def client() -> dict[str, Script]:
    return scripts()


@cache
def asked() -> list[tuple[str, str, Game]]:
    """Every id the scripts ask for, where, and in which game; each computed part is a hole."""
    return [
        (id_, f"{name}:{script.line(literal.at)}", game)
        for name, script in client().items()
        for id_, literal in asked_ids(script)
        for game in speakers(name)
        if not any(id_.startswith(beginning) and part in plugin(game) for beginning, part in WITHOUT.items())
    ]


@cache
def plugin(game: Game) -> str:
    return (SCRIPTS / game.folder / "index.js").read_text(encoding="utf-8")


def standing_for(pattern: str, game: Game) -> set[str]:
    """The messages that an id with holes may turn out to be."""
    return {id_ for id_ in words(game) if shape_of(pattern).fullmatch(id_)}


@cache
def shape_of(pattern: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9-]+".join(re.escape(part) for part in pattern.split(HOLE)))


@cache
def spoken(game: Game) -> dict[str, Message]:
    """What the terminal can say of a game, in English."""
    return words_of("en", (*game.files, TERMINAL, ARENA))


def has_letters(message: Message) -> bool:
    """Whether a message says anything itself, beyond its variables and signs."""
    return bool(re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", message.text)))


# --- languages --------------------------------------------------------------------------------------------------


def test_files_and_games_speak_our_languages() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    assert (*PAGES, TERMINAL) == COMMON
    assert {id_: find_game(id_).facts.languages for id_ in GAME_IDS} == dict.fromkeys(GAME_IDS, LANGUAGES)


def test_every_file_is_loaded_and_in_every_language() -> None:
    files = {language: {path.stem for path in (LOCALES / language).iterdir()} for language in LANGUAGES}
    common = re.search(r"const COMMON = \[([^\]]*)\]", (SCRIPTS / "i18n.js").read_text(encoding="utf-8"))
    assert common
    assert tuple(re.findall(r'"(\w+)"', common[1])) == PAGES
    names = {TERMINAL, ARENA} | {file for game in spoken_games() for file in game.files}
    assert {language: found ^ names for language, found in files.items() if found != names} == {}


def test_no_id_stands_twice_in_what_a_game_says() -> None:
    for game in spoken_games():
        for language in LANGUAGES:
            words_of(language, game.files)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_in_every_language_and_in_the_same_file(language: str) -> None:
    here, there = messages("en").keys(), messages(language).keys()
    assert sorted(here - there) == [], f"missing in {language}"
    assert sorted(there - here) == [], f"only in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_same_variables(language: str) -> None:
    english = messages("en")
    different = {
        message.where: f"{key[1]}: {sorted(english[key].variables)} in English, {sorted(message.variables)} here"
        for key, message in messages(language).items()
        if key in english and message.variables != english[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = messages("en")
    same = {
        key[1]
        for key, message in messages(language).items()
        if key in english and message.text == english[key].text and has_letters(message) and not FORM.fullmatch(key[1])
    }
    shared = SHARED.get(language, frozenset())
    assert sorted(same - shared) == [], f"not translated, or to be listed in SHARED under {language}"
    assert sorted(shared - same) == [], "listed in SHARED for nothing"


# --- scripts ----------------------------------------------------------------------------------------------------


def test_every_message_asked_for_exists() -> None:
    """In the words of the script's own game; of what is common to several games, in the words of each."""
    missing = {(where, game.id): id_ for id_, where, game in asked() if HOLE not in id_ and id_ not in words(game)}
    empty = {
        (where, game.id): id_.replace(HOLE, "…")
        for id_, where, game in asked()
        if HOLE in id_ and not standing_for(id_, game)
    }
    assert missing == {}
    assert empty == {}


def test_every_message_is_given_what_it_says() -> None:
    lacking = {
        (f"{name}:{script.line(literal.at)}", game.id): f"{id_}: {sorted(message.variables - names)}"
        for name, script in client().items()
        for id_, names, literal in given(script)
        for game in speakers(name)
        if (message := words(game).get(id_)) and message.variables - names
    }
    assert lacking == {}


def test_every_message_that_python_says_exists() -> None:
    missing = {
        (f"{name}:{line}", game.id): id_.replace(HOLE, "…")
        for name, tree in python_speakers().items()
        for id_, line in said_in_python(tree)
        for game in speakers(name, spoken_games())
        if not any(shape_of(id_).fullmatch(known) for known in spoken(game))
    }
    assert missing == {}


def test_every_message_is_asked_for() -> None:
    """Of what several games have, by one of them."""
    used: dict[str, set[str]] = {}
    for name, script in client().items():
        # An id may also stand in a list that is read later, so every string counts.
        strings = {literal.text for literal in script.literals}
        for game in speakers(name):
            known = words(game).keys()
            found = strings & known
            for pattern in strings | {id_ for id_, _ in asked_ids(script)}:
                if re.fullmatch(rf"{HOLE}-{HOLE}", pattern):
                    found |= {id_ for id_ in known if any(strings.issuperset(parts) for parts in halves(id_))}
                elif HOLE in pattern and re.fullmatch(rf"[a-z0-9-]+-[a-z0-9{HOLE}-]+", pattern):
                    found |= standing_for(pattern, game)
            used.setdefault(game.id, set()).update(found)
    for name, tree in python_speakers().items():
        # What begins with a hole could be anything; what is computed may hold strings of its own.
        shapes = [shape_of(text) for text in python_strings(tree) if HOLE in text and re.match("[a-z]", text)]
        strings = {str(part.value) for part in ast.walk(tree) if isinstance(part, ast.Constant)}
        for game in speakers(name, spoken_games()):
            found = {id_ for id_ in spoken(game) if id_ in strings or any(shape.fullmatch(id_) for shape in shapes)}
            used.setdefault(game.id, set()).update(found)
    anywhere = set().union(*used.values())
    unused = {
        (game.id, id_)
        for game in games()
        for id_, message in spoken(game).items()
        # A name with its article goes with the name.
        if id_.split(".")[0] not in (used[game.id] if f"/{game.id}.ftl" in message.where else anywhere)
        and not id_.startswith(COMPLETED)
    }
    assert sorted(unused) == []


def halves(id_: str) -> list[tuple[str, str]]:
    """Every way in which an id can be put together of two parts."""
    return [(id_[:at], id_[at + 1 :]) for at, sign in enumerate(id_) if sign == "-"]


def test_scripts_show_no_words_of_their_own() -> None:
    shown = {
        f"{name}:{script.line(literal.at)}": text
        for name, script in client().items()
        for literal in script.literals
        if literal.markup
        for text in shown_text(literal.text)
        if text not in PLAIN
    }
    assert shown == {}


# --- what the data names ----------------------------------------------------------------------------------------


def test_every_name_and_card_of_history_has_its_words() -> None:
    book, _ = data.read(None)
    places = [entry["id"] for part in ("regions", "lands", "waters", "barren_lands") for entry in book[part]]
    empires, events = book["empires"], book["events"]
    cards = [entry["id"] for entry in [*empires, *events]]
    wanted = [f"name-{id_}" for id_ in [*places, *cards]]
    wanted += [
        f"text-{card['id']}" for card in [*empires, *events] if card.get("effect", {"id": "none"})["id"] != "none"
    ]
    wanted += [f"leader-{empire['id']}" for empire in empires if empire["leader"]]
    wanted += [f"effect-{empire['id']}" for empire in empires if empire["effect"]["title"]]
    wanted += [f"era-span-{era}" for era in book["era_spans"]]
    ids = {id_.replace("_", "-") for id_ in wanted}
    assert len(ids) == len(wanted), "two things of the data have one name"
    assert sorted(ids - words(HISTORY).keys()) == []
    own = words_of("en", [HISTORY.id])
    named = {id_.split(".")[0] for id_ in own if id_.startswith(("name-", "text-", "leader-", "effect-"))}
    assert sorted(named - ids) == [], "names of nothing in the data"


def test_every_shared_name_is_in_the_data_of_an_edition() -> None:
    known = _ids_in([data.read(None)[0], later.read(None)[0]])
    shared = {id_.split(".")[0] for id_ in words_of("en", ["history"]) if id_.startswith("name-")}
    assert sorted(shared - {f"name-{id_.replace('_', '-')}" for id_ in known}) == []


def _ids_in(book: object) -> set[str]:
    """Every id of a data file, however deep it stands."""
    if isinstance(book, list):
        return set().union(*map(_ids_in, book))
    if not isinstance(book, dict):
        return set()
    return ({book["id"]} if isinstance(book.get("id"), str) else set()).union(*map(_ids_in, book.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_sentences_take_it_in(language: str) -> None:
    """The Nile and on the Nile, the Romans: with the article and the preposition that the language has."""
    book, _ = data.read(None)
    places = [entry["id"] for part in ("regions", "lands", "waters", "barren_lands") for entry in book[part]]
    peoples = [
        entry["id"] for entry in [*book["empires"], *book["events"]] if entry.get("kind", "kingdom") == "kingdom"
    ]
    wanted = {f"name-{id_}.{form}" for id_ in places for form in ("the", "in")} | {f"name-{id_}.the" for id_ in peoples}
    said = words_of(language, HISTORY.files)
    # What only other editions have among the shared names is theirs to ask for.
    known = {f"name-{id_.replace('_', '-')}" for id_ in _ids_in(book)}
    forms = {id_: message.text for id_, message in said.items() if FORM.fullmatch(id_) and id_.split(".")[0] in known}
    assert sorted({id_.replace("_", "-") for id_ in wanted} ^ forms.keys()) == []
    # A browser prints the name itself bold, so it must stand in the form as the map has it.
    strange = {id_: form for id_, form in forms.items() if not form.endswith(said[id_.partition(".")[0]].text)}
    assert strange == {}
    bare = {
        id_: form for id_, form in forms.items() if id_.endswith(".in") and form == said[id_.partition(".")[0]].text
    }
    assert bare == {}, "a place where nothing is in, on or at it"


@pytest.mark.parametrize(("name", "reasons"), [("hotw2018", REASONS), ("fourgods", RACE_REASONS)])
def test_every_refusal_has_its_sentence(name: str, reasons: dict[str, tuple[str, str]]) -> None:
    [game] = [game for game in games() if game.id == name]
    for reason, (_, sentence) in reasons.items():
        message = words(game).get(f"refusal-{reason.replace('_', '-')}")
        assert message, reason
        # What the engine does not say, no sentence can use; it says why something is no action at all.
        known = set(re.findall(r"\{(\w+)\}", sentence)) | ({"why"} if reason == "bad_action" else set())
        assert message.variables <= known, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_god_and_terrain_of_4_gods_has_its_words(language: str) -> None:
    """Alone in a table or on a card, and as sentences take them."""
    said = words_of(language, ["fourgods"])
    wanted = {f"{part}-{god}" for god in GODS for part in ("name", "god", "colour")} | {
        f"name-{god}.the" for god in GODS
    }
    wanted |= {f"{part}-{terrain}" for terrain in TERRAINS for part in ("name", "terrain")}
    wanted |= {f"name-{terrain}.{form}" for terrain in TERRAINS for form in ("the", "in")}
    assert sorted(wanted - said.keys()) == []
    assert not [id_ for id_ in said if id_.startswith("name-") and id_ not in wanted], "names of nothing in the data"


def test_every_value_of_an_option_has_its_sentence() -> None:
    for game in games():
        facts = find_game(game.id).facts
        wanted = {f"option-{game.id}-excluded-{one.id}" for one in facts.exclusions}
        for option in facts.options:
            wanted.add(f"option-{game.id}-{option.id}")
            for value in option.choices:
                said = str(value).lower() if isinstance(value, bool) else value
                wanted.add(f"option-{game.id}-{option.id}-{said}-note")
        assert sorted({id_.replace("_", "-") for id_ in wanted} - words(game).keys()) == []


def test_every_filter_of_the_chronicle_has_a_name() -> None:
    for game in games():
        [topics] = re.findall(r"filters: \[([^\]]*)\]", plugin(game))
        words = words_of("en", game.files)
        for topic in ("all", *re.findall(r'"(\w+)"', topics)):
            assert not words[f"chronicle-{topic}"].variables, f"{game.id}: {topic} is named by a sentence"


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    reasons = {
        reason.value
        for path in SERVER.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal" and len(call.args) > REASON
        for reason in ast.walk(call.args[REASON])
        if isinstance(reason, ast.Constant) and isinstance(reason.value, str)
    }
    wanted = {f"refusal-{reason.replace('_', '-')}" for reason in reasons - UNSEEN}
    assert wanted
    assert sorted(wanted - words(HISTORY).keys()) == []


def test_every_lesson_has_its_words_and_no_other_has() -> None:
    for game in games():
        wanted = set()
        for lesson in find_game(game.id).lessons():
            id_ = lesson["id"].replace("_", "-")
            wanted |= {f"lesson-{id_}{part}" for part in ("", "-pitch", "-done", "-done-text")}
            for step in lesson["steps"]:
                wanted |= {f"lesson-{id_}-{step['id']}{part}" for part in ("", "-text")}
        assert sorted(wanted ^ {id_ for id_ in words(game) if id_.startswith("lesson-")}) == [], game.id


# --- the readers themselves -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["a = { $b", "a = b }", "a = { $b -> [one] c }", "a b = c", "a = { $b ->\n   *[one] c\n   *[other] d\n  }"]
)
def test_broken_messages_are_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.ftl"
    path.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.ftl:1"):
        read_fluent(path)


def test_words_in_a_script_are_seen() -> None:
    script = Script(
        r"""import { nameOf, t } from "./i18n.js";
        const page = (on) => html`<p title="Two words" class="no words">${t(on ? "one" : `two-${on}`)} three${
          on && html`<b>four</b> ${nameOf("south_sea")} ${/`"/.test(on)} · <i aria-label=${t("five")}>×</i>`}</p>`; // 6
        """
    )
    texts = [text for literal in script.literals if literal.markup for text in shown_text(literal.text)]
    assert texts == ["Two words", "three", "four"]
    assert {id_ for id_, _ in asked_ids(script)} == {"one", f"two-{HOLE}", "name-south-sea", "five"}
