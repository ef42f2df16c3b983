"""A lifter whose devices pull: 1,000 workouts of 20 sets each, and sessions whose tokens are known."""

import http.client
import re
import statistics
import time
import urllib.request
import zlib

from program import SECONDS, digest, psql, setting, token

WORKOUTS, EXERCISES, SETS = setting("WORKOUTS", 1000), 5, 4
# A session may pull 120 times a minute: so many that wrk's turns stay below it, at up to 10,000 pulls a second.
SESSIONS = max(500, 100 * SECONDS)
FIRST = 1_000_000
NAMES = ["Squat (Barbell)", "Bench Press (Barbell)", "Romanian Deadlift", "Barbell Row", "Overhead Press"]
ROUNDS = 5


def tokens():
    return [token("l", FIRST + number) for number in range(SESSIONS)]


def make_lifter(server):
    """Once for the data folder; the sessions each time."""
    psql("""
        insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
        select t.id, md5('bench pulls')::uuid, 'pulls@example.com', now(), 'pulls', '{lifter}', 'en', 'UTC', 'kg'
          from app.tenants t
         where t.slug = 'demo'
            on conflict do nothing""")
    rows = ", ".join(f"('{digest('l', FIRST + number)}'::bytea)" for number in range(SESSIONS))
    psql(f"""
        insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
        select a.tenant_id, a.id, given.hash, 'lifter', now() + interval '1 day'
          from (values {rows}) as given (hash)
          join app.accounts a on a.id = md5('bench pulls')::uuid
            on conflict (token_hash) do update set expires_at = excluded.expires_at""")
    if psql("select count(*) from app.workouts where lifter_id = md5('bench pulls')::uuid") == "0":
        for first in range(0, WORKOUTS, 100):
            import_workouts(server, range(first, first + 100))


def import_workouts(server, numbers):
    """In the form of Strong's export: a hundred at a time, so that they have versions as different as a year's."""
    lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for number in numbers:
        day = f"{1990 + number // 336}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        for exercise, name in enumerate(NAMES):
            lines += [
                f"{day} 18:00:00,Training {number % 4},1h 5m,{name},{place + 1},"
                f"{40 + 20 * exercise + 2.5 * (number % 16)},{12 - place},0,0,,,{7 + place % 3}"
                for place in range(SETS)]
    request = urllib.request.Request(
        server.url + "/v1/lifters/me/imports?unit=kg&time_zone=UTC", "\n".join(lines).encode(),
        {"Authorization": f"Bearer {token('l', FIRST)}", "Content-Type": "text/csv"})
    urllib.request.urlopen(request).close()


def first_sync(server, bearer):
    """All pages, as an app gets them; their number, their bytes in gzip, and the last cursor."""
    connection, cursor, pages, received = http.client.HTTPConnection(server.host, server.port), None, 0, 0
    while True:
        path = "/v1/sync" + (f"?cursor={cursor}" if cursor else "")
        connection.request("GET", path, headers={"Authorization": f"Bearer {bearer}", "Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise SystemExit(f"GET {path}: {answer.status} {body[:300]}")
        pages, received = pages + 1, received + len(body)
        if answer.headers["Content-Encoding"] == "gzip":
            body = zlib.decompress(body, zlib.MAX_WBITS | 16)
        head = body[:300].decode(errors="replace")
        cursor = re.search(r'"cursor" *: *"([^"]+)"', head)[1]
        if re.search(r'"more" *: *false', head):
            connection.close()
            return pages, received, cursor


def nothing_new(server):
    """For `bench/run`: title, path, tokens, body, and the same for pgbench. The goal: 4,000 a second, 300 µs in PostgreSQL."""
    cursor = first_sync(server, token("l", FIRST))[-1]
    epoch, kinds, version = cursor.split(".")
    sign_in = ("sign_in.session", [digest("l", FIRST), "mm_lifter", None])
    page = ("sync.page", [None, epoch, int(kinds, 16), version, *[None] * 5, 100, 1, 1])
    return "nothing new to pull", f"/v1/sync?cursor={cursor}", tokens(), None, [sign_in, page]


def measure_first_sync(server):
    """The goal: 1.5 s and 0.5 MB."""
    seconds = []
    meter = server.meter()
    for round in range(ROUNDS):
        begun = time.monotonic()
        pages, received, _ = first_sync(server, token("l", FIRST + round))
        seconds.append(time.monotonic() - begun)
    ours, database, _ = (used / 1e6 for used in meter.microseconds(ROUNDS))
    print(f"\nfirst sync of {WORKOUTS} workouts × {EXERCISES * SETS} sets: {statistics.median(seconds):.2f} s "
          f"(of {ROUNDS}: {min(seconds):.2f} to {max(seconds):.2f}), {pages} pages, {received / 1e6:.2f} MB in gzip; "
          f"CPU: server {ours:.2f} s, PostgreSQL {database:.2f} s")
