"""Rows of bytes as the numbers that a net is fed: what is one of several becomes a column for each of them."""

from typing import Any, Final

import numpy as np

from mappamundi.kernel.rows import CHOICE, FLAGS, Field, Rows
from mappamundi.lab.asking import PATH

Floats = np.ndarray[Any, np.dtype[np.float32]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Inputs:
    """The inputs made of a game's rows, from 0 to 1: counts by their range, a column for each bit of flags, and one for
    each answer of a choice but none. What was chosen so far, at the end of an observation, is left as it is."""

    def __init__(self, rows: Rows) -> None:
        self._counts: Final = [field for field in rows.fields if field.what not in (CHOICE, FLAGS)]
        self._flags: Final = [field for field in rows.fields if field.what == FLAGS]
        self._choices: Final = [field for field in rows.fields if field.what == CHOICE]
        self._known: Final = rows.size
        self.size: Final = sum(map(_columns, rows.fields)) + PATH

    def expand(self, rows: Bytes) -> Floats:
        """So many rows, or observations, one after another."""
        flat = rows.reshape(-1, rows.shape[-1])
        parts: list[np.ndarray[Any, Any]] = [_values(field, flat) / np.float32(field.most) for field in self._counts]
        for field in self._flags:
            bits = np.unpackbits(_bytes(field, flat)[..., None], axis=-1, bitorder="little")
            parts.append(bits[..., : field.most.bit_length()].reshape(len(flat), -1))
        for field in self._choices:
            answers = np.arange(1, field.most + 1, dtype=np.uint16)
            parts.append((_values(field, flat)[..., None] == answers).reshape(len(flat), -1))
        chosen = flat[:, self._known :] / np.float32(255)
        if not chosen.shape[1]:
            chosen = np.zeros((len(flat), PATH), np.float32)
        return np.concatenate([part.astype(np.float32, copy=False) for part in (*parts, chosen)], axis=1)


def _columns(field: Field) -> int:
    """How many inputs a field has."""
    if field.what == CHOICE:
        return len(field.of) * field.most
    return len(field.of) * (field.most.bit_length() if field.what == FLAGS else 1)


def _bytes(field: Field, flat: Bytes) -> Bytes:
    return flat[:, field.place : field.place + field.size]


def _values(field: Field, flat: Bytes) -> np.ndarray[Any, Any]:
    """Its values; two bytes are one, the larger first."""
    found = _bytes(field, flat).astype(np.uint16)
    return found if field.width == 1 else found[:, ::2] << 8 | found[:, 1::2]
