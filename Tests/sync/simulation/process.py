"""A device under test: a program that speaks the line protocol of docs/simulation.md."""

import json
import os
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
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)
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

    def kill(self):
        """As a phone does it whose battery is empty: at any moment, without a word."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None
