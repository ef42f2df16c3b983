"""Trouble on the way between a page and the server, in all stories at once. PORTAL_TROUBLES names the folder in which each story
notes which writes met which troubles. The first press that sends a write meets four, one after the other: the request does not arrive,
no answer comes in the portal's own time, the answer is lost, the request arrives twice. After each of the first three the page must
say what failed, and the press is made again. Then the story goes on as it always does: what it made is there, and is there once.
"""

import collections
import contextlib
import json
import os
import pathlib
import re

from playwright.sync_api import Error, Locator, expect

import screens

ASKED = bool(os.environ.get("PORTAL_TROUBLES"))
SAID = {"cut": "There is no connection.", "silent": "The server did not answer in time.", "lost": "There is no connection."}
IN_TURN = [*SAID, "twice"]

# Kept for later, or asked for by nobody: what a device logs, marks of what was read, choices about screens, what a form would come
# to. The stories of these are test_offline and the simulation of devices.
UNASKED = re.compile(r"^(profile/preferences|assignments/simulation|conversations/[^/]+/read|.*/comments/read|notices/read|drafts|live)")

# What is not sent a second time: the page could not know from a refusal whether the first press did it, and says "not found" or
# "conflict"; or it counts.
OPEN_ENDED = {
    "PUT assignments/*",  # each change is a revision, which the client is told of
    "DELETE me/account-changes/*",  # it may have come too late
    "DELETE teams/*",  # another owner may have taken one out of the team
    "POST admin/accounts/*/address-removals",  # another admin may have given another reason
    "POST api-keys",  # a secret is shown once, so each press makes one
    "POST share-links",  # so is an address
    "POST lifters/me/imports",  # the second report says that nothing is new (test_writes)
}

# Around the page's requests: each write asks what happens to it. Of one that gets no answer, the timer runs off at once that was set
# before it was sent.
ON_THE_WAY = """(() => {
  const { fetch, setTimeout: wait } = window;
  let last = () => {};
  window.setTimeout = (work, after, ...more) => {
    if (after > 19_000) last = work;
    return wait(work, after, ...more);
  };
  const idOf = (answer) => answer.clone().json().then(({ id }) => id ?? null, () => null);
  window.fetch = async (address, options = {}) => {
    const method = options.method ?? 'GET', path = `${address}`.split('/v1/')[1];
    if (!path || method === 'GET' || method === 'HEAD') return fetch(address, options);
    const late = last, how = await window.troubleOf(method, path);
    if (how === 'cut') throw new TypeError('Failed to fetch');
    if (how === 'silent') return new Promise((_, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
      queueMicrotask(late);
    });
    const first = await fetch(address, options);
    if (how === 'lost') throw new TypeError('Failed to fetch');
    if (how !== 'twice') return first;
    const second = await fetch(address, options);
    if (first.ok && new Headers(options.headers).has('Idempotency-Key')) await window.arrivedTwice(method, path, [await idOf(first), await idOf(second)]);
    return second;
  };
})()"""


def called():
    """The writes that the portal's modules name: 'POST goals', 'DELETE goals/*'."""
    found = set()
    for file in screens.SOURCES.rglob("*.js"):
        for method, path in re.findall(r"'(POST|PUT|PATCH|DELETE) /v1/([^']+)'", file.read_text()):
            if not UNASKED.match(path):
                found.add(f"{method} {re.sub(r'{[^}]+}', '*', path)}")
    return found


class Troubles:
    """Of all stories of a process."""

    def __init__(self):
        self.named = {name: re.compile(re.escape(name).replace(r"\*", "[^/]+")) for name in sorted(called(), key=lambda one: one.count("*"))}
        # The troubles of each write.
        self.met = collections.defaultdict(list)
        self.in_turn = IN_TURN
        self.wrongs = []
        self.is_pressing, self.failed, self.steps = False, [], []

    def join(self, context):
        context.expose_function("troubleOf", self.choose)
        context.expose_function("arrivedTwice", self.compare)
        context.add_init_script(ON_THE_WAY)

    def name(self, method, path):
        sent = f"{method} {path.split('?')[0]}"
        return next((name for name, pattern in self.named.items() if pattern.fullmatch(sent)), sent)

    def choose(self, method, path):
        if not self.is_pressing or UNASKED.match(path):
            return None
        name = self.name(method, path)
        may = [one for one in self.in_turn if name not in OPEN_ENDED or one in ("cut", "silent")]
        how = next((one for one in may if one not in self.met[name]), "twice" if "twice" in may else None)
        if how:
            self.met[name].append(how)
        if how in SAID:
            self.failed.append((how, name))
        return how

    def compare(self, method, path, ids):
        if ids[0] != ids[1]:
            self.wrongs.append(f"{method} {path} made two things: {ids}")

    def press(self, what, **options):
        """As a person does it: who reads that it failed presses again."""
        self.steps = [*(one for one in self.steps[-3:] if one.page == what.page), what]
        self.failed.clear()
        self.is_pressing = True
        try:
            click(what, **options)
            while self.has_failed(what.page):
                self.is_said(what.page, *self.failed.pop())
                self.press_again(what.page)
        finally:
            self.is_pressing = False

    def has_failed(self, page):
        """Whether a request has failed, soon after a press."""
        for _ in range(5):
            with contextlib.suppress(Error):
                page.wait_for_timeout(50)
            if self.failed:
                return True
        return False

    def is_said(self, page, how, name):
        said = page.locator("[role=alert]:visible, .fault:visible").filter(has_text=SAID[how])
        try:
            expect(said.first).to_be_visible(timeout=10_000)
        except AssertionError:
            self.wrongs.append(f"{name}, {how}: nothing is said")

    def press_again(self, page):
        retry = page.get_by_role("button", name="Try again", exact=True)
        if retry.count():
            click(retry.last)
            # What asked before asks once more.
            page.wait_for_timeout(200)
            if not self.failed and page.locator("dialog[open]").count() and self.steps[-1].is_visible():
                click(self.steps[-1])
            return None
        # It may have been in a menu or a question, which has closed: what led there is pressed first.
        for at in range(len(self.steps) - 1, -1, -1):
            with contextlib.suppress(Error):
                if self.steps[at].is_visible():
                    for step in self.steps[at:]:
                        click(step, timeout=5_000)
                    return None
        raise AssertionError(f"{self.steps[-1]} cannot be pressed again")

    def end(self):
        """What was wrong in a story."""
        wrongs, self.wrongs = self.wrongs, []
        return wrongs

    def keep(self, folder, story):
        pathlib.Path(folder, story).write_text(json.dumps({name: sorted({*how}) for name, how in self.met.items()}))


click = Locator.click
troubles = Troubles()
if ASKED:
    Locator.click = lambda what, **options: troubles.press(what, **options)
