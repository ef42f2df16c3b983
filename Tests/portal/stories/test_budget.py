"""What a first visit may cost: bytes as they go over the wire, and requests. Times are for `make test-long`: a machine that
runs other tests says nothing about them.
"""

import os

import pytest
from conftest import PHONE

LIMIT = {"bytes": 70 * 1024, "requests": 14}


def sizes(context, path):
    """Compressed bytes by request of a first visit."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": False})
    named, bytes_of = {}, {}
    session.on("Network.requestWillBeSent", lambda event: named.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: bytes_of.update({named.get(event["requestId"], "?"): event["encodedDataLength"]}))
    page.goto(path)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    return bytes_of


@pytest.mark.skipif(not os.environ.get("PORTAL_IS_BUNDLE"), reason="the sources are many small files")
@pytest.mark.parametrize("path, login, role", [("/train", "lifter1", "lifter"), ("/coach", "coach1", "coach"), ("/admin", "admin1", "admin")])
def test_a_first_visit_is_small(contexts, path, login, role):
    context = contexts(login, role, viewport=PHONE, service_workers="block")
    found = sizes(context, path)
    listing = "\n".join(f"{size:8} {url}" for url, size in sorted(found.items(), key=lambda item: -item[1]))
    print(f"{path}: {sum(found.values())} bytes in {len(found)} requests\n{listing}")
    assert sum(found.values()) <= LIMIT["bytes"], listing
    assert len(found) <= LIMIT["requests"], listing
