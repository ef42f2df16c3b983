"""What belongs to the person: messages, notices, security, data, calculators, feedback."""

import base64
import hmac
import json
import re
import struct
import time
from datetime import datetime, timedelta

import pytest
from access import accessible
from conftest import PASSWORD
from playwright.sync_api import expect

from steps import API, arriving, begin, until

CODES = "/own/factors"


def code_of(secret):
    """What an authenticator app shows now (RFC 6238)."""
    key = base64.b32decode(secret.replace(" ", ""))
    digest = hmac.new(key, struct.pack(">Q", int(time.time()) // 30), "sha1").digest()
    start = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[start:start + 4])[0] & 0x7FFFFFFF) % 1_000_000:06}"


@pytest.mark.lifter(18)
def test_what_is_typed_in_one_section_stays_while_another_is_saved(lifter):
    page = begin(lifter, "/own/account")
    name, weight = page.get_by_label("Name", exact=True), page.get_by_label(re.compile("^Body weight"))
    before = API(page).call("GET", "/v1/profile")
    name.fill("Typed and not saved")
    weight.fill("80,")
    shown = page.get_by_role("region", name="Display")
    day = "saturday" if before["week_start"] != "saturday" else "sunday"
    shown.get_by_label(re.compile("week", re.IGNORECASE)).select_option(day)
    shown.get_by_role("button", name="Save").click()
    until(page, lambda: API(page).call("GET", "/v1/profile")["week_start"] == day, "the day is saved")
    expect(page.get_by_text("Saved", exact=True).last).to_be_visible()
    expect(weight).to_have_value("80,")
    expect(name).to_have_value("Typed and not saved")
    assert API(page).call("GET", "/v1/profile").get("display_name") == before.get("display_name")
    weight.fill("")
    page.get_by_role("region", name="You", exact=True).get_by_role("button", name="Save").click()
    until(page, lambda: API(page).call("GET", "/v1/profile").get("display_name") == "Typed and not saved", "the name is saved")


@pytest.mark.lifter(19)
@pytest.mark.troubles("cut", "lost", "twice")
def test_a_lifter_and_a_coach_write_to_each_other(lifter, coach):
    lifter.clock.install()
    page = begin(lifter, "/own/messages")
    who = API(page).call("GET", "/v1/coaches")["items"][0]
    me = API(page).call("GET", "/v1/me")["id"]
    page.get_by_role("link", name=who["display_name"]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(who["display_name"])
    page.get_by_label("Message", exact=True).fill("My knee is fine again.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("My knee is fine again.")).to_be_visible()
    answer = f"Good. Then squat on Friday ({time.time():.0f})."
    other = begin(coach, "/coach/more")
    assert "My knee is fine again." in json.dumps(API(other).call("GET", f"/v1/conversations/{me}/messages"))
    API(other).answer("POST", f"/v1/conversations/{me}/messages", {"text": answer})
    expect(page.get_by_text(answer)).to_have_count(0)
    # The page looks again by itself after a while.
    page.clock.fast_forward(20_000)
    expect(page.get_by_text(answer)).to_be_visible()
    accessible(page)
    page.get_by_role("listitem").filter(has_text="My knee is fine again.").last.get_by_role("button", name="Edit message").click()
    page.get_by_label("Edit message").and_(page.get_by_role("textbox")).fill("My knee is fine again, mostly.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("fine again, mostly.")).to_be_visible()
    page.get_by_role("listitem").filter(has_text="mostly.").get_by_role("button", name="Delete message").click()
    expect(page.get_by_text("This message was deleted.").last).to_be_visible()
    # That it was read is told beside.
    until(page, lambda: API(page).call("GET", "/v1/conversations")["items"][0]["unread"] == 0, "nothing is unread")


def is_written(response):
    return response.url.endswith("/v1/profile/preferences") and response.request.method == "PUT" and response.status == 200


def test_what_was_chosen_is_there_on_the_next_device(contexts, people):
    page = begin(contexts(people(24), "lifter"), "/own/account")
    part = page.get_by_role("region", name="While you train")
    part.get_by_label("Rest after a set").select_option("90")
    part.get_by_label("Show RPE").uncheck()
    with page.expect_response(is_written):
        part.get_by_role("button", name="Save").click()
    page.goto("/own/calculators/five_three_one")
    page.get_by_label("Squat").fill("142.5")
    with page.expect_response(is_written):
        page.get_by_role("button", name="Calculate").click()
    other = begin(contexts(people(24), "lifter"), "/own/account")
    expect(other.get_by_label("Rest after a set")).to_have_value("90")
    expect(other.get_by_label("Show RPE")).not_to_be_checked()
    other.goto("/own/calculators/five_three_one")
    expect(other.get_by_label("Squat")).to_have_value("142.5")
    draft = {"name": "Squat day", "start": True, "exercises": [{"name": "Squat", "sets": [{"reps": 5, "weight": 60}, {"reps": 5, "weight": 60}]}]}
    API(other).call("POST", "/v1/drafts", draft)
    other.goto("/train/live")
    expect(other.get_by_role("columnheader", name="Reps")).to_be_visible()
    expect(other.get_by_role("columnheader", name="RPE")).to_have_count(0)
    other.get_by_role("button", name="Set 1 done").click()
    expect(other.get_by_text("rest of 1:30")).to_be_visible()


def test_a_choice_without_a_connection_is_written_when_there_is_one(contexts, people):
    context = contexts(people(25), "lifter")
    page = begin(context, "/own/account")
    part = page.get_by_role("region", name="While you train")
    context.set_offline(True)
    part.get_by_label("Rest after a set").select_option("240")
    part.get_by_role("button", name="Save").click()
    expect(page.locator(".snack")).to_contain_text("Saved")
    with page.expect_response(is_written):
        context.set_offline(False)
    assert API(page).call("GET", "/v1/profile/preferences")["settings"]["rest"] == 240


@pytest.mark.lifter(19)
def test_which_notices_come_and_when_no_mail(lifter):
    page = begin(lifter, "/own/preferences")
    before = API(page).call("GET", "/v1/notice-preferences")
    page.get_by_role("checkbox", name="Comments Email").set_checked(False)
    page.get_by_role("checkbox", name="Keep quiet hours").check()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("To", exact=True).fill("06:30")
    accessible(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Notices saved").first).to_be_visible()
    after = API(page).call("GET", "/v1/notice-preferences")
    assert after["quiet_hours"]["from"].startswith("21:30")
    assert [one for one in after["topics"] if one["topic"] == "comments"][0]["mail"] is False
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("checkbox", name="Comments Email")).to_be_checked()
    assert API(page).call("GET", "/v1/notice-preferences")["topics"] == before["topics"]


# No push service is asked in a test: the browser gets a subscription that one would give.
SUBSCRIPTION = """
    const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => window.subscribed = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: 'https://push.example.net/push/1', keys: { p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => { window.subscribed = null; return true; },
    };
"""


@pytest.mark.notified
@pytest.mark.lifter(19)
def test_this_browser_is_notified_and_then_no_more(lifter):
    lifter.grant_permissions(["notifications"])
    lifter.add_init_script(SUBSCRIPTION)
    named = []
    lifter.on("request", lambda request: "/v1/push-targets/" in request.url and named.append((request.method, request.post_data_json)))
    page = begin(lifter, "/own/preferences")
    switch = page.get_by_role("checkbox", name="Notify this browser")
    expect(page.get_by_role("checkbox", name="Comments Devices")).to_be_checked()
    accessible(page)
    switch.check()
    expect(page.get_by_text("This browser is notified").first).to_be_visible()
    page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(page.get_by_text("This browser is no longer notified").first).to_be_visible()
    assert [method for method, _ in named] == ["PUT", "DELETE"]
    assert named[0][1]["endpoint"] == "https://push.example.net/push/1"


def notifications(page):
    """What the worker shows."""
    return page.evaluate("""async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, data }) => { return { title, data }; });
    }""")


@pytest.mark.notified
@pytest.mark.lifter(19)
def test_a_push_shows_the_notice_in_words_and_leads_to_it(lifter, coach):
    lifter.grant_permissions(["notifications"])
    person = API(lifter).call("GET", "/v1/me")["id"]
    API(coach).call("POST", f"/v1/conversations/{person}/messages", {"text": "Rest today."})
    notice = API(lifter).call("GET", "/v1/notices")["items"][0]
    page = begin(lifter, "/own/notices")
    workers, devtools = [], lifter.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools.send("ServiceWorker.enable")
    worker = until(page, lambda: workers[-1:], "the service worker's registration")[0]
    push = {"origin": portal_origin(page), "registrationId": worker["registrationId"], "data": json.dumps({"notice": notice["id"]})}
    devtools.send("ServiceWorker.deliverPushMessage", push)
    assert until(page, lambda: notifications(page), "a notification") == [{"title": notice["text"], "data": notice["id"]}]
    page.goto(f"/own/notices?open={notice['id']}")
    expect(page).to_have_url(re.compile("/own/messages/"))


def portal_origin(page):
    return page.evaluate("location.origin")


@pytest.mark.lifter(19)
def test_two_step_sign_in_is_turned_on_and_off(lifter):
    page = begin(lifter, CODES)
    lifter.watch.expects(422)
    page.get_by_role("button", name="Add an app").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
    dialog.get_by_text("No camera").click()
    secret = dialog.locator("code").first.inner_text()
    accessible(page)
    dialog.get_by_label("Code from the app").fill("000000")
    dialog.get_by_role("button", name="Turn on").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not the code")
    dialog.get_by_label("Code from the app").fill(code_of(secret))
    dialog.get_by_role("button", name="Turn on").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(10)
    accessible(page)
    page.get_by_role("button", name="I have saved them").click()
    expect(page.get_by_text("10 codes left.")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("No app yet")).to_be_visible()
    assert API(page).call("GET", "/v1/second-factors")["items"] == []


@pytest.mark.lifter(19)
@pytest.mark.troubles()
def test_a_passkey_is_made_in_the_browser(lifter):
    """The API takes passkeys of the tenant's first host by https only; so the browser is asked for one of localhost, and what
    the page sends is read here, and answered in the API's place.
    """
    page = begin(lifter, "/own/passkeys")
    tools = lifter.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True}})
    sent = []

    def take(route):
        if route.request.method != "POST":
            return route.continue_()
        sent.append(route.request.post_data_json)
        made = {"id": "01998d9e-87e8-71ee-82e5-7d9b4c9fa35e", "name": "Phone", "backup_eligible": True, "backed_up": False,
                "suspended": False, "created_at": "2026-11-23T08:00:00+00:00"}
        route.fulfill(status=201, content_type="application/json", body=json.dumps(made))

    def name_this_host(route):
        answer = route.fetch()
        options = answer.json()
        options["publicKey"]["rp"]["id"] = "localhost"
        route.fulfill(response=answer, json=options)

    page.route("**/v1/passkeys", take)
    page.route("**/v1/passkeys/registrations", name_this_host)
    with page.expect_response("**/v1/passkeys/registrations") as asked:
        page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Phone opens your account now").first).to_be_visible()
    options, credential = asked.value.json()["publicKey"], sent[0]["credential"]
    padded = credential["response"]["clientDataJSON"] + "=="
    client = json.loads(base64.urlsafe_b64decode(padded))
    assert client["type"] == "webauthn.create" and client["challenge"] == options["challenge"]
    assert credential["rawId"] == credential["id"] and credential["response"]["attestationObject"]
    accessible(page)


@pytest.mark.lifter(19)
@pytest.mark.troubles()
def test_who_this_is_is_asked_once_more_and_the_request_is_repeated(lifter):
    page = begin(lifter, "/own/exports")
    lifter.watch.expects(403, 422, 409, 429)
    asked = []

    def refuse_once(route):
        if route.request.method != "POST" or asked:
            return route.continue_()
        asked.append(route)
        route.fulfill(status=403, content_type="application/problem+json",
                      body='{"type":"/problems/proof-needed","title":"Prove who you are","status":403}')

    page.route("**/v1/data-exports", refuse_once)
    page.get_by_role("button", name="Request an archive").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Is it you?")
    accessible(page)
    dialog.get_by_label("Password").fill("another password")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not your password")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Requested.").or_(page.get_by_role("alert")).first).to_be_visible()
    assert asked


@pytest.mark.lifter(19)
def test_a_change_of_address_is_shown_until_it_is_withdrawn(lifter):
    page = begin(lifter, "/own/security")
    lifter.watch.expects(403)
    before = API(page).call("GET", "/v1/me")["email"]
    for address in ["mistypd@example.com", "mistyped@example.com"]:
        page.get_by_role("button", name="Change address").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("New address").fill(address)
        dialog.get_by_label("Password").fill(PASSWORD)
        dialog.get_by_role("button", name="Change address").click()
        expect(page.get_by_text(f"Waits until {address} is confirmed")).to_be_visible()
    expect(page.get_by_text("Waits until")).to_have_count(1)
    accessible(page)
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("The change of address is withdrawn")).to_be_visible()
    expect(page.get_by_text("Waits until")).to_have_count(0)
    assert API(page).call("GET", "/v1/me")["email"] == before
    changes = API(page).call("GET", "/v1/me/account-changes")["items"]
    assert [change["state"] for change in changes[:2]] == ["dropped", "dropped"]


@pytest.mark.lifter(19)
def test_a_key_is_shown_once_and_revoked(lifter):
    page = begin(lifter, "/own/keys")
    page.get_by_label("Name").fill("Sheet of my coach")
    page.get_by_role("checkbox", name="read training").check()
    page.get_by_role("button", name="Make key").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("code")).to_contain_text("mmkey_")
    accessible(page)
    dialog.get_by_role("button", name="I have saved it").click()
    expect(page.get_by_text("Sheet of my coach")).to_be_visible()
    assert "mmkey_" not in page.content()
    page.get_by_role("button", name="Revoke Sheet of my coach").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("No key", exact=True)).to_be_visible()


@pytest.mark.lifter(19)
def test_all_training_is_downloaded_area_by_area(lifter):
    page = begin(lifter, "/own/exports")
    files = page.get_by_role("region", name="Your training as files")
    expect(files.get_by_role("link")).to_have_count(12)
    for label, name, begins in (("Workouts, CSV", "workouts.csv", "Date,"), ("Goals, JSON", "goals.json", '{"format":"musclemate"')):
        with page.expect_download() as download:
            files.get_by_role("link", name=label).click()
        assert download.value.suggested_filename == name
        with open(download.value.path(), newline="", encoding="utf-8") as file:
            assert file.read().startswith(begins)
    accessible(page)


@pytest.mark.lifter(19)
def test_a_file_is_tried_then_imported_then_taken_back(lifter):
    page = begin(lifter, "/own/imports")
    lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    for week in range(3):
        at = (datetime(2020, 1, 6, 18, 0) + timedelta(weeks=week)).strftime("%Y-%m-%d %H:%M:%S")
        lines += [f"{at},Old squats,45m,Squat (Barbell),{number},{100 + number},5,0,0,,,8" for number in (1, 2, 3)]
    lines.append("2020-02-30 18:00:00,Old squats,45m,Squat (Barbell),1,100,5,0,0,,,8")
    page.get_by_label("File").set_input_files(
        {"name": "strong.csv", "mimeType": "text/csv", "buffer": "\n".join(lines).encode()})
    page.get_by_label("Unit of the weights").select_option("kg")
    page.get_by_role("button", name="Preview the import").click()
    expect(page.get_by_role("button", name="Import 3 workouts")).to_be_visible()
    expect(page.get_by_text("line 11")).to_be_visible()
    accessible(page)
    assert API(page).call("GET", "/v1/lifters/me/workouts?to=2020-12-31")["items"] == []
    page.get_by_role("button", name="Import 3 workouts").click()
    expect(page.get_by_text("3 workouts imported").first).to_be_visible()
    assert len(API(page).call("GET", "/v1/lifters/me/workouts?to=2020-12-31")["items"]) == 3
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_text("The import was undone").first).to_be_visible()
    assert API(page).call("GET", "/v1/lifters/me/workouts?to=2020-12-31")["items"] == []


@pytest.mark.lifter(19)
def test_a_profile_with_two_bad_entries_names_both(lifter):
    page = begin(lifter, "/own/account")
    page.get_by_label("Height, cm").fill("tall")
    page.get_by_label("Body weight, kg").fill("9999")
    page.locator("form").first.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("2 entries need a change.")
    expect(page.get_by_label("Height, cm")).to_have_accessible_description("Height must be written like 180")
    expect(page.get_by_label("Body weight, kg")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_contain_text("Body weight must be at most 2,200")


@pytest.mark.lifter(19)
def test_who_lifts_pounds_says_the_height_in_feet_and_inches(lifter):
    lifter.watch.expects(422)
    page = begin(lifter, "/own/account")
    api, height = API(page), page.get_by_label(re.compile("^Height"))
    kept = lambda: api.call("GET", "/v1/profile").get("height")
    api.call("PATCH", "/v1/profile", {"height": {"cm": 180}, "unit": "lb"})
    page.reload()
    expect(height).to_have_value("5′ 10.87″")
    you = page.get_by_role("region", name="You", exact=True)
    page.get_by_label("Name", exact=True).fill("Not the height")
    you.get_by_role("button", name="Save").click()
    until(page, lambda: api.call("GET", "/v1/profile").get("display_name") == "Not the height", "the name is saved")
    assert kept() == {"cm": 180}
    height.fill("6' 1\"")
    you.get_by_role("button", name="Save").click()
    until(page, lambda: kept() == {"feet": 6, "inches": 1}, "the height is saved")
    expect(height).to_have_value("6′ 1″")
    height.fill("10 cm")
    you.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Height must be at least 30")
    api.call("PATCH", "/v1/profile", {"height": {"cm": 180}, "unit": "kg"})


@pytest.mark.lifter(19)
def test_a_preview_without_a_file_is_a_fault_of_its_field(lifter):
    page = begin(lifter, "/own/imports")
    page.get_by_role("button", name="Preview the import").click()
    file = page.get_by_label("File", exact=True)
    expect(file).to_be_focused()
    expect(file).to_have_attribute("aria-invalid", "true")
    expect(file).to_have_accessible_description("Choose a file first.")
    accessible(page)
    file.set_input_files({"name": "sets.csv", "mimeType": "text/csv", "buffer": b"Date,Exercise"})
    expect(page.get_by_text("Choose a file first.")).to_have_count(0)
    expect(file).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.lifter(19)
def test_a_table_of_no_known_app_is_imported_as_its_columns_are_said(lifter):
    page = begin(lifter, "/own/imports")
    lines = ["Tag;\u00dcbung;Last;Wdh.;Bemerkung;Studio"]
    for week in range(4):
        at = (datetime(2019, 9, 13) + timedelta(weeks=week)).strftime("%d.%m.%Y")
        lines += [f"{at};Kniebeuge;{100 + 2 * number},5;5;leicht;Mitte" for number in (1, 2, 3)]
    page.get_by_label("File").set_input_files(
        {"name": "log.csv", "mimeType": "text/csv", "buffer": "\n".join(lines).encode()})
    page.get_by_label("Unit of the weights").select_option("kg")
    page.get_by_role("button", name="Preview the import").click()
    expect(page.get_by_role("heading", name="What the columns mean")).to_be_visible()
    expect(page.get_by_label("Tag")).to_have_value("date")
    expect(page.get_by_label("Wdh.")).to_have_value("reps")
    expect(page.get_by_text("106.5 kg × 5")).to_be_visible()
    accessible(page)
    page.get_by_label("Bemerkung").select_option("notes")
    page.get_by_role("button", name="Preview with these columns").click()
    expect(page.get_by_label("Bemerkung")).to_have_value("notes")
    page.get_by_role("button", name="Import 4 workouts").click()
    expect(page.get_by_text("4 workouts imported").first).to_be_visible()
    # The same sets in another app's file have twins here.
    page.get_by_label("File").set_input_files(
        {"name": "other.csv", "mimeType": "text/csv", "buffer": "\n".join(["Date,Workout Name,Exercise Name,Set Order,kg,Reps"] + [
            f"2019-09-{day} 18:00:00,Legs,Squat,{number},{100 + 2 * number}.5,5"
            for day in (13, 20, 27) for number in (1, 2, 3)]).encode()})
    page.get_by_role("button", name="Preview the import").click()
    expect(page.get_by_text("3 workouts are here already")).to_be_visible()
    page.get_by_label("Import workouts again that are here from elsewhere").check()
    expect(page.get_by_role("button", name="Import 3 workouts")).to_be_visible()
    API(page).call("DELETE", f"/v1/lifters/me/imports/{API(page).call('GET', '/v1/lifters/me/imports')['items'][0]['id']}")


def tried(lifter, name, lines, unit=None):
    """The preview of a file on a phone of 390 pixels."""
    page = begin(lifter, "/own/imports")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_label("File").set_input_files({"name": name, "mimeType": "text/csv", "buffer": "\n".join(lines).encode() + b"\n"})
    if unit:
        page.get_by_label("Unit of the weights").select_option(unit)
    page.get_by_role("button", name="Preview the import").click()
    expect(page.get_by_role("button", name=re.compile("^(Import |Preview with)")).first).to_be_visible()
    is_narrow(page)
    return page


def is_narrow(page):
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def imported(page, year, count):
    """The workouts of the year that came, with their sets; then they are taken away again."""
    with_count = page.get_by_role("button", name=f"Import {count} workout")
    expect(with_count).to_be_visible()
    with_count.click()
    expect(page.get_by_text(re.compile(f"^{count} workouts? imported")).first).to_be_visible()
    api = API(page)
    found = api.call("GET", f"/v1/lifters/me/workouts?from={year}-01-01&to={year}-12-31")["items"]
    workouts = [api.call("GET", f"/v1/lifters/me/workouts/{one['id']}") for one in reversed(found)]
    api.call("DELETE", f"/v1/lifters/me/imports/{api.call('GET', '/v1/lifters/me/imports')['items'][0]['id']}")
    return [[(done["kind"], done.get("weight"), done.get("reps")) for exercise in one["exercises"] for done in exercise["sets"]]
            for one in workouts]


@pytest.mark.lifter(19)
def test_a_file_of_strong_in_german_comes_in_as_strong_wrote_it(lifter):
    rows = [("W", "40.0", "8", "0"), ("1", "60.0", "5", "0"), ("Ruhezeit", "0", "0", "90"), ("2", "62.5", "5", "0")]
    page = tried(lifter, "strong.csv", [
        "Datum,Workout-Name,Dauer,Name der \u00dcbung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE",
        *[f'2018-03-1{day} 10:30:00,"Beine",38min,"Squat (Barbell)",{order},{weight},{reps},0,{seconds},"","",'
          for day in (0, 2) for order, weight, reps, seconds in rows]], "kg")
    expect(page.get_by_role("heading", name="What the columns mean")).to_have_count(0)
    expect(page.get_by_text("Strong (iPhone)").first).to_be_visible()
    expect(page.get_by_text("What could not be read")).to_have_count(0)
    page.get_by_text("The name of the exercise").click()
    expect(page.get_by_text("Squat (Barbell)", exact=True).first).to_be_visible()
    assert imported(page, 2018, 2) == 2 * [[("warm_up", 40, 8), ("working", 60, 5), ("working", 62.5, 5)]]


@pytest.mark.lifter(19)
def test_a_date_that_the_preview_does_not_find_is_said_by_hand(lifter):
    page = tried(lifter, "log.csv", ["Session,Lift,Reps,Load (kg)"] + [
        f"0{day}/04/2017,Squat,{reps},{100 + day}" for day in (3, 5) for reps in (5, 4)])
    expect(page.get_by_text("Still missing: date")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Import "))).to_have_count(0)
    page.get_by_label("Session").select_option("date")
    page.get_by_role("button", name="Preview with these columns").click()
    expect(page.get_by_role("button", name="Import 2 workouts")).to_be_visible()
    # Another choice makes the result below untrue.
    page.get_by_label("Lift").select_option("notes")
    expect(page.get_by_role("button", name="Import 2 workouts")).to_have_count(0)
    page.get_by_label("Lift").select_option("exercise")
    page.get_by_role("button", name="Preview with these columns").click()
    # Neither the file nor the account's language says whether it is March or April.
    expect(page.get_by_text("month/day/year is assumed")).to_be_visible()
    page.get_by_role("button", name="Read the dates as day/month/year").click()
    expect(page.get_by_text("The dates were read as day/month/year.")).to_be_visible()
    is_narrow(page)
    assert imported(page, 2017, 2) == [[("working", 103, 5), ("working", 103, 4)], [("working", 105, 5), ("working", 105, 4)]]


@pytest.mark.lifter(19)
def test_a_table_with_a_number_of_sets_makes_so_many(lifter):
    page = tried(lifter, "sets.csv", [
        "date,exercise,sets,reps,weight_kg,mood", "2016-04-19,Bench,4,8,85,good", '2016-04-19,Row,,"8,8,7",60,', "2016-04-21,Bench,3,5,90,"])
    expect(page.get_by_label("sets", exact=True)).to_have_value("sets")
    expect(page.get_by_text("10 sets")).to_be_visible()
    expect(page.get_by_text("these columns were not read: mood")).to_be_visible()
    bench, row = [("working", 85, 8)], [("working", 60, 8), ("working", 60, 8), ("working", 60, 7)]
    assert imported(page, 2016, 2) == [4 * bench + row, 3 * [("working", 90, 5)]]


@pytest.mark.lifter(19)
def test_a_table_with_a_column_of_warm_ups_keeps_them_apart(lifter):
    page = tried(lifter, "fitbod.csv", [
        "Date,Exercise,Reps,Weight(kg),isWarmup,Note", "2015-01-22 06:54:26 +0000,Row,8,16.0,true,",
        "2015-01-22 06:56:31 +0000,Row,8,20.0,false,"])
    expect(page.get_by_label("isWarmup")).to_have_value("warm_up")
    expect(page.get_by_text("What could not be read")).to_have_count(0)
    assert imported(page, 2015, 1) == [[("warm_up", 16, 8), ("working", 20, 8)]]


@pytest.mark.lifter(19)
def test_a_table_that_cannot_be_imported_says_why(lifter):
    page = begin(lifter, "/own/imports")
    page.set_viewport_size({"width": 390, "height": 844})
    for lines, why in [
            ("date,squat_set1,squat_set2,squat_set3\n2014-01-05,5,5,5\n", "Each row is a whole workout"),
            ("date,weight_kg,fat_percent\n2014-01-05,80.5,15\n", "It has no sets.")]:
        page.get_by_label("File").set_input_files({"name": "log.csv", "mimeType": "text/csv", "buffer": lines.encode()})
        page.get_by_role("button", name="Preview the import").click()
        expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^(Import |Preview with)"))).to_have_count(0)
        is_narrow(page)


@pytest.mark.lifter(19)
def test_an_account_is_to_be_erased_and_kept(lifter):
    page = begin(lifter, "/own/erasure")
    # Two weeks, where the tenant says nothing else.
    expect(page.get_by_text(re.compile(r"your account is erased on \d+ \w+ \d{4}\."))).to_be_visible()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("button", name="Keep my account")).to_be_visible()
    assert API(page).call("GET", "/v1/me")["erasure_due_at"]
    accessible(page)
    page.get_by_role("button", name="Keep my account").click()
    expect(page.get_by_role("button", name="Delete my account")).to_be_visible()
    assert "erasure_due_at" not in API(page).call("GET", "/v1/me")


@pytest.mark.lifter(19)
def test_a_session_is_ended(lifter, contexts):
    page = begin(lifter, "/own/devices")
    second = contexts("lifter19", "lifter")
    second.watch.expects(401)
    page.reload()
    expect(page.get_by_text("This device")).to_be_visible()
    page.get_by_role("button", name="End the other sessions").click()
    expect(page.get_by_role("button", name="End the other sessions")).to_have_count(0)
    other = second.new_page()
    other.goto("/sign-in")
    assert API(other).answer("GET", "/v1/me")[0] == 401


CALCULATORS = {
    "one_rep_max": ({"Weight": "142,5", "Reps": "3"}, "156.8"),
    "repetitions": ({"One-rep max": "160"}, "150"),
    "effort": ({"Reps": "3", "RPE": "8", "One-rep max": "160"}, "138.4"),
    "plates": ({"Weight": "143"}, "142.5"),
    "warm_up": ({"Working weight": "140"}, "112.5 × 2"),
    "meet_score": ({"Body weight": "63", "Squat": "120", "Bench press": "70", "Deadlift": "140"}, "354.92"),
    "energy": ({"Body weight": "80", "Duration": "60"}, "294"),
    "resting_energy": ({"Body weight": "80", "Height": "180", "Age": "30"}, "1,7"),
    "macros": ({"Energy": "2500", "Protein": "30", "Carbohydrate": "40", "Fat": "30"}, "187.5"),
    "units": ({"Value": "100"}, "220.4623"),
}


@pytest.mark.lifter(20)
def test_the_weeks_of_531_are_all_seen_on_a_phone(contexts):
    page = begin(contexts("lifter20", "lifter"), "/own/calculators/five_three_one")
    page.get_by_label("Squat").fill("142.5")
    page.get_by_role("button", name="Calculate").click()
    weeks = page.get_by_role("tablist")
    expect(weeks.get_by_role("tab").last).to_be_in_viewport()
    assert weeks.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_eleven_calculators(lifter):
    page = begin(lifter, "/own/calculators")
    lifter.watch.expects(422)
    accessible(page)

    def opened(kind):
        """Within the app: a load of the page for each would take most of the story's time."""
        with arriving(page):
            page.locator(f"main a[href='/own/calculators/{kind}']").click()
        expect(page).to_have_url(re.compile(f"/{kind}$"))

    for kind, (fields, answer) in CALCULATORS.items():
        opened(kind)
        if kind in ("meet_score", "resting_energy"):
            page.get_by_role("radio", name="Women" if kind == "meet_score" else "Men", exact=True).check(force=True)
        for label, value in fields.items():
            page.get_by_label(label, exact=False).first.fill(value)
        page.get_by_role("button", name="Calculate").click()
        expect(page.get_by_role("region", name="Answer"), kind).to_contain_text(answer)
        accessible(page)
        with arriving(page):
            page.go_back()
    opened("five_three_one")
    for lift in ("Squat", "Bench press", "Deadlift"):
        page.get_by_label(lift).fill("")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("alert")).to_contain_text("at least one lift")
    page.get_by_label("Squat").fill("160")
    page.get_by_label("Bench press").fill("100")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("tab")).to_have_count(4)
    page.get_by_role("tab").nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("130")
    accessible(page)


@pytest.mark.lifter(21)
def test_a_calculator_begins_with_the_profile_and_the_log(lifter):
    page, api = begin(lifter, "/own/calculators"), API(lifter)
    api.call("PATCH", "/v1/profile", {"gender": "female", "birth_date": "1990-01-01", "height": {"cm": 168}, "body_weight": {"weight": 63.5, "unit": "kg"}})
    squat = {"name": "Squat", "sets": [{"reps": 5, "weight": 120, "unit": "kg", "rpe": 9}]}
    api.call("POST", "/v1/lifters/me/workouts", {"name": "Now", "performed_at": datetime.now().astimezone().isoformat(), "exercises": [squat]})
    page.goto("/own/calculators/meet_score")
    expect(page.get_by_role("radio", name="Women")).to_be_checked()
    expect(page.get_by_label("Body weight")).to_have_value("63.5")
    expect(page.get_by_label("Squat, kg")).to_have_value("140")
    expect(page.get_by_text("Filled in from your profile and your log.")).to_be_visible()
    accessible(page)
    page.goto("/own/calculators/one_rep_max")
    expect(page.get_by_label("Weight, kg")).to_have_value("120")
    expect(page.get_by_label("Reps")).to_have_value("5")
    expect(page.get_by_text("Filled in from your log: Squat")).to_be_visible()
    # What was typed stays, and is not from anywhere else.
    page.get_by_label("Weight, kg").fill("100")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("region", name="Answer")).to_contain_text("116.7")
    page.reload()
    expect(page.get_by_label("Weight, kg")).to_have_value("100")
    expect(page.get_by_text("Filled in from")).to_have_count(0)


@pytest.mark.lifter(20)
def test_feedback_is_sent_and_stands_there(lifter):
    page = begin(lifter, "/own/feedback")
    text = f"A plate of 0.25 kg, please ({time.time():.0f})"
    page.get_by_label("In your words").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text(text)).to_be_visible()
    page.get_by_role("link", name="Ideas of others").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ideas")
    accessible(page)


SIGN = "(control) => getComputedStyle(control.closest('.field').querySelector(':scope > :is(label, .label-text)'), '::after').content"


@pytest.mark.lifter(33)
def test_what_is_required_is_marked_before_anything_is_sent(lifter):
    page = begin(lifter, "/own/health")
    page.get_by_role("button", name="Add").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("* required")).to_be_visible()
    needed, optional = dialog.get_by_label("What it is"), dialog.get_by_label("Notes")
    assert "*" in needed.evaluate(SIGN) and "*" not in optional.evaluate(SIGN)
    # Readers hear it from the field, not from the sign.
    expect(dialog.get_by_role("textbox", name="What it is", exact=True)).to_have_attribute("required", "")
    expect(optional).not_to_have_attribute("required", "")
    page.goto("/own/keys")
    group = page.get_by_role("group", name=re.compile(", required$"))
    expect(group).to_be_visible()
    assert "*" in group.evaluate(SIGN)


@pytest.mark.lifter(33)
def test_a_medical_condition_is_entered_changed_and_removed_with_undo(lifter):
    page = begin(lifter, "/own/health")
    kept = lambda: [(one["name"], one.get("notes")) for one in API(lifter).call("GET", "/v1/lifters/me/medical-conditions")["conditions"]]
    page.get_by_role("button", name="Add").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What it is").fill("Slipped disc L4/L5")
    accessible(page)
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("listitem").filter(has_text="Slipped disc L4/L5")).to_be_visible()
    page.get_by_role("button", name="Edit Slipped disc L4/L5").click()
    dialog.get_by_label("Notes").fill("No heavy good mornings")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("No heavy good mornings")).to_be_visible()
    assert kept() == [("Slipped disc L4/L5", "No heavy good mornings")]
    page.get_by_role("button", name="Remove Slipped disc L4/L5").click()
    expect(page.get_by_text("Nothing entered")).to_be_visible()
    assert kept() == []
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("No heavy good mornings")).to_be_visible()
    assert kept() == [("Slipped disc L4/L5", "No heavy good mornings")]
