"""What clients did and wrote, in one list; and what a coach does for several of them at once."""

import re

import pytest
from access import accessible
from playwright.sync_api import expect

from steps import API, arriving, begin, until


@pytest.fixture
def ask(coach, portal):
    return API(coach, portal)


def first_clients(ask, count):
    """By name, with the names that the portal shows."""
    items = ask.call("GET", "/v1/clients?sort=name&limit=100")["items"]
    return [(one["id"], one.get("display_name") or one["username"]) for one in items[:count]]


def test_what_clients_did_is_one_click_from_home_and_leads_to_the_workout(coach, ask):
    shared = {one["id"] for one in ask.call("GET", "/v1/clients?scope=workout_details&limit=100")["items"]}
    entries = ask.call("GET", "/v1/clients/feed?limit=30")["items"]
    place, done = next((at, one) for at, one in enumerate(entries) if one["kind"] == "workout" and one["lifter"]["id"] in shared)
    page = begin(coach, "/coach")
    with arriving(page):
        page.get_by_role("link", name="Activity").click()
    entry = page.get_by_role("region", name="What they did").get_by_role("listitem").nth(place)
    expect(entry).to_contain_text(done["workout"])
    accessible(page)
    with arriving(page):
        entry.get_by_role("link").click()
    expect(page.get_by_role("heading", name=done["workout"])).to_be_visible()


def test_one_message_to_several_clients(coach, ask):
    text = "The gym is closed on Friday."
    clients = first_clients(ask, 2)
    page = begin(coach, "/coach/messages")
    page.get_by_role("button", name="Message multiple clients").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Message").fill(text)
    for _, name in clients:
        dialog.get_by_role("checkbox", name=name, exact=True).first.check()
    accessible(page)
    dialog.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Sent to 2 clients.")).to_be_visible()
    for account, _ in clients:
        assert ask.call("GET", f"/v1/conversations/{account}/messages?limit=1")["items"][0]["text"] == text


def test_a_label_on_several_clients_and_off_again(coach, ask):
    first, second = first_clients(ask, 2)
    ask.call("PUT", f"/v1/clients/{first[0]}/labels", {"labels": ["Autumn meet"]})
    page = begin(coach, "/coach/labels")
    page.get_by_role("button", name="Clients (Autumn meet)").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", name=first[1], exact=True).first).to_be_checked()
    dialog.get_by_role("checkbox", name=second[1], exact=True).first.check()
    dialog.get_by_role("button", name="Save").click()
    line = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Autumn meet"))
    expect(line).to_contain_text("2 clients")
    page.get_by_role("button", name="Undo").click()
    expect(line).to_contain_text("1 client")


def test_one_session_of_one_client_is_moved_and_moved_back(coach, ask):
    assigned = next(one for one in ask.call("GET", "/v1/assignments?limit=30")["items"] if not one.get("withdrawn_at"))
    client = ask.call("GET", f"/v1/assignments/{assigned['id']}")["clients"][0]["id"]
    sessions = ask.call("GET", f"/v1/lifters/{client}/planned-workouts?assignment_id={assigned['id']}&state=planned")["items"]
    session = next(one for one in sessions if one.get("planned_for"))
    path = f"/v1/lifters/{client}/planned-workouts/{session['id']}"
    page = begin(coach, f"/coach/clients/{client}/plan/{session['id']}")
    page.get_by_role("button", name="Move to another day").click()
    page.get_by_role("dialog").get_by_label("Day").fill("2031-03-04")
    page.get_by_role("dialog").get_by_role("button", name="Move").click()
    expect(page.get_by_text("4 Mar 2031").first).to_be_visible()
    assert ask.call("GET", path)["planned_for"] == "2031-03-04"
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("main").get_by_text("4 Mar 2031")).to_have_count(0)
    assert ask.call("GET", path)["planned_for"] == session["planned_for"]


def test_a_session_gets_a_day_that_is_past_or_taken_only_if_that_is_meant(coach, ask):
    client = ask.call("GET", "/v1/clients?scope=plans&limit=1")["items"][0]["id"]
    template = ask.call("POST", "/v1/templates", {"name": "Story: moves", "exercises": [{"name": "Squat", "sets": [{"reps": 5}]}]})["id"]
    assigned = ask.call("POST", "/v1/assignments", {
        "template_id": template, "lifters": [client], "starts_on": "2031-03-03", "weekdays": ["monday", "thursday"]})
    sessions = ask.call("GET", f"/v1/lifters/{client}/planned-workouts?assignment_id={assigned['id']}")["items"]
    session, other = sorted(sessions, key=lambda one: one["planned_for"])
    path = f"/v1/lifters/{client}/planned-workouts/{session['id']}"
    page = begin(coach, f"/coach/clients/{client}/plan/{session['id']}")
    page.get_by_role("button", name="Move to another day").click()
    form = page.get_by_role("dialog").filter(has=page.get_by_label("Day"))
    asked = page.get_by_role("dialog").filter(has_text=re.compile("is past|has a session of the same plan"))
    for wanted, why in (("2026-01-05", "is past"), (other["planned_for"], "has a session of the same plan")):
        form.get_by_label("Day").fill(wanted)
        form.get_by_role("button", name="Move").click()
        expect(asked).to_contain_text(why)
        accessible(page)
        asked.get_by_role("button", name="Cancel").click()
        expect(asked).to_have_count(0)
        assert ask.call("GET", path)["planned_for"] == session["planned_for"]
    form.get_by_role("button", name="Move").click()
    asked.get_by_role("button", name="Move").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ask.call("GET", path)["planned_for"] == other["planned_for"]
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: ask.call("GET", path)["planned_for"] == session["planned_for"], "the day as it was")


def test_one_week_of_several_clients_is_eased_and_taken_back(coach, ask):
    clients = ask.call("GET", "/v1/clients?scope=plans&limit=2")["items"]
    template = ask.call("POST", "/v1/templates", {"name": "Story: ease all", "exercises": [
        {"name": "Squat", "sets": [{"reps": 5, "weight": 102.5, "unit": "kg", "rpe": 8}]}]})["id"]
    assigned = ask.call("POST", "/v1/assignments", {
        "template_id": template, "lifters": [one["id"] for one in clients], "starts_on": "2031-03-03", "weekdays": ["monday", "thursday"], "weeks": 2})

    def loads():
        """Of each client, in the order of the days."""
        found = [ask.call("GET", f"/v1/lifters/{one['id']}/planned-workouts?assignment_id={assigned['id']}")["items"] for one in clients]
        return [[one["exercises"][0]["sets"][0]["weight"] for one in sorted(items, key=lambda one: one["planned_for"])] for items in found]

    before = loads()
    page = begin(coach, f"/coach/assignments/{assigned['id']}")
    page.get_by_role("button", name="Change the loads of a week").click()
    form = page.get_by_role("dialog")
    expect(form).to_contain_text("4 sessions will change.")
    accessible(page)
    form.get_by_label("Week", exact=True).select_option(index=1)
    form.get_by_label("Loads by").fill("-20")
    form.get_by_role("checkbox").last.uncheck()
    expect(form).to_contain_text("2 sessions will change.")
    form.get_by_role("checkbox").last.check()
    form.get_by_role("button", name="Change loads").click()
    expect(page.locator(".snack")).to_contain_text("Loads of 4 sessions are changed.")
    # In the unit of each client: 102.5 kg are 225 lb.
    eased = {102.5: 82.5, 225: 180}
    assert loads() == [[one, two, eased[three], eased[four]] for one, two, three, four in before]
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: loads() == before, "the loads as they were")
