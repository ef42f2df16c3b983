#!/usr/bin/env python3
"""A conformance test of devices that sync: simulate.py --device COMMAND [--profile full|live] [--seeds 1..300] [--seconds N]
[--steps 150] [--plant FAULT] [--jobs 2]. docs/simulation.md explains it.

Each seed is a story drawn by chance: several devices of one person, servers, and all that goes wrong on the way. PROGRAM is
`musclemate`; DATABASE_URL and DATABASE_OWNER_URL (a superuser's) name a migrated database that is the driver's own.
"""

import argparse
import ast
import collections
import math
import mmap
import os
import shlex
import signal
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import catastrophe  # noqa: E402
import plants  # noqa: E402
from play import Play  # noqa: E402
from world import Sql, World, prepare  # noqa: E402

# Shared by the jobs: whether one has found the planted fault.
found = mmap.mmap(-1, 1)
# Seconds between two lines that say how far a job is.
QUIET = 15
# Seconds that are spent on finding a shorter story of a failed seed.
SHRINKING = 60


class Ended(Exception):
    """SIGTERM: what was found until then is told all the same."""


def end(*_):
    raise Ended


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", type=shlex.split, required=True, help="the program of a device under test")
    parser.add_argument("--profile", choices=["full", "live"], default="full")
    parser.add_argument("--seeds", help="FIRST..LAST, or one; at first 1..300, with a fault 300 from where it was found before")
    parser.add_argument("--seconds", type=int, help="no further seed begins after so many seconds")
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--plant", choices=sorted(plants.PLANTS), help="a fault that the simulation must find")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most-failures", type=int, default=3, help="a job ends after so many failed seeds")
    parser.add_argument("--no-shrinking", action="store_true")
    parser.add_argument("--list-plants", action="store_true")
    given = parser.parse_args()
    if given.plant and not given.seeds:
        first = plants.PLANTS[given.plant].seed
        given.seeds = f"{first}..{first + 299}"
    first, _, last = (given.seeds or "1..300").partition("..")
    given.seeds = range(int(first), int(last or first) + 1)
    return given


def report(seed, failures):
    print(f"\nseed {seed} fails: {failures[0]}", flush=True)
    for failure in failures[1:6]:
        print(f"  also: {failure}")


def shrunk(worlds, seed, steps, word):
    """A shorter list of steps that fails by the same invariant, found by leaving out ever smaller pieces."""
    until, kept, size = time.monotonic() + SHRINKING, list(range(steps)), steps // 2
    shortest = None
    while size and time.monotonic() < until:
        place, was = 0, len(kept)
        while place < len(kept) and time.monotonic() < until:
            fewer = kept[:place] + kept[place + size:]
            play = worlds.play(seed)
            if any(failure.startswith(word) for failure in play.run(fewer)):
                kept, shortest = fewer, play
            else:
                place += size
        size = size // 2 if len(kept) == was or size > 1 else 0 if len(kept) == was else 1
    return shortest


class Worlds:
    """The servers of a job, and those of its catastrophes, started when the first one comes."""

    def __init__(self, given, job):
        self.given, self.job, self.shared, self.alone = given, job, World(given), None
        self.plant = plants.PLANTS.get(given.plant)

    def play(self, seed):
        if not catastrophe.is_one(seed, self.given):
            return Play(self.shared, seed, self.plant)
        self.alone = self.alone or World(self.given, catastrophe.database_of(self.job))
        return catastrophe.Catastrophe(self.alone, seed, self.plant)

    def close(self):
        for world in (self.shared, self.alone):
            if world:
                world.close()


def work(given, seeds, job=0):
    """Plays the seeds, and returns what they cost and how many failed."""
    worlds, figures = None, collections.Counter()
    began = said = time.monotonic()
    until = began + given.seconds if given.seconds else math.inf
    try:
        worlds = Worlds(given, job)
        for seed in seeds:
            # However slow the machine is, each job plays a seed.
            if found[0] or figures["seeds"] and time.monotonic() > until:
                break
            play = worlds.play(seed)
            failures = play.run()
            figures["seeds"] += 1
            if time.monotonic() - said > QUIET:
                said = time.monotonic()
                print(f"seed {seed}: {figures['seeds']} played, {figures['failed']} failed, {said - began:.0f} s", flush=True)
            figures.update({f"seconds {what}": cost for what, cost in play.costs.items()})
            figures["requests"] += play.traffic.requests
            figures.update({f"refused {what}": count for what, count in play.refusals.items()})
            if failures:
                figures["failed"] += 1
                report(seed, failures)
                short = None if given.no_shrinking else shrunk(
                    worlds, seed, given.steps, failures[0].split(":")[0])
                for line in (short or play).trace[-60 if short else 0:]:
                    print(line)
                for device in (short or play).devices:
                    print(f"  {device.name}: " + "\n      ".join(["the last requests", *list(device.last_requests())[-12 if short else 0:]]))
                sys.stdout.flush()
                if given.plant:
                    found[0] = 1
                elif figures["failed"] >= given.most_failures:
                    break
    except Ended:
        figures["ended"] = 1
    finally:
        if worlds:
            worlds.close()
    return figures


def main():
    # So that servers and devices end with the driver.
    signal.signal(signal.SIGTERM, end)
    given = options()
    if given.list_plants:
        return print("\n".join(sorted(plants.PLANTS)))
    began = time.monotonic()
    plants.uproot()
    has_catastrophes = any(catastrophe.is_one(seed, given) for seed in given.seeds)
    try:
        if plant := plants.PLANTS.get(given.plant):
            plant.into_database()
        if has_catastrophes:
            catastrophe.make_databases(given.jobs)
        sql = Sql(os.environ["DATABASE_OWNER_URL"])
        prepare(sql)
        sql.close()
        figures = work(given, given.seeds) if given.jobs == 1 else in_parallel(given)
    finally:
        plants.uproot()
        if has_catastrophes:
            catastrophe.drop_databases(given.jobs)
    tell(given, figures, time.monotonic() - began)


def tell(given, figures, seconds):
    failed, ended = figures.pop("failed", 0), figures.pop("ended", 0)
    seeds = figures.pop("seeds", 0)
    print(f"{seeds} seeds of {given.steps} steps, {failed} failed, {seconds:.0f} s, "
          f"{figures.pop('requests', 0) / max(seeds, 1):.0f} requests a seed")
    for what, count in sorted(figures.items()):
        print(f"  {what}: {count}")
    sys.exit("ended from outside" if ended else 1 if failed else 0)


def in_parallel(given):
    """A process for each job, with servers of its own. What it did comes back through a pipe, as one line."""
    jobs = []
    for job in range(given.jobs):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            os._exit(job_of(given, job, writer))
        os.close(writer)
        jobs.append((child, reader))
    figures, left = collections.Counter(), [child for child, _ in jobs]
    for child, reader in jobs:
        with open(reader) as pipe:
            text = read(pipe, left)
        _, status = os.waitpid(child, 0)
        left.remove(child)
        if status or not text:
            end_all(left)
            raise SystemExit(f"a job ended with status {status}")
        figures.update(ast.literal_eval(text))
    return figures


def end_all(children):
    """With their servers, before the databases go."""
    for child in children:
        os.kill(child, signal.SIGTERM)
    for child in children:
        os.waitpid(child, 0)


def job_of(given, job, writer):
    """The status of a job's process. What is cleared up at the end is the driver's alone: other jobs play on."""
    try:
        figures = work(given, given.seeds[job::given.jobs], job)
        os.write(writer, repr(dict(figures)).encode())
        os.close(writer)
        return 0
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def read(pipe, children):
    """All of it, also where the driver is told to end: then its jobs say what they have."""
    while True:
        try:
            return pipe.read()
        except Ended:
            for child in children:
                os.kill(child, signal.SIGTERM)


if __name__ == "__main__":
    main()
