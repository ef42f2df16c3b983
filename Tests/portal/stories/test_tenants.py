"""Two tenants of one installation: each has its own name, colours and people, and what a tenant lacks leaves no trace."""

import copy
import os
import re
import urllib.parse
import uuid
from datetime import datetime, timedelta, timezone

import pytest
from access import faults, show
from conftest import DESK, PHONE
from playwright.sync_api import expect

import screens
from steps import API, until
from walking import follow, settle

OTHER = os.environ.get("PORTAL_OTHER_URL", "")
LONG = bool(os.environ.get("PORTAL_LONG"))
pytestmark = pytest.mark.skipif(not OTHER, reason="PORTAL_OTHER_URL names the host of another tenant")
NAMES = {"demo": "MuscleMate Demo", "sunny": "Sunny Strength"}
# So pale that nothing can be written in it by day.
PALE = {"primary_color": "#fff6a8", "accent_color": "#4b2fd0", "background_color": "#fff9d6"}
HOMES = {"lifter": "/train", "coach": "/coach", "admin": "/admin"}
# What is there only with a module: paths, and words on links, tabs and headings. Plans for sale can be written before they are
# sold, and admins look at data, too, so those screens stay.
MODULES = {
    "billing": ("/own/plans|/admin/revenue", "billing|revenue"),
    "predetermined_routines": ("/train/routines", "ready-made"),
    "coaching": ("/train/sharing(?!/access-log)|/train/assigned|/own/messages|/own/invitations|/coach/", "coach|sharing|invitation"),
    "programmes": ("/train/programmes", "programme"),
    "powerlifting": ("/train/progress/powerlifting", "powerlifting"),
    "goals": ("/train/progress/goals", "goals?$"),
    "ideas": ("/own/ideas", "^ideas"),
}
SEEN_BY = {"billing": ["lifter", "coach", "admin"], "programmes": ["lifter", "coach"]}
SAID = "main a, main h1, main h2, main h3, main button, nav a"


@pytest.fixture(scope="module")
def people(lasting):
    """Everyone of both tenants, who sign in once."""
    known = {}

    def find(tenant, role):
        if (tenant, role) not in known:
            login = {"lifter": "lifter1", "coach": "coach1", "admin": "admin1"}[role] if tenant == "demo" else f"sun_{role}"
            options = {"base_url": OTHER} if tenant == "sunny" else {}
            context = lasting(login, role, viewport=PHONE if role == "lifter" else DESK, **options)
            context.watch.expects(401, 402, 403, 404)
            known[tenant, role] = context
        return known[tenant, role]

    return find


@pytest.fixture(scope="module")
def sunny(people):
    """The API as the admin of the other tenant, who has chosen its colours."""
    api = API(people("sunny", "admin"), OTHER)
    api.call("PATCH", "/v1/admin/tenant", {"branding": PALE})
    return api


@pytest.mark.parametrize("role", HOMES)
def test_each_host_shows_its_own_brand(people, sunny, portal, role):
    shown = {}
    for tenant in NAMES:
        page = people(tenant, role).new_page()
        page.goto(HOMES[role])
        settle(page)
        assert NAMES[tenant] in page.title()
        assert page.get_by_role("banner").get_by_role("link", name=NAMES[tenant]).count() == 1
        assert [name for name in NAMES.values() if name in page.content()] == [NAMES[tenant]]
        manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
        colour = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()")
        shown[tenant] = manifest["name"], manifest["theme_color"], colour
        page.close()
    assert [shown[tenant][0] for tenant in NAMES] == list(NAMES.values())
    assert shown["demo"][1] != shown["sunny"][1] and shown["demo"][2] != shown["sunny"][2]


@pytest.mark.parametrize("role", HOMES)
def test_a_pale_yellow_brand_is_readable(people, sunny, role):
    page = people("sunny", role).new_page()
    page.goto(HOMES[role])
    settle(page)
    found = []
    for path in screens.plain(HOMES[role][1:]) if LONG else [HOMES[role], f"{HOMES[role]}/more"]:
        follow(page, path)
        for look in ("day", "night"):
            show(page, look)
            found += [f"{path} {look}: {fault}" for fault in faults(page)]
    page.close()
    assert not found, "\n".join(found)


def test_a_browser_that_is_signed_in_at_one_host_is_a_visitor_at_the_other(contexts):
    context = contexts("lifter2", "lifter")
    context.watch.hosts = {urllib.parse.urlsplit(OTHER).netloc}
    context.watch.expects(401)
    page = context.new_page()
    page.goto(f"{OTHER}/train")
    page.wait_for_url(re.compile("/sign-in"))
    assert page.title().endswith(NAMES["sunny"])


@pytest.fixture
def modules(sunny):
    """Sets what the other tenant has; in the end it has what it had."""
    before = sunny.call("GET", "/v1/admin/tenant")["modules"]
    yield lambda has: sunny.call("PATCH", "/v1/admin/tenant", {"modules": sorted(has)})
    sunny.call("PATCH", "/v1/admin/tenant", {"modules": before})


def traces(page, lacking):
    """What the shown page tells of modules that are not there."""
    found = []
    said = page.eval_on_selector_all(SAID, "(all) => all.filter((one) => one.translate && !one.querySelector('[translate=no]')).map((one) => [one.getAttribute('href') ?? '', (one.getAttribute('aria-label') ?? one.textContent).trim()])")
    for module in lacking:
        path, word = MODULES[module]
        found += [f"{module}: {href} “{text}”" for href, text in said
                  if re.match(path, href) or not href.startswith("/v1") and re.search(word, text, re.IGNORECASE)]
    return found


def walk(page, role, lacking, paths):
    found = []
    for path in paths:
        follow(page, path)
        gone = any(re.match(MODULES[module][0], path) for module in lacking)
        if gone and page.get_by_role("heading", name="Not found").count() == 0:
            found.append(f"{path} is there")
        found += [f"{role} {path}: {trace}" for trace in traces(page, lacking)]
    return found


@pytest.mark.parametrize("role", ["lifter", "admin"])
def test_no_module_leaves_a_trace_where_none_is_there(people, modules, role):
    modules([])
    page = people("sunny", role).new_page()
    page.goto(HOMES[role])
    settle(page)
    paths = screens.plain(HOMES[role][1:]) + (screens.plain(screens.OWN) if role == "lifter" else [])
    # What could be sold names for whom it is.
    found = walk(page, role, list(MODULES), [path for path in paths if path not in ("/own/sign-out", "/admin/plans")])
    page.close()
    assert not found, "\n".join(dict.fromkeys(found))


# Each by itself takes minutes: PORTAL_LONG=1 looks at all of them.
@pytest.mark.parametrize("module", MODULES if LONG else ["coaching"])
def test_a_module_that_is_lacking_leaves_no_trace(people, modules, module):
    modules(set(MODULES) - {module})
    found = []
    for role in HOMES if LONG else SEEN_BY.get(module, ["lifter"]):
        if (module, role) == ("coaching", "coach"):
            continue
        page = people("sunny", role).new_page()
        page.goto(f"{HOMES[role]}/more")
        settle(page)
        own = [path for path in screens.plain(HOMES[role][1:]) + screens.plain(screens.OWN) if LONG or re.match(MODULES[module][0], path)]
        found += walk(page, role, [module], [HOMES[role], f"{HOMES[role]}/more", *own])
        page.close()
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_graph_that_the_plan_lacks_shows_two_weeks_of_it_and_leads_to_the_plans(people, sunny, modules):
    modules(MODULES)
    lifter = people("sunny", "lifter")
    for days in (3, 10, 40):
        at = (datetime.now(timezone.utc) - timedelta(days=days)).isoformat()
        sets = [{"reps": 5, "weight": 100 + days, "unit": "kg"}]
        API(lifter, OTHER).call("POST", "/v1/lifters/me/workouts", {
            "name": "Legs", "performed_at": at, "exercises": [{"name": "Squat", "sets": sets}]})
    page = lifter.new_page()
    page.goto("/train/progress/squat")
    shown = page.get_by_role("table", name="Your last two weeks")
    expect(shown.get_by_role("row")).to_have_count(3)
    expect(page.get_by_text("Your log stays yours without it.")).to_be_visible()
    page.get_by_role("link", name="See plans").click()
    expect(page.get_by_role("heading", name="Lifter Base")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Graphs of the three main lifts").first).to_be_visible()
    # What was logged is there, with and without a plan.
    follow(page, "/train/history")
    expect(page.get_by_role("link", name=re.compile("Legs"))).to_have_count(3)
    page.close()


@pytest.fixture
def selling(sunny, modules):
    """Lets the other tenant sell its plans, known at Stripe or not, with as many places for clients in the free plan; in the end it
    has what it had."""
    before = sunny.call("GET", "/v1/admin/tiers")

    def sell(is_known, places=25):
        modules(MODULES)
        tiers = copy.deepcopy(before["tiers"])
        for tier in tiers:
            # What was known once keeps its name for who bought it.
            for price in (one for one in tier["prices"] if one["is_active"]):
                price["stripe_price"] = f"price_{uuid.uuid4()}" if is_known else None
            for feature in tier["features"]:
                if tier["is_free"] and feature["feature"] == "clients":
                    feature["at_most"] = places
        sunny.call("PUT", "/v1/admin/tiers", {**before, "tiers": tiers})

    yield sell
    sunny.call("PUT", "/v1/admin/tiers", before)


def opened(people, role, path):
    page = people("sunny", role).new_page()
    page.goto(path)
    settle(page)
    return page


def plan(page, name):
    return page.get_by_role("region", name=name, exact=True)


@pytest.mark.parametrize("before, after, first, then", [([], MODULES, "Not found", "Plans and payment"), (MODULES, [], "Plans and payment", "Not found")])
def test_what_the_tenant_has_counts_as_soon_as_the_server_says_it(people, modules, before, after, first, then):
    modules(before)
    opened(people, "coach", "/coach").close()
    modules(after)
    page, held = people("sunny", "coach").new_page(), []
    people("sunny", "coach").watch.expects(403, 404)
    page.route("**/v1/sessions/current", lambda route: held.append(route))
    page.goto("/own/plans")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(first)
    until(page, lambda: held, "the session is asked for")
    for route in held:
        route.continue_()
    expect(heading).to_have_text(then)
    page.close()


def test_a_plan_that_no_provider_knows_is_not_offered(people, selling):
    selling(False)
    page = opened(people, "lifter", "/own/plans")
    expect(plan(page, "Lifter")).to_contain_text("Your plan")
    expect(plan(page, "Lifter Base")).to_contain_text("This plan cannot be bought here yet.")
    expect(plan(page, "Lifter Base")).not_to_contain_text(re.compile("trial|Cancel any time|0\\.99"))
    follow(page, "/train/progress/squat")
    refused = plan(page, "Plans")
    expect(refused).to_contain_text("“Graphs of the three main lifts” needs the plan Lifter Base or Lifter Premium; you have Lifter.")
    expect(refused).to_contain_text("These plans cannot be bought here yet.")
    expect(refused).not_to_contain_text("0.99")
    page.close()
    page = opened(people, "admin", "/admin/plans")
    expect(page.get_by_role("main")).to_contain_text("Nobody can buy Lifter Base, Lifter Premium, and Coach Premium yet.")
    page.close()


def test_a_plan_is_bought_by_a_button_that_says_so(people, selling):
    selling(True)
    page = opened(people, "lifter", "/own/plans")
    expect(plan(page, "Lifter Base").get_by_role("button")).to_have_text("Try, then $0.99 a month")
    expect(plan(page, "Lifter Premium")).to_contain_text("Templates · unlimited")
    expect(plan(page, "Lifter Base")).to_contain_text("Storage · up to 1,000 MB")
    expect(page.get_by_role("main").locator(".btn.main")).to_have_count(1)
    expect(plan(page, "Coach Premium")).to_have_count(0)
    page.close()
    page = opened(people, "coach", "/own/plans")
    expect(plan(page, "Coach Premium")).to_be_visible()
    expect(plan(page, "Lifter Base")).to_have_count(0)
    page.get_by_role("link", name="Plans for your own training").click()
    expect(plan(page, "Lifter Base")).to_be_visible()
    expect(page.locator(".three").get_by_role("heading").first).to_have_text("Coach")
    page.close()
    page = opened(people, "admin", "/admin/plans")
    expect(page.get_by_role("heading", name="Lifter Base")).to_be_visible()
    expect(page.get_by_text("Nobody can buy")).to_have_count(0)
    page.close()


def days(count):
    return (datetime.now(timezone.utc) + timedelta(days=count)).isoformat()


STATES = {
    "trial": ({"trial_ends_at": days(5), "renews": True}, ["first payment on", "Cancel before then and you pay nothing."], "Cards, invoices, cancel"),
    "trial that is cancelled": ({"state": "trial", "trial_ends_at": days(5)}, ["Cancelled", "ends on"], "Resume, cards, invoices"),
    "active": ({"renews": True}, ["renews on", "$0.99 a month"], "Cards, invoices, cancel"),
    "cancelled": ({}, ["ends on"], "Resume, cards, invoices"),
    "grace": ({"period_ends_at": days(-2), "owed_since": days(-2), "state_ends_at": days(5), "renews": True}, ["payment open since", "you keep everything until", "nothing is deleted", "$0.99 a month"], "Pay or change the card"),
    "read_only": ({"period_ends_at": days(-9), "owed_since": days(-9), "state_ends_at": days(5)}, ["payment open since", "everything can be read until", "nothing is deleted", "Pay, and everything is open again."], "Pay or change the card"),
    "paused": ({}, ["In words.", "paused since", "To go on with it, write to us: Help and feedback"], "Cards, invoices, cancel"),
    "lapsed": ({"period_ends_at": days(-3)}, ["ended on", "You can buy it again below."], "Invoices"),
    "lapsed and owed": ({"state": "lapsed", "owed_since": days(-20)}, ["$0.99 a month", "payment open since", "ended on", "Pay, and everything is open again."], "Pay or change the card"),
    "revoked": ({}, ["refunded on", "You can buy it again below."], "Invoices"),
}


# Where the server changes no price, none is offered.
OFFERS = {
    **dict.fromkeys(["trial", "active"], ("Change to $1.99 a month", "Cancel any time.")), **dict.fromkeys(["trial that is cancelled", "cancelled"], ("Change to $1.99 a month", "")),
    **dict.fromkeys(["grace", "read_only", "lapsed and owed"], (None, "Pay what you owe first.")), "paused": (None, "Your subscription is paused."),
    **dict.fromkeys(["lapsed", "revoked"], ("Buy for $1.99 a month", "Cancel any time.")),
}


def held(page, *subscriptions):
    """Only Stripe makes subscriptions, so these are in the states of `SubscriptionStateTests`; each of Lifter Base by the month."""
    tiers = {tier["code"]: tier for tier in API(page, OTHER).call("GET", "/v1/tiers")["items"]}
    base = tiers["lifter_base"]
    items = [{
        "provider": "stripe", "reference": f"sub_{place}", "tier": "lifter_base", "tier_name": base["name"], "state": "active", "text": "In words.",
        "price": base["prices"][0], "started_at": days(-40), "period_ends_at": days(5), "cancels_at_period_end": False, "renews": False, "state_began_at": days(-1),
        "history": []} | members for place, members in enumerate(subscriptions)]
    page.route("**/v1/subscriptions", lambda route: route.fulfill(json={"items": items}))
    page.reload()
    return {code: tier["prices"][0] for code, tier in tiers.items() if tier["prices"]}


@pytest.mark.parametrize("state", STATES)
def test_each_state_of_a_subscription_is_told_with_its_day_and_the_next_step(people, selling, state):
    members, said, button = STATES[state]
    selling(True)
    page = opened(people, "lifter", "/own/plans")
    held(page, {"state": state} | members)
    told = plan(page, "Subscription: Lifter Base")
    for sentence in said:
        expect(told).to_contain_text(sentence)
    expect(told.get_by_role("button")).to_have_text(button)
    if state in ("grace", "read_only"):
        expect(told).not_to_contain_text("renews on")
    if state == "lapsed and owed":
        expect(told).not_to_contain_text("You can buy it again")
    if state in ("trial that is cancelled", "cancelled", "paused"):
        expect(told).not_to_contain_text("$0.99")
    if state not in ("paused", "lapsed", "lapsed and owed", "revoked"):
        expect(told).not_to_contain_text("In words.")
    # Green is a plan whose features can be used in full.
    expect(plan(page, "Lifter Base").locator(".chip.good")).to_have_count(1 if state in ("trial", "trial that is cancelled", "active", "cancelled", "grace") else 0)
    other, why = OFFERS[state]
    expect(plan(page, "Lifter Premium").get_by_role("button")).to_have_text([other] if other else [])
    expect(plan(page, "Lifter Premium")).to_contain_text("$1.99 a month")
    expect(plan(page, "Lifter Premium")).to_contain_text(why)
    # A trial is for who never had a subscription.
    over = state in ("lapsed", "revoked")
    expect(plan(page, "Lifter Base").get_by_role("button")).to_have_text(["Buy for $0.99 a month"] if over else [])
    expect(page.get_by_text("free trial")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("price, told", [(None, "changes to Lifter Premium, $1.99 a month, on"), ("year", "changes to Lifter Base, $9.99 a year, on")], ids=["plan", "interval"])
def test_a_planned_change_is_said_once_and_can_be_undone(people, selling, price, told):
    selling(True)
    page = opened(people, "lifter", "/own/plans")
    prices = held(page)
    base, premium = prices["lifter_base"], prices["lifter_premium"]
    yearly = {**base, "id": str(uuid.uuid4()), "amount": 999, "interval": "year"}
    following = {"next_tier": "lifter_base", "next_price": yearly} if price else {"next_tier": "lifter_premium", "next_price": premium}
    page.unroute("**/v1/subscriptions")
    held(page, {"renews": True, **following})
    card = plan(page, "Subscription: Lifter Base")
    expect(card).to_contain_text(told)
    expect(card).not_to_contain_text("renews on")
    if not price:
        expect(plan(page, "Lifter Premium").locator(".chip")).to_contain_text("$1.99 a month from")
    asked = []
    page.route("**/v1/subscriptions/stripe/price", lambda route: (asked.append(route.request.post_data_json), route.fulfill(json={"takes_effect": "at_once", "at": days(0)})))
    plan(page, "Lifter Base").get_by_role("button", name="Lifter Base: Keep $0.99 a month").click()
    expect(page.get_by_text("The planned change is cancelled.").first).to_be_attached()
    assert asked == [{"price": base["id"]}]
    page.close()


def test_what_is_bought_in_the_app_store_is_paid_and_changed_there(people, selling):
    selling(True)
    page = opened(people, "lifter", "/own/plans")
    there = {"provider": "app_store", "renews": True}
    held(page, {**there, "state": "lapsed", "renews": False, "owed_since": days(-20)})
    card = plan(page, "Subscription: Lifter Base")
    expect(card).to_contain_text("Bought in the App Store: pay, change or cancel it there.")
    expect(card).not_to_contain_text("Pay, and everything is open again.")
    expect(card.get_by_role("button")).to_have_count(0)
    page.unroute("**/v1/subscriptions")
    held(page, there)
    expect(plan(page, "Lifter Premium")).to_contain_text("Change it in the App Store.")
    expect(plan(page, "Lifter Premium").get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("You pay for two plans")).to_have_count(0)
    # At Stripe as well.
    page.unroute("**/v1/subscriptions")
    held(page, there, {"renews": True, "tier": "lifter_premium", "tier_name": "Lifter Premium"})
    expect(page.get_by_text("You pay for two plans of the same kind.")).to_be_visible()
    for name in ("Lifter Base", "Lifter Premium"):
        expect(plan(page, name)).to_contain_text("Your plan")
        expect(plan(page, name).get_by_role("button")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("status", [409, 503])
def test_a_purchase_that_cannot_be_confirmed_yet_leaves_the_page_as_it_is(people, selling, status):
    selling(True)
    context = people("sunny", "lifter")
    context.watch.expects(status)
    page = context.new_page()
    page.route("**/v1/checkouts/confirmation", lambda route: route.fulfill(status=status, json={"type": "about:blank", "title": "Not now", "status": status}))
    page.goto("/own/plans?bought=1")
    expect(page.get_by_text("The payment is on its way.")).to_be_visible()
    expect(plan(page, "What you have")).to_be_visible()
    expect(plan(page, "Lifter Base")).to_contain_text("$0.99 a month")
    expect(plan(page, "Lifter Base").get_by_role("button")).to_have_count(0)
    page.close()


def test_a_coach_without_a_place_is_told_before_inviting_and_after(people, selling):
    selling(True)
    coach, lifter = people("sunny", "coach"), people("sunny", "lifter")
    code = API(coach, OTHER).call("POST", "/v1/invite-codes", {"uses": 2, "scopes": ["history"]})["code"]
    API(lifter, OTHER).call("POST", f"/v1/invites/{code}/accept", {"scopes": ["history"]})
    try:
        selling(True, places=1)
        page = opened(people, "coach", "/coach")
        expect(page.get_by_role("main")).to_contain_text("1 of 1 clients")
        expect(page.get_by_role("main").get_by_role("link", name="See plans")).to_have_attribute("href", "/own/plans")
        follow(page, "/coach/invites")
        expect(page.get_by_role("region", name="Invite one person")).to_contain_text("1 of 1 clients. Your plan has no place left.")
        page.get_by_role("button", name="New code").click()
        expect(page.get_by_role("dialog")).to_contain_text("nobody can accept an invitation or use a code")
        page.get_by_role("button", name="Cancel").click()
        page.get_by_label("Email address or username").fill("one.more@demo.example")
        page.get_by_role("button", name="Send invitation").click()
        refused = plan(page, "Plans")
        expect(refused).to_contain_text("Your plan Coach has room for 1 client, and you have 1. Coach Premium has room for more.")
        expect(refused).to_contain_text("$0.99 a month")
        expect(refused.get_by_role("link", name="See plans")).to_have_attribute("href", "/own/plans")
        page.close()
        page = opened(people, "coach", "/own/plans")
        used = plan(page, "What you have").get_by_role("listitem").filter(has_text="1 of 1 used")
        expect(used.locator(".state.warn")).to_be_visible()
        page.close()
    finally:
        me = API(coach, OTHER).call("GET", "/v1/me")["id"]
        API(lifter, OTHER).call("DELETE", f"/v1/coaches/{me}")
