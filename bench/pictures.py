"""Pictures of a workout: what one costs, and how long others wait while many are asked for.

The goals: a story picture 80 ms of CPU, others 60, the server 20 MB larger; in a storm of 200 the p99 of /v1/me at most three times
that of a quiet server.
"""

import http.client
import statistics
import threading
import time

from program import SECONDS, setting, token

ROUNDS, STORM = 10, setting("PICTURES", 200)


def measure(server, lifters):
    """Of up to six lifters, while one more waits."""
    numbers = range(1, max(2, min(7, lifters)))
    waiting = token("l", numbers[-1] + 1)
    before = server.megabytes()
    line = []
    for size in ["story", "square", "portrait", "link"]:
        path, meter = f"{picture(server, 1)}?size={size}", server.meter()
        seconds = [get(server, path, token("l", 1))[1] for _ in range(ROUNDS)]
        ours, database, _ = (used / 1000 for used in meter.microseconds(ROUNDS))
        line.append(f"{size} {ours:.0f} + {database:.0f} ms ({1000 * statistics.median(seconds):.0f} ms)")
    print(f"\npictures, CPU of server + PostgreSQL (median of the time): {', '.join(line)}; "
          f"the server's memory: {server.megabytes() - before:+.0f} MB")
    quiet, refused = waits(server, waiting), 0
    left, lock = list(range(STORM)), threading.Lock()
    paths = {number: picture(server, number) for number in numbers}

    def storm(number):
        nonlocal refused
        while True:
            with lock:
                if not left:
                    return
                left.pop()
            while get(server, f"{paths[number]}?size=story", token("l", number))[0] == 429:
                with lock:
                    refused += 1
                time.sleep(0.05)

    threads = [threading.Thread(target=storm, args=(number,)) for number in paths for _ in range(4)]
    begun = time.monotonic()
    for thread in threads:
        thread.start()
    crowded = waits(server, waiting, lambda: any(thread.is_alive() for thread in threads))
    print(f"{STORM} pictures asked for by {len(threads)} at once of {len(paths)} accounts: {time.monotonic() - begun:.1f} s, "
          f"{refused} times 429; p99 of /v1/me: {quiet:.1f} ms before, {crowded:.1f} ms meanwhile "
          f"({crowded / quiet:.1f} times)")


def picture(server, number):
    workout = server.ask("/v1/lifters/me/workouts?limit=1", token("l", number))["items"][0]["id"]
    return f"/v1/lifters/me/workouts/{workout}/picture"


def get(server, path, bearer):
    begun = time.monotonic()
    connection = http.client.HTTPConnection(server.host, server.port)
    connection.request("GET", path, headers={"Authorization": f"Bearer {bearer}"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    if answer.status not in (200, 429):
        raise SystemExit(f"GET {path}: {answer.status}")
    return answer.status, time.monotonic() - begun


def waits(server, bearer, go_on=None):
    """The p99 in milliseconds of an account that asks fifty times a second and for no picture."""
    end, seconds = time.monotonic() + SECONDS, []
    while not seconds or (go_on() if go_on else time.monotonic() < end):
        seconds.append(get(server, "/v1/me", bearer)[1])
        time.sleep(0.02)
    return 1000 * sorted(seconds)[len(seconds) * 99 // 100]
