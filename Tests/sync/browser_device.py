#!/usr/bin/env python3
"""The portal's outbox in Chromium as a program of its own: the line protocol of docs/simulation.md on standard input and output.
It needs `chromium-headless-shell`, and `esbuild`, which bundles the portal's modules with browser_device.js."""

import json
import os
import subprocess
import sys
import tempfile

from browser import Browser

PAGE = "<!doctype html><html lang=en><link rel=icon href=data:,><title>device</title>"


class Program:
    """A browser starts in most of a second, so it serves all stories that this program plays. They are of different people: the
    portal has a database for each account."""

    browser = None

    def __init__(self):
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "browser_device.js")
        self.modules = subprocess.run(
            ["esbuild", source, "--bundle", "--format=iife", "--global-name=device", "--log-level=warning",
             "--external:../own/*"],
            capture_output=True, text=True, check=True).stdout

    def start(self, given):
        origin = given.get("server") or os.environ["MUSCLEMATE_SERVER"]
        os.makedirs(given["folder"], exist_ok=True)
        is_new = self.choose_profile(given["folder"])
        if is_new:
            self.browser.clear(origin)
        self.browser.ask(
            "Network.setCookie", name="session", value=given["token"], url=origin, httpOnly=True, sameSite="Lax")
        self.browser.be_offline(False)
        self.browser.open(f"{origin}/device", PAGE)
        self.browser.run(f"{self.modules};")
        return self.page("start", given)

    def choose_profile(self, folder):
        """Opens the browser that this device has, or had before it was killed. Whether the folder is a new device's."""
        note = f"{folder}/profile"
        is_new = not os.path.exists(note)
        if not self.browser:
            profile = tempfile.mkdtemp(prefix="browser-") if is_new else open(note).read()
            self.browser = Browser(profile)
            self.profile = profile
        if is_new:
            with open(note, "w") as file:
                file.write(self.profile)
        return is_new

    def offline(self, _):
        self.browser.be_offline(True)
        return {}

    def online(self, _):
        self.browser.be_offline(False)
        return {}

    def do(self, action):
        return self.page("act", action)

    def sync(self, _):
        return self.page("sync")

    def dump(self, _):
        return self.page("dump")

    def kill(self, _):
        os._exit(0)

    def page(self, name, *given):
        return self.browser.run(f"device.{name}({', '.join(json.dumps(one) for one in given)})")


def main():
    program = Program()
    for line in sys.stdin:
        command, _, text = line.strip().partition(" ")
        answer = getattr(program, command)(json.loads(text) if text else None)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


main()
