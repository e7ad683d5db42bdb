#!/usr/bin/env bash
# Installs what the tests of the server and the browser client need, where it is missing and this may: Debian packages, and Puppeteer with npm.
# It never fails: the tests say what is missing, and skip or (with CI=true) fail.
set -euo pipefail

cd "$(dirname "$0")/.."
packages=()
log=$(mktemp)
policy=/usr/sbin/policy-rc.d # keeps the packages from starting their daemons
own_policy=
clean() {
    rm -f "$log"
    if [[ -n $own_policy ]]; then rm -f "$policy"; fi
}
trap clean EXIT

# need PACKAGE PROGRAM...: the package is missing if none of the programs is there (a name in PATH or a pattern of paths).
need() {
    local package=$1 program
    shift
    for program in "$@"; do
        if command -v "$program" || compgen -G "$program"; then return; fi
    done >/dev/null
    packages+=("$package")
}

need postgresql '/usr/lib/postgresql/*/bin/postgres' postgres
need redis-server redis-server
need nginx nginx /usr/sbin/nginx
need openssl openssl
need chromium chromium
need firefox-esr firefox-esr

apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" >>"$log" 2>&1 </dev/null
}
install() { apt install --yes --no-install-recommends "${packages[@]}"; }

install_packages() {
    local lacking="Not installed: ${packages[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "$lacking (this is no Debian, so install it by hand)."
        return
    fi
    if ((EUID != 0)); then
        echo "$lacking (as root, run tests/services/install.sh)."
        return
    fi
    echo "Installing the Debian packages ${packages[*]} ..."
    if [[ ! -e $policy ]] && printf '#!/bin/sh\nexit 101\n' 2>>"$log" >"$policy"; then
        own_policy=yes
        chmod 755 "$policy"
    fi
    # The lists of packages are fetched only if installing fails without: they may be absent or old.
    install || { apt update && install; } || echo "$lacking (apt-get: $(grep '^E:' "$log" | tail -n 1 || true))."
}

# Puppeteer, which drives Firefox; again only if the lock file has changed.
install_puppeteer() {
    if [[ firefox/node_modules/.package-lock.json -nt firefox/package-lock.json ]]; then return; fi
    if ! command -v npm >/dev/null; then
        echo "Not installed: Puppeteer (there is no npm), so nothing is tested in Firefox."
        return
    fi
    if npm ci --loglevel error --ignore-scripts --prefix firefox >>"$log" 2>&1 </dev/null; then
        touch firefox/node_modules/.package-lock.json
    else
        echo "Not installed: Puppeteer (npm: $(grep -i "^npm err" "$log" | head -n 1 || true)), so nothing is tested in Firefox."
    fi
}

# Chromium without windows, on which tests take a quarter less; both are of one version, and not every Debian has it.
install_headless_shell() {
    if command -v chromium-headless-shell >/dev/null || ! command -v apt-get >/dev/null || ((EUID != 0)); then return; fi
    packages=(chromium chromium-headless-shell)
    if ! { install || { apt update && install; }; }; then
        echo "Not installed: chromium-headless-shell, so tests run in the whole Chromium, which takes longer."
    fi
}

if ((${#packages[@]})); then install_packages; fi
install_headless_shell
install_puppeteer
