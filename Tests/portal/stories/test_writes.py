"""Nothing fails in silence, nothing happens twice: what is sent and not answered is said where it was pressed, may be pressed
again, and is there once.
"""

import contextlib
import http.client
import http.server
import re
import threading
import urllib.parse
import uuid

import pytest
from conftest import DESK, URL
from playwright.sync_api import expect

from steps import API, begin, until

READING = {"GET", "HEAD"}


class Line:
    """The way between a page and the server. What is written can be cut off before it arrives, lose its answer, wait for ever,
    arrive twice, or be answered by a proxy. What is read passes."""

    def __init__(self, page):
        self.written, self.how = [], None
        # Of what arrived twice: what it was, and both answers.
        self.doubled = []
        page.route(re.compile("/v1/"), self.pass_on)

    def pass_on(self, route):
        request = route.request
        if request.method in READING:
            return route.continue_()
        self.written.append((request.method, request.url.split("/v1/")[1], request.headers.get("idempotency-key")))
        match self.how:
            case None:
                return route.continue_()
            case "cut":
                return route.abort("connectionfailed")
            case "lost":
                route.fetch()
                return route.abort("connectionreset")
            case "silent":
                return None
            case "twice":
                first, second = route.fetch(), route.fetch()
                self.doubled.append((self.written[-1], first, second))
                return route.fulfill(response=second)
            case proxy:
                return route.fulfill(status=proxy, content_type="text/html", body="<h1>Not here</h1>")

    @contextlib.contextmanager
    def broken(self, how="cut"):
        self.how = how
        yield
        self.how = None


@pytest.fixture
def line(page):
    return Line(page)


def failure(page):
    """What is said of what failed, wherever it is said."""
    return page.locator("[role=alert]:visible").first


def goal(api, due="2031-01-01"):
    return api.call("POST", "/v1/goals", {"kind": "frequency", "target": 3, "due_on": due})


def goals(api):
    return api.call("GET", "/v1/goals")["items"]


@pytest.mark.lifter(21)
def test_an_action_of_a_menu_that_fails_is_said_and_tried_again(lifter, page, line):
    api = API(lifter)
    made = goal(api)
    page.goto("/train/progress/goals")
    row = page.locator("main li", has=page.get_by_role("button", name=re.compile("More"))).last
    row.get_by_role("button", name=re.compile("More")).click()
    with line.broken():
        page.get_by_role("menuitem", name="Remove").click()
        expect(failure(page)).to_have_text("There is no connection.")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".snack")).to_contain_text("Goal removed")
    assert made["id"] not in [one["id"] for one in goals(api)]

    with line.broken():
        page.get_by_role("button", name="Undo").click()
        expect(failure(page)).to_have_text("There is no connection.")
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: made["id"] in [one["id"] for one in goals(api)], "the goal is back")


@pytest.mark.lifter(22)
def test_a_button_that_fails_says_so_beside_it(lifter, page, line):
    API(lifter).answer("DELETE", "/v1/schedule/rest-today")
    page.goto("/train")
    rest = page.get_by_role("button", name="Rest today")
    with line.broken():
        rest.click()
        expect(failure(page)).to_contain_text("There is no connection.")
    rest.click()
    train = page.get_by_role("button", name="Train after all")
    expect(train).to_be_visible()
    with line.broken():
        train.click()
        expect(failure(page)).to_contain_text("There is no connection.")
    train.click()
    expect(rest).to_be_visible()


@pytest.mark.lifter(23)
def test_more_of_a_list_that_does_not_come_is_said(lifter, page):
    page.goto("/train/history")
    more = page.get_by_role("button", name="Older workouts")
    expect(more).to_be_visible()
    page.route(re.compile("/v1/lifters/me/workouts"), lambda route: route.abort("connectionfailed"))
    more.click()
    expect(failure(page)).to_contain_text("There is no connection.")
    page.unroute_all()
    rows = page.locator("main li").count()
    more.click()
    until(page, lambda: page.locator("main li").count() > rows, "more rows")
    rows = page.locator("main li").count()
    more.evaluate("(button) => { button.click(); button.click(); }")
    until(page, lambda: page.locator("main li").count() > rows, "more rows")
    workouts = page.locator("main li a").evaluate_all("(links) => links.map((link) => link.pathname)")
    assert len(workouts) == len(set(workouts)), "an older workout is there twice"


def fill_goal(page):
    page.get_by_role("button", name="New goal").first.click()
    page.get_by_label("Goal for").select_option("frequency")
    page.get_by_label("Target").fill("4")


@pytest.mark.lifter(24)
@pytest.mark.parametrize("how", ["lost", "silent", 404, 413])
def test_a_form_that_is_sent_again_makes_one_thing(lifter, page, line, how):
    lifter.watch.expects(404, 413)
    api = API(lifter)
    before = len(goals(api))
    page.clock.install()
    page.goto("/train/progress/goals")
    fill_goal(page)
    save = page.get_by_role("dialog").get_by_role("button", name="Save")
    with line.broken(how):
        save.click()
        until(page, lambda: line.written, "the request")
        if how == "silent":
            page.clock.run_for(21_000)
        expect(failure(page)).to_contain_text({"lost": "no connection", "silent": "did not answer"}.get(how, "answered instead"))
        assert page.get_by_label("Target").input_value() == "4"
    save.click()
    expect(page.locator(".snack")).to_contain_text("Goal saved")
    first, second = [key for method, path, key in line.written if path == "goals"]
    assert first and first == second
    assert len(goals(api)) == before + 1


@pytest.mark.lifter(25)
def test_an_answer_of_a_proxy_that_says_all_is_well_is_none(lifter, page, line):
    api = API(lifter)
    before = len(goals(api))
    page.goto("/train/progress/goals")
    fill_goal(page)
    save = page.get_by_role("dialog").get_by_role("button", name="Save")
    with line.broken(200):
        save.click()
        expect(failure(page)).to_contain_text("answered instead")
    assert len(goals(api)) == before
    save.click()
    expect(page.locator(".snack")).to_contain_text("Goal saved")
    assert len(goals(api)) == before + 1


@pytest.mark.lifter(1)
def test_a_message_whose_answer_is_lost_is_sent_once(lifter, page, line):
    api = API(lifter)
    partner = api.call("GET", "/v1/conversations")["items"][0]["partner"]["id"]
    text = f"Once, please: {uuid.uuid4()}"
    page.goto(f"/own/messages/{partner}")
    page.get_by_role("textbox", name="Message").fill(text)
    send = page.get_by_role("button", name="Send")
    with line.broken("lost"):
        send.click()
        expect(failure(page)).to_contain_text("There is no connection.")
    send.click()
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")
    texts = [one.get("text") for one in api.call("GET", f"/v1/conversations/{partner}/messages")["items"]]
    assert texts.count(text) == 1


@pytest.mark.parametrize("login, place", [("lifter1", "own"), ("coach1", "coach")])
def test_what_is_typed_while_a_message_is_sent_is_not_lost(contexts, login, place):
    context = contexts(login, "lifter" if place == "own" else "coach", viewport=DESK)
    page, held = begin(context, "/own/account"), []
    partner = API(page).call("GET", "/v1/conversations")["items"][0]["partner"]["id"]
    page.goto(f"/{place}/messages/{partner}")
    page.route(re.compile("/messages$"), lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    text, field = f"First: {uuid.uuid4()}", page.get_by_role("textbox", name=re.compile("^Message"))
    field.fill(text)
    page.get_by_role("button", name="Send").click()
    until(page, lambda: held, "the message")
    field.fill(f"{text} Then")
    held[0].continue_()
    expect(page.get_by_text(text, exact=True)).to_be_visible()
    expect(field).to_have_value(" Then")
    assert len(held) == 1


def only_goal(api):
    for one in goals(api):
        api.call("DELETE", f"/v1/goals/{one['id']}")
    return goal(api)


def remove_a_goal(page, api):
    made = only_goal(api)
    page.goto("/train/progress/goals")
    page.get_by_role("main").get_by_role("button", name=re.compile("More")).click()
    yield page.get_by_role("menuitem", name="Remove")
    yield page.get_by_role("button", name="Try again")
    expect(page.locator(".snack")).to_contain_text("Goal removed")
    assert made["id"] not in [one["id"] for one in goals(api)]


def rest_today(page, api):
    api.answer("DELETE", "/v1/schedule/rest-today")
    page.goto("/train")
    rest = page.get_by_role("button", name="Rest today")
    yield rest
    yield rest
    expect(page.get_by_role("button", name="Train after all")).to_be_visible()
    api.call("DELETE", "/v1/schedule/rest-today")


def set_a_goal(page, api):
    before = len(goals(api))
    page.goto("/train/progress/goals")
    fill_goal(page)
    save = page.get_by_role("dialog").get_by_role("button", name="Save")
    yield save
    yield save
    expect(page.locator(".snack")).to_contain_text("Goal saved")
    assert len(goals(api)) == before + 1


def change_a_goal(page, api):
    made = only_goal(api)
    page.goto("/train/progress/goals")
    page.get_by_role("main").get_by_role("button", name=re.compile("More")).click()
    page.get_by_role("menuitem", name="Change").click()
    page.get_by_label("Target").fill("5")
    save = page.get_by_role("dialog").get_by_role("button", name="Save")
    yield save
    yield save
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert [one["target"] for one in goals(api) if one["id"] == made["id"]] == [5]


def write_a_message(page, api):
    partner = api.call("GET", "/v1/conversations")["items"][0]["partner"]["id"]
    text = f"Once, please: {uuid.uuid4()}"
    page.goto(f"/own/messages/{partner}")
    page.get_by_role("textbox", name="Message").fill(text)
    send = page.get_by_role("button", name="Send")
    yield send
    yield send
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")
    texts = [one.get("text") for one in api.call("GET", f"/v1/conversations/{partner}/messages")["items"]]
    assert texts.count(text) == 1


def upload_a_file(page, api):
    name = f"Uploaded once: {uuid.uuid4()}"
    day = f"2019-{uuid.uuid4().int % 12 + 1:02}-{uuid.uuid4().int % 28 + 1:02}"
    lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    lines += [f"{day} 18:00:00,{name},45m,Squat (Barbell),{number},100,5,0,0,,,8" for number in (1, 2, 3)]
    page.goto("/own/imports")
    page.get_by_label("File").set_input_files({"name": "strong.csv", "mimeType": "text/csv", "buffer": "\n".join(lines).encode()})
    page.get_by_label("Unit of the weights").select_option("kg")
    page.get_by_role("button", name="Preview the import").click()
    load = page.get_by_role("button", name="Import 1 workout")
    expect(load).to_be_visible()
    yield load
    yield load
    brought = lambda: [one["name"] for one in api.call("GET", "/v1/lifters/me/workouts?to=2019-12-31&limit=100")["items"]].count(name)  # noqa: E731
    until(page, lambda: brought() and not page.locator("[aria-busy=true]").count(), "the workout is there")
    assert brought() == 1


# One for each way in which the portal runs an action. Each gives what is pressed, then what is pressed where that has failed.
WAYS = [remove_a_goal, rest_today, set_a_goal, change_a_goal, write_a_message, upload_a_file]


@pytest.mark.lifter(1)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("how", ["lost", "silent", "twice"])
def test_what_is_not_answered_or_arrives_twice_is_there_once(lifter, page, line, way, how):
    lifter.watch.expects(404, 412)
    page.clock.install()
    steps = way(page, API(lifter))
    first = next(steps)
    with line.broken(how):
        first.click()
        until(page, lambda: line.doubled if how == "twice" else line.written, "the request")
        if how == "silent":
            # The longest time that the portal waits for an answer: to a file.
            page.clock.run_for(121_000)
        if how != "twice":
            expect(failure(page)).to_contain_text({"lost": "no connection", "silent": "did not answer"}[how])
    again = next(steps)
    if how != "twice":
        again.click()
    next(steps, None)
    if how == "twice":
        expect(failure(page)).to_have_count(0)


@pytest.mark.lifter(26)
def test_a_rejection_that_nobody_waits_for_is_said(lifter):
    page = begin(lifter)
    lifter.watch.wrongs = Tolerant(lifter.watch.wrongs)
    page.evaluate("() => { void Promise.reject(new Error('on purpose')); }")
    expect(failure(page)).to_contain_text("Something went wrong on our side.")
    page.get_by_role("button", name="Close").click()
    expect(failure(page)).to_have_count(0)


class Tolerant(list):
    """What went wrong, without what the story does on purpose."""

    def append(self, wrong):
        if "on purpose" not in wrong:
            super().append(wrong)


@pytest.mark.lifter(27)
def test_what_is_typed_in_a_dialog_is_not_lost_beside_it(lifter, page):
    page.set_viewport_size(DESK)
    page.goto("/train/progress/goals")
    fill_goal(page)
    dialog, target = page.locator("dialog.dialog").first, page.get_by_label("Target")
    box, field = dialog.bounding_box(), target.bounding_box()
    beside = (box["x"] - 40, box["y"] + 40)

    def kept(asked):
        if asked:
            expect(page.get_by_role("heading", name="Leave without saving?")).to_be_visible()
            # Enter loses nothing.
            expect(page.get_by_role("dialog").last.get_by_role("button", name="Cancel")).to_be_focused()
            page.get_by_role("dialog").last.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("heading", name="Leave without saving?")).to_have_count(0)
        expect(target).to_have_value("4")

    page.mouse.click(*beside)
    kept(asked=True)
    page.keyboard.press("Escape")
    kept(asked=True)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    kept(asked=False)  # the second one closed the question alone
    page.mouse.move(field["x"] + 20, field["y"] + 10)
    page.mouse.down()
    page.mouse.move(*beside)
    page.mouse.up()
    kept(asked=False)
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    kept(asked=False)

    page.mouse.click(*beside)
    page.get_by_role("button", name="Leave").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="New goal").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # nothing was typed


@pytest.mark.lifter(32)
@pytest.mark.parametrize("method", ["PATCH", "GET"])
def test_what_is_typed_while_a_form_is_sent_or_read_again_is_not_lost(lifter, page, method):
    held, is_pressed = [], []

    def hold(route):
        if route.request.method == method and is_pressed and not held:
            return held.append(route)
        return route.continue_()

    page.route(re.compile("/v1/profile$"), hold)
    page.goto("/own/account")
    you, height = page.get_by_role("region", name="You", exact=True), page.get_by_label(re.compile("^Height"))
    page.get_by_label("Name", exact=True).fill(f"Sent first {uuid.uuid4()}"[:40])
    tall = API(page).call("GET", "/v1/profile").get("height", {}).get("cm", 180) + 1
    is_pressed.append(True)
    you.get_by_role("button", name="Save").click()
    until(page, lambda: held, "the request")
    height.fill(f"{tall:g}")
    held[0].continue_()
    expect(page.get_by_text("Saved", exact=True).last).to_be_visible()
    expect(height).to_have_value(f"{tall:g}")
    you.get_by_role("button", name="Save").click()
    until(page, lambda: API(page).call("GET", "/v1/profile").get("height") == {"cm": tall}, "the height is saved")


def without_drafts(api):
    for draft in api.call("GET", "/v1/drafts?limit=100")["items"]:
        api.call("DELETE", f"/v1/drafts/{draft['id']}")


@pytest.mark.lifter(28)
@pytest.mark.parametrize("place", ["template", "planned", "workout", "menu"])
def test_a_workout_begins_without_a_connection_wherever_one_is_offered(lifter, page, place):
    lifter.watch.expects(404)
    api = API(lifter)
    without_drafts(api)
    for kind in ("templates", "planned-workouts"):
        for one in api.call("GET", f"/v1/{kind}?limit=100")["items"]:
            api.call("DELETE", f"/v1/{kind}/{one['id']}")
    sets = [{"reps": 5, "weight": 60, "unit": "kg"}] * 2
    made = {"name": "Cellar day", "exercises": [{"name": "Back squat", "sets": sets}]}
    if place == "planned":
        path = "/train/planned/" + api.call("POST", "/v1/planned-workouts", made)["id"]
    elif place == "workout":
        workout = made | {"performed_at": "2026-01-02T10:00:00Z"}
        path = "/train/workouts/" + api.call("POST", "/v1/lifters/me/workouts", workout)["id"]
    else:
        path = "/train/templates/" + api.call("POST", "/v1/templates", made)["id"]
    page.goto(path)
    if place == "menu":
        # What a page has shown is on the device.
        expect(page.get_by_role("heading", level=1, name="Cellar day")).to_be_visible()
        page.goto("/train/plan")
    button = page.get_by_role("button", name="Log again" if place == "workout" else "Start", exact=True)
    if place == "menu":
        page.get_by_role("button", name=re.compile("Cellar day")).first.click()
        button = page.get_by_role("menuitem", name="Start")
    expect(button).to_be_visible()
    lifter.set_offline(True)
    button.click()
    expect(page.get_by_role("heading", level=1, name="Cellar day")).to_be_visible()
    expect(page.locator("main tr.now")).to_have_count(1)
    lifter.set_offline(False)
    live = until(page, lambda: (found := api.answer("GET", "/v1/live"))[0] == 200 and found[1], "the workout is at the server")
    assert [len(one["sets"]) for one in live["exercises"]] == [2]
    assert live["exercises"][0]["sets"][0]["weight"] == 60
    without_drafts(api)


@pytest.mark.lifter(30)
def test_a_routine_that_the_server_cannot_give_is_no_lack_of_a_connection(lifter, page):
    lifter.watch.expects(404, 500)
    api = API(lifter)
    without_drafts(api)
    for kind in ("templates", "planned-workouts"):
        for one in api.call("GET", f"/v1/{kind}?limit=100")["items"]:
            api.call("DELETE", f"/v1/{kind}/{one['id']}")
    days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    api.call("POST", "/v1/templates", {"name": "Broken day", "weekdays": days, "exercises": [{"name": "Back squat", "sets": [{"reps": 5}]}]})
    page.route(re.compile("/v1/templates/[^?/]+$"), lambda route: route.fulfill(
        status=500, content_type="application/problem+json", body='{"type": "/problems/internal-error", "status": 500, "title": "Fault"}'))
    page.goto("/train")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(failure(page)).to_be_visible()
    expect(page.get_by_text("was never opened")).to_have_count(0)


@pytest.mark.lifter(29)
def test_where_another_device_has_begun_one_it_leads_there(lifter, page):
    lifter.watch.expects(404)
    api = API(lifter)
    without_drafts(api)
    made = {"name": "Second", "exercises": [{"name": "Back squat", "sets": [{"reps": 5, "weight": 60, "unit": "kg"}]}]}
    path = "/train/templates/" + api.call("POST", "/v1/templates", made)["id"]
    page.goto(path)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    api.call("POST", "/v1/drafts", made | {"name": "First", "start": True})
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".snack").get_by_role("button").click()
    expect(page.get_by_role("heading", level=1, name="First")).to_be_visible()
    assert len(api.call("GET", "/v1/drafts")["items"]) == 1
    without_drafts(api)


class TwoBuilds(http.server.ThreadingHTTPServer):
    """What stands before servers in the middle of a release: every other one has not the files of the page that is open."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Passing)
        self.rolls, self.asked = False, {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def lacks(self, path):
        if not self.rolls or not path.startswith("/assets/"):
            return False
        self.asked[path] = self.asked.get(path, 0) + 1
        return self.asked[path] == 1 or "gone" == self.rolls


class Passing(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def pass_on(self):
        if self.server.lacks(self.path) or self.path.startswith("/v1/sync/stream"):
            return self.answer(404, [], b"")
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        target = urllib.parse.urlsplit(URL)
        line = http.client.HTTPConnection("127.0.0.1", target.port)
        line.request(self.command, self.path, body or None, dict(self.headers))
        answer = line.getresponse()
        return self.answer(answer.status, answer.getheaders(), answer.read())

    def answer(self, status, fields, body):
        self.send_response_only(status)
        for name, value in fields:
            if name.lower() not in ("transfer-encoding", "content-length", "connection"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = pass_on

    def log_message(self, *_):
        pass


def test_an_open_page_goes_on_while_servers_of_two_builds_run(contexts):
    proxy = TwoBuilds()
    context = contexts("lifter29", "lifter", base_url=f"http://localhost:{proxy.server_port}")
    context.watch.expects(404)  # the stream, and what a server of the other build has not
    page = begin(context, "/train")
    until(page, lambda: page.evaluate("() => Boolean(navigator.serviceWorker.controller)"), "the worker")
    proxy.rolls = True
    page.get_by_role("link", name="Plan").first.click()
    expect(page.get_by_role("heading", level=1, name="Plan")).to_be_visible()
    page.goto("/train/history")
    expect(page.get_by_role("heading", level=1, name="History")).to_be_visible()
    assert any(count > 1 for count in proxy.asked.values())

    # In the end the old build is gone. What was not loaded of it is not there: it is said, with the way on.
    proxy.rolls = "gone"
    page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    page.get_by_role("button", name="Go to").click()
    expect(failure(page)).to_contain_text("There is a new version of this page.")
    proxy.rolls = False
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("button", name="Go to").click()
    expect(page.get_by_role("combobox")).to_be_visible()
    proxy.shutdown()
