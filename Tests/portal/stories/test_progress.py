"""Progress: graphs that the server draws, walked by keyboard and finger, the same values as a table, and what stands around them."""

import csv
import json
import re

import pytest
from playwright.sync_api import expect

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
