"""The portal's own list of its screens: every path that an area's modules name."""

import pathlib
import re

SOURCES = pathlib.Path(__file__).parents[2] / "Sources" / "Portal"
OWN = "own"


def paths(area):
    """Those of an area; `/train/workouts/{id}` among them."""
    found = set()
    for file in (SOURCES / area).glob("*.js"):
        found.update(re.findall(rf"path: '(/{area}(?:/[^']*)?)'", file.read_text()))
    return sorted(found)


def plain(area):
    return [path for path in paths(area) if "{" not in path]


def pattern(path):
    """What addresses of this path look like."""
    return re.compile("^" + re.sub(r"\{[a-z_]+\}", "[^/?#]+", path) + "$")
