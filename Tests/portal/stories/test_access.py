"""Every screen that the portal has, for everybody: axe finds nothing, nothing is wider than a phone, and every screen has one
h1 and shows no fault. `make test` sees each screen once, by day or by night in turn, and at one width;
PORTAL_LONG=1 sees all.
"""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESK, PHONE

import screens

LONG = bool(os.environ.get("PORTAL_LONG"))
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}
NARROW = {"width": 320, "height": 740}
ROLES = {"lifter": ("lifter1", "train"), "coach": ("coach1", "coach"), "admin": ("admin1", "admin")}
# These begin something or leave the page.
ACTING = {"/train/live", "/own/sign-out"}


def views():
    themes = ["light", "dark"]
    if LONG:
        return [(theme, size) for theme in themes for size in (PHONE, DESK)]
    return None


def settle(page):
    """Until the screen is there: its h1, and nothing that is still loaded."""
    page.locator("main h1").first.wait_for()
    page.locator("[aria-busy=true]").first.wait_for(state="hidden")


def faults(page, path):
    found = []
    heads = page.locator("main h1").count()
    if heads != 1:
        found.append(f"{path}: {heads} h1")
    for violation in Axe().run(page, options=RULES).response["violations"]:
        nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
        found.append(f"{path}: {violation['id']}: {nodes}")
    page.set_viewport_size(NARROW)
    width = page.evaluate("document.scrollingElement.scrollWidth")
    if width > NARROW["width"]:
        wide = page.evaluate(
            "() => [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > 321)"
            ".slice(0, 3).map((e) => e.tagName + '.' + e.className).join(' ')")
        found.append(f"{path}: {width} px wide: {wide}")
    return found


def follow(page, paths, asked):
    """The addresses of screens that the links of this page lead to, one of each form."""
    links = page.eval_on_selector_all("main a[href^='/']", "(all) => all.map((a) => new URL(a.getAttribute('href'), location.href).pathname)")
    for path in paths:
        if "{" in path and path not in asked:
            known = next((link for link in links if screens.pattern(path).match(link) and link not in paths), None)
            if known:
                asked[path] = known


@pytest.mark.parametrize("role", ROLES)
def test_every_screen_is_there_for_everybody(contexts, role):
    login, area = ROLES[role]
    paths = screens.paths(area) + (screens.paths(screens.OWN) if role == "lifter" else [])
    asked = {path: path for path in paths if "{" not in path}
    context = contexts(login, role)
    # A screen of something that the role may not have says so; that is for its own story.
    context.watch.expects(402, 403, 404)
    page = context.new_page()
    found, seen = [], 0
    while seen < len(asked):
        path = list(asked)[seen]
        address = asked[path]
        turns = views() or [("light" if seen % 2 == 0 else "dark", PHONE if seen % 3 else DESK)]
        seen += 1
        if path in ACTING:
            continue
        for theme, size in turns:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme)
            page.goto(address)
            settle(page)
            follow(page, paths, asked)
            found += faults(page, f"{path} {theme} {size['width']}")
    assert not found, "\n".join(found)
    print(f"{role}: {seen} of {len(paths)} screens")
