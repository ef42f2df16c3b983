"""What a page lacks for those who don't see it, hear it or point at it: axe's rules, what is wider than a phone, text that is cut
and controls that lie on each other; and the ways in which people have a page shown.
"""

from axe_playwright_python.base import AXE_SCRIPT

# WCAG 2.2 at the levels A and AA, and axe's best practice.
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
    # Else axe fetches the style sheets and makes elements of them, which the policy forbids; no sheet asks for an orientation.
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

# Cut text: where what overflows is hidden, and what is longer than its field. A preview of some lines is meant so.
CUT = """() => {
  // What dates and choices show does not overflow, so a copy that takes as much room as it needs says how much that is: for
  // whatever can be chosen.
  const isNarrow = (field) => {
    const copy = field.cloneNode(true);
    copy.style.cssText = 'position: absolute; inline-size: max-content; min-inline-size: 0; max-inline-size: none';
    field.after(copy);
    const needed = copy.offsetWidth;
    copy.remove();
    return needed > field.offsetWidth + 1;
  };
  return [...document.querySelectorAll('body *')].filter((one) => {
  if (!one.clientWidth || one.closest('svg, .said, [inert]') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const style = getComputedStyle(one);
  if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none') return false;
  // A field scrolls to what a reader's own spacing pushes out of it.
  const isSpaced = document.adoptedStyleSheets[0]?.cssRules.length;
  if (one.matches('input[inputmode]')) return !isSpaced && one.scrollWidth > one.clientWidth + 1;
  // People's own words are as long as they like.
  if (one.matches('select:not([translate=no]), [type^=date], [type=time]')) return !isSpaced && isNarrow(one);
  if (!one.textContent.trim()) return false;
  const hides = (value) => value === 'hidden' || value === 'clip';
  return hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1 || hides(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
}).slice(0, 3).map((one) => `cut: ${one.tagName.toLowerCase()}.${one.className} "${(one.value ?? one.textContent).trim().slice(0, 30)}"`);
}"""
# Controls that lie on each other. What floats over the page is compared with what floats alone; a link around a control holds it.
# What a list that scrolls does not show lies on nothing.
COVERED = """() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const floats = (one) => { for (let at = one; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at; return null; };
  const hides = (one, box) => { for (let at = one.parentElement; at; at = at.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const seen = at.getBoundingClientRect();
    if (box.top >= seen.bottom - 3 || box.bottom <= seen.top + 3) return true;
  } return false; };
  const boxes = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((one) => !one.closest('svg, .menu-list') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && getComputedStyle(one).clipPath === 'none')
    .flatMap((one) => [...one.getClientRects()].filter((box) => box.width > 1 && box.height > 1 && !hides(one, box)).map((box) => ({ one, box, floats: floats(one) })));
  const name = ({ one }) => `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 24)}"`;
  const found = [];
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    if (a.one === b.one || a.floats !== b.floats || a.one.contains(b.one) || b.one.contains(a.one)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 3 && high > 3) found.push(`${name(a)} and ${name(b)} lie on each other`);
  }));
  return found.slice(0, 3);
}"""
# WCAG 2.5.3: who speaks to the page says what is seen. A letter or a sign alone is a picture; what is cut off is for readers alone.
NAMED = """() => {
  const words = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
  const shown = (one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, ({ parentElement: at }) => at.closest('svg, .said, kbd') || !at.checkVisibility() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    let all = '';
    while (texts.nextNode()) all += ` ${texts.currentNode.data}`;
    return words(all);
  };
  return [...document.querySelectorAll('button[aria-label], a[aria-label], summary[aria-label]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => [shown(one), one.ariaLabel])
    .filter(([seen, name]) => !/^\\p{L}?$/u.test(seen) && !` ${words(name)} `.includes(` ${seen} `))
    .slice(0, 3).map(([seen, name]) => `"${seen}" is called "${name}"`);
}"""
# WCAG 1.4.12. A sheet that a script makes is no inline style, so the content security policy takes it.
SPACED = """(on) => {
  const sheet = new CSSStyleSheet();
  if (on) sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
  // What is below the window is laid out like the rest, so that it is measured as it is seen.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet, whole];
}"""
# Colours that are still on their way to those of the theme would be measured as they are.
ARRIVED = """() => new Promise((done) => requestAnimationFrame(() => done(Promise.all(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished.catch(() => null)))))).then(() => null)"""
# How a page is shown: the theme, forced colours, the size of letters in percent, and the room between them.
LOOKS = {
    "day": ("light", "none", 100, False),
    "night": ("dark", "none", 100, False),
    "forced colours": ("dark", "active", 100, False),
    "twice as large": ("light", "none", 200, False),
    "spaced": ("light", "none", 100, True),
}


def show(page, look):
    theme, forced, percent, spaced = LOOKS[look]
    page.emulate_media(color_scheme=theme, forced_colors=forced)
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")
    page.evaluate(SPACED, spaced)
    page.evaluate(ARRIVED)


def violations(page):
    """Each as "rule: where". axe is 500 KB, so it is given to a document once. It reads what the style sheets say, not the colours
    that a system forces on the page."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
    return page.evaluate(ASK, RULES | ({"rules": {"color-contrast": {"enabled": False}}} if forced else {}))


def accessible(page):
    assert violations(page) == []


def faults(page):
    """What is wrong with the screen that is shown, at the width that the page has now."""
    found = violations(page)
    heads = page.locator("main h1").count()
    if heads != 1:
        found.append(f"{heads} h1")
    wide = page.evaluate(WIDE)
    return found + ([wide] if wide else []) + page.evaluate(CUT) + page.evaluate(COVERED) + page.evaluate(NAMED)
