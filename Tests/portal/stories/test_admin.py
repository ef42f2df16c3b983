"""The admin's stories. `portal` is the base address, `admin` a browser context that an admin is signed in to.

Each counts activations from the home: typing and choosing within a form are none.
"""

import re
import struct
import zlib

import pytest
from playwright.sync_api import expect

from steps import API, Clicks, arriving

@pytest.fixture
def home(admin, portal):
    page = admin.new_page()
    page.goto(f"{portal}/admin")
    expect(page.get_by_role("heading", level=1, name="Overview")).to_be_visible()
    yield page
    page.close()


def tab(page, name):
    return page.get_by_role("navigation").get_by_role("link", name=name)


def in_main(page, role, name, **options):
    return page.locator("main").get_by_role(role, name=name, **options)


def open_person(page, click=None):
    """Opens the first account that is a lifter's and active."""
    click = click or Clicks()
    with arriving(page):
        click(tab(page, "People"))
    row = page.locator("main tbody tr").filter(has_text="active").filter(has_text="Lifter").first
    name = row.get_by_role("link").inner_text()
    click(row.get_by_role("link"))
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    return name


def test_an_account_is_locked_in_three_clicks_and_unlocked(home):
    click = Clicks()
    name = open_person(home, click)
    home.get_by_label("Reason").fill("Someone else reads this account, its owner says.")
    click(in_main(home, "button", "Lock", exact=True))
    expect(home.locator("main .note.bad")).to_contain_text("Someone else reads this account")
    in_main(home, "button", "Unlock").click()
    expect(in_main(home, "button", "Lock", exact=True)).to_be_visible()
    expect(home.locator(".snack")).to_contain_text(name)


def test_a_lock_without_a_reason_is_refused_at_its_field(home):
    open_person(home)
    in_main(home, "button", "Lock", exact=True).click()
    expect(home.get_by_role("alert")).to_contain_text("Reason is missing")
    expect(home.get_by_label("Reason")).to_have_attribute("aria-invalid", "true")


def test_signing_someone_out_says_what_happens_and_can_be_left(home):
    name = open_person(home)
    button = in_main(home, "button", "Sign out everywhere")
    button.click()
    dialog = home.get_by_role("dialog")
    expect(dialog).to_contain_text(f"{name} can sign in again at once")
    dialog.get_by_role("button", name="Cancel").click()
    expect(button).to_be_focused()


def test_a_schedule_is_said_in_words(home):
    for link in (tab(home, "Jobs"), in_main(home, "link", "Erase accounts")):
        with arriving(home):
            link.click()
    expect(home.locator("main")).to_contain_text("at minute 20 of every hour")


def test_the_search_of_the_audit_log_is_its_address(home):
    click = Clicks(2)
    with arriving(home):
        click(tab(home, "Audit"))
    home.get_by_label("What", exact=True).select_option("signed_in")
    click(in_main(home, "button", "Search"))
    expect(home).to_have_url(re.compile(r"/admin/audit\?action=signed_in$"))
    expect(home.locator("main tbody tr").first).to_contain_text("Signed in")
    home.reload()
    expect(home.locator("main tbody tr").first).to_contain_text("Signed in")
    csv = in_main(home, "link", "Save as CSV").get_attribute("href")
    assert "signed_in" in API(home).call("GET", csv)


def test_maintenance_is_announced_in_three_clicks_and_called_off(home):
    click = Clicks()
    for link in (tab(home, "More"), in_main(home, "link", "Maintenance")):
        with arriving(home):
            click(link)
    home.get_by_label("What people read in English").fill("We move to a new database.")
    click(in_main(home, "button", "Announce"))
    line = home.locator("main .lines > li").filter(has_text="We move to a new database.").filter(has_text="planned").first
    expect(line).to_be_visible()
    line.get_by_role("button", name="Call off").click()
    home.get_by_role("dialog").get_by_role("button", name="Call off").click()
    expect(home.locator("main .lines > li").filter(has_text="We move to a new database.").filter(has_text="called off").first).to_be_visible()


def test_brand_colours_are_seen_before_they_are_saved(home):
    click = Clicks()
    for link in (tab(home, "More"), in_main(home, "link", "Brand")):
        with arriving(home):
            click(link)
    fields = {"Primary": "#ffd23f", "Accent": "#4b2fd0", "Header": "#fff6d6"}
    before = {}
    for label, colour in fields.items():
        field = home.get_by_role("textbox", name=label, exact=True)
        before[label] = field.input_value()
        field.fill(colour)
    # A pale yellow can't be read by day: the accent writes, and the screen says so.
    expect(home.locator("main")).to_contain_text("the accent is used for text and lines")
    expect(home.locator("main .brand-pairs").first).to_contain_text("#4b2fd0")
    click(in_main(home, "button", "Save"))
    expect(home.locator(".snack")).to_contain_text("The brand is changed")
    for label, colour in before.items():
        home.get_by_role("textbox", name=label, exact=True).fill(colour)
    with home.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        in_main(home, "button", "Save").click()


def png(width, height):
    """A picture of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\x24\x47\xc8" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def test_pictures_are_seen_before_they_are_saved_and_then_stand_in_the_header(home, portal):
    home.goto(f"{portal}/admin/brand")
    part = home.get_by_role("region", name="Pictures", exact=True)
    wide, square = (home.get_by_label(f"Choose {name}", exact=True) for name in ("a logo", "an icon"))
    square.set_input_files({"name": "icon.png", "mimeType": "image/png", "buffer": png(300, 200)})
    expect(part.get_by_role("alert").first).to_contain_text("300 × 200")
    expect(part.get_by_role("button", name="Save icon")).to_have_count(0)
    square.set_input_files({"name": "icon.svg", "mimeType": "image/svg+xml", "buffer": b"<svg/>"})
    expect(part.get_by_role("alert").first).to_contain_text("not a PNG or WebP")
    square.set_input_files({"name": "icon.png", "mimeType": "image/png", "buffer": png(256, 256)})
    expect(part.get_by_text("As it will be")).to_be_visible()
    part.get_by_role("button", name="Save icon").click()
    expect(home.locator(".snack")).to_contain_text("The picture is saved")
    expect(part.get_by_text("As it is now")).to_be_visible()
    wide.set_input_files({"name": "logo.png", "mimeType": "image/png", "buffer": png(400, 100)})
    part.get_by_role("button", name="Save logo").click()
    expect(part.get_by_text("As it is now")).to_have_count(2)
    home.reload()
    mark = home.locator(".masthead .mark img")
    expect(mark).to_have_attribute("src", re.compile("^/brand/[0-9a-f]{64}$"))
    expect(mark).to_have_attribute("alt", "MuscleMate Demo")
    assert mark.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 400
    for name in ("logo", "icon"):
        part.get_by_role("button", name=f"Remove {name}").click()
        expect(part.get_by_role("button", name=f"Remove {name}")).to_have_count(0)
    home.reload()
    expect(mark).to_have_attribute("src", "/brand/mark.svg")


def test_a_colour_that_is_none_is_told_at_its_field(home, portal):
    home.goto(f"{portal}/admin/brand")
    field = home.get_by_role("textbox", name="Primary", exact=True)
    field.fill("blue")
    in_main(home, "button", "Save").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(home.get_by_role("alert")).to_contain_text("#2447c8")
    expect(field).to_have_value("blue")


def test_a_look_is_asked_for_with_a_reason_and_ended(home):
    open_person(home)
    with arriving(home):
        in_main(home, "link", "Ask to look at the training").click()
    home.get_by_label("List of workouts").check()
    home.get_by_label("Reason").fill("Ticket 4711: workouts of October are missing from the list.")
    in_main(home, "button", "Ask for access").click()
    expect(home.locator("main .head")).to_contain_text("open until")
    expect(home.locator("main")).to_contain_text("Ticket 4711")
    in_main(home, "button", "View: List of workouts").click()
    expect(home.locator("main tbody tr, main .quiet").filter(has_text=re.compile("exercise|Nothing")).first).to_be_visible()
    in_main(home, "button", "End access").click()
    home.get_by_role("dialog").get_by_role("button", name="End access").click()
    expect(home.locator("main .head")).to_contain_text("ended")


def test_what_a_duty_is_lacking_for_is_not_there(admin, portal):
    """The session is told without its duties but one; the server refuses the rest by itself."""
    page = admin.new_page()

    def told(route):
        answer = route.fetch()
        session = answer.json()
        session["account"]["duties"] = ["moderation"]
        session["duties"] = ["moderation"]
        route.fulfill(response=answer, json=session)

    page.route("**/v1/sessions/current", told)
    page.goto(f"{portal}/admin")
    expect(page.locator(".duty")).to_contain_text("feedback")
    for name in ("People", "Jobs", "Audit"):
        expect(tab(page, name)).to_have_count(0)
    expect(page.locator(".duty")).not_to_contain_text("job run")
    page.goto(f"{portal}/admin/more")
    expect(in_main(page, "link", "Alerts")).to_be_visible()
    for name in ("Brand", "Maintenance", "Backups", "Break-glass"):
        expect(in_main(page, "link", name)).to_have_count(0)
    page.close()


@pytest.mark.parametrize("path", ["", "/people", "/jobs", "/audit", "/alerts", "/feedback", "/analytics", "/maintenance", "/brand", "/settings", "/policies", "/plans", "/break-glass"])
def test_a_screen_makes_three_requests_at_most(admin, portal, path):
    page, requests = admin.new_page(), []
    page.on("request", lambda request: requests.append(request.url) if re.search(r"/v1/(admin|policies)", request.url) else None)
    page.goto(f"{portal}/admin{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main .sheet:not(.bones)").first).to_be_visible()
    assert 1 <= len(requests) <= 3, requests
    page.close()
