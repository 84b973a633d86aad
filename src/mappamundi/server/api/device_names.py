"""What a person calls the device a request came from: its browser and its system, and nothing else of what it says."""

import re

# The first that fits: each of them also claims to be those below.
BROWSERS = (
    ("Edge", r"\bEdg(e|A|iOS)?/"),
    ("Opera", r"\bOPR/|\bOpera\b"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\b(Firefox|FxiOS)/"),
    ("Chrome", r"\b(Chrome|CriOS|Chromium)/"),
    ("Safari", r"\bSafari/"),
)
SYSTEMS = (
    ("Android", r"\bAndroid\b"),
    ("iPhone", r"\biPhone\b"),
    ("iPad", r"\biPad\b"),
    ("Windows", r"\bWindows\b"),
    ("macOS", r"\bMacintosh\b|\bMac OS X\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("Linux", r"\bLinux\b"),
)


def device_name(agent: str) -> str | None:
    """Such as "Firefox, Linux", from the User-Agent header; nothing if neither is known."""
    found = [_first(BROWSERS, agent), _first(SYSTEMS, agent)]
    return ", ".join(filter(None, found)) or None


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str | None:
    return next((name for name, pattern in known if re.search(pattern, agent)), None)
