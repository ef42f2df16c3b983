"""What several stories need: the API by the page's own session, and clicks that are counted."""


def api(page, method, path, body=None):
    """The answer of the API to this person, as (status, JSON)."""
    return tuple(page.evaluate(
        """async ([method, path, body]) => {
          const answer = await fetch(path, { method, headers: body === null ? {} : { 'Content-Type': 'application/json' },
            body: body === null ? undefined : JSON.stringify(body) });
          const text = await answer.text();
          return [answer.status, text ? JSON.parse(text) : null];
        }""", [method, path, body]))


def begin(context, path="/train/more"):
    """A page in English, whatever the person's language is."""
    page = context.new_page()
    page.goto("/sign-in")
    status, _ = api(page, "PATCH", "/v1/me", {"locale": "en"})
    assert status == 200
    page.goto(path)
    page.locator("main h1").wait_for()
    return page


class Clicks:
    """Counts activations. Typing and choosing within a form are none."""

    def __init__(self, page):
        self.page = page
        self.count = 0

    def on(self, role, name, exact=False):
        self.count += 1
        self.page.get_by_role(role, name=name, exact=exact).first.click()
        return self
