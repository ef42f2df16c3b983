"""What people come for, and how many activations it takes from their home: never more than three. Links and buttons are found
by their names alone, as someone does who hears the page. Typing and choosing within a form are no activations.
"""

import re
from typing import Callable, NamedTuple

import pytest
from conftest import DESK, PASSWORD, PHONE
from playwright.sync_api import expect

from steps import API, Clicks, arriving
from walking import settle

MOST = 3
DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]


class Visit:
    """One aim of one person: the page, what was prepared for it, and the activations so far."""

    def __init__(self, page, most, told):
        self.page, self.told, self.clicks = page, told, Clicks(most)

    def find(self, role, name, within=(), last=False):
        place = self.page
        for part in [*within, (role, name)]:
            found = self._by(place, *part)
            place = found.last if last else found.first
        return place

    def _by(self, place, role, name):
        if isinstance(name, str):
            name = name.format(**self.told)
        return place.get_by_role(role, name=name, exact=isinstance(name, str))


def press(role, name, *within, last=False):
    def step(visit):
        visit.clicks(visit.find(role, name, within, last))
    return step


def link(name, *within):
    """Leads to another screen, which the next step is meant for."""
    def step(visit):
        with arriving(visit.page):
            press("link", name, *within)(visit)
    return step


def button(name, *within, **more):
    return press("button", name, *within, **more)


def tab(name):
    return link(name, ("navigation", re.compile("Training|Coaching|Administration")))


def write(name, text, role="textbox"):
    return lambda visit: visit.find(role, name, last=True).fill(text)


def choose(name, option):
    return lambda visit: visit.find("combobox", name).select_option(label=option)


def check(name, role="checkbox"):
    return lambda visit: visit.find(role, name).set_checked(True, force=True)


def sees(role, name, *within):
    return lambda visit: expect(visit.find(role, name, within)).to_be_visible()


def is_pressed(name):
    return lambda visit: expect(visit.page.get_by_role("button", name=name, exact=True, pressed=True).first).to_be_visible()


class Aim(NamedTuple):
    aim: str
    who: str
    most: int
    steps: list
    end: Callable
    before: Callable = lambda api, page: {}


# --- What the demo has not

def routine(api, page):
    """A routine for every day, for the demo's rest on some."""
    for template in api.call("GET", "/v1/templates?limit=100")["items"]:
        api.call("DELETE", f"/v1/templates/{template['id']}")
    sets = [{"reps": 5, "weight": 60, "unit": "kg"}] * 3
    exercises = [{"name": "Squat (Barbell)", "sets": sets}]
    api.call("POST", "/v1/templates", {"name": "Aim A", "weekdays": DAYS, "exercises": exercises})
    return {}


def under_way(api, page):
    """The live workout is the home of who trains."""
    page.goto("/train/live")
    settle(page)
    if not page.get_by_role("button", name="Finish").count():
        page.goto("/train")
        page.get_by_role("button", name="Start", exact=True).first.click()
    expect(page.get_by_role("button", name="Finish").first).to_be_visible()
    return {"home": None}


def a_workout(api, page):
    sets = [{"reps": 5, "weight": 100, "unit": "kg"}]
    body = {"name": "Aim day", "performed_at": "2026-11-22T10:00:00Z", "duration_seconds": 3600, "exercises": [{"name": "Aim squat", "sets": sets}]}
    return {"workout": api.call("POST", "/v1/lifters/me/workouts", body)["id"]}


def opened_workout(api, page):
    workout = a_workout(api, page)["workout"]
    page.goto(f"/train/workouts/{workout}")
    page.get_by_role("button", name="More for this workout").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    expect(page.get_by_role("heading", level=1, name="History")).to_be_visible()
    return {"home": None}


def deleted_workout(api, page):
    workout = a_workout(api, page)["workout"]
    api.call("DELETE", f"/v1/lifters/me/workouts/{workout}")
    return {}


def coach_of(api, page):
    return {"coach": api.call("GET", "/v1/coaches")["items"][0]["display_name"]}


def a_client(api, page):
    found = api.call("GET", "/v1/clients?scope=workout_details&limit=100")["items"]
    return {"client": next(one for one in found if one.get("last_workout"))["display_name"]}


def needs_me(api, page):
    return {"client": next(one for one in api.call("GET", "/v1/clients?limit=100")["items"] if one["flags"])["display_name"]}


GRANT = """async ([numbers, coach, password]) => {
  const send = async (method, path, body, token) => (await fetch(path, { method, credentials: 'omit', body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: 'Bearer ' + token }) } })).json();
  for (const number of numbers) {
    const { token } = await send('POST', '/v1/sessions', { login: 'lifter' + number, password });
    await send('PUT', `/v1/coaches/${coach}/scopes`, { scopes: ['history', 'workout_details', 'main_lifts', 'plans'] }, token);
  }
}"""


def twelve(api, page):
    """Twelve who let the coach plan: the demo has six."""
    me = api.call("GET", "/v1/me")["id"]
    page.goto("/sign-in")
    page.evaluate(GRANT, [list(range(21, 27)), me, PASSWORD])
    api.call("POST", "/v1/templates", {"name": "Aim block", "weekdays": ["monday"], "exercises": [
        {"name": "Squat (Barbell)", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]})
    clients = api.call("GET", "/v1/clients?scope=plans&limit=100")["items"]
    assert len(clients) >= 12
    return {"clients": [one["display_name"] for one in clients[:12]]}


def choose_twelve(visit):
    choose("Plan", "Aim block")(visit)
    for name in visit.told["clients"]:
        visit.find("checkbox", name).check()


def an_account(api, page):
    body = {"roles": ["lifter"], "email": "aim@demo.example", "username": "aim", "display_name": "Anna Aim"}
    made = next((one for one in api.call("GET", "/v1/admin/accounts?q=aim%40demo.example")["items"]), None)
    return {"person": "Anna Aim", "id": (made or api.call("POST", "/v1/admin/accounts", body))["id"]}


def a_question(api, page):
    text = "The graph of the bench press has a gap in October."
    api.call("POST", "/v1/feedback", {"kind": "question", "text": text})
    return {"question": text}


def given_up(api, page):
    """A run that fails for good takes days: the API's answers are put in its place."""
    run = {"id": "0198f3c2-7a41-7c55-b0e2-5d1a0c9e4aaa", "job": "erase_accounts", "state": "given_up", "origin": "schedule", "dry_run": False,
           "due_at": "2026-11-24T09:20:00Z", "started_at": "2026-11-24T09:20:00Z", "ended_at": "2026-11-24T09:20:02Z", "attempts": 20,
           "done": 3, "total": 4, "error": "locked"}
    job = {"name": "erase_accounts", "summary": "Erases accounts", "reach": "each_tenant", "cron": "20 * * * *", "time_zone": "UTC",
           "missed": "once", "catch_up_at_most": 1, "paused": False, "changed": False, "waiting": 0, "running": 0, "given_up": 1, "last_run": run}
    dead = {"id": run["id"], "job": "erase_accounts", "dry_run": False, "due_at": run["due_at"], "died_at": run["ended_at"], "attempts": 20, "error": "locked"}
    retried = []
    page.route("**/v1/admin/jobs", lambda route: route.fulfill(json={"items": [job]}))
    page.route("**/v1/admin/dead-jobs", lambda route: route.fulfill(json={"items": [dead]}))
    page.route("**/v1/admin/dead-jobs/*/redrive", lambda route: (retried.append(route.request.url), route.fulfill(status=204)))
    return {"retried": retried}


def is_retried(visit):
    expect(visit.page.get_by_role("status").filter(has_text="Delete accounts").first).to_be_visible()
    assert len(visit.told["retried"]) == 1


# --- The aims

AIMS = [
    Aim("start today's routine", "lifter", 1, [button("Start", ("region", "Aim A"))], sees("heading", "Aim A"), routine),
    Aim("log a set as planned", "lifter", 1, [button("Set 1 done")], is_pressed("Set 1 done"), under_way),
    Aim("log yesterday's workout", "lifter", 2, [tab("History"), link("Add a past workout")], sees("textbox", "When")),
    Aim("see last time's sets of an exercise", "lifter", 0, [], sees("columnheader", "Last time"), under_way),
    Aim("squat of this year", "lifter", 2, [tab("Progress"), lambda visit: visit.clicks(visit.find("radio", "12 mo"))], sees("radio", "12 mo")),
    Aim("another exercise's graph", "lifter", 2, [tab("Progress"), press("link", re.compile("^Deadlift"))], sees("heading", re.compile("^Deadlift"))),
    Aim("share a workout", "lifter", 3, [tab("History"), link("Aim day"), button("Share")], sees("dialog", re.compile("Share|Aim day")), a_workout),
    Aim("change what a coach sees", "lifter", 3,
        [tab("More"), link("Coach and sharing"), check("Health data"), button("Save what {coach} sees")],
        lambda visit: expect(visit.page.get_by_role("status").filter(has_text="Saved").first).to_be_attached(), coach_of),
    Aim("pause all sharing", "lifter", 2, [tab("More"), button("Pause sharing")], sees("button", "Undo")),
    Aim("rest today", "another lifter", 1, [button("Rest today")], sees("button", "Train after all"), routine),
    Aim("log freely", "another lifter", 1, [button("Empty workout")], sees("button", "Finish")),
    Aim("undo a deletion at once", "lifter", 1, [button("Undo")], sees("heading", "Aim day"), opened_workout),
    Aim("undo a deletion later", "lifter", 3, [tab("History"), link("Deleted"), button("Restore Aim day")], sees("button", "Open"), deleted_workout),
    Aim("why does someone need me", "coach", 1, [tab(re.compile("^Attention"))], sees("link", "{client}", ("region", "Attention")), needs_me),
    Aim("comment on the last set", "coach", 3, [
        link(re.compile("week"), ("row", re.compile("week"))), button(re.compile("^Comment on set"), last=True),
        write(re.compile("^Your comment: set"), "One more next time."), button("Send", ("table", re.compile("done")), last=True)],
        lambda visit: expect(visit.page.get_by_text("One more next time.").first).to_be_visible(), a_client),
    Aim("assign a plan to twelve", "coach", 3, [tab("Plans"), link("Assign"), choose_twelve, button("Assign to 12")],
        lambda visit: expect(visit.page).to_have_url(re.compile("/coach/assignments/")), twelve),
    Aim("message", "coach", 2, [button("More for {client}"), press("menuitem", "Message")], sees("textbox", re.compile("^Message")), a_client),
    Aim("label", "coach", 2, [button("More for {client}"), press("menuitem", "Labels")], sees("dialog", re.compile("Labels")), a_client),
    Aim("private note", "coach", 2, [button("More for {client}"), press("menuitem", "Private note")], sees("textbox", "Private note"), a_client),
    Aim("invite a client", "coach", 2,
        [link("Invite"), write("Email address or username", "aim.newcomer@demo.example"), button("Send invitation")],
        sees("button", re.compile("^Withdraw .aim.newcomer"))),
    Aim("lock an account", "admin", 3, [
        tab("People"), link("{person}"), write("Reason", "Someone else reads this account, its owner says."), button("Lock")],
        sees("button", "Unlock"), an_account),
    Aim("run a job dry", "admin", 3, [tab(re.compile("^Jobs")), link("Delete accounts"), button("Dry run")],
        lambda visit: expect(visit.page.get_by_text("It would change").first).to_be_visible()),
    Aim("retry what failed", "admin", 2, [button("Retry")], is_retried, given_up),
    Aim("who changed this", "admin", 2, [tab("Audit"), choose("What", "Signed in"), button("Search")], sees("rowheader", re.compile("^Signed in"))),
    Aim("answer feedback", "admin", 3, [
        link("Review"), link("{question}"), write("Answer", "It is mended since this morning."), button("Send answer")],
        lambda visit: expect(visit.page.get_by_role("main")).to_contain_text("It is mended since this morning."), a_question),
    Aim("announce maintenance", "admin", 3, [
        tab("More"), link("Maintenance"), write("Message in English", "We move to a new database."), button("Schedule maintenance")],
        sees("button", "Cancel maintenance")),
    Aim("brand colours", "admin", 2, [tab("More"), link("Brand")], sees("textbox", "Primary")),
]
PEOPLE = {
    "lifter": ("lifter11", "/train", PHONE),
    "another lifter": ("lifter12", "/train", PHONE),
    "coach": ("coach1", "/coach", DESK),
    "admin": ("admin1", "/admin", DESK),
}


@pytest.fixture(scope="module")
def someone(lasting, portal):
    """Who signs in once for all of their aims: the browser context and the API as the same person."""
    known = {}

    def find(who):
        if who not in known:
            login, _, size = PEOPLE[who]
            context = lasting(login, who.split()[-1], viewport=size)
            # Where there is no live workout, the screens of training are told so.
            context.watch.expects(404)
            known[who] = context, API(context, portal)
        return known[who]

    return find


@pytest.mark.parametrize("aim", AIMS, ids=[one.aim for one in AIMS])
def test_an_aim_is_at_most_three_activations_from_home(someone, aim):
    context, api = someone(aim.who)
    page = context.new_page()
    told = {"home": PEOPLE[aim.who][1]} | aim.before(api, page)
    if told["home"]:
        page.goto(told["home"])
    visit = Visit(page, min(aim.most, MOST), told)
    for step in aim.steps:
        step(visit)
    aim.end(visit)
    page.close()
