"""Running `mundi` in this process, as somebody at a terminal would."""

from click.testing import CliRunner, Result

from mappamundi.cli import main


def run(*args: object, code: int = 0) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result


def refused(*args: object) -> str:
    """The one sentence with which bad input is answered."""
    result = run(*args, code=2)
    assert result.stdout == ""
    assert result.stderr.startswith("mundi: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
