"""One seed: people, devices, steps drawn by chance, and the judgement at the end."""

import collections
import datetime
import json
import os
import random
import shutil
import time

import bystanders
from actions import FULL, LIVE, Actor
from device_under_test import DeviceFailure, DeviceUnderTest
from judgement import judge
from proxy import FAULTS, PAGES
from story import Story
from traffic import Traffic

# How often each kind of step is drawn.
STEPS = {"do": 62, "sync": 15, "sync_together": 5, "trouble": 7, "turn_offline": 4, "kill": 0.5, "kill_at_work": 1.5, "move": 1,
         "web": 4, "coach": 2, "days_pass": 1, "half_a_year_passes": 0.15, "minutes_pass": 2, "import": 0.3,
         "stream": 0.3}
LIVE_STEPS = {**STEPS, "coach": 0, "half_a_year_passes": 0, "import": 0, "web": 1}
# By how many seconds a phone's clock is wrong.
CLOCKS = [0] * 12 + [-30 * 86_400, -3 * 86_400, -25 * 3_600, 3 * 86_400]
# In which part of the stories disks get full, and for which part of the steps there.
FULL_DISKS, FULL_STEPS = 0.25, 0.06
# In which part of the cases a device that loses its connection has one that answers everything itself.
CAPTIVE = 0.25
# How often all devices sync at the end, and for how many seconds at most if some of it fails.
ROUNDS = 12
PATIENCE = 120


class Failure(Exception):
    """An invariant does not hold."""


class Play:
    steps_of_profile = STEPS

    def __init__(self, world, seed, plant=None):
        self.world, self.seed, self.plant = world, seed, plant
        self.is_live = world.options.profile == "live"
        self.chance = random.Random(f"musclemate {seed}")
        self.story, self.failures, self.trace = Story(), [], []
        self.touched, self.comments, self.marks, self.walks_allowed = collections.deque(maxlen=6), 0, 0, 0
        self.refusals, self.costs = collections.Counter(), collections.Counter()
        self.today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
        self.began = int(time.time() * 1000)
        self.sql, self.servers = world.sql, world.servers

    # The seed

    def run(self, kept=None):
        """Plays the steps whose numbers are in `kept`, or all. Returns what went wrong."""
        self.folder = f"{self.world.folder}/seed"
        os.makedirs(self.folder, exist_ok=True)
        self.devices, self.coach = [], None
        try:
            self.begin()
            for number in range(self.world.options.steps) if kept is None else kept:
                self.step(number)
                if self.failures:
                    return self.failures
            self.end()
        except DeviceFailure as failure:
            self.fail(f"the device: {failure}\n{self.world.complaints()}")
        finally:
            self.bystanders.close()
            for device in self.everyone():
                device.last_log = list(device.proxy.log)
                device.proxy.reset(None, None)
                if self.failures:
                    device.process.kill()
            shutil.rmtree(self.folder, ignore_errors=True)
        return self.failures

    def begin(self):
        chance = self.chance
        count = chance.choice([3, 3, 3, 4, 5])
        name = f"s{self.seed}x{os.getpid()}x{int(time.time() * 1e6) % 10**9}"
        self.account, tokens = self.world.person(name, "lifter", count + 3)
        self.fresh, self.web_token, self.stream_token = tokens[count:]
        self.traffic = Traffic(
            self.story, self.plant and self.plant.of_the_way(), adds_member=not self.is_live and chance.random() < 0.2)
        old = chance.randrange(count) if not self.is_live and chance.random() < 0.1 else None
        for number in range(count):
            self.devices.append(self.device(number, tokens[number], self.account, "lifter", 0 if number == old else None))
        self.bystanders = bystanders.Bystanders(self, name)
        self.has_full_disks = random.Random(f"musclemate {self.seed} disks").random() < FULL_DISKS
        self.steps = dict(LIVE_STEPS if self.is_live else self.steps_of_profile)
        self.actions = dict(LIVE if self.is_live else FULL)
        # Each seed has a mood of its own, so that rare steps come together in some.
        for weights in (self.steps, self.actions):
            for one in weights:
                weights[one] *= chance.choice([0.3, 1, 1, 1, 3])

    def device(self, number, token, account, role, schema=None):
        proxy, process = self.world.place(number)
        proxy.reset(self.chance.choice(self.servers.addresses), self.traffic)
        # Drawn beside the other chances, which stay as they were without clocks.
        clock = random.Random(f"musclemate {self.seed} clock {number}").choice(CLOCKS)
        return DeviceUnderTest(self, number, token, account, role, proxy, process, schema, clock)

    def everyone(self):
        return self.devices + ([self.coach] if self.coach else [])

    # Words

    def fail(self, why):
        self.failures.append(why)

    def note(self, number, text):
        self.trace.append(f"{number:4} {text}")

    def count_refusal(self, what, why):
        self.refusals[f"{what}: {why}"] += 1

    def new_mark(self, kind=""):
        self.marks += 1
        return f"mark-{kind}{self.seed}-{self.marks}"

    def milliseconds(self):
        return self.began

    # Steps

    def step(self, number):
        chance = random.Random(f"musclemate {self.seed} {number}")
        name = chance.choices(list(self.steps), list(self.steps.values()))[0]
        self.number, self.step_chance = number, chance
        device = chance.choice(self.devices)
        began = time.monotonic()
        # Drawn beside the other chances, too.
        if self.has_full_disks and random.Random(f"musclemate {self.seed} {number} disk").random() < FULL_STEPS:
            self.note(number, f"the disk of {device.name} is full for this step")
            device.process.fill_disk(True)
        getattr(self, f"step_{name}")(device, chance)
        device.process.fill_disk(False)
        self.costs[name] += time.monotonic() - began

    def step_do(self, device, chance):
        device.look()
        name = chance.choices(list(self.actions), list(self.actions.values()))[0]
        if name == "settle" or device.conflicts and chance.random() < 0.1:
            name = "settle"
        action = Actor(self, device, chance).draw(name)
        if action is None:
            return
        self.note(self.number, f"{device.name} {json.dumps(action.given)}")
        pressed = [time.time(), float("inf")]
        if name in ("press", "finish"):  # with the finish the clock stands still
            self.traffic.presses.setdefault(device.proxy, []).append(pressed)
        done = device.do(action)
        pressed[1] = time.time()
        if done and action.kind in ("workout", "draft", "template", "goal"):
            self.touched.append((action.kind, action.id))

    def step_sync(self, device, chance):
        self.note(self.number, f"{device.name} sync {device.sync()}")

    def step_sync_together(self, device, chance):
        """Several devices at the same moment."""
        together = chance.sample(self.devices, chance.randint(2, len(self.devices)))
        for one in together:
            one.process.send("sync")
        answers = [one.synced() for one in together]
        self.note(self.number, f"{[one.name for one in together]} sync together {answers}")

    def step_trouble(self, device, chance):
        """A sync in which requests or answers get lost."""
        if device.is_offline:
            return
        for _ in range(chance.randint(1, 3)):
            device.proxy.faults.extend([None] * chance.choice([0, 0, 1, 1, 2, 3]) + [chance.choice(FAULTS)])
        # Drawn apart: what else is drawn for a seed stays the same.
        pages = random.Random(f"musclemate {self.seed} {self.number} pages")
        device.proxy.faults = collections.deque(
            "foreign" if fault and pages.random() < 0.12 else fault for fault in device.proxy.faults)
        planned = list(device.proxy.faults)
        answer = device.sync()
        device.proxy.faults.clear()
        device.proxy.flush()
        self.note(self.number, f"{device.name} sync with {planned}: {answer}")

    def step_turn_offline(self, device, chance):
        # Drawn apart: what else is drawn for a seed stays the same.
        network = random.Random(f"musclemate {self.seed} {self.number} network")
        if not device.is_offline and network.random() < CAPTIVE:
            device.be_captive(network.randrange(len(PAGES)))
            self.note(self.number, f"{device.name} is in a network that answers everything itself")
            return
        device.be_offline(not device.is_offline)
        self.note(self.number, f"{device.name} is {'offline' if device.is_offline else 'online'}")

    def step_kill(self, device, chance):
        self.note(self.number, f"{device.name} is killed")
        device.restart(device.schema)

    def step_kill_at_work(self, device, chance):
        """The program dies while it syncs: after so many requests, or after some milliseconds."""
        if chance.random() < 0.6:
            count = device.proxy.count + chance.randint(1, 4)
            device.process.send("sync")
            device.proxy.wait_for(count, 0.05)
        else:
            device.process.send("sync")
            time.sleep(chance.random() * 0.03)
        self.note(self.number, f"{device.name} is killed while it syncs")
        device.restart(device.schema)

    def step_move(self, device, chance):
        device.proxy.go(chance.choice(self.servers.addresses))
        self.note(self.number, f"{device.name} goes to {device.proxy.server}")

    def step_days_pass(self, device, chance):
        self.note(self.number, "two days pass")
        self.sql(f"""
            update app.sync_devices set seen_at = seen_at - interval '2 days' where account_id = '{self.account}';
            update app.deletions set deleted_at = deleted_at - interval '2 days' where lifter_id = '{self.account}'""")

    def step_half_a_year_passes(self, device, chance):
        """Tombstones are swept, as the retention job does it, of this lifter alone. Devices that ask are told to start again."""
        self.note(self.number, "half a year passes, and tombstones are swept")
        self.walks_allowed += 1
        self.sql(f"""
            with gone as (delete from app.deletions where lifter_id = '{self.account}' and kind <> 'imported_workout'
                          returning version)
            update app.lifter_versions set swept = greatest(swept, (select max(version) from gone))
             where lifter_id = '{self.account}'""")

    def step_minutes_pass(self, device, chance):
        minutes = chance.randint(1, 20)
        self.note(self.number, f"{minutes} minutes pass")
        self.sql(f"""
            update app.drafts
               set started_at = started_at - interval '{minutes} minutes',
                   running_since = running_since - interval '{minutes} minutes',
                   turned_at = turned_at - interval '{minutes} minutes'
             where lifter_id = '{self.account}' and started_at is not null""")
        for clock in self.traffic.clocks.values():
            clock.shift(60 * minutes)

    def step_web(self, device, chance):
        self.bystanders.web(chance)

    def step_coach(self, device, chance):
        self.bystanders.coach(chance)

    def step_stream(self, device, chance):
        self.bystanders.stream(chance)

    def step_import(self, device, chance):
        self.bystanders.bring_in(chance)

    # The end

    def end(self):
        for device in self.everyone():
            device.proxy.faults.clear()
            if device.schema is not None:
                device.is_offline = False
                device.restart()  # the user updates the app
            device.be_offline(False)
        self.settle()
        judge(self)

    def settle(self):
        """Until all have sent everything, and nothing new is there for anyone."""
        last, rounds, until = None, 0, time.monotonic() + PATIENCE
        while rounds < ROUNDS and time.monotonic() < until:
            answers = []
            for device in self.everyone():
                device.process.send("sync")
            for device in self.everyone():
                answers.append(device.synced())
            version = self.sql(f"select coalesce(max(version), 0) from app.lifter_versions where lifter_id = '{self.account}'")
            if last == version and not any(answer["pending"] or answer["failed"] for answer in answers):
                return
            if any(answer["failed"] for answer in answers):
                time.sleep(0.2)  # a server whose connections were cut asks for a second
            else:
                rounds += 1
            last = version
        self.fail(f"I8: after {rounds} rounds the devices still are not done: {answers}")
