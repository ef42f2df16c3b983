"""What happened in a seed, as its users saw it: who wrote which value, and what each had seen by then.

Every value that is written is unique (a mark), so it can be found in whatever a device or the server holds. An act is one
action of one user. It makes marks, and it knowingly takes away those that its screen showed before and does not show after.
"""

import json
import re

# Acts that are sent by PATCH, without `If-Match`: of these the last arrival counts, which `judgement` asks.
PATCHES = ("profile", "rename")
# Kinds of which a deletion wins over an edit that its author did not know (docs/simulation.md).
DELETED_WINS = ("goal", "measurement", "planned_workout")
# Kinds that an edit makes again, as its author had the thing, where another one had deleted it.
CHANGE_WINS = ("template",)
MARK = re.compile(r"\bmark-[a-z]*[0-9]+-[0-9]+\b")


def marks_in(value):
    return set(MARK.findall(value if isinstance(value, str) else json.dumps(value)))


def ids_of_parts(value):
    """The exercises and sets of a thing."""
    for entry in (value or {}).get("exercises") or []:
        yield entry.get("id")
        for part in entry.get("sets") or []:
            yield part.get("id")


def part_of(value, id):
    for entry in (value or {}).get("exercises") or []:
        for part in entry.get("sets") or []:
            if part.get("id") == id:
                return part
    return None


class Act:
    """`is_certain`: the app said that it is saved. An act of a device that died meanwhile may have happened or not."""

    def __init__(self, number, author, what, thing, made, taken, past, part, is_certain):
        self.number, self.author, self.what, self.thing = number, author, what, thing
        self.made, self.taken, self.past, self.part, self.is_certain = made, taken, past, part, is_certain

    def __repr__(self):
        return f"{self.number}: {self.author} {self.what} {self.thing[0]} {self.thing[1][-6:]} {sorted(self.made)}"


class Story:
    def __init__(self):
        self.acts, self.maker, self.seen_anywhere, self.told = [], {}, set(), set()
        self.known = {}     # by author: numbers of the acts whose effects it has seen, with their own past
        self.told_of = set()  # (author, id): the app told its user of a conflict or a refusal there
        self.things = {}    # id → kind in which it was made. Copies that a device makes are not among them
        self.forgiven = set()  # ids of things that their user brought back knowingly
        self.first = 0  # the first act that is judged
        self.copied = {"template", "programme"}  # kinds of which a device may make copies to keep both versions

    def act(self, author, what, kind, id, made, before=None, after=None, part=None, takes=None, is_certain=True):
        """`takes` says what is taken away where it does not follow from what was shown before and after."""
        made = set(made)
        taken = set(takes) if takes is not None else marks_in(before) - marks_in(after) - made
        # A page shows values of other things, too, like an exercise's name, and a copy those of what it was copied from.
        home = (id, "import") if id in self.things else (id,)
        taken = {mark for mark in taken if mark not in self.maker or self.maker[mark].thing[1] in home}
        act = Act(
            len(self.acts), author, what, (kind, id), made, taken, frozenset(self.known.setdefault(author, set())), part,
            is_certain)
        self.acts.append(act)
        for mark in made:
            self.maker[mark] = act
        self.known[author].add(act.number)
        if what == "put":
            self.things.setdefault(id, kind)
        return act

    def sees(self, author, value):
        """A screen, an answer or a copy that this author has before it."""
        known = self.known.setdefault(author, set())
        for mark in marks_in(value):
            self.seen_anywhere.add(mark)
            act = self.maker.get(mark)
            if act and act.number not in known:
                known.add(act.number)
                known.update(act.past)

    def hears(self, author, entries):
        """What the app tells its user of conflicts, refusals and values that another device's replaced."""
        for entry in entries:
            self.told |= marks_in(entry)
            self.told_of.add((author, entry["id"]))

    def begin_again(self):
        """A backup was restored: what was written before may be gone, and what was deleted be there."""
        self.first = len(self.acts)
        self.forgiven.update(self.things)
        self.forgiven.update(act.thing[1] for act in self.acts)

    # The judgement

    def happened(self, act):
        return act.is_certain or any(
            mark in self.seen_anywhere or mark in self.told for mark in act.made)

    def lost(self, there):
        """I2: values that are nowhere, though nobody who had seen them took them away."""
        taken = set().union(*(act.taken for act in self.acts)) if self.acts else set()
        for act in self.acts[self.first:]:
            if not act.is_certain or act.what == "comment" and self.was_deleted(act.part):
                continue  # a workout goes with its comments
            if act.what in PATCHES or act.thing[0] in DELETED_WINS and self.was_deleted(act.thing[1]):
                continue
            for mark in sorted(act.made - taken - self.told - there):
                yield f"I2: {mark} is lost: {act}"

    def was_deleted(self, id):
        return any(act.what == "delete" and act.thing[1] == id for act in self.acts)

    def back_again(self, there):
        """I4: values that someone who had seen them took away, and that are there again."""
        for act in self.acts:
            for mark in sorted(act.taken & there):
                if act.is_certain and not self.is_excused(act):
                    yield f"I4: {mark} is back, which was taken away: {act}"

    def is_excused(self, act):
        """Whether what was taken away may be there all the same: its user was told, someone wanted it back, or someone
        changed the same thing who did not know."""
        id = act.thing[1]
        if (act.author, id) in self.told_of or id in self.forgiven:
            return True
        if self.was_deleted(id) and (act.thing[0] in CHANGE_WINS or self.was_finished_unaware(act)):
            return True
        if act.what not in ("delete", "remove_set"):
            return False
        return any(
            other.thing[1] == id and other is not act and other.number not in act.past
            and act.number not in other.past and (act.what == "delete" or other.part == act.part)
            for other in self.acts)

    def was_finish_refused(self, author, id):
        """Whether the server refused to finish this live workout, and the app told so: it goes on, with all its sets."""
        return (author, id) in self.told_of and any(
            act.what == "finish" and act.author == author and act.thing[1] == id for act in self.acts)

    def was_finished_unaware(self, act):
        """Whether someone who did not know of this act finished the live workout: it is logged as that device had it."""
        return any(
            other.what == "finish" and other.thing[1] == act.thing[1] and act.number not in other.past for other in self.acts)

    def doubled(self, rows):
        """I3: values and things that are there more often than they were made."""
        count, ids, parts = {}, {}, {}
        for row in rows:
            is_copy = row["kind"] in self.copied and row["id"] not in self.things
            if row["kind"] in ("workout", "draft", "template", "goal", "measurement", "planned_workout"):
                if row["id"] not in self.things and not is_copy:
                    yield f"I3: nobody made {row['kind']} {row['id']}: {json.dumps(row['value'])[:300]}"
                ids[row["id"]] = ids.get(row["id"], 0) + 1
                for part in ids_of_parts(row["value"]):
                    parts[part] = parts.get(part, 0) + 1
            if is_copy or row["kind"] == "exercise":
                continue
            for mark in MARK.findall(json.dumps(row["value"])):
                count[mark] = count.get(mark, 0) + 1
        for what, counts in [("value", count), ("thing", ids), ("part", parts)]:
            for one, number in sorted(counts.items()):
                if number > 1:
                    yield f"I3: the {what} {one} is there {number} times"
