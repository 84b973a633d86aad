# Sourced by ./test: finds a Chromium for the browser tests, and installs one where it can.
# Best is the shell without a window: the whole browser draws an address bar of its own for every page, at the same cost
# as the page.
# shellcheck shell=bash

find_chromium() {
    local candidate
    for candidate in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

install_packages() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"
}

# From the system's own packages; without them `prepare_chromium` has another way. This needs nothing of the project.
install_chromium() {
    if ! find_chromium >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing Chromium for the browser tests …"
        # Not every release has the shell.
        { apt-get update -qq && { install_packages chromium chromium-headless-shell || install_packages chromium; }; } \
            >/dev/null 2>&1 || true
    fi
}

# Exports CHROMIUM; without one the browser tests are skipped and say so.
prepare_chromium() {
    if ! find_chromium >/dev/null; then
        "$venv/bin/python" -m playwright install chromium >/dev/null 2>&1 || true
        return
    fi
    CHROMIUM="$(find_chromium)"
    export CHROMIUM
}
