"""What users do: each function chooses an action by chance from what the device shows, or returns nothing where none fits.

An action is what the line protocol calls `do`, with what the story must know of it.
"""

import uuid

from story import marks_in, part_of

EXERCISES = ["Squat", "Bench press", "Row", "Press", "Deadlift"]
MOST_SETS, MOST_COMMENTS = 8, 8
DELETABLE = ["workout", "template", "goal", "measurement", "planned_workout", "draft"]
RESTORABLE = ["workout", "template", "goal", "measurement"]


class Action:
    def __init__(self, given, kind, id, made=(), part=None, takes=None):
        self.given, self.kind, self.id, self.made, self.part, self.takes = given, kind, id, made, part, takes


class Actor:
    """Draws the actions of one step for one device."""

    def __init__(self, play, device, chance):
        self.play, self.device, self.chance = play, device, chance

    def draw(self, name):
        return getattr(self, name)()

    # Chance

    def new_id(self):
        bits = self.chance.getrandbits(74)
        return str(uuid.UUID(int=self.play.milliseconds() << 80 | 7 << 76 | (bits >> 62) << 64 | 2 << 62 | bits & (1 << 62) - 1))

    def mark(self):
        return self.play.new_mark()

    def one(self, *kinds):
        """A thing that the device shows; more often the one that was touched last, so that devices meet."""
        things = sorted(key for key in self.device.view if key[0] in kinds)
        hot = [key for key in self.play.touched if key in self.device.view and key[0] in kinds]
        if hot and self.chance.random() < 0.6:
            return hot[-1]
        return self.chance.choice(things) if things else None

    def has_room(self, kind, most):
        return sum(1 for key in self.device.view if key[0] == kind) < most

    # New things

    def made(self, kind, value):
        id = self.new_id()
        return Action({"do": "put", "kind": kind, "id": id, "value": value}, kind, id, marks_in(value))

    def exercises(self, set_of, most=2):
        return [
            {"id": self.new_id(), "name": self.chance.choice(EXERCISES), "sets": [
                set_of() for _ in range(self.chance.randint(1, most))]} for _ in range(self.chance.randint(1, most))]

    def logged_set(self):
        return {"id": self.new_id(), "reps": self.chance.randint(1, 12), "weight": self.chance.randint(20, 200),
                "unit": "kg", "notes": self.mark()}

    def new_workout(self):
        if self.has_room("workout", 7):
            return self.made("workout", {
                "name": "Training", "performed_at": f"2026-03-{self.chance.randint(1, 28):02}T17:00:00+00:00",
                "time_zone": "UTC", "notes": self.mark(), "exercises": self.exercises(self.logged_set)})

    def new_draft(self):
        if self.has_room("draft", 2):
            return self.made("draft", {
                "name": "Legs", "notes": self.mark(), "time_zone": "UTC",
                "exercises": self.exercises(lambda: {**self.logged_set(), "done": True})})

    def new_template(self):
        if self.has_room("template", 4):
            return self.made("template", {
                "name": self.mark(), "notes": self.mark(),
                "exercises": self.exercises(lambda: {"id": self.new_id(), "reps": 5})})

    def new_goal(self):
        if self.has_room("goal", 3):
            return self.made("goal", {"kind": "frequency", "target": self.chance.randint(1, 7), "notes": self.mark()})

    def new_measurement(self):
        if self.has_room("measurement", 3):
            return self.made("measurement", {
                "kind": "body_weight", "value": self.chance.randint(60, 90), "unit": "kg", "time_zone": "UTC",
                "measured_at": f"2026-03-{self.chance.randint(1, 28):02}T07:00:00+00:00", "notes": self.mark()})

    def new_plan(self):
        if self.has_room("planned_workout", 3):
            return self.made("planned_workout", {
                "name": self.mark(), "planned_for": self.play.today, "time_zone": "UTC",
                "exercises": self.exercises(lambda: {"id": self.new_id(), "reps": 5})})

    # Changes

    def edit(self):
        key = self.one("workout", "workout", "template", "goal", "measurement", "planned_workout", "draft")
        if not key:
            return None
        mark, kind = self.mark(), key[0]
        names = {"planned_workout": ["name"], "template": ["name", "notes"], "workout": ["notes", "name"],
                 "draft": ["notes", "name"]}.get(kind, ["notes"])
        members = {self.chance.choice(names): mark}
        if kind == "goal" and self.chance.random() < 0.3:
            members["target"] = self.chance.randint(1, 7)
        return Action({"do": "edit", "kind": kind, "id": key[1], "members": members}, *key, [mark])

    def set(self):
        key = self.one("draft") if self.chance.random() < 0.6 else self.one("workout")
        key = key or self.one("workout", "draft")
        entries = key and self.device.view[key].get("exercises")
        if not entries:
            return None
        entry = self.chance.choice(entries)
        parts = entry.get("sets") or []
        is_new = not parts or self.chance.random() < 0.4 and len(parts) < MOST_SETS
        id, mark = self.new_id() if is_new else self.chance.choice(parts)["id"], self.mark()
        members = {"notes": mark, "reps": self.chance.randint(1, 12)}
        if not is_new and self.chance.random() < 0.3:
            del members["reps"]
        if key[0] == "draft":
            members["done"] = True
        given = {"do": "set", "kind": key[0], "id": key[1], "exercise": entry["id"], "set": id, "members": members}
        return Action(given, *key, [mark], part=id)

    def remove_set(self):
        key = self.one("draft", "workout")
        entries = key and [one for one in self.device.view[key].get("exercises") or [] if len(one.get("sets") or []) > 1]
        if not entries:
            return None
        id = self.chance.choice(self.chance.choice(entries)["sets"])["id"]
        return Action({"do": "remove_set", "kind": key[0], "id": key[1], "set": id}, *key, part=id)

    def move_exercise(self):
        key = self.one("draft", "workout")
        entries = key and self.device.view[key].get("exercises") or []
        if len(entries) < 2:
            return None
        moved, after = self.chance.sample([entry["id"] for entry in entries], 2)
        after = after if self.chance.random() < 0.6 else None
        return Action({"do": "move_exercise", "kind": key[0], "id": key[1], "exercise": moved, "after": after}, *key)

    def delete(self):
        key = self.one(*DELETABLE)
        if key and not (key[0] == "draft" and self.chance.random() < 0.6):
            return Action({"do": "delete", "kind": key[0], "id": key[1]}, *key)

    def undo(self):
        gone = [key for key in self.device.deleted if key not in self.device.view and key[0] in RESTORABLE]
        if gone:
            key = self.chance.choice(gone)
            return Action({"do": "undo", "kind": key[0], "id": key[1]}, *key)

    def press(self):
        key = self.one("draft")
        if not key:
            return None
        draft = self.device.view[key]
        others = [other for other in self.device.view if other[0] == "draft" and self.device.view[other].get("started_at")]
        if not draft.get("started_at") and key not in self.device.started:
            turn = "start"
            if others and self.chance.random() < 0.9:
                return None
        else:
            turn = self.chance.choice(["pause", "resume", "pause", "resume", "start"])
        return Action({"do": "press", "id": key[1], "turn": turn}, *key)

    def finish(self):
        key = self.one("draft")
        done = key and [part for entry in self.device.view[key].get("exercises") or [] for part in entry.get("sets") or []]
        if done and self.chance.random() < 0.7:
            return Action({"do": "finish", "id": key[1]}, *key, takes=())

    def comment(self):
        key = self.one("workout")
        if key and self.play.comments < MOST_COMMENTS:
            self.play.comments += 1
            mark, id = self.mark(), self.new_id()
            given = {"do": "comment", "workout": key[1], "id": id, "text": mark}
            return Action(given, "comment", id, [mark], part=key[1], takes=())

    def profile(self):
        mark = self.mark()
        return Action({"do": "profile", "members": {"display_name": mark}}, "account", self.play.account, [mark])

    def rename(self):
        key = self.one("exercise")
        if key:
            mark = self.mark()
            return Action({"do": "rename", "exercise": key[1], "name": mark}, *key, [mark])

    def settle(self):
        if self.device.conflicts:
            conflict = self.chance.choice(self.device.conflicts)
            keeping = self.chance.choice(["mine", "theirs", "both"])
            kind, id = conflict["kind"], conflict["id"]
            return Action({"do": "settle", "kind": kind, "id": id, "keeping": keeping}, kind, id)


# How often each is drawn, in a profile.
FULL = {
    "new_workout": 7, "new_draft": 4, "new_template": 3, "new_goal": 2, "new_measurement": 2, "new_plan": 2, "edit": 18,
    "set": 26, "remove_set": 4, "move_exercise": 3, "delete": 6, "undo": 4, "press": 8, "finish": 3, "comment": 4,
    "profile": 3, "rename": 2, "settle": 4}
LIVE = {
    "new_draft": 10, "edit": 4, "set": 50, "remove_set": 6, "move_exercise": 3, "press": 18, "finish": 6, "delete": 2,
    "settle": 4}
