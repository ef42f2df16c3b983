"""Pictures to share: what they show, how they are sent, and that they can be kept when that fails."""

import re

import pytest
from playwright.sync_api import expect

from access import accessible
from steps import API, begin

# The device's own sheet, which no browser without a screen has: what it was given is kept.
SHEET = """
navigator.canShare = ({ files }) => files.every((file) => file.type === 'image/png');
navigator.share = async ({ files }) => {
  if (window.refuses) throw new DOMException('no', window.refuses);
  window.sent = files.map((file) => ({ name: file.name, type: file.type, size: file.size }));
};
"""
NOTES = "Story secret notes"


def preview(page):
    return page.get_by_role("dialog").locator(".picture-preview img")


def shared(page, name="Share"):
    """Opens the dialog and waits for the picture."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(preview(page)).to_be_visible()
    return page.get_by_role("dialog")


@pytest.fixture
def workout(lifter):
    return API(lifter).call("POST", "/v1/lifters/me/workouts", {
        "name": "Story picture", "performed_at": "2026-11-20T18:00:00Z", "notes": NOTES,
        "exercises": [{"name": "Story squat", "sets": [{"reps": 5, "weight": 100, "unit": "kg"}]}]})


def test_a_workout_is_shared_by_the_devices_own_sheet(lifter, workout):
    page = lifter.new_page()
    page.add_init_script(SHEET)
    page.goto(f"/train/workouts/{workout['id']}")
    dialog = shared(page)
    dialog.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("window.sent")
    assert [one["name"] for one in page.evaluate("window.sent")] == ["Story picture.png"]
    assert page.evaluate("window.sent")[0]["size"] > 10_000
    # Who closes the sheet changed their mind; any other failure is said, and the file can be kept.
    page.evaluate("window.refuses = 'AbortError'")
    dialog.get_by_role("button", name="Share", exact=True).click()
    page.evaluate("window.refuses = 'NotAllowedError'")
    dialog.get_by_role("button", name="Share", exact=True).click()
    expect(dialog).to_contain_text("This device could not share the picture.")
    with page.expect_download() as kept:
        dialog.get_by_role("button", name="Save picture").click()
    assert kept.value.suggested_filename == "Story picture.png"


def test_each_choice_makes_another_picture_and_what_is_private_is_in_it_when_it_was_ticked(lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/picture" in request.url else None)
    dialog = shared(page)
    assert "show=" not in asked[-1] and "size=square" in asked[-1]
    for label, part in [("Story", "size=story"), ("Dark", "theme=night"), ("My notes", "show=notes")]:
        with page.expect_response(lambda answer, part=part: part in answer.url):
            dialog.get_by_label(label, exact=True).check()
    with page.expect_response(lambda answer: "hide=weights" in answer.url):
        dialog.get_by_label("Weights").uncheck()
    expect(preview(page)).to_be_visible()
    assert all(part in asked[-1] for part in ("size=story", "theme=night", "show=notes", "hide=weights")), asked[-1]
    accessible(page)
    assert preview(page).evaluate("(image) => [image.naturalWidth, image.naturalHeight]") == [1080, 1920]


def test_a_picture_that_fails_is_asked_for_again(lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    page.route(re.compile("/picture"), lambda route: route.abort("connectionfailed"), times=1)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Save picture")).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("button", name="Try again").click()
    expect(preview(page)).to_be_visible()


def test_it_is_printed_as_a_pdf(lifter, workout):
    page = begin(lifter, f"/train/workouts/{workout['id']}")
    dialog = shared(page)
    with page.expect_download() as kept:
        dialog.get_by_role("link", name="PDF to print").click()
    assert kept.value.suggested_filename == "Story picture.pdf"
    with open(kept.value.path(), "rb") as file:
        assert file.read(5) == b"%PDF-"


@pytest.mark.lifter(3)
def test_a_record_a_graph_and_a_template_are_shared_as_well(lifter):
    page = lifter.new_page()
    page.goto("/train/progress/records")
    page.get_by_role("button", name=re.compile("^Share ")).first.click()
    expect(preview(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/train/progress/squat")
    shared(page)
    expect(preview(page)).to_have_attribute("alt", "Picture: Squat")
