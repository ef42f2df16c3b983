#!/usr/bin/env python3
"""What happens to devices: scenarios.py NAME, or --list. The name is that of a scenario, or of a fault that one must notice
(`faults.py`).

PROGRAM is `musclemate`; DATABASE_URL, DATABASE_OWNER_URL (a superuser's), MUSCLEMATE_BACKUP_DATABASE_URL,
MUSCLEMATE_BACKUP_RECIPIENT and BACKUP_KEY name a migrated database and the keys of backups.
"""

import os
import sys
import threading
import time

import faults
import found
from device import Device, new_id
from scene import Scene, check, check_same
from transport import FAULTS, Answer

SCENARIOS = {}  # by name


def scenario(function):
    SCENARIOS[function.__name__.replace("_", "-")] = function
    return function


@scenario
def lost_answers(scene):
    """Every way in which a request can go wrong, at every step, while the phone goes from one server to the other."""
    phone = scene.device()
    first = new_id()
    phone.put("workout", first, scene.workout())
    check(phone.sync(), "it can't write")
    for fault in [*FAULTS, *FAULTS]:
        id, old = new_id(), scene.marks.new()
        phone.put("workout", id, scene.workout(old))
        scene.marks.gone(old)
        edited = phone.shown("workout", id)
        edited["exercises"][0]["sets"][0]["notes"] = scene.marks.new()
        phone.put("workout", id, edited)
        # Nothing but its number tells the repetition of a comment from another comment.
        phone.post(f"/v1/lifters/me/workouts/{first}/comments", {"text": scene.marks.new()})
        dropped = new_id()
        phone.put("template", dropped, {"name": "Plan", "exercises": [{"name": "Squat", "sets": [{"reps": 5}]}]})
        phone.delete("template", dropped)
        for attempt in range(40):
            phone.transport.faults.extend([None] * (attempt % 3) + [fault])
            phone.transport.move_to(scene.servers.addresses[attempt % 2])
            if phone.sync():
                break
            phone = scene.killed(phone)
            phone.transport.faults.clear()
        check(not phone.store.operations(), f"{fault}: the queue does not get empty")
    counts = [(name, scene.servers.sql(f"select count(*) from app.{name}")) for name in ["comments", "workouts"]]
    check_same(counts, [("comments", "6"), ("workouts", "7")], "what was made")
    check_same(phone.store.journal(), [], "conflicts with itself")


@scenario
def a_repetition_after_200_days(scene):
    phone, tablet = scene.device(0), scene.device(1)
    id = new_id()
    phone.put("workout", id, scene.workout())
    check(phone.sync(), "it can't write")
    phone.post(f"/v1/lifters/me/workouts/{id}/comments", {"text": scene.marks.new()})
    phone.transport.faults.append("lose the answer")
    check(not phone.sync(), "the answer was not lost")
    scene.days_pass(200)
    check(phone.sync(), "the repetition was not taken")
    check_same(phone.transport.log[-3][2], 204, "the repetition's answer")
    # By now the server has forgotten the tablet, which does not know whether its workout was logged.
    tablet.put("workout", new_id(), scene.workout())
    tablet.put("goal", new_id(), {"kind": "frequency", "target": 3, "notes": scene.marks.new()})
    check(tablet.sync(), "it can't write")
    logged = new_id()
    tablet.put("workout", logged, scene.workout())
    tablet.transport.faults.append("lose the answer")
    check(not tablet.sync(), "the answer was not lost")
    scene.days_pass(200)
    scene.sweep()
    check_same(scene.servers.sql("select count(*) from app.sync_devices"), "0", "devices that were away")
    tablet.put("workout", new_id(), scene.workout())
    scene.judge()
    check_same(tablet.store.journal(), [], "conflicts with itself")
    check_same(scene.servers.sql("select done from app.sync_devices"), "2", "the tablet's numbers began again")
    check_same(scene.servers.sql("select count(*) from app.workouts"), "4", "workouts")


@scenario
def two_devices_in_one_live_workout(scene):
    phone, watch = scene.device(0), scene.device(1)
    draft, squat, sets = new_id(), new_id(), [new_id() for _ in range(6)]
    planned = [{"id": id, "done": False, "reps": 5, "weight": 100, "unit": "kg"} for id in sets[:3]]
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": planned}]})
    phone.press(draft, "start")
    check(phone.sync() and watch.sync(), "the workout does not begin")
    marks = [scene.marks.new() for _ in range(6)]
    phone.transport.is_offline = watch.transport.is_offline = True
    # Different sets, some of them new ones.
    phone.log_set(draft, squat, sets[0], done=True, notes=marks[0])
    watch.log_set(draft, squat, sets[1], done=True, notes=marks[1])
    phone.log_set(draft, squat, sets[3], done=True, reps=8, notes=marks[2])
    watch.log_set(draft, squat, sets[4], done=True, reps=9, notes=marks[3])
    # The same set: the phone says what was lifted, a minute later the watch how hard it was; of the notes the later ones count.
    replaced = scene.marks.new()
    phone.clock.ago = 60
    phone.log_set(draft, squat, sets[2], done=True, weight=102.5, notes=replaced)
    phone.clock.ago = 0
    watch.log_set(draft, squat, sets[2], done=True, rpe=8, notes=marks[4])
    check(not phone.sync() and not watch.sync(), "there is a connection")
    phone.transport.is_offline = watch.transport.is_offline = False
    check(phone.sync() and watch.sync(), "they can't log")
    scene.marks.gone(replaced)
    check_same([one["mine"]["value"] for one in watch.store.journal()], [replaced], "what was replaced")
    # The phone finishes while the watch still logs.
    watch.transport.is_offline = True
    watch.log_set(draft, squat, sets[5], done=True, reps=3, notes=marks[5])
    phone.finish(draft)
    scene.judge()
    workout = phone.shown("workout", draft)
    done = {one["id"]: one for one in workout["exercises"][0]["sets"]}
    check_same(set(done), set(sets), "sets of the workout")
    same = done[sets[2]]
    check_same((same["reps"], same["weight"], same["rpe"]), (5, 102.5, 8), "the set that both logged")
    check(phone.shown("draft", draft) is None, "the draft is still there")


@scenario
def two_devices_log_one_set(scene):
    """The value that was logged later counts, whichever arrives first. The device whose value, or whose value for another's,
    was replaced keeps it in its journal."""
    phone, watch = scene.device(0, skew=3 * 86_400), scene.device(1, skew=-30 * 86_400)
    draft, squat, sets = new_id(), new_id(), [new_id() for _ in range(4)]
    planned = [{"id": id, "done": False, "reps": 5} for id in sets]
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": planned}]})
    check(phone.sync() and watch.sync(), "the workout does not begin")
    watch.transport.is_offline = True
    # The phone's is on the server first: the watch's was logged before, then behind, then a day ago; and it was not done.
    minutes = [(10, 20), (20, 10), (10, 26 * 60), (10, 5)]
    marks = [(scene.marks.new(), scene.marks.new()) for _ in minutes]
    for place, (id, ago, mark) in enumerate(zip(sets, minutes, marks)):
        phone.clock.ago, watch.clock.ago = ago[0] * 60, ago[1] * 60
        phone.log_set(draft, squat, id, done=True, notes=mark[0])
        watch.log_set(draft, squat, id, done=place < 3, notes=mark[1])
    phone.clock.ago = watch.clock.ago = 0
    check(phone.sync(), "it can't log")
    watch.transport.is_offline = False
    check(watch.sync(), "it can't log")
    replaced = [marks[0][1], marks[1][0], marks[2][0], marks[3][1]]
    scene.marks.gone(*replaced)
    check_same([one["mine"]["value"] for one in watch.store.journal()], replaced, "what was replaced")
    phone.finish(draft)
    scene.judge()
    held = [one["notes"] for one in phone.shown("workout", draft)["exercises"][0]["sets"]]
    check_same(held, [marks[0][0], marks[1][1], marks[2][1], marks[3][0]], "the sets")


@scenario
def two_devices_edit_one_workout(scene):
    """Both changes stay. What both changed is decided by who came first, and the other one is told."""
    phone, tablet = scene.device(0), scene.device(1)
    id, old = new_id(), [scene.marks.new() for _ in range(3)]
    phone.put("workout", id, scene.workout(*old))
    check(phone.sync() and tablet.sync(), "they can't write")
    refused = scene.marks.new()
    for device, own, third in [(phone, 0, scene.marks.new()), (tablet, 1, refused)]:
        device.transport.is_offline = True
        edited = device.shown("workout", id)
        sets = edited["exercises"][0]["sets"]
        sets[own]["notes"], sets[2]["notes"] = scene.marks.new(), third
        sets.append({"id": new_id(), "reps": 3, "notes": scene.marks.new()})
        edited["exercises"].append({"id": new_id(), "name": f"Row {own}", "sets": [{"id": new_id(), "reps": 8}]})
        device.put("workout", id, edited)
        edited = device.shown("workout", id)
        edited["name" if own else "notes"] = scene.marks.new()
        device.put("workout", id, edited)
    scene.marks.gone(*old, refused)
    scene.judge()
    check_same([one["mine"]["value"] for one in tablet.store.journal()], [refused], "what the tablet is told")
    exercises = phone.shown("workout", id)["exercises"]
    check_same([len(one["sets"]) for one in exercises], [5, 1, 1], "sets of each exercise")


@scenario
def a_deletion_against_an_edit(scene):
    """What was deleted comes back only where its kind or its user says so, and what was edited is in no case lost."""
    phone, tablet = scene.device(0), scene.device(1)
    names = ["kept", "given up", "template", "goal", "deleted here"]
    ids, old = {name: new_id() for name in names}, {name: scene.marks.new() for name in names}
    plan = {"name": "Plan", "exercises": [{"id": new_id(), "name": "Squat", "sets": [{"id": new_id(), "reps": 5}]}]}
    kinds = {"template": "template", "goal": "goal"}
    for name in names:
        value = {"template": {**plan, "notes": old[name]}, "goal": {
            "kind": "frequency", "target": 3, "notes": old[name]}}.get(name) or scene.workout(old[name])
        phone.put(kinds.get(name, "workout"), ids[name], value)
    check(phone.sync() and tablet.sync(), "they can't write")
    tablet.transport.is_offline = True
    notes = {name: scene.marks.new() for name in names}
    for name in names[:4]:
        kind = kinds.get(name, "workout")
        tablet.put(kind, ids[name], {**tablet.shown(kind, ids[name]), "notes": notes[name]})
        phone.delete(kind, ids[name])
    tablet.delete("workout", ids["deleted here"])
    edited = phone.shown("workout", ids["deleted here"])
    phone.put("workout", ids["deleted here"], {**edited, "notes": notes["deleted here"]})
    check(phone.sync(), "it can't delete")
    scene.settle()
    told = {entry["thing"]: entry for entry in tablet.store.journal()}
    whys = {name: told[ids[name]]["why"] for name in names if ids[name] in told}
    gone = "deleted-meanwhile"
    check_same(
        whys, {"kept": gone, "given up": gone, "goal": gone, "deleted here": "changed-meanwhile"}, "what the user is told")
    check_same(told[ids["given up"]]["mine"]["notes"], notes["given up"], "what the journal keeps")
    tablet.keep_mine(told[ids["kept"]])
    # The sets of the workout that is kept, and of the one that was deleted here, are as they were.
    scene.marks.gone(old["given up"], notes["given up"], old["template"], old["goal"], notes["goal"])
    scene.judge()


@scenario
def a_queue_from_an_old_backup(scene):
    """The copy of a phone sends what was sent before. What another device has deleted since does not rise again."""
    phone, tablet = scene.device(0), scene.device(1)
    kept, deleted = new_id(), new_id()
    mark = scene.marks.new()
    phone.put("workout", kept, scene.workout())
    phone.put("workout", deleted, scene.workout(mark))
    copy = scene.copied(phone)
    check(phone.sync() and tablet.sync(), "they can't write")
    tablet.delete("workout", deleted)
    check(tablet.sync(), "it can't delete")
    scene.marks.gone(mark)
    scene.judge()
    check_same([entry["why"] for entry in copy.store.journal()], ["deleted-meanwhile"], "what its user is told")


@scenario
def a_clock_that_is_wrong(scene):
    """A phone that is three days ahead, a watch that is a month behind: what they write is still where it belongs."""
    phone, watch = scene.device(0, skew=3 * 86_400), scene.device(1, skew=-30 * 86_400)
    for device in [phone, watch]:
        id = new_id()
        device.put("workout", id, {**scene.workout(), "performed_at": device.moment()})
        check(device.sync(), "it can't write")
        check_same(device.store.journal(), [], "what was refused")
    off = scene.servers.sql("select max(abs(extract(epoch from now() - performed_at))) < 60 from app.workouts")
    check_same(off, "t", "the moments are the server's")
    # The later arrival counts, whatever the clocks say.
    goal = new_id()
    earlier, later = scene.marks.new(), scene.marks.new()
    phone.put("goal", goal, {"kind": "frequency", "target": 3, "notes": earlier})
    check(phone.sync() and watch.sync(), "it can't write")
    scene.marks.gone(earlier)
    watch.put("goal", goal, {**watch.shown("goal", goal), "notes": later})
    scene.settle()
    check_same(phone.shown("goal", goal)["notes"], later, "the later notes")
    # Half an hour of a live workout, of which ten minutes were a pause that the watch took without a connection.
    draft, began = new_id(), time.time()
    phone.put("draft", draft, {"name": "Legs", "exercises": []})
    phone.press(draft, "start")
    check(phone.sync(), "the workout does not begin")
    scene.minutes_pass(30)
    check(watch.sync(), "it can't pull")
    watch.transport.is_offline = True
    for turn, watch.clock.ago in [("pause", 1200), ("resume", 600)]:
        watch.press(draft, turn)
    watch.clock.ago = 0
    watch.transport.faults.extend(["lose the answer", "send twice"])
    scene.settle()
    running = float(scene.servers.sql("select extract(epoch from now() - running_since) from app.drafts"))
    # Devices know the server's clock by answers in whole seconds, and this here takes its time, too.
    doubt = 5 + time.time() - began
    for device in [phone, watch]:
        clock = device.shown("draft", draft)
        check(abs(clock["active_milliseconds"] / 1000 - 600) < doubt, f"it ran for {clock['active_milliseconds']} ms")
    check(abs(running - 600) < doubt, f"it runs for {running} seconds since the moment of the press")


@scenario
def an_import_while_a_device_pulls(scene):
    """10,000 sets in one transaction, so of one version: the pages within it miss none."""
    phone, watch = scene.device(0), scene.device(1)
    lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for number in range(500):
        day = f"20{10 + number // 336:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        lines += [f"{day} 18:00:00,Legs,45m,Squat,{place},100,5,0,0,{scene.marks.new()},," for place in range(1, 21)]
    pulls, is_done = [], threading.Event()

    def pull():
        while not is_done.wait(0.2):
            watch.pull()
            pulls.append(len(list(watch.store.things())))

    puller = threading.Thread(target=pull)
    puller.start()
    try:
        scene.call("POST", "/v1/lifters/me/imports?unit=kg&time_zone=UTC", "\n".join(lines) + "\n")
        phone.page_size = 30
        phone.put("workout", new_id(), scene.workout())
        check(phone.sync(), "it can't write after an import")
    finally:
        is_done.set()
        puller.join()
    check(len(pulls) > 1, "nobody pulled meanwhile")
    check_same(scene.servers.sql("select count(*) from app.sets"), "10001", "sets")


@scenario
def a_swept_cursor(scene):
    """Tombstones are kept for 180 days. Who was away for longer starts again, once, and keeps what is not sent."""
    phone, tablet = scene.device(0), scene.device(1)
    kept, deleted = new_id(), new_id()
    gone = scene.marks.new()
    phone.put("workout", kept, scene.workout(scene.marks.new(), scene.marks.new()))
    phone.put("workout", deleted, scene.workout(gone))
    check(phone.sync() and tablet.sync(), "they can't write")
    # One that went to sleep in the middle of its first walk.
    asleep = Device(scene.transport(0), f"{scene.folder}/asleep")
    asleep.page_size = 1
    page = asleep.transport.send("GET", "/v1/sync?limit=1").body
    asleep.store.keep_page(page)
    scene.devices.append(asleep)
    phone.delete("workout", deleted)
    scene.marks.gone(gone)
    check(phone.sync(), "it can't delete")
    scene.days_pass(181)
    scene.sweep()
    check_same(scene.servers.sql("select count(*) from app.deletions where kind = 'workout'"), "0", "tombstones")
    edited = tablet.shown("workout", kept)
    replaced = edited["exercises"][0]["sets"][0]["notes"]
    edited["exercises"][0]["sets"][0]["notes"] = scene.marks.new()
    scene.marks.gone(replaced)
    tablet.put("workout", kept, edited)
    scene.judge()
    check_same([phone.full_walks, tablet.full_walks, asleep.full_walks], [0, 1, 1], "full walks")
    check_same(scene.servers.sql("select count(*) from app.workouts"), "1", "workouts")


@scenario
def a_restored_backup(scene):
    """What came after the backup is gone, though devices have seen it; the counters run on, and pass where they were."""
    phone, watch = scene.device(0), scene.device(1)
    before = new_id()
    phone.put("workout", before, scene.workout())
    check(phone.sync() and watch.sync(), "they can't write")
    scene.servers.command("backup")
    after = scene.marks.new()
    phone.put("workout", new_id(), scene.workout(after))
    phone.put("goal", new_id(), {"kind": "frequency", "target": 3})
    check(phone.sync() and watch.sync(), "they can't write")
    scene.marks.gone(after)
    # Not sent, and sent without an answer, as the database goes.
    watch.transport.is_offline = True
    watch.put("workout", new_id(), scene.workout(day=2))
    phone.put("workout", new_id(), scene.workout(day=3))
    phone.transport.faults.append("lose the answer")
    check(not phone.sync(), "the answer was not lost")
    scene.servers.stop()
    scene.servers.command("restore", "latest", "--replace", "--key", os.environ["BACKUP_KEY"])
    scene.servers.start()
    for number, device in enumerate([phone, watch]):
        device.transport.move_to(scene.servers.addresses[number])
    for day in range(4, 14):
        scene.call("POST", "/v1/lifters/me/workouts", scene.workout(day=day))
    scene.judge()
    check_same([phone.full_walks, watch.full_walks], [1, 1], "full walks")
    check_same(scene.servers.sql("select count(*) from app.workouts"), "13", "workouts")


@scenario
def a_page_in_the_place_of_an_answer(scene):
    """What a proxy or another network says is no word of the server's. What it stops alone does not hold up the queue."""
    phone = scene.device()
    stopped, other = new_id(), new_id()
    send, pages = phone.transport.send, [(403, "<h1>Forbidden</h1>"), (404, ""), (200, "<h1>Welcome</h1>"), (401, "{}")]

    def send_by_proxy(method, path, *rest):
        if stopped in path and pages:
            return Answer(pages[0][0], [("Date", "Mon, 05 Jan 2026 18:00:00 GMT")], pages[0][1])
        return send(method, path, *rest)

    phone.transport.send = send_by_proxy
    phone.put("workout", stopped, scene.workout())
    while pages:
        check(not phone.sync() and phone.shown("workout", stopped), "a page was taken for an answer")
        pages.pop(0)
    check(phone.sync(), "it can't write")

    pages.append((403, "<h1>Forbidden</h1>"))
    phone.put("workout", stopped, {**phone.shown("workout", stopped), "name": "Stopped"})
    phone.put("goal", other, {"kind": "frequency", "target": 3})
    for _ in range(4):
        check(not phone.sync(), "it was sent")
    check(phone.sync(), "the queue does not go on")
    check_same([entry["why"] for entry in phone.store.journal()], ["blocked"], "what the user is told")
    scene.judge()


for function in found.SCENARIOS:
    scenario(function)


def play(name, fault=None):
    """What went wrong; nothing where all is as it must be."""
    with Scene() as scene:
        if fault:
            faults.plant(fault, scene.servers)
        try:
            SCENARIOS[name](scene)
            scene.judge()
        except AssertionError as failure:
            return f"{failure}\n{scene.history()}"


def main():
    if sys.argv[1] == "--list":
        return print("\n".join([*SCENARIOS, *faults.FAULTS]))
    name = sys.argv[1]
    if name in SCENARIOS:
        return play(name)
    scenario = faults.FAULTS[name][-1]
    failure = play(scenario, name)
    print(f"{scenario}: {failure}")
    return None if failure else f"{scenario} does not notice {name}"


sys.exit(main())
