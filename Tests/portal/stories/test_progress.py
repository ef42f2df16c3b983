"""Progress: graphs that the server draws, walked by keyboard and finger, the same values as a table, and what stands around them."""

import csv
import datetime
import json
import re
import zoneinfo

import pytest
from playwright.sync_api import expect

from steps import API, arriving, until

SCREENS = ["", "/squat", "/exercises", "/records", "/summary", "/muscles", "/body", "/goals", "/powerlifting"]


def points(page):
    return page.locator(".drawing [role=listitem] > *")


def opened(context, path=""):
    page = context.new_page()
    page.goto(f"/train/progress{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


@pytest.mark.lifter(3)
def test_another_lift_of_this_year_is_two_clicks_away_and_the_address_keeps_it(lifter):
    page = opened(lifter)
    page.get_by_role("navigation", name="Main lifts").get_by_role("link", name="Deadlift").click()
    page.get_by_role("radio", name="12 mo").check()
    expect(page.locator(".drawing svg title")).to_contain_text("Deadlift, estimated 1RM")
    assert points(page).count() > 5
    page.reload()
    expect(page.locator(".drawing svg title")).to_contain_text("Deadlift, estimated 1RM")
    expect(page.get_by_role("radio", name="12 mo")).to_be_checked()


@pytest.mark.lifter(3)
def test_the_keyboard_walks_the_points_and_enter_opens_the_workout(lifter):
    page = opened(lifter)
    last = points(page).last
    expect(last).to_have_attribute("tabindex", "0")
    assert page.locator(".drawing [tabindex='0']").count() == 1
    last.focus()
    said = page.locator(".chart output b")
    newest = said.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_have_text(newest)
    page.keyboard.press("Home")
    expect(points(page).first).to_be_focused()
    assert points(page).first.get_attribute("aria-label").startswith(said.inner_text())
    page.keyboard.press("End")
    expect(said).to_have_text(newest)
    place = last.get_attribute("href")
    assert place.startswith("/train/workouts/")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(place)))


@pytest.mark.lifter(3)
def test_the_nearest_point_to_a_finger_is_said(lifter):
    page = opened(lifter)
    box = page.locator(".drawing svg").bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    assert points(page).first.get_attribute("aria-label").startswith(page.locator(".chart output b").inner_text())
    expect(page.locator(".chart output").get_by_role("link", name="Open workout")).to_be_visible()


@pytest.mark.lifter(3)
def test_the_table_and_its_csv_hold_the_same_values(lifter):
    page = opened(lifter, "?range=all")
    expect(points(page).first).to_be_attached()
    labels = [point.get_attribute("aria-label") for point in points(page).all()]
    page.get_by_role("radio", name="Table").check()
    rows = page.locator(".as-table tbody tr")
    expect(rows).to_have_count(len(labels))
    expect(page.locator(".drawing svg")).to_be_hidden()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download CSV").click()
    with open(download.value.path(), newline="") as file:
        lines = list(csv.reader(file))
    assert lines[0] == ["Day", "Value", "From", "Record"]
    assert len(lines) == len(labels) + 1
    assert sum("record" in label for label in labels) == sum(line[3] == "record" for line in lines[1:])
    light = [label for label in labels if label.endswith(", light training")]
    assert len(light) == sum(line[2].endswith(" · light training") for line in lines[1:]) > 0


@pytest.mark.lifter(3)
def test_a_deload_is_a_small_point_beside_the_line_and_the_legend_says_so_where_there_is_one(lifter):
    page = opened(lifter, "?range=all")
    expect(page.locator(".drawing .light").first).to_be_attached()
    expect(page.locator(".legend").get_by_text("light training")).to_be_visible()
    assert "light" not in page.locator(".drawing svg title").text_content()
    page.goto("/train/progress/squat?range=all&measure=volume")
    expect(page.locator(".drawing .dot").first).to_be_attached()
    expect(page.locator(".legend").get_by_text("light training")).to_be_hidden()


@pytest.mark.lifter(3)
def test_a_graph_that_is_wrong_is_reported(lifter):
    page = opened(lifter, "?range=3")
    page.get_by_role("button", name="This graph is wrong").click()
    dialog = page.get_by_role("dialog", name="This graph is wrong")
    dialog.get_by_label("What is wrong with it?").fill("The deload week is missing.")
    dialog.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Sent. Thank you, we will look at it.").first).to_be_visible()
    expect(dialog).to_be_hidden()


@pytest.mark.lifter(4)
def test_a_measurement_is_drawn_and_can_be_undone(lifter):
    page = opened(lifter, "/body")
    expect(points(page).first).to_be_attached()
    before = points(page).count()
    page.locator(".head").get_by_role("button", name="Add a measurement").click()
    page.get_by_label("Value").fill("81,5")
    page.get_by_role("button", name="Save").click()
    line = page.locator("#latest").locator("xpath=../..").get_by_text("81.5")
    expect(line).to_be_visible()
    expect(points(page).last).to_have_attribute("aria-label", re.compile("81.5"))
    page.get_by_role("button", name="Undo").click()
    expect(line).to_have_count(0)
    expect(points(page)).to_have_count(before)


def moment(page, days):
    """A moment of the person's day as a field shows it, some days from now, at seven in the morning."""
    zone = zoneinfo.ZoneInfo(API(page).call("GET", "/v1/me")["time_zone"])
    day = datetime.datetime.now(zone) + datetime.timedelta(days=days)
    return day.replace(hour=7, minute=0, second=0, microsecond=0)


def typed(at):
    return at.strftime("%Y-%m-%dT%H:%M")


def measured(page, **asked):
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return API(page).call("GET", f"/v1/lifters/me/measurements?{query}")["items"]


@pytest.mark.lifter(14)
def test_yesterdays_weigh_in_is_logged_corrected_and_removed(lifter):
    page = opened(lifter, "/body")
    yesterday = moment(page, -1)
    page.locator(".head").get_by_role("button", name="Add a measurement").click()
    dialog = page.get_by_role("dialog", name="Add a measurement")
    dialog.get_by_label("Value").fill("83,7")
    dialog.get_by_label("When").fill(typed(moment(page, 2)))
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_label("When")).to_have_attribute("aria-invalid", "true")
    dialog.get_by_label("When").fill(typed(yesterday))
    dialog.get_by_role("button", name="Save").click()

    lines = page.get_by_role("region", name="All measurements").get_by_role("listitem")
    line = lines.filter(has_text="83.7")
    expect(line).to_contain_text("07:00")
    made = next(one for one in measured(page, kind="body_weight") if one["value"] == 83.7)
    assert datetime.datetime.fromisoformat(made["measured_at"]) == yesterday
    assert made["local_date"] == f"{yesterday.date()}"

    line.get_by_role("button", name="More for Body weight").click()
    page.get_by_role("menuitem", name="Change").click()
    dialog = page.get_by_role("dialog", name="Change")
    expect(dialog.get_by_label("When")).to_have_value(typed(yesterday))
    dialog.get_by_label("Value").fill("84,2")
    dialog.get_by_label("When").fill(typed(yesterday - datetime.timedelta(days=1)))
    dialog.get_by_role("button", name="Save").click()
    line = lines.filter(has_text="84.2")
    expect(line).to_be_visible()
    expect(lines.filter(has_text="83.7")).to_have_count(0)
    corrected = next(one for one in measured(page, kind="body_weight") if one["id"] == made["id"])
    assert corrected["local_date"] == f"{yesterday.date() - datetime.timedelta(days=1)}"

    line.get_by_role("button", name="More for Body weight").click()
    page.get_by_role("menuitem", name="Remove").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(line).to_be_visible()


@pytest.mark.lifter(15)
def test_older_measurements_are_there_newest_first_a_page_at_a_time(lifter):
    page = opened(lifter)
    api = API(page)
    for days in range(45):
        body = {"kind": "thigh", "value": 50 + days / 10, "unit": "cm", "measured_at": moment(page, -45 + days).isoformat()}
        api.call("POST", "/v1/lifters/me/measurements", body)
    page.goto("/train/progress/body")
    log = page.get_by_role("region", name="All measurements")
    with arriving(page):
        log.get_by_label("Kind").select_option("Thigh")
    lines = log.get_by_role("listitem")
    expect(lines.first).to_contain_text("54.4")
    expect(lines).to_have_count(20)
    log.get_by_role("button", name="Older measurements").click()
    expect(lines).to_have_count(40)
    # The place in the list stays when one of it is removed.
    line = lines.filter(has_text="51.3")
    expect(line).to_be_visible()
    line.get_by_role("button", name="More for Thigh").click()
    page.get_by_role("menuitem", name="Remove").click()
    expect(line).to_have_count(0)
    expect(lines).to_have_count(40)
    # By the keyboard: Undo lies over the foot of the page for some seconds.
    log.get_by_role("button", name="Older measurements").press("Enter")
    expect(lines).to_have_count(44)
    expect(log.get_by_role("button", name="Older measurements")).to_have_count(0)


@pytest.mark.lifter(22)
def test_a_list_that_was_opened_further_stays_so_when_a_reading_comes_late(lifter):
    page = opened(lifter)
    api = API(page)
    for days in range(45):
        body = {"kind": "calf", "value": 30 + days / 10, "unit": "cm", "measured_at": moment(page, -45 + days).isoformat()}
        api.call("POST", "/v1/lifters/me/measurements", body)
    neck = {"kind": "neck", "value": 40, "unit": "cm", "measured_at": moment(page, -1).isoformat()}
    api.call("POST", "/v1/lifters/me/measurements", neck)
    page.goto("/train/progress/body")
    log = page.get_by_role("region", name="All measurements")
    lines = log.get_by_role("listitem")
    expect(lines).to_have_count(20)
    held = []
    page.route(re.compile("/measurements[?].*kind=calf"), lambda route: route.continue_() if held else held.append(route))
    log.get_by_label("Kind").select_option("Calf")
    until(page, lambda: held, "the list is read again")
    log.get_by_role("button", name="Older measurements").click()
    expect(lines).to_have_count(40)
    held[0].continue_()
    expect(lines.filter(has_text="Neck")).to_have_count(0)
    expect(lines).to_have_count(40)


@pytest.mark.lifter(16)
def test_a_measurement_that_another_device_changed_is_not_overwritten(lifter):
    lifter.watch.expects(412)
    page = opened(lifter)
    api = API(page)
    body = {"kind": "neck", "value": 40, "unit": "cm", "measured_at": moment(page, -3).isoformat()}
    made = api.call("POST", "/v1/lifters/me/measurements", body)
    page.goto("/train/progress/body?kind=neck")
    line = page.get_by_role("region", name="All measurements").get_by_role("listitem").first
    line.get_by_role("button", name="More for Neck").click()
    page.get_by_role("menuitem", name="Change").click()
    dialog = page.get_by_role("dialog", name="Change")
    dialog.get_by_label("Value").fill("41")
    api.call("PUT", f"/v1/lifters/me/measurements/{made['id']}", body | {"value": 42})
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not saved")
    assert api.call("GET", f"/v1/lifters/me/measurements/{made['id']}")["value"] == 42


@pytest.mark.lifter(17)
def test_a_measurement_whose_answer_was_lost_is_logged_once(lifter):
    page = opened(lifter, "/body")
    lost = []

    def lose(route):
        if route.request.method == "GET" or lost:
            return route.continue_()
        lost.append(route.fetch())
        return route.abort()

    page.route("**/v1/lifters/me/measurements**", lose)
    page.locator(".head").get_by_role("button", name="Add a measurement").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Kind").select_option("Calf")
    dialog.get_by_label("Value").fill("38,5")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not saved")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    assert [one["value"] for one in measured(page, kind="calf")] == [38.5]


@pytest.mark.lifter(18)
def test_a_correction_of_the_value_leaves_the_moment_and_its_place(lifter):
    page = opened(lifter)
    api = API(page)
    body = {"kind": "hips", "value": 40, "unit": "in", "measured_at": "2026-01-05T06:30:12Z", "time_zone": "Asia/Tokyo", "notes": "Hotel"}
    made = api.call("POST", "/v1/lifters/me/measurements", body)
    page.goto("/train/progress/body?kind=hips")
    line = page.get_by_role("region", name="All measurements").get_by_role("listitem").first
    expect(line).to_contain_text("15:30")
    line.get_by_role("button", name="More for Hips").click()
    page.get_by_role("menuitem", name="Change").click()
    dialog = page.get_by_role("dialog", name="Change")
    expect(dialog.get_by_text("Unit: in", exact=True)).to_be_visible()
    dialog.get_by_label("Value").fill("41")
    dialog.get_by_label("Note").fill("")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    now = api.call("GET", f"/v1/lifters/me/measurements/{made['id']}")
    expected = {"value": 41, "unit": "in", "measured_at": made["measured_at"], "time_zone": "Asia/Tokyo", "local_date": "2026-01-05"}
    assert {name: now[name] for name in expected} == expected
    assert "notes" not in now


@pytest.mark.lifter(5)
def test_a_goal_stands_as_a_line_in_its_graph_and_its_removal_can_be_undone(lifter):
    page = opened(lifter, "/goals")
    page.get_by_role("button", name="New goal").click()
    dialog = page.get_by_role("dialog", name="New goal")
    dialog.get_by_label("Target").fill("151,5")
    dialog.get_by_role("button", name="Save").click()
    line = page.locator(".goal-line").filter(has_text="151.5")
    expect(line.get_by_role("progressbar")).to_be_visible()
    line.get_by_role("button", name="More for Squat").click()
    page.get_by_role("menuitem", name="Remove").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(line.get_by_role("progressbar")).to_be_visible()
    line.get_by_role("link", name="Squat").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Squat")
    expect(page).to_have_url(re.compile("goal=151.5"))


@pytest.mark.lifter(3)
def test_what_the_plan_lacks_shows_the_plans_and_two_weeks_of_ones_own(lifter):
    """The demo sells nothing, so the refusal is the one that `PaywallTests` gets from the server."""
    problem = {
        "type": "/problems/payment-required", "title": "This needs another plan", "status": 402,
        "instance": "/problems/payment-required/01a1fc4a-44d0-7fbc-ba9c-d524ff539133", "entitlement": "all_graphs",
        "plans": [{"code": "lifter_premium", "name": "Premium", "level": 2, "audience": "lifter", "trial_days": 14, "prices": [
            {"id": "01a1fd18-80dc-73bd-9948-47e56181acf7", "amount": 199, "currency": "EUR", "interval": "month", "providers": ["stripe"]}]}],
        "preview": {"lift": "squat", "measure": "e1rm", "formula": "epley", "bucket": "day", "unit": "kg",
                    "points": [{"date": "2026-03-02", "value": 140, "count": 3, "weight": 120, "unit": "kg", "reps": 5}]},
    }
    lifter.watch.expects(402)
    page = lifter.new_page()
    page.route("**/progress/squat/drawing*", lambda route: route.fulfill(
        status=402, content_type="application/problem+json", body=json.dumps(problem)))
    page.goto("/train/progress")
    expect(page.get_by_role("link", name="See plans")).to_be_visible()
    expect(page.get_by_text("Premium").first).to_be_visible()
    expect(page.get_by_role("heading", name="Your last two weeks")).to_be_visible()
    expect(page.get_by_role("cell", name="140")).to_be_visible()
    expect(page.get_by_role("heading", name="Records")).to_be_visible()


@pytest.mark.lifter(3)
def test_each_screen_makes_at_most_three_requests_and_fits_a_small_phone(lifter):
    page = lifter.new_page()
    page.set_viewport_size({"width": 320, "height": 640})
    asked = []
    page.on("request", lambda request: asked.append(request.url) if re.search("/v1/lifters/|/v1/goals", request.url) else None)
    for screen in SCREENS:
        asked.clear()
        page.goto(f"/train/progress{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[aria-busy=true], .bones")).to_have_count(0)
        assert len(asked) <= 3, f"{screen}: {asked}"
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, screen
