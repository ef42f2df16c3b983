"""The way between one device and the servers: a proxy of the driver's own, in which requests and answers get lost.

HTTP/1.1 over raw sockets, a thread for each connection. What goes wrong with the next requests is in `faults`.
"""

import collections
import email.utils
import socket
import struct
import threading
import time
import traceback

FAULTS = ["lose-request", "lose-answer", "twice", "late", "hold", "cut", "unavailable"]
# What a proxy, or a network that wants to be signed in to, says in the server's place. None is the API's.
PAGES = [
    ("200 OK", "text/html", b"<h1>Welcome to our gym</h1>"), ("302 Found", "text/html", b""),
    ("401 Unauthorized", "text/html", b"<h1>Sign in</h1>"), ("403 Forbidden", "application/json", b'{"error": "policy"}'),
    ("404 Not Found", "text/html", b"<h1>Not Found</h1>"), ("409 Conflict", "application/json", b'{"code": "blocked"}'),
    ("410 Gone", "text/html", b"<h1>Gone</h1>"), ("412 Precondition Failed", "text/html", b""),
    ("413 Content Too Large", "text/html", b"<h1>Too large</h1>"), ("200 OK", "application/json", b"{}")]
# Seconds that an answer is held back where the device has no second connection that could pass it.
HOLD = 0.03


class Gone(Exception):
    """The other side closed its connection."""


class Request:
    def __init__(self, head, body):
        self.head, self.body = head, body
        line, *fields = head.decode("latin-1").split("\r\n")
        self.method, self.path, _ = line.split(" ")
        self.fields = {}
        for field in fields:
            name, _, value = field.partition(":")
            self.fields[name.lower()] = value.strip()

    def raw(self):
        """As it goes to the server: without compression, since answers are read here."""
        skipped = (b"accept-encoding:", b"content-length:", b"expect:")
        lines = [line for line in self.head.split(b"\r\n") if not line.lower().startswith(skipped)]
        lines[0] = f"{self.method} {self.path} HTTP/1.1".encode("latin-1")
        if self.body or self.method in ("PUT", "POST", "PATCH"):
            lines.append(b"Content-Length: %d" % len(self.body))
        return b"\r\n".join(lines) + b"\r\n\r\n" + self.body


class Answer:
    def __init__(self, head, body, at):
        self.head, self.body, self.at = head, body, at
        line, *fields = head.decode("latin-1").split("\r\n")
        self.status = int(line.split(" ")[1])
        self.fields = {}
        for field in fields:
            name, _, value = field.partition(":")
            self.fields[name.lower()] = value.strip()

    @property
    def is_repetition(self):
        return self.fields.get("sync-repeated") == "?1"

    def raw(self):
        if self.status in (204, 304):
            return self.head + b"\r\n\r\n"
        skipped = (b"content-length:", b"transfer-encoding:")
        lines = [line for line in self.head.split(b"\r\n") if not line.lower().startswith(skipped)]
        return b"\r\n".join([*lines, b"Content-Length: %d" % len(self.body)]) + b"\r\n\r\n" + self.body


class Line:
    """One side of a connection, read message by message."""

    def __init__(self, connection):
        self.connection, self.buffer = connection, b""

    def more(self):
        got = self.connection.recv(65536)
        if not got:
            raise Gone
        self.buffer += got

    def until(self, mark):
        while (place := self.buffer.find(mark)) < 0:
            self.more()
        taken, self.buffer = self.buffer[:place], self.buffer[place + len(mark):]
        return taken

    def exactly(self, count):
        while len(self.buffer) < count:
            self.more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def body(self, fields):
        if "chunked" in fields.get("transfer-encoding", ""):
            parts = []
            while size := int(self.until(b"\r\n").split(b";")[0], 16):
                parts.append(self.exactly(size))
                self.exactly(2)
            self.until(b"\r\n")
            return b"".join(parts)
        return self.exactly(int(fields.get("content-length") or 0))

    def request(self):
        head = self.until(b"\r\n\r\n")
        request = Request(head, b"")
        if request.fields.get("expect") == "100-continue":
            self.connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        request.body = self.body(request.fields)
        return request

    def close(self, reset=False):
        try:
            if reset:
                self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            else:
                self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.connection.close()


class Proxy:
    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.lock = threading.Condition()
        self.lines, self.count = set(), 0
        self.reset(None, None)
        threading.Thread(target=self.accept, daemon=True).start()

    def reset(self, server, observer):
        """For another seed: nothing of the last one is left."""
        with self.lock:
            self.server, self.observer = server, observer
            self.is_offline, self.captive, self.faults, self.late = False, None, collections.deque(), []
            self.log = collections.deque(maxlen=400)
        self.hang_up()

    def go(self, server):
        """Another server of the installation answers from now on."""
        self.server = server
        self.hang_up()

    def hang_up(self):
        for line in list(self.lines):
            line.close(reset=True)

    def wait_for(self, count, seconds):
        """Until so many requests have come since the proxy was made; whether they have."""
        with self.lock:
            return self.lock.wait_for(lambda: self.count >= count, seconds)

    # A connection

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line = Line(connection)
            if self.is_offline or not self.server:
                line.close(reset=True)
                continue
            self.lines.add(line)
            threading.Thread(target=self.serve, args=[line], daemon=True).start()

    def serve(self, line):
        upstream = None
        try:
            while True:
                request = line.request()
                with self.lock:
                    self.count += 1
                    self.lock.notify_all()
                    fault = self.faults.popleft() if self.faults else None
                    observer, server = self.observer, self.server
                if self.is_offline:
                    return line.close(reset=True)
                if upstream is None or upstream.server != server:
                    upstream = Upstream(server)
                if not self.handle(line, upstream, request, fault, observer):
                    return
        except (OSError, Gone):
            pass
        except Exception:
            if self.observer:
                self.observer.found.append(f"the driver itself: {traceback.format_exc()}")
        finally:
            self.lines.discard(line)
            line.close()
            if upstream:
                upstream.close()

    def handle(self, line, upstream, request, fault, observer):
        """Whether the connection stays open."""
        if fault == "lose-request":
            self.note(request, fault)
            if observer:
                observer.lost(self, request)
            return False
        if fault == "unavailable":
            self.note(request, fault)
            line.connection.sendall(
                b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 0\r\nContent-Type: application/problem+json\r\n"
                b"Content-Length: 43\r\n\r\n" + b'{"type":"about:blank","status":503}'.ljust(43))
            return True
        if fault == "foreign" or self.captive is not None:
            self.note(request, "foreign")
            line.connection.sendall(self.page())
            return True
        if fault == "late":
            # It arrives behind the next request, which the device may have sent on another connection.
            self.note(request, fault)
            self.late.append(request)
            return False
        if "/sync/stream" in request.path:
            return upstream.pump(request, line)
        answer = self.exchange(upstream, request, fault or "", observer)
        if fault == "twice":
            answer = self.exchange(upstream, request, "again", observer)
        self.flush()
        # Not every HTTP library tells a head that breaks off from one without a body, so of these nothing comes.
        if fault == "lose-answer" or fault == "cut" and not answer.body:
            return False
        if fault == "cut":
            raw = answer.raw()
            # A browser takes a head that breaks off, though never over TLS.
            head = len(raw) - len(answer.body) if "sec-fetch-site" in request.fields else 0
            line.connection.sendall(raw[:head + (len(raw) - head) * 2 // 3])
            return False
        if fault == "hold":
            count = self.count
            self.wait_for(count + 1, HOLD)
        line.connection.sendall(answer.raw())
        return answer.fields.get("connection", "").lower() != "close"

    def page(self):
        """Of `foreign` each in turn; a network that wants to be signed in to says the same to everything."""
        status, kind, body = PAGES[(self.count if self.captive is None else self.captive) % len(PAGES)]
        head = (f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nDate: {email.utils.formatdate(usegmt=True)}\r\n"
                f"Location: https://gym.example/\r\nContent-Length: {len(body)}\r\n\r\n")
        return head.encode() + body

    def exchange(self, upstream, request, fault, observer):
        answer = observer.wrong_answer(self, request) if observer else None
        if answer is None:
            raw = observer.outgoing(self, request) if observer else request.raw()
            began = time.time()
            try:
                answer = upstream.exchange(raw)
            except (OSError, Gone):
                upstream.close()
                self.note(request, "no answer")
                if observer:
                    observer.failed(self, request)
                raise
            if observer:
                observer.came(self, request, answer, began)
        self.note(request, f"{answer.status} {fault}")
        return answer

    def flush(self):
        """What is late arrives now. Nobody waits for its answer."""
        with self.lock:
            late, self.late = self.late, []
        for request in late:
            upstream = Upstream(self.server)
            try:
                self.exchange(upstream, request, "late", self.observer)
            except (OSError, Gone):
                pass
            finally:
                upstream.close()

    def note(self, request, what):
        self.log.append(f"{request.method} {request.path} {request.fields.get('sync-operation', '')} → {what}")


class Upstream:
    """A connection to a server, opened when there is something to send."""

    def __init__(self, server):
        self.server, self.line = server, None

    def exchange(self, raw):
        for is_last in (False, True):
            fresh = self.line is None
            if fresh:
                host, port = self.server.removeprefix("http://").split(":")
                self.line = Line(socket.create_connection((host, int(port)), timeout=60))
                self.line.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self.line.connection.sendall(raw)
                head = self.line.until(b"\r\n\r\n")
                answer = Answer(head, b"", time.time())
                if answer.status not in (204, 304):
                    answer.body = self.line.body(answer.fields)
                if answer.fields.get("connection", "").lower() == "close":
                    self.close()
                return answer
            except Gone:
                # An idle connection that the server had closed: the request did not arrive.
                self.close()
                if fresh or is_last:
                    raise

    def pump(self, request, line):
        """A stream of events, as it comes."""
        host, port = self.server.removeprefix("http://").split(":")
        self.line = Line(socket.create_connection((host, int(port)), timeout=60))
        self.line.connection.sendall(request.raw())
        while got := self.line.connection.recv(65536):
            line.connection.sendall(got)
        return False

    def close(self):
        if self.line:
            self.line.close()
        self.line = None
