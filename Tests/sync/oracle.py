"""What must be so after every scenario, whatever happened in it.

Every value that a scenario writes is unique, so that it can be counted in what a new device gets.
"""

import collections
import json
import re

MARK = re.compile(r"\bmark-[0-9]+\b")


class Marks:
    """The values that were written, and those of them that must be there at the end."""

    def __init__(self):
        self.count, self.expected = 0, set()

    def new(self):
        self.count += 1
        mark = f"mark-{self.count}"
        self.expected.add(mark)
        return mark

    def gone(self, *marks):
        """Deleted, or replaced by someone who had seen it: it must not be there any more."""
        self.expected -= set(marks)

    def faults(self, things):
        """What was lost, doubled or risen again, in the rendering of all things."""
        found = collections.Counter(MARK.findall("\n".join(things.values())))
        lost, doubled = self.expected - set(found), [mark for mark, count in found.items() if count > 1]
        for name, marks in [("lost", lost), ("doubled", doubled), ("back again", set(found) - self.expected)]:
            if marks:
                yield f"{name}: {len(marks)}: {sorted(marks)[:10]}"


def rendered(device):
    """A device's copy: for each thing a text that is the same wherever the thing is the same."""
    return {
        f"{kind} {id}": json.dumps({"version": version, "value": value}, sort_keys=True)
        for kind, id, version, value in device.store.things()}


def faults(device, fresh):
    """Where a device's copy is not what a new device gets."""
    mine, theirs = rendered(device), rendered(fresh)
    for key in sorted(set(mine) | set(theirs)):
        if mine.get(key) != theirs.get(key):
            yield f"{key}: the copy has {mine.get(key)}, a new device gets {theirs.get(key)}"
    for operation in device.store.operations():
        yield f"not sent: {operation.what} {operation.kind} {operation.thing}"
    if device.store.disk.execute("pragma integrity_check").fetchone() != ("ok",):
        yield "the file is broken"
