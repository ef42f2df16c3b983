#!/usr/bin/env python3
"""Restarts two servers in turn behind HAProxy, under load, and counts what failed: bench/rolling.py PROGRAM [ROUNDS].

Each request is one of a kept connection, three reads to one write; nothing is repeated by the clients. Needs HAProxy, by
name or as HAPROXY. Prints the counts, and exits with 1 where a request failed. DRAIN_DELAY (seconds, 3) is what the servers are
started with; with 0 it shows what the delay is for.
"""

import collections
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

PROGRAM = os.path.abspath(sys.argv[1])
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 4
DELAY = os.environ.get("DRAIN_DELAY", "3")
CLIENTS = 16
PASSWORD = "a long enough phrase 5315"

PROXY = """
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 30s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
  http-reuse safe
frontend all
  bind 127.0.0.1:{front}
  default_backend servers
backend servers
  option httpchk GET /readyz
  http-request disable-l7-retry unless METH_GET
  default-server check inter 500ms fall 1
  server one 127.0.0.1:{one}
  server two 127.0.0.1:{two}
"""


def free_ports(count):
    """All held at once, so that they differ."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [held.getsockname()[1] for held in sockets]
    for held in sockets:
        held.close()
    return ports


def ready(port):
    try:
        return urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2).status == 200
    except OSError:
        return False


def wait_until(condition, seconds=60):
    limit = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > limit:
            sys.exit("not ready in time")
        time.sleep(0.05)


class Server:
    def __init__(self, folder, port, settings):
        self.command = [PROGRAM, "serve", "--data", folder, "--listen", f"127.0.0.1:{port}"]
        self.environment = {**os.environ, "MUSCLEMATE_LOOPS": "1", **settings}
        self.port, self.log = port, open(f"{folder}.log", "ab")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL, stderr=self.log)
        wait_until(lambda: ready(self.port))

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        if self.process.wait(60) != 0:
            sys.exit(f"the server on {self.port} ended with {self.process.returncode}")


class Load:
    def __init__(self, port, token):
        self.port, self.token = port, token
        self.ended = threading.Event()
        self.failures = collections.Counter()
        self.times = []
        self.threads = [threading.Thread(target=self.run, args=(index,)) for index in range(CLIENTS)]
        for thread in self.threads:
            thread.start()

    def run(self, index):
        connection, count = None, index
        while not self.ended.is_set():
            count += 1
            connection = connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            start = time.monotonic()
            try:
                status, closes = self.ask(connection, is_writing=count % 4 == 0)
            except (OSError, http.client.HTTPException) as error:
                status, closes = type(error).__name__, True
            self.times.append(time.monotonic() - start)
            if status not in (200, 201):
                self.failures["write" if count % 4 == 0 else "read", status] += 1
            if closes:
                connection.close()
                connection = None

    def ask(self, connection, is_writing):
        head = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        if is_writing:
            body = json.dumps({"kind": "body_weight", "value": 80, "unit": "kg"})
            connection.request("POST", "/v1/lifters/me/measurements", body, head)
        else:
            del head["Content-Type"]
            connection.request("GET", "/v1/me", headers=head)
        response = connection.getresponse()
        response.read()
        return response.status, response.will_close

    def end(self):
        self.ended.set()
        for thread in self.threads:
            thread.join()


def account(folder):
    subprocess.run(
        [PROGRAM, "account", "create", "anna", "--email", "anna@example.com", "--role", "lifter", "--data", folder],
        input=PASSWORD + "\n", text=True, check=True, stdout=subprocess.DEVNULL)


def sign_in(port):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/sessions", json.dumps({"login": "anna", "password": PASSWORD}).encode(),
        {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))["token"]


def main():
    folder = tempfile.mkdtemp(prefix="musclemate-rolling-")
    os.chmod(folder, 0o711)
    front, keeper_port, one, two = free_ports(4)
    # The first keeps the database, and takes no requests.
    keeper = Server(f"{folder}/keeper", keeper_port, {"MUSCLEMATE_WORKERS": "0"})
    account(f"{folder}/keeper")
    secret = open(f"{folder}/keeper/secret").read().strip()
    with open(f"{folder}/keeper/postgres/postmaster.pid") as lines:
        socket_folder = lines.read().split("\n")[4]
    settings = {
        "DATABASE_URL": f"host='{socket_folder}' port=5432 user=musclemate_server dbname=musclemate",
        "MUSCLEMATE_SECRET": secret, "MUSCLEMATE_DRAIN_DELAY": DELAY,
    }
    servers = [Server(f"{folder}/{name}", port, settings) for name, port in (("one", one), ("two", two))]
    with open(f"{folder}/haproxy.cfg", "w") as file:
        file.write(PROXY.format(front=front, one=one, two=two))
    proxy = subprocess.Popen([os.environ.get("HAPROXY", "haproxy"), "-f", f"{folder}/haproxy.cfg", "-db", "-q"])
    wait_until(lambda: ready(front))
    load = Load(front, sign_in(front))
    try:
        for index in range(ROUNDS):
            time.sleep(2)
            servers[index % 2].stop()
            servers[index % 2].start()
        time.sleep(2)
    finally:
        load.end()
        proxy.terminate()
        for server in [*servers, keeper]:
            server.stop()
    times = sorted(load.times)
    print(f"{ROUNDS} restarts, {len(times)} requests, failed: {sum(load.failures.values())} {dict(load.failures)}")
    print(f"p50 {times[len(times) // 2] * 1000:.0f} ms, p99 {times[len(times) * 99 // 100] * 1000:.0f} ms")
    sys.exit(1 if load.failures else 0)


main()
