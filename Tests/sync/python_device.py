#!/usr/bin/env python3
"""The Python device as a program of its own: the line protocol of docs/simulation.md on standard input and output."""

import json
import os
import sqlite3
import sys

import device as devices
from device import Clock, Device, SignedOut, part_of, without_part
from transport import NoAnswer, Transport

# A device that was told that its app is older than the server's data model takes (docs/sync.md, `minimum_schema`).
devices.SCHEMA = int(os.environ.get("MUSCLEMATE_SCHEMA", devices.SCHEMA))
UNDECIDED = ("deleted-meanwhile",)


class Refused(Exception):
    """The app refuses the action: what it is about is not there."""


class Program:
    device = None

    def start(self, given):
        if self.device:
            self.device.close()
        os.makedirs(given["folder"], exist_ok=True)
        self.account = given["account"]
        transport = Transport(given.get("server") or os.environ["MUSCLEMATE_SERVER"], given["token"])
        self.device = Device(transport, f"{given['folder']}/store", Clock(given.get("clock", 0)))
        return {}

    def offline(self, _):
        self.device.transport.is_offline = True
        return {}

    def online(self, _):
        self.device.transport.is_offline = False
        return {}

    def sync(self, _):
        failed = None
        try:
            self.device.push()
            self.device.pull()
        except NoAnswer as error:
            failed = str(error)
        except SignedOut:
            failed = "signed out"
        except sqlite3.Error as error:
            failed = str(error)
        return {"pending": len(self.device.store.operations()), "failed": failed}

    def do(self, action):
        try:
            return {"shown": getattr(self, "do_" + action["do"])(action)}
        except (Refused, sqlite3.Error) as refused:
            return {"error": str(refused)}

    # The actions: each is one operation, on the disk when it is answered

    def do_put(self, action):
        self.device.put(action["kind"], action["id"], action["value"])
        return self.shown(action)

    def do_edit(self, action):
        value = {**self.there(action), **action["members"]}
        return self.write(action, {name: one for name, one in value.items() if one is not None})

    def do_set(self, action):
        value = self.there(action)
        if not any(entry["id"] == action["exercise"] for entry in value.get("exercises", [])):
            raise Refused("the exercise is not there")
        if action["kind"] == "draft":
            self.device.log_set(action["id"], action["exercise"], action["set"], **action["members"])
            return self.shown(action)
        part = {**(part_of(value, action["set"]) or {"id": action["set"]}), **action["members"]}
        return self.write(action, devices.with_part(value, action["exercise"], part))

    def do_remove_set(self, action):
        value = self.there(action)
        if part_of(value, action["set"]) is None:
            raise Refused("the set is not there")
        if action["kind"] == "draft":
            self.device.remove_set(action["id"], action["set"])
            return self.shown(action)
        return self.write(action, without_part(value, action["set"]))

    def do_move_exercise(self, action):
        value = self.there(action)
        moved = [entry for entry in value.get("exercises", []) if entry["id"] == action["exercise"]]
        others = [entry for entry in value.get("exercises", []) if entry["id"] != action["exercise"]]
        places = [place + 1 for place, entry in enumerate(others) if entry["id"] == action["after"]]
        if not moved or action["after"] and not places:
            raise Refused("the exercise is not there")
        place = places[0] if places else 0
        return self.write(action, {**value, "exercises": others[:place] + moved + others[place:]})

    def do_delete(self, action):
        self.there(action)
        self.device.delete(action["kind"], action["id"])
        return self.shown(action)

    def do_undo(self, action):
        if self.shown(action) is not None:
            raise Refused("it is there")
        self.device.undo(action["kind"], action["id"])
        return self.shown(action)

    def do_press(self, action):
        self.there({"kind": "draft", **action})
        self.device.press(action["id"], action["turn"])
        return self.device.shown("draft", action["id"])

    def do_finish(self, action):
        self.there({"kind": "draft", **action})
        self.device.finish(action["id"])
        return self.device.shown("draft", action["id"])

    def do_comment(self, action):
        self.there({"kind": "workout", "id": action["workout"]})
        self.device.post(f"/v1/lifters/me/workouts/{action['workout']}/comments", {"text": action["text"]})

    def do_profile(self, action):
        self.there({"kind": "account", "id": self.account})
        self.device.patch("account", self.account, action["members"])
        return self.device.shown("account", self.account)

    def do_rename(self, action):
        self.there({"kind": "exercise", "id": action["exercise"]})
        self.device.patch("exercise", action["exercise"], {"name": action["name"]})
        return self.device.shown("exercise", action["exercise"])

    def do_settle(self, action):
        for conflict in self.conflicts():
            if (conflict["kind"], conflict["thing"]) == (action["kind"], action["id"]):
                break
        else:
            raise Refused("there is no such conflict")
        settled = [*self.settled(), conflict["place"]]
        with self.device.store.transaction():
            self.device.store.change_setting("settled", json.dumps(settled))
            if action["keeping"] != "theirs":
                self.device.keep_mine(conflict)
        return self.shown(action)

    # What it has

    def there(self, action):
        value = self.shown(action)
        if value is None:
            raise Refused("it is not there")
        return value

    def shown(self, action):
        return self.device.shown(action["kind"], action["id"])

    def write(self, action, value):
        self.device.put(action["kind"], action["id"], value)
        return self.shown(action)

    def settled(self):
        return json.loads(self.device.store.setting("settled", "[]"))

    def conflicts(self):
        return [
            entry for entry in self.device.store.journal()
            if entry["why"] in UNDECIDED and isinstance(entry["mine"], dict) and entry["kind"] in ("workout", "draft")
            and entry["place"] not in self.settled() and self.device.shown(entry["kind"], entry["thing"]) is None]

    def dump(self, _):
        store = self.device.store
        rows = [
            {"kind": kind, "id": id, "version": version, "value": value} for kind, id, version, value in store.things()]
        changed = {(one.kind, one.thing) for one in store.operations() if one.kind != "post"}
        changed |= {("workout", id) for kind, id in changed if kind == "draft"}  # which may be finished by now
        shown = [row for row in rows if (row["kind"], row["id"]) not in changed]
        for kind, id in changed:
            value = self.device.shown(kind, id)
            if value is not None:
                shown.append({"kind": kind, "id": id, "version": store.thing(kind, id)[1], "value": value})
        journal = [
            {"what": entry["why"], "kind": entry["kind"], "id": entry["thing"], "path": "", "mine": entry["mine"],
             "theirs": None} for entry in store.journal()]
        return {
            "rows": sorted(rows, key=place), "shown": sorted(shown, key=place), "pending": len(store.operations()),
            "refused": [], "journal": journal,
            "conflicts": [
                {"kind": entry["kind"], "id": entry["thing"], "mine": entry["mine"], "theirs": None}
                for entry in self.conflicts()],
            "cursor": store.setting("cursor"), "walks": self.device.full_walks,
            "integrity": store.disk.execute("pragma integrity_check").fetchone()[0]}

    def kill(self, _):
        os._exit(0)


def place(row):
    return row["kind"], row["id"]


def main():
    program = Program()
    for line in sys.stdin:
        command, _, text = line.strip().partition(" ")
        answer = getattr(program, command)(json.loads(text) if text else None)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


main()
