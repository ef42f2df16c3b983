"""A lifter, two servers on one database, and devices."""

import os
import shutil
import tempfile

import oracle
from device import Clock, Device, new_id
from servers import Servers
from transport import Transport


class Scene:
    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="musclemate-devices-")
        os.chmod(self.folder, 0o711)
        self.marks, self.devices = oracle.Marks(), []
        self.servers = Servers(self.folder)
        try:
            self.servers.start()
            self.servers.lifter("anna")
        except BaseException:
            self.servers.stop()
            raise
        return self

    def __exit__(self, error, *_):
        for device in self.devices:
            device.close()
        self.servers.stop()
        shutil.rmtree(self.folder)

    # Devices

    def transport(self, server):
        """To a server, in a session of its own."""
        return Transport(self.servers.addresses[server], self.servers.session("anna"))

    def device(self, server=0, skew=0):
        """A device that has pulled everything."""
        device = Device(self.transport(server), f"{self.folder}/device-{len(self.devices)}", Clock(skew))
        self.devices.append(device)
        check(device.sync(), "a new device could not pull")
        return device

    def killed(self, device):
        """The app dies, and begins again with what is on the disk."""
        device.close()
        again = Device(device.transport, device.path, device.clock)
        again.full_walks, again.page_size = device.full_walks, device.page_size
        self.devices[self.devices.index(device)] = again
        return again

    def call(self, method, path, body=None, server=0):
        """A client without a copy, like the web page."""
        answer = self.transport(server).send(method, path, body)
        check(answer.status < 300, f"{method} {path}: {answer.status} {answer.body}")
        return answer.body

    def copied(self, device):
        """A phone that is set up from another one's backup: it has the same queue, and a device id of its own."""
        path = f"{self.folder}/device-{len(self.devices)}"
        shutil.copy(device.path, path)
        copy = Device(self.transport(0), path, device.clock)
        copy.store.change_setting("device", new_id())
        copy.store.change_setting("done", 0)
        self.devices.append(copy)
        return copy

    # Things

    def workout(self, *notes, day=1):
        """A workout whose sets have these notes, or one new mark."""
        return {
            "name": "Training", "performed_at": f"2026-03-{day:02}T17:00:00+00:00", "time_zone": "UTC",
            "exercises": [{"id": new_id(), "name": "Squat", "sets": [
                {"id": new_id(), "reps": 5, "weight": 100, "unit": "kg", "notes": note}
                for note in notes or [self.marks.new()]]}]}

    def days_pass(self, days):
        """No clock is moved: what the database noted moves into the past."""
        self.servers.sql(f"""
            update app.sync_devices set seen_at = seen_at - interval '{days} days';
            update app.deletions set deleted_at = deleted_at - interval '{days} days'""")

    def minutes_pass(self, minutes):
        """For the clock of a live workout."""
        self.servers.sql(f"""
            update app.drafts
               set started_at = started_at - interval '{minutes} minutes',
                   running_since = running_since - interval '{minutes} minutes',
                   turned_at = turned_at - interval '{minutes} minutes'""")

    def sweep(self):
        self.servers.command("job", "run", "delete_expired")

    # The end of every scenario

    def settle(self):
        """All are online, and send until nothing is left; then all pull once more, to see what the others sent."""
        for device in self.devices:
            device.transport.is_offline = False
            for _ in range(20):
                if device.sync():
                    break
            else:
                raise AssertionError(f"a queue does not get empty: {device.transport.log[-20:]}")
        for device in self.devices:
            check(device.sync(), "a pull failed")

    def judge(self):
        self.settle()
        fresh = Device(self.transport(1), f"{self.folder}/fresh")
        fresh.pull()
        found = list(self.marks.faults(oracle.rendered(fresh)))
        for number, device in enumerate(self.devices):
            found += [f"device {number}: {fault}" for fault in oracle.faults(device, fresh)]
        fresh.close()
        check(not found, "\n".join(found[:20]))

    def history(self):
        """The last requests of each device and its journal, for whoever looks for the reason of a failure."""
        lines = []
        for number, device in enumerate(self.devices):
            lines += [f"device {number}: {method} {path} {status}" for method, path, status in device.transport.log[-20:]]
            lines += [f"device {number}: {entry}" for entry in device.store.journal()[-5:]]
        return "\n".join(lines)


def check(truth, why):
    if not truth:
        raise AssertionError(why)


def check_same(found, expected, what):
    check(found == expected, f"{what}: {found!r}, expected {expected!r}")
