"""A plan is bought, changed, cancelled, owed and refunded: from the button to what the page says of it, with Stripe's pages between."""

import os
import re
import urllib.parse
import urllib.request

import pytest
from access import accessible
from conftest import DESK, PHONE
from playwright.sync_api import expect

from steps import API

OTHER, STRIPE, CONTROLS = (os.environ.get(name, "") for name in ("PORTAL_OTHER_URL", "PORTAL_STRIPE", "PORTAL_STRIPE_CONTROLS"))
pytestmark = pytest.mark.skipif(not STRIPE, reason="PORTAL_STRIPE names a stand-in of Stripe")

ENGLISH = {
    "try": "Try, then", "begun": "Your free trial has begun.", "buy": "Buy for", "paid": "Paid. What you bought is open.",
    "change": "Change to", "sure": "Change", "now": "Starts now. Your free trial goes on until", "later": "Starts on", "planned": "changes to", "keep": "Keep",
    "subscription": "Subscription", "trial": "first payment on", "renews": "renews on", "ends": "ends on",
    "owed": "payment open since", "open": "you keep everything until", "readable": "everything can be read until", "over": "ended on",
    "invoices": "Invoices", "manage": "Cards, invoices, cancel", "resume": "Resume, cards, invoices", "pay": "Pay or change the card",
}
GERMAN = {
    "try": "Testen, danach", "begun": "Deine kostenlose Testphase hat begonnen.", "buy": "Für", "paid": "Bezahlt. Was du gekauft hast, ist offen.",
    "change": "Wechseln zu", "sure": "Wechseln", "now": "Gilt sofort. Deine Testphase läuft bis", "later": "gilt der neue Preis", "planned": "wechselt am", "keep": "Bei .* bleiben",
    "subscription": "Abo", "trial": "erste Zahlung am", "renews": "verlängert sich am", "ends": "endet am",
    "owed": "Zahlung offen seit", "open": "behältst du alles", "readable": "ist alles lesbar", "over": "beendet am",
    "invoices": "Rechnungen", "manage": "Karten, Rechnungen, kündigen", "resume": "Fortsetzen, Karten, Rechnungen", "pay": "Zahlen oder Karte ändern",
}


def happens(what):
    """At Stripe, or in time: `days/15`. The server has been told of it then."""
    urllib.request.urlopen(urllib.request.Request(f"{CONTROLS}/{what}", method="POST")).close()


@pytest.fixture
def selling(contexts):
    """The plans of the other tenant are sold by the month, and for coaches by the year as well."""
    admin = API(contexts("sun_admin", "admin", base_url=OTHER), OTHER)
    has = admin.call("GET", "/v1/admin/tenant")["modules"]
    admin.call("PATCH", "/v1/admin/tenant", {"modules": sorted({*has, "billing"})})
    sold = admin.call("GET", "/v1/admin/tiers")
    for tier in sold["tiers"]:
        if tier["code"] == "coach_premium" and len(tier["prices"]) == 1:
            tier["prices"].append({"amount": 999, "currency": "USD", "interval": "year", "is_active": True})
        for price in tier["prices"]:
            price["stripe_price"] = f"price_{tier['code']}_{price['interval']}"
            happens(f"price/{price['stripe_price']}/{price['amount']}/{price['interval']}")
    admin.call("PUT", "/v1/admin/tiers", sold)


class Buyer:
    """On the page of plans, in one language."""

    def __init__(self, context, role, words, language):
        self.words = words
        context.watch.hosts.add(urllib.parse.urlsplit(STRIPE).netloc)
        API(context, OTHER).call("PATCH", "/v1/me", {"locale": language})
        self.page = context.new_page()
        self.page.goto("/own/plans")

    def plan(self, name):
        return self.page.get_by_role("region", name=name, exact=True)

    def press(self, word, within=None):
        (within or self.page).get_by_role("button", name=re.compile(self.words[word])).first.click()

    def buys(self, plan, word):
        self.press(word, self.plan(plan))
        self.page.get_by_role("button", name="Pay").click()
        expect(self.page.get_by_text(self.words["begun" if word == "try" else "paid"])).to_be_visible()

    def changes(self, plan, when):
        self.press("change", self.plan(plan))
        expect(self.page.get_by_role("dialog")).to_contain_text(self.words[when])
        self.page.get_by_role("dialog").get_by_role("button", name=self.words["sure"], exact=True).click()

    def at_stripe(self, word, button):
        """Through Stripe's own page of the subscription, and back."""
        self.press(word)
        self.page.get_by_role("button", name=button).click()
        self.page.wait_for_url(re.compile("/own/plans"))

    def later(self, what):
        happens(what)
        self.page.reload()

    def reads(self, plan, *words):
        told = self.plan(f"{self.words['subscription']}: {plan}")
        for word in words:
            expect(told).to_contain_text(self.words[word])
        accessible(self.page)


@pytest.mark.parametrize("role, language, words, first, then", [
    ("lifter", "en", ENGLISH, "Lifter Base", "Lifter Premium"),
    ("coach", "de", GERMAN, "Coach Premium", "Coach Premium"),
])
def test_a_plan_is_tried_changed_cancelled_paid_and_refunded(contexts, selling, role, language, words, first, then):
    context = contexts(f"sun_{role}", role, viewport=PHONE if role == "lifter" else DESK, base_url=OTHER, locale=language)
    buyer = Buyer(context, role, words, language)
    buyer.buys(first, "try")
    buyer.reads(first, "trial", "manage")
    buyer.changes(then, "now")
    buyer.reads(then, "trial")
    buyer.at_stripe("manage", "Cancel plan")
    buyer.later("deliver")
    buyer.reads(then, "ends", "resume")
    buyer.at_stripe("resume", "Don't cancel")
    buyer.later("deliver")
    buyer.reads(then, "trial", "manage")
    # Three days before the end Stripe says so; then the first payment is made.
    buyer.later("days/12")
    buyer.reads(then, "trial")
    buyer.later("days/3")
    buyer.reads(then, "renews", "manage")
    # Less is paid once what is paid for ends: to another plan, and from the year to the month of the same one.
    buyer.changes(first, "later")
    buyer.reads(then, "planned")
    expect(buyer.plan(f"{words['subscription']}: {then}")).not_to_contain_text(words["renews"])
    buyer.press("keep", buyer.plan(then))
    buyer.reads(then, "renews")
    # A merchant gives the money back and ends it.
    buyer.later("refund")
    buyer.reads(then, "over", "invoices")


@pytest.mark.parametrize("role, language, words, plan", [("lifter", "de", GERMAN, "Lifter Base"), ("coach", "en", ENGLISH, "Coach Premium")])
def test_a_plan_that_is_not_paid_any_more_goes_step_by_step(contexts, selling, role, language, words, plan):
    context = contexts(f"owing_{role}", role, viewport=DESK, base_url=OTHER, locale=language)
    buyer = Buyer(context, role, words, language)
    buyer.buys(plan, "try")
    happens("fail")
    buyer.later("days/15")
    buyer.reads(plan, "owed", "open", "pay")
    happens("recover")
    buyer.later("deliver")
    buyer.reads(plan, "renews", "manage")
    happens("fail")
    buyer.later("days/31")
    buyer.reads(plan, "owed", "open", "pay")
    buyer.later("days/7")
    buyer.reads(plan, "readable", "pay")
    buyer.later("days/7")
    buyer.reads(plan, "over")
    happens("recover")
    buyer.buys(plan, "buy")
    buyer.reads(plan, "renews", "manage")
