"""Every screen that the portal has, for everybody: axe finds nothing, nothing is wider than a phone, and every screen has one
h1. `make test` walks from screen to screen as a user does, each once, by day and by night in turn, 320 px wide;
PORTAL_LONG=1 opens each by its address, by day and by night, at three widths.
"""

import os

import pytest
from access import faults
from conftest import DESK, PHONE

import screens

LONG = bool(os.environ.get("PORTAL_LONG"))
NARROW = {"width": 320, "height": 740}
ROLES = {"lifter": ("lifter1", "train"), "coach": ("coach1", "coach"), "admin": ("admin1", "admin")}
# These begin something or leave the page.
ACTING = {"/train/live", "/own/sign-out"}
FOLLOW = """(address) => {
  document.querySelectorAll('main h1').forEach((one) => one.setAttribute('data-before', ''));
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def views(turn):
    themes = ["light", "dark"]
    if LONG:
        return [(theme, size) for theme in themes for size in (NARROW, PHONE, DESK)]
    return [(themes[turn % 2], NARROW)]


def settle(page):
    """Until the screen is there: its h1, and nothing that is still loaded."""
    page.locator("main h1:not([data-before])").first.wait_for()
    page.locator("[aria-busy=true]").first.wait_for(state="hidden")


def links(page, paths, asked):
    """The addresses of screens that the links of this page lead to, one of each form."""
    there = page.eval_on_selector_all("main a[href^='/']", "(all) => all.map((a) => new URL(a.getAttribute('href'), location.href).pathname)")
    for path in paths:
        if "{" in path and path not in asked:
            known = next((link for link in there if screens.pattern(path).match(link) and link not in paths), None)
            if known:
                asked[path] = known


@pytest.mark.parametrize("role", ROLES)
def test_every_screen_is_there_for_everybody(contexts, role):
    login, area = ROLES[role]
    paths = screens.paths(area) + (screens.paths(screens.OWN) if role == "lifter" else [])
    asked = {path: path for path in paths if "{" not in path}
    context = contexts(login, role, viewport=NARROW)
    # A screen of something that the role may not have says so; that is for its own story.
    context.watch.expects(402, 403, 404)
    page = context.new_page()
    page.goto(f"/{area}")
    settle(page)
    found, seen = [], 0
    while seen < len(asked):
        path = list(asked)[seen]
        address = asked[path]
        seen += 1
        if path in ACTING:
            continue
        for theme, size in views(seen):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme)
            if LONG:
                page.goto(address)
            else:
                page.evaluate(FOLLOW, address)
            settle(page)
            links(page, paths, asked)
            found += [f"{path} {theme} {size['width']}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
    print(f"{role}: {seen} of {len(paths)} screens")
