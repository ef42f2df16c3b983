"""Plan: the week, templates by rows and by text, planned workouts, and programmes that say why."""

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
    page.get_by_label("How far ahead").select_option("2")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("row", name=re.compile("Squat"))).to_contain_text("105 kg")
    page.get_by_label("First day").fill("2030-03-04")
    page.get_by_label("Mon").check()
    page.get_by_role("button", name="Begin cycle").click()
    expect(page.locator(".snack")).to_contain_text("Cycle 1 begun: 4 sessions")
    assert len(api.call("GET", "/v1/planned-workouts?state=planned")["items"]) == 4


def test_rules_of_ones_own_are_weeks_as_text(api, open_page):
    page = open_page("/train/programmes/new/rules")
    page.get_by_label("Name").fill("Linear")
    for place in range(3):
        page.get_by_label("Starts with").nth(place).fill(str(60 + place * 20))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Linear")
    page.get_by_role("button", name="More for Linear").click()
    page.get_by_role("menuitem", name="Edit").click()
    expect(page.get_by_label("Weeks and sessions")).to_have_value(re.compile("## A\nSquat 3x5"))
    page.get_by_label("Add when all sets are hit").first.fill("5")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Linear")


def test_a_module_that_the_tenant_lacks_leaves_no_trace(api, open_page):
    page = open_page("/train/plan")
    has = "predetermined_routines" in api.call("GET", "/v1/tenant")["modules"]
    expect(page.get_by_role("link", name="Ready-made routines")).to_have_count(1 if has else 0)
    if not has:
        page.goto(page.url.replace("/train/plan", "/train/routines"))
        expect(page.locator("main")).to_contain_text("Not found")
