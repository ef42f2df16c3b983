"""Streams of `GET /v1/sync/stream`, held open by one thread: an epoll loop that costs next to nothing while they are idle."""

import re
import select
import socket
import threading
import time

OPENING = 200
# A stream waits for its first event no longer than this, in seconds.
PATIENCE = 60


class Listeners(threading.Thread):
    """A stream for each token. `opened` waits for the first event of all, `listen_to` for the next event of one."""

    def __init__(self, server, tokens):
        super().__init__(daemon=True)
        self.server, self.tokens = server, tokens
        self.epoll, self.sockets, self.buffers = select.epoll(), {}, {}
        self.numbers = {}
        self.versions = [None] * len(tokens)
        self.heard, self.events, self.comments, self.closed, self.refusals = 0, 0, 0, 0, []
        self.waiting_for, self.arrived, self.arrived_at = None, threading.Event(), None
        self.is_ended = False

    # From the thread that measures

    def opened(self):
        """How long it took until every stream had its first event, in seconds."""
        begun = time.monotonic()
        self.start()
        while self.heard < len(self.tokens) and not self.closed:
            if time.monotonic() - begun > PATIENCE + len(self.tokens) / 100:
                raise SystemExit(f"{len(self.tokens) - self.heard} of {len(self.tokens)} streams have no event")
            time.sleep(0.05)
        self.check()
        return time.monotonic() - begun

    def check(self):
        if self.closed:
            raise SystemExit(f"{self.closed} streams were closed: {self.refusals[:1]}")

    def listen_to(self, number):
        self.arrived.clear()
        self.waiting_for = number

    def next_event(self):
        """When the event of the stream came that is listened to; nothing where none came in 30 seconds."""
        return self.arrived_at if self.arrived.wait(30) else None

    def end(self):
        self.is_ended = True
        self.join()
        for one in self.sockets.values():
            one.close()
        self.epoll.close()

    # The loop

    def run(self):
        rest = list(range(len(self.tokens)))
        while not self.is_ended:
            # So many at a time, so that the server's queue of new connections does not overflow.
            for _ in range(min(len(rest), OPENING - (len(self.sockets) - self.heard))):
                self.open(rest.pop())
            for descriptor, _ in self.epoll.poll(0.05 if rest else 0.5):
                self.read(descriptor, time.monotonic())

    def open(self, number):
        one = socket.create_connection((self.server.host, self.server.port))
        one.sendall(
            f"GET /v1/sync/stream HTTP/1.1\r\nHost: {self.server.host}\r\nAccept: text/event-stream\r\n"
            f"Authorization: Bearer {self.tokens[number]}\r\n\r\n".encode())
        one.setblocking(False)
        self.sockets[one.fileno()], self.numbers[one.fileno()] = one, number
        self.epoll.register(one.fileno(), select.EPOLLIN)

    def read(self, descriptor, now):
        try:
            data = self.sockets[descriptor].recv(65_536)
        except OSError:
            data = b""
        data, is_over = self.buffers.pop(descriptor, b"") + data, not data
        if is_over or self.versions[self.numbers[descriptor]] is None and not data.startswith(b"HTTP/1.1 200 "):
            self.epoll.unregister(descriptor)
            self.closed += 1
            self.refusals.append(data[:500])
            return
        *whole, rest = data.split(b"\n\n")
        if rest:
            self.buffers[descriptor] = rest
        for event in whole:
            self.take(self.numbers[descriptor], event, now)

    def take(self, number, event, now):
        found = re.search(rb"^event: changed\r?\nid: (\d+)", event, re.MULTILINE)
        if not found:
            self.comments += event.splitlines()[-1:] == [b":"]
            return
        self.events += 1
        version, before = int(found[1]), self.versions[number]
        self.versions[number] = version
        self.heard += before is None
        if number == self.waiting_for and before is not None and version > before:
            self.waiting_for, self.arrived_at = None, now
            self.arrived.set()
