"""Plans for clients: for one or many, with what they would be, begun, changed and taken back. Clicks are counted."""

import datetime
import re

from playwright.sync_api import expect

from access import accessible
from steps import API, TRAINING, Clicks, arriving, begin, coach_id, name_of, until


def test_a_plan_for_three_in_three_with_what_it_would_be(coach, grants):
    page = begin(coach, "/coach")
    me = coach_id(page)
    lifters = [grants(me, number, [*TRAINING, "plans"]) for number in (28, 29, 30)]
    API(page).call("POST", "/v1/templates", {"name": "Story: lower", "weekdays": ["monday", "thursday"], "exercises": [
        {"name": "Squat (Barbell)", "sets": [{"reps": 5, "weight": 100, "unit": "kg", "rpe": 8}] * 3}]})
    clicks = Clicks()
    clicks(page.get_by_role("navigation").get_by_role("link", name="Plans"))
    clicks(page.get_by_role("link", name="Assign (Story: lower)").first)
    for lifter in lifters:
        page.get_by_label(name_of(lifter), exact=True).check()
    forecast = page.get_by_role("region", name="Preview")
    expect(forecast.get_by_text("For 3 clients. Nothing is assigned yet.")).to_be_visible()
    expect(forecast.get_by_role("row", name=re.compile("Sets"))).to_contain_text("6")
    with arriving(page):
        clicks(page.get_by_role("button", name="Assign to 3"))
    expect(page).to_have_url(re.compile("/coach/assignments/"))
    assert clicks.count == 3
    for lifter in lifters:
        expect(page.get_by_role("link", name=name_of(lifter))).to_be_visible()
    with arriving(page):
        page.get_by_role("button", name="Undo").click()
    expect(page).to_have_url(re.compile("/coach/plans"))
    expect(page.locator("#assignments + *, section[aria-labelledby=assignments]").last).not_to_contain_text("Story: lower")


def test_a_load_that_is_above_a_clients_maximum_is_said(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 35, [*TRAINING, "plans"])
    lifts = API(page).call("GET", f"/v1/clients/{lifter['id']}")["lifts"]
    squat = next(lift for lift in lifts if lift["lift"] == "squat" and "e1rm" in lift)

    def template(name, weight):
        sets = [{"reps": 5, "weight": weight, "unit": squat["unit"], "rpe": 8}]
        return API(page).call("POST", "/v1/templates", {"name": name, "exercises": [{"name": "Squat (Barbell)", "sets": sets}]})["id"]

    heavy, light = template("Story: heavy", round(squat["e1rm"] * 1.5)), template("Story: light", round(squat["e1rm"] * 0.5))
    preview = page.get_by_role("region", name="Preview")
    page.goto(f"/coach/assign?template={heavy}&client={lifter['id']}")
    expect(preview).to_contain_text(re.compile(r"Squat \(Barbell\): .* × 5 @8 is too heavy for their 1RM of"))
    expect(preview).to_contain_text(re.compile(r"× 5 @8 · 1(49|50|51)% of 1RM"))
    expect(preview.locator(".state.good")).to_have_count(0)
    page.goto(f"/coach/assign?template={light}&client={lifter['id']}")
    expect(preview.locator(".state.good")).to_have_text("Loads stay within the 1RM of 1 client")


def test_a_forecast_that_does_not_come_is_said_and_comes_with_the_next_change(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 35, [*TRAINING, "plans"])
    plan = API(page).call("POST", "/v1/templates", {"name": "Story: cut off", "exercises": [{"name": "Squat (Barbell)", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]})["id"]
    cut = re.compile("/v1/assignments/simulation")
    page.route(cut, lambda route: route.abort("connectionfailed"))
    page.goto(f"/coach/assign?template={plan}&client={lifter['id']}")
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("alert")).to_contain_text("There is no connection.")
    page.unroute(cut)
    page.get_by_role("spinbutton", name="Weeks").or_(page.get_by_label("Weeks", exact=True)).first.fill("2")
    expect(preview).to_contain_text("For 1 client")
    expect(preview.get_by_role("alert")).to_have_count(0)


def test_who_has_a_plan_already_is_named_and_the_others_get_it(coach, grants):
    page = begin(coach, "/coach")
    me, api = coach_id(page), API(page)
    coach.watch.expects(422)
    has, other = [grants(me, number, [*TRAINING, "plans"]) for number in (36, 37)]
    template = api.call("POST", "/v1/templates", {"name": "Story: twice", "exercises": [{"name": "Squat", "sets": [{"reps": 5}]}]})["id"]
    api.call("POST", "/v1/assignments", {"template_id": template, "lifters": [has["id"]], "starts_on": "2031-03-03"})

    def assign():
        page.goto(f"/coach/assign?template={template}&client={has['id']}")
        page.get_by_label(name_of(other), exact=True).check()
        page.get_by_label("First day").fill("2031-03-03")
        expect(page.get_by_role("region", name="Preview")).to_contain_text("Has this plan on Mon 3 Mar 2031 already.")
        page.get_by_role("button", name="Assign to 2").click()
        return page.get_by_role("dialog")

    asked = assign()
    expect(asked).to_contain_text(f"{name_of(has)}Has this plan on Mon 3 Mar 2031 already.")
    asked.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alert")).to_contain_text(f"{name_of(has)}: Has this plan on Mon 3 Mar 2031 already.")
    page.get_by_role("button", name="Assign to 2").click()
    with arriving(page):
        asked.get_by_role("button", name="Skip, go on with 1 client").click()
    expect(page.locator(".snack")).to_contain_text(f"Story: twice is assigned to 1. Skipped: {name_of(has)}.")
    expect(page.get_by_role("link", name=name_of(other))).to_be_visible()
    # Now both have it: nobody is left, so it is once more or not at all.
    asked = assign()
    expect(asked.get_by_role("button")).to_have_text(["Plan it once more for 2 clients", "Cancel"])
    with arriving(page):
        asked.get_by_role("button", name="Plan it once more").click()
    expect(page.locator(".snack")).to_contain_text("Story: twice is assigned to 2.")
    # Nor does anything begin in the past unasked.
    page.goto(f"/coach/assign?template={template}&client={has['id']}")
    page.get_by_label("First day").fill("2026-01-05")
    page.get_by_role("button", name="Assign to 1").click()
    past = page.get_by_role("dialog").filter(has_text="The first day is past: sessions before today count as missed.")
    past.get_by_role("button", name="Cancel").click()
    expect(past).to_have_count(0)


def test_a_change_says_what_it_does_and_without_an_edit_nothing_is_sent(coach, grants):
    page = begin(coach, "/coach")
    api = API(page)
    lifter = grants(coach_id(page), 38, [*TRAINING, "plans"])
    template = api.call("POST", "/v1/templates", {"name": "Story: block", "exercises": [{"name": "Squat", "sets": [{"reps": 5, "weight": 50, "unit": "kg"}]}]})
    assigned = api.call("POST", "/v1/assignments", {
        "template_id": template["id"], "lifters": [lifter["id"]], "starts_on": "2031-03-03", "weekdays": ["monday"], "weeks": 2})
    sessions = f"/v1/lifters/{lifter['id']}/planned-workouts"
    first = api.call("GET", f"{sessions}?assignment_id={assigned['id']}")["items"][0]
    moved = {"name": first["name"], "time_zone": first["time_zone"], "planned_for": "2031-03-05", "sequence": first.get("sequence")}
    api.call("PUT", f"{sessions}/{first['id']}", moved)
    revision = lambda: api.call("GET", f"/v1/assignments/{assigned['id']}")["revision"]  # noqa: E731

    page.goto(f"/coach/assign?assignment={assigned['id']}")
    preview = page.get_by_role("region", name="Preview")
    expect(preview).to_contain_text("For 1 client. Nothing is saved yet.")
    expect(preview).not_to_contain_text("written again")
    page.get_by_role("button", name="Save for 1").click()
    expect(page.locator(".snack")).to_contain_text("Nothing was changed, so nothing is saved.")
    assert revision() == 1
    page.get_by_label("Weeks").fill("3")
    expect(preview).to_contain_text("2 sessions are written again and 1 session is new")
    expect(preview).to_contain_text("One session keeps the day that it was moved to.")
    page.get_by_role("button", name="Save for 1").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Weeks: 2 → 3")
    expect(asked).to_contain_text("One session keeps the day that it was moved to.")
    asked.get_by_role("button", name="Cancel").click()
    assert revision() == 1
    page.get_by_label("Weeks").fill("2")
    api.call("PUT", f"/v1/templates/{template['id']}", {"name": "Story: block", "exercises": [{"name": "Squat", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]})
    page.get_by_role("button", name="Save for 1").click()
    expect(asked).to_contain_text("The plan itself was changed since it was assigned")
    with arriving(page):
        asked.get_by_role("button", name="Save for 1").click()
    assert revision() == 2
    now = api.call("GET", f"{sessions}?assignment_id={assigned['id']}")["items"]
    assert [(one["planned_for"], one["exercises"][0]["sets"][0]["weight"]) for one in now] == [("2031-03-05", 60), ("2031-03-10", 60)]


def test_equal_sets_of_a_template_are_one_line_for_a_coach(coach):
    page = begin(coach, "/coach/plans")
    sets = [{"reps": 8, "weight": 20, "unit": "kg"}] * 3 + [{"reps": 5, "reps_max": 7, "percentage": 80, "rpe": 8}]
    template = API(page).call("POST", "/v1/templates", {"name": "Story: read", "exercises": [{"name": "Story row", "sets": sets}]})
    page.goto(f"/coach/plans/{template['id']}")
    expect(page.locator(".exercise-line .fig")).to_have_text(["20 × 8 · 3 sets", "80 % × 5–7 @8"])
    API(page).call("DELETE", f"/v1/templates/{template['id']}")


def test_a_531_without_maxes_begins_for_each_client_with_their_own(coach, grants):
    # There is no plan of a programme without maxes; the forecast may be asked for between two of the four days.
    coach.watch.expects(409, 422)
    page = begin(coach, "/train/programmes/new")
    api = API(page)
    expect(page.get_by_text("Leave a max empty: each client begins with their own.")).to_be_visible()
    page.get_by_label("Name").fill("Story: 5/3/1")
    with arriving(page):
        page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Story: 5/3/1")
    lifter = grants(coach_id(page), 37, [*TRAINING, "plans"])
    with arriving(page):
        page.get_by_role("link", name="Assign to clients").click()
    page.get_by_role("checkbox", name=name_of(lifter)).check()
    page.get_by_label("First day").fill("2031-03-03")
    for day in ["Mon", "Tue", "Thu", "Fri"]:
        page.get_by_label(day, exact=True).check()
    with arriving(page):
        page.get_by_role("button", name="Assign to 1").click()
    sessions = api.call("GET", f"/v1/lifters/{lifter['id']}/planned-workouts?from=2031-03-01&limit=100")["items"]
    names = {exercise["name"] for session in sessions for exercise in session["exercises"]}
    logged = {one["name"] for one in api.call("GET", f"/v1/lifters/{lifter['id']}/exercises?limit=100")["items"]}
    assert names and names <= logged, "no second exercise of the same lift"
    # The next cycle begins in the past only if that is meant.
    page.get_by_role("button", name=f"More for {name_of(lifter)}").click()
    page.get_by_role("menuitem", name="Next cycle").click()
    form = page.get_by_role("dialog").filter(has=page.get_by_label("First day"))
    form.get_by_label("First day").fill("2026-01-05")
    form.get_by_role("button", name="Next cycle").click()
    asked = page.get_by_role("dialog").filter(has_text="The first day is past")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    expect(form).to_be_visible()
    kept = api.call("GET", f"/v1/lifters/{lifter['id']}/planned-workouts?from=2026-01-01&to=2026-02-28&limit=100")["items"]
    assert not kept, "nothing is begun in the past"


def test_one_week_of_one_client_is_eased_and_taken_back(coach, grants):
    page = begin(coach, "/coach")
    api = API(page)
    lifter = grants(coach_id(page), 39, [*TRAINING, "plans"])
    template = api.call("POST", "/v1/templates", {"name": "Story: ease", "exercises": [
        {"name": "Squat", "sets": [{"reps": 5, "weight": 102.5, "unit": "kg", "rpe": 8}] * 2}]})
    assigned = api.call("POST", "/v1/assignments", {
        "template_id": template["id"], "lifters": [lifter["id"]], "starts_on": "2031-03-03", "weekdays": ["monday", "thursday"], "weeks": 2})

    def loads():
        found = api.call("GET", f"/v1/lifters/{lifter['id']}/planned-workouts?assignment_id={assigned['id']}")["items"]
        return [(one["planned_for"], {(set["weight"], set["rpe"]) for set in one["exercises"][0]["sets"]}) for one in sorted(found, key=lambda one: one["planned_for"])]

    before = loads()
    first = api.call("GET", f"/v1/lifters/{lifter['id']}/planned-workouts?assignment_id={assigned['id']}&to=2031-03-03")["items"][0]
    page.goto(f"/coach/clients/{lifter['id']}/plan/{first['id']}")
    page.get_by_role("button", name="Change loads").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_role("status")).to_contain_text("Squat (Barbell)102.5 kg @8 → 92.5 kg @7")
    form.get_by_label("Loads by").fill("-60")
    form.get_by_role("button", name="Change loads").click()
    expect(form.get_by_role("alert")).to_contain_text("must be between −50 and 20")
    form.get_by_label("Loads by").fill("-20")
    expect(form.get_by_role("status")).to_contain_text("102.5 kg @8 → 82.5 kg @7")
    form.get_by_label("all 2 of this week").check()
    form.get_by_role("button", name="Change loads").click()
    expect(page.locator(".snack")).to_contain_text("Loads of 2 sessions are changed.")
    eased, kept = {(82.5, 7)}, {(102.5, 8)}
    assert [sets for _, sets in loads()] == [eased, eased, kept, kept]
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: loads() == before, "the loads as they were")


def test_one_session_of_one_client_is_written_copied_and_left_out(coach, grants):
    page = begin(coach, "/coach")
    api = API(page)
    lifter = grants(coach_id(page), 40, [*TRAINING, "plans"])
    template = api.call("POST", "/v1/templates", {"name": "Story: single", "exercises": [{"name": "Squat", "sets": [{"reps": 5, "weight": 100, "unit": "kg"}]}]})
    # Within what a client's plan shows: four weeks.
    first_day = datetime.date.today() + datetime.timedelta(days=2)
    assigned = api.call("POST", "/v1/assignments", {
        "template_id": template["id"], "lifters": [lifter["id"]], "starts_on": f"{first_day}", "weekdays": [f"{first_day:%A}".lower()], "weeks": 3})
    plan = f"/coach/clients/{lifter['id']}/plan"

    def sessions():
        found = api.call("GET", f"/v1/lifters/{lifter['id']}/planned-workouts?assignment_id={assigned['id']}")["items"]
        return sorted(found, key=lambda one: one["planned_for"])

    def reps():
        return [one["exercises"][0]["sets"][0]["reps"] for one in sessions()]

    def choose(action):
        page.get_by_role("button", name="More for Story: single").click()
        page.get_by_role("menuitem", name=action).click()

    first = sessions()[0]
    page.goto(f"{plan}/{first['id']}")
    choose("Change exercises")
    expect(page.get_by_text("Only this session of this client changes.")).to_be_visible()
    accessible(page)
    page.get_by_label("Reps").first.fill("3")
    with arriving(page):
        page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".snack")).to_contain_text("Story: single is changed.")
    assert reps() == [3, 5, 5]

    choose("Copy to other sessions")
    form = page.get_by_role("dialog")
    accessible(page)
    form.get_by_role("checkbox").last.uncheck()
    form.get_by_role("button", name="Copy").click()
    expect(page.locator(".snack")).to_contain_text("1 session has these exercises now.")
    assert reps() == [3, 3, 5]
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: reps() == [3, 5, 5], "the session as it was")

    choose("Skip")
    expect(page.locator(".snack")).to_contain_text("Story: single is skipped and does not count.")
    assert [one["state"] for one in sessions()] == ["skipped", "planned", "planned"]
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: sessions()[0]["state"] == "planned", "the session planned again")
    # What was changed of single sessions is told where a coach looks for it.
    page.goto(plan)
    expect(page.get_by_role("region", name="Coming up").get_by_role("listitem").first).to_contain_text("you: other exercises")
    page.goto(f"/coach/assignments/{assigned['id']}")
    columns = page.get_by_role("columnheader")
    expect(columns.filter(has_text="Changed by you")).to_be_visible()
    place = columns.all_inner_texts().index("Changed by you")
    expect(page.get_by_role("row").filter(has_text=name_of(lifter)).locator("th, td").nth(place)).to_have_text("1")


def test_a_day_with_another_plan_is_told_before(coach, grants):
    page = begin(coach, "/coach")
    api = API(page)
    lifter = grants(coach_id(page), 40, [*TRAINING, "plans"])
    first, second = [api.call("POST", "/v1/templates", {"name": f"Story: {name}", "exercises": [{"name": "Squat", "sets": [{"reps": 5}]}]})["id"] for name in ("one", "other")]
    api.call("POST", "/v1/assignments", {"template_id": first, "lifters": [lifter["id"]], "starts_on": "2031-06-02"})
    page.goto(f"/coach/assign?template={second}&client={lifter['id']}")
    page.get_by_label("First day").fill("2031-06-02")
    expect(page.get_by_role("region", name="Preview")).to_contain_text(re.compile("Has something else planned on Mon,? 2 Jun 2031"))
    page.get_by_label("First day").fill("2031-06-03")
    expect(page.get_by_role("region", name="Preview")).not_to_contain_text("something else")
