"""The admin's stories. `portal` is the base address, `admin` a browser context that an admin is signed in to.

Each counts activations from the home: typing and choosing within a form are none.
"""

import datetime
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


def test_a_failed_run_is_not_described_by_a_later_one_that_succeeded(home):
    line = home.get_by_role("listitem").filter(has_text="failed job")
    expect(line).to_contain_text("Generate data exports")
    expect(line).not_to_contain_text("attempt")


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
    for link in (tab(home, "Jobs"), in_main(home, "link", "Delete accounts")):
        with arriving(home):
            link.click()
    expect(home.locator("main")).to_contain_text("at minute 20 of every hour")
    expect(home.locator("main")).not_to_contain_text("20 * * * *")


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


def test_where_a_lifter_signed_in_from_is_shown_for_a_reason(home, portal):
    home.goto(f"{portal}/admin/audit?action=signed_in")
    rows = home.locator("main tbody tr")
    row = rows.first
    row.locator("summary").click()
    expect(row).not_to_contain_text("127.0.0.1")
    row.get_by_role("button", name="Show origin").click()
    form = home.get_by_role("dialog")
    form.get_by_role("button", name="Show origin").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Reason").fill("The owner says that somebody else signs in.")
    form.get_by_role("button", name="Show origin").click()
    expect(form).to_have_count(0)
    expect(row).to_contain_text("127.0.0.1")
    home.goto(f"{portal}/admin/audit?action=audit_origin_viewed")
    expect(rows.first).to_contain_text("The owner says that somebody else signs in.")


def test_maintenance_is_scheduled_in_three_clicks_and_cancelled(home):
    click = Clicks()
    for link in (tab(home, "More"), in_main(home, "link", "Maintenance")):
        with arriving(home):
            click(link)
    home.get_by_label("Message in English").fill("We move to a new database.")
    click(in_main(home, "button", "Schedule maintenance"))
    line = home.locator("main .lines > li").filter(has_text="We move to a new database.").filter(has_text="Scheduled").first
    expect(line).to_be_visible()
    line.get_by_role("button", name="Cancel maintenance").click()
    home.get_by_role("dialog").get_by_role("button", name="Cancel maintenance").click()
    expect(home.locator("main .lines > li").filter(has_text="We move to a new database.").filter(has_text="Cancelled").first).to_be_visible()


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
        in_main(home, "link", "Request access").click()
    home.get_by_label("Workout history").check()
    home.get_by_label("Reason").fill("Ticket 4711: workouts of October are missing from the list.")
    in_main(home, "button", "Request access").click()
    expect(home.locator("main .head")).to_contain_text("Open until")
    expect(home.locator("main")).to_contain_text("Ticket 4711")
    in_main(home, "button", "View: Workout history").click()
    expect(home.locator("main tbody tr, main .quiet").filter(has_text=re.compile("exercise|Nothing")).first).to_be_visible()
    in_main(home, "button", "End access").click()
    home.get_by_role("dialog").get_by_role("button", name="End access").click()
    expect(home.locator("main .head")).to_contain_text("Ended")


def with_duties(page, *duties):
    """The session is told with these duties alone; the server refuses the rest by itself."""
    def told(route):
        answer = route.fetch()
        session = answer.json()
        session["account"]["duties"] = session["duties"] = duties
        route.fulfill(response=answer, json=session)

    page.route("**/v1/sessions/current", lambda route: told(route))
    return page


def test_what_a_duty_is_lacking_for_is_not_there(admin, portal):
    API(admin).call("POST", "/v1/feedback", {"kind": "question", "text": "Where do I change my unit?"})
    page = with_duties(admin.new_page(), "moderation")
    page.goto(f"{portal}/admin")
    expect(page.locator(".duty")).to_contain_text("new feedback item")
    for name in ("People", "Jobs", "Audit"):
        expect(tab(page, name)).to_have_count(0)
    expect(page.locator(".duty")).not_to_contain_text("failed job")
    page.goto(f"{portal}/admin/more")
    expect(in_main(page, "link", "Alerts")).to_be_visible()
    for name in ("Brand", "Maintenance", "Backups", "Emergency access"):
        expect(in_main(page, "link", name)).to_have_count(0)
    page.close()


def test_a_policy_names_the_text_that_lacks(home):
    home.goto("/admin/policies")
    home.locator("#publish-terms").click()
    ask = home.get_by_role("dialog")
    ask.get_by_role("button", name="Publish").click()
    expect(ask.get_by_role("alert")).to_contain_text("URL of the text is missing")
    address = ask.get_by_label("URL of the text").first
    expect(address).to_have_attribute("aria-invalid", "true")
    address.fill("https://example.com/terms")
    ask.get_by_role("button", name="Publish").click()
    expect(ask.get_by_label("File of the text").first).to_have_attribute("aria-invalid", "true")
    expect(ask.locator("[aria-invalid=true]")).to_have_count(1)


@pytest.mark.parametrize("path", ["/people", "/jobs", "/audit", "/alerts", "/feedback", "/analytics", "/maintenance", "/brand", "/settings", "/policies", "/plans", "/break-glass"])
def test_a_screen_makes_three_requests_at_most(admin, portal, path):
    page, requests = admin.new_page(), []
    page.on("request", lambda request: requests.append(request.url) if re.search(r"/v1/(admin|policies)", request.url) else None)
    page.goto(f"{portal}/admin{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main .sheet:not(.bones)").first).to_be_visible()
    assert 1 <= len(requests) <= 3, requests
    page.close()


def test_the_overview_makes_a_request_for_each_duty(admin, portal):
    page, requests = admin.new_page(), []
    page.on("request", lambda request: requests.append(request.url) if "/v1/admin/" in request.url else None)
    page.goto(f"{portal}/admin")
    expect(page.locator("main .sheet:not(.bones)").first).to_be_visible()
    assert len(requests) <= 4, requests
    page.close()


# --- The overview

JOB = {"name": "watch", "summary": "Watches", "reach": "each_tenant", "cron": "*/10 * * * *", "time_zone": "UTC", "missed": "once", "catch_up_at_most": 1,
       "paused": False, "changed": False, "waiting": 0, "running": 0, "given_up": 0, "next_due_at": "2030-01-01T00:00:00Z"}
LOOK = {"id": "01a223dc-5448-7f12-bb26-0aa5b675f7a2", "account": "01a223db-bc3d-7998-b6e2-a9e485464cc5", "admin": "01a223db-c482-75cd-bacf-e026629b35af",
        "reason": "Ticket 4712: sets are missing.", "scopes": ["history"], "minutes": 15, "state": "waiting", "requested_at": "2026-11-28T20:00:00Z"}


def answers(page, path, items):
    page.route(f"**/v1/admin/{path}", lambda route: route.fulfill(json={"items": list(items)}))


def morning(admin, portal, jobs=(JOB,), looks=()):
    """The overview on a day on which only this waits."""
    page = admin.new_page()
    for path, items in {"jobs": jobs, "alerts?*": [], "feedback?*": [], "break-glass": looks}.items():
        answers(page, path, items)
    page.goto(f"{portal}/admin")
    return page


def test_a_day_on_which_nothing_waits_is_one_sentence(admin, portal):
    page = morning(admin, portal)
    needs = page.get_by_role("region", name="Needs you")
    expect(needs).to_contain_text("Nothing needs you right now.")
    expect(needs.get_by_role("listitem")).to_have_count(0)
    # Neither zeros nor a second and third sentence that says the same.
    expect(page.locator("main .fig")).to_have_count(0)
    expect(page.locator("main .note")).to_have_count(1)
    expect(page.locator("main")).not_to_contain_text("Emergency access")
    page.close()


def test_only_what_is_to_be_done_has_a_row(admin, portal):
    page = morning(admin, portal, jobs=[{**JOB, "given_up": 1}], looks=[LOOK, {**LOOK, "state": "ended"}])
    rows = page.get_by_role("region", name="Needs you").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("failed job")
    expect(page.get_by_role("button", name="Retry")).to_have_count(1)
    expect(rows.last).to_contain_text("emergency access request")
    expect(rows.last).to_contain_text("Ticket 4712")
    expect(rows.last.get_by_role("link", name="Open")).to_have_attribute("href", f"/admin/break-glass/{LOOK['id']}")
    page.close()


def test_a_look_that_the_admin_asked_for_is_nothing_to_do(admin, portal):
    page = morning(admin, portal, looks=[{**LOOK, "admin": API(admin).call("GET", "/v1/me")["id"]}])
    expect(page.locator("main")).to_contain_text("Nothing needs you right now.")
    page.close()


# --- Jobs

def test_an_admin_of_a_tenant_hears_that_other_jobs_are_the_operators(home):
    with arriving(home):
        tab(home, "Jobs").click()
    expect(in_main(home, "heading", "Your jobs")).to_be_visible()
    expect(home.locator("main")).to_contain_text("The operator looks after all others")
    with arriving(home):
        in_main(home, "link", "Delete expired data").click()
    expect(home.locator("main")).to_contain_text("every 6 hours, at minute 17")
    expect(home.locator("main")).to_contain_text("The operator sets the schedule.")
    # Both would be refused.
    for name in ("Pause", "Change the schedule"):
        expect(in_main(home, "button", name)).to_have_count(0)


def test_an_operators_admin_sets_schedules(admin, portal):
    page = admin.new_page()
    of_all = {**JOB, "name": "backup", "reach": "installation", "cron": "15 2 * * *"}
    answers(page, "jobs", [of_all])
    answers(page, "jobs/backup/runs", [])
    page.goto(f"{portal}/admin/jobs")
    expect(in_main(page, "heading", "All jobs")).to_be_visible()
    with arriving(page):
        in_main(page, "link", "Back up the database").click()
    expect(page.locator("main")).to_contain_text("every day at 02:15")
    for name in ("Pause", "Change the schedule"):
        expect(in_main(page, "button", name)).to_be_visible()
    page.close()


def test_a_dry_run_is_called_so(home, portal):
    home.goto(f"{portal}/admin/jobs/delete_expired")
    in_main(home, "button", "Dry run").click()
    expect(home.get_by_role("status").filter(has_text="Last dry run")).to_be_visible()
    expect(home.locator("main table")).to_contain_text("Done (dry run)")


# --- Maintenance

def test_maintenance_stays_when_it_was_where_another_moment_is_not_chosen(home, admin, portal):
    upkeep = API(admin)
    window = {"mode": "read_only", "starts_at": "2099-03-04T18:00:30Z", "ends_at": "2099-03-04T19:00:30Z", "messages": {"en": "To the second."}}
    made = upkeep.call("POST", "/v1/admin/maintenance-windows", window)
    home.goto(f"{portal}/admin/maintenance")
    home.locator(f"#move-{made['id']}").click()
    home.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(home.get_by_role("dialog")).to_have_count(0)
    [after] = [one for one in upkeep.call("GET", "/v1/admin/maintenance-windows")["items"] if one["id"] == made["id"]]
    assert (after["starts_at"], after["ends_at"]) == (made["starts_at"], made["ends_at"])
    upkeep.call("DELETE", f"/v1/admin/maintenance-windows/{made['id']}")


def test_maintenance_in_a_week_is_on_every_screen_from_now_on_with_its_message(contexts, admin):
    upkeep, soon = API(admin), datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=7)
    window = {"mode": "read_only", "starts_at": soon.isoformat(), "ends_at": (soon + datetime.timedelta(hours=1)).isoformat(),
              "messages": {"en": "We move to another hall."}}
    made = upkeep.call("POST", "/v1/admin/maintenance-windows", window)
    page = contexts("lifter18", "lifter").new_page()
    page.goto("/train/more")
    banner = page.get_by_role("status").filter(has_text="you can read but not save")
    expect(banner).to_contain_text("We move to another hall.")
    upkeep.call("DELETE", f"/v1/admin/maintenance-windows/{made['id']}")
    page.reload()
    expect(page.get_by_role("heading", level=1, name="More")).to_be_visible()
    expect(banner).to_have_count(0)


def test_languages_have_the_names_that_the_reader_has_for_them(home, portal):
    home.goto(f"{portal}/admin/maintenance")
    for name in ("English", "German", "Spanish", "Turkish"):
        expect(home.get_by_label(f"Message in {name}")).to_be_visible()


# --- Whom or what it is about

def account(admin, login):
    """An account, and how it stands in a field."""
    one = API(admin).call("GET", f"/v1/admin/accounts?q={login}%40demo.example")["items"][0]
    return one["id"], f"{one['display_name']} (@{one['username']})"


def test_who_did_it_is_searched_by_name(home, admin, portal):
    id, name = account(admin, "admin1")
    home.goto(f"{portal}/admin/audit")
    field = home.get_by_role("combobox", name="Who did it")
    field.fill("admin1")
    home.get_by_role("option", name=name).click()
    expect(field).to_have_value(name)
    with arriving(home):
        in_main(home, "button", "Search").click()
    expect(home).to_have_url(re.compile(f"actor={id}"))
    # A link has the id, and shows the person.
    home.reload()
    expect(home.get_by_role("combobox", name="Who did it")).to_have_value(name)


def test_a_person_is_chosen_by_the_keyboard(home, admin, portal):
    id, name = account(admin, "lifter19")
    home.goto(f"{portal}/admin/audit")
    field = home.get_by_role("combobox", name="To whom")
    field.fill("lifter19")
    expect(home.get_by_role("option", name=name)).to_have_attribute("aria-selected", "true")
    field.press("Enter")
    expect(field).to_have_value(name)
    expect(home.get_by_role("listbox")).to_have_count(0)
    with arriving(home):
        field.press("Enter")
    expect(home).to_have_url(re.compile(f"subject={id}"))


def test_a_pasted_id_is_taken(home, admin, portal):
    id, name = account(admin, "lifter19")
    home.goto(f"{portal}/admin/audit")
    field = home.get_by_role("combobox", name="To whom")
    field.fill(id)
    expect(field).to_have_value(name)
    with arriving(home):
        in_main(home, "button", "Search").click()
    expect(home).to_have_url(re.compile(f"subject={id}"))


def test_words_that_name_nobody_are_told_at_their_field(home, portal):
    home.goto(f"{portal}/admin/audit")
    field = home.get_by_role("combobox", name="Who did it")
    field.fill("nobody of this name")
    # The button stands where it stood: it was pressed in vain once the words below the field went away under the press.
    expect(home.get_by_text("Nothing found.")).to_be_visible()
    in_main(home, "button", "Search").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(home.get_by_role("alert")).to_contain_text("choose from the list")


def test_an_admin_who_may_not_list_people_types_an_id(admin, portal):
    page = with_duties(admin.new_page(), "operations")
    page.goto(f"{portal}/admin/audit")
    expect(page.get_by_role("textbox", name="Who did it (ID)")).to_be_visible()
    expect(page.get_by_role("combobox", name="Who did it")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("path", [
    "/audit?action=account.locked", "/audit?actor=lifter1", "/audit?from=yesterday", "/people?state=asleep", "/feedback?kind=praise", "/analytics?from=monday"])
def test_a_filter_that_is_not_known_is_dropped_with_a_word(home, portal, path):
    home.goto(f"{portal}/admin{path}")
    expect(home.locator("main .note.warn")).to_contain_text(f"a filter that is not known: {path.split('=')[1]}")
    expect(home.locator("main .sheet:not(.bones)").first).to_be_visible()
    expect(home.locator("main .note.bad")).to_have_count(0)


def test_access_is_requested_to_a_person_by_name(home, admin, portal):
    _, name = account(admin, "lifter20")
    home.goto(f"{portal}/admin/break-glass")
    home.get_by_role("combobox", name="Person").fill("lifter20")
    home.get_by_role("option", name=name).click()
    home.get_by_label("Workout history").check()
    home.get_by_label("Reason").fill("Ticket 4713: a workout of October is missing.")
    with arriving(home):
        in_main(home, "button", "Request access").click()
    expect(in_main(home, "link", name)).to_be_visible()
    in_main(home, "button", "End access").click()
    home.get_by_role("dialog").get_by_role("button", name="End access").click()
    expect(home.locator("main .head")).to_contain_text("Ended")


def test_feedback_is_merged_into_another_that_is_found_by_its_words(home, admin, portal):
    ask = API(admin)
    first, second = (ask.call("POST", "/v1/feedback", {"kind": "bug", "text": text})
                     for text in ("The timer stops when the screen is locked.", "When I lock the screen, my rest timer stands still."))
    home.goto(f"{portal}/admin/feedback/{second['id']}")
    home.get_by_role("combobox", name="Merge into").fill("timer stops")
    home.get_by_role("option", name=first["text"]).click()
    in_main(home, "button", "Save").click()
    expect(home.locator("main .head")).to_contain_text("Merged")
    expect(in_main(home, "link", first["text"])).to_have_attribute("href", f"/admin/feedback/{first['id']}")
