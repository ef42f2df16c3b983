"""Users who read and write all the time, and remember which writes the server confirmed."""

import collections
import http.client
import json
import random
import re
import threading
import time
import uuid

PASSWORD = "demo-password-531"
PROBABLY_UNSAVED = object()


class Crowd:
    """Where the server is, in which phase the test is, and what all of the clients were answered."""

    def __init__(self, port, paths):
        self.port, self.phase, self.paths = port, "before", paths
        self.lock = threading.Lock()
        self.answers = collections.defaultdict(collections.Counter)
        self.samples, self.slowest = {}, collections.Counter()
        self.ended = threading.Event()
        self.deleted = set()  # ids of workouts that someone deleted, or tried to
        self.clients = []

    def note(self, phase, method, route, status, seconds, text):
        with self.lock:
            self.answers[phase][method, route, status] += 1
            self.slowest[phase] = max(self.slowest[phase], seconds)
            self.samples.setdefault((phase, method, route, status), text[:300].decode(errors="replace"))

    def start(self):
        for client in self.clients:
            client.start()

    def join(self):
        self.ended.set()
        for client in self.clients:
            client.join()

    def writes(self, phase):
        return sum(
            count for (method, _, status), count in self.answers[phase].items() if method != "GET" and status < 300)


class Client(threading.Thread):
    def __init__(self, crowd, role, login, password=PASSWORD):
        super().__init__(daemon=True)
        self.crowd, self.role, self.login = crowd, role, login
        self.random = random.Random(f"{role} {login} {len(crowd.clients)}")
        self.connection, self.port, self.token = None, None, None
        self.kept, self.fault = {}, None
        self.token = self.ask("POST", "/v1/sessions", {"login": login, "password": password})["token"]
        self.id = self.ask("GET", "/v1/me")["id"]
        self.reads = list(self.found_reads())
        crowd.clients.append(self)

    # Requests

    def ask(self, method, path, body=None, route=None, **fields):
        status, answer = self.send(method, path, body, route, **fields)
        if status >= 300:
            raise SystemExit(f"{self.login}: {method} {path}: {status} {answer[:500]}")
        return json.loads(answer) if answer else None

    def send(self, method, path, body=None, route=None, **fields):
        """The status and the answer; 599 where none came."""
        headers = {"Tenant": "demo", "Content-Type": "application/json", **fields}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        phase, begun = self.crowd.phase, time.monotonic()
        try:
            if self.port != self.crowd.port:
                self.port = self.crowd.port
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = self.connection.getresponse()
            status, text = answer.status, answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.port = None
            status, text = 599, repr(error).encode()
        self.crowd.note(phase, method, route or path, status, time.monotonic() - begun, text)
        return status, text

    # Reading

    def found_reads(self):
        """Each GET of the role for which there is something to read: paths as the lists name them."""
        for route in self.crowd.paths[self.role]:
            path = route.replace("/v1/lifters/{lifter}", "/v1/lifters/me") if self.role == "lifter" else route
            path = self.filled(path.replace("{lift}", "squat"))
            if path:
                yield route, path

    def filled(self, path):
        """The path, filled from the list before each parameter; nothing if a list is empty."""
        while match := re.search(r"\{(\w+)\}", path):
            before = path[:match.start()].rstrip("/")
            if before in ["/v1/lifters", "/v1/clients"]:
                before = "/v1/clients"
            status, text = self.send("GET", before, route="a list")
            items = json.loads(text).get("items") if status == 200 else None
            if not items:
                return None
            value = items[0].get("slug") or items[0].get("name" if "/jobs" in before else "id") or items[0].get("id")
            if not isinstance(value, str):
                return None
            path = path[:match.start()] + value + path[match.end():]
        return path

    def read(self):
        route, path = self.random.choice(self.reads)
        self.send("GET", path, route=route)

    # Writing

    def run(self):
        try:
            last_text = 0
            while not self.crowd.ended.is_set():
                self.read()
                if self.role != "admin":
                    self.random.choice(self.acts())()
                if time.monotonic() - last_text > 6:  # the platform takes 500 a day of one author
                    last_text = time.monotonic()
                    self.random.choice(self.texts())()
                self.crowd.ended.wait(self.random.uniform(0.05, 0.25))
        except BaseException as error:
            self.fault = error

    def acts(self):
        own = [self.put_template, self.put_draft]
        return own + [self.put_workout, self.put_workout, self.put_measurement, self.delete_workout]

    def texts(self):
        return {"lifter": [self.write_message, self.write_comment], "coach": [self.write_message, self.write_comment],
                "admin": [self.tell_feedback]}[self.role]

    def put(self, path, route, body, mark):
        status, _ = self.send("PUT", path, body, route)
        if status < 300:
            self.kept[path] = {mark}
        elif status >= 500:
            self.kept[path] = self.kept.get(path, {PROBABLY_UNSAVED}) | {mark}

    def some(self, route, of):
        """A path of this kind that is known, or a new one."""
        prefix = route.replace("{id}", "")
        known = [
            path for path, marks in self.kept.items()
            if path.startswith(prefix) and "/comments/" not in path and None not in marks]
        if known and (len(known) >= of or self.random.random() < 0.3):
            return self.random.choice(known)
        return prefix + str(uuid.UUID(int=self.random.getrandbits(128), version=4))

    def sets(self):
        return [{"reps": self.random.randint(1, 8), "weight": self.random.randint(40, 160), "unit": "kg"}
                for _ in range(self.random.randint(1, 5))]

    def training(self, mark):
        names = self.random.sample(["Back Squat", "Bench Press", "Deadlift", "Barbell Row", "Pull Up", "Dip"], 2)
        return {"name": mark, "exercises": [{"name": name, "sets": self.sets()} for name in names]}

    def put_workout(self):
        mark, route = uuid.uuid4().hex, "/v1/lifters/me/workouts/{id}"
        performed = f"2026-0{self.random.randint(1, 9)}-{self.random.randint(10, 28)}T18:00:00Z"
        self.put(self.some(route, 10_000), route, {**self.training(mark), "performed_at": performed}, mark)

    def delete_workout(self):
        route = "/v1/lifters/me/workouts/{id}"
        known = [
            path for path, marks in self.kept.items()
            if re.fullmatch(r"/v1/lifters/me/workouts/[^/]+", path) and None not in marks]
        if len(known) < 10:
            return
        path = self.random.choice(known)
        self.crowd.deleted.add(path.split("/")[-1])
        status, _ = self.send("DELETE", path, route=route)
        if status < 300:
            self.kept[path] = {None}
        elif status >= 500:
            self.kept[path] |= {None}

    def put_template(self):
        mark, route = uuid.uuid4().hex, "/v1/templates/{id}"
        self.put(self.some(route, 15), route, self.training(mark), mark)

    def put_draft(self):
        mark, route = uuid.uuid4().hex, "/v1/drafts/{id}"
        self.put(self.some(route, 10), route, self.training(mark), mark)

    def put_measurement(self):
        mark, route = uuid.uuid4().hex, "/v1/lifters/me/measurements/{id}"
        body = {"kind": "body_weight", "value": self.random.randint(60, 110), "unit": "kg", "notes": mark,
                "measured_at": f"2026-0{self.random.randint(1, 9)}-{self.random.randint(10, 28)}T07:00:00Z"}
        self.put(self.some(route, 10_000), route, body, mark)

    def post(self, path, route, mark, body):
        """Sent again with its key where no answer came, as apps do."""
        key = str(uuid.uuid4())
        for _ in range(3):
            status, text = self.send("POST", path, body, route, **{"Idempotency-Key": f'"{key}"'})
            if status < 300:
                self.kept[f"{path}/{json.loads(text)['id']}"] = {mark}
            if status < 500:
                return

    def other(self):
        path = "/v1/coaches" if self.role == "lifter" else "/v1/clients"
        status, text = self.send("GET", path)
        items = json.loads(text)["items"] if status == 200 else []
        return self.random.choice(items)["id"] if items else None

    def write_message(self):
        if account := self.other():
            mark = uuid.uuid4().hex
            self.post(f"/v1/conversations/{account}/messages", "/v1/conversations/{account}/messages", mark, {"text": mark})

    def write_comment(self):
        lifter, mark = "me" if self.role == "lifter" else self.other(), uuid.uuid4().hex
        status, text = self.send("GET", f"/v1/lifters/{lifter}/workouts?limit=5", route="a list")
        if status == 200 and (items := json.loads(text)["items"]):
            path = f"/v1/lifters/{lifter}/workouts/{self.random.choice(items)['id']}/comments"
            self.post(path, "/v1/lifters/{lifter}/workouts/{id}/comments", mark, {"text": mark})

    def tell_feedback(self):
        mark = uuid.uuid4().hex
        self.post("/v1/feedback", "/v1/feedback", mark, {"kind": "bug", "text": mark})

    # Afterwards

    def missing(self):
        """What was acknowledged and is not there, or not as it was written last."""
        self.port = None  # the connection waited for the other clients: the server may have closed it
        for path, marks in self.kept.items():
            if "/comments/" in path and path.split("/")[-3] in self.crowd.deleted:
                continue
            single = not path.startswith("/v1/feedback")
            status, text = self.send("GET", path if single else "/v1/feedback?limit=100", route="afterwards")
            there = status == 200 and any(mark.encode() in text for mark in marks if isinstance(mark, str))
            gone = status == 404 and (None in marks or PROBABLY_UNSAVED in marks)
            if not there and not gone:
                yield f"{self.login}: {path}: {status}, wanted {sorted(map(str, marks))}: {text[:200]}"
