"""The program that is measured: its settings, its servers, its database, and wrk on it."""

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request

import cpu


def setting(name, default):
    return int(os.environ.get(f"BENCH_{name}", default))


PROGRAM, HERE = sys.argv[1], os.path.dirname(os.path.abspath(__file__))
SECONDS, CLIENTS, CONNECTIONS = setting("SECONDS", 10), setting("CLIENTS", 32), setting("CONNECTIONS", 16)
IDLE = setting("IDLE", 10000)
DATA = os.environ.get("BENCH_DATA", "/tmp/musclemate-bench")
SCRATCH = f"{DATA}/scratch"
ENVIRONMENT = {
    **os.environ,
    "MUSCLEMATE_DATA": DATA,
    "MUSCLEMATE_LISTEN": "127.0.0.1:0",
    "MUSCLEMATE_DATABASE_CONNECTIONS": str(CONNECTIONS),
    "MUSCLEMATE_CLIENT_CONNECTIONS_PER_ADDRESS": str(IDLE + 1000),
    "MUSCLEMATE_CLIENT_CONNECTIONS": str(IDLE + 2000),
    "MUSCLEMATE_PULLS_PER_MINUTE": "1000000",
    "MUSCLEMATE_OPERATIONS_PER_MINUTE": "1000000",
}
# Of a second server on the database that the first one started.
BESIDE = {"DATABASE_URL": f"host={DATA}/socket user=musclemate_server dbname=musclemate"}


def make_folders():
    os.makedirs(DATA, mode=0o755, exist_ok=True)
    os.makedirs(SCRATCH, exist_ok=True)


def output(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode != 0:
        sys.exit(f"{command[0]}: {result.stderr[-2000:]}")
    return result.stdout


def psql(sql):
    return output(
        "psql", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1", "--command", sql, "--host",
        f"{DATA}/socket", "--username", "postgres", "musclemate").strip()


def token(letter, number):
    """A session token: a letter for the role and 32 bytes in base64url."""
    return f"{letter}{str(number).rjust(42, 'A')}A"


def digest(letter, number):
    return "\\x" + hashlib.sha256(token(letter, number).encode()).hexdigest()


class Server:
    def __init__(self, **settings):
        self.environment = {**ENVIRONMENT, **settings}

    def __enter__(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve"], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        match = re.match(r"listening on (http://([^:]+):(\d+))", line)
        if not match:
            sys.exit(f"the server did not start: {line}")
        self.url, self.host, self.port = match[1], match[2], int(match[3])
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def meter(self):
        with open(f"{DATA}/postgres/postmaster.pid") as file:
            return cpu.Meter(self.process.pid, int(file.readline()))

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024

    def ask(self, path, bearer, body=None):
        """What it answers; a refusal is an error. With a body it is a POST."""
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode() if body else None,
            {"Authorization": f"Bearer {bearer}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def run_wrk(server, path, tokens, body=None):
    with open(f"{SCRATCH}/tokens", "w") as file:
        file.write("\n".join(tokens) + "\n")
    environment = {**os.environ, "BENCH_TOKENS": f"{SCRATCH}/tokens"}
    if body:
        with open(f"{SCRATCH}/body", "w") as file:
            json.dump(body, file)
        environment["BENCH_BODY"] = f"{SCRATCH}/body"
    text = output(
        "wrk", "--threads", "2", "--connections", str(CLIENTS), "--duration", f"{SECONDS}s", "--script",
        f"{HERE}/wrk.lua", server.url + path, env=environment)
    rate, p50, p99, errors = re.search(r"RESULT (\S+) (\S+) (\S+) (\d+)", text).groups()
    return float(rate), float(p50), float(p99), int(errors)
