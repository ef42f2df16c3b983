"""Plan: the week, templates by rows and by text, planned workouts, and programmes that say why."""

import datetime
import re

import pytest
from playwright.sync_api import expect

from steps import API, arriving

pytestmark = pytest.mark.lifter(10)


class PlanAPI(API):
    def clear(self):
        for path in ["programmes", "planned-workouts", "templates"]:
            for thing in self.call("GET", f"/v1/{path}?limit=100")["items"]:
                self.call("DELETE", f"/v1/{path}/{thing['id']}")

    def template(self, name="Lower A", **more):
        sets = [{"reps": 5, "percentage": 80}] * 3
        exercises = [{"name": name, "sets": sets} for name in ["Squat", "Row", "Curl"]]
        return self.call("POST", "/v1/templates", {"name": name, "exercises": exercises} | more)


@pytest.fixture
def api(lifter, portal):
    api = PlanAPI(lifter)
    api.call("PATCH", "/v1/me", {"locale": "en", "unit": "kg"})
    api.clear()
    return api


@pytest.fixture
def open_page(lifter, portal):
    page = lifter.new_page()

    def go(path):
        page.goto(portal + path)
        expect(page.locator("main:not([aria-busy]) h1")).to_be_visible()
        return page

    return go


def test_a_template_is_typed_line_by_line_and_becomes_rows_and_text_again(api, open_page):
    page = open_page("/train/plan")
    with arriving(page):
        page.get_by_role("link", name="New template").first.click()
    page.get_by_label("Name").first.fill("Typed")
    page.get_by_role("radio", name="Text").check()
    text = "Squat 1x5 50% w, 3x5 80% @8 r3:00\nA) Row 3x8-10 60kg\nA) Plank 3x45s // slow"
    page.get_by_label("One line for each exercise").fill(text)
    page.get_by_role("radio", name="Rows").check()
    expect(page.locator(".edited")).to_have_count(3)
    expect(page.locator(".edited").first.locator("tbody tr")).to_have_count(4)
    page.get_by_role("radio", name="Text").check()
    expect(page.get_by_label("One line for each exercise")).to_have_value(text)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Typed")
    kept = api.call("GET", f"/v1/templates/{page.url.rsplit('/', 1)[1]}")
    squat, row, plank = kept["exercises"]
    assert [one["percentage"] for one in squat["sets"]] == [50, 80, 80, 80]
    assert (squat["sets"][0]["kind"], squat["sets"][3]["rest_seconds"]) == ("warm_up", 180)
    assert (row["superset"], row["sets"][0]["reps_max"], row["sets"][0]["weight"]) == (plank["superset"], 10, 60)
    assert (plank["sets"][2]["duration_seconds"], plank["notes"]) == (45, "slow")


def test_a_line_that_is_not_understood_is_named_and_what_was_typed_stays(api, open_page):
    page = open_page("/train/templates/new")
    page.get_by_label("Name").first.fill("Faulty")
    page.get_by_role("radio", name="Text").check()
    field = page.get_by_label("One line for each exercise")
    field.fill("Squat 3x5 80%\nBench press 3x5 heavy")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#plan-text-faults")).to_contain_text("Line 2: “heavy” is not understood.")
    expect(field).to_be_focused()
    page.get_by_role("radio", name="Rows").click()
    expect(page.get_by_role("radio", name="Text")).to_be_checked()
    expect(field).to_have_value("Squat 3x5 80%\nBench press 3x5 heavy")
    field.fill("Squat 3x5 80%\nBench press 3x5 70%")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Faulty")


def test_a_line_that_the_server_refuses_names_its_field(api, open_page, lifter):
    lifter.watch.expects(422)
    page = open_page("/train/templates/new")
    page.get_by_label("Name").first.fill("Refused")
    page.get_by_role("radio", name="Text").check()
    page.get_by_label("One line for each exercise").fill("Squat 3x5 80%\nBench press 2x5 60000kg")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#plan-text-faults li")).to_have_text(["Line 2: Weight, % must be at most 10,000"])
    page.get_by_role("radio", name="Rows").check()


def test_leaving_what_is_not_saved_asks_first(api, open_page):
    page = open_page("/train/templates/new")
    page.get_by_label("Name").first.fill("Not yet")
    page.get_by_role("link", name="History").click()
    expect(page.get_by_role("dialog")).to_contain_text("Leave without saving?")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Name").first).to_have_value("Not yet")


def test_exercises_move_and_become_supersets_by_buttons(api, open_page):
    template = api.template()
    page = open_page(f"/train/templates/{template['id']}")
    page.get_by_role("button", name="More for Curl").click()
    page.get_by_role("menuitem", name="Move up").click()
    expect(page.locator(".prescribed > li b")).to_have_text(["Squat", "Curl", "Row"])
    page.get_by_role("button", name="More for Curl").click()
    page.get_by_role("menuitem", name="Superset with Row").click()
    expect(page.locator(".prescribed .label")).to_have_count(2)
    page.get_by_role("button", name="More for Row").click()
    page.get_by_role("menuitem", name="Dissolve superset").click()
    expect(page.locator(".prescribed .label")).to_have_count(0)
    page.get_by_label("Thu").check()
    page.locator(".snack").get_by_text("Days saved.").wait_for()
    assert api.call("GET", f"/v1/templates/{template['id']}")["weekdays"] == ["thursday"]


def test_templates_are_put_in_order_duplicated_deleted_and_brought_back(api, open_page):
    first = api.template("First")
    api.template("Second")
    page = open_page("/train/plan")
    page.get_by_role("button", name="Change order").click()
    with page.expect_response("**/v1/template-order"):
        page.get_by_role("button", name="Move Second up").click()
    expect(page.locator("section[aria-labelledby=templates] .row-link")).to_have_text(["Second", "First"])
    page.reload()
    expect(page.locator("section[aria-labelledby=templates] .row-link")).to_have_text(["Second", "First"])
    page.get_by_role("button", name="More for First").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Duplicate").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("First, copy")
    page.get_by_role("button", name="More for First, copy").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    with arriving(page):
        page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("First, copy")
    assert api.call("GET", f"/v1/templates/{first['id']}")["name"] == "First"


@pytest.mark.troubles("twice")
def test_a_weekday_rests_until_it_is_taken_back(api, open_page):
    page = open_page("/train/plan")
    button = page.get_by_role("button", name="Rest on Wednesday")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_be_focused()
    expect(page.locator(".week-days li").filter(has=button)).to_contain_text("Rest day")
    with page.expect_response("**/v1/schedule/**"):
        button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert not any(day["rests"] for day in api.call("GET", "/v1/schedule")["days"])


def test_a_day_whose_plan_is_done_says_so(api, open_page):
    exercises = [{"name": "Squat", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]
    day = api.call("GET", "/v1/today")["date"]
    planned = api.call("POST", "/v1/planned-workouts", {"name": "Squat day", "planned_for": day, "exercises": exercises})
    now = datetime.datetime.now(datetime.timezone.utc).isoformat()
    done = api.call("POST", "/v1/lifters/me/workouts", {"name": "Squat day", "performed_at": now, "planned_workout_id": planned["id"], "exercises": exercises})
    page = open_page("/train/plan")
    today = page.locator(".week-days [aria-current=date]")
    expect(today).to_contain_text("Squat day · Done")
    expect(today.get_by_role("link", name="Squat day")).to_have_attribute("href", f"/train/workouts/{done['id']}")


def test_a_workout_is_planned_moved_skipped_and_waits_again(api, open_page):
    template = api.template()
    page = open_page("/train/plan")
    with arriving(page):
        page.get_by_role("link", name="Plan a workout").click()
    expect(page.get_by_label("Name").first).to_have_value("Lower A")
    page.get_by_label("Day", exact=True).fill("2030-03-04")
    page.get_by_label("Time").fill("18:00")
    page.get_by_label("Reminder").select_option(label="1 hour before")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Plan")
    page.locator(".plan-part").get_by_role("button", name="More for Lower A").click()
    page.get_by_role("menuitem", name="Move").click()
    page.get_by_role("dialog").get_by_label("New day", exact=True).fill("2030-03-06")
    page.get_by_role("dialog").get_by_role("button", name="Move", exact=True).click()
    expect(page.locator("main")).to_contain_text(re.compile("6 Mar|Mar 6"))
    planned = api.call("GET", "/v1/planned-workouts")["items"][0]
    assert (planned["template_id"], planned["planned_for"], planned["remind_minutes"]) == (template["id"], "2030-03-06", 60)
    page.locator(".plan-part").get_by_role("button", name="More for Lower A").click()
    page.get_by_role("menuitem", name="Skip").click()
    expect(page.locator(".snack")).to_contain_text("Lower A skipped.")
    assert api.call("GET", "/v1/planned-workouts")["items"][0]["state"] == "skipped"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main")).to_contain_text(re.compile("6 Mar|Mar 6"))
    assert api.call("GET", "/v1/planned-workouts")["items"][0]["state"] == "planned"


def test_a_workout_gets_a_past_day_only_if_that_is_meant(api, open_page):
    template = api.template()
    api.call("POST", "/v1/planned-workouts", {"name": "Lower A", "template_id": template["id"], "planned_for": "2030-03-04"})
    page = open_page("/train/plan")
    page.locator(".plan-part").get_by_role("button", name="More for Lower A").click()
    page.get_by_role("menuitem", name="Move").click()
    form = page.get_by_role("dialog").filter(has=page.get_by_label("New day", exact=True))
    asked = page.get_by_role("dialog").filter(has_text="is past")
    form.get_by_label("New day", exact=True).fill("2026-01-05")
    form.get_by_role("button", name="Move", exact=True).click()
    asked.get_by_role("button", name="Cancel").click()
    assert api.call("GET", "/v1/planned-workouts")["items"][0]["planned_for"] == "2030-03-04"
    form.get_by_role("button", name="Move", exact=True).click()
    asked.get_by_role("button", name="Plan it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    planned = api.call("GET", "/v1/planned-workouts")["items"][0]
    assert planned["planned_for"] == "2026-01-05"
    # The form asks in the same way, for a new one as for a change.
    page = open_page("/train/planned/new")
    page.get_by_label("Day", exact=True).fill("2026-01-05")
    page.get_by_role("button", name="Save").click()
    expect(asked).to_contain_text("has a session of the same plan already")
    asked.get_by_role("button", name="Cancel").click()
    assert len(api.call("GET", "/v1/planned-workouts")["items"]) == 1


def test_a_531_has_four_tabs_and_every_load_says_why(api, open_page):
    page = open_page("/train/programmes/new")
    for place, weight in enumerate(["142,5", "100", "180", "62.5"]):
        page.get_by_label("One-rep max").nth(place).fill(weight)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("5/3/1")
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_have_count(1)
    loads = panel.locator(".groups > li")
    assert loads.count() == panel.locator(".groups > li details").count() > 12
    loads.last.locator("summary").click()
    expect(loads.last.locator("p")).to_contain_text("90% of training max 56.25 kg is 50.63 kg. Rounded to 2.5 kg: 50 kg.")


def test_a_programme_is_tried_before_it_is_begun(api, open_page):
    lifts = [{"exercise": "Squat", "lower_body": True, "training_max": 100}]
    programme = api.call("POST", "/v1/programmes", {"name": "Short", "five_three_one": {"unit": "kg", "lifts": lifts}})
    page = open_page(f"/train/programmes/{programme['id']}")
    # The session is called as its exercise: said once.
    expect(page.get_by_role("tabpanel").get_by_text("Squat", exact=True)).to_have_count(1)
    page.get_by_label("How far ahead").select_option("2")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("row", name=re.compile("Squat"))).to_contain_text("105 kg")
    page.get_by_label("First day").fill("2030-03-04")
    page.get_by_label("Mon").check()
    page.get_by_role("button", name="Begin cycle").click()
    expect(page.locator(".snack")).to_contain_text("Cycle 1 begun: 4 sessions")
    assert len(api.call("GET", "/v1/planned-workouts?state=planned")["items"]) == 4


def test_a_begun_cycle_says_what_was_done_and_pushes_no_next_one(api, open_page):
    lifts = [{"exercise": "Squat", "lower_body": True, "training_max": 100}]
    programme = api.call("POST", "/v1/programmes", {"name": "Short", "five_three_one": {"unit": "kg", "lifts": lifts}})
    begun = api.call("POST", f"/v1/programmes/{programme['id']}/cycles", {"starts_on": "2030-03-04"})
    session = begun["weeks"][0]["sessions"][0]
    figures = ("kind", "reps", "weight", "unit")
    sets = [{name: one[name] for name in figures if name in one} for one in session["exercises"][0]["sets"]]
    assert sets[-1]["kind"] == "amrap"
    sets[-1]["reps"] = 9
    api.call("POST", "/v1/lifters/me/workouts", {
        "name": "Squat day", "performed_at": "2026-11-22T10:00:00Z", "planned_workout_id": session["planned_workout_id"],
        "exercises": [{"name": "Squat", "sets": sets}]})
    page = open_page(f"/train/programmes/{programme['id']}")
    page.get_by_role("tab").first.click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Squat: AMRAP: 9 reps")
    following = page.locator("details").filter(has_text="Begin cycle 2")
    expect(following).not_to_have_attribute("open", "")
    following.locator("summary").click()
    following.get_by_role("button", name="Begin cycle").click()
    expect(page.get_by_role("dialog")).to_contain_text("3 sessions")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    # Nothing begins in the past unasked.
    following.get_by_label("First day").fill("2026-01-05")
    following.get_by_role("button", name="Begin cycle").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin anyway").click()
    asked = page.get_by_role("dialog").filter(has_text="is past")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    assert api.call("GET", f"/v1/programmes/{programme['id']}")["cycle"] == 1


def test_only_a_programme_that_lacks_maxes_says_that_it_is_for_clients(api, open_page, lifter):
    lifter.watch.expects(409)
    lifts = [{"exercise": "Squat", "lower_body": True, "training_max": 100}]
    programme = api.call("POST", "/v1/programmes", {"name": "Short", "five_three_one": {"unit": "kg", "lifts": lifts}})
    told = {"type": "/problems/conflict", "title": "It is not possible now", "status": 409, "detail": "Something changes just now."}
    lifter.route("**/v1/programmes/*/plan*", lambda route: route.fulfill(status=409, json=told))
    for told["code"], said, other in [("conflict", told["detail"], "For clients"), ("maxes-lacking", "For clients", told["detail"])]:
        page = open_page(f"/train/programmes/{programme['id']}")
        expect(page.locator("main")).to_contain_text(said)
        expect(page.locator("main")).not_to_contain_text(other)


def test_rules_of_ones_own_are_weeks_as_text(api, open_page):
    page = open_page("/train/programmes/new/rules")
    page.get_by_label("Name").fill("Linear")
    for place in range(3):
        page.get_by_label("Starts with").nth(place).fill(str(60 + place * 20))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Linear")
    page.get_by_role("button", name="More for Linear").click()
    page.get_by_role("menuitem", name="Edit").click()
    expect(page.get_by_label("Weeks and sessions")).to_have_value(re.compile(r"## A\nSquat.* 3x5"))
    page.get_by_label("Add when all sets are hit").first.fill("5")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Linear")


def test_who_has_no_such_exercise_begins_with_the_names_of_the_language(api, open_page):
    api.call("PATCH", "/v1/me", {"locale": "de"})
    page = open_page("/train/plan")
    page.route(re.compile("/v1/lifters/me/exercises"), lambda route: route.fulfill(json={"items": []}))
    open_page("/train/programmes/new")
    names = page.locator(".lift-row > :first-child input")
    expect(names).to_have_count(4)
    assert [name.input_value() for name in names.all()] == ["Kniebeuge", "Bankdrücken", "Kreuzheben", "Schulterdrücken"]


@pytest.mark.lifter(20)
def test_a_programme_begins_with_the_lifts_as_the_lifter_calls_them(api, open_page, lifter):
    lifter.watch.expects(422)
    named = [api.call("GET", f"/v1/lifters/me/exercises?limit=100&q={name}")["items"][0]["name"] for name in ("squat", "bench press", "deadlift")]
    page = open_page("/train/programmes/new")
    fields = page.get_by_label("Exercise", exact=True)
    squat, bench, deadlift = (fields.nth(place).input_value() for place in range(3))
    assert all(name.endswith("(Barbell)") for name in (squat, bench, deadlift)), named
    expect(page.get_by_role("link", name="Powerlifting")).to_have_attribute("href", "/train/progress/powerlifting")
    # A max that nothing is known of is said to be missing, with a way to enter it; the others come from the log.
    fields.nth(3).fill("Never done press")
    page.get_by_role("button", name="Save").click()
    maxes = page.get_by_label("One-rep max")
    expect(maxes.nth(3)).to_have_accessible_description("Your log has no max of this exercise in the last 90 days. Enter one.")
    expect(page.locator("[aria-invalid=true]")).to_have_count(1)
    maxes.nth(3).fill("50")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("5/3/1")

    page = open_page("/train/programmes/new/rules")
    fields = page.get_by_label("Exercise", exact=True)
    assert [fields.nth(place).input_value() for place in range(3)] == [squat, bench, deadlift]
    expect(page.get_by_label("Weeks and sessions")).to_have_value(f"# 1\n## A\n{squat} 3x5\n{bench} 3x5\n## B\n{squat} 3x5\n{deadlift} 1x5")


def saved_as_it_is(page):
    with arriving(page):
        page.get_by_role("button", name="Save").click()


def test_a_plan_stays_as_it_is_when_it_is_saved_as_it_is(api, open_page):
    planned = api.call("POST", "/v1/planned-workouts", {
        "name": "Lower A", "template_id": api.template()["id"], "planned_for": "2030-03-04", "time_zone": "Europe/Berlin",
        "starts_at": "2030-03-04T18:00:30Z", "remind_minutes": 30})
    page = open_page(f"/train/planned/{planned['id']}/edit")
    expect(page.get_by_label("Reminder")).to_have_value("30")
    expect(page.get_by_label("Reminder").locator("option:checked")).to_have_text("30 minutes before")
    saved_as_it_is(page)
    after = api.call("GET", f"/v1/planned-workouts/{planned['id']}")
    figures = ("planned_for", "starts_at", "time_zone", "remind_minutes", "sequence", "template_id")
    assert {one: after[one] for one in figures} == {one: planned[one] for one in figures}


def test_a_programme_stays_as_it_is_when_it_is_saved_as_it_is(api, open_page):
    sets, hit = [{"reps": 5, "percentage": 80}], {"when": {"all_sets_hit": True}, "then": {"add_weight": 2.5}}
    squat = {
        "exercise": "Squat", "base": "training_max", "one_rep_max": 140, "start": 120, "moves": "every_cycle",
        "rules": [{"when": {"all_sets_hit": True, "rpe_at_most": 8}, "then": {"add_weight": 5}}]}
    bench = {"exercise": "Bench press", "base": "one_rep_max", "one_rep_max": 100, "start": 90, "moves": "every_session", "rules": [hit]}
    weeks = [{"name": "Heavy!", "sessions": [{"name": "A", "exercises": [
        {"exercise": "Squat", "sets": sets}, {"exercise": "Bench press", "is_supplemental": True, "sets": sets}]}]}]
    lift = {"exercise": "Squat", "lower_body": True, "training_max": 90, "one_rep_max": 120, "increment": 2.5}
    for body in [
            {"name": "Own", "definition": {"unit": "kg", "lifts": [squat, bench], "weeks": weeks}},
            {"name": "Waves", "five_three_one": {"unit": "kg", "lifts": [lift]}}]:
        programme = api.call("POST", "/v1/programmes", body)
        page = open_page(f"/train/programmes/{programme['id']}/edit")
        saved_as_it_is(page)
        after = api.call("GET", f"/v1/programmes/{programme['id']}")
        assert [after.get(one) for one in body] == [programme.get(one) for one in body]


def test_a_module_that_the_tenant_lacks_leaves_no_trace(api, open_page):
    page = open_page("/train/plan")
    has = "predetermined_routines" in api.call("GET", "/v1/tenant")["modules"]
    expect(page.get_by_role("link", name="Ready-made routines")).to_have_count(1 if has else 0)
    if not has:
        page.goto(page.url.replace("/train/plan", "/train/routines"))
        expect(page.locator("main")).to_contain_text("Not found")


def test_what_is_no_number_is_a_fault_and_not_nothing(api, open_page):
    page = open_page("/train/programmes/new")
    page.get_by_label("Name").fill("")
    page.get_by_label("One-rep max").first.fill("1oo")
    page.get_by_label("One-rep max").nth(1).fill("80,")
    page.get_by_label("One-rep max").nth(2).fill("?")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(3)
    expect(page.get_by_text("One-rep max is not a number")).to_have_count(2)
    expect(page.get_by_text("It needs a name.")).to_be_visible()
    page = open_page("/train/programmes/new/rules")
    page.get_by_label("Starts with").first.fill("6o")
    page.get_by_label("Add when all sets are hit").nth(1).fill("two")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(3)
    expect(page.get_by_text("Starts with is not a number")).to_be_visible()
    assert api.call("GET", "/v1/programmes")["items"] == []


def test_assistance_that_is_planned_has_a_minus(api, open_page):
    name = "Assisted pull-up"
    sets = [{"reps": 8, "weight": 20, "unit": "kg"}] * 2
    api.call("POST", "/v1/lifters/me/workouts", {"name": "Help", "performed_at": "2026-01-05T18:00:00Z", "exercises": [{"name": name, "sets": sets}]})
    template = api.template(exercises=[{"name": name, "sets": sets}], any_day=True)
    page = open_page(f"/train/templates/{template['id']}")
    expect(page.locator(".prescribed .load")).to_have_text("−20 kg")
    expect(page.locator(".share-text")).to_have_text(f"{name} 2x8 -20kg")
    # Fields take what the machine helps with as it stands on its plates, as in Live.
    page = open_page(f"/train/templates/{template['id']}/edit")
    expect(page.locator(".edited-head")).to_contain_text("Assistance")
    expect(page.get_by_role("columnheader", name="Weight, %")).to_have_text("Weight, % (−)")
    expect(page.locator(".edit-sets tbody tr").first.get_by_label("Weight, % (−)")).to_have_value("20kg")
    page.locator(".edited-head input").fill("Pull-up")
    expect(page.get_by_role("columnheader", name="Weight, %")).to_have_text("Weight, %")
    page.locator(".edited-head input").fill(name)
    page.get_by_role("radio", name="Text").check()
    expect(page.get_by_label("One line for each exercise")).to_have_value(f"{name} 2x8 -20kg")
    page.get_by_role("radio", name="Rows").check()
    [exercise] = [one for one in api.call("GET", "/v1/lifters/me/exercises?limit=100")["items"] if one["name"] == name]
    api.call("POST", "/v1/lifters/me/measurements", {"kind": "body_weight", "value": 80, "unit": "kg", "measured_at": "2026-01-01T08:00:00Z"})
    for measure in ["weight", "e1rm"]:
        page = open_page(f"/train/progress/{exercise['id']}?range=all&measure={measure}")
        page.get_by_role("radio", name="Table").check()
        expect(page.get_by_role("cell", name="−20 × 8").first).to_be_visible()
