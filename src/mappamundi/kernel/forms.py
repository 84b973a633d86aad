"""What every game asks of an action's JSON form."""

from collections.abc import Mapping, Sequence
from typing import Any


def wrong_keys(form: Mapping[str, Any], parameters: Sequence[str]) -> str:
    """A sentence if the form lacks one of these parameters or has others, else nothing; those in brackets may be left
    out."""
    allowed = {name.strip("[]") for name in parameters}
    for key in form:
        if key != "do" and key not in allowed:
            return f"{form['do']} takes {', '.join(parameters) or 'no parameters'}, not {key!r}."
    for name in parameters:
        if not name.startswith("[") and name not in form:
            return f"{form['do']} needs {name!r}."
    return ""
