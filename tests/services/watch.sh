#!/bin/sh
# Waits until the test run is over, however it ended, then ends the service in DIRECTORY and removes the directory.
# usage: watch.sh DIRECTORY SIGNAL, where standard input is a pipe that the test run holds open
directory=$1
signal=$2

read -r _

# Nobody may have taken note of its end yet: then it is a zombie, state Z.
alive() { kill -0 "$pid" 2>/dev/null && ! grep -qs '^State:[[:space:]]*Z' "/proc/$pid/status"; }

if pid=$(cat "$directory/pid" 2>/dev/null); then
    kill "-$signal" "$pid" 2>/dev/null
    rounds=0
    while alive && [ "$rounds" -lt 200 ]; do
        sleep 0.05
        rounds=$((rounds + 1))
    done
    alive && kill -KILL "$pid" 2>/dev/null
fi

# A PostgreSQL that was killed leaves a small shared memory segment, named at the end of line 7 of this file.
if [ -f "$directory/data/postmaster.pid" ]; then
    ipcrm -m "$(sed -n '7s/.* //p' "$directory/data/postmaster.pid")" 2>/dev/null
fi

rm -rf "$directory"
