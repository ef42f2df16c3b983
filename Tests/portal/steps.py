"""What several stories do: asking the public API as someone, and counting what is activated."""

import json

ASK = """async ([method, path, body]) => {
  const answer = await fetch(path, body === null ? { method }
    : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return [answer.status, await answer.text()];
}"""


class API:
    """The public API, as the person of the context: asked from a page, for Chromium knows the hosts under localhost."""

    def __init__(self, context, portal):
        self.page = context.new_page()
        self.page.goto(portal + "/sign-in")

    def call(self, method, path, body=None):
        status, text = self.page.evaluate(ASK, [method, path, body])
        assert status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else None


class Clicks:
    """Counts what is activated, and refuses to do more than an aim may take. Typing and choosing inside a form are none."""

    def __init__(self, most=3):
        self.most, self.count = most, 0

    def __call__(self, locator):
        self.count += 1
        assert self.count <= self.most, f"the {self.count}th activation of {self.most}: {locator}"
        locator.click()
