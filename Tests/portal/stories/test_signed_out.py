"""Coming in: the pages before signing in work without scripts, and lead to the area of one's role."""

import re
import urllib.parse

from conftest import PASSWORD
from playwright.sync_api import expect


def fill_in(page, login, password):
    page.get_by_label("Username or email address").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in", exact=True).click()


def test_without_scripts_a_lifter_signs_in_and_comes_to_where_they_were_going(contexts):
    page = contexts(java_script_enabled=False).new_page()
    page.goto("/sign-in?to=/train/history")
    fill_in(page, "lifter1", PASSWORD)
    expect(page).to_have_url(re.compile("/train/history$"))


def test_a_wrong_password_says_so_and_keeps_the_name(contexts):
    context = contexts(java_script_enabled=False)
    context.watch.expects(401)
    page = context.new_page()
    page.goto("/sign-in")
    fill_in(page, "lifter1", "another password")
    expect(page.get_by_role("alert")).to_contain_text("The login or the password is wrong")
    expect(page.get_by_label("Username or email address")).to_have_value("lifter1")


def test_no_link_leads_to_another_site_after_signing_in(contexts):
    for place in ["//evil.example/", "https://evil.example/", "/\\evil.example", "/trainevil"]:
        page = contexts(java_script_enabled=False).new_page()
        page.goto(f"/sign-in?to={urllib.parse.quote(place)}")
        fill_in(page, "lifter1", PASSWORD)
        expect(page, place).to_have_url(re.compile("/train$"))


def test_a_visitor_registers_without_scripts(contexts):
    context = contexts(java_script_enabled=False)
    context.watch.expects(422)
    page = context.new_page()
    page.goto("/sign-in")
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("I coach").check()
    page.get_by_label("Email address").fill("wanda@example.com")
    page.get_by_label("Username").fill("wanda")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_label("I coach")).to_be_checked()
    page.get_by_label("Password").fill("a long enough one 531")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status")).to_contain_text("we emailed you a link")


def test_a_forgotten_password_is_asked_for_without_saying_whose_address_it_is(contexts):
    page = contexts(java_script_enabled=False).new_page()
    page.goto("/sign-in")
    page.get_by_role("link", name="Forgot your password?").click()
    page.get_by_label("Email address").fill("nobody@example.com")
    page.get_by_role("button", name="Email the link").click()
    expect(page.get_by_role("status")).to_contain_text("If the address is an account's")


def test_scripts_tell_the_time_zone_of_who_registers(contexts):
    page = contexts(timezone_id="Asia/Tokyo").new_page()
    page.goto("/register")
    expect(page.locator("input[name=time_zone]")).to_have_value("Asia/Tokyo")
