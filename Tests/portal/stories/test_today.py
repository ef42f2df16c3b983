"""Today says what Plan says, offers what can be begun, and what comes next; and what Live offers while training."""

import datetime
import re

import pytest
from playwright.sync_api import expect
from test_memory import Log, add, begin_empty
from test_offline import DAYS, all_sent, made_ready, tick

from steps import arriving, begin, until


@pytest.fixture
def log(lifter):
    lifter.watch.expects(404, 409)
    found = Log(lifter)
    found.clear()
    for template in found.call("GET", "/v1/templates?limit=100")["items"]:
        found.call("DELETE", f"/v1/templates/{template['id']}")
    for plan in found.call("GET", "/v1/planned-workouts?state=planned&limit=100")["items"]:
        found.call("POST", f"/v1/planned-workouts/{plan['id']}/skip")
    return found


def day_of(log, days):
    """A day from the lifter's today on."""
    return datetime.date.fromisoformat(log.call("GET", "/v1/today")["date"]) + datetime.timedelta(days=days)


def exercises(name="Bench"):
    return [{"name": name, "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]


@pytest.mark.lifter(7)
def test_the_week_strip_agrees_with_plan(log, page):
    # The week begins where two days of it at least are ahead.
    start = {5: "saturday", 6: "sunday"}.get(day_of(log, 0).weekday(), "monday")
    log.call("PATCH", "/v1/profile", {"week_start": start})
    planned = day_of(log, 1)
    log.call("POST", "/v1/planned-workouts", {"name": "Bench day", "planned_for": f"{planned}", "exercises": exercises()})
    page.goto("/train")
    days = page.locator("ol.week li")
    of = lambda day: days.filter(has=page.locator("b", has_text=f"{day.day}"))  # noqa: E731
    expect(of(planned).locator(".said").last).to_have_text("planned")
    after = day_of(log, 2)
    expect(of(after).locator(".said").last).to_have_text("Nothing planned")
    expect(days.get_by_text("Rest day")).to_have_count(0)
    expect(page.get_by_text("Next: Bench day")).to_be_visible()


@pytest.mark.lifter(8)
def test_a_template_without_a_day_is_one_tap_away(log, page):
    log.call("POST", "/v1/templates", {"name": "Whenever", "exercises": exercises()})
    page.goto("/train")
    with arriving(page):
        page.get_by_role("button", name="Start Whenever").click()
    expect(page.get_by_role("heading", level=1, name="Whenever")).to_be_visible()


@pytest.mark.lifter(9)
def test_two_exercises_become_a_superset_in_two_taps(log, page):
    page.goto("/train")
    begin_empty(page)
    for name in ("First", "Second", "Third"):
        add(page, name)
    page.get_by_role("button", name="More for First").click()
    page.get_by_role("menuitem", name="Superset with").click()
    page.get_by_role("dialog").get_by_role("button", name="Third").click()
    expect(page.locator(".sheets h2")).to_have_text(["First", "Third", "Second"])
    expect(page.get_by_text("Superset A")).to_have_count(2)
    all_sent(page)
    made = log.call("GET", "/v1/live")["exercises"]
    assert [one["name"] for one in made] == ["First", "Third", "Second"]
    assert made[0]["superset"] == made[1]["superset"] and "superset" not in made[2]


@pytest.mark.lifter(10)
def test_one_more_set_is_like_the_row_above_it(log, page):
    page.goto("/train")
    begin_empty(page)
    add(page, "Press")
    fields = page.locator("tbody tr[id^=row-] input")
    fields.nth(0).fill("230.5")
    fields.nth(1).fill("5")
    fields.nth(1).press("Tab")
    tick(page)
    last = page.locator("tr[id^=row-]").last.locator("input")
    last.nth(0).fill("225")
    last.nth(0).press("Tab")
    page.get_by_role("button", name="Add set").click()
    expect(page.locator("tr[id^=row-]")).to_have_count(4)
    expect(page.locator("tr[id^=row-]").last.locator("input").nth(0)).to_have_value("225")


@pytest.mark.lifter(11)
def test_paused_sharing_is_said_on_today_and_on_more(log, page):
    log.call("PUT", "/v1/sharing-pause", {"until": None})
    page.goto("/train")
    expect(page.get_by_role("link", name="Sharing is paused")).to_be_visible()
    page.goto("/train/more")
    expect(page.get_by_role("button", name="Sharing is paused")).to_be_visible()
    log.call("DELETE", "/v1/sharing-pause")
    page.reload()
    expect(page.get_by_role("button", name="Pause sharing")).to_be_visible()


@pytest.mark.lifter(12)
def test_what_was_said_of_a_screen_is_not_found_on_the_next_one(log, page, lifter):
    page.goto("/train")
    begin_empty(page)
    add(page, "Said")
    page.get_by_role("button", name="Finish", exact=True).first.click()
    region = page.locator("body > p.said[role=status]")
    expect(region).to_have_text("No set is done yet. Tick one, or discard the workout.")
    with arriving(page):
        page.go_back()
    expect(region).to_have_text("")


def to_own_plates(page, name):
    page.get_by_role("button", name=f"More for {name}").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Bars and plates").click()


@pytest.mark.lifter(13)
def test_own_plates_decide_the_steps_at_once_and_without_a_connection(log, page, lifter):
    log.call("PUT", "/v1/equipment", {})
    page.goto("/train")
    made_ready(page)
    begin_empty(page)
    add(page, "Bench press")
    page.locator("tr.now input").nth(0).fill("82.5")
    page.locator("tr.now input").nth(0).press("Tab")
    expect(page.get_by_role("button", name="2.5 kg more")).to_be_visible()
    expect(page.get_by_role("img", name="25, 5, 1.25 kg")).to_be_visible()

    to_own_plates(page, "Bench press")
    page.get_by_role("button", name="Usual kg gym").click()
    page.get_by_role("button", name="Remove 1.25 kg").click()
    page.get_by_role("button", name="Remove 25 kg").click()
    page.get_by_role("textbox", name="20 kg").fill("4")
    page.get_by_role("button", name="2 fewer of 20 kg").click()
    page.get_by_label("Another plate (kg)").fill("0,5")
    page.get_by_role("button", name="Add plate").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True).last).to_be_visible()
    own = log.call("GET", "/v1/equipment")["kg"]
    assert (own["bar"], own["sides"]) == (20, 2)
    counts = [(one["weight"], one["count"]) for one in own["plates"]]
    assert counts == [(20, 2), (15, 4), (10, 4), (5, 4), (2.5, 4), (0.5, 2)]

    with arriving(page):
        page.go_back()
    expect(page.get_by_role("button", name="1 kg more")).to_be_visible()
    expect(page.get_by_role("img", name="20, 10, 0.5 kg")).to_be_visible()
    expect(page.get_by_text("(81 kg can be loaded)")).to_be_visible()
    all_sent(page)
    lifter.set_offline(True)
    page.close()
    again = begin(lifter, "/train/live")
    expect(again.get_by_role("button", name="1 kg more")).to_be_visible()
    expect(again.get_by_text("(81 kg can be loaded)")).to_be_visible()
    lifter.set_offline(False)


@pytest.mark.lifter(14)
def test_every_fault_of_bars_and_plates_stands_at_its_field(log, page, lifter):
    lifter.watch.expects(422)
    log.call("PUT", "/v1/equipment", {"kg": {"bar": 15, "plates": [{"weight": 10}, {"weight": 5, "count": 4}]}})
    page.goto("/train/equipment")
    bar, ten, new = page.get_by_label("Bar (kg)"), page.get_by_role("textbox", name="10 kg"), page.get_by_label("Another plate (kg)")
    expect(bar).to_have_value("15")
    expect(ten).to_have_value("")
    bar.fill("twenty")
    page.get_by_role("button", name="Save").click()
    expect(bar).to_be_focused()
    expect(bar).to_have_accessible_description("Bar (kg) is not a number")
    # All that the page can see is said at once.
    new.fill("ten")
    ten.fill("two")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(3)
    expect(new).to_have_accessible_description(re.compile("is not a number"))
    new.fill("")
    bar.fill("2000")
    ten.fill("2,5")
    page.get_by_role("button", name="Save").click()
    expect(bar).to_have_accessible_description(re.compile("1,000"))
    expect(ten).to_have_attribute("aria-invalid", "true")
    bar.fill("20")
    ten.fill("")
    new.fill("5")
    new.press("Enter")
    expect(new).to_have_accessible_description("This plate is in the list.")
    for weight in (5, 10):
        page.get_by_role("button", name=f"Remove {weight} kg").click()
    new.fill("")
    page.get_by_role("button", name="Save").click()
    expect(new).to_have_attribute("aria-invalid", "true")
    new.fill("10")
    new.press("Enter")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True).last).to_be_visible()
    expect(page.locator("[aria-invalid=true]")).to_have_count(0)


@pytest.mark.lifter(15)
def test_plates_in_two_units_stand_beside_each_other_and_a_usual_gym_counts_again(log, page):
    log.call("PUT", "/v1/equipment", {"kg": {"bar": 15, "plates": [{"weight": 10}]}})
    page = begin(page.context, "/own/account")
    with arriving(page):
        page.get_by_role("link", name="Bars and plates").click()
    page.get_by_role("radio", name="lb").check()
    page.get_by_role("button", name="Usual lb gym").click()
    page.get_by_label("Both collars (lb)").fill("5")
    page.get_by_label("Another plate (lb)").fill("1.25")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True).last).to_be_visible()
    both = log.call("GET", "/v1/equipment")
    assert (both["lb"]["bar"], both["lb"]["collars"], both["kg"]["bar"]) == (45, 5, 15)
    assert both["lb"]["plates"][-1] == {"weight": 1.25, "count": 2}
    page.get_by_role("radio", name="kg").check()
    page.get_by_role("button", name="Use a usual gym instead").click()
    expect(page.get_by_role("button", name="Usual kg gym")).to_be_visible()
    left = log.call("GET", "/v1/equipment")
    assert "kg" not in left and left["lb"]["bar"] == 45
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Bar (kg)")).to_have_value("15")
    assert log.call("GET", "/v1/equipment")["kg"]["bar"] == 15


def test_who_is_new_is_asked_for_unit_and_week_and_finds_exercises_by_muscle(contexts):
    context = contexts("new_lifter", "lifter")
    context.watch.expects(404, 409)
    api = Log(context)
    api.clear()
    page = begin(context, "/train")
    expect(page.get_by_role("link", name="Bring your log from another app")).to_be_visible()
    expect(page.get_by_role("link", name="Enter your body weight")).to_be_visible()
    page.get_by_role("button", name="lb", exact=True).click()
    expect(page.get_by_role("button", name="lb", exact=True)).to_have_attribute("aria-pressed", "true")
    assert api.call("GET", "/v1/me")["unit"] == "lb"
    expect(page.get_by_role("button", name="Sunday", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Monday", exact=True).click()
    expect(page.get_by_role("button", name="Monday", exact=True)).to_have_attribute("aria-pressed", "true")
    assert api.call("GET", "/v1/profile")["week_start"] == "monday"
    expect(page.locator("ol.week li")).to_have_count(7)
    expect(page.locator("ol.week li").first).to_contain_text("Mon")
    # One, where midnight fell between the demo, which made the account, and this story.
    assert page.locator("ol.week").get_by_text("not trained").count() <= 1
    begin_empty(page)
    page.get_by_role("button", name="Add exercise").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="chest", exact=True).click()
    dialog.get_by_label("Name of the exercise").fill("bench press")
    dialog.get_by_label("Name of the exercise").press("Enter")
    expect(dialog.get_by_label("Name of the exercise")).not_to_be_focused()
    dialog.get_by_role("list", name="From the catalogue").get_by_role("button", name="Bench press", exact=True).click()
    expect(page.get_by_role("heading", level=2, name="Bench press")).to_be_visible()


@pytest.mark.lifter(12)
def test_the_beginning_of_a_name_becomes_no_exercise_by_enter(log, page):
    log.done("2026-01-05T18:00:00Z", 80, "Pull Up (Weighted)")
    page.goto("/train")
    begin_empty(page)
    page.get_by_role("button", name="Add exercise").last.click()
    dialog = page.get_by_role("dialog")
    name, known = dialog.get_by_label("Name of the exercise"), dialog.get_by_role("button", name="Pull Up (Weighted)")
    name.fill("pull up w")
    expect(known).to_be_visible()
    expect(name).to_have_accessible_description("A new exercise, without a history.")
    name.press("Enter")
    expect(known).to_be_focused()
    # All of the name is the exercise, however it is written.
    name.fill("pull up (weighted)")
    expect(name).to_have_accessible_description("")
    name.fill("Zercher hold")
    name.press("Enter")
    expect(dialog.get_by_role("button", name="Add", exact=True)).to_be_focused()
    name.fill("pull up (weighted)")
    name.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("heading", level=2)).to_have_text(["pull up (weighted)"], ignore_case=True)


@pytest.mark.lifter(13)
def test_who_lifts_pounds_runs_miles_and_rows_meters(log, page):
    log.call("PATCH", "/v1/me", {"unit": "lb"})
    for name, meters in [("Running", 5000), ("Rowing machine", 500)]:
        log.call("POST", "/v1/lifters/me/workouts", {"name": name, "performed_at": "2026-01-05T18:00:00Z", "exercises": [
            {"name": name, "sets": [{"distance_meters": meters, "duration_seconds": 1500}]}]})
    page.goto("/train")
    begin_empty(page)
    add(page, "Running")
    add(page, "Rowing machine")
    tables = page.locator("table.sets")
    run = tables.first.locator("tr.now input, tr.later input").first
    expect(tables.first.get_by_role("columnheader", name="mi", exact=True)).to_be_visible()
    expect(run).to_have_value("3.11")
    page.get_by_role("button", name="0.25 mi more").click()
    expect(run).to_have_value("3.36")
    run.fill("3.5")
    run.press("Tab")
    expect(tables.nth(1).get_by_role("columnheader", name="m", exact=True)).to_be_visible()
    row = tables.nth(1).locator("tbody input").first
    expect(row).to_have_value("500")
    row.fill("0.8 km")
    row.press("Tab")
    expect(row).to_have_value("800")
    all_sent(page)
    [draft] = log.call("GET", "/v1/drafts")["items"]
    kept = [one["sets"][0]["distance_meters"] for one in log.call("GET", f"/v1/drafts/{draft['id']}")["exercises"]]
    assert kept == [5632.704, 800]
    log.call("PATCH", "/v1/me", {"unit": "kg"})


@pytest.mark.lifter(16)
def test_after_a_session_today_says_what_comes_next(log, page):
    planned = day_of(log, 1)
    log.call("POST", "/v1/planned-workouts", {"name": "Bench day", "planned_for": f"{planned}", "exercises": exercises()})
    now = datetime.datetime.now(datetime.timezone.utc).isoformat()
    log.call("POST", "/v1/lifters/me/workouts", {"name": "Squat day", "performed_at": now, "exercises": exercises("Squat")})
    page.goto("/train")
    expect(page.get_by_role("region", name="Done today")).to_contain_text("Squat day")
    expect(page.get_by_text("Next: Bench day")).to_be_visible()


@pytest.mark.lifter(17)
def test_finish_says_what_the_template_would_lose(log, page):
    log.call("POST", "/v1/templates", {"name": "Rows", "weekdays": DAYS, "exercises": [{"name": "Row", "sets": [{"reps": 8, "weight": 60, "unit": "kg"}] * 3}]})
    page.goto("/train")
    with arriving(page):
        page.get_by_role("button", name="Start", exact=True).click()
    tick(page, 2)
    page.get_by_role("button", name="Finish", exact=True).first.click()
    with arriving(page):
        page.get_by_role("dialog").get_by_role("button", name="Finish").click()
    question = page.get_by_role("region", name="Save the changes to the template?")
    expect(question).to_contain_text("1 set that was not done is left out.")
    expect(question).to_contain_text("replace the template’s percentages, rep ranges")


@pytest.mark.lifter(19)
def test_what_is_done_today_is_offered_below_and_not_begun_first(log, page):
    log.call("POST", "/v1/templates", {"name": "Once", "weekdays": DAYS, "exercises": exercises()})
    page.goto("/train")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    now = datetime.datetime.now(datetime.timezone.utc).isoformat()
    log.call("POST", "/v1/lifters/me/workouts", {"name": "Once", "performed_at": now, "exercises": exercises()})
    expect(page.get_by_role("region", name="Done today")).to_contain_text("Once")
    expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Start Once")).to_be_visible()


@pytest.mark.lifter(20)
def test_missed_sessions_of_one_name_are_told_apart(log, page):
    first, second = day_of(log, -3), day_of(log, -1)
    for planned in (first, second):
        log.call("POST", "/v1/planned-workouts", {"name": "Squat day", "planned_for": f"{planned}", "exercises": exercises("Squat")})
    page.goto("/train")
    expect(page.get_by_role("region", name="Squat day")).to_contain_text(re.compile(rf"\b{first.day}\b"))
    expect(page.get_by_role("button", name=re.compile(rf"Start Squat day.*\b{second.day}\b"))).to_be_visible()


@pytest.mark.lifter(21)
def test_the_end_of_a_cycle_leads_to_the_next_one(log, page):
    lifts = [{"exercise": "Squat", "lower_body": True, "training_max": 100}]
    programme = log.call("POST", "/v1/programmes", {"name": "Short", "five_three_one": {"unit": "kg", "lifts": lifts}})
    begun = log.call("POST", f"/v1/programmes/{programme['id']}/cycles", {"starts_on": f"{day_of(log, 0)}"})
    sessions = [session for week in begun["weeks"] for session in week["sessions"]]
    for session in sessions[1:]:
        log.call("POST", f"/v1/planned-workouts/{session['planned_workout_id']}/skip")
    page.goto("/train")
    expect(page.locator("main")).to_contain_text("Squat")
    expect(page.get_by_text("Cycle 1 of Short is over.")).to_have_count(0)
    log.call("POST", f"/v1/planned-workouts/{sessions[0]['planned_workout_id']}/skip")
    expect(page.get_by_text("Cycle 1 of Short is over.")).to_be_visible()
    with arriving(page):
        page.get_by_role("link", name="Begin cycle 2").click()
    expect(page.get_by_role("heading", level=2, name="Begin cycle 2")).to_be_visible()


@pytest.mark.lifter(23)
def test_what_another_device_changes_before_the_stream_tells_is_shown(log, page):
    held = []
    page.route("**/v1/sync/stream*", lambda route: route.continue_() if held else held.append(route))
    page.goto("/train")
    expect(page.locator("main:not([aria-busy])").get_by_role("button", name="Empty workout")).to_be_visible()
    until(page, lambda: held, "the stream is asked for")
    log.call("POST", "/v1/planned-workouts", {"name": "Bench day", "planned_for": f"{day_of(log, 0)}", "exercises": exercises()})
    held[0].continue_()
    expect(page.get_by_role("heading", level=2, name="Bench day")).to_be_visible()


@pytest.mark.lifter(23)
def test_today_is_read_once(log, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/v1/today") else None)
    with page.expect_response("**/v1/sync/stream*"):
        page.goto("/train")
    expect(page.locator("main:not([aria-busy])").get_by_role("button", name="Empty workout")).to_be_visible()
    # Longer than a reload that follows a hint takes to come.
    page.wait_for_timeout(5_000)
    assert len(asked) == 1


@pytest.mark.lifter(22)
def test_only_what_was_begun_empty_may_become_a_template(log, page):
    log.call("POST", "/v1/planned-workouts", {"name": "Coached", "planned_for": f"{day_of(log, 0)}", "exercises": exercises()})
    page.goto("/train")
    for start, is_asked in [("Start", False), ("Empty workout", True)]:
        with arriving(page):
            page.get_by_role("button", name=start, exact=True).click()
        if is_asked:
            add(page, "Press")
            page.locator("tr.now input").nth(1).fill("5")
            page.locator("tr.now input").nth(1).press("Tab")
        tick(page)
        page.get_by_role("button", name="Finish", exact=True).first.click()
        if is_asked:
            page.get_by_role("dialog").get_by_role("button", name="Finish").click()
        expect(page.get_by_role("link", name="To Today")).to_be_visible()
        expect(page.get_by_role("region", name="Save as a template?")).to_have_count(int(is_asked))
        with arriving(page):
            page.get_by_role("link", name="To Today").click()


@pytest.mark.lifter(18)
def test_a_row_says_what_is_no_figure_and_logs_nothing(log, page):
    page.goto("/train")
    begin_empty(page)
    add(page, "Press")
    all_sent(page)
    weight, reps = (page.locator("tr.now input").nth(place) for place in range(2))
    for field, typed, said, mended in [(reps, "8.5", "Reps are whole numbers from 0 to 1000.", "8"), (weight, "25\t5\t8", "Enter a number of 0 or more.", "25")]:
        field.fill(typed)
        field.press("Tab")
        # The answer to what was mended before may come now.
        all_sent(page)
        expect(field).to_have_attribute("aria-invalid", "true")
        page.locator("tr.now .tick").click()
        expect(page.locator(".fault-row").get_by_role("alert").filter(has_text=said)).to_be_visible()
        expect(field).to_be_focused()
        expect(page.locator("tr.done")).to_have_count(0)
        field.fill(mended)
        field.press("Tab")
        expect(page.locator("[aria-invalid=true]")).to_have_count(0)
