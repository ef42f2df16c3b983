"""The invariants of docs/simulation.md, asked once everything was sent."""

import json

from story import marks_in
from traffic import TEMPO

LIVE_KINDS = ("draft", "planned_workout", "exercise")


def judge(play):
    rows = play.bystanders.fresh_copy()
    there = marks_in([row["value"] for row in rows])
    dumps = [(device, device.dump()) for device in play.devices]
    found = list(play.story.lost(there)) + list(play.story.doubled(rows)) + play.traffic.found + list(play.traffic.left_out())
    if not play.is_live:
        found += play.story.back_again(there)
        for device, dump in dumps:
            found += converged(device, dump, rows)
        found += complete(play)
    for device, dump in dumps:
        device.integrity(dump)
    found += patched(play, rows)
    found += clocks(play, rows)
    found += play.bystanders.faults()
    for fault in found:
        play.fail(fault)


def canonical(value):
    """The same text wherever the value is the same: numbers by value, no nulls, without the member that the proxy adds."""
    if isinstance(value, dict):
        return {name: canonical(one) for name, one in value.items() if one is not None and name != TEMPO}
    if isinstance(value, list):
        return [canonical(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def by_key(rows):
    return {(row["kind"], row["id"]): json.dumps([row["version"], canonical(row["value"])], sort_keys=True) for row in rows}


def converged(device, dump, rows):
    """I1: the copy is what a new device gets, and it is what is shown."""
    mine, theirs, shown = by_key(dump["rows"]), by_key(rows), by_key(dump["shown"])
    for key in sorted(set(mine) | set(theirs)):
        if mine.get(key) != theirs.get(key):
            yield f"I1: {device.name} has of {key}: {mine.get(key)}, a new device gets {theirs.get(key)}"
    undecided = {(entry["kind"], entry["id"]) for entry in [*dump["conflicts"], *dump["refused"]]}
    for key in sorted(set(mine) | set(shown)):
        if mine.get(key) != shown.get(key) and key not in undecided:
            yield f"I1: {device.name} shows of {key}: {shown.get(key)}, and has {mine.get(key)}"


def complete(play):
    """I5: a device at a cursor has at least what was there at that version."""
    if not play.world.has_log:
        return
    lines = play.sql(f"select kind, id, version, gone from simulation.log where lifter = '{play.account}' order by version, place")
    log = [line.split("|") for line in lines.splitlines()]
    log = [(kind, id, int(version), gone == "t") for kind, id, version, gone in log]
    for device in play.devices:
        for _, at, has in device.snapshots:
            yield from missed(device, at, has, log)


def missed(device, at, has, log):
    then, later = {}, set()
    for kind, id, version, gone in log:
        if version <= at:
            then[kind, id] = None if gone else version
        else:
            later.add((kind, id))
    for key, version in then.items():
        if version is not None and key not in later and has.get(key) != version:
            yield f"I5: {device.name} at version {at} has of {key} version {has.get(key)}, which was {version}"
        if version is None and key not in later and key in has:
            yield f"I5: {device.name} at version {at} has {key}, which was deleted"


def patched(play, rows):
    """I2 of what is sent by PATCH: the member that arrived last is there."""
    values = {(row["kind"], row["id"]): row["value"] for row in rows}
    for path, sent in play.traffic.patched.items():
        if path in play.traffic.doubtful:
            continue
        key = ("account", play.account) if path == "/v1/profile" else ("exercise", path.split("/")[-1])
        for name in sorted(set().union(*(members for _, _, members in sent))):
            found, last = values.get(key, {}).get(name), play.traffic.last_of(path, name)
            if key in values and found not in last:
                yield f"I2: {name} of {key} is {found!r}; the last that arrived was {' or '.join(last)!r}"


def clocks(play, rows):
    """I9: the clock is the sum of the intervals between the presses that counted."""
    for row in rows:
        clock = play.traffic.clocks.get(row["id"])
        if row["id"] in play.traffic.doubtful:
            continue
        if row["kind"] == "draft" and clock and clock.started is not None:
            yield from clock_of_draft(play, row, clock)
        expected = play.traffic.durations.get(row["id"])
        if row["kind"] == "workout" and expected is not None:
            (expected, doubt), found = expected, row["value"].get("duration_seconds")
            if found is None or abs(found - expected) > 2 + doubt:
                yield f"I9: the workout {row['id']} took {found} seconds, by its presses {expected:.1f}"


def clock_of_draft(play, row, clock):
    # Both at PostgreSQL's moment: its answer may come much later.
    shown, now = map(float, play.sql(f"""
        select concat_ws(' ', active_milliseconds / 1000.0 + coalesce(extract(epoch from now() - running_since), 0),
                         extract(epoch from now()))
          from app.drafts where lifter_id = '{play.account}' and id = '{row["id"]}'""").split())
    if abs(shown - clock.shown(now)) > 1 + clock.doubt:
        yield f"I9: the draft {row['id']} ran for {shown} seconds, by its presses for {clock.shown(now):.1f}"
    running = row["value"].get("running_since") is not None
    if running != (clock.running is not None):
        yield f"I9: the draft {row['id']} {'runs' if running else 'stands still'}, by its presses it does not"
