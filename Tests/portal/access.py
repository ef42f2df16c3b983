"""What a page lacks for those who don't see it, hear it or point at it: axe's rules, and what is wider than a phone."""

from axe_playwright_python.base import AXE_SCRIPT

# WCAG 2.2 at the levels A and AA, and axe's best practice.
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
    "preload": False,
}
ASK = """async (rules) => (await axe.run(rules)).violations.map(({ id, nodes }) =>
  id + ': ' + nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join('; '))"""
WIDE = """() => {
  const room = document.scrollingElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room) return null;
  const wide = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > room + 1);
  return document.scrollingElement.scrollWidth + ' px wide: ' + wide.slice(0, 3).map((one) => one.tagName + '.' + one.className).join(' ');
}"""


def violations(page):
    """Each as "rule: where". axe is 500 KB, so it is given to a document once."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(ASK, RULES)


def accessible(page):
    assert violations(page) == []


def faults(page):
    """What is wrong with the screen that is shown, at the width that the page has now."""
    found = violations(page)
    heads = page.locator("main h1").count()
    if heads != 1:
        found.append(f"{heads} h1")
    wide = page.evaluate(WIDE)
    return found + [wide] if wide else found
