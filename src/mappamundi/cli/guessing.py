"""A group of commands that says which one somebody may have meant."""

from collections.abc import Sequence

import click

from mappamundi.kernel import BadInput


class Guessing(click.Group):
    """A group that says which of its commands somebody may have meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError:
            if self.get_command(ctx, args[0]) is not None:
                raise
            raise BadInput(f"there is no command {args[0]!r}; {_meant(args[0], self.list_commands(ctx))}") from None


def _meant(name: str, commands: Sequence[str]) -> str:
    """The commands that somebody may have meant, or all there are."""
    from difflib import get_close_matches

    close = get_close_matches(name, commands)
    return f"did you mean: {' or '.join(close)}?" if close else f"the commands are: {', '.join(commands)}"
