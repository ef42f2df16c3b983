"""What passes a proxy, looked at and, for some seeds and faults, changed."""

import datetime
import json
import re
import time

from proxy import Answer
from story import marks_in

WRITES = ("PUT", "POST", "PATCH", "DELETE")
OPERATION = re.compile(r'device="([^"]+)", *sequence=(\d+), *id="([^"]+)"')
PRESS = re.compile(r"^/v1/drafts/([^/]+)/(start|pause|resume)$")
DRAFT = re.compile(r"^/v1/drafts/([^/]+)(/finish)?$")
SET = re.compile(r"^/v1/drafts/([^/]+)/sets/([^/?]+)$")
WORKOUT = re.compile(r"^/v1/lifters/[^/]+/workouts/([^/]+)$")
# Seconds by which a device may be wrong about a moment: it knows the server's clock from answers in whole seconds, which may
# have been on the way for some.
ACCURACY = 10
# A member that no app knows: what a newer server would send.
TEMPO = "tempo"


def seconds(moment):
    return moment and datetime.datetime.fromisoformat(moment).timestamp()


class Clock:
    """The clock of one live workout, by the rules of docs/sync.md. All in seconds since 1970."""

    def __init__(self):
        self.started = self.running = self.turned = None
        self.active = 0.0
        # By how much it may be wrong: the server's present lies anywhere within a request, which a busy machine holds up.
        self.doubt = 0.0

    def press(self, turn, at, now, doubt):
        pressed = min(now if at is None else at, now)
        if pressed == now:
            self.doubt += doubt
        if self.turned is not None and pressed < self.turned:
            return
        if turn == "start" and self.started is None:
            self.started = self.running = self.turned = pressed
        elif turn == "pause" and self.running is not None:
            self.active += pressed - self.running
            self.running, self.turned = None, pressed
        elif turn == "resume" and self.running is None and self.started is not None:
            self.running = self.turned = pressed

    def shift(self, seconds):
        """Time passes: what was noted is longer ago."""
        for name in ("started", "running", "turned"):
            if getattr(self, name) is not None:
                setattr(self, name, getattr(self, name) - seconds)

    def shown(self, now):
        return self.active + (now - self.running if self.running is not None else 0)


class Traffic:
    """`plant` is a fault of the way itself, of those that can't be planted into the database (faults.py)."""

    def __init__(self, story, plant=None, adds_member=False):
        self.story, self.plant, self.adds_member = story, plant, adds_member
        # By draft and version: of each set the marks of its notes, when it was logged, and whether it was done.
        self.sets = {}
        self.found, self.clocks, self.durations = [], {}, {}
        self.carried_out = {}                      # by device: the numbers of its operations
        self.pages, self.delivered = {}, {}       # of the added member: pages sent, things of which a proxy's device has it
        self.presses = {}                          # by proxy: between which moments its user pressed
        self.made_again = set()                    # drafts that were thrown away: their clocks may be brought back as well
        self.patched = {}                          # by path: what was sent by PATCH, with the times before and after
        # Where nobody knows whether the server did it: by device the number, and ids and paths that are not judged.
        self.in_doubt, self.doubtful = {}, set()
        self.requests = 0

    def begin_again(self):
        """A backup was restored: what the server did since is no more."""
        self.carried_out.clear()
        self.in_doubt.clear()
        self.doubtful.update(self.clocks, self.durations, self.patched)

    def last_of(self, path, name):
        """Values that may be the one that arrived last: of requests that were under way at the same time, either."""
        sent = [(began, ended, members[name]) for began, ended, members in self.patched[path] if name in members]
        last_began = max(began for began, _, _ in sent)
        return [value for _, ended, value in sent if ended >= last_began]

    # Called by the proxies

    def lost(self, proxy, request):
        """A request that never arrives."""
        if self.plant:
            self.plant.lost(self, proxy, request)

    def wrong_answer(self, proxy, request):
        return self.plant.wrong_answer(self, proxy, request) if self.plant else None

    def outgoing(self, proxy, request):
        raw = request
        if self.adds_member and request.method == "PUT" and WORKOUT.match(request.path) and request.body:
            raw = self.without_member(proxy, request)
        if self.plant:
            raw = self.plant.outgoing(self, proxy, raw)
        return raw.raw()

    def came(self, proxy, request, answer, began):
        self.requests += 1
        if answer.status >= 500:
            return self.failed(proxy, request)
        if request.method in WRITES:
            self.count(request, answer)
            self.log(request, answer)
            if request.method == "PATCH" and answer.status < 300 and not answer.is_repetition:
                self.patched.setdefault(request.path, []).append((began, answer.at, json.loads(request.body)))
            self.turn(proxy, request, answer, (began + answer.at) / 2, (answer.at - began) / 2)
        self.learn(request, answer)
        if self.adds_member:
            self.with_member(proxy, request, answer)
        if self.plant:
            self.plant.came(self, proxy, request, answer)

    def failed(self, proxy, request):
        """A server died, or its connection to the database: whether it did the request is not known."""
        if request.method in WRITES:
            field = OPERATION.search(request.fields.get("sync-operation", ""))
            if field:
                self.in_doubt.setdefault(field[1], set()).add(int(field[2]))
            path = request.path.split("?")[0]
            self.doubtful.add(path)
            self.doubtful.update(path.split("/"))

    # I8: each number once, and none left out

    def count(self, request, answer):
        field = OPERATION.search(request.fields.get("sync-operation", ""))
        if not field or answer.status >= 300 or answer.is_repetition:
            return
        device, number = field[1], int(field[2])
        done = self.carried_out.setdefault(device, set())
        if number in done:
            self.found.append(f"I8: number {number} was carried out again: {request.method} {request.path}")
        done.add(number)

    def left_out(self):
        """Asked at the end: the answer to a program that died may be seen after those to the next one."""
        for device, done in self.carried_out.items():
            missing = set(range(min(done), max(done))) - done - self.in_doubt.get(device, set())
            if missing:
                yield f"I8: numbers {sorted(missing)} of {device} were left out"

    # I10: of two values of a set the later one

    def log(self, request, answer):
        """A device that logs a set names the version that it knows, so what it replaces is known."""
        match = SET.match(request.path)
        if not match or request.method != "PUT" or answer.status >= 300 or answer.is_repetition:
            return
        draft, id = match.groups()
        body, seen = json.loads(request.body), request.fields.get("if-match", "").strip('"')
        others, since, was_done = self.sets.get((draft, seen), {}).get(id, (set(), None, None))
        marks, at = marks_in(body.get("notes") or ""), seconds(body.get("at"))
        unseen = [mark for mark in others - marks if self.is_unseen(mark, marks)]
        if unseen and at and since and at < since and body.get("done", True) == was_done:
            self.found.append(f"I10: {marks} of {at} replaced {unseen} of {since}, which its author had not seen")

    def is_unseen(self, mark, own):
        """Whether another author made this value, and the author of `own` had not seen it."""
        acts = [self.story.maker[one] for one in own if one in self.story.maker]
        made = self.story.maker.get(mark)
        return made is not None and any(made.author != act.author and made.number not in act.past for act in acts)

    def learn(self, request, answer):
        """Drafts as devices got them."""
        if answer.status >= 300 or not answer.body:
            return
        if request.path.startswith("/v1/sync?"):
            for item in json.loads(answer.body)["items"]:
                if item["kind"] == "draft" and "value" in item:
                    self.remember(item["id"], item["version"], item["value"])
        elif request.path.startswith("/v1/drafts/"):
            draft = json.loads(answer.body)
            if isinstance(draft.get("exercises"), list):
                self.remember(draft["id"], draft["version"], draft)

    def remember(self, id, version, draft):
        times = draft.get("set_times") or {}
        self.sets[id, str(version)] = {
            part["id"]: (marks_in(part.get("notes") or ""), seconds(times.get(part["id"])), part.get("done", True))
            for entry in draft.get("exercises") or [] for part in entry.get("sets") or []}

    # I9: the clock

    def turn(self, proxy, request, answer, now, doubt):
        if answer.status >= 300 or answer.is_repetition:
            return
        path = request.path.split("?")[0]
        press, draft = PRESS.match(path), DRAFT.match(path)
        if press:
            at = json.loads(request.body or b"{}").get("at")
            at = at and datetime.datetime.fromisoformat(at).timestamp()
            moments = self.presses.get(proxy, [])
            is_strange = at and moments and not any(
                first - ACCURACY <= at <= last + ACCURACY for first, last in moments)
            if is_strange and press[1] not in self.made_again:
                self.found.append(f"I9: pressed at {min(moments, key=lambda moment: abs(at - moment[0]))}, sent as {at}")
            self.clocks.setdefault(press[1], Clock()).press(press[2], at, now, doubt)
        elif draft and request.method == "PUT" and answer.status == 201:
            self.clocks[draft[1]] = Clock()
            self.durations.pop(draft[1], None)  # of the workout that it was before
            if "if-none-match" in request.fields:
                self.made_again.add(draft[1])
        elif request.method == "PUT" and answer.status == 201 and WORKOUT.match(path):
            self.durations.pop(WORKOUT.match(path)[1], None)  # of the one that was deleted
        elif draft and request.method == "DELETE":
            self.clocks.pop(draft[1], None)
        elif draft and draft[2] and answer.status == 201 and draft[1] in self.clocks:
            clock = self.clocks.pop(draft[1])
            if clock.started is not None:
                self.durations[draft[1]] = clock.shown(now), clock.doubt + doubt

    # A newer server

    def with_member(self, proxy, request, answer):
        if request.path.startswith("/v1/sync?"):
            return self.page_with_member(proxy, request, answer)
        path = request.path.split("?")[0]
        if request.method == "PUT" and answer.status == 201 and WORKOUT.match(path):
            # What was deleted is made anew, as its author had it.
            self.delivered.setdefault(proxy, set()).discard(WORKOUT.match(path)[1])
        if answer.body and answer.status < 300 and (WORKOUT.match(path) or path.endswith(("/finish", "/restore"))):
            workout = json.loads(answer.body)
            if isinstance(workout.get("exercises"), list):
                workout[TEMPO] = f"tempo of {workout['id']}"
                answer.body = json.dumps(workout).encode()

    def page_with_member(self, proxy, request, answer):
        cursor = re.search(r"cursor=([^&]+)", request.path)
        if cursor and (proxy, cursor[1]) in self.pages:
            # The device has stored the page from which this cursor is.
            self.delivered.setdefault(proxy, set()).update(self.pages.pop((proxy, cursor[1])))
        if answer.status != 200:
            return
        page = json.loads(answer.body)
        told = {item["id"] for item in page["items"] if item["kind"] == "workout" and "value" in item}
        for item in page["items"]:
            if item["kind"] == "workout" and "value" in item:
                item["value"][TEMPO] = f"tempo of {item['id']}"
        if told:
            answer.body = json.dumps(page).encode()
            self.pages[proxy, page["cursor"]] = told

    def without_member(self, proxy, request):
        body, id = json.loads(request.body), WORKOUT.match(request.path)[1]
        tempo = body.pop(TEMPO, None)
        if tempo != f"tempo of {id}" and "if-match" in request.fields and id in self.delivered.get(proxy, ()):
            self.found.append(f"a member that the app does not know came back as {tempo!r}: PUT {request.path}")
        changed = type(request)(request.head, json.dumps(body).encode())
        return changed


def answered(status, body, fields=""):
    """An answer that no server gave, for planted faults."""
    text = json.dumps(body).encode() if body is not None else b""
    date = datetime.datetime.now(datetime.timezone.utc).strftime("%a, %d %b %Y %H:%M:%S GMT")
    head = f"HTTP/1.1 {status} Planted\r\nContent-Type: application/problem+json\r\nDate: {date}{fields}"
    return Answer(head.encode(), text, time.time())
