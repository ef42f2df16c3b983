"""A device under test: a program that speaks the line protocol of docs/simulation.md."""

import json
import os
import resource
import select
import signal
import subprocess
import time


class DeviceFailure(Exception):
    """The program broke the protocol: it ended by itself, said no JSON, or did not answer in time."""


class Process:
    """Answers within this many seconds, else it hangs."""

    PATIENCE = 120

    def __init__(self, command, environment, errors):
        self.command, self.environment, self.errors = command, environment, errors
        self.process, self.buffer = None, b""

    def begin(self, schema=None):
        environment = {**os.environ, **self.environment}
        if schema is not None:
            environment["MUSCLEMATE_SCHEMA"] = str(schema)
        self.schema = schema
        # Python ignores SIGXFSZ, and so does what it starts without restoring signals: a write fails on a full disk, and no more.
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
            restore_signals=False)
        self.buffer = b""

    def send(self, command, given=None):
        text = command if given is None else f"{command} {json.dumps(given)}"
        try:
            self.process.stdin.write(text.encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise DeviceFailure(f"the device ended before: {text}") from error
        self.last = text

    def receive(self):
        until = time.monotonic() + self.PATIENCE
        output = self.process.stdout.fileno()
        while b"\n" not in self.buffer:
            if not select.select([output], [], [], max(0, until - time.monotonic()))[0]:
                raise DeviceFailure(f"no answer in {self.PATIENCE} seconds: {self.last}")
            got = os.read(output, 1 << 20)
            if not got:
                raise DeviceFailure(f"the device ended at: {self.last}")
            self.buffer += got
        line, _, self.buffer = self.buffer.partition(b"\n")
        try:
            return json.loads(line)
        except ValueError as error:
            raise DeviceFailure(f"no JSON: {line[:200]!r}, after: {self.last}") from error

    def ask(self, command, given=None):
        self.send(command, given)
        return self.receive()

    def fill_disk(self, is_full):
        """Whether each write to a file fails, as on a full disk (RLIMIT_FSIZE)."""
        if self.process:
            _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0 if is_full else most, most))

    def kill(self):
        """As a phone does it whose battery is empty: at any moment, without a word."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None
