"""What a first visit may cost: bytes as they go over the wire, and requests. Times are for `make test-long`: a machine that
runs other tests says nothing about them.
"""

import os

import pytest
from conftest import PHONE

from steps import until
from walking import settle

# Of the portal itself, without data, and a little more than there are: 66 KB for /train, 13 requests for /coach.
LIMIT = {"bytes": 68 * 1024, "requests": 13}


def sizes(context, path):
    """Compressed bytes by request of a first visit."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    named, open_, bytes_of = {}, set(), {}

    def ask(event):
        named[event["requestId"]] = event["request"]["url"]
        # The stream stays open.
        if "/v1/sync/stream" not in event["request"]["url"]:
            open_.add(event["requestId"])

    def finish(event):
        open_.discard(event["requestId"])
        bytes_of[named.get(event["requestId"], "?")] = event["encodedDataLength"]

    session.on("Network.requestWillBeSent", ask)
    session.on("Network.loadingFinished", finish)
    session.on("Network.loadingFailed", lambda event: open_.discard(event["requestId"]))
    page.clock.install()
    page.goto(path)
    settle(page)
    # What a visit leaves for the seconds after it is asked for now.
    page.clock.run_for(3_000)
    until(page, lambda: not open_, "the end of every request")
    return bytes_of


@pytest.mark.skipif(not os.environ.get("PORTAL_IS_BUNDLE"), reason="the sources are many small files")
@pytest.mark.parametrize("path, login, role", [("/train", "lifter1", "lifter"), ("/coach", "coach1", "coach"), ("/admin", "admin1", "admin")])
def test_a_first_visit_is_small(contexts, path, login, role):
    context = contexts(login, role, viewport=PHONE, service_workers="block")
    found = sizes(context, path)
    listing = "\n".join(f"{size:8} {url}" for url, size in sorted(found.items(), key=lambda item: -item[1]))
    print(f"{path}: {sum(found.values())} bytes in {len(found)} requests\n{listing}")
    # Data depends on the person, and on what the page fetches once it has time.
    portal = [size for url, size in found.items() if "/v1/" not in url]
    assert sum(portal) <= LIMIT["bytes"], listing
    assert len(portal) <= LIMIT["requests"], listing
