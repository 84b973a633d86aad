"""The one error for illegal actions, and the one for input that a person wrote wrongly."""


class IllegalAction(Exception):
    """The rules do not allow this action now; the position is as it was.

    `rule` is the number of the rule that speaks ("Z7.2"), `reason` an id that every language can translate
    with `params`, and the message the same in English.
    """

    def __init__(self, rule: str, reason: str, message: str, **params: object) -> None:
        super().__init__(f"{message} {rule}" if rule else message)
        self.rule = rule
        self.reason = reason
        self.message = message
        self.params = params


class BadInput(Exception):
    """A file, an option or a message that cannot be used: says what was wrong and what would be right."""


class UnknownRules(BadInput):
    """A game was begun under a version of its rules that is not kept here."""
