"""Without a pointer: the main stories of a lifter and of a coach by Tab, Enter, Space, arrows and Escape."""

import os
import re

import pytest
from conftest import DESK, PASSWORD, PHONE
from keyboard import Keyboard
from playwright.sync_api import expect

import screens
from steps import API, arriving

LONG = bool(os.environ.get("PORTAL_LONG"))
DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]


def heading(page, name):
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def sign_in(page, login):
    page.goto("/sign-in")
    keys = Keyboard(page)
    if not page.locator("body :focus").count():
        page.keyboard.press("Tab")
    keys.write(page.get_by_label("Username or email address"), login)
    keys.write(page.get_by_label("Password"), PASSWORD)
    keys.act(page.get_by_role("button", name="Sign in", exact=True))
    return keys


def test_a_lifter_trains_without_a_pointer(contexts, portal):
    context = contexts("lifter14", "lifter", viewport=PHONE)
    context.watch.expects(404)
    api = API(context, portal)
    for template in api.call("GET", "/v1/templates?limit=100")["items"]:
        api.call("DELETE", f"/v1/templates/{template['id']}")
    sets = [{"reps": 5, "weight": 60, "unit": "kg"}] * 2
    api.call("POST", "/v1/templates", {"name": "By keys", "weekdays": DAYS, "exercises": [{"name": "Key squat", "sets": sets}]})
    api.call("DELETE", "/v1/sessions/current")
    page = context.new_page()
    keys = sign_in(page, "lifter14")
    heading(page, "Today")
    keys.to(page.get_by_role("button", name="Start", exact=True))
    keys.act(page.get_by_role("button", name="Start", exact=True))
    heading(page, "By keys")
    keys.holds()
    for word, other in [("Pause", "Resume"), ("Resume", "Pause")]:
        keys.act(page.get_by_role("button", name=word, exact=True), "Space")
        expect(page.get_by_role("button", name=other, exact=True)).to_be_focused()
    menu = page.get_by_role("button", name="More for Key squat")
    keys.act(menu)
    expect(page.get_by_role("menuitem").first).to_be_focused()
    keys.tab("ArrowDown")
    expect(page.get_by_role("menuitem").nth(1)).to_be_focused()
    keys.tab("Escape")
    expect(menu).to_be_focused()
    for number, weight, reps in [(1, "62,5", "6"), (2, "65", "4")]:
        if number == 2:
            # The last tick moved the focus to this set's; its fields are before it.
            expect(page.get_by_role("button", name="Set 2 done")).to_be_focused()
            keys.to(page.get_by_role("textbox", name="Set 2 kg"), "Shift+Tab")
        keys.write(page.get_by_role("textbox", name=f"Set {number} kg"), weight)
        keys.write(page.get_by_role("textbox", name=f"Set {number} Reps"), reps)
        keys.act(page.get_by_role("button", name=f"Set {number} done"), "Space")
        expect(page.get_by_role("button", name=f"Set {number} done", pressed=True)).to_be_visible()
        keys.holds()
        if number == 1:
            keys.act(page.get_by_role("button", name="Skip", exact=True))
    # After the last set there is one thing to do.
    expect(page.get_by_role("button", name="Finish", exact=True).last).to_be_focused()
    add = page.get_by_role("button", name="Add exercise")
    keys.to(add, "Shift+Tab")
    keys.act(add)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("dialog").evaluate("(one) => one.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(add).to_be_focused()
    with arriving(page):
        keys.act(page.get_by_role("button", name="Finish", exact=True).last)
    expect(page).to_have_url(re.compile("/train/(finish|workouts)/"))
    keys.holds()
    # Records come with the server's answer.
    expect(page.get_by_role("heading", name="Records")).to_be_visible()
    workout = next(one for one in api.call("GET", "/v1/lifters/me/workouts")["items"] if one["name"] == "By keys")
    done = api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")["exercises"][0]["sets"]
    assert [(one["weight"], one["reps"]) for one in done] == [(62.5, 6), (65, 4)]
    keys.done()


def test_a_coachs_monday_without_a_pointer(coach):
    page = coach.new_page()
    page.goto("/coach")
    heading(page, "Clients")
    keys = Keyboard(page)
    page.keyboard.press("Tab")
    rail = page.get_by_role("navigation", name="Coaching")
    with arriving(page):
        keys.act(rail.get_by_role("link", name=re.compile("^Attention")))
    heading(page, "Attention")
    keys.holds()
    first = page.get_by_role("region", name="Attention").get_by_role("listitem").first.get_by_role("heading").get_by_role("link")
    name = first.inner_text()
    with arriving(page):
        keys.act(first)
    heading(page, name)
    keys.holds()
    with arriving(page):
        keys.act(page.get_by_role("link", name="Workouts", exact=True))
    keys.holds()
    with arriving(page):
        keys.act(page.get_by_role("main").get_by_role("link", name=re.compile("day, week")).first)
    expect(page).to_have_url(re.compile("/workouts/"))
    keys.holds()
    keys.act(page.get_by_role("button", name=re.compile("^Comment on set")).first)
    field = page.get_by_role("textbox", name=re.compile("^Your comment: set")).first
    expect(field).to_be_focused()
    keys.write(field, "Chest up, said by keys.")
    keys.act(page.get_by_role("button", name="Send").first)
    expect(page.get_by_text("Chest up, said by keys.").first).to_be_visible()
    keys.holds()
    more = page.get_by_role("button", name=f"More for {name}")
    keys.to(more, "Shift+Tab")
    keys.tab("ArrowDown")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    keys.tab("Escape")
    expect(more).to_be_focused()
    message = page.get_by_role("main").get_by_role("link", name=re.compile("^Message"))
    keys.to(message, "Shift+Tab")
    with arriving(page):
        keys.act(message)
    field = page.get_by_role("textbox", name=re.compile("^Message to"))
    expect(field).to_be_visible()
    keys.holds()
    keys.write(field, "Squats on Friday, by keys.")
    keys.act(page.get_by_role("button", name="Send"))
    expect(page.get_by_role("main").get_by_text("Squats on Friday, by keys.")).to_be_visible()
    keys.holds()
    keys.done()


def test_the_skip_link_leads_to_the_content_and_go_to_gives_the_focus_back(coach):
    page = coach.new_page()
    page.goto("/coach/plans")
    heading(page, "Plans")
    keys = Keyboard(page)
    keys.tab()
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    keys.place = None
    keys.tab()
    assert page.get_by_role("main").evaluate("(main) => main.contains(document.activeElement)")
    opener = page.get_by_role("link", name="New template")
    keys.to(opener)
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(6):
        keys.tab()
        assert dialog.evaluate("(one) => one.contains(document.activeElement) || document.activeElement === document.body")
        keys.wrongs.clear()  # Between its last control and its first, a dialog leads through the browser's own.
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    keys.done()


def test_an_undo_needs_no_way_to_it(contexts):
    context = contexts("lifter15", "lifter")
    api = API(context)
    body = {"name": "Gone by keys", "performed_at": "2026-11-22T10:00:00Z", "exercises": [{"name": "Key squat", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]}
    workout = api.call("POST", "/v1/lifters/me/workouts", body)["id"]
    page = context.new_page()
    page.goto(f"/train/workouts/{workout}")
    page.get_by_role("button", name="More for this workout").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-keyshortcuts", "Control+Z")
    # A field has an Undo of its own.
    search = page.get_by_role("searchbox").or_(page.locator("main input[type=search]")).first
    search.focus()
    page.keyboard.press("Control+z")
    expect(undo).to_be_visible()
    page.locator("main h1").focus()
    page.keyboard.press("Control+z")
    expect(undo).to_have_count(0)
    expect(page.get_by_role("heading", name="Gone by keys").or_(page.get_by_role("link", name="Gone by keys")).first).to_be_visible()
    assert api.call("GET", f"/v1/lifters/me/workouts/{workout}")["name"] == "Gone by keys"


@pytest.mark.skipif(not LONG, reason="each stop of each screen")
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("area, login, role", [("train", "lifter1", "lifter"), ("own", "lifter1", "lifter"), ("coach", "coach1", "coach"), ("admin", "admin1", "admin")])
def test_tab_goes_through_every_screen(contexts, area, login, role, size):
    context = contexts(login, role, viewport=size)
    context.watch.expects(402, 403, 404)
    page, found = context.new_page(), []
    for path in screens.plain(area):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        page.locator("[aria-busy=true]").first.wait_for(state="hidden")
        keys, first = Keyboard(page), page.get_by_role("link", name="Skip to content")
        keys.tab()
        expect(first).to_be_focused()
        for _ in range(60):
            page.keyboard.press("Tab")
            # After the last stop come the browser's own, and then the first again.
            if not page.locator("body :focus").count() or first.evaluate("(one) => one === document.activeElement"):
                break
            keys.look()
        found += keys.wrongs
    assert not found, "\n".join(dict.fromkeys(found))
