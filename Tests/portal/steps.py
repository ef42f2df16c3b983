"""What several stories do: asking the public API as someone, opening a page as someone, waiting for what comes, and counting what
is activated.
"""

import contextlib
import time

from conftest import LIMIT, URL
from playwright.sync_api import Error, expect

ARRIVED = """([href, index]) => {
  const main = document.getElementById('main');
  return (location.href !== href || history.state?.index !== index) && main?.dataset.place === location.href
    && !!main.querySelector('h1') && !document.querySelector('[aria-busy=true]');
}"""

# The scopes of a coach who reads the training.
TRAINING = ["history", "workout_details", "main_lifts", "all_lifts"]


class API:
    """The public API, as the person of a browser context or of one of its pages. It asks beside the pages: it sees none of
    their routes, and has a connection while they have none."""

    def __init__(self, whose, portal=URL):
        self.request, self.portal = whose.request, portal

    def answer(self, method, path, body=None, headers=None):
        """The status, and what came with it."""
        headers = {"Origin": self.portal} | (headers or {})
        answer = self.request.fetch(self.portal + path, method=method, data=body, headers=headers)
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.status, answer.json() if is_json else answer.text()

    def call(self, method, path, body=None, headers=None):
        """What came, where nothing was refused."""
        status, told = self.answer(method, path, body, headers)
        assert status < 300, f"{method} {path}: {status} {told}"
        return told


def begin(context, path="/train/more"):
    """A page that shows its screen."""
    page = context.new_page()
    page.goto(path)
    expect(page.locator("main:not([aria-busy]) h1")).to_be_visible()
    return page


def coach_id(page):
    return API(page).call("GET", "/v1/me")["id"]


def name_of(account):
    return account.get("display_name") or account["username"]


@contextlib.contextmanager
def arriving(page):
    """What is done leads to another screen, which is waited for. The address changes before the screen does, and what is looked
    for next may be on the screen before, too: it would be taken away from under the click."""
    before = page.evaluate("() => [location.href, history.state?.index]")
    yield

    def arrived():
        try:
            return page.evaluate(ARRIVED, before)
        except Error:  # in the middle of a load of the page
            return False

    until(page, arrived, f"another screen than {before[0]}")


def until(page, look, what):
    """Looks again and again until there is something to be seen, and answers it."""
    end = time.monotonic() + LIMIT / 1000
    while not (seen := look()):
        assert time.monotonic() < end, f"not in time: {what}"
        page.wait_for_timeout(50)
    return seen


class Clicks:
    """Counts what is activated, and refuses to do more than an aim may take. Typing and choosing inside a form are none."""

    def __init__(self, most=3):
        self.most, self.count = most, 0

    def __call__(self, locator):
        self.count += 1
        assert self.count <= self.most, f"the {self.count}th activation of {self.most}: {locator}"
        locator.click()
