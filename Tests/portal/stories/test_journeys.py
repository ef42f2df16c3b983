"""Longer ways through the portal, as people go them: from the first mail to an undone deletion, and what one person does that
another one sees.
"""

import datetime
import os
import pathlib
import re

import pytest
from conftest import DESK, PHONE
from playwright.sync_api import expect

from steps import API, arriving, until

MAILS = os.environ.get("PORTAL_MAIL")
SHARED = ["history", "workout_details", "main_lifts"]


def link_of_mail(page, address):
    """The path of the link that was mailed to the address. Mail is sent behind the answer, so it is waited for."""
    def link():
        texts = [file.read_text(errors="replace") for file in pathlib.Path(MAILS).iterdir()]
        found = (re.search(r"https?://[^/\s]+(/verify\S+)", text) for text in texts if address in text)
        return next((one[1] for one in found if one), None)

    return until(page, link, f"a mail to {address}")


@pytest.mark.troubles("cut", "silent")
@pytest.mark.skipif(not MAILS, reason="PORTAL_MAIL names the folder of mails")
def test_who_registers_for_an_invitation_comes_back_to_it(contexts, coach):
    code = API(coach).call("POST", "/v1/invite-codes", {"uses": 1, "scopes": ["history"]})["code"]
    visitor = contexts(viewport=PHONE)
    visitor.watch.expects(401)
    page = visitor.new_page()
    page.goto(f"/own/invitations?code={code}")
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("Email address").fill("mara@example.com")
    page.get_by_label("Username").fill("mara")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status")).to_contain_text("we emailed you a link")
    page.goto(link_of_mail(page, "mara@example.com"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("mara")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", name="invites you")).to_be_visible()
    page.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("heading", name="invites you")).to_have_count(0)
    # That was this once.
    assert page.evaluate("localStorage.getItem('wanted')") is None


def register(page, username, address):
    page.goto("/register")
    page.get_by_label("Email address").fill(address)
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Create account").click()


@pytest.mark.skipif(not MAILS, reason="PORTAL_MAIL names the folder of mails")
def test_an_address_is_set_aside_for_its_owner_and_its_holder_gives_another_one(contexts):
    size = {"width": 390, "height": 844}
    visitor, admin = contexts(viewport=size, java_script_enabled=False), contexts("admin1", "admin", viewport=size)
    visitor.watch.expects(401, 403, 422)
    page, people = visitor.new_page(), admin.new_page()
    register(page, "tilda", "olive@example.com")
    expect(page.get_by_role("status")).to_contain_text("we emailed you a link")
    register(page, "olive", "olive@example.com")
    expect(page.get_by_role("alert")).to_have_count(1)

    [account] = API(people).call("GET", "/v1/admin/accounts?q=tilda")["items"]
    people.goto(f"/admin/people/{account['id']}")
    people.get_by_role("button", name="Set the address aside").click()
    dialog = people.get_by_role("dialog")
    expect(dialog).to_contain_text("olive@example.com")
    dialog.get_by_role("button", name="Set the address aside").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Reason is missing")
    dialog.get_by_label("Reason").fill("Its owner wrote to us from the address.")
    dialog.get_by_role("button", name="Set the address aside").click()
    expect(people.locator("main .note")).to_contain_text("The address was set aside on")
    for gone in ("Set the address aside", "Send a reset link"):
        expect(people.locator("main").get_by_role("button", name=gone)).to_have_count(0)
    expect(people.locator("main")).not_to_contain_text("set-aside.invalid")
    confirmed = next(one for one in API(people).call("GET", "/v1/admin/accounts?role=lifter&state=active")["items"])
    people.goto(f"/admin/people/{confirmed['id']}")
    expect(people.get_by_role("button", name="Send a reset link")).to_be_visible()
    expect(people.get_by_role("button", name="Set the address aside")).to_have_count(0)

    register(page, "olive", "olive@example.com")
    expect(page.get_by_role("status")).to_contain_text("we emailed you a link")
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("tilda")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="A new address")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("was set aside")
    expect(page.get_by_label("Username or email address")).to_have_value("tilda")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_label("New email address").fill("olive@example.com")
    page.get_by_role("button", name="Email the link").click()
    expect(page.get_by_role("alert")).to_contain_text("another account")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_label("New email address").fill("tilda@example.com")
    page.get_by_role("button", name="Email the link").click()
    expect(page.get_by_role("status")).to_contain_text("We emailed you a link")
    page.goto(link_of_mail(page, "tilda@example.com"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("tilda@example.com")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page).to_have_url(re.compile("/train$"))


@pytest.mark.skipif(not MAILS, reason="PORTAL_MAIL names the folder of mails")
def test_from_the_first_mail_to_a_deletion_that_is_undone(contexts):
    context = contexts(viewport=PHONE)
    context.watch.expects(404)
    page = context.new_page()
    page.goto("/register")
    page.get_by_label("Email address").fill("nora@example.com")
    page.get_by_label("Username").fill("nora")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status")).to_contain_text("we emailed you a link")
    page.goto(link_of_mail(page, "nora@example.com"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("nora")
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Today")).to_be_visible()
    page.get_by_role("button", name="Empty workout").click()
    page.get_by_role("button", name="Add exercise").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").or_(dialog.get_by_role("combobox")).or_(dialog.get_by_role("searchbox")).first.fill("Back squat")
    dialog.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("textbox", name="Set 1 kg").fill("82,5")
    page.get_by_role("textbox", name="Set 1 Reps").fill("5")
    page.get_by_role("button", name="Set 1 done").click()
    page.get_by_role("button", name="Finish", exact=True).last.click()
    sure = page.get_by_role("dialog").get_by_role("button", name="Finish")
    records = page.get_by_role("heading", name="Records")
    expect(sure.or_(records).first).to_be_visible()
    if sure.count():
        sure.click()
    # The first workout is a record, and the answer brings it.
    expect(records).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("82.5")
    for link in (page.get_by_role("navigation").get_by_role("link", name="History"),
                 page.get_by_role("link", name="Workout", exact=True).first, page.get_by_role("link", name="Edit")):
        with arriving(page):
            link.click()
    page.get_by_label("Name").first.fill("First squats")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1, name="First squats")).to_be_visible()
    page.get_by_role("button", name="More for this workout").click()
    with arriving(page):
        page.get_by_role("menuitem", name="Delete").click()
    expect(page).to_have_url(re.compile("/train/history$"))
    expect(page.get_by_role("main").get_by_role("link", name="First squats")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", level=1, name="First squats")).to_be_visible()


def test_a_scope_that_is_withdrawn_closes_what_the_coach_has_open_and_the_look_is_in_the_log(contexts, portal):
    lifter, coach = contexts("lifter15", "lifter"), contexts("coach1", "coach", viewport=DESK)
    # Another scope than asked for is told as if there were nothing.
    coach.watch.expects(403, 404)
    mine = API(lifter, portal)
    who = mine.call("GET", "/v1/coaches")["items"][0]
    mine.call("PUT", f"/v1/coaches/{who['id']}/scopes", {"scopes": SHARED})
    me = mine.call("GET", "/v1/me")
    workouts = mine.call("GET", "/v1/lifters/me/workouts")["items"]
    theirs = coach.new_page()
    theirs.goto(f"/coach/clients/{me['id']}/workouts")
    with arriving(theirs):
        theirs.get_by_role("main").get_by_role("link", name=workouts[0]["name"]).first.click()
    expect(theirs.get_by_role("table", name=re.compile("what was done")).first).to_be_visible()
    page = lifter.new_page()
    page.goto("/train/sharing")
    page.get_by_role("checkbox", name="The details of each workout").uncheck()
    page.get_by_role("checkbox", name="Workout history").uncheck()
    page.get_by_role("button", name=f"Save what {who['display_name']} sees").click()
    expect(page.get_by_role("status").filter(has_text="Saved").first).to_be_attached()
    # What is not shared any more leaves the open page by itself.
    expect(theirs.get_by_role("table", name=re.compile("what was done"))).to_have_count(0)
    expect(theirs.get_by_role("main")).to_contain_text(re.compile("not shared|no longer shares|Not found"))
    expect(theirs.get_by_role("main").get_by_role("link", name=workouts[0]["name"])).to_have_count(0)
    page.goto("/train/sharing/access-log")
    expect(page.get_by_role("main").get_by_text(who["display_name"]).first).to_be_visible()


def test_who_is_locked_is_signed_out_in_the_open_tab(contexts, admin, portal):
    lifter = contexts("lifter16", "lifter")
    page = lifter.new_page()
    page.goto("/train/more")
    expect(page.get_by_role("heading", level=1, name="More")).to_be_visible()
    me = page.evaluate("async () => (await (await fetch('/v1/me')).json()).id")
    upkeep = API(admin, portal)
    lifter.watch.expects(401)
    upkeep.call("PUT", f"/v1/admin/accounts/{me}/lock", {"reason": "Someone else reads this account, its owner says."})
    # By itself: nothing is pressed.
    expect(page.get_by_role("heading", level=1, name=re.compile("Sign in"))).to_be_visible()
    upkeep.call("DELETE", f"/v1/admin/accounts/{me}/lock")


def test_a_window_of_maintenance_is_announced_to_who_trains(contexts, admin, portal):
    lifter = contexts("lifter17", "lifter")
    page = lifter.new_page()
    page.goto("/train/more")
    expect(page.get_by_role("heading", level=1, name="More")).to_be_visible()
    banner = page.get_by_role("status").filter(has_text=re.compile("read|clos|maintenance", re.IGNORECASE))
    expect(banner).to_have_count(0)
    upkeep, soon = API(admin, portal), datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=2)
    window = {"mode": "closed", "starts_at": soon.isoformat(), "ends_at": (soon + datetime.timedelta(hours=1)).isoformat()}
    made = upkeep.call("POST", "/v1/admin/maintenance-windows", window)
    page.get_by_role("navigation").get_by_role("link", name="History").click()
    expect(page.get_by_role("heading", level=1, name="History")).to_be_visible()
    expect(banner).to_be_visible()
    upkeep.call("DELETE", f"/v1/admin/maintenance-windows/{made['id']}")
    page.get_by_role("navigation").get_by_role("link", name="Progress").click()
    expect(banner).to_have_count(0)
