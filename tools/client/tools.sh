# Sourced by ./test, tools/wheel and tools/compiled: the client's development tools, which come with npm, and what they
# make. The caller stands in the root of the repository; $NPM names another npm.
# shellcheck shell=bash

have_npm() {
    command -v "${NPM:-npm}" >/dev/null
}

# None of them needs a script of its own to be installed.
install_client_tools() {
    if have_npm && ! cmp -s tools/client/package-lock.json tools/client/node_modules/installed; then
        "${NPM:-npm}" ci --prefix tools/client --ignore-scripts --silent --no-audit --no-fund || return
        cp tools/client/package-lock.json tools/client/node_modules/installed
    fi
}

# bundle_client CLIENT makes CLIENT/dist: a copy of the client, because one in src would be served instead of its scripts.
bundle_client() {
    if ! have_npm; then
        echo "Not bundled: npm is not installed. The pages are the same, and take longer to come."
        return
    fi
    install_client_tools && node tools/client/bundle.mjs "$1"
}
