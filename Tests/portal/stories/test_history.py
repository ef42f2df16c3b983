"""History: what was logged is found, read, talked about, corrected, taken back and brought back."""

import re

import pytest
from playwright.sync_api import expect

from steps import API, Clicks, arriving, until

pytestmark = pytest.mark.lifter(9)


class HistoryAPI(API):
    def log(self, name="Story day", **more):
        """A workout of today with two exercises, which the story may do with as it likes."""
        sets = [{"reps": 5, "weight": 100, "unit": "kg", "rpe": 8}, {"reps": 5, "weight": 102.5, "unit": "kg", "rpe": 8.5}]
        exercises = [{"name": "Story squat", "sets": sets}, {"name": "Story plank", "sets": [{"duration_seconds": 45}]}]
        body = {"name": name, "performed_at": "2026-01-05T10:00:00Z", "duration_seconds": 4500, "exercises": exercises} | more
        return self.call("POST", "/v1/lifters/me/workouts", body)


@pytest.fixture
def api(lifter, portal):
    api = HistoryAPI(lifter)
    api.call("PATCH", "/v1/me", {"locale": "en", "unit": "kg"})
    return api


@pytest.fixture
def open_page(lifter, portal):
    page = lifter.new_page()

    def go(path):
        page.goto(portal + path)
        expect(page.locator("main:not([aria-busy]) h1")).to_be_visible()
        return page

    return go


def test_a_workout_is_two_clicks_away_and_a_search_stands_in_the_address(api, open_page):
    name = api.log("Story day, deep")["name"]
    page, click = open_page("/train/more"), Clicks()
    click(page.get_by_role("link", name="History"))
    page.get_by_label("Name, exercise or note").fill("story deep")
    page.get_by_label("Name, exercise or note").press("Enter")
    expect(page).to_have_url(re.compile(r"q=story\+deep"))
    click(page.get_by_role("link", name=name).first)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("row", name=re.compile("102.5 × 5"))).to_be_visible()
    expect(page.locator("main")).to_contain_text("75 min")
    assert click.count <= 3


def test_a_period_leaves_other_days_out(api, open_page):
    api.log("Story in January")
    page = open_page("/train/history?from=2026-01-05&to=2026-01-05")
    expect(page.get_by_role("link", name="Story in January").first).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(1)
    page.goto(page.url.replace("2026-01-05", "2001-01-05"))
    expect(page.get_by_role("heading", name="Nothing found")).to_be_visible()


def test_a_record_is_rounded_on_its_workout_as_elsewhere_and_a_run_is_in_the_persons_unit(api, open_page):
    sets = {"Story curl": {"reps": 5, "weight": 100.5, "unit": "kg"}, "Story hold": {"duration_seconds": 45}, "Story run": {"distance_meters": 5000}}
    workout = api.log("Story records", exercises=[{"name": name, "sets": [one]} for name, one in sets.items()])
    page = open_page(f"/train/workouts/{workout['id']}")
    records = page.get_by_role("region", name="Records").get_by_role("listitem")
    for record, shown in [("Story curl.*1RM", re.compile("117.3 ?kg")), ("Story hold", "0:45"), ("Story run", "5 km")]:
        expect(records.filter(has_text=re.compile(record))).to_contain_text([shown])
    api.call("PATCH", "/v1/me", {"unit": "lb"})
    page.reload()
    expect(records.filter(has_text="Story run")).to_contain_text(["3.11 mi"])
    page.goto(f"/train/progress/{workout['exercises'][1]['exercise_id']}?measure=duration")
    page.get_by_role("radio", name="Table").check()
    expect(page.get_by_role("cell", name="0:45", exact=True)).to_be_visible()


def test_older_workouts_come_below_those_that_are_there(api, open_page):
    page = open_page("/train/history")
    rows = page.locator(".logs > li")
    expect(rows).to_have_count(20)
    page.get_by_role("button", name="Older workouts").click()
    expect(rows).to_have_count(40)


def test_working_sets_are_numbered_under_each_other_and_energy_is_said_once(api, open_page):
    warm, work, long = {"kind": "warm_up", "reps": 5, "weight": 60}, {"reps": 5, "weight": 100}, {"reps": 12, "weight": 1102.5}
    api.call("POST", "/v1/lifters/me/measurements", {"kind": "body_weight", "value": 80, "unit": "kg", "measured_at": "2026-01-01T08:00:00Z"})
    workout = api.log("Story numbers", exercises=[{"name": "Story press", "sets": [warm, work, work]}, {"name": "Story lift", "sets": [long]}])
    page = open_page(f"/train/workouts/{workout['id']}")
    expect(page.locator(".done-sets").first.locator("tbody th")).to_have_text(["Warm-up", "1", "2"])
    heads = page.locator(".done-sets").get_by_role("columnheader", name="Done")
    expect(heads).to_have_count(2)
    assert len({round(head.bounding_box()["x"] + head.bounding_box()["width"]) for head in heads.all()}) == 1
    expect(page.locator("main .unit").filter(has_text="kcal", visible=True)).to_have_count(1)
    # The list counts the same sets as the page.
    page = open_page("/train/history?q=Story%20numbers")
    expect(page.locator(".logs > li").first).to_contain_text("3 sets")


def test_a_set_is_talked_about(api, open_page):
    workout = api.log("Story talk")
    page = open_page(f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Comment: set 2").first.click()
    page.get_by_label("Comment: set 2", exact=True).last.fill("Bar drifted forward.")
    page.locator("tr.talk").get_by_role("button", name="Send").click()
    expect(page.locator("tr.talk li").first).to_contain_text("Bar drifted forward.")
    expect(page.locator("tr.talk textarea")).to_have_value("")
    kept = api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}/comments")["items"]
    assert [comment["set"] for comment in kept] == [workout["exercises"][0]["sets"][1]["id"]]
    page.locator("tr.talk").get_by_role("button", name="Delete comment").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete comment").click()
    expect(page.locator("tr.talk")).not_to_contain_text("Bar drifted")


def test_a_comment_that_is_not_sent_says_so_and_stays(api, open_page):
    workout = api.log("Story silence")
    page = open_page(f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Comment: set 2").first.click()
    page.get_by_label("Comment: set 2", exact=True).last.fill("Bar drifted forward.")
    page.route("**/comments", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.locator("tr.talk").get_by_role("button", name="Send").click()
    expect(page.locator("tr.talk .fault")).to_have_text(re.compile(r"connection"))
    page.unroute("**/comments")
    page.locator("tr.talk").get_by_role("button", name="Send").click()
    expect(page.locator("tr.talk li").first).to_contain_text("Bar drifted forward.")
    page.locator("tr.talk").get_by_role("button", name="Delete comment").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete comment").click()


def test_a_weight_is_corrected_with_a_comma_and_the_ids_stay(api, open_page):
    workout = api.log("Story edit")
    page = open_page(f"/train/workouts/{workout['id']}")
    with arriving(page):
        page.get_by_role("link", name="Edit").click()
    table = page.locator(".edited").first
    table.locator("tbody tr").nth(1).locator("input").nth(1).fill("107,5")
    page.get_by_label("Duration").fill("1:20")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("row", name=re.compile("107.5 × 5"))).to_be_visible()
    changed = api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")
    assert changed["duration_seconds"] == 4800
    assert changed["performed_at"] == workout["performed_at"]
    assert changed["exercises"][0]["sets"][1]["weight"] == 107.5
    assert [one["id"] for one in changed["exercises"]] == [one["id"] for one in workout["exercises"]]


def test_a_workout_of_less_than_an_hour_stays_so_when_it_is_saved_as_it_is(api, open_page):
    for seconds in (2580, 2832, 6300):
        workout = api.log("Story short", duration_seconds=seconds)
        page = open_page(f"/train/workouts/{workout['id']}/edit")
        page.get_by_label("Notes").first.fill("Unhurried")
        page.get_by_role("button", name="Save").click()
        until(page, lambda: api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}").get("notes") == "Unhurried", "it is saved")
        assert api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")["duration_seconds"] == seconds


def test_what_cannot_be_read_stands_at_its_row_and_nothing_is_lost(api, open_page):
    workout = api.log("Story fault")
    page = open_page(f"/train/workouts/{workout['id']}/edit")
    row = page.locator(".edited").first.locator("tbody tr").first
    row.locator("input").nth(0).fill("five")
    row.locator("input").nth(3).fill("2:30")
    page.get_by_role("button", name="Save").click()
    expect(row.locator(".fault")).to_contain_text("8-12")
    expect(row.locator("input").nth(0)).to_be_focused()
    expect(row.locator("input").nth(3)).to_have_value("2:30")
    row.locator("input").nth(0).fill("5")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Story fault")


def test_what_the_server_refuses_names_its_field(api, open_page, lifter):
    lifter.watch.expects(422)
    page = open_page(f"/train/workouts/{api.log('Story refused')['id']}/edit")
    page.locator(".edited").first.locator("tbody tr").first.locator("input").nth(1).fill("99999")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".edited .fault").filter(has_text="must be")).to_have_text(re.compile("^Weight must be at most"))


def test_two_devices_at_once_show_both_and_one_is_chosen(api, open_page, lifter):
    if hasattr(lifter, "watch"):
        lifter.watch.expects(412)
    workout = api.log("Story both")
    page = open_page(f"/train/workouts/{workout['id']}/edit")
    api.call("PUT", f"/v1/lifters/me/workouts/{workout['id']}", workout | {"name": "Renamed elsewhere"})
    page.get_by_label("Notes").first.fill("Slept well.")
    page.get_by_role("button", name="Save").click()
    both = page.get_by_role("alert", name="It was changed on another device.")
    expect(both).to_contain_text("Renamed elsewhere")
    expect(both).to_contain_text("Story both")
    both.get_by_role("button", name="Keep what is here").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Story both")
    assert api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")["notes"] == "Slept well."


def test_newer_data_waits_for_an_open_menu(api, open_page):
    """What is kept on the device is shown at once; the answer comes while a menu is open."""
    workout = api.log("Story kept")
    path = f"/train/workouts/{workout['id']}"
    page, held = open_page(path), []
    page.route(f"**/v1/lifters/me/workouts/{workout['id']}", lambda route: held.append(route))
    page.reload()
    until(page, lambda: held, "the request for newer data")
    page.get_by_role("button", name="More for this workout").click()
    item = page.get_by_role("menuitem", name="Delete")
    expect(item).to_be_focused()
    answer = held[0].fetch()
    with page.expect_response(f"**/v1/lifters/me/workouts/{workout['id']}"):
        held[0].fulfill(response=answer, json=answer.json() | {"name": "Story renamed"})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done))))")
    expect(item).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Story renamed")


def test_a_deletion_is_undone_in_the_message_and_later_in_three_clicks(api, open_page):
    workout = api.log("Story gone")
    page = open_page(f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="More for this workout").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    expect(page).to_have_url(re.compile("/train/history$"))
    # What this device kept is shown first; the menu is opened on what comes after it.
    with page.expect_response(re.compile(f"/workouts/{workout['id']}$")) as fresh:
        with arriving(page):
            page.get_by_role("button", name="Undo").click()
    fresh.value.finished()
    expect(page.get_by_role("heading", level=1)).to_have_text("Story gone")
    page.get_by_role("button", name="More for this workout").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    expect(page).to_have_url(re.compile("/train/history$"))
    page, click = open_page("/train/more"), Clicks()
    click(page.get_by_role("link", name="History"))
    click(page.get_by_role("link", name="Deleted"))
    click(page.get_by_role("button", name="Restore Story gone").first)
    expect(page.get_by_role("button", name="Open")).to_be_visible()
    assert click.count == 3
    assert api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")["name"] == "Story gone"


def test_a_workout_is_logged_again(api, open_page, lifter):
    # Screens ask for a live workout where there is none, and for the draft that is deleted below.
    lifter.watch.expects(404)
    for draft in api.call("GET", "/v1/drafts?limit=100")["items"]:
        api.call("DELETE", f"/v1/drafts/{draft['id']}")
    workout = api.log("Story again")
    page = open_page(f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Log again").click()
    expect(page).to_have_url(re.compile("/train/live$"))
    # It begins on the device and is sent then.
    live = until(page, lambda: (found := api.answer("GET", "/v1/live"))[0] == 200 and found[1], "the workout is at the server")
    assert [one["name"] for one in live["exercises"]] == ["Story squat", "Story plank"]
    api.call("DELETE", f"/v1/drafts/{live['id']}")


def test_sharing_gives_the_workout_as_text(api, open_page):
    workout = api.log("Story share")
    page, click = open_page("/train/history?q=story+share"), Clicks()
    click(page.get_by_role("link", name=workout["name"]).first)
    click(page.get_by_role("button", name="Share"))
    click(page.get_by_role("button", name="As text"))
    expect(page.get_by_role("dialog")).to_contain_text("100 kg × 5 @8")
    assert click.count == 3


def test_equal_sets_are_one_line_of_the_text_that_is_shared(api, open_page):
    row, other = {"reps": 8, "weight": 60, "unit": "kg"}, {"reps": 6, "weight": 60, "unit": "kg"}
    workout = api.log("Story lines", exercises=[{"name": "Story row", "sets": [{**row, "kind": "warm_up"}, row, row, row, other]}])
    page = open_page(f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="As text").click()
    lines = page.locator(".share-text").inner_text().split("\n")
    assert lines[lines.index("Story row") + 1:] == ["60 kg × 8 · Warm-up", "60 kg × 8 · 3 sets", "60 kg × 6"]


# What browsers have in a secure context alone.
PLAIN = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def test_a_text_is_copied_over_plain_http(lifter, api, portal):
    workout = api.log("Story plain")
    page = lifter.new_page()
    page.add_init_script(PLAIN)
    page.goto(f"{portal}/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(page.get_by_role("dialog")).to_contain_text("Copied.")
    expect(page.get_by_role("dialog").get_by_role("button", name="Copy")).to_be_focused()
    page.keyboard.press("Escape")
    page.goto(f"{portal}/train/history")
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Control+v")
    expect(page.get_by_role("searchbox")).to_have_value(re.compile("Story plain"))


def test_an_exercise_is_renamed_everywhere(api, open_page):
    workout = api.log("Story name", exercises=[{"name": "Story curl", "sets": [{"reps": 12}]}])
    exercise = workout["exercises"][0]["exercise_id"]
    page = open_page(f"/train/exercises/{exercise}")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Story hammer curl")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Story hammer curl")
    assert api.call("GET", f"/v1/lifters/me/workouts/{workout['id']}")["exercises"][0]["name"] == "Story hammer curl"
    api.call("PATCH", f"/v1/lifters/me/exercises/{exercise}", {"name": "Story curl"})


def test_a_form_names_all_its_faults_at_once(api, open_page):
    workout = api.log("Faults of a form")
    page = open_page(f"/train/workouts/{workout['id']}/edit")
    page.get_by_label("Name").first.fill(" ")
    page.get_by_label("Began").fill("")
    page.get_by_label("Duration").fill("an hour")
    page.get_by_role("textbox", name="1 Weight").first.fill("heavy")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(4)
    expect(page.get_by_label("Name").first).to_be_focused()
