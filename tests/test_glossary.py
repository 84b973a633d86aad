"""One word for one thing: no text says what the glossary replaced, on the screens or in the rules, in any language.

`docs/languages.md` has the glossary. A pattern here rules a variant out, and beside it stands what to say instead.
"""

import re

import pytest
from tests.words import LANGUAGES, LOCALES, read_fluent

from mappamundi.games import GAME_IDS, game
from mappamundi.kernel.rulebook import FORMS, Form

# What is ruled out, and what is said instead.
RULED_OUT: dict[str, dict[str, str]] = {
    "en": {
        r"\bstanding arm\w*": "active",
        r"\bresting\b|\bflat\b": "inactive",
        r"\bwaste(land)?s?\b": "barren land",
        r"\bepochs?\b": "era",
    },
    "pt-BR": {
        r"\bde pé\b": "ativo",
        r"\bem repouso\b": "inativo",
        r"\breservas?\b(?! do turno)": "suprimento",
        r"\bcontingentes?\b": "reserva do turno",
        r"\bsão precis[ao]s\b": "são necessárias",
        r"\b(recebe|recebem) tudo\b": "recebe os pontos por inteiro",
        r"\bo que é o normal\b": "o padrão",
        r"\borigem\b": "território inicial",
        r"\bvizinh\w*": "adjacente",
        r"\brol\w+ (um dado |o dado )?de novo\b|\bde novo um dado\b": "rolar novamente",
        r"\bépocas?\b": "era",
        r"\blugar(es)? (recua|perde|joga|decide)\w*": "jogador",
        r"\bfim do jogo\b|\bo jogo (começ|termin|acab)\w*|\b(meus|seus) jogos\b": "partida",
        r"\bterras áridas\b": "terra estéril",
        r"\bnão há tal\b": "não existe",
        r"\bedifícios?\b": "construção",
        r"\bfileiras?\b": "trilha",
        r"\bcofres?\b": "baú",
        r"\[one\]": "[1], for one counts nought as well",
    },
    "it": {
        r"\bin piedi\b": "attiva",
        r"(?<!va )(?<!vanno )\ba riposo\b": "inattiva",
        r"\b(riceve|ricevono) tutto\b": "riceve comunque tutti i punti",
        r"\bcom’è normale\b": "di norma",
        r"\breplic(a|he)\b": "replay",
        r"[“”]": "« »",
        r"\bparità\b": "pareggio",
        r"\bgetton[ei]\b": "segnalino",
        r"\btracciato\b": "segnapunti",
        r"\bere\b|(?-i:\bEra [IV{])|\b(l|un|dell|nell|dall|all|quell)’era\b": "epoca",
        r"\b(prima|seconda|terza|quarta|quinta|ultima|sua|propria|altra|questa|ogni) era\b": "epoca",
        r"\bd’origine\b|\borigine\b": "territorio di partenza",
        r"\bvicin[oaie] (a|ai|agli|alle|alla|al|all’)\b|\bterritori?o? vicin[oi]\b": "adiacente",
        r"\britirare un dado\b|\britira un dado\b": "rilanciare",
        r"\bposto (si ritira|perde|decide)\b": "giocatore",
        r"\bverbal[ei]\b": "registrazione",
        r"\bparola d’accesso\b": "password",
        r"[}\d] d’oro\b": "oro",
        r"\bicon[ae] di potere\b": "simbolo di potere",
        r"\bsdrai\w+": "coricata",
    },
    "nl": {
        r"\bstaande?\b": "actief",
        r"\bwedlo(op|pen)\b": "race",
        r"\bzaad\b": "startgetal",
        r"(?<!met )(?<!van )(?<!ons )\ballen\b": "iedereen",
        r"\bkrijg(t|en) ieder alles\b|\bbeiden krijgen alles\b": "de volle punten",
        r"[“”]": "‘ ’",
        r"\brustende?\b": "inactief",
        r"\bherworp\w*": "opnieuw gooien",
        r"\bscorespoor\b|(?<!houdt )(?<!houd )(?<!hield )(?<!daarmee )\bstand\b": "score, scorebaan",
        r"\bbeschadig\w*|\bverklein\w*": "afbreken",
        r"\bversterking(en)?\b": "voordeel",
        r"\bwerking(en)?\b": "effect",
        r"\bstenen\b|\bstee?n\b": "dobbelsteen",
        r"\b(werp|werpt|werpen)\b": "gooien",
        r"\bwoeste grond\w*": "woestenij",
        r"\boverwicht\b": "dominantie",
        r"\bzeestra(at|ten)\b": "zee-engte",
        r"\bhaar\b": "hem",
        r"\beinde van het spel\b|\b(het|dit) spel (begint|eindigt|is voorbij|is al)|\b(mijn|je) spellen\b": "partij",
        r"\b(de|die|deze|welke) \w*fiche\b": "het fiche",
        r"\bbezitters?\b": "eigenaar",
        r"\bgenie\b|\bkrijg er\b": "Ingenieurs, je krijgt",
    },
}

# What one edition says otherwise than the others, with the words of its own publishers.
RULED_OUT_IN: dict[str, dict[str, dict[str, str]]] = {
    "fourgods": {
        "en": {r"\bsea\b": "ocean", r"\bpouch\b": "bag", r"\brotat\w+": "turn"},
        "pt-BR": {
            r"\bmar(es)?\b": "oceano",
            r"\bsacos?\b": "sacola",
            r"\bpeças?\b": "ficha",
            r"\bquadrad\w+": "casa",
            r"\b[Tt]odos juntos\b": "todos ao mesmo tempo",
            r"\ba mão \S+ (não )?encaixa\b": "a ficha da mão",
        },
        "it": {
            r"\bmar[ei]\b": "oceano",
            r"\bbosc(o|hi)\b": "foresta",
            r"\bborsa\b|\bsacca\b": "sacchetto",
            r"\bpedin[ae]\b": "tessera, profeta",
            r"\bconcord\w+": "combaciare",
            r"\bentra(no|re)?\b": "combaciare, si può piazzare",
            r"\bvoltat?[aeio]\b(?<!volta)|\bvoltare\b|\bla volta\b": "girare",
            r"\batt[oi]\b": "azione",
        },
        "nl": {
            r"\bzee(ën)?\b": "oceaan",
            r"\bbos(sen)?\b": "woud",
            r"\bbuidel\b": "zak",
            r"\bvelden\b": "vakken",
            r"\bklop(t|pen)\b": "passen bij, aansluiten",
            r"\bda(ad|den)\b": "actie",
            r"\bgissing(en)?\b": "gok",
        },
    },
    "hotw2001": {
        "it": {
            r"\bpeste\b": "epidemia, Morte nera",
            r"\bmigranti\b": "Migrazione",
            r"\bterren[oi] difficil[ei]\b": "terreno accidentato",
            r"\bprimato\b": "supremazia",
            r"\bsegnalin[oi] supremazia\b": "segnalino di supremazia",
            r"\bcondottier[oi]\b": "Comandante",
            r"\btruppe scelte\b|\bfunzionari\b": "Truppe d’élite, Servizio civile",
            r"\barte dell’assedio\b|\bpotenza navale\b": "Assedio, Potere navale",
            r"\besplosione demografica\b": "Esplosione della popolazione",
        },
        "pt-BR": {r"\bcompra[mr]? (\w+ )*marcador\w*|marcador\w* comprad\w+": "tirar um marcador; cartas se compram"},
        "nl": {r"\bbewapening\b": "Wapens"},
    },
}

# Where the word is meant: a file or a stored table is damaged.
MEANT = {"nl": dict.fromkeys(("refusal-bad-record", "refusal-broken-table", "refusal-put-aside"), "beschadigd")}

# What an edition calls by words of its own, on its screens and in its rules.
# In that of 2024 an army is a piece that stands and a garrison one that lies.
# A god of 4 Gods keeps its prophets in a reserve, and in Portuguese its publisher calls it so.
OWN = {
    "fourgods": {"pt-BR": re.compile(r"reservas?")},
    "hotw2001": {"en": re.compile(r"epochs?")},
    "hotw2024": {
        "en": re.compile(r"epochs?|wastelands?|standing arm(y|ies)"),
        "pt-BR": re.compile(r"de pé"),
        "it": re.compile(r"in piedi"),
        "nl": re.compile(r"staande?"),
    },
}


def ruled_out(language: str, where: str, text: str, meant: str = "", game_id: str = "") -> list[str]:
    """The words of a text that something else should be said for, each with where it stands."""
    own = OWN.get(game_id, {}).get(language)
    shown = re.sub(r"`[^`]*`|\$[\w-]+", " ", text)
    return [
        f"{where}: “{found[0]}”: say {instead}"
        for pattern, instead in {
            **RULED_OUT.get(language, {}),
            **RULED_OUT_IN.get(game_id, {}).get(language, {}),
        }.items()
        for found in re.finditer(pattern, shown, re.IGNORECASE)
        if found[0].lower() != meant and not (own and own.fullmatch(found[0].lower()))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_keep_to_the_glossary(language: str) -> None:
    meant = MEANT.get(language, {})
    found = [
        fault
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for message in read_fluent(path)
        for fault in ruled_out(
            language,
            f"{message.where} {message.id}",
            message.text,
            meant.get(message.id, ""),
            next((name for name in GAME_IDS if f"-{name}-" in message.id), path.stem),
        )
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAME_IDS)
def test_rules_keep_to_the_glossary(name: str, form: Form, language: str) -> None:
    lines = game(name).rules_text(language, form).splitlines()
    found = [
        fault
        for number, line in enumerate(lines, 1)
        for fault in ruled_out(language, f"{form}.{language}.md:{number}", line, game_id=name)
    ]
    assert not found, "\n".join(found)


def test_a_variant_is_found_where_it_stands() -> None:
    assert ruled_out("nl", "nl/site.ftl:7", "Het staande leger") == ["nl/site.ftl:7: “staande”: say actief"]
    assert ruled_out("en", "", "In this epoch") == [": “epoch”: say era"]
    assert ruled_out("en", "", "In this epoch", game_id="hotw2024") == []
    assert ruled_out("it", "", "Un terreno difficile", game_id="hotw2001") == [
        ": “terreno difficile”: say terreno accidentato"
    ]
    assert ruled_out("it", "", "Un terreno difficile", game_id="hotw2024") == []
    assert ruled_out("en", "", "Standing orders of `flat` armies, era { $flat }") == []
