# Sourced by ./test: finds a Chromium for the browser tests, and installs one where it can.
# shellcheck shell=bash

find_chromium() {
    local candidate
    for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

# Exports CHROMIUM; without one the browser tests are skipped and say so.
prepare_chromium() {
    if ! find_chromium >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing Chromium for the browser tests …"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null 2>&1 || true
    fi
    if ! find_chromium >/dev/null; then
        "$venv/bin/python" -m playwright install chromium >/dev/null 2>&1 || true
        return
    fi
    CHROMIUM="$(find_chromium)"
    export CHROMIUM
}
