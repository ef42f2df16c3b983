"""A coach's Monday by mouse: who needs me, what did she do, what do I say, what comes next. Clicks are counted."""

import json
import re

import pytest
from conftest import DESK, PHONE, timed
from playwright.sync_api import expect

from steps import API, TRAINING, Clicks, arriving, begin, coach_id, name_of, until


def row(page, name):
    return page.locator("tr.client").filter(has=page.get_by_role("link", name=name, exact=True))


def test_who_needs_me_is_first_and_the_search_is_the_address(coach):
    page = begin(coach, "/coach")
    expect(page.locator("tr.client").first).to_be_visible()
    everybody = page.locator("tr.client").count()
    name = page.locator("tr.client .who a").first.inner_text()
    page.get_by_label("Find a client").fill(name)
    expect(page).to_have_url(re.compile(r"\?q="))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    expect(row(page, name)).to_be_visible()
    page.reload()
    expect(page.get_by_label("Find a client")).to_have_value(name)
    page.get_by_label("Find a client").fill("nobody is called that")
    expect(page.get_by_text("Nobody found.")).to_be_visible()
    page.get_by_role("link", name="Show all").click()
    expect(page.locator("tr.client")).to_have_count(everybody)


def is_written(answer):
    return answer.url.endswith("/v1/profile/preferences") and answer.request.method == "PUT" and answer.ok


def test_the_order_is_the_address_and_remembered_on_every_device(contexts, coach):
    page = begin(coach, "/coach")
    with page.expect_response(is_written):
        page.get_by_label("Order").select_option("name")
    expect(page).to_have_url(re.compile(r"sort=name"))
    # The rows before stand there until the others come.
    expect(page.locator("tr.grouping")).to_have_count(0)
    names = page.locator("tr.client .who a").all_inner_texts()
    # A person who shares a name has the username behind it.
    bare = [re.sub(" @.*", "", name) for name in names]
    assert bare and bare == sorted(bare, key=str.casefold)
    other = begin(contexts("coach1", "coach", viewport=DESK), "/coach")
    expect(other.get_by_label("Order")).to_have_value("name")
    expect(other.locator("tr.client .who a")).to_have_text(names)
    with page.expect_response(is_written):
        page.get_by_label("Order").select_option("attention")


def test_the_filter_is_the_address_and_remembered_until_all_are_wanted(contexts, coach):
    page = begin(coach, "/coach")
    filters = page.get_by_role("navigation", name="Filter")
    expect(page.locator("tr.client").first).to_be_visible()
    everybody = page.locator("tr.client").count()
    with page.expect_response(is_written):
        filters.get_by_role("link", name=re.compile("^Needs attention")).click()
    expect(page).to_have_url(re.compile(r"only=needs"))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    rail = page.get_by_role("navigation", name="Coaching")
    for name in ("Plans", re.compile("^Clients")):
        with arriving(page):
            rail.get_by_role("link", name=name).click()
    expect(filters.locator("[aria-current]")).to_have_text(re.compile("^Needs attention"))
    expect(page.locator("tr.client")).not_to_have_count(everybody)
    other = begin(contexts("coach1", "coach", viewport=DESK), "/coach")
    expect(other.get_by_role("navigation", name="Filter").locator("[aria-current]")).to_have_text(re.compile("^Needs attention"))
    with page.expect_response(is_written):
        filters.get_by_role("link", name=re.compile("^All")).click()
    expect(page.locator("tr.client")).to_have_count(everybody)
    for name in ("Plans", re.compile("^Clients")):
        with arriving(page):
            rail.get_by_role("link", name=name).click()
    expect(page.locator("tr.client")).to_have_count(everybody)
    with other.expect_response(is_written):
        other.get_by_label("Order").select_option("attention")
    expect(other.locator("tr.grouping").first).to_be_visible()


def test_a_comment_on_the_last_set_in_three(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 27, TRAINING)
    page.reload()
    clicks = Clicks()
    clicks(row(page, name_of(lifter)).locator(".last-link"))
    expect(page.locator("table.did-sets").first).to_be_visible()
    button = page.locator("table.did-sets").last.get_by_role("button", name=re.compile("Comment on set|comment")).last
    clicks(button)
    page.locator("table.did-sets").last.get_by_role("textbox").last.fill("One more next time.")
    clicks(page.locator("table.did-sets").last.get_by_role("button", name="Send").last)
    expect(page.locator(".thread").get_by_text("One more next time.").last).to_be_visible()
    assert clicks.count == 3
    page.reload()
    expect(page.locator(".thread").get_by_text("One more next time.").last).to_be_visible()
    page.get_by_label("Your comment on the workout").fill("By key.")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".thread").get_by_text("By key.").last).to_be_visible()
    # The clock is the client's, so where it differs from the coach's its place is said.
    clock, mine = page.locator("#workout + .quiet"), API(page).call("GET", "/v1/me")["time_zone"]
    for zone, said in ((lifter["time_zone"], r"^[0-9:]+ ·"), ("Pacific/Kiritimati", r"^[0-9:]+ \(\w+")):
        API(page).call("PATCH", "/v1/me", {"time_zone": zone})
        page.reload()
        expect(clock).to_contain_text(re.compile(said))
    API(page).call("PATCH", "/v1/me", {"time_zone": mine})



def test_a_break_of_a_client_stands_beside_the_name(contexts, coach, people, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 36, [*TRAINING, "plans"])
    client = contexts(people(36), "lifter")
    client.watch.expects(422)
    theirs = begin(client, "/train/plan")
    with arriving(theirs):
        theirs.get_by_role("link", name="Breaks").click()
    theirs.get_by_role("button", name="Mark a break").click()
    form = theirs.get_by_role("dialog")
    first, last = form.get_by_label("First day"), form.get_by_label("Last day")
    begins, ends = first.input_value(), last.input_value()
    last.fill(begins[:3] + "0" + begins[4:])
    form.get_by_role("button", name="Save").click()
    expect(last).to_have_attribute("aria-invalid", "true")
    last.fill(ends)
    form.get_by_role("button", name="Save").click()
    expect(theirs.locator(".snack")).to_contain_text("Break marked.")
    theirs.goto("/train/plan")
    expect(theirs.get_by_text("You are on a break:")).to_be_visible()
    page.goto(f"/coach/clients/{lifter['id']}")
    expect(page.locator(".facts")).to_contain_text("on a break until")
    with arriving(theirs):
        theirs.get_by_role("link", name="Change", exact=True).click()
    theirs.get_by_role("button", name="Delete the break").click()
    theirs.get_by_role("button", name="Undo").click()
    expect(theirs.get_by_role("button", name="Delete the break")).to_have_count(1)
    theirs.get_by_role("button", name="Delete the break").click()
    expect(theirs.get_by_text("No breaks")).to_be_visible()


@pytest.fixture
def many_clients(coach):
    """The coach has 250 clients: the demo's under other names, in the pages of the API."""
    real = API(coach).call("GET", "/v1/clients?limit=100&sort=name")["items"]
    everyone = [{**real[at % len(real)], "id": f"00000000-0000-7000-8000-{at:012}", "username": f"many{at}", "display_name": f"Client {at:03}",
                 "scopes": [*TRAINING, "plans"], "labels": [{"name": "Masters"}] if at % 50 == 0 else []} for at in range(250)]

    def page_of(route):
        start = int((re.search("after=([0-9]+)", route.request.url) or [0, "0"])[1])
        rest = {"next": f"{start + 100}"} if start + 100 < len(everyone) else {}
        route.fulfill(json={"items": everyone[start:start + 100], "total": 250, "clients": 260, **rest})

    coach.route(re.compile(r"/v1/clients\?.*sort=name"), page_of)
    coach.route(re.compile(r"/v1/assignments/simulation"), lambda route: route.fulfill(json={"clients": []}))
    return everyone


def test_every_client_can_be_found_and_chosen_for_a_plan(coach, many_clients):
    API(coach).call("POST", "/v1/templates", {"name": "Story: many", "exercises": [{"name": "Squat", "sets": [{"reps": 5}]}]})
    page = begin(coach, "/coach/assign")
    boxes = page.locator(".picker .boxes label")
    expect(boxes).to_have_count(250)
    expect(page.get_by_text("10 clients have not shared their training plan.")).to_be_visible()
    page.get_by_label("Find a client").fill("many249")
    expect(boxes).to_have_text(["Client 249"])
    boxes.first.locator("input").check()
    page.get_by_label("Find a client").fill("")
    page.get_by_role("button", name="Masters 5").click()
    expect(boxes).to_have_count(5)
    page.get_by_role("button", name="Choose all 5 shown").click()
    status = page.locator(".picker [role=status]")
    expect(status).to_have_text("6 are chosen. 1 of them is not shown.")
    expect(page.get_by_role("button", name="Assign to 6")).to_be_visible()
    page.get_by_role("button", name="Chosen 6").click()
    expect(boxes).to_have_count(6)
    page.get_by_label("Client 249").uncheck()
    # One who is left out can be taken back at once.
    expect(boxes).to_have_count(6)
    page.get_by_role("button", name="All 250").click()
    page.get_by_role("button", name="Choose all 250 shown").click()
    expect(status).to_contain_text("At most 100 at once")
    expect(page.get_by_role("region", name="Preview")).to_contain_text("Choose a plan and clients")
    page.get_by_role("button", name="Assign to 250").click()
    expect(page.get_by_role("alert")).to_contain_text("Clients are too many: at most 100 at once")


def test_every_client_can_be_found_and_written_to(coach, many_clients):
    page = begin(coach, "/coach/messages")
    page.get_by_role("button", name="Message multiple clients").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Message").fill("The gym is closed on Friday.")
    form.get_by_role("button", name="Send").click()
    expect(form.get_by_role("alert")).to_contain_text("To whom need at least one name")
    form.get_by_label("Find a client").fill("client 249")
    form.get_by_label("Client 249").check()
    coach.route(re.compile("/v1/conversations/messages"), lambda route: route.fulfill(status=201, json={"items": [{}]}))
    with page.expect_request(re.compile("/v1/conversations/messages")) as sent:
        form.get_by_role("button", name="Send").click()
    assert sent.value.post_data_json["clients"] == [many_clients[249]["id"]]
    expect(page.get_by_role("status").filter(has_text="Sent to 1 client.")).to_have_count(1)


def test_namesakes_are_told_apart_wherever_they_are_shown(contexts, coach, people, grants):
    page = begin(coach, "/coach")
    me = coach_id(page)
    two = [API(contexts(people(number), "lifter")) for number in (33, 34)]
    before = [grants(me, number, [*TRAINING, "plans"])["display_name"] for number in (33, 34)]
    for one in two:
        one.call("PATCH", "/v1/me", {"display_name": "Same Name"})
    page.reload()
    for number in (33, 34):
        expect(row(page, f"Same Name @{people(number)}")).to_be_visible()
    page.keyboard.press("Control+k")
    page.get_by_role("dialog").get_by_role("combobox").fill("same na")
    for number in (33, 34):
        expect(page.get_by_role("option").filter(has_text="Same Name").filter(has_text=f"@{people(number)}")).to_have_count(1)
    page.keyboard.press("Escape")
    page.goto("/coach/assign")
    for number in (33, 34):
        expect(page.locator(".picker").get_by_label(f"Same Name @{people(number)}")).to_have_count(1)
    lifter = two[0].call("GET", "/v1/me")
    page.goto(f"/coach/messages/{lifter['id']}")
    expect(page.locator(".head")).to_contain_text("@" + lifter["username"])
    page.goto(f"/coach/clients/{lifter['id']}")
    expect(page.locator(".facts")).to_contain_text("@" + lifter["username"])
    for one, name in zip(two, before):
        one.call("PATCH", "/v1/me", {"display_name": name})


@pytest.mark.troubles("twice")
def test_attention_names_rule_and_data_and_is_put_aside_with_undo(coach):
    page = begin(coach, "/coach")
    api = API(page)
    own = api.call("GET", "/v1/attention/rules")["own"]
    api.call("PUT", "/v1/attention/rules", {"own": own | {"silent_days": 2}})
    clicks = Clicks()
    clicks(page.get_by_role("navigation").get_by_role("link", name=re.compile("^Attention")))
    first = page.locator(".attention-list > li").first
    expect(page.locator(".attention-list")).to_contain_text("Rule: no workout for 2 days.")
    # A client is there once, with each reason. Clients are counted in the head and at the tab alike, entries in the filter.
    names = page.locator(".attention-list > li h2").all_inner_texts()
    assert len(names) == len(set(names))
    entries, clients = page.locator(".filters .n").first, page.locator(".head p").first.inner_text()
    assert re.search(r"\d+", clients)[0] in page.get_by_role("navigation").get_by_role("link", name=re.compile("^Attention")).inner_text()
    before = entries.inner_text()
    clicks(first.get_by_role("button", name=re.compile("Dismiss for 7 days")).first)
    expect(entries).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(entries).to_have_text(before)
    assert clicks.count == 2
    api.call("PUT", "/v1/attention/rules", {"own": own})


def test_an_unread_comment_leads_to_its_workout(contexts, people, coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 32, TRAINING)
    theirs = API(contexts(people(32), "lifter"))
    first, second = theirs.call("GET", "/v1/lifters/me/workouts?limit=2")["items"]
    theirs.call("POST", f"/v1/lifters/me/workouts/{second['id']}/comments", {"text": "My knee."})
    page.goto("/coach/attention?rule=unread")
    card = page.locator(".attention-list > li").filter(has=page.get_by_role("link", name=name_of(lifter), exact=True))
    # That something is unread is no rule with figures.
    expect(card).to_contain_text("My knee.")
    expect(card).not_to_contain_text("Rule:")
    with arriving(page):
        card.get_by_role("link", name=re.compile("^Workout")).click()
    expect(page).to_have_url(re.compile(f"/workouts/{second['id']}"))
    expect(page.get_by_text("My knee.")).to_be_visible()


def test_a_lift_and_a_client_are_muted_and_many_entries_dismissed(coach):
    page = begin(coach, "/coach/attention")
    entries = page.locator(".filters .n").first
    before = entries.inner_text()
    page.locator(".attention-list .case").first.get_by_role("button", name=re.compile("More ways to dismiss")).click()
    page.get_by_role("menuitem", name="Mute this client").click()
    expect(entries).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(entries).to_have_text(before)
    page.get_by_role("button", name="Dismiss all shown for 7 days").click()
    expect(page.get_by_text("Nobody needs attention now.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(entries).to_have_text(before)


def test_what_is_hidden_says_by_whom_and_is_asked_for(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 31, ["history"])
    page.reload()
    hers = row(page, name_of(lifter))
    expect(hers).to_contain_text(f"{name_of(lifter)} has not shared lifts.")
    hers.get_by_role("button", name="Request “Main lifts”").click()
    expect(hers).to_contain_text("requested")
    expect(page.get_by_role("status").filter(has_text="Requested from")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    for name in (name_of(lifter), re.compile("^Body")):
        with arriving(page):
            page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_text(f"{name_of(lifter)} has not shared “Health data”.")).to_be_visible()


def test_an_invitation_in_two_and_taken_back(coach):
    page = begin(coach, "/coach")
    clicks = Clicks()
    clicks(page.get_by_role("link", name="Invite", exact=True))
    page.get_by_label("Email address or username").fill("newcomer@demo.example")
    clicks(page.get_by_role("button", name="Send invitation"))
    sent = page.get_by_role("region", name="Sent")
    expect(sent).to_contain_text("newcomer@demo.example")
    assert clicks.count == 2
    sent.get_by_role("button", name="Withdraw (newcomer@demo.example)").click()
    expect(sent).to_contain_text("withdrawn")


def test_an_empty_invitation_names_the_field(coach):
    page = begin(coach, "/coach/invites")
    page.get_by_role("button", name="Send invitation").click()
    expect(page.get_by_role("alert")).to_contain_text("One entry needs a change.")
    expect(page.get_by_label("Email address or username")).to_have_attribute("aria-invalid", "true")


def test_an_invitation_beyond_the_plan_leads_to_the_plans_that_have_room(coach):
    """The demo sells nothing, so the refusal is the one that `InviteAnswerTests` gets from the server."""
    price = {"id": "01a1fd18-80dc-73bd-9948-47e56181acf7", "amount": 4900, "currency": "EUR", "interval": "month", "providers": ["stripe"]}
    problem = {
        "type": "/problems/payment-required", "title": "The plan does not include this", "status": 402, "detail": "Another plan includes it.",
        "instance": "/problems/payment-required/01a1fc4a-44d0-7fbc-ba9c-d524ff539133", "entitlement": "clients",
        "plans": [{"code": "coach_premium", "name": "Coach Premium", "trial_days": 14, "prices": [price]}],
    }
    coach.watch.expects(402)
    page = begin(coach, "/coach/invites")
    page.route("**/v1/invites", lambda route: route.fulfill(status=402, content_type="application/problem+json", body=json.dumps(problem))
               if route.request.method == "POST" else route.fallback())
    page.get_by_label("Email address or username").fill("one.more@demo.example")
    page.get_by_role("button", name="Send invitation").click()
    expect(page.get_by_role("alert")).to_have_text("That was not saved.")
    expect(page.get_by_role("region", name="Plans")).to_contain_text("“Clients” needs the plan Coach Premium.")
    expect(page.get_by_role("listitem").filter(has_text="Coach Premium")).to_contain_text("49")
    expect(page.get_by_role("link", name="See plans")).to_have_attribute("href", "/own/plans")


def test_a_code_is_shown_once_with_a_picture_for_cameras(coach):
    page = begin(coach, "/coach/invites")
    page.get_by_role("button", name="New code").click()
    page.get_by_label("How many people").fill("3")
    page.get_by_role("button", name="Make code").click()
    expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    code = page.locator(".the-code").inner_text()
    page.get_by_role("button", name="Close").click()
    codes = page.get_by_role("region", name="Codes")
    expect(codes).to_contain_text("used by 0 of 3")
    expect(codes).not_to_contain_text(code)


def test_message_label_and_note_from_the_row(coach, grants):
    page = begin(coach, "/coach")
    lifter = grants(coach_id(page), 32, TRAINING)
    name = name_of(lifter)
    page.reload()
    row(page, name).get_by_role("button", name=f"More for {name}").click()
    page.get_by_role("menuitem", name="Labels").click()
    page.get_by_label("New label").fill("Story")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(row(page, name).locator(".label", has_text="Story")).to_be_visible()
    row(page, name).get_by_role("button", name=f"More for {name}").click()
    page.get_by_role("menuitem", name="Private note").click()
    page.get_by_label("Private note").fill("Left knee.")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    clicks = Clicks()
    clicks(row(page, name).get_by_role("button", name=f"More for {name}"))
    clicks(page.get_by_role("menuitem", name="Message"))
    assert clicks.count == 2
    page.get_by_label(f"Message to {name}").fill("How is the knee?")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk-list")).to_contain_text("How is the knee?")
    page.get_by_role("link", name="Open client").click()
    expect(page.get_by_role("region", name="Your notes")).to_contain_text("Left knee.")


def test_rules_are_changed_for_all(coach):
    page = begin(coach, "/coach/rules")
    field = page.get_by_label("Days without a workout")
    field.fill("10")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Rules saved.")).to_have_count(1)
    page.reload()
    expect(page.get_by_label("Days without a workout")).to_have_value("10")
    API(page).call("PUT", "/v1/attention/rules", {"own": {}})


def test_a_team_is_made_and_dissolved(coach):
    page = begin(coach, "/coach/teams")
    page.get_by_role("button", name="New team").click()
    page.get_by_label("Name").fill("Story team")
    page.get_by_role("button", name="Make team").click()
    expect(page.get_by_role("heading", name="Story team", level=1)).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Dissolve team").click()
    with arriving(page):
        page.get_by_role("dialog").get_by_role("button", name="Dissolve team").click()
    expect(page).to_have_url(re.compile("/coach/teams$"))
    expect(page.get_by_text("Story team")).to_have_count(0)


@timed
def test_a_roster_of_a_hundred_takes_little_of_the_processor(contexts):
    context = contexts("coach1", "coach", viewport=PHONE)

    def hundred(route):
        roster = route.fetch().json()
        entries = roster["items"]
        many = [{**entries[at % len(entries)], "id": f"00000000-0000-7000-8000-{at:012}"} for at in range(100)]
        route.fulfill(status=200, content_type="application/json", body=json.dumps({"items": many, "total": 100, "clients": 100}))

    page = begin(context, "/coach/more")
    context.route(re.compile(r"/v1/clients\?"), hundred)
    page.get_by_role("navigation").get_by_role("link", name="Clients").click()
    expect(page.locator("tr.client")).to_have_count(100)
    session = context.new_cdp_session(page)
    # Time of the processor, so that a busy machine counts little. It holds reading the answer, painting and what the test itself
    # costs; building the rows is about a third of it.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script():
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return 1000 * (metrics["TaskDuration"] - metrics["LayoutDuration"] - metrics["RecalcStyleDuration"])

    before = script()
    page.get_by_label("Order").select_option("name")
    expect(page.locator("tr.grouping")).to_have_count(0)
    took = script() - before
    assert took < 250, f"{took:.0f} ms"


def test_the_filter_that_has_the_focus_is_in_sight_on_a_phone(contexts):
    page = begin(contexts("coach1", "coach", viewport=PHONE), "/coach")
    last = page.locator("nav.filters a").last
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-current", "true")
    expect(last).to_be_focused()
    assert last.evaluate("(one) => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right + 1")
