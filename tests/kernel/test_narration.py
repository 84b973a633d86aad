"""Lines that say the same of several things become one, and only those."""

from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined, listed, name, player, say


def enters(land: str, seat: int = 0, way: str = "") -> Line:
    more = {"way": name(way)} if way else {}
    sentence = say("enters", who=player(seat), lands=listed([name(land)]), **more)
    return Line([sentence], "Z7.6", seat, [land], joins="lands")


def test_lines_in_a_row_with_the_same_sentence_are_joined() -> None:
    peace = Line([say("peace")], seat=1)
    told = joined([enters("wei"), enters("nile"), enters("gaul"), enters("java", 1), peace, enters("cape", 1)])
    assert [line.places for line in told] == [["wei", "nile", "gaul"], ["java"], [], ["cape"]]
    assert told[0].says[0]["lands"] == listed([name("wei"), name("nile"), name("gaul")])


def test_what_is_not_true_of_all_is_not_said_of_all() -> None:
    told = joined([enters("mexico", way="caribbean_sea"), enters("andes", way="caribbean_sea"), enters("caucasus")])
    assert [line.places for line in told] == [["mexico", "andes"], ["caucasus"]]


def test_joining_leaves_the_lines_as_they_were() -> None:
    lines = [enters("wei"), enters("nile")]
    joined(lines)
    assert lines == [enters("wei"), enters("nile")]


def test_a_line_travels_with_only_what_it_has() -> None:
    assert enters("wei").json() == {
        "says": [{"say": "enters", "who": {"seat": 0}, "lands": {"list": [{"name": "wei"}]}}],
        "seat": 0,
        "rule": "Z7.6",
        "places": ["wei"],
        "joins": "lands",
    }
