"""Pictures of every screen on contact sheets, for people to look at: each file of the folder is twelve screens or so, and
sheet.html shows them all. Run on a server with the demo's people, as the stories are:

    PORTAL_URL=http://localhost:8080 PORTAL_PASSWORD=… PORTAL_SHEETS=folder python Tests/portal/sheet.py

PORTAL_VIEWS chooses, e.g. "360-de-dark 1440-en-light"; PORTAL_ROLES, e.g. "coach"; PORTAL_UNDER, e.g. "/train/progress".
"""

import base64
import html
import os
import pathlib
import sys

from playwright.sync_api import Error, sync_playwright

sys.path.append(str(pathlib.Path(__file__).parent / "stories"))

import screens
from conftest import DESK, LIMIT, PASSWORD, PHONE, URL, launched
from test_access import ACTING, AREAS, FULL, links
from walking import FOLLOW, settle

FOLDER = pathlib.Path(os.environ["PORTAL_SHEETS"])
SIZES = {"360": PHONE, "1440": DESK}
VIEWS = [f"{width}-{language}-{theme}" for width in SIZES for language in ("en", "de") for theme in ("light", "dark")]
# How tall a picture is at most, how wide it stands on a sheet, and how many stand there.
TALLEST = {"360": 1100, "1440": 1300}
SHOWN = {"360": (250, 12), "1440": (500, 9)}
SIGN_IN = """async ([body, locale]) => {
  const send = (method, path, body) => fetch(path, {
    method, headers: { 'Content-Type': 'application/json', Session: 'cookie' }, body: JSON.stringify(body) });
  await send('POST', '/v1/sessions', body);
  return (await send('PATCH', '/v1/me', { locale, unit: 'kg' })).status;
}"""


def signed_in(browser, login, role, language):
    context = browser.new_context(viewport=PHONE, base_url=URL, reduced_motion="reduce", locale=language)
    context.set_default_timeout(LIMIT)
    page = context.new_page()
    page.goto("/sign-in")
    status = page.evaluate(SIGN_IN, [{"login": login, "password": PASSWORD, "role": role}, language])
    assert status == 200, f"{login}: {status}"
    return page


def addresses(page, area, paths):
    """Where the screens are: as a user finds them, by the links of the screens before."""
    asked = {path: path for path in paths if "{" not in path and path not in ACTING}
    page.goto(f"/{area}")
    settle(page)
    seen = 0
    while seen < len(asked):
        page.evaluate(FOLLOW, list(asked.values())[seen])
        settle(page)
        links(page, paths, asked)
        seen += 1
    return asked


def pictures(page, asked, width, theme):
    """One for each screen, as tall as its content is."""
    page.emulate_media(color_scheme=theme)
    for path, address in asked.items():
        page.set_viewport_size(SIZES[width])
        try:
            page.evaluate(FOLLOW, address)
            settle(page)
            tall = page.evaluate("document.scrollingElement.scrollHeight")
            page.set_viewport_size({"width": int(width), "height": max(SIZES[width]["height"], min(tall, TALLEST[width]))})
            yield path, page.screenshot()
        except Error as failure:
            print(f"{address}: {failure.message.splitlines()[0]}")


def sheets(browser, name, taken):
    """Side by side on as many sheets as there are dozens."""
    wide, many = SHOWN[name.split("-")[1]]
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    files = []
    for start in range(0, len(taken), many):
        figures = "".join(
            f'<figure><figcaption>{html.escape(path)}</figcaption>'
            f'<img width="{wide}" src="data:image/png;base64,{base64.b64encode(picture).decode()}"></figure>'
            for path, picture in taken[start:start + many])
        page.set_content(
            "<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start;background:#888;font:14px sans-serif}"
            f"figure{{margin:0}}</style>{figures}")
        files.append(f"{name}-{start // many + 1:02}.png")
        page.screenshot(path=FOLDER / files[-1], full_page=True)
    page.close()
    return files


def main():
    views = os.environ.get("PORTAL_VIEWS", " ".join(VIEWS)).split()
    roles = os.environ.get("PORTAL_ROLES", " ".join(FULL)).split()
    under = os.environ.get("PORTAL_UNDER", "/")
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = []
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for role in roles:
            login, area = FULL[role], AREAS[role]
            paths = screens.paths(area) + (screens.paths(screens.OWN) if role == "lifter" else [])
            page, asked, spoken = None, None, None
            for view in sorted(views, key=lambda view: view.split("-")[1]):
                width, language, theme = view.split("-")
                if language != spoken:
                    page = signed_in(browser, login, role, language)
                    found = addresses(page, area, paths) if asked is None else None
                    asked = asked or {path: address for path, address in found.items() if path.startswith(under)}
                    page.goto(f"/{area}")
                    settle(page)
                    spoken = language
                files += sheets(browser, f"{role}-{view}", list(pictures(page, asked, width, theme)))
        browser.close()
    images = "".join(f'<h2>{name}</h2><img src="{name}" alt="">' for name in files)
    (FOLDER / "sheet.html").write_text(f"<!doctype html><meta charset=utf-8><title>Screens</title>{images}")


main()
