"""Rules of the portal's sources that no browser shows: nothing becomes markup or script, colours have one place, and what is
shown is in the files of texts.
"""

import re

import screens

MODULES = [file for file in screens.SOURCES.rglob("*.js")]
STYLES = [file for file in screens.SOURCES.rglob("*.css")]


def lines(files, pattern, but=()):
    """Where it stands, with the line on which it begins. A call may stand on several."""
    found = []
    for file in files:
        name = str(file.relative_to(screens.SOURCES))
        if name in but:
            continue
        read = file.read_text().splitlines()
        code = "\n".join(line if "://" in line else line.split("//")[0] for line in read)
        for one in re.finditer(pattern, code):
            number = code.count("\n", 0, one.start())
            found.append(f"{name}:{number + 1}: {read[number].strip()[:120]}")
    return found


def test_nothing_becomes_markup_or_script():
    assert not lines(MODULES, r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")


def test_one_file_holds_the_policy_of_trusted_types():
    assert {line.split(":")[0] for line in lines(MODULES, r"\.createPolicy\(")} == {"kit/trusted.js"}


def test_no_element_has_a_style_attribute():
    assert not lines(MODULES, r"setAttribute\(\s*'style'|h\([^)]*\bstyle: ['\"`]")


def test_colours_have_one_place():
    # The colours of a brand are reckoned from surfaces that are the same as in tokens.css.
    assert not lines(STYLES, r"#[0-9a-fA-F]{3,8}\b|\brgb\(|\bhsl\(", but={"style/tokens.css"})
    assert not lines(MODULES, r"['\"`]#[0-9a-fA-F]{6}['\"`]", but={"kit/colour.js"})


def test_no_request_goes_to_another_host():
    assert not lines(MODULES, r"fetch\(\s*['\"`]https?:|import\(\s*['\"`]https?:")


def test_every_screen_is_listed():
    for area in ["train", "coach", "admin", "own"]:
        listed = "".join(file.read_text() for file in (screens.SOURCES / area).glob("*screens.js"))
        for file in (screens.SOURCES / area).glob("*.js"):
            for name in re.findall(r"export const (\w+) = (?:\w+\([^;]*?)?\{\s+path: '/", file.read_text()):
                assert re.search(rf"\b{name}\b", listed), f"{file.name}: {name}"


def test_every_notice_leads_to_a_screen():
    links = (screens.SOURCES / "own/notice-links.js").read_text()
    places = [screens.pattern(path) for area in ["train", "coach", "admin", "own"] for path in screens.paths(area)]
    dead = [path for path in re.findall(r"\w+: '(/[^']+)'", links) if not any(place.match(path) for place in places)]
    assert not dead, dead
