"""uv installs from where pip would: it is handed what pip is told."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]
SPEC = importlib.util.spec_from_file_location("uv_as_pip", ROOT / "tools/uv_as_pip.py")
assert SPEC is not None
assert SPEC.loader is not None
uv_as_pip = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(uv_as_pip)


def test_every_place_that_pip_knows_is_known_to_uv() -> None:
    listed = r"""
global.cert='/etc/ssl/ours.crt'
global.extra-index-url='\nhttps://one.test/simple\nhttps://two.test/simple'
global.find-links='/wheels /more'
global.index-url='https://ours.test/simple'
install.no-index='false'
"""
    assert uv_as_pip.as_uv(listed) == {
        "SSL_CERT_FILE": "/etc/ssl/ours.crt",
        "UV_INDEX": "https://one.test/simple https://two.test/simple",
        "UV_FIND_LINKS": "/wheels,/more",
        "UV_DEFAULT_INDEX": "https://ours.test/simple",
        "UV_NO_INDEX": "false",
    }


def test_the_environment_goes_before_files_and_one_command_before_all() -> None:
    listed = ":env:.index-url='https://env.test'\nglobal.index-url='https://all.test'\nglobal.timeout='9'\n"
    listed += "install.timeout='30'\ndownload.timeout='99'\nglobal.progress-bar='off'\n"
    assert uv_as_pip.as_uv(listed) == {"UV_DEFAULT_INDEX": "https://env.test", "UV_HTTP_TIMEOUT": "30"}


def test_what_uv_is_told_itself_counts_most() -> None:
    listed = "global.index-url='https://pip.test'\n"
    assert uv_as_pip.surroundings(listed, {"UV_DEFAULT_INDEX": "https://uv.test"}) == {
        "UV_DEFAULT_INDEX": "https://uv.test"
    }
