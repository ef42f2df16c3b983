"""Scenarios that the simulation found (`simulation/`), each as short as it gets."""

from device import new_id, part_of
from scene import check, check_same
from transport import NoAnswer


def a_workout_that_goes_on_after_its_end(scene):
    """A set that is logged behind the last press, on the device that finished, belongs to the workout."""
    phone = scene.device()
    draft, squat, sets = new_id(), new_id(), [new_id(), new_id()]
    first = {"id": sets[0], "reps": 5, "done": True, "notes": scene.marks.new()}
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": [first]}]})
    phone.finish(draft)
    scene.marks.gone(first["notes"])
    phone.log_set(draft, squat, sets[0], notes=scene.marks.new())
    phone.log_set(draft, squat, sets[1], reps=3, done=True, notes=scene.marks.new())
    scene.judge()
    check_same([one["id"] for one in phone.shown("workout", draft)["exercises"][0]["sets"]], sets, "sets of the workout")
    check_same(phone.store.journal(), [], "what the user is told")


def a_set_for_a_workout_that_another_device_finished(scene):
    """It shows in the workout as soon as that is there, and not only once it was sent."""
    phone, watch = scene.device(0), scene.device(1)
    draft, squat, planned = new_id(), new_id(), {"id": new_id(), "reps": 3, "done": True}
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": [planned]}]})
    check(phone.sync() and watch.sync(), "they can't write")
    watch.log_set(draft, squat, planned["id"], notes=scene.marks.new())
    phone.finish(draft)
    check(phone.sync(), "it can't finish")
    watch.pull()
    check(part_of(watch.shown("workout", draft), planned["id"]).get("notes"), "the notes do not show")
    scene.judge()


def a_set_for_a_draft_that_is_gone(scene):
    """What was logged is told whole, though there is nothing to log it into."""
    phone, watch = scene.device(0), scene.device(1)
    draft, squat, planned = new_id(), new_id(), {"id": new_id(), "reps": 3, "done": False}
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": [planned]}]})
    check(phone.sync() and watch.sync(), "they can't write")
    watch.transport.is_offline = True
    watch.log_set(draft, squat, planned["id"], done=True, notes="in the journal")
    phone.delete("draft", draft)
    check(phone.sync(), "it can't delete")
    scene.judge()
    check("in the journal" in str(watch.store.journal()), "the user is not told what is lost")


def a_refusal_is_told_as_the_user_had_it(scene):
    """What others changed meanwhile does not take the place of the user's own words in what the user is told."""
    phone, tablet = scene.device(0), scene.device(1)
    id = new_id()
    phone.put("workout", id, scene.workout())
    check(phone.sync() and tablet.sync(), "they can't write")
    tablet.transport.is_offline = True
    empty = tablet.shown("workout", id)
    empty["exercises"].append({"id": new_id(), "name": "Row", "sets": []})
    tablet.put("workout", id, empty)  # an exercise has a set at least
    tablet.put("workout", id, {**empty, "notes": "in the journal"})
    phone.put("workout", id, {**phone.shown("workout", id), "notes": scene.marks.new()})
    check(phone.sync(), "it can't write")
    tablet.transport.is_offline = False
    tablet.pull()
    scene.judge()
    check_same([entry["mine"]["notes"] for entry in tablet.store.journal()], ["in the journal"], "what the user is told")


def a_set_taken_out_before_the_first_pull(scene):
    """The server adds members to a set. That is no change of anyone's that would keep the set."""
    phone = scene.device()
    id, kept, dropped = new_id(), scene.marks.new(), scene.marks.new()
    phone.put("workout", id, scene.workout(kept, dropped))
    phone.transport.faults.append("lose the answer")
    check(not phone.sync(), "the answer was not lost")
    edited = phone.shown("workout", id)
    del edited["exercises"][0]["sets"][1]
    phone.put("workout", id, edited)
    scene.marks.gone(dropped)
    scene.judge()


def a_repetition_without_the_pull_behind_it(scene):
    """That it was carried out is known, and nothing else of it: until the pull it shows as it was sent."""
    phone = scene.device()
    id = new_id()
    phone.put("workout", id, scene.workout())
    phone.transport.faults.append("lose the answer")
    check(not phone.sync(), "the answer was not lost")
    send = phone.transport.send

    def send_no_pull(method, *rest):
        if method == "GET":
            raise NoAnswer("the cellar")
        return send(method, *rest)

    phone.transport.send = send_no_pull
    check(not phone.sync(), "it could pull")
    check(phone.shown("workout", id), "the workout does not show")
    phone.transport.send = send
    scene.judge()


def a_deletion_behind_a_press(scene):
    """The device's own press is no reason to delete what another one logged since."""
    phone, watch = scene.device(0), scene.device(1)
    draft, squat, set_id = new_id(), new_id(), new_id()
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": []}]})
    phone.press(draft, "start")
    check(phone.sync() and watch.sync(), "the workout does not begin")
    watch.log_set(draft, squat, set_id, reps=5, done=True, notes=scene.marks.new())
    check(watch.sync(), "it can't log")
    phone.press(draft, "pause")
    phone.delete("draft", draft)
    scene.judge()
    check(part_of(phone.shown("draft", draft), set_id), "the set is gone")
    check_same([entry["why"] for entry in phone.store.journal()], ["changed-meanwhile"], "what the user is told")


def judge_both_are_told(scene, device):
    """Neither value arrived, and the user of the device reads both."""
    scene.marks.expected.clear()
    scene.judge()
    told = str(device.store.journal())
    for notes in ("first in the journal", "second in the journal"):
        check(notes in told, f"the user is not told of the {notes.split()[0]} value")


def a_value_that_was_overtaken_before_its_thing_was_deleted(scene):
    """Of two unsent edits the first was replaced by another device's value, and the second was made over that."""
    phone, tablet = scene.device(0), scene.device(1)
    id = new_id()
    phone.put("workout", id, scene.workout())
    check(phone.sync() and tablet.sync(), "they can't write")
    # The tablet reads, and does not write: its app is too old for that.
    tablet.put("workout", id, with_notes(tablet.shown("workout", id), "first in the journal"))
    phone.put("workout", id, with_notes(phone.shown("workout", id), "of the phone"))
    check(phone.sync(), "it can't write")
    tablet.pull()
    tablet.put("workout", id, with_notes(tablet.shown("workout", id), "second in the journal"))
    phone.delete("workout", id)
    check(phone.sync(), "it can't delete")
    judge_both_are_told(scene, tablet)


def a_set_that_was_overtaken_before_its_thing_was_refused(scene):
    """The same of two values of a set in a live workout: the server refuses the first, so neither is sent."""
    phone, tablet = scene.device(0), scene.device(1)
    draft, squat, set_id = new_id(), new_id(), new_id()
    planned = {"id": set_id, "reps": 5, "done": False}
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": [planned]}]})
    check(phone.sync() and tablet.sync(), "they can't write")
    tablet.clock.ago = 60
    tablet.log_set(draft, squat, set_id, reps=-1, notes="first in the journal")
    tablet.clock.ago = 0
    phone.log_set(draft, squat, set_id, notes="of the phone")
    check(phone.sync(), "it can't log")
    tablet.pull()
    tablet.log_set(draft, squat, set_id, reps=5, notes="second in the journal")
    check(tablet.sync(), "it can't go on")
    judge_both_are_told(scene, tablet)


def a_weight_and_its_unit_are_one(scene):
    """Two devices change one set's weight, one of them in another unit: no weight gets the other's unit."""
    phone, watch = scene.device(0), scene.device(1)
    draft, squat, set_id = new_id(), new_id(), new_id()
    planned = {"id": set_id, "reps": 5, "weight": 100, "unit": "kg", "done": False}
    phone.put("draft", draft, {"name": "Legs", "exercises": [{"id": squat, "name": "Squat", "sets": [planned]}]})
    check(phone.sync() and watch.sync(), "they can't write")
    phone.clock.ago = 60
    phone.log_set(draft, squat, set_id, weight=105, unit="kg")
    phone.clock.ago = 0
    watch.log_set(draft, squat, set_id, weight=220, unit="lb")
    check(watch.sync() and phone.sync(), "they can't log")
    scene.judge()
    kept = part_of(phone.shown("draft", draft), set_id)
    check_same((kept["weight"], kept["unit"]), (220, "lb"), "the weight that was logged later")
    check_same([one["mine"]["value"] for one in phone.store.journal()], [{"weight": 105, "unit": "kg"}], "what was replaced")


def with_notes(workout, notes):
    workout["exercises"][0]["sets"][0]["notes"] = notes
    return workout


SCENARIOS = [
    a_workout_that_goes_on_after_its_end, a_set_for_a_workout_that_another_device_finished, a_set_for_a_draft_that_is_gone,
    a_refusal_is_told_as_the_user_had_it, a_set_taken_out_before_the_first_pull,
    a_repetition_without_the_pull_behind_it, a_deletion_behind_a_press,
    a_value_that_was_overtaken_before_its_thing_was_deleted, a_set_that_was_overtaken_before_its_thing_was_refused,
    a_weight_and_its_unit_are_one]
