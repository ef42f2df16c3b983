"""Three copies of one thing: as it was (base), as this device changed it (mine), as others changed it (theirs)."""

import copy

ABSENT = None
# Members of a copy that say nothing of what users wrote.
BESIDES = {"version", "created_at", "updated_at", "local_date", "exercise_id", "kind", "unit", "lift", "measure", "id",
           "started_at", "running_since", "active_milliseconds", "any_day", "weekdays", "position"}
# Members that mean something only together.
TOGETHER = [("weight", "unit"), ("value", "unit"), ("target", "unit"), ("performed_at", "time_zone"), ("measured_at", "time_zone"),
            ("planned_for", "starts_at", "time_zone")]


def merge(base, mine, theirs, decide):
    """Both changes in one. A member that both changed goes to `decide(path, mine, theirs)`, which returns one of them."""
    return merged(base, mine, theirs, decide, "")


def theirs_stays(lost):
    """For documents: what the server has already stays. The other value is added to `lost`."""

    def decide(path, mine, theirs):
        lost.append({"path": path, "value": mine})
        return theirs

    return decide


def later_wins(lost, overtaken):
    """For a set of a live workout: the value that was changed later counts, but what was done stays done. `overtaken`:
    another device changed the set later."""

    def decide(path, mine, theirs):
        if path.endswith("/done"):
            return mine or theirs
        lost.append({"path": path, "value": mine if overtaken else theirs})
        return theirs if overtaken else mine

    return decide


def merged(base, mine, theirs, decide, path):
    if mine == base or mine == theirs:
        return copy.deepcopy(theirs)
    if theirs == base:
        return copy.deepcopy(mine)
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return merged_members(base or {}, mine, theirs, decide, path)
    if has_ids(mine) and has_ids(theirs):
        return merged_parts(base or [], mine, theirs, decide, path)
    if base is not ABSENT and ABSENT in (mine, theirs):
        # One side took it away. If the other changed it, what was written down stays.
        left = theirs if mine is ABSENT else mine
        return ABSENT if same_content(base, left) else copy.deepcopy(left)
    if theirs is ABSENT:
        return copy.deepcopy(mine)
    if mine is ABSENT:
        return copy.deepcopy(theirs)
    return copy.deepcopy(decide(path, mine, theirs))


def merged_members(base, mine, theirs, decide, path):
    names = list(theirs) + [name for name in mine if name not in theirs]
    members = {}
    for name in names:
        unit = next((unit for unit in TOGETHER if name in unit and unit[0] in names), (name,))
        if len(unit) == 1:
            members[name] = merged(base.get(name), mine.get(name), theirs.get(name), decide, f"{path}/{name}")
        elif name == unit[0]:
            members.update(merged_unit(unit, base, mine, theirs, decide, path))
    return {name: value for name, value in members.items() if value is not ABSENT}


def merged_unit(unit, base, mine, theirs, decide, path):
    """All of them are of one side. What the server filled in is no change."""
    filled = {name: theirs[name] for name in unit if name in theirs and name not in base and name not in mine}
    base, mine, theirs = ({**filled, **{name: of[name] for name in unit if name in of}} for of in (base, mine, theirs))
    if mine in (base, theirs):
        return theirs
    return mine if theirs == base else decide(f"{path}/{unit[0]}", mine, theirs)


def merged_parts(base, mine, theirs, decide, path):
    """Exercises and sets are known by their ids, never by their places. A new one comes behind the one it followed."""
    of = [{part["id"]: part for part in parts} for parts in (base, mine, theirs)]
    order = [part["id"] for part in theirs]
    for place, part in enumerate(mine):
        if part["id"] not in of[2]:
            before = [order.index(other["id"]) for other in mine[:place] if other["id"] in order]
            order.insert(max(before, default=-1) + 1, part["id"])
    parts = [merged(*(known.get(id) for known in of), decide, f"{path}/{id}") for id in order]
    return [part for part in parts if part is not ABSENT]


def has_ids(value):
    return isinstance(value, list) and all(isinstance(part, dict) and "id" in part for part in value)


def same_content(one, other):
    """Whether two versions of a thing hold the same of what users write. The server names an exercise by its id instead."""
    if isinstance(one, dict) and isinstance(other, dict):
        besides = BESIDES | {"name"} if "sets" in one else BESIDES
        return all(same_content(one.get(name), other.get(name)) for name in (one.keys() | other.keys()) - besides)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same_content(*pair) for pair in zip(one, other))
    return one == other
