"""Links to a page of one's training: who has one sees what was ticked and nothing else, until it is withdrawn."""

import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from access import accessible, faults
from conftest import PASSWORD
from steps import API, arriving, begin, until

# The device's own sheet, which no browser without a screen has: what it was given is kept.
SHEET = """navigator.share = async (what) => {
  if (window.refuses) throw new DOMException('no', window.refuses);
  window.sent = what;
};"""
NOTES = "Story secret notes"
NAME = "Story link"


def link_of(page, role="button", name="Share"):
    """Opens the dialog, chooses the link, and answers the dialog."""
    page.get_by_role(role, name=name).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Link", exact=True).check()
    return dialog


def made(dialog, button="Make a link", label="Link"):
    """The path of the page behind the link that is made. The tenant's own host is another one than that of the story."""
    dialog.get_by_role("button", name=button).click()
    field = dialog.get_by_role("textbox", name=label, exact=True)
    expect(field).to_have_value(re.compile("^http.*/s/"))
    return urllib.parse.urlsplit(field.input_value()).path


def visit(contexts, path, expected=None, **options):
    """The page, as somebody sees it who is not signed in."""
    context = contexts(**options)
    if expected:
        context.watch.expects(expected)
    page = context.new_page()
    page.goto(path)
    return page


def row(page, name=NAME):
    return page.get_by_role("listitem").filter(has_text=name)


@pytest.fixture
def workout(lifter):
    return API(lifter).call("POST", "/v1/lifters/me/workouts", {
        "name": NAME, "performed_at": "2026-11-20T18:00:00Z", "notes": NOTES,
        "exercises": [{"name": "Story squat", "sets": [{"reps": 5, "weight": 102.5, "unit": "kg"}]}]})


@pytest.fixture
def template(lifter):
    return API(lifter).call("POST", "/v1/templates", {
        "name": "Story plan", "notes": NOTES,
        "exercises": [{"name": "Story squat", "sets": [{"reps": 5, "weight": 80, "unit": "kg"}]}]})


def test_a_page_shows_what_was_ticked_is_counted_and_closes_when_its_link_is_withdrawn(contexts, lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    dialog = link_of(page)
    dialog.get_by_label("Weights").uncheck()
    accessible(page)
    path = made(dialog)
    expect(dialog.get_by_role("textbox", name="Link", exact=True)).to_be_focused()
    accessible(page)
    # One press, one link: the button is gone.
    expect(dialog.get_by_role("button", name="Make a link")).to_have_count(0)

    seen = visit(contexts, path)
    expect(seen.get_by_role("heading", name=NAME)).to_be_visible()
    expect(seen.get_by_role("row", name=re.compile("Story squat"))).to_be_visible()
    for hidden in ["102.5", NOTES, API(lifter).call("GET", "/v1/me")["username"]]:
        expect(seen.locator("main")).not_to_contain_text(hidden)
    assert faults(seen) == []

    with arriving(page):
        dialog.get_by_role("link", name="Shared links").click()
    expect(row(page)).to_contain_text("Workout · opened once · until")
    assert faults(page) == []
    row(page).get_by_role("button", name="Withdraw").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("You can’t undo this.")
    accessible(page)
    asked.get_by_role("button", name="Withdraw").click()
    expect(row(page)).to_contain_text("Withdrawn")
    expect(row(page).get_by_role("button")).to_have_count(0)
    closed = visit(contexts, path, 410)
    expect(closed.locator("main")).to_contain_text("This link no longer works")
    assert faults(closed) == []


@pytest.mark.lifter(2)
def test_what_is_private_is_on_the_page_where_it_was_ticked_until_the_day_that_was_chosen(contexts, lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    dialog = link_of(page)
    dialog.get_by_label("My notes").check()
    dialog.get_by_label("Dark").check()
    dialog.get_by_label("365", exact=True).check()
    path = made(dialog)
    expect(dialog).to_contain_text("It works until")
    [link, *_] = API(lifter).call("GET", "/v1/share-links")["items"]
    assert (link["kind"], link["show"], link["theme"]) == ("workout", ["notes"], "night")
    year = int(link["created_at"][:4])
    assert link["expires_at"].startswith(f"{year + 1}-")
    seen = visit(contexts, path)
    expect(seen.locator("main")).to_contain_text(NOTES)
    expect(seen.locator("main")).to_contain_text("102.5 kg")


def test_an_address_is_copied_and_sent_by_the_devices_own_sheet(contexts, lifter, workout):
    lifter.grant_permissions(["clipboard-read", "clipboard-write"])
    page = lifter.new_page()
    page.add_init_script(SHEET)
    page.goto(f"/train/workouts/{workout['id']}")
    dialog = link_of(page)
    path = made(dialog)
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(path)
    dialog.get_by_role("button", name="Send").click()
    sent = until(page, lambda: page.evaluate("window.sent"), "what was sent")
    assert sent["title"] == NAME
    assert sent["url"].endswith(path)
    page.evaluate("window.refuses = 'NotAllowedError'")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog).to_contain_text("This device could not send the link.")


@pytest.mark.lifter(4)
def test_a_page_shows_the_training_as_it_was_until_it_is_refreshed(contexts, lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    path = made(link_of(page))
    changed = {one: workout[one] for one in ("performed_at", "exercises")} | {"name": "Story renamed"}
    api = API(lifter)
    api.call("PUT", f"/v1/lifters/me/workouts/{workout['id']}", changed, {"If-Match": f'"{workout["version"]}"'})
    seen = visit(contexts, path)
    expect(seen.get_by_role("heading", name=NAME)).to_be_visible()
    # From the menu of the area it is two presses away.
    page.goto("/train/more")
    with arriving(page):
        page.get_by_role("link", name="Shared links").click()
    row(page).get_by_role("button", name="Refresh").click()
    expect(row(page, "Story renamed")).to_have_count(1)
    seen.reload()
    expect(seen.get_by_role("heading", name="Story renamed")).to_be_visible()
    # What is deleted can't be refreshed, and says so.
    lifter.watch.expects(404)
    api.call("DELETE", f"/v1/lifters/me/workouts/{workout['id']}")
    row(page, "Story renamed").get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("alert")).to_contain_text("What this link shows was deleted")


def test_another_lifter_copies_a_template_and_signs_in_from_its_page(contexts, lifter, template):
    page = begin(lifter, f"/train/templates/{template['id']}")
    page.get_by_role("button", name="More for Story plan").click()
    path = made(link_of(page, "menuitem"))

    seen = visit(contexts, path, 401)
    assert faults(seen) == []
    seen.get_by_role("link", name="Copy this template").click()
    seen.get_by_label("Username or email address").fill("lifter9")
    seen.get_by_label("Password").fill(PASSWORD)
    seen.get_by_role("button", name="Sign in", exact=True).click()
    expect(seen).to_have_url(re.compile(f"/train/templates/shared/{path.split('/')[-1]}$"))
    API(seen).call("PATCH", "/v1/me", {"locale": "en", "unit": "kg"})
    seen.reload()
    expect(seen.get_by_role("heading", name="Shared template")).to_be_visible()
    assert faults(seen) == []
    with arriving(seen):
        seen.get_by_role("button", name="Copy to my templates").click()
    expect(seen.get_by_role("heading", name="Story plan")).to_be_visible()
    expect(seen.locator("main")).to_contain_text("Story squat")
    expect(seen.locator("main")).not_to_contain_text(NOTES)
    assert API(seen).call("GET", f"/v1/templates/{seen.url.split('/')[-1]}")["exercises"][0]["sets"][0]["weight"] == 80
    # Back is the page of the link, not the copying.
    seen.go_back()
    expect(seen).not_to_have_url(re.compile("/train/templates/shared/"))


def test_a_link_that_is_over_or_wrong_copies_nothing_and_says_why(contexts, lifter, template):
    lifter.watch.expects(404, 410)
    api = API(lifter)
    link = api.call("POST", "/v1/share-links", {"kind": "template", "subject_id": template["id"]})
    token = link["link"].split("/")[-1]
    api.call("DELETE", f"/v1/share-links/{link['id']}")
    for wrong, words in [(token, "This link no longer works"), ("x" * len(token), "No template is shared by this link")]:
        page = begin(lifter, f"/train/templates/shared/{wrong}")
        page.get_by_role("button", name="Copy to my templates").click()
        expect(page.get_by_role("alert")).to_contain_text(words)
        accessible(page)


def test_who_registers_for_a_template_comes_back_to_it(contexts, lifter, template):
    link = API(lifter).call("POST", "/v1/share-links", {"kind": "template", "subject_id": template["id"]})
    path = urllib.parse.urlsplit(link["link"]).path
    page = visit(contexts, path, 401)
    page.get_by_role("link", name="Copy this template").click()
    page.get_by_role("link", name="Create an account").click()
    # Here they register, and follow the link in the mail, which leads to the sign-in.
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("lifter10")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page).to_have_url(re.compile("/train/templates/shared/"))


@pytest.mark.lifter(3)
def test_a_record_a_graph_and_a_goal_have_pages_as_well(contexts, lifter):
    goal = API(lifter).call("POST", "/v1/goals", {"kind": "lift", "lift": "squat", "target": 300, "unit": "kg"})
    page = lifter.new_page()
    pages = {}
    page.goto("/train/progress/records")
    pages["record"] = made(link_of(page, name=re.compile("^Share ")))
    page.goto("/train/progress/squat?measure=weight")
    pages["graph"] = made(link_of(page))
    page.goto("/train/progress/goals")
    page.get_by_role("listitem").filter(has_text="300 kg").get_by_role("button").click()
    pages["goal"] = made(link_of(page, "menuitem"))
    links = {one["kind"]: one for one in API(lifter).call("GET", "/v1/share-links")["items"]}
    assert links["graph"]["graph"]["of"] == "squat"
    assert links["graph"]["graph"]["measure"] == "weight"
    assert links["goal"]["subject_id"] == goal["id"]
    for kind, path in pages.items():
        seen = visit(contexts, path)
        expect(seen.get_by_role("heading", name=links[kind]["name"])).to_be_visible()
        if kind == "graph":
            expect(seen.locator("main svg[data-canvas]")).to_be_visible()
            expect(seen.get_by_role("row").nth(1)).to_be_visible()
        assert faults(seen) == []


def test_a_coach_shares_their_own_training_and_who_has_no_link_is_told_how(coach):
    page = begin(coach, "/own/share-links")
    expect(page.locator("main")).to_contain_text("You have no shared links.")
    workout = API(coach).call("POST", "/v1/lifters/me/workouts", {
        "name": NAME, "performed_at": "2026-11-20T18:00:00Z",
        "exercises": [{"name": "Story press", "sets": [{"reps": 5, "weight": 50, "unit": "kg"}]}]})
    API(coach).call("POST", "/v1/share-links", {"kind": "workout", "subject_id": workout["id"]})
    page.goto("/coach/more")
    with arriving(page):
        page.get_by_role("link", name="Shared links").click()
    expect(row(page)).to_contain_text("not opened yet")
    assert faults(page) == []


@pytest.mark.lifter(5)
def test_the_list_goes_on_where_it_is_long(lifter, workout):
    api = API(lifter)
    for _ in range(52):
        api.call("POST", "/v1/share-links", {"kind": "workout", "subject_id": workout["id"]})
    page = begin(lifter, "/own/share-links")
    expect(row(page)).to_have_count(50)
    page.get_by_role("button", name="Show more").click()
    expect(row(page)).to_have_count(52)


@pytest.mark.lifter(6)
def test_it_is_said_in_german_too(contexts, lifter, workout):
    API(lifter).call("PATCH", "/v1/me", {"locale": "de"})
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    page.get_by_role("button", name="Teilen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Link", exact=True).check()
    path = made(dialog, "Link erstellen")
    expect(dialog).to_contain_text("Zurückziehen kannst du den Link unter")
    assert faults(page) == []
    with arriving(page):
        dialog.get_by_role("link", name="Geteilte Links").click()
    expect(row(page).first).to_contain_text("noch nicht geöffnet")
    assert faults(page) == []
    seen = visit(contexts, path)
    expect(seen.locator("main")).to_contain_text("Dieser Link gilt bis")
    assert faults(seen) == []
