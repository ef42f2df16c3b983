"""A coach's Monday by mouse: who needs me, what did she do, what do I say, what comes next. Clicks are counted."""

import json
import re

import pytest
from conftest import DESK, PHONE, timed
from playwright.sync_api import expect

from steps import API, Clicks, arriving, begin

TRAINING = ["history", "workout_details", "main_lifts", "all_lifts"]


@pytest.fixture
def grants(contexts, people):
    """Lets lifters open just these scopes to the coach."""

    def grant(coach_id, number, scopes):
        api = API(contexts(people(number), "lifter"))
        api.call("PUT", f"/v1/coaches/{coach_id}/scopes", {"scopes": scopes})
        return api.call("GET", "/v1/me")

    return grant


def coach_id(page):
    return API(page).call("GET", "/v1/me")["id"]


def name_of(account):
    return account.get("display_name") or account["username"]


def row(page, name):
    return page.locator("tr.client").filter(has=page.get_by_role("link", name=name, exact=True))


def test_who_needs_me_is_first_and_the_search_is_the_address(coach):
    page = begin(coach, "/coach")
    expect(page.locator("tr.client").first).to_be_visible()
    everybody = page.locator("tr.client").count()
    name = page.locator("tr.client .who a").first.inner_text()
    page.get_by_label("Find a client").fill(name)
    expect(page).to_have_url(re.compile(r"\?q="))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    expect(row(page, name)).to_be_visible()
    page.reload()
    expect(page.get_by_label("Find a client")).to_have_value(name)
    page.get_by_label("Find a client").fill("nobody is called that")
    expect(page.get_by_text("Nobody found.")).to_be_visible()
    page.get_by_role("link", name="Show all").click()
    expect(page.locator("tr.client")).to_have_count(everybody)


def is_written(answer):
    return answer.url.endswith("/v1/profile/preferences") and answer.request.method == "PUT" and answer.ok


def test_the_order_is_the_address_and_remembered_on_every_device(contexts, coach):
    page = begin(coach, "/coach")
    with page.expect_response(is_written):
        page.get_by_label("Order").select_option("name")
    expect(page).to_have_url(re.compile(r"sort=name"))
    # The rows before stand there until the others come.
    expect(page.locator("tr.grouping")).to_have_count(0)
    names = page.locator("tr.client .who a").all_inner_texts()
    assert names and names == sorted(names, key=str.casefold)
    other = begin(contexts("coach1", "coach", viewport=DESK), "/coach")
    expect(other.get_by_label("Order")).to_have_value("name")
    expect(other.locator("tr.client .who a")).to_have_text(names)
    with page.expect_response(is_written):
        page.get_by_label("Order").select_option("attention")


def test_the_filter_is_the_address_and_remembered_until_all_are_wanted(contexts, coach):
    page = begin(coach, "/coach")
    filters = page.get_by_role("navigation", name="Filter")
    expect(page.locator("tr.client").first).to_be_visible()
    everybody = page.locator("tr.client").count()
    with page.expect_response(is_written):
        filters.get_by_role("link", name=re.compile("^Needs you")).click()
    expect(page).to_have_url(re.compile(r"only=needs"))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    rail = page.get_by_role("navigation", name="Coaching")
    for name in ("Plans", re.compile("^Clients")):
        with arriving(page):
            rail.get_by_role("link", name=name).click()
    expect(filters.locator("[aria-current]")).to_have_text(re.compile("^Needs you"))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    other = begin(contexts("coach1", "coach", viewport=DESK), "/coach")
    expect(other.get_by_role("navigation", name="Filter").locator("[aria-current]")).to_have_text(re.compile("^Needs you"))
    with page.expect_response(is_written):
        filters.get_by_role("link", name=re.compile("^All")).click()
    expect(page.locator("tr.client")).to_have_count(everybody)
    for name in ("Plans", re.compile("^Clients")):
        with arriving(page):
            rail.get_by_role("link", name=name).click()
    expect(page.locator("tr.client")).to_have_count(everybody)
    with other.expect_response(is_written):
        other.get_by_label("Order").select_option("attention")
    expect(other.locator("tr.grouping").first).to_be_visible()


def test_a_comment_on_the_last_set_in_three(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 27, TRAINING)
    page.reload()
    clicks = Clicks()
    clicks(row(page, name_of(lifter)).locator(".last-link"))
    expect(page.locator("table.did-sets").first).to_be_visible()
    button = page.locator("table.did-sets").last.get_by_role("button", name=re.compile("Comment on set|comment")).last
    clicks(button)
    page.locator("table.did-sets").last.get_by_role("textbox").last.fill("One more next time.")
    clicks(page.locator("table.did-sets").last.get_by_role("button", name="Send").last)
    expect(page.locator(".thread").get_by_text("One more next time.").last).to_be_visible()
    assert clicks.count == 3
    page.reload()
    expect(page.locator(".thread").get_by_text("One more next time.").last).to_be_visible()


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


def test_attention_names_rule_and_data_and_is_put_aside_with_undo(coach):
    page = begin(coach, "/coach")
    clicks = Clicks()
    clicks(page.get_by_role("navigation").get_by_role("link", name=re.compile("^Attention")))
    first = page.locator(".attention-list > li").first
    expect(first).to_contain_text("Rule:")
    before = page.locator(".head p").first.inner_text()
    clicks(first.get_by_role("button", name=re.compile("Dismiss for 7 days")))
    expect(page.locator(".head p").first).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".head p").first).to_have_text(before)
    assert clicks.count == 2


def test_what_is_hidden_says_by_whom_and_is_asked_for(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 31, ["history"])
    page.reload()
    hers = row(page, name_of(lifter))
    expect(hers).to_contain_text(f"Lifts are hidden by {name_of(lifter)}.")
    hers.get_by_role("button", name="Ask for “Main lifts”").click()
    expect(hers).to_contain_text("asked")
    expect(page.get_by_role("status").filter(has_text="Asked")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    for name in (name_of(lifter), re.compile("^Body")):
        with arriving(page):
            page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_text(f"{name_of(lifter)} hides this. “Health data” opens it.")).to_be_visible()


def test_an_invitation_in_two_and_taken_back(coach):
    page = begin(coach, "/coach")
    clicks = Clicks()
    clicks(page.get_by_role("link", name="Invite", exact=True))
    page.get_by_label("Email address or username").fill("newcomer@demo.example")
    clicks(page.get_by_role("button", name="Send invitation"))
    sent = page.get_by_role("region", name="Sent")
    expect(sent).to_contain_text("newcomer@demo.example")
    assert clicks.count == 2
    sent.get_by_role("button", name="Withdraw (newcomer@demo.example)").click()
    expect(sent).to_contain_text("withdrawn")


def test_an_empty_invitation_names_the_field(coach):
    page = begin(coach, "/coach/invites")
    page.get_by_role("button", name="Send invitation").click()
    expect(page.get_by_role("alert")).to_contain_text("One entry needs a change.")
    expect(page.get_by_label("Email address or username")).to_have_attribute("aria-invalid", "true")


def test_a_code_is_shown_once_with_a_picture_for_cameras(coach):
    page = begin(coach, "/coach/invites")
    page.get_by_role("button", name="New code").click()
    page.get_by_label("How many people").fill("3")
    page.get_by_role("button", name="Make code").click()
    expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    code = page.locator(".the-code").inner_text()
    page.get_by_role("button", name="Close").click()
    codes = page.get_by_role("region", name="Codes")
    expect(codes).to_contain_text("used by 0 of 3")
    expect(codes).not_to_contain_text(code)


def test_message_label_and_note_from_the_row(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 32, TRAINING)
    name = name_of(lifter)
    page.reload()
    row(page, name).get_by_role("button", name=f"More for {name}").click()
    page.get_by_role("menuitem", name="Labels").click()
    page.get_by_label("New label").fill("Story")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(row(page, name).locator(".label", has_text="Story")).to_be_visible()
    row(page, name).get_by_role("button", name=f"More for {name}").click()
    page.get_by_role("menuitem", name="Private note").click()
    page.get_by_label("Private note").fill("Left knee.")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    clicks = Clicks()
    clicks(row(page, name).get_by_role("button", name=f"More for {name}"))
    clicks(page.get_by_role("menuitem", name="Message"))
    assert clicks.count == 2
    page.get_by_label(f"Message to {name}").fill("How is the knee?")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk-list")).to_contain_text("How is the knee?")
    page.get_by_role("link", name="Open client").click()
    expect(page.get_by_role("region", name="Your notes")).to_contain_text("Left knee.")


def test_rules_are_changed_for_all(coach):
    page = begin(coach, "/coach/rules")
    field = page.get_by_label("Days without a workout")
    field.fill("10")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Rules saved.")).to_have_count(1)
    page.reload()
    expect(page.get_by_label("Days without a workout")).to_have_value("10")
    API(page).call("PUT", "/v1/attention/rules", {"own": {}})


def test_a_team_is_made_and_dissolved(coach):
    page = begin(coach, "/coach/teams")
    page.get_by_role("button", name="New team").click()
    page.get_by_label("Name").fill("Story team")
    page.get_by_role("button", name="Make team").click()
    expect(page.get_by_role("heading", name="Story team", level=1)).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Dissolve team").click()
    with arriving(page):
        page.get_by_role("dialog").get_by_role("button", name="Dissolve team").click()
    expect(page).to_have_url(re.compile("/coach/teams$"))
    expect(page.get_by_text("Story team")).to_have_count(0)


@timed
def test_a_roster_of_a_hundred_takes_little_of_the_processor(contexts):
    context = contexts("coach1", "coach", viewport=PHONE)

    def hundred(route):
        roster = route.fetch().json()
        entries = roster["items"]
        many = [{**entries[at % len(entries)], "id": f"00000000-0000-7000-8000-{at:012}"} for at in range(100)]
        route.fulfill(status=200, content_type="application/json", body=json.dumps({"items": many, "total": 100, "clients": 100}))

    page = begin(context, "/coach/more")
    context.route(re.compile(r"/v1/clients\?"), hundred)
    page.get_by_role("navigation").get_by_role("link", name="Clients").click()
    expect(page.locator("tr.client")).to_have_count(100)
    session = context.new_cdp_session(page)
    # Time of the processor, so that a busy machine counts little. It holds reading the answer, painting and what the test itself
    # costs; building the rows is about a third of it.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script():
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return 1000 * (metrics["TaskDuration"] - metrics["LayoutDuration"] - metrics["RecalcStyleDuration"])

    before = script()
    page.get_by_label("Order").select_option("name")
    expect(page.locator("tr.grouping")).to_have_count(0)
    took = script() - before
    assert took < 250, f"{took:.0f} ms"


def test_the_filter_that_has_the_focus_is_in_sight_on_a_phone(contexts):
    page = begin(contexts("coach1", "coach", viewport=PHONE), "/coach")
    last = page.locator("nav.filters a").last
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-current", "true")
    expect(last).to_be_focused()
    assert last.evaluate("(one) => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right + 1")
