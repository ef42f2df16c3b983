"""What a first visit may cost: bytes as they go over the wire, and requests. Times are for `make test-long`: a machine that
runs other tests says nothing about them.
"""

import os

import pytest
from conftest import PHONE

# Of the portal itself, without data, and a little more than there are: 66 KB for /train, 13 requests for /coach.
LIMIT = {"bytes": 68 * 1024, "requests": 13}


def sizes(context, path):
    """Compressed bytes by request of a first visit."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    named, bytes_of = {}, {}
    session.on("Network.requestWillBeSent", lambda event: named.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: bytes_of.update({named.get(event["requestId"], "?"): event["encodedDataLength"]}))
    page.goto(path)
    page.locator("main h1").first.wait_for()
    page.locator("[aria-busy=true]").first.wait_for(state="hidden")
    # The stream stays open, so the network never rests; what a visit loads was asked for by now.
    page.wait_for_timeout(1000)
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
