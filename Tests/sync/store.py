"""What a device keeps on its disk: its copy, the operations that are not sent yet, and what came to nothing."""

import json
import sqlite3
import uuid

TABLES = """
    create table if not exists settings (name text primary key, value);
    -- The server's copy of each thing. `walk` is the walk from the beginning in which it last came.
    create table if not exists things (
      kind text, id text, version integer, value text, walk integer, primary key (kind, id));
    -- In the order in which they are sent. Their numbers follow from how many were carried out (`done`).
    create table if not exists operations (
      place integer primary key autoincrement, id text unique, what text, kind text, thing text, detail text,
      base text, mine text);
    -- What the user must know: of operations that came to nothing, and of values that another device's replaced.
    create table if not exists journal (
      place integer primary key autoincrement, kind text, thing text, why text, mine text);
"""


class Operation:
    """A change that is not confirmed. `base` and `mine` are the thing, or a set of it, before and after the change."""

    def __init__(self, what, kind, thing, detail=None, base=None, mine=None, id=None, place=None):
        self.what, self.kind, self.thing, self.detail = what, kind, thing, detail or {}
        self.base, self.mine = base, mine
        self.id, self.place = id or str(uuid.uuid4()), place


class Store:
    """One file. Every method that writes is one transaction, so that a device may die at any moment."""

    def __init__(self, path):
        self.disk = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.disk.executescript("pragma synchronous = off;" + TABLES)
        if self.setting("device") is None:
            self.change_setting("device", str(uuid.uuid4()))

    # Settings: device, cursor, done, walk, offset

    def setting(self, name, otherwise=None):
        row = self.disk.execute("select value from settings where name = ?", [name]).fetchone()
        return row[0] if row else otherwise

    def change_setting(self, name, value):
        self.disk.execute("replace into settings values (?, ?)", [name, value])

    # The copy

    def thing(self, kind, id):
        """Its value as the server has it, and its version; nothing where it is not there."""
        row = self.disk.execute("select value, version from things where kind = ? and id = ?", [kind, id]).fetchone()
        return (json.loads(row[0]), row[1]) if row else (None, None)

    def things(self):
        for kind, id, version, value in self.disk.execute("select kind, id, version, value from things"):
            yield kind, id, version, json.loads(value)

    def keep_thing(self, kind, id, version, value):
        if value is None:
            self.disk.execute("delete from things where kind = ? and id = ?", [kind, id])
        else:
            self.disk.execute(
                "replace into things values (?, ?, ?, ?, ?)",
                [kind, id, version, json.dumps(value), self.setting("walk", 0)])

    def keep_page(self, page):
        """The things and the cursor together: with one of them alone the device would miss something or know it twice."""
        with self.transaction():
            for item in page["items"]:
                value = None if item.get("deleted") else item["value"]
                self.keep_thing(item["kind"], item["id"], item["version"], value)
            self.change_setting("cursor", page["cursor"])
            if not page["more"] and self.setting("is_walking"):
                # What did not come in the whole walk is no longer there.
                self.disk.execute("delete from things where walk < ?", [self.setting("walk")])
                self.change_setting("is_walking", 0)

    def start_again(self):
        with self.transaction():
            self.change_setting("cursor", None)
            self.change_setting("walk", self.setting("walk", 0) + 1)
            self.change_setting("is_walking", 1)

    # Operations

    def add(self, operation):
        self.disk.execute(
            "insert into operations (id, what, kind, thing, detail, base, mine) values (?, ?, ?, ?, ?, ?, ?)",
            [operation.id, operation.what, operation.kind, operation.thing, json.dumps(operation.detail),
             json.dumps(operation.base), json.dumps(operation.mine)])

    def first_operation(self):
        return next(iter(self.operations(at_most=1)), None)

    def operations(self, kind="", thing="", at_most=-1):
        rows = self.disk.execute(
            "select what, kind, thing, detail, base, mine, id, place from operations "
            "where ? in (kind, '') and ? in (thing, '') order by place limit ?", [kind, thing, at_most])
        return [
            Operation(what, kind, thing, json.loads(detail), json.loads(base), json.loads(mine), id, place)
            for what, kind, thing, detail, base, mine, id, place in rows]

    def replace(self, operation):
        """The same place in the queue for another operation, which has an id of its own."""
        operation.id = str(uuid.uuid4())
        self.disk.execute(
            "update operations set id = ?, what = ?, kind = ?, detail = ?, base = ?, mine = ? where place = ?",
            [operation.id, operation.what, operation.kind, json.dumps(operation.detail), json.dumps(operation.base),
             json.dumps(operation.mine), operation.place])

    def confirm(self, operation, copies, lost):
        """It was carried out. `copies` are what the device knows of things now: kind, id, version, value. `lost` are values
        that others replaced, or that replaced others': the user is told in the same transaction."""
        with self.transaction():
            self.disk.execute("delete from operations where place = ?", [operation.place])
            self.change_setting("done", self.setting("done", 0) + 1)
            for copy in copies:
                self.keep_thing(*copy)
            for one in lost:
                self.note(operation.kind, operation.thing, "another device's value counts", one)

    def forget(self, operation):
        """The user took it back before it was sent."""
        self.disk.execute("delete from operations where place = ?", [operation.place])

    def set_one_aside(self, operation, why):
        with self.transaction():
            self.forget(operation)
            self.note(operation.kind, operation.thing, why, operation.mine)

    def set_aside(self, kind, thing, why, mine, overtaken=()):
        """No operation of this thing is sent any more. What the user made is kept in the journal, and before it what others'
        values replaced meanwhile."""
        with self.transaction():
            self.disk.execute("delete from operations where kind = ? and thing = ?", [kind, thing])
            for one in overtaken:
                self.note(kind, thing, "another device's value counts", one)
            self.note(kind, thing, why, mine)

    def note(self, kind, thing, why, mine):
        self.disk.execute(
            "insert into journal (kind, thing, why, mine) values (?, ?, ?, ?)", [kind, thing, why, json.dumps(mine)])

    def journal(self):
        return [
            {"place": place, "kind": kind, "thing": thing, "why": why, "mine": json.loads(mine)}
            for place, kind, thing, why, mine in self.disk.execute(
                "select place, kind, thing, why, mine from journal order by place")]

    def transaction(self):
        return Transaction(self.disk)

    def close(self):
        self.disk.close()


class Transaction:
    def __init__(self, disk):
        self.disk = disk

    def __enter__(self):
        self.disk.execute("begin immediate")

    def __exit__(self, error, *_):
        try:
            if not error:
                self.disk.execute("commit")
        finally:
            # Also where the commit fails, as on a full disk. After some errors SQLite has rolled back by itself.
            if self.disk.in_transaction:
                self.disk.execute("rollback")
