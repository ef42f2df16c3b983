#!/usr/bin/env python3
"""Upgrades from the release before while users write; then runs the release before on the new schema; then restores its backup.

OLD   the program of the release before (built from the commit in sql/release-before.commit where it is not named)
NEW   this release's (.build/debug/musclemate)
UPGRADE_SECONDS=300   for which the old program serves the upgraded database
LIFTERS=100 WEEKS=104   the demo data
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import time

from clients import Client, Crowd
from installation import Installation, Program, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
BEFORE = ROOT / "sql/release-before.commit"
SECONDS = int(os.environ.get("UPGRADE_SECONDS", 300))
ADMIN = "plates-and-chalk-1987"


def built_release_before():
    """The sources of its commit in a folder of their own, built there."""
    commit = BEFORE.read_text().strip()
    folder = ROOT / ".build/release-before" / commit
    program = folder / ".build/debug/musclemate"
    if not program.exists():
        print(f"building the release before, {commit[:7]}", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.Popen(["git", "-C", ROOT, "archive", commit], stdout=subprocess.PIPE)
        run("tar", "-x", "-C", str(folder), stdin=archive.stdout)
        subprocess.run(["swift", "build", "--product", "musclemate"], cwd=folder, check=True)
    return program


def is_release_before(program):
    """That this is the program whose statements the tests hold the schema against."""
    return program("routes", "--statements") == (ROOT / "sql/release-before.jsonl").read_text()


def paths_of(program):
    """What each role can GET."""
    paths = collections.defaultdict(list)
    for line in program("routes").splitlines():
        method, route, roles = line.split()[:3]
        if method == "GET" and not route.endswith("/archive"):
            for role in roles.split(","):
                paths[role].append(route)
    return paths


def prepare(old):
    begun = time.monotonic()
    old("migrate", "--bootstrap")
    old("demo", "--lifters", os.environ.get("LIFTERS", "100"), "--weeks", os.environ.get("WEEKS", "104"))
    old("account", "create", "operator", "--email", "operator@demo.example", "--tenant", "demo", input=ADMIN + "\n")
    old.serve().stop()  # makes the keys, without which there is no backup
    print(f"demo data by the release before: {time.monotonic() - begun:.0f} s", flush=True)


def people(port, paths):
    crowd = Crowd(port, paths)
    for number in range(1, 13):
        Client(crowd, "lifter", f"lifter{number}")
    for coach in ["coach1", "coach1", "coach1"]:
        Client(crowd, "coach", coach)
    Client(crowd, "admin", "operator", ADMIN)
    return crowd


def phase(crowd, name, seconds=0):
    crowd.phase = name
    time.sleep(seconds)


def upgrade(old, new):
    """The old server, migrated under its clients; then the new one beside it, to which they turn."""
    server = old.serve()
    crowd = people(server.port, paths_of(old))
    crowd.start()
    phase(crowd, "before", 30)
    phase(crowd, "migration")
    begun = time.monotonic()
    new("migrate", "--bootstrap")
    print(f"migrated in {time.monotonic() - begun:.1f} s while people wrote", flush=True)
    phase(crowd, "old program, new schema", SECONDS)
    newer = new.serve()
    crowd.port = newer.port
    phase(crowd, "new program", 30)
    server.stop()
    crowd.join()
    return crowd, newer


def faults_of(crowd):
    """Answers with an error that the release before did not give before; clients that stopped."""
    known = {key for key in crowd.answers["before"] if key[2] >= 400} | {
        (method, route, 429) for answers in crowd.answers.values() for method, route, _ in answers}
    for name, answers in crowd.answers.items():
        for key, count in sorted(answers.items()):
            # The recipient of a post is left to chance, and so is its answer.
            of_note = key[2] >= (500 if key[0] == "POST" else 400) and key[1] != "afterwards"
            # A step that waits for a lock holds up who comes after it for as long; their answer asks them to try again.
            held_up = name == "migration" and key[2] == 503
            if name != "before" and of_note and not held_up and key not in known:
                yield f"{name}: {count} × {key}: {crowd.samples[name, *key]}"
    for client in crowd.clients:
        if client.fault:
            yield f"{client.login} stopped: {client.fault!r}"


def missing_of(crowd):
    for client in crowd.clients:
        yield from (f"lost: {one}" for one in client.missing())


def print_figures(crowd):
    print(f"{'':28}{'requests':>9}{'written':>9}{'4xx':>6}{'429':>6}{'5xx':>6}{'routes':>8}{'slowest s':>11}")
    for name, answers in crowd.answers.items():
        counts = collections.Counter()
        for (_, _, status), count in answers.items():
            counts["429" if status == 429 else f"{status // 100}xx"] += count
        routes = len({(method, route) for method, route, _ in answers})
        print(f"{name:28}{sum(answers.values()):9}{crowd.writes(name):9}{counts['4xx']:6}{counts['429']:6}"
              f"{counts['5xx']:6}{routes:8}{crowd.slowest[name]:11.2f}")


def restored(installation, old):
    """The backup from before the upgrade, by the release that made it, into a database of its own."""
    manifest = json.loads(next(installation.folder.glob("backups/*.manifest.json")).read_text())
    installation.sql("create database restored", database="postgres")
    begun = time.monotonic()
    old("restore", "latest", "--into", installation.url("postgres", "restored"), "--key",
        str(installation.folder / "backup.private.asc"), "--foreign", data="restored")
    counts = installation.counts("restored")
    print(f"the backup from before: restored in {time.monotonic() - begun:.1f} s, "
          f"{len(counts)} tables, {sum(counts.values())} rows")
    return manifest, counts


def differences(before, after):
    # The notes of a backup and a restore themselves.
    own = re.compile(r"^(app\.(backups|jobs|schedules|audit_\w+)|app\.migrations)$")
    for table, count in before.items():
        if after.get(table) != count and not own.match(table):
            yield f"restored: {table} has {after.get(table)} rows, and had {count}"


def wrongs(installation):
    """The whole of it; what was wrong."""
    old = Program(os.environ.get("OLD") or built_release_before(), installation, "old")
    new = Program(os.environ.get("NEW") or ROOT / ".build/debug/musclemate", installation, "new")
    wrong = [] if is_release_before(old) else ["OLD is not the release that sql/release-before.jsonl is of"]
    prepare(old)
    counts = installation.counts()
    old("backup")
    crowd, newer = upgrade(old, new)
    wrong += faults_of(crowd)
    kept = sum(len(client.kept) for client in crowd.clients)
    begun = time.monotonic()
    wrong += missing_of(crowd)
    print_figures(crowd)
    print(f"deadlocks: {(installation.folder / 'postgres.log').read_text().count('deadlock detected')}")
    print(f"{kept} acknowledged things looked for by the new program in {time.monotonic() - begun:.0f} s")
    newer.stop()
    _, after = restored(installation, old)
    wrong += differences(counts, after)
    return wrong


def main():
    installation = Installation()
    try:
        wrong = wrongs(installation)
    finally:
        installation.stop()
    for one in wrong:
        print(f"WRONG {one}")
    if wrong:
        sys.exit(f"{len(wrong)} things are wrong; the logs are in {installation.folder}")
    installation.remove()
    print("nothing lost, nothing refused that was not refused before")


main()
