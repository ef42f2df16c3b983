"""Who is signed in changes meanwhile: elsewhere, or in another tab. Nothing that was typed or logged is lost by it, and
nobody reads what is another's."""

import re
import time

import pytest
from conftest import PASSWORD
from playwright.sync_api import expect

from steps import API, arriving, begin, until

pytestmark = pytest.mark.lifter(23)


@pytest.fixture(autouse=True)
def refusals(lifter):
    """These stories provoke them: a session that ended, and no live workout."""
    lifter.watch.expects(401, 404)


def end_elsewhere(contexts, login="lifter23"):
    """Another device ends all other sessions of the account."""
    api = API(contexts(login, "lifter"))
    for one in api.call("GET", "/v1/sessions")["items"]:
        if not one["current"]:
            api.call("DELETE", f"/v1/sessions/{one['id']}")
    return api


def sign_in(page, login="lifter23"):
    page.get_by_label("Username or email address").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()


def conversation(lifter):
    page = begin(lifter, "/own/messages")
    page.locator("main").get_by_role("listitem").get_by_role("link").first.click()
    expect(page.get_by_role("textbox", name="Message")).to_be_visible()
    return page


def test_what_is_typed_stays_when_another_device_ends_the_session(lifter, contexts):
    page, text = conversation(lifter), f"My back is fine again ({time.time():.0f})."
    page.get_by_role("textbox", name="Message").fill(text)
    end_elsewhere(contexts)
    page.get_by_role("button", name="Send").click()
    dialog = page.get_by_role("dialog", name="You are signed out")
    expect(dialog).to_be_visible()
    with lifter.expect_page() as opened:
        dialog.get_by_role("link", name="Sign in").click()
    sign_in(opened.value)
    # The sign-in leads to the same screen, and the page that waited goes on by itself.
    expect(opened.value).to_have_url(page.url)
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text=text)).to_have_count(1)
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")


def test_a_screen_that_is_opened_after_the_session_ended_comes_after_the_sign_in(lifter, contexts):
    page = begin(lifter, "/train/more")
    end_elsewhere(contexts)
    page.get_by_role("link", name="History").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    sign_in(page)
    expect(page).to_have_url(re.compile(r"/train/history$"))
    expect(page.get_by_role("heading", level=1, name="History")).to_be_visible()


def test_a_sign_out_in_one_tab_signs_the_others_out(lifter):
    page, other = conversation(lifter), begin(lifter, "/train/more")
    page.get_by_role("textbox", name="Message").fill("Not sent")
    other.get_by_role("button", name="Sign out").click()
    for one in (other, page):
        expect(one.get_by_role("heading", name="Sign in")).to_be_visible()
    until(other, lambda: other.evaluate("async () => !(await indexedDB.databases()).length"), "nothing is kept")


def begun_unsent(context):
    """A workout that is begun, and that nothing is sent of until the context has no routes any more."""
    api = API(context)
    for draft in api.call("GET", "/v1/drafts?limit=100")["items"]:
        api.call("DELETE", f"/v1/drafts/{draft['id']}")
    page = begin(context, "/train")
    context.route("**/v1/drafts/**", lambda route: route.abort())
    page.get_by_role("button", name="Empty workout").click()
    expect(page).to_have_url(re.compile("/train/live$"))
    return page


def all_sent(page):
    expect(page.locator(".chip[role=status]").first).to_have_attribute("data-waiting", "0")


def test_what_is_not_sent_is_named_before_a_sign_out_and_outlives_a_sign_in_as_someone_else_in_another_tab(lifter):
    page, api = begun_unsent(lifter), API(lifter)
    other = begin(lifter, "/own/devices")
    button = other.get_by_role("listitem").get_by_role("button", name="Sign out")
    button.click()
    dialog = other.get_by_role("dialog")
    expect(dialog).to_contain_text("On this device only: 2 changes.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(button).to_be_focused()
    other.goto("/sign-in")
    # Until the server has said who it is, the page knows nobody.
    asked = []
    other.route("**/v1/sessions/current", lambda route: asked.append(route))
    with other.expect_request("**/v1/sessions/current"):
        sign_in(other, "lifter24")
    assert other.evaluate("localStorage.getItem('account')") is None
    for one in asked:
        one.continue_()
    other.unroute("**/v1/sessions/current")
    expect(other.get_by_role("heading", level=1, name="Today")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Today")).to_be_visible()
    expect(page.get_by_role("link", name="Workout under way")).to_have_count(0)
    lifter.unroute("**/v1/drafts/**")
    for one in (page, other):
        one.goto("/sign-in")
    sign_in(other)
    expect(other.get_by_role("heading", level=1, name="Today")).to_be_visible()
    other.goto("/train/live")
    all_sent(other)
    assert api.call("GET", "/v1/live")["exercises"] == []


def test_a_new_build_is_taken_by_the_next_screen_that_lacks_a_module_and_what_is_not_sent_stays(contexts):
    # Routes are not seen by a service worker.
    context = contexts("lifter25", "lifter", service_workers="block")
    context.watch.expects(404)
    page = begun_unsent(context)
    built = page.locator("html").get_attribute("data-assets")

    def released(route):
        """The server has another build now, and nothing of the one before."""
        path = route.request.url.split("?")[0]
        if "/assets/next/" in path:
            return route.fulfill(response=route.fetch(url=path.replace("/assets/next", built)))
        if f"{built}/" in path:
            return route.fulfill(status=404)
        answer = route.fetch()
        return route.fulfill(response=answer, body=answer.text().replace(built, "/assets/next"))

    context.route("**/assets/**", released)
    context.route(re.compile(r"/(train|own)(/|$)"), released)
    # What is loaded goes on as it is.
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Today")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-assets", built)
    page.get_by_role("link", name="Progress").click()
    expect(page.get_by_role("heading", level=1, name="Progress")).to_be_visible()
    expect(page).to_have_url(re.compile("/train/progress$"))
    expect(page.locator("html")).to_have_attribute("data-assets", "/assets/next")
    context.unroute("**/v1/drafts/**")
    for name in ("Today", "Continue"):
        with arriving(page):
            page.get_by_role("link", name=name).click()
    all_sent(page)
    assert API(context).call("GET", "/v1/live")["exercises"] == []
