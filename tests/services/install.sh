#!/usr/bin/env bash
# Installs the Debian packages that the tests of the server and the browser client need, where they are missing and this may.
# It never fails: the tests say what is missing, and skip or (with CI=true) fail.
set -euo pipefail

packages=()

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

if ((${#packages[@]} == 0)); then exit 0; fi

give_up() {
    echo "Not installed: ${packages[*]} ($1)."
    exit 0
}

command -v apt-get >/dev/null || give_up "this is no Debian, so install it by hand"
((EUID == 0)) || give_up "as root, run tests/services/install.sh"

echo "Installing the Debian packages ${packages[*]} ..."
log=$(mktemp)
policy=/usr/sbin/policy-rc.d # keeps the packages from starting their daemons
own_policy=
clean() {
    rm -f "$log"
    if [[ -n $own_policy ]]; then rm -f "$policy"; fi
}
trap clean EXIT
if [[ ! -e $policy ]] && printf '#!/bin/sh\nexit 101\n' 2>>"$log" >"$policy"; then
    own_policy=yes
    chmod 755 "$policy"
fi

apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" >>"$log" 2>&1 </dev/null
}
install() { apt install --yes --no-install-recommends "${packages[@]}"; }

# The lists of packages are fetched only if installing fails without: they may be absent or old.
install || { apt update && install; } || give_up "apt-get: $(grep '^E:' "$log" | tail -n 1 || true)"
