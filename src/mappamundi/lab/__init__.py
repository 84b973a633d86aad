"""The games as environments for those who study and teach machines: `pip install mappamundi[lab]`.

    from mappamundi import lab

    env = lab.env("hotw2018_v1", players=4)          # PettingZoo, one agent after another
    race = lab.parallel_env("fourgods_v2")           # PettingZoo, all at once, with a clock
    many = lab.Vector("hotw2024_v1", games=64)       # many games at once, into NumPy arrays
    alone = lab.SingleSeat("hotw2001_v1")            # Gymnasium, one seat against our bots

`lab.names()` lists them. docs/lab.md tells what is observed, chosen and rewarded.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from mappamundi.lab.naming import names

if TYPE_CHECKING:
    from mappamundi.lab.aec import env
    from mappamundi.lab.parallel import parallel_env
    from mappamundi.lab.single import SingleSeat
    from mappamundi.lab.vector import Vector

# Where each stands: what it needs is imported when it is asked for.
_PLACES = {"env": "aec", "parallel_env": "parallel", "SingleSeat": "single", "Vector": "vector"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ImportError(f"lab.{name} needs {missing.name}: pip install 'mappamundi[lab]'") from missing


__all__ = ["SingleSeat", "Vector", "env", "names", "parallel_env"]
