"""The rules in both forms and every language: the same book, number by number, in a player's words or a program's."""

import re
from collections import Counter
from functools import cache

import pytest
from tests.words import LANGUAGES

from mappamundi.games import GAME_IDS, game
from mappamundi.kernel.rulebook import FORMS, ORIGINAL, Form, Rulebook, cited_rulings, parse

TEXTS = [(name, language, form) for name in GAME_IDS for language in LANGUAGES for form in FORMS]
TRANSLATED = [(name, language, form) for name, language, form in TEXTS if language != ORIGINAL]
FOR_PLAYERS = [(name, language) for name, language, form in TEXTS if form == "player"]

CODE = re.compile(r"`[^`]*`")
REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
NUMBER = re.compile(r"\d+")
# What a line is, whatever it says: a heading, a rule, an item, a row of a table, a part of a paragraph.
KIND = re.compile(r"(#+ (?:\d+\.)?|- (?:\*\*[A-Z]\d+(?:\.\d+)?\*\*)?|\d+\. |\|)")

# What a programmer writes and a player should not have to read: code, spans and places of lists, ids, braces,
# functions, seats by number.
SIGNS = re.compile(r"`|\.\.|\w\[|\w_\w|[{}<>=≥≤]|\w\(|\bn-\d|\bseats?\b|\bphase\b|\bdraw name|\byaml\b", re.IGNORECASE)
# What is no programmer's word in one edition: its players know the phases of a turn by their letters.
SPOKEN = {"hotw2024": {"phase"}}

# Words on which players of all editions agree, by their stems in each language. Where the English rule has the word,
# its translation has it too.
TERMS = {
    "siege token": {"pt-BR": "fichas?", "it": "segnalin[oi]", "nl": "fiches?"},
    "presence": {"pt-BR": "presença", "it": "presenza", "nl": "aanwezigheid"},
    "dominance": {"pt-BR": "dominância", "it": "dominio", "nl": "dominantie"},
    "supremacy": {"pt-BR": "supremacia", "it": "supremazia", "nl": "heerschappij"},
    "kingdom": {"pt-BR": "reino", "it": "regn[oi]", "nl": "koninkrijk"},
    "enhancement": {"pt-BR": "melhoria", "it": "potenziament", "nl": "voorde(el|len)"},
    "marauder": {"pt-BR": "saqueador", "it": "predone", "nl": "plunderaar"},
    "start land": {"pt-BR": "territórios? inicia(l|is)", "it": "territori?o? di partenza", "nl": "startland"},
    "structure": {"pt-BR": "estrutura", "it": "struttur", "nl": "bouwwerk"},
    "resource": {"pt-BR": "recurso", "it": "risors", "nl": "grondstof"},
    "monument": {"pt-BR": "monumento", "it": "monument", "nl": "monument"},
    "barren land": {"pt-BR": "terras? estér", "it": "terr[ae] desolat", "nl": "woestenij"},
    "battle": {"pt-BR": "batalha", "it": "battagli", "nl": "veldslag"},
    "inactive": {"pt-BR": "inativ", "it": "inattiv", "nl": "inactie"},
    "adjacent": {"pt-BR": "adjacente", "it": "adiacent", "nl": "aangrenzend|grenst|grenzen"},
    "reroll": {"pt-BR": "rola(m|r|dos)? novamente|naval|direitos", "it": "rilanci", "nl": "opnieuw"},
    "score track": {"pt-BR": "trilha de pontos", "it": "segnapunti", "nl": "scorebaan"},
    "reduced": {"pt-BR": "reduzid", "it": "ridott", "nl": "afgebroken"},
    # Those of 2024.
    "honor": {"pt-BR": "honra", "it": "onor[ei]", "nl": "eerbewij(s|zen)"},
    "people piece": {"pt-BR": "peças? de povo", "it": "pedin[ae] popolo", "nl": "volkspion"},
    "garrison": {"pt-BR": "guarniç", "it": "guarnigion", "nl": "garnizoen"},
    "empire land": {"pt-BR": "do império", "it": "dell’impero", "nl": "rijksland"},
    "friendly land": {"pt-BR": "amigo", "it": "amic[oi]", "nl": "bevriend"},
    "enemy land": {"pt-BR": "inimigo", "it": "nemic[oi]", "nl": "vijandelijk"},
    "uncontrolled": {"pt-BR": "sem controle", "it": "non controllat", "nl": "vrij"},
    "wasteland": {"pt-BR": "terras? estér", "it": "terr[ae] desolat", "nl": "woestenij"},
    "building": {"pt-BR": "constru(ção|ções|i|ir|a)", "it": "edific|costru", "nl": "gebouw|bouw"},
    "revenue": {"pt-BR": "receita", "it": "entrate", "nl": "inkomsten"},
    "mastery": {"pt-BR": "maestria", "it": "padronanza", "nl": "meesterschap"},
    "reduction": {"pt-BR": "redução", "it": "riduzione", "nl": "afbraak|afbreken"},
    "plunder": {"pt-BR": "saque", "it": "sacchegg", "nl": "plunder"},
    "your leader": {"pt-BR": "líder", "it": "condottier", "nl": "leider"},
    "your track": {"pt-BR": "trilha", "it": "fila", "nl": "rij"},
    "your stack": {"pt-BR": "pilha", "it": "pila", "nl": "stapel"},
    "your pool": {"pt-BR": "reserva do turno", "it": "contingente", "nl": "contingent"},
    "area token": {"pt-BR": "fichas? de região", "it": "segnalin[oi] regione", "nl": "regiofiche"},
    "conquest point": {"pt-BR": "pontos? de conquista", "it": "punt[oi] conquista", "nl": "veroveringspunt"},
    "frustrated": {"pt-BR": "frustr", "it": "respint", "nl": "gestuit"},
    "difficult": {"pt-BR": "difíc", "it": "difficil|accidentat", "nl": "moeilijk"},
    # Those of 2001.
    "minor empire": {"pt-BR": "impérios? menor", "it": "imper[oi] minor[ei]", "nl": "kleine? rijk"},
    "past arm(y|ies)": {"pt-BR": "exércitos? antigo", "it": "armat[ae] passat[ae]", "nl": "vroegere? leger"},
    "restricted army": {"pt-BR": "exércitos? restrito", "it": "armat[ae] vincolat[ae]", "nl": "gebonden leger"},
    "allied coin": {"pt-BR": "moedas? aliada", "it": "monet[ae] alleat[ae]", "nl": "bondgenotenmunt"},
    "coin": {"pt-BR": "moeda", "it": "monet[ae]", "nl": "munt"},
    "pre-eminence": {"pt-BR": "primazia", "it": "supremazia", "nl": "suprematie"},
    "pillage": {"pt-BR": "saque", "it": "sacchegg", "nl": "plunder"},
    "strait": {"pt-BR": "estreito", "it": "strett[oi]", "nl": "zee-engte"},
    # Those of 4 Gods.
    "prophet": {"pt-BR": "profeta", "it": "profet[ai]", "nl": "profe(et|ten)"},
    "side line": {"pt-BR": "linhas? latera(l|is)", "it": "line[ae] lateral[ei]", "nl": "zijlijn"},
    "strip": {"pt-BR": "área", "it": "are[ae]", "nl": "strook|stroken"},
    "slot": {"pt-BR": "espaço", "it": "spazi", "nl": "plek"},
    "reserve": {"pt-BR": "reserva", "it": "riserv[ae]", "nl": "voorra"},
    "migrate": {"pt-BR": "migr", "it": "migr", "nl": "trek|getrokken|komt"},
    "cataclysm": {"pt-BR": "cataclismo", "it": "cataclism[ai]", "nl": "cataclysme"},
    "legendary cit": {"pt-BR": "cidades? lendária", "it": "città leggendari", "nl": "legendarische ste?a?d"},
    "challenge": {"pt-BR": "contest", "it": "contest", "nl": "betwist"},
    "penalt": {"pt-BR": "penalidade", "it": "penalità", "nl": "straf"},
}


@cache
def book(name: str, language: str, form: Form = "player") -> Rulebook:
    return parse(game(name).rules_text(language, form))


@cache
def blocks(name: str, language: str, form: Form) -> list[tuple[str, str]]:
    """The text as headings, items, rows and paragraphs, each with its kind; how lines are broken does not count."""
    found: list[tuple[str, str]] = []
    fresh = True
    for line in game(name).rules_text(language, form).splitlines():
        if not line:
            fresh = True
        elif (kind := KIND.match(line)) or fresh:
            found.append((kind[1] if kind else "", line))
            fresh = False
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return found


def kept(text: str) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """What no language may change: code, references to rules, and numbers."""
    words = CODE.sub(" ", text)
    return Counter(CODE.findall(text)), Counter(REFERENCE.findall(words)), Counter(NUMBER.findall(words))


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_game_has_its_rules_in_every_language_of_the_client(name: str) -> None:
    assert game(name).facts.languages == LANGUAGES
    assert game(name).rules_text("xx") == game(name).rules_text(ORIGINAL) == game(name).rules_text()
    assert game(name).rules_text("xx", "precise") == game(name).rules_text(ORIGINAL, "precise")


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_game_counts_its_rules_without_a_gap(name: str) -> None:
    """Every numbered line is read, once and in its order; the places in each chapter are 1, 2, 3 …"""
    precise = book(name, ORIGINAL, "precise")
    lines = game(name).rules_text(ORIGINAL, "precise").splitlines()
    numbered = [found[1] for line in lines if (found := re.match(r"- \**([A-Z]\d+(?:\.\d+)?)\b", line))]
    assert numbered == list(precise.texts)
    letter = precise.rules()[0][0]
    for chapter in precise.chapters:
        places = range(1, len(precise.of_chapter(chapter)) + 1)
        assert precise.of_chapter(chapter) == [f"{letter}{chapter}.{place}" for place in places]


@pytest.mark.parametrize(("name", "language", "form"), TEXTS)
def test_both_forms_have_the_same_numbers_in_every_language(name: str, language: str, form: Form) -> None:
    original, other = book(name, ORIGINAL, "precise"), book(name, language, form)
    assert list(other.texts) == list(original.texts)
    assert list(other.chapters) == list(original.chapters)
    assert {number: cited_rulings(text) for number, text in other.texts.items()} == {
        number: cited_rulings(text) for number, text in original.texts.items()
    }


@pytest.mark.parametrize(("name", "language", "form"), TEXTS)
def test_every_rule_spoken_of_exists(name: str, language: str, form: Form) -> None:
    found = book(name, language, form)
    letter = found.rules()[0][0]
    known = {*found.texts, *(f"{letter}{chapter}" for chapter in found.chapters)}
    spoken = REFERENCE.findall(CODE.sub(" ", game(name).rules_text(language, form)))
    assert set(spoken) <= known


@pytest.mark.parametrize(("name", "language"), FOR_PLAYERS)
def test_a_player_reads_no_code(name: str, language: str) -> None:
    spoken = SPOKEN.get(name, set())
    lines = game(name).rules_text(language).splitlines()
    signs = [line for line in lines if any(sign.lower() not in spoken for sign in SIGNS.findall(line))]
    assert not signs, "\n".join(signs)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_player_is_spoken_to(name: str) -> None:
    player, precise = book(name, ORIGINAL), book(name, ORIGINAL, "precise")
    spoken_to = [
        number for number in player.rules() if re.search(r"\byou(rs?)?\b", player.texts[number], re.IGNORECASE)
    ]
    assert len(spoken_to) > len(player.rules()) / 2
    assert not [number for number, text in player.texts.items() if text == precise.texts[number]]


@pytest.mark.parametrize(("name", "language"), [text for text in FOR_PLAYERS if text[1] != ORIGINAL])
def test_players_are_told_in_the_words_they_know(name: str, language: str) -> None:
    original, translated = book(name, ORIGINAL), book(name, language)
    missing = [
        f"{number}: {english}: {translated.texts[number]}"
        for english, words in TERMS.items()
        for number, text in original.texts.items()
        if language in words
        and re.search(rf"\b{english}", text, re.IGNORECASE)
        and not re.search(words[language], translated.texts[number], re.IGNORECASE)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(("name", "language", "form"), TRANSLATED)
def test_every_rule_is_there_in_other_words(name: str, language: str, form: Form) -> None:
    original, translated = book(name, ORIGINAL, form), book(name, language, form)
    assert not [number for number, text in translated.texts.items() if not CODE.sub("", text).strip(" .:")]
    # A rule that only names others ("`two_starts`: Z6.8.") has no words to translate.
    same = [number for number, text in translated.texts.items() if text == original.texts[number]]
    assert not [number for number in same if re.search(r"[a-z]{3}", CODE.sub("", original.texts[number]))]


@pytest.mark.parametrize(("name", "language", "form"), TRANSLATED)
def test_every_chapter_has_its_heading(name: str, language: str, form: Form) -> None:
    original, translated = book(name, ORIGINAL, form), book(name, language, form)
    assert all(translated.headings.values())
    chapters = [number for number in original.texts if number.endswith(".1")]
    assert len({translated.headings[number] for number in chapters}) == len(original.chapters)
    ruling = original.rulings()[0]
    assert translated.headings[ruling] != original.headings[ruling]


@pytest.mark.parametrize(("name", "language", "form"), TRANSLATED)
def test_a_translation_has_the_same_build(name: str, language: str, form: Form) -> None:
    """Headings, items and rows in the same order, each with the same code, references and numbers."""
    original, translated = blocks(name, ORIGINAL, form), blocks(name, language, form)
    assert [kind for kind, _ in translated] == [kind for kind, _ in original]
    other = [
        f"{theirs}\n  in English {ours}"
        for (_, theirs), (_, ours) in zip(translated, original, strict=True)
        if kept(theirs) != kept(ours) or theirs.count("*") != ours.count("*")
    ]
    assert not other, "\n".join(other)


@pytest.mark.parametrize(("name", "language", "form"), TEXTS)
def test_a_text_is_tidy(name: str, language: str, form: Form) -> None:
    """No tabs, and no space at the end of a line."""
    for number, line in enumerate(game(name).rules_text(language, form).splitlines(), 1):
        assert line == line.rstrip().replace("\t", " "), f"line {number}"


@pytest.mark.parametrize("form", FORMS)
def test_accents_and_capitals_do_not_hide_a_rule(form: Form) -> None:
    portuguese = book("hotw2018", "pt-BR", form)
    assert portuguese.search("exercito") == portuguese.search("EXÉRCITO") != []
