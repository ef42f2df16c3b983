"""A small device by docs/sync.md: it works without a connection, and loses or doubles nothing.

An app changes things with `put`, `patch`, `delete`, `undo`, `log_set`, `remove_set`, `press`, `finish` and `post`, reads them
with `shown`, and calls `sync` whenever there may be a connection.
"""

import collections
import copy
import datetime
import json
import time
import uuid

from merging import later_wins, merge, same_content, theirs_stays
from store import Operation, Store
from transport import NoAnswer

PATHS = {
    "workout": "/v1/lifters/me/workouts/{}", "draft": "/v1/drafts/{}", "template": "/v1/templates/{}",
    "goal": "/v1/goals/{}", "measurement": "/v1/lifters/me/measurements/{}",
    "planned_workout": "/v1/planned-workouts/{}",
    # These are changed by member, and never made under an id of the client's.
    "account": "/v1/profile", "exercise": "/v1/lifters/me/exercises/{}"}
RESTORE = {"workout": "/v1/lifters/me/deleted-workouts/{}/restore"}
RESTORE_OTHERS = "/v1/me/deleted/{}/restore"
# Another device deleted what this one changed: it is made again, it stays deleted, or (elsewhere) the user decides.
MADE_AGAIN, STAYS_DELETED = {"template"}, {"goal", "measurement", "planned_workout"}
# Members of a copy that the server does not take back: the clock is turned by presses alone.
NOT_SENT = {"draft": {"started_at", "running_since", "active_milliseconds"}}
# The server's data model that this device knows.
SCHEMA = 1
TRIES = 10
# Of an older change the server does not take the moment, so its arrival decides.
A_DAY = 23 * 3600
# So often within so many seconds something on the way stops an operation before it is set aside.
FOREIGN_PAGES, AN_HOUR = 5, 3600


class SignedOut(Exception):
    """The session ended. After signing in, everything goes on."""


class Clock:
    """The phone's clock, which is wrong by `skew` seconds. `ago` is for tests: what happens now happened then."""

    def __init__(self, skew=0):
        self.skew, self.ago = skew, 0

    def seconds(self):
        return time.time() + self.skew - self.ago


def new_id():
    """A UUID of version 7: 48 bits of milliseconds, then chance (RFC 9562, section 5.7)."""
    random = uuid.uuid4().int & ((1 << 76) - 1)
    version, variant = 7 << 76, 2 << 62
    bits = (time.time_ns() // 1_000_000) << 80 | version | (random & ~(3 << 62)) | variant
    return str(uuid.UUID(int=bits))


class Device:
    def __init__(self, transport, path, clock=None):
        self.transport, self.path, self.clock = transport, path, clock or Clock()
        self.store = Store(path)
        self.page_size = 100
        self.full_walks = self.store.setting("walks", 0)

    # What the app does: each change is on the disk before anything is sent

    def put(self, kind, id, value):
        self.store.add(Operation("put", kind, id, base=self.shown(kind, id), mine={**value, "id": id}))

    def delete(self, kind, id):
        """What the user saw goes with it: of what others made of the thing meanwhile the user must know first."""
        self.store.add(Operation("delete", kind, id, base=self.shown(kind, id)))

    def log_set(self, draft, exercise, id, **members):
        """Members of a set of a live workout; a set that is not there yet is added."""
        base = part_of(self.shown("draft", draft), id)
        mine = {**(base or {"id": id}), **members}
        detail = {"exercise": exercise, "set": id, "at": self.moment()}
        self.store.add(Operation("set", "draft", draft, detail, base, mine))

    def patch(self, kind, id, members):
        """Some members of what is always there: the profile, an exercise's name. Null takes one away."""
        seen = self.shown(kind, id) or {}
        self.store.add(Operation("patch", kind, id, base={name: seen.get(name) for name in members}, mine=members))

    def undo(self, kind, id):
        """Takes this device's deletion back: one that was not sent is forgotten."""
        for operation in self.store.operations(kind, id):
            if operation.what == "delete":
                return self.store.forget(operation)
        self.store.add(Operation("undo", kind, id))

    def remove_set(self, draft, id):
        """Takes a set out of a live workout, unless others changed it meanwhile."""
        base = part_of(self.shown("draft", draft), id)
        self.store.add(Operation("remove_set", "draft", draft, {"set": id}, base))

    def press(self, draft, turn):
        """`start`, `pause` or `resume`, at the moment at which the user pressed it."""
        self.store.add(Operation("press", "draft", draft, {"turn": turn, "at": self.moment()}))

    def finish(self, draft):
        """The server's clock would run until the request arrives, so it is stopped at this moment."""
        if (self.shown("draft", draft) or {}).get("running_since"):
            self.press(draft, "pause")
        self.store.add(Operation("finish", "draft", draft))

    def post(self, path, body):
        """For what has no id of the client's, like a comment."""
        self.store.add(Operation("post", "post", new_id(), {"path": path}, mine=body))

    def now(self):
        """By the server's clock: the phone's own may be days ahead."""
        return self.clock.seconds() + self.store.setting("offset", 0)

    def moment(self):
        at = datetime.datetime.fromtimestamp(self.now(), datetime.timezone.utc)
        return at.isoformat()

    def age(self, moment):
        return self.now() - datetime.datetime.fromisoformat(moment).timestamp()

    def shown(self, kind, id):
        """The server's copy with this device's unsent changes."""
        value, _ = self.store.thing(kind, id)
        operations = self.store.operations(kind, id)
        if kind == "workout" and value is not None:
            # What was logged before it was known that another device had finished the workout.
            logged = [one for one in self.store.operations("draft", id) if one.what == "set"]
            operations = sorted([in_workout(one) for one in logged] + operations, key=lambda one: one.place)
        for operation in operations:
            value = changed(operation, value)
        return value

    # With a connection

    def sync(self):
        """Whether everything was sent and pulled. What was not, the next call does."""
        try:
            if not self.store.setting("cursor"):
                self.pull()  # the cursor says later whether the server was restored
            self.push()
            self.pull()
            return not self.store.operations()
        except NoAnswer:
            return False

    def push(self):
        tries = collections.Counter()
        while operation := self.store.first_operation():
            if self.store.setting("minimum_schema", 0) > SCHEMA:
                return  # the app is too old to write: it asks its user for an update
            tries[operation.place] += 1
            if tries[operation.place] > TRIES:
                self.set_aside(operation, "others write all the time")
            else:
                self.send(operation)

    def send(self, operation):
        value, version = self.store.thing(operation.kind, operation.thing)
        if self.came_to_nothing(operation, value):
            return
        if operation.detail.get("at") and operation.what == "set" and self.age(operation.detail["at"]) > A_DAY:
            del operation.detail["at"]  # it says nothing any more
        lost = []
        method, path, body, fields = self.request(operation, value, version, lost)
        fields["Sync-Operation"] = 'device="{}", sequence={}, id="{}"'.format(
            self.store.setting("device"), self.store.setting("done", 0) + 1, operation.id)
        answer = self.transport.send(method, path, body, fields)
        if answer.is_ours:
            self.measure(answer)
        self.take(answer, operation, value, body, lost)

    def request(self, operation, value, version, lost):
        """The request for an operation: what it changed, put into what the server is known to have."""
        path = PATHS.get(operation.kind, "").format(operation.thing)
        seen = {"If-Match": f'"{version}"'} if version is not None else {}
        if operation.what == "put":
            body = merge(operation.base, operation.mine, value, theirs_stays(lost)) if value else operation.mine
            # What was deleted is made again only by who says that it knows.
            body = {name: value for name, value in body.items() if name not in NOT_SENT.get(operation.kind, ())}
            return "PUT", path, body, {"If-None-Match": "*"} if operation.detail.get("again") and not value else seen
        if operation.what == "patch":
            for name, mine in operation.mine.items():
                theirs = (value or {}).get(name)
                if theirs not in (operation.base.get(name), mine):
                    lost.append({"path": f"/{name}", "value": theirs})
            return "PATCH", path, operation.mine, {}
        if operation.what == "undo":
            return "POST", RESTORE.get(operation.kind, RESTORE_OTHERS).format(operation.thing), None, {}
        if operation.what == "delete":
            return "DELETE", path, None, seen
        if operation.what == "set":
            body = {**merged_set(operation, value, lost), "exercise": operation.detail["exercise"]}
            if operation.kind == "draft" and "at" in operation.detail:
                body["at"] = operation.detail["at"]
            return "PUT", f"{path}/sets/{operation.detail['set']}", body, seen
        if operation.what == "remove_set":
            return "DELETE", f"{path}/sets/{operation.detail['set']}", None, seen
        if operation.what == "press":
            return "POST", f"{path}/{operation.detail['turn']}", {"at": operation.detail["at"]}, {}
        if operation.what == "finish":
            return "POST", f"{path}/finish", {}, {}
        return "POST", operation.detail["path"], operation.mine, {}

    def take(self, answer, operation, value, body, lost):
        """The table of answers in docs/sync.md."""
        if answer.status in (408, 429) or answer.status >= 500:
            raise NoAnswer(answer.status)
        if not answer.is_ours:
            return self.stopped_on_the_way(operation, answer)
        if answer.status == 401:
            raise SignedOut
        if answer.status < 300:
            if answer.is_repetition:
                self.pull()  # to see what became of it; until then it stays in the queue, so that it shows
            copies = [] if answer.is_repetition else copies_after(operation, value, body, answer)
            # Someone else's request may have had this effect before, and the thing have changed since.
            copies = [copy for copy in copies if None in copy[2:] or (self.store.thing(*copy[:2])[1] or 0) < copy[2]]
            self.store.confirm(operation, copies, lost)
        elif answer.code in ("sequence-gap", "sequence-taken"):
            # Restored from a backup, taken off, or away for half a year: the numbers go on from there.
            self.store.change_setting("done", answer.body["done"])
            self.pull()
        elif answer.status == 412 or answer.code == "draft-finished" and operation.what in ("set", "remove_set"):
            # With what the others did, the same operation is another request, or comes to nothing.
            self.pull()
        elif answer.code == "deleted-meanwhile" and operation.what in ("put", "set", "remove_set", "delete"):
            operation.base = operation.base or {}  # it was there once, whoever made it
            self.store.replace(operation)
            self.pull()
        else:
            self.set_aside(operation, answer.code or answer.status)

    def stopped_on_the_way(self, operation, answer):
        """A proxy answered in the server's place. What it does to this operation alone would hold up the queue for ever."""
        place, *times = json.loads(self.store.setting("foreign", "[0]"))
        now = self.clock.seconds()
        times = [one for one in times if place == operation.place and now - one < AN_HOUR] + [now]
        self.store.change_setting("foreign", json.dumps([operation.place, *times]))
        if len(times) < FOREIGN_PAGES:
            raise NoAnswer(f"a foreign page, {answer.status}")
        self.pull()  # the server itself answers
        self.set_aside(operation, "blocked")

    # Conflicts

    def came_to_nothing(self, operation, value):
        """Whether an operation is not sent after all, because of what others did to the thing."""
        if operation.what == "delete":
            if value is not None and (operation.kind in STAYS_DELETED or same_content(operation.base, value)):
                return False
            # It is gone already; or someone changed it, so it stays, and the user may delete it once more.
            self.set_aside(operation, "changed-meanwhile" if value else "deleted-meanwhile")
            return True
        if operation.what == "remove_set":
            part = part_of(value, operation.detail["set"])
            if part is not None and part == operation.base:
                return False
            # It is gone already, or someone logged it meanwhile: what was logged stays.
            self.store.set_one_aside(operation, "changed-meanwhile" if part else "deleted-meanwhile")
            return True
        if operation.what not in ("put", "set") or value is not None:
            return False
        if operation.kind == "draft" and operation.what == "set" and self.store.thing("workout", operation.thing)[0]:
            self.log_in_workout(operation)
            return True
        if operation.base is None:
            return False
        if operation.kind in MADE_AGAIN:
            operation.base, operation.detail["again"] = None, True
            self.store.replace(operation)
            return False
        self.set_aside(operation, "deleted-meanwhile")
        return True

    def set_aside(self, operation, why):
        """What the user made is in the journal, whole, with all later operations on the same thing."""
        mine, _ = self.store.thing(operation.kind, operation.thing)
        parts, overtaken, last = [], [], {}
        for one in self.store.operations(operation.kind, operation.thing):
            if one.what in ("put", "set"):
                place = one.detail.get("set")
                if place in last and not same_content(one.base, last[place]):
                    overtaken.append(last[place])  # others' values stood in its place when the user went on
                last[place] = one.mine
            if one.what == "put":
                mine = one.mine
            elif mine is not None:
                mine = changed(one, mine)
            elif one.mine is not None:
                parts.append(one.mine)  # sets of a thing that is not there, or what has no thing
        self.store.set_aside(operation.kind, operation.thing, why, mine if mine is not None else parts or None, overtaken)

    def keep_mine(self, conflict):
        """The user's answer to `deleted-meanwhile`: it is made again."""
        self.store.add(
            Operation("put", conflict["kind"], conflict["thing"], {"again": True}, mine=conflict["mine"]))

    def log_in_workout(self, operation):
        """Another device finished the workout: the set is added to what it became."""
        self.store.replace(in_workout(operation))

    # The pull

    def pull(self):
        while True:
            cursor = self.store.setting("cursor")
            answer = self.transport.send(
                "GET", f"/v1/sync?limit={self.page_size}" + (f"&cursor={cursor}" if cursor else ""))
            if answer.status >= 500 or not answer.is_ours:
                raise NoAnswer(answer.status)
            if answer.status == 401:
                raise SignedOut
            if answer.status == 410:
                self.full_walks += 1
                self.store.change_setting("walks", self.full_walks)
                self.store.start_again()
                continue
            if answer.status != 200:
                raise NoAnswer(answer.status)
            self.measure(answer)
            self.store.change_setting("minimum_schema", answer.body["minimum_schema"])
            self.store.keep_page(answer.body)
            if not answer.body["more"]:
                return

    def measure(self, answer):
        """How far the phone's clock is off."""
        self.store.change_setting("offset", answer.seconds - self.clock.seconds() - self.clock.ago)

    def close(self):
        self.transport.hang_up()
        self.store.close()


# What an operation does to a thing


def changed(operation, value):
    """A thing with an operation that is not confirmed yet."""
    if operation.what == "put":
        return merge(operation.base, operation.mine, value, theirs_stays([])) if value else operation.mine
    if operation.what == "delete":
        return None
    if operation.what == "patch" and value is not None:
        return {name: one for name, one in {**value, **operation.mine}.items() if one is not None}
    if operation.what == "remove_set" and value is not None:
        return without_part(value, operation.detail["set"])
    if operation.what == "set" and value is not None:
        return with_part(value, operation.detail["exercise"], merged_set(operation, value, []))
    return value


def merged_set(operation, value, lost):
    """The set that was logged, with what others made of it. Where both changed a value, the one that was changed later counts:
    done before not done, and without a moment the one that arrives later."""
    base, mine, theirs = operation.base, operation.mine, part_of(value, operation.detail["set"])
    if theirs is None:
        return mine
    at, since = operation.detail.get("at"), value.get("set_times", {}).get(operation.detail["set"])
    is_done, is_done_there = mine.get("done", True), theirs.get("done", True)
    overtaken = is_done_there and not is_done if is_done != is_done_there else (
        at is not None and since is not None
        and datetime.datetime.fromisoformat(since) > datetime.datetime.fromisoformat(at))
    return merge(base, mine, theirs, later_wins(lost, overtaken))


def in_workout(operation):
    """A set that was logged into a draft, as one of the workout that the draft became."""

    def logged(part):
        return part and {name: value for name, value in part.items() if name not in ("done", "target")}

    operation.kind, operation.base, operation.mine = "workout", logged(operation.base), logged(operation.mine)
    return operation


def copies_after(operation, value, body, answer):
    """What the server has of things after an operation, as far as its answer says so; the next pull brings the rest."""
    kind, id, version = operation.kind, operation.thing, answer.body.get("version")
    if operation.what == "delete":
        return [(kind, id, None, None)]
    if operation.what == "finish":
        return [(kind, id, None, None), ("workout", id, version, answer.body)]
    if operation.what == "put" and version is not None:
        return [(kind, id, version, body)]
    if operation.what == "patch" and value is not None:
        return [(kind, id, None, changed(operation, value))]  # the answer is another view of it, with a version of its own
    if operation.what == "remove_set" and value is not None:
        return [(kind, id, version, changed(operation, value))]
    if operation.what == "set" and value is not None:
        part = {**body, "id": operation.detail["set"]}
        part.pop("at", None)
        return [(kind, id, version, with_part(value, part.pop("exercise"), part))]
    return []


def part_of(value, id):
    """A set, by its id."""
    for exercise in (value or {}).get("exercises", []):
        for part in exercise.get("sets", []):
            if part.get("id") == id:
                return part
    return None


def without_part(value, id):
    """The thing without this set."""
    value = copy.deepcopy(value)
    for entry in value.get("exercises", []):
        entry["sets"] = [part for part in entry.get("sets", []) if part.get("id") != id]
    return value


def with_part(value, exercise, part):
    """The thing with this set in it: in its place, or as the last one of its exercise."""
    value = copy.deepcopy(value)
    for entry in value.get("exercises", []):
        ids = [one["id"] for one in entry.get("sets", [])]
        if part["id"] in ids:
            entry["sets"][ids.index(part["id"])] = part
        elif entry["id"] == exercise:
            entry.setdefault("sets", []).append(part)
    return value
