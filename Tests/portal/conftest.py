"""The portal in a real browser, on a real server and database: `PortalStoryTests.swift` starts them and names them in the
environment. PORTAL_URL is the server with the demo's people, PORTAL_PASSWORD everyone's password.

Every page of every test is watched: what breaks the content security policy, an error that nothing caught, a request to
another host, a 5xx, or a 4xx that the story did not expect fails it.
"""

import os
import pathlib
import urllib.parse

import pytest
from playwright.sync_api import Error, expect, sync_playwright

import troubles

URL = os.environ["PORTAL_URL"]
PASSWORD = os.environ["PORTAL_PASSWORD"]
# Times are asked for where nothing runs beside: in the long tests.
timed = pytest.mark.skipif(not os.environ.get("PORTAL_LONG"), reason="a time says something on a quiet machine only")
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
# Milliseconds. Only waited for where something is wrong, since the machine may be busy with other tests.
LIMIT = 120_000
expect.set_options(timeout=LIMIT)
# What a busy machine does not always come to in time: the page takes "Undo" away after twelve seconds, and waits eight seconds for
# what it reads and twenty for what it writes.
UNHURRIED = """const { setTimeout: wait } = window, longer = { 12_000: 600_000, 8_000: 90_000, 20_000: 90_000 };
window.setTimeout = (work, after, ...more) => wait(work, longer[after] ?? after, ...more);"""
# The screen that is shown has the address that it was shown at (`steps.arriving`).
PLACED = """new MutationObserver((changes) => changes.forEach(({ target }) => {
  if (target.id === 'main') target.dataset.place = location.href;
})).observe(document, { childList: true, subtree: true });"""


class Watch:
    """What went wrong on the pages of a browser context, beside what the story expects."""

    def __init__(self, context, home=URL):
        self.hosts = {urllib.parse.urlsplit(home).netloc}
        self.wrongs = []
        self.expected = set()
        # Said by the page itself, so that no message of the console has to be read.
        context.add_init_script(
            "addEventListener('securitypolicyviolation', (event) =>"
            " console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))")
        context.on("page", self.watch)
        context.on("response", self.hear)
        context.on("request", self.ask)

    def watch(self, page):
        page.on("pageerror", lambda error: self.wrongs.append(f"uncaught: {error}"))
        page.on("console", lambda line: line.text.startswith("policy: ") and self.wrongs.append(line.text))

    def ask(self, request):
        host = urllib.parse.urlsplit(request.url)
        if host.scheme in ("http", "https") and host.netloc not in self.hosts:
            self.wrongs.append(f"another host: {request.url}")

    def hear(self, response):
        if response.status >= 400 and response.status not in self.expected:
            path = urllib.parse.urlsplit(response.url).path
            self.wrongs.append(f"{response.status} {response.request.method} {path}")

    def expects(self, *statuses):
        self.expected.update(statuses)


def launched(playwright, program="chromium-headless-shell", **more):
    # As root, as in a container, Chromium has no sandbox.
    options = ["--no-sandbox", "--disable-dev-shm-usage"]
    return playwright.chromium.launch(executable_path=f"/usr/bin/{program}", args=options, **more)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    """Chromium without a window, which takes half of the processor's time."""
    browser = launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright):
    """The one that shows notifications."""
    browser = launched(playwright, "chromium")
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def portal():
    return URL


@pytest.fixture
def contexts(request):
    """Makes browser contexts, each with nothing of another one; all of them were watched when the story ends."""
    name = "whole_browser" if request.node.get_closest_marker("notified") else "browser"
    yield from makes_contexts(request.getfixturevalue(name))


@pytest.fixture(scope="module")
def lasting(browser):
    """Makes browser contexts that all stories of a file share, so that everyone signs in once."""
    yield from makes_contexts(browser)


def pytest_exception_interact(report):
    """Says with a failure what its pages showed: where a screen does not come, nothing else tells why."""
    pages = [page for context in shown_contexts for page in context.pages]
    report.sections.append(("pages", "\n\n".join(map(told, pages))))


# Of the story that runs.
shown_contexts = []

SHOWN = """() => {
  const busy = [...document.querySelectorAll('[aria-busy=true]')].map((one) => one.cloneNode().outerHTML);
  return [...busy, document.body.innerText].join('\\n').slice(0, 1500);
}"""


def told(page):
    try:
        return f"{page.url}\n{page.evaluate(SHOWN)}"
    except Error as error:
        return f"{page.url}\n{error.message}"


def makes_contexts(browser):
    made = []

    def make(login=None, role=None, **options):
        options = {"viewport": PHONE, "locale": "en-GB", "base_url": URL, "reduced_motion": "reduce", **options}
        context = browser.new_context(**options)
        context.set_default_timeout(LIMIT)
        context.add_init_script(UNHURRIED)
        context.add_init_script(PLACED)
        context.watch = Watch(context, options["base_url"])
        if troubles.ASKED:
            # What arrives twice may be refused the second time.
            context.watch.expects(*range(400, 500))
            troubles.troubles.join(context)
        if login:
            sign_in(context, login, role, options["base_url"])
        made.append(context)
        shown_contexts.append(context)
        return context

    yield make
    wrongs = [wrong for context in made for wrong in context.watch.wrongs] + troubles.troubles.end()
    for context in made:
        shown_contexts.remove(context)
        context.close()
    assert not wrongs, "\n".join(wrongs)


def sign_in(context, login, role=None, url=URL):
    """By the API, beside any page: a page for it would cost each story a second."""
    body = {"login": login, "password": PASSWORD} | ({"role": role} if role else {})
    fields = {"Origin": url}
    # The demo's people speak several languages and lift in two units; the stories are told in one of each.
    answers = [
        context.request.post(f"{url}/v1/sessions", data=body, headers=fields | {"Session": "cookie"}),
        context.request.patch(f"{url}/v1/me", data={"locale": "en", "unit": "kg"}, headers=fields)]
    assert [answer.status for answer in answers] == [201, 200], login


@pytest.fixture
def people():
    """The demo's lifters by number. Each story takes its own, so that none finds what another one changed."""
    return lambda number: f"lifter{number}"


@pytest.fixture
def grants(contexts, people):
    """Lets lifters open just these scopes to the coach, and answers who they are."""

    def grant(coach_id, number, scopes):
        whose = contexts(people(number), "lifter").request
        answer = whose.put(f"{URL}/v1/coaches/{coach_id}/scopes", data={"scopes": scopes}, headers={"Origin": URL})
        assert answer.ok, answer.text()
        return whose.get(f"{URL}/v1/me").json()

    return grant


@pytest.fixture
def lifter(contexts, request):
    marker = request.node.get_closest_marker("lifter")
    return contexts(f"lifter{marker.args[0] if marker else 1}", "lifter")


@pytest.fixture
def coach(contexts):
    return contexts("coach1", "coach", viewport=DESK)


@pytest.fixture
def admin(contexts):
    return contexts("admin1", "admin", viewport=DESK)


@pytest.fixture
def page(contexts, request):
    """Of whom the story is about; else of a visitor."""
    who = next((name for name in ("lifter", "coach", "admin") if name in request.fixturenames), None)
    return (request.getfixturevalue(who) if who else contexts()).new_page()


@pytest.fixture(autouse=True)
def troubled(request):
    """Which troubles a story meets, where it meets some."""
    some = request.node.get_closest_marker("troubles")
    troubles.troubles.in_turn = some.args if some else troubles.IN_TURN


def pytest_sessionfinish(session):
    if troubles.ASKED:
        troubles.troubles.keep(os.environ["PORTAL_TROUBLES"], pathlib.Path(session.items[0].path).stem)


def pytest_configure(config):
    config.addinivalue_line("markers", "troubles(how…): the only ones that the story meets, where a second press is for something else")
    config.addinivalue_line("markers", "lifter(number): which of the demo's lifters the story is about")
    config.addinivalue_line("markers", "notified: the story needs a browser that shows notifications")
