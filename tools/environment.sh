# Sourced by ./test and ./play: makes .venv from a lock file and keeps it current.
#
#   prepare_environment LOCK...
#
# installs the first LOCK unless .venv already holds one of those named. The caller sets $root.
# shellcheck shell=bash

venv="$root/.venv"
stamp="$venv/installed"

# What an installation depends on: where it lies (scripts carry absolute paths), the project file and the lock.
installation() {
    printf '%s\n' "$root"
    cat "$root/pyproject.toml" "$root/$1"
}

find_python() {
    local candidate
    for candidate in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    echo "Mappa Mundi needs Python 3.11 or newer and found none." >&2
    echo "Install one, or name it: PYTHON=/path/to/python3 $0" >&2
    return 1
}

prepare_environment() {
    local lock python
    if [ -x "$venv/bin/python" ] && [ -f "$stamp" ]; then
        for lock in "$@"; do
            if installation "$lock" | cmp -s - "$stamp"; then
                return
            fi
        done
    fi

    lock="$1"
    echo "Preparing .venv from $lock (this happens once, and again when the project file or the lock changes) …" >&2
    if ! [ -x "$venv/bin/python" ] || [ "$(head -n 1 "$stamp" 2>/dev/null)" != "$root" ]; then
        python="$(find_python)" || return
        "$python" -m venv --clear "$venv" || return
    fi
    # Only the first line until all is installed: an interrupted run must not look complete.
    printf '%s\n' "$root" >"$stamp"
    install_locked "$root/$lock" && installation "$lock" >"$stamp"
}

pip_here() {
    "$venv/bin/python" -m pip --disable-pip-version-check "$@"
}

# Prints where uv is, after it was installed if need be.
find_uv() {
    command -v uv && return
    pip_here install --quiet --require-hashes -r "$root/requirements-install.lock" >/dev/null 2>&1 && echo "$venv/bin/uv"
}

# As pip does, in a tenth of the time: from where pip would take them, and only what the lock names.
uv_here() {
    "$venv/bin/python" "$root/tools/uv_as_pip.py" "$uv" --no-config pip install --quiet --python "$venv/bin/python" \
        --compile-bytecode "$@"
}

# By uv; by pip where uv cannot be had, or fails for whatever reason: pip says it so that everybody knows it.
install_locked() {
    local uv
    if uv="$(find_uv)" && uv_here --require-hashes -r "$1" 2>/dev/null &&
        uv_here --no-deps --no-build-isolation -e "$root" 2>/dev/null; then
        return
    fi
    pip_here install --quiet --require-hashes -r "$1" && pip_here install --quiet --no-deps --no-build-isolation -e "$root"
}
