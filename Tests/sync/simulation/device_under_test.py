"""One device of a seed: its program, its proxy, and what the driver knows of its screen."""

import os
import shutil

from process import DeviceFailure
from story import marks_in


class DeviceUnderTest:
    def __init__(self, play, number, token, account, role, proxy, process, schema=None, clock=0):
        self.play, self.number, self.proxy, self.process = play, number, proxy, process
        self.name = f"{role} {number}" if role == "coach" else f"device {number}"
        self.start_with = {
            "folder": f"{play.folder}/{number}", "token": token, "account": account, "tenant": None, "role": role,
            "device": f"phone {number}", "clock": clock}
        self.schema = schema
        self.view, self.is_stale, self.conflicts, self.pending = {}, True, [], 0
        self.deleted, self.started, self.snapshots = [], set(), []
        self.visible, self.vanished, self.is_offline = set(), set(), False
        self.last_log = []
        os.makedirs(self.start_with["folder"], exist_ok=True)
        if process.process is None or process.schema != schema:
            process.kill()
            process.begin(schema)
        self.open()
        if clock:
            # Its user signed in with a connection: from then on the device knows how wrong its clock is.
            self.sync()

    def open(self):
        self.process.ask("start", self.start_with)
        self.is_stale = True

    def restart(self, schema=None):
        if self.proxy.captive is not None:
            self.be_offline(False)
        self.process.kill()
        self.process.begin(schema)
        self.schema = schema
        self.open()
        if self.is_offline:
            self.process.ask("offline")

    def be_offline(self, is_offline):
        was_captive = self.proxy.captive is not None
        self.is_offline = self.proxy.is_offline = is_offline
        self.proxy.captive = None
        if is_offline or was_captive:
            self.proxy.hang_up()
        self.process.ask("offline" if is_offline else "online")

    def be_captive(self, page):
        """The network answers everything itself, with one page, until its user has signed in to it."""
        self.is_offline, self.proxy.captive = True, page
        self.proxy.hang_up()

    def sync(self):
        self.process.send("sync")
        return self.synced()

    def synced(self):
        answer = self.process.receive()
        self.pending = answer["pending"]
        self.is_stale = True
        return answer

    # What it shows

    def look(self):
        """Its screen, if anything may have changed since the last look."""
        if self.is_stale:
            self.dump()
        return self.view

    def dump(self):
        dump = self.process.ask("dump")
        self.is_stale = False
        self.pending = dump["pending"]
        self.conflicts = dump["conflicts"]
        self.view = {(row["kind"], row["id"]): row["value"] for row in dump["shown"]}
        story = self.play.story
        told = [*dump["refused"], *dump["conflicts"], *dump["journal"]]
        story.hears(self.name, told)
        story.sees(self.name, dump["shown"])
        self.check_own(dump, marks_in(told))
        rest = (dump["cursor"] or "").split(".")
        if len(rest) == 3:
            self.snapshots.append((rest[0], int(rest[2]), {(row["kind"], row["id"]): row["version"] for row in dump["rows"]}))
        return dump

    def check_own(self, dump, told):
        """I6: own values do not vanish and come back."""
        shown = marks_in(dump["shown"])
        mine = {mark for mark, act in self.play.story.maker.items() if act.author == self.name}
        for mark in sorted(mine & shown & self.vanished):
            act = self.play.story.maker[mark]
            story = self.play.story
            # Another one's deletion takes it away, with its comments, and a third one's edit wins over that.
            id = act.part if act.what == "comment" else act.thing[1]
            is_back = story.was_deleted(id) or story.was_finish_refused(self.name, id)
            if mark not in told and id not in story.forgiven and not is_back:
                self.play.fail(f"I6: {mark} vanished from {self.name} and came back: {act}")
        self.vanished |= (self.visible - shown) & mine
        self.visible |= mine & shown

    # What its user does

    def do(self, action):
        """Whether it was done; the story is told."""
        before = self.view.get((action.kind, action.id))
        answer = self.process.ask("do", action.given)
        what = action.given["do"]
        if "error" in answer:
            self.play.count_refusal(what, answer["error"])
            self.is_stale = True
            return False
        shown, story = answer["shown"], self.play.story
        if what == "press":
            story.act(self.name, what, action.kind, action.id, (), takes=())
            self.started.add((action.kind, action.id))
            return True
        if what == "settle" and shown and shown["id"] != action.id:
            # The user's version is a thing of its own from now on, beside the others'.
            self.view[action.kind, shown["id"]] = shown
            shown = before
        act = story.act(self.name, what, action.kind, action.id, action.made, before, shown, action.part, action.takes)
        if action.given.get("keeping") == "both":
            story.copied.update(("workout", "draft"))
        if what in ("undo", "settle"):
            story.forgiven.add(action.id)
            self.is_stale = True
        missing = set(action.made) - marks_in(shown)
        if missing and what != "comment":
            self.play.fail(f"I6: {sorted(missing)} does not show at once on {self.name}: {act}")
        if what == "delete":
            self.deleted.append((action.kind, action.id))
        if what in ("finish", "comment"):
            self.is_stale = True
        elif shown is None:
            self.view.pop((action.kind, action.id), None)
            self.visible -= act.taken
        else:
            self.view[action.kind, action.id] = shown
            self.visible |= act.made
            self.visible -= act.taken
            story.seen_anywhere |= act.made
        return True

    def integrity(self, dump):
        if dump["integrity"] != "ok":
            self.play.fail(f"I8: the file of {self.name}: {dump['integrity']}")
        if dump["pending"]:
            self.play.fail(f"I8: {dump['pending']} operations of {self.name} are not sent")
        if dump["walks"] > 1 + self.play.walks_allowed:
            self.play.fail(f"I8: {self.name} walked {dump['walks']} times from the beginning")

    def last_requests(self):
        return list(self.last_log or self.proxy.log)

    def forget(self):
        shutil.rmtree(self.start_with["folder"], ignore_errors=True)


__all__ = ["DeviceFailure", "DeviceUnderTest"]
