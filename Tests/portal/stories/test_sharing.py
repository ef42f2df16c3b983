"""The lifter decides what others see, and sees who looked."""

import json

import pytest
from access import accessible
from playwright.sync_api import expect

from steps import API, Clicks, arriving, begin
from walking import settle


USUAL = ["all_lifts", "history", "main_lifts", "workout_details"]


def coach_of(page):
    return API(page).call("GET", "/v1/coaches")["items"][0]


def begin_sharing(context, path):
    """The lifter's page, whose coach sees the usual four scopes."""
    page = begin(context)
    API(page).call("PUT", f"/v1/coaches/{coach_of(page)['id']}/scopes", {"scopes": USUAL})
    page.goto(path)
    settle(page)
    return page


@pytest.mark.lifter(18)
def test_a_lifter_changes_what_the_coach_sees(lifter):
    page = begin_sharing(lifter, "/train")
    coach = coach_of(page)
    who = coach["display_name"]
    click = Clicks()
    for link in (page.get_by_role("link", name="More"), page.get_by_role("link", name="Coach and sharing").first):
        with arriving(page):
            click(link)
    box = page.get_by_role("checkbox", name="Body weight and measurements")
    box.check()
    # What would open is said before anything is saved.
    expect(page.get_by_text(f"{who} will see")).to_be_visible()
    assert "body_metrics" not in coach_of(page)["scopes"]
    click(page.get_by_role("button", name=f"Save what {who} sees").first)
    expect(page.get_by_text(f"Saved what {who} sees").first).to_be_visible()
    assert "body_metrics" in coach_of(page)["scopes"]
    accessible(page)
    page.get_by_role("button", name="Undo").click()
    expect(box).not_to_be_checked()
    assert coach_of(page)["scopes"] == coach["scopes"]


@pytest.mark.lifter(18)
def test_a_scope_for_some_weeks(lifter):
    page = begin_sharing(lifter, "/train/sharing")
    before = coach_of(page)
    row = page.get_by_role("listitem").filter(has=page.get_by_role("checkbox", name="Workout history"))
    row.locator("summary").click()
    row.get_by_label("Last day").fill("2030-01-31")
    expect(page.get_by_role("status").filter(has_text="will see").or_(page.get_by_text("Nothing changes."))).to_be_visible()
    page.get_by_role("button", name="Save what").first.click()
    expect(page.get_by_text("Until Thu 31 Jan 2030").or_(page.get_by_text("Until Thu, Jan 31, 2030")).first).to_be_visible()
    assert any(grant.get("expires_at") for grant in coach_of(page)["grants"])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("2030")).to_have_count(0)
    assert coach_of(page)["grants"] == before["grants"]


@pytest.mark.troubles("twice")
@pytest.mark.lifter(18)
def test_all_sharing_is_paused_in_two_clicks(lifter, coach):
    page = begin_sharing(lifter, "/train")
    me = API(page).call("GET", "/v1/me")["id"]
    other = begin(coach, "/coach/more")
    coach.watch.expects(404)
    click = Clicks(2)
    with arriving(page):
        click(page.get_by_role("link", name="More"))
    click(page.get_by_role("button", name="Pause sharing"))
    expect(page.get_by_text("All sharing is paused").first).to_be_visible()
    assert API(other).answer("GET", f"/v1/lifters/{me}/workouts")[0] == 404
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Sharing goes on as before").first).to_be_visible()
    assert API(other).answer("GET", f"/v1/lifters/{me}/workouts")[0] == 200
    # The look just now is in the log.
    page.goto("/train/sharing/access-log")
    expect(page.get_by_text("Sam Jones").first).to_be_visible()
    accessible(page)


@pytest.mark.lifter(18)
def test_a_request_of_the_coach_is_granted_in_part(lifter, coach):
    page = begin_sharing(lifter, "/train/more")
    before = coach_of(page)
    me = API(page).call("GET", "/v1/me")["id"]
    other = begin(coach, "/coach/more")
    for request in API(other).call("GET", "/v1/scope-requests")["items"]:
        if request["state"] == "open" and request["lifter"]["id"] == me:
            API(other).call("DELETE", f"/v1/scope-requests/{request['id']}")
    API(other).call("POST", f"/v1/clients/{me}/scope-requests", {"scopes": ["body_metrics", "plans"], "message": "To plan your weeks."})
    page.goto("/own/notices")
    with arriving(page):
        page.get_by_role("link", name="would like to see more").or_(page.get_by_role("link", name="asks")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Requests")
    expect(page.get_by_text("To plan your weeks.")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Tick what you want to share.")).to_be_attached()
    page.get_by_role("button", name="Share what").click()
    expect(page.get_by_role("checkbox", name="Body weight and measurements")).not_to_be_checked()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("Shared with").first).to_be_visible()
    scopes = coach_of(page)["scopes"]
    assert "plans" in scopes and "body_metrics" not in scopes
    API(page).call("PUT", f"/v1/coaches/{before['id']}/scopes", {"scopes": before["scopes"]})


@pytest.mark.lifter(22)
def test_a_lifter_leaves_the_coach_and_comes_back_by_invitation(lifter, coach):
    page = begin_sharing(lifter, "/train/sharing")
    me = API(page).call("GET", "/v1/me")
    who = coach_of(page)
    page.get_by_role("button", name="Leave").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("sees nothing of yours")
    accessible(page)
    dialog.get_by_role("button", name="Leave coach").click()
    expect(page.get_by_text("No coach yet")).to_be_visible()
    other = begin(coach, "/coach/more")
    API(other).call("POST", "/v1/invites", {"lifter": me["username"], "scopes": ["history", "main_lifts", "health"]})
    page.goto("/own/invitations")
    expect(page.get_by_role("heading", name="invites you")).to_be_visible()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    accessible(page)
    page.get_by_role("button", name="Share what").click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(page.get_by_role("checkbox", name="Health data")).not_to_be_checked()
    page.get_by_role("button", name="Accept").click()
    expect(page.get_by_text("coaches you now").first).to_be_visible()
    assert sorted(coach_of(page)["scopes"]) == ["history", "main_lifts"]
    API(page).call("PUT", f"/v1/coaches/{who['id']}/scopes", {"scopes": who["scopes"]})


def test_the_link_of_a_code_shows_the_invitation(contexts, coach):
    page = begin(coach, "/coach/invites")
    page.get_by_role("button", name="New code").click()
    page.get_by_role("button", name="Make code").click()
    page.evaluate("navigator.clipboard.writeText = async (text) => { document.title = text; }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    page = begin(contexts("new_lifter", "lifter"), page.title())
    expect(page.get_by_role("heading", name="invites you")).to_be_visible()
    expect(page.get_by_role("button", name="Accept")).to_be_visible()
    # There is nothing to decline of a code.
    expect(page.get_by_role("button", name="Decline")).to_have_count(0)
    accessible(page)


def test_a_coach_without_a_place_is_no_fault_of_who_is_invited(contexts, coach):
    """The demo's coach has places without end, so the refusal is the one that `InviteAnswerTests` gets from the server."""
    code = API(coach).call("POST", "/v1/invite-codes", {"uses": 2, "scopes": ["history"]})["code"]
    problem = {"type": "/problems/conflict", "title": "The request conflicts with what is there", "status": 409, "code": "coach-full",
               "detail": "The coach has as many clients as the plan allows: 25.", "instance": "/requests/abc-123"}
    context = contexts("new_lifter", "lifter")
    context.watch.expects(409)
    page = begin(context, f"/own/invitations?code={code}")
    page.route("**/accept", lambda route: route.fulfill(status=409, content_type="application/problem+json", body=json.dumps(problem)))
    page.get_by_role("button", name="Accept").click()
    said = page.get_by_role("status").filter(has_text="no open spot at the moment")
    expect(said).to_contain_text("and try the code again later")
    expect(said).to_contain_text("This is not because of you. Your account stays as it is, and nothing is shared.")
    expect(page.get_by_text("abc-123")).to_have_count(0)


@pytest.mark.lifter(18)
def test_what_fails_is_said_where_it_was_pressed(lifter):
    page = begin_sharing(lifter, "/train/sharing")
    lifter.watch.expects(500)
    page.route("**/v1/coaches/*/scopes", lambda route: route.fulfill(
        status=500, content_type="application/problem+json",
        body='{"type":"/problems/internal","title":"Something failed here","status":500,"instance":"/requests/abc-123"}'))
    # The server's fault is made here, so the watch of the stories need not count it.
    page.get_by_role("button", name="Save what").first.click()
    expect(page.get_by_role("alert")).to_contain_text("abc-123")
    lifter.watch.wrongs.clear()


@pytest.mark.lifter(18)
def test_a_preview_that_does_not_come_leaves_no_older_one(lifter):
    page = begin_sharing(lifter, "/train/sharing")
    said = page.get_by_text(f"{coach_of(page)['display_name']} will see")
    page.get_by_role("checkbox", name="Body weight and measurements").check()
    expect(said).to_be_visible()
    page.route("**/scopes/preview", lambda route: route.abort("connectionfailed"))
    page.get_by_role("checkbox", name="Health data").check()
    expect(page.get_by_role("alert")).to_contain_text("There is no connection.")
    expect(said).to_have_count(0)
