"""Who is signed in changes meanwhile: elsewhere, or in another tab. Nothing that was typed or logged is lost by it, and
nobody reads what is another's."""

import contextlib
import re
import time

import pytest
from conftest import PASSWORD, launched
from conftest import sign_in as context_sign_in
from playwright.sync_api import Error, expect

from steps import API, arriving, begin, until

pytestmark = pytest.mark.lifter(23)
# Milliseconds: so soon after the end of a session every tab is blank or at the sign-in. Five seconds are meant; a busy machine
# takes longer.
SOON = 45_000


@pytest.fixture(autouse=True)
def refusals(lifter):
    """These stories provoke them: a session that ended, and no live workout."""
    lifter.watch.expects(401, 404)


def end_elsewhere(contexts, login="lifter23", role="lifter"):
    """Another device ends all other sessions of the account."""
    api = API(contexts(login, role))
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
    dialog = page.get_by_role("dialog", name="You are signed out")
    expect(dialog).to_be_visible(timeout=SOON)
    # Nothing of the screen stands behind it.
    assert page.evaluate("document.body.children.length") == 1
    with lifter.expect_page() as opened:
        dialog.get_by_role("link", name="Sign in").click()
    sign_in(opened.value)
    # The sign-in leads to the same screen, and the page that waited is there again.
    expect(opened.value).to_have_url(page.url)
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("textbox", name="Message")).to_have_value(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("listitem").filter(has_text=text)).to_have_count(1)
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")


def test_a_screen_that_is_opened_after_the_session_ended_comes_after_the_sign_in(lifter, contexts):
    page = begin(lifter, "/train/more")
    # The stream would tell of the end before the click.
    page.evaluate("history.replaceState(history.state, '', '/train/history')")
    end_elsewhere(contexts)
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


def test_a_tab_that_begins_again_before_the_server_has_heard_of_a_sign_out_keeps_nothing(lifter):
    page, other = conversation(lifter), begin(lifter, "/train/more")
    held = []
    other.route("**/v1/sessions/current", lambda route: held.append(route))
    other.get_by_role("button", name="Sign out").click()
    # It finds the session still there, and ends it.
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    for route in held:
        route.continue_()
    expect(other.get_by_role("heading", name="Sign in")).to_be_visible()
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


def test_a_first_visit_in_the_middle_of_a_release_loads_the_page_once_more(contexts):
    # A first visit has no service worker.
    context = contexts("lifter25", "lifter", service_workers="block")
    context.watch.expects(404)
    shells, gone = [], [2]

    def shell(route):
        """The first ones are of a build that the next server does not have."""
        answer = route.fetch()
        body = answer.text()
        digest = re.search(r'data-assets="(/assets/[^"]+)"', body)[1]
        shells.append(time.monotonic())
        route.fulfill(response=answer, body=body.replace(digest, "/assets/gone") if len(shells) <= gone[0] else body)

    context.route("**/assets/gone/**", lambda route: route.fulfill(status=404))
    context.route(re.compile(r"/train$"), shell)
    page = context.new_page()
    page.clock.install()
    page.goto("/train", wait_until="commit")
    until(page, lambda: len(shells) == 2, "the page is loaded once more")
    # That one fails, too: the next try comes a minute after the last.
    page.wait_for_timeout(2_000)
    assert len(shells) == 2
    page.clock.run_for(61_000)
    expect(page.get_by_role("heading", level=1, name="Today")).to_be_visible()
    assert len(shells) == 3


def test_the_tabs_of_home_have_their_texts_where_the_code_of_another_area_is_missing(contexts):
    page = contexts("lifter23", "lifter", service_workers="block").new_page()

    def lack(route):
        answer = route.fetch()
        if re.search("""["']/coach/feed["']""", answer.text()):
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route(re.compile(r"/(coach/screens|screens-\w+)\.js"), lack)
    page.goto("/coach")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.locator("nav.tabs").get_by_role("link")).to_contain_text(["Today", "History", "Progress", "Plan", "More"])


def test_who_signs_in_after_someone_else_sees_nothing_of_them(contexts):
    context = contexts("lifter23", "lifter")
    context.watch.expects(401)
    page = begin(context, "/train/more")
    until(page, lambda: page.evaluate("localStorage.getItem('account')"), "the account is remembered")
    context.clear_cookies()
    held = []
    page.route("**/v1/sessions/current", lambda route: held.append(route))
    page.goto("/sign-in")
    page.get_by_label("Username or email address").fill("lifter22")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    until(page, lambda: held, "the app asks who is signed in")
    # Longer than what is remembered takes to be shown.
    page.wait_for_timeout(1000)
    expect(page.locator("main h1")).to_have_count(0)
    page.unroute("**/v1/sessions/current")
    expect(page.locator("main h1")).to_be_visible()


def kept_keys(page):
    """What this browser keeps on the disk: the keys of all databases, and the names of localStorage."""
    return page.evaluate("""async () => {
      const keys = Object.keys(localStorage);
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise((done) => { const asked = indexedDB.open(name); asked.onsuccess = () => done(asked.result); });
        const all = await new Promise((done) => { const asked = database.transaction('entries').objectStore('entries').getAllKeys(); asked.onsuccess = () => done(asked.result); });
        keys.push(...all.map((key) => key.join('/')));
        database.close();
      }
      return keys;
    }""")


@pytest.fixture
def left(contexts):
    """A browser that was closed, with the session on; it was ended elsewhere meanwhile. Its only page is no portal."""
    context = contexts("lifter23", "lifter")
    context.watch.expects(401)
    page = begin(context, "/train/history")
    until(page, lambda: page.evaluate("localStorage.getItem('account')"), "the account is remembered")
    page.goto("about:blank")
    end_elsewhere(contexts)
    return context


def test_what_was_kept_of_who_closed_the_browser_goes_when_the_next_person_comes_to_the_sign_in(left):
    page = left.pages[0]
    page.goto("/sign-in")
    until(page, lambda: kept_of_a_person(page) == set(), "nothing of a person is kept")


def test_what_was_kept_of_someone_else_goes_after_a_sign_in(left, contexts):
    page = left.pages[0]
    # Somebody signs in without the page that asks.
    left.clear_cookies()
    left.add_cookies(contexts("lifter22", "lifter").cookies())
    mine = API(contexts("lifter22", "lifter")).call("GET", "/v1/me")["id"]
    page.goto("/train/more")
    expect(page.get_by_role("heading", name="More")).to_be_visible()
    until(page, lambda: kept_of_a_person(page) == {f"portal {mine}"}, "nothing but the own data is kept")


def kept_of_a_person(page):
    """The databases in which anything is kept; nothing while a page goes."""
    with contextlib.suppress(Error):
        return set(page.evaluate("""async () => {
      const found = [];
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise((done) => { const asked = indexedDB.open(name); asked.onsuccess = () => done(asked.result); });
        const count = await new Promise((done) => { const asked = database.transaction('entries').objectStore('entries').count(); asked.onsuccess = () => done(asked.result); });
        if (count) found.push(name);
        database.close();
      }
      return found;
    }"""))
    return None


def at_sign_in(page, timeout=SOON):
    """Blank or at the sign-in, within the time; the page of the server may take longer."""
    page.wait_for_function("() => !document.querySelector('#portal > *')", timeout=timeout)
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def everywhere(api):
    api.call("DELETE", "/v1/sessions")


def new_password(api):
    for one, other in ((PASSWORD, PASSWORD + "-new"), (PASSWORD + "-new", PASSWORD)):
        api.call("PUT", "/v1/me/password", {"current": one, "new": other})


@pytest.mark.parametrize("ends", [everywhere, new_password])
def test_the_end_of_a_session_blanks_every_tab_and_empties_the_disk(lifter, contexts, ends):
    pages = [begin(lifter, "/own/health"), begin(lifter, "/train"), begin(lifter, "/train/history")]
    pages[0].wait_for_timeout(1000)
    assert any(key.startswith("screens/") for key in kept_keys(pages[1]))
    ends(API(contexts("lifter23", "lifter")))
    for page in pages:
        at_sign_in(page)
    kept = kept_keys(pages[0])
    assert not [key for key in kept if key.split("/")[0] in ("account", "screens", "kit", "log", "known")], kept


def test_what_is_not_sent_outlives_the_end_of_a_session(lifter, contexts):
    page = begun_unsent(lifter)
    end_elsewhere(contexts)
    at_sign_in(page)
    kept = kept_keys(page)
    assert [key for key in kept if key.startswith("changes/")], kept
    assert not [key for key in kept if key.split("/")[0] in ("account", "screens", "kit", "log")], kept
    lifter.unroute("**/v1/drafts/**")
    sign_in(page)
    expect(page).to_have_url(re.compile("/train/live$"))
    all_sent(page)


def test_a_lock_by_an_admin_blanks_the_screen(contexts, admin):
    api = API(admin)
    api.call("PUT", "/v1/sessions/current/proof", {"password": PASSWORD})
    lifter = contexts("lifter25", "lifter")
    lifter.watch.expects(401)
    me = API(lifter).call("GET", "/v1/me")["id"]
    page = begin(lifter, "/own/health")
    page.wait_for_timeout(1000)
    api.call("PUT", f"/v1/admin/accounts/{me}/lock", {"reason": "A story"})
    at_sign_in(page, SOON + 1000)
    api.call("DELETE", f"/v1/admin/accounts/{me}/lock")


def test_an_admin_who_is_signed_out_elsewhere_sees_nothing_any_more(contexts, admin):
    admin.watch.expects(401)
    page = begin(admin, "/admin/people")
    end_elsewhere(contexts, "admin1", "admin")
    at_sign_in(page)


def test_another_role_in_one_tab_leaves_no_screen_of_the_former_in_the_others(contexts, coach):
    api = API(coach)
    api.call("PUT", "/v1/sessions/current/proof", {"password": PASSWORD})
    api.call("POST", "/v1/me/roles", {"role": "lifter"})
    context = contexts("coach1", "lifter")
    context.watch.expects(401, 403, 404)
    page, other = begin(context, "/train/more"), begin(context, "/train/history")
    page.get_by_role("button", name="Coaching").click()
    other.wait_for_function("() => !location.pathname.startsWith('/train')", timeout=SOON)
    for one in (page, other):
        expect(one.get_by_role("heading", level=1, name="Clients")).to_be_visible()


def knows_how_to_end(page):
    """Waits for what a page loads in a quiet moment, so that it is there without a connection: the module and its texts."""
    loaded = "['signed-out', '/mine'].every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)))"
    until(page, lambda: page.evaluate(loaded), "it is loaded")


def test_the_end_that_is_known_comes_without_a_connection(lifter):
    page = lifter.new_page()
    # Time enough to load, after ten seconds, what is needed then.
    end = time.time() + 30

    def soon(route):
        answer = route.fetch()
        body = answer.json() | {"expires_at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(end))}
        route.fulfill(response=answer, json=body)

    page.route("**/v1/sessions/current", soon)
    page.goto("/train/history")
    expect(page.locator("main:not([aria-busy]) h1")).to_be_visible()
    knows_how_to_end(page)
    # What a story answers comes without a connection, too.
    page.unroute("**/v1/sessions/current")
    lifter.set_offline(True)
    page.wait_for_timeout(max(0, end - time.time()) * 1000)
    expect(page.get_by_role("heading", name="You are signed out")).to_be_visible(timeout=SOON)
    assert page.evaluate("document.querySelector('#portal > *')") is None
    assert not [key for key in kept_keys(page) if key.split("/")[0] in ("account", "screens", "kit", "log")]
    lifter.set_offline(False)


def test_signing_out_without_a_connection_is_finished_at_the_next_contact(lifter, contexts):
    page, other = begin(lifter, "/train/more"), begin(lifter, "/train/history")
    mine = next(one["id"] for one in API(lifter).call("GET", "/v1/sessions")["items"] if one["current"])
    elsewhere = API(contexts("lifter23", "lifter"))
    # What is needed then is loaded in a quiet moment.
    for one in (page, other):
        knows_how_to_end(one)
    lifter.set_offline(True)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="You are signed out")).to_be_visible(timeout=SOON)
    other.wait_for_function("() => !document.querySelector('#portal > *')", timeout=SOON)
    assert kept_keys(page) == ["language", "signed-out"] or set(kept_keys(page)) <= {"language", "signed-out"}
    assert mine in [one["id"] for one in elsewhere.call("GET", "/v1/sessions")["items"]]
    # The first requests may still fail.
    lifter.watch.expects(503)
    failing = iter([lambda route: route.abort(), lambda route: route.continue_(), lambda route: route.fulfill(status=503)])
    lifter.route("**/v1/sessions/current", lambda route: next(failing, lambda route: route.continue_())(route))
    lifter.set_offline(False)
    until(page, lambda: mine not in [one["id"] for one in elsewhere.call("GET", "/v1/sessions")["items"]], "the session is ended")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    until(page, lambda: "signed-out" not in kept_keys(page), "it is finished")


def test_back_shows_nothing_after_a_sign_out(playwright, portal):
    """Chromium with the cache that keeps whole pages for Back, which Playwright switches off."""
    browser = launched(playwright, ignore_default_args=["--disable-back-forward-cache"])
    context = browser.new_context(base_url=portal, locale="en-GB")
    context_sign_in(context, "lifter23", "lifter")
    page = begin(context, "/train/history")
    page.goto("/train/more")
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    for _ in range(2):
        page.go_back()
        assert page.locator("#portal > *").count() == 0
        expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    browser.close()
