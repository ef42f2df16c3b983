"""The picture at the top of the README: a live workout on a phone beside a coach's clients. PORTAL_PICTURES names the folder
that it is written to; without it, only that both can be drawn is seen.
"""

import base64
import os
import re

import pytest
from conftest import DESK, PHONE
from playwright.sync_api import expect

FOLDER = os.environ.get("PORTAL_PICTURES")


@pytest.mark.lifter(2)
def test_a_live_workout_and_the_clients_make_a_picture(lifter, coach, browser):
    lifter.watch.expects(404)
    phone, desk = lifter.new_page(), coach.new_page()
    phone.emulate_media(color_scheme="dark")
    phone.set_viewport_size(PHONE)
    phone.goto("/train")
    phone.get_by_role("button", name="Start", exact=True).first.click()
    # The rows are drawn once more when last time's sets are there.
    expect(phone.get_by_role("button", name=re.compile("Take last time")).first).to_be_visible()
    for _ in range(2):
        row = phone.locator("tr.now")
        done = row.get_attribute("id")
        row.locator(".tick").click()
        expect(phone.locator(f"#{done}")).to_have_class("done")
    desk.set_viewport_size(DESK)
    desk.goto("/coach")
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
    desk.locator("[aria-busy=true]").first.wait_for(state="hidden")
    pictures = [phone.screenshot(), desk.screenshot()]
    if FOLDER:
        together(browser, pictures).screenshot(path=f"{FOLDER}/portal.png")


def together(browser, pictures):
    """Side by side, on a page of its own."""
    page = browser.new_context(viewport={"width": 1310, "height": 640}).new_page()
    sources = ["data:image/png;base64," + base64.b64encode(picture).decode() for picture in pictures]
    page.set_content(
        "<style>body{margin:0;padding:24px;background:#dedbd5;display:flex;gap:24px;box-sizing:border-box;height:640px}"
        "img{height:592px;border-radius:12px;border:1px solid #85817a}</style>"
        + "".join(f'<img src="{source}" alt="">' for source in sources))
    return page
