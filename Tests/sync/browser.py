"""Chromium's headless shell with one page, driven by the DevTools protocol over a pipe. It dies with this program, and at the same moment."""

import base64
import ctypes
import fcntl
import json
import os
import signal
import subprocess

# As root, as in a container, Chromium has no sandbox. The rest is what a page does not need, and each start would pay for.
OPTIONS = [
    "--remote-debugging-pipe", "--no-sandbox", "--no-zygote", "--disable-dev-shm-usage", "--disable-gpu",
    "--disable-breakpad", "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
    "--disable-component-update", "--disable-background-networking", "--password-store=basic",
    "--disable-features=MediaRouter,OptimizationHints,SpareRendererForSitePerProcess,Translate,WebUIToolbarWebUI"]
# From <sys/prctl.h>: the signal that a process gets when its parent dies.
PR_SET_PDEATHSIG = 1


class PageFailed(Exception):
    """What the page's code threw."""


class Browser:
    def __init__(self, profile):
        """The profile outlives the browser, also one that was killed."""
        # The browser inherits the lock. So a killed one has ended before the next one opens its files.
        lock = os.open(f"{profile}.lock", os.O_CREAT | os.O_RDWR)
        fcntl.flock(lock, fcntl.LOCK_EX)
        listens, self.speaks = os.pipe()
        self.listens, speaks = os.pipe()
        # Above the numbers that Chromium gives them.
        theirs = [fcntl.fcntl(one, fcntl.F_DUPFD, 10) for one in (listens, speaks, lock)]

        def prepare():
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            for place, one in enumerate(theirs, 3):
                os.dup2(one, place)

        self.process = subprocess.Popen(
            ["chromium-headless-shell", *OPTIONS, f"--user-data-dir={profile}", "about:blank"], preexec_fn=prepare, pass_fds=(3, 4, 5),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for one in (*theirs, listens, speaks, lock):
            os.close(one)
        self.buffer, self.number, self.session, self.heard = b"", 0, None, []
        page = next(one for one in self.ask("Target.getTargets")["targetInfos"] if one["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.ask("Page.enable")
        self.ask("Network.enable")

    def ask(self, method, **parameters):
        number = self.send(method, parameters)
        while (answer := self.message()).get("id") != number:
            self.heard.append(answer)
        if "error" in answer:
            raise PageFailed(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def send(self, method, parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        text = json.dumps(message).encode() + b"\0"
        while text:
            text = text[os.write(self.speaks, text):]
        return self.number

    def message(self):
        while b"\0" not in self.buffer:
            got = os.read(self.listens, 1 << 20)
            if not got:
                raise EOFError("the browser ended")
            self.buffer += got
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)

    def event(self, name):
        """The next one of this name since it was asked for what causes it."""
        while True:
            for place, one in enumerate(self.heard):
                if one.get("method") == name:
                    del self.heard[:place + 1]
                    return one["params"]
            self.heard.append(self.message())

    def open(self, address, html):
        """A page of this address with this content: no server is asked, as where a service worker answers."""
        self.heard.clear()
        self.ask("Fetch.enable", patterns=[{"urlPattern": address}])
        self.send("Page.navigate", {"url": address})
        self.ask(
            "Fetch.fulfillRequest", requestId=self.event("Fetch.requestPaused")["requestId"], responseCode=200,
            responseHeaders=[{"name": "Content-Type", "value": "text/html"}], body=base64.b64encode(html.encode()).decode())
        self.event("Page.loadEventFired")
        self.ask("Fetch.disable")

    def run(self, text):
        """What an expression of JavaScript gives, once it is settled."""
        self.heard.clear()
        answer = self.ask("Runtime.evaluate", expression=text, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            thrown = answer["exceptionDetails"]
            raise PageFailed(thrown.get("exception", {}).get("description") or thrown["text"])
        return answer["result"].get("value")

    def be_offline(self, is_offline):
        self.ask("Network.emulateNetworkConditions", offline=is_offline, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def clear(self, origin):
        self.ask("Storage.clearDataForOrigin", origin=origin, storageTypes="all")
