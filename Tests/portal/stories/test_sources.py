"""Rules of the portal's sources that no browser shows: nothing becomes markup or script, colours have one place, and what is
shown is in the files of texts.
"""

import json
import os
import pathlib
import re

import pytest

import screens
import troubles

MODULES = [file for file in screens.SOURCES.rglob("*.js")]
STYLES = [file for file in screens.SOURCES.rglob("*.css")]


def lines(files, pattern, but=()):
    """Where it stands, with the line on which it begins. A call may stand on several."""
    found = []
    for file in files:
        name = str(file.relative_to(screens.SOURCES))
        if name in but:
            continue
        read = file.read_text().splitlines()
        code = "\n".join(line if "://" in line else line.split("//")[0] for line in read)
        for one in re.finditer(pattern, code):
            number = code.count("\n", 0, one.start())
            found.append(f"{name}:{number + 1}: {read[number].strip()[:120]}")
    return found


def test_nothing_becomes_markup_or_script():
    assert not lines(MODULES, r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")


def test_one_file_holds_the_policy_of_trusted_types():
    assert {line.split(":")[0] for line in lines(MODULES, r"\.createPolicy\(")} == {"kit/trusted.js"}


def test_no_element_has_a_style_attribute():
    assert not lines(MODULES, r"setAttribute\(\s*'style'|h\([^)]*\bstyle: ['\"`]")


def test_colours_have_one_place():
    # The colours of a brand are reckoned from surfaces that are the same as in tokens.css.
    assert not lines(STYLES, r"#[0-9a-fA-F]{3,8}\b|\brgb\(|\bhsl\(", but={"style/tokens.css"})
    assert not lines(MODULES, r"['\"`]#[0-9a-fA-F]{6}['\"`]", but={"kit/colour.js"})


def test_no_request_goes_to_another_host():
    assert not lines(MODULES, r"fetch\(\s*['\"`]https?:|import\(\s*['\"`]https?:")


def test_every_screen_is_listed():
    for area in ["train", "coach", "admin", "own"]:
        listed = "".join(file.read_text() for file in (screens.SOURCES / area).glob("*screens.js"))
        for file in (screens.SOURCES / area).glob("*.js"):
            for name in re.findall(r"export const (\w+) = (?:\w+\([^;]*?)?\{\s+path: '/", file.read_text()):
                assert re.search(rf"\b{name}\b", listed), f"{file.name}: {name}"


def test_every_notice_leads_to_a_screen():
    links = (screens.SOURCES / "own/notice-links.js").read_text()
    places = [screens.pattern(path) for area in ["train", "coach", "admin", "own"] for path in screens.paths(area)]
    dead = [path for path in re.findall(r"\w+: '(/[^']+)'", links) if not any(place.match(path) for place in places)]
    assert not dead, dead


# What no story presses yet, or what it presses by the keyboard.
UNPRESSED = {
    "DELETE": (
        "admin/accounts/* admin/accounts/*/entitlements/* admin/accounts/*/sessions admin/dead-jobs/* admin/jobs/*/runs/* "
        "assigned-plans/* assignments/*/clients/* blocked-coaches/* client-labels/* clients/* clients/*/notes/* consents/* "
        "data-exports/* feedback/ideas/*/vote identities/* invite-codes/* lifters/*/exercises/* notices/* passkeys/* "
        "planned-workouts/* programmes/* push-targets/* schedule/rest-today sessions sessions/current sync/devices/* "
        "team-grants/* teams/*/invites/* teams/*/members/* teams/*/moves/*"
    ),
    "PATCH": "admin/accounts/* admin/jobs/* lifters/*/powerlifting passkeys/* second-factors/*",
    "POST": (
        "admin/accounts admin/accounts/*/factor-removals admin/accounts/*/reset-link admin/accounts/*/restore "
        "admin/dead-jobs/*/redrive admin/feedback/*/answer billing-portal checkouts checkouts/confirmation "
        "coaches/*/scopes/preview data-exports email-verifications/resend identities invites/*/decline invites/*/resend "
        "lifters/*/exercises/*/merge lifters/*/powerlifting/refresh moves/*/accept moves/*/decline passkeys passkeys/challenges "
        "passkeys/registrations predetermined-routines/*/add programmes/*/adjustment scope-requests/*/decline sign-ins/*/link "
        "team-invites/*/accept team-invites/*/decline teams/*/invites teams/*/moves templates/*/log templates/from-workout/*"
    ),
    "PUT": (
        "admin/accounts/*/duties admin/accounts/*/entitlements/* admin/alerts/*/acknowledgement admin/break-glass/*/approval "
        "admin/policies/*/* admin/tiers blocked-coaches/* client-labels/* clients/*/notes/* consents/* feedback/ideas/*/vote "
        "goals/* lifters/*/workouts/*/comments/* lifters/*/workouts/*/exercises/* lifters/*/workouts/*/sets/* me/password "
        "me/username push-targets/* schedule/rest-today sessions/current/proof sessions/current/role subscriptions/stripe/price "
        "team-grants/* teams/* teams/*/members/* templates/* templates/*/days templates/*/from-workout/* training-breaks/*"
    ),
}
UNMET = {f"{method} {path}" for method, paths in UNPRESSED.items() for path in paths.split()}


def test_what_no_story_presses_is_a_write_of_the_portal():
    assert UNMET <= troubles.called()


@pytest.mark.skipif(not troubles.ASKED, reason="looks at what the stories with troubles met")
def test_every_other_write_met_a_trouble():
    met = set()
    for file in pathlib.Path(os.environ["PORTAL_TROUBLES"]).iterdir():
        met.update(json.loads(file.read_text()))
    assert troubles.called() - met <= UNMET
