"""Who takes part without a device that syncs: the web page, imports, a coach, a stream."""

import http.client
import json
import os
import re
import socket
import threading
import time
import urllib.parse

from story import marks_in

# Seconds after which a hint of a change has come: the servers look every quarter of one.
HINT = 0.4
SCOPES = ["history", "workout_details", "main_lifts", "all_lifts", "plans"]


class Web:
    """Plain requests to one server, in a session of one's own."""

    def __init__(self, address, token):
        place = urllib.parse.urlsplit(address)
        self.connection = http.client.HTTPConnection(place.hostname, place.port, timeout=60)
        self.token = token

    def __call__(self, method, path, body=None, fields=None):
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        kind = {"Content-Type": "text/csv" if isinstance(body, str) else "application/json"} if body is not None else {}
        self.connection.request(
            method, path, text and text.encode(), {"Authorization": f"Bearer {self.token}", **kind, **(fields or {})})
        answer = self.connection.getresponse()
        content = answer.read()
        return answer.status, json.loads(content) if content else {}

    def close(self):
        self.connection.close()


class Hints:
    """A stream of hints: the versions that it names, as they come. `last` is the version at which its session ended."""

    def __init__(self, address, token):
        place = urllib.parse.urlsplit(address)
        self.versions, self.last = [], None
        self.connection = socket.create_connection((place.hostname, place.port), timeout=60)
        self.connection.sendall(
            f"GET /v1/sync/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        text = b""
        try:
            while got := self.connection.recv(65536):
                text += got
                self.versions = [int(number) for number in re.findall(rb'data: \{"version":(\d+)\}', text)]
        except OSError:
            pass

    def close(self):
        try:
            self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.reader.join()
        self.connection.close()


class Bystanders:
    def __init__(self, play, name):
        self.play, self.name = play, name
        self.browser = Web(play.servers.addresses[1], play.web_token)
        self.pages = {}         # what the web page showed last, by id
        self.coach_account = None
        self.is_granted, self.hints = False, None
        self.imports = 0

    def close(self):
        self.browser.close()
        if self.coach_account:
            self.coach_browser.close()
        if self.hints:
            self.hints.close()

    def go(self, addresses):
        """Other servers answer from now on."""
        self.browser.close()
        self.browser = Web(addresses[1], self.play.web_token)

    # The web page

    def web(self, chance):
        getattr(self, chance.choice(["web_edit", "web_edit", "web_new", "web_delete", "web_stale"]))(chance)

    def workout(self, chance):
        """A workout of the server's, as the page shows it."""
        status, page = self.browser("GET", "/v1/lifters/me/workouts?limit=20")
        ids = [item["id"] for item in page.get("items", [])]
        if status != 200 or not ids:
            return None, None
        id = chance.choice(ids)
        status, value = self.browser("GET", f"/v1/lifters/me/workouts/{id}")
        if status != 200:
            return None, None
        self.play.story.sees("web", value)
        self.pages[id] = value
        return id, value

    def web_edit(self, chance):
        id, value = self.workout(chance)
        if id:
            mark = self.play.new_mark()
            status, after = self.browser(
                "PUT", f"/v1/lifters/me/workouts/{id}", {**value, "notes": mark}, {"If-Match": f'"{value["version"]}"'})
            self.say(f"edits {id}: {status}")
            if status < 300:
                self.play.story.act("web", "edit", "workout", id, [mark], value, after)
                self.play.touched.append(("workout", id))

    def web_new(self, chance):
        mark = self.play.new_mark()
        status, made = self.browser("POST", "/v1/lifters/me/workouts", {
            "name": "Web", "performed_at": "2026-04-01T10:00:00+00:00", "time_zone": "UTC", "notes": mark,
            "exercises": [{"name": "Curl", "sets": [{"reps": 10}]}]})
        self.say(f"makes a workout: {status} {made.get('id')}")
        if status < 300:
            self.play.story.act("web", "put", "workout", made["id"], [mark])

    def web_delete(self, chance):
        id, value = self.workout(chance)
        if id:
            status, _ = self.browser(
                "DELETE", f"/v1/lifters/me/workouts/{id}", None, {"If-Match": f'"{value["version"]}"'})
            self.say(f"deletes {id}: {status}")
            if status < 300:
                self.play.story.act("web", "delete", "workout", id, (), value)

    def web_stale(self, chance):
        """A page that was left open is saved: what was deleted meanwhile must not come back."""
        gone = self.play.sql(f"""
            select noted.id from app.deletions as noted
             where noted.lifter_id = '{self.play.account}' and noted.kind = 'workout'
               and not exists (select from app.workouts as own where own.id = noted.id)
             order by noted.id""").split()
        # What a device made again knowingly, as its draft, is not meant.
        gone = [id for id in gone if id in self.pages and id not in self.play.story.forgiven]
        if gone:
            id = chance.choice(gone)
            status, _ = self.browser("PUT", f"/v1/lifters/me/workouts/{id}", self.pages[id])
            self.say(f"saves the deleted {id}: {status}")
            if status < 300:
                self.play.fail(f"I4: a page that did not know of the deletion brought {id} back")

    def bring_in(self, chance):
        """An import of three workouts."""
        marks = [self.play.new_mark() for _ in range(3)]
        lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
        lines += [
            f"{2025 - self.imports}-0{number + 1}-{chance.randint(1, 28):02} 18:00:00,Legs,45m,Squat,1,100,5,0,0,{mark},,"
            for number, mark in enumerate(marks)]
        self.imports += 1  # of another year each: what is there already is not brought in again
        before = self.workouts()
        status, report = self.browser(
            "POST", "/v1/lifters/me/imports?unit=kg&time_zone=UTC", "\n".join(lines) + "\n")
        self.say(f"imports: {status}")
        if status < 300:
            for id in self.workouts() - before:
                self.play.story.things.setdefault(id, "workout")
            self.play.story.act("web", "import", "import", "import", marks)

    def workouts(self):
        return set(self.play.sql(f"select id from app.workouts where lifter_id = '{self.play.account}'").split())

    def say(self, text):
        self.play.note(self.play.number, f"the web page {text}")

    # A stream

    def stream(self, chance):
        """Opens a stream in a session of its own; at the next call the session ends."""
        play = self.play
        if not self.hints:
            self.hints = Hints(play.servers.addresses[chance.randrange(2)], play.stream_token)
            self.say("opens a stream")
        elif self.hints.last is None:
            self.hints.last = int(play.sql(f"""
                with ended as (
                  update auth.sessions set expires_at = now() where token_hash = sha256('{play.stream_token}') returning id)
                select coalesce(max(version), 0)
                  from (select) as always left join app.lifter_versions on lifter_id = '{play.account}'
                 where exists (select from ended)"""))
            self.say(f"signs the stream's session out, at version {self.hints.last}")

    def late_hints(self):
        """I7: what a stream said after the end of its session."""
        if self.hints and self.hints.last is not None:
            time.sleep(HINT)
            late = [version for version in list(self.hints.versions) if version > self.hints.last]
            if late:
                yield f"I7: a stream said {late[:5]} after its session had ended at version {self.hints.last}"

    # A new device

    def fresh_copy(self):
        """What a device gets that has nothing: every row."""
        browser = Web(self.play.servers.addresses[0], self.play.fresh)
        rows, cursor = {}, None
        try:
            while True:
                status, page = browser("GET", "/v1/sync" + (f"?cursor={cursor}" if cursor else ""))
                if status != 200:
                    raise AssertionError(f"a new device gets {status} {page}")
                for item in page["items"]:
                    rows.pop((item["kind"], item["id"]), None)
                    if not item.get("deleted"):
                        rows[item["kind"], item["id"]] = item
                cursor = page["cursor"]
                if not page["more"]:
                    return [rows[key] for key in sorted(rows)]
        finally:
            browser.close()

    # A coach

    def coach(self, chance):
        if not self.coach_account:
            self.meet_coach()
        getattr(self, chance.choice(["coach_grant", "coach_reads", "coach_comments", "coach_revoked", "coach_works"]))(chance)

    def meet_coach(self):
        play = self.play
        self.coach_account, (own, device) = play.world.person(f"c{self.name}", "coach", 2)
        self.coach_browser = Web(play.servers.addresses[0], own)
        play.coach = play.device(5, device, self.coach_account, "coach")

    def coach_grant(self, chance):
        scopes = ", ".join(f"(1, '{self.coach_account}', '{self.play.account}', '{scope}')" for scope in SCOPES)
        self.play.sql(f"""
            begin;
            insert into app.coachings (tenant_id, coach_id, lifter_id)
            values (1, '{self.coach_account}', '{self.play.account}') on conflict do nothing;
            insert into app.grants (tenant_id, coach_id, lifter_id, scope) values {scopes} on conflict do nothing;
            commit""")
        self.is_granted = True
        self.say("lets the coach in")

    def coach_revoked(self, chance):
        if self.is_granted:
            self.play.sql(f"delete from app.coachings where coach_id = '{self.coach_account}'")
            self.is_granted = False
            self.say("sends the coach away")

    def coach_reads(self, chance):
        for path in ("workouts", "exercises"):
            status, page = self.coach_browser("GET", f"/v1/lifters/{self.play.account}/{path}")
            if not self.is_granted and (status < 400 or marks_in(page)):
                self.play.fail(f"I7: the coach reads {path} without a grant: {status} {sorted(marks_in(page))[:5]}")
            if self.is_granted and status >= 400:
                self.play.fail(f"I7: the coach can't read {path} with a grant: {status}")

    def coach_comments(self, chance):
        ids = sorted(self.workouts())
        if ids and self.play.comments < 8:
            self.play.comments += 1
            id, mark = chance.choice(ids), self.play.new_mark("c")
            status, made = self.coach_browser(
                "POST", f"/v1/lifters/{self.play.account}/workouts/{id}/comments", {"text": mark})
            self.say(f"coach comments on {id}: {status}")
            if not self.is_granted and status < 400:
                self.play.fail(f"I7: the coach comments without a grant: {status}")
            if status < 300:
                self.play.story.act("the coach", "comment", "comment", made["id"], [mark], part=id, takes=())

    def coach_works(self, chance):
        """The coach's own training, on a device of the coach's."""
        id, mark = f"{chance.getrandbits(32):08x}-0000-7000-8000-000000000000", self.play.new_mark("own")
        device = self.play.coach
        device.process.ask("do", {"do": "put", "kind": "goal", "id": id, "value": {
            "kind": "frequency", "target": 3, "notes": mark}})
        device.sync()

    def faults(self):
        yield from self.late_hints()
        if not self.coach_account:
            return
        dump = self.play.coach.dump()
        held = json.dumps(dump) + self.bytes_of(self.play.coach.start_with["folder"])
        leaked = sorted(set(re.findall(r"mark-[0-9]+-[0-9]+", held)))
        if leaked:
            yield f"I7: the coach's device holds values of the lifter's: {leaked[:5]}"

    def bytes_of(self, folder):
        texts = []
        for place, _, names in os.walk(folder):
            for name in names:
                with open(os.path.join(place, name), "rb") as file:
                    texts.append(file.read().decode("latin-1"))
        return "".join(texts)
