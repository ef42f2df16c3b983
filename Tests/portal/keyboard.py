"""Going through a page by keys alone. Each stop is looked at: the focus is somewhere, is seen, is not under anything else, and
comes in the order of the page.
"""

from playwright.sync_api import expect

# Where the focus is and what is wrong with it. A heading that the router focused is no stop, so it needs no ring.
LOOK = """(before) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return { wrong: 'the focus is lost', place: before };
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  const wrongs = [];
  const box = focused.getClientRects()[0];
  if (!box || !box.width || !box.height) return { wrong: `${name} is not drawn`, place: before };
  const ringed = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after'),
    ...(focused.nextElementSibling ? [getComputedStyle(focused.nextElementSibling)] : [])];
  const point = focused.querySelector?.('.hit');
  if (focused.matches(':focus-visible') && !/^(H1|MAIN|DIALOG)$/.test(focused.tagName) && !rings.some(ringed)
    && !(point && getComputedStyle(point).stroke !== 'none')) wrongs.push('has no ring');
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  // What is taller than the page counts by what of it is shown.
  const top = document.elementFromPoint(x, y);
  const own = top && (focused.contains(top) || focused.closest('label')?.contains(top) || (focused.id && top.closest?.(`label[for="${focused.id}"]`)));
  if (box.bottom <= 0 || box.top >= innerHeight) wrongs.push('is out of sight');
  else if (!own && !/^(H1|MAIN)$/.test(focused.tagName)) wrongs.push(`is under ${top ? top.tagName.toLowerCase() + '.' + top.className : 'nothing'}`);
  let fixed = false;
  for (let one = focused; one; one = one.parentElement) fixed ||= /fixed|sticky/.test(getComputedStyle(one).position) || one.tagName === 'DIALOG';
  const place = { left: box.left + scrollX, top: box.top + scrollY, right: box.right + scrollX, bottom: box.bottom + scrollY, fixed };
  if (focused.tabIndex > 0) wrongs.push('has an order of its own');
  if (before && !before.fixed && !fixed && place.bottom <= before.top && place.right <= before.left) wrongs.push('is above and left of what came before');
  return { wrong: wrongs.length ? `${name} ${wrongs.join(', ')}` : null, place };
}"""
SAME = "(element) => element === document.activeElement || element.contains(document.activeElement) && element.matches('summary, label')"
MOST = 150


class Keyboard:
    """Presses keys, and collects what was wrong with the focus at each stop."""

    def __init__(self, page):
        self.page, self.wrongs, self.place = page, [], None

    def look(self):
        seen = self.page.evaluate(LOOK, self.place)
        self.place = seen["place"]
        if seen["wrong"]:
            self.wrongs.append(f"{self.page.url.split('/', 3)[3]}: {seen['wrong']}")

    def tab(self, key="Tab"):
        self.page.keyboard.press(key)
        if key != "Tab":
            self.place = None
        self.look()

    def to(self, target, key="Tab"):
        """Goes on until this has the focus."""
        expect(target).to_be_attached()
        for _ in range(MOST):
            if target.evaluate(SAME):
                return self
            self.tab(key)
        raise AssertionError(f"not reached by {key}: {target}")

    def write(self, target, text):
        """Types into a field; what was in it is gone, as fields of the portal select themselves or are cleared by hand."""
        self.to(target)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def act(self, target, key="Enter"):
        """Activates it. Where it led somewhere, the focus has to be there in the end."""
        self.to(target)
        self.page.keyboard.press(key)
        self.place = None

    def holds(self):
        """The focus is somewhere by now."""
        expect(self.page.locator("body :focus")).to_have_count(1)
        self.look()

    def done(self):
        assert not self.wrongs, "\n".join(dict.fromkeys(self.wrongs))
