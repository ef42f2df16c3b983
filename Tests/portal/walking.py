"""Going from screen to screen within the portal, as a click on a link does."""

FOLLOW = """(address) => {
  document.querySelectorAll('main h1').forEach((one) => one.setAttribute('data-before', ''));
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def follow(page, address):
    page.evaluate(FOLLOW, address)
    settle(page)


def settle(page):
    """Until the screen is there: its h1, and nothing that is still loaded."""
    page.locator("main h1:not([data-before])").first.wait_for()
    page.locator("[aria-busy=true]").first.wait_for(state="hidden")
