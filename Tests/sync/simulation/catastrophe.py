"""Rare seeds on a database and servers of their own: servers die, their connections are cut, a backup is restored."""

import os
import signal
import subprocess
import time

from play import STEPS, Play
from world import Sql, elsewhere

# Of how many seeds one is such a seed.
EVERY = 50
WEIGHTS = {**STEPS, "kill_server": 3, "cut_connections": 3, "back_up": 2, "restore": 3, "coach": 0, "stream": 0}


def is_one(seed, options):
    return seed % EVERY == EVERY - 1 and options.profile == "full"


def database_of(job):
    """The name of a job's own database, beside the one that all share."""
    return f"{name_of(os.environ['DATABASE_OWNER_URL'])}_alone_{job}"


def name_of(url):
    return subprocess.run(
        ["psql", "-XAtc", "select current_database()", url], capture_output=True, text=True, check=True).stdout.strip()


def make_databases(jobs):
    """Before any server runs: nobody may be connected to the database that is copied."""
    drop_databases(jobs)  # of a run that was killed
    shared = name_of(os.environ["DATABASE_OWNER_URL"])
    in_maintenance([f'create database "{database_of(job)}" template "{shared}" strategy file_copy' for job in range(jobs)])


def drop_databases(jobs):
    in_maintenance([f'drop database if exists "{database_of(job)}" with (force)' for job in range(jobs)])


def in_maintenance(statements):
    sql = Sql(elsewhere(os.environ["DATABASE_OWNER_URL"], "postgres"))
    for statement in statements:
        sql(statement)
    sql.close()


class Catastrophe(Play):
    steps_of_profile = WEIGHTS

    def begin(self):
        self.has_backup = self.was_restored = False
        # A restore takes seconds: one in four of these seeds has one.
        self.restores = self.seed // EVERY % 4 == 1
        super().begin()

    def step_kill_server(self, device, chance):
        """One of both servers dies while devices sync, and another one takes its place."""
        place = chance.randrange(2)
        process, old = self.servers.running[place], self.servers.addresses[place]
        together = chance.sample(self.devices, chance.randint(1, len(self.devices)))
        for one in together:
            one.process.send("sync")
        together[0].proxy.wait_for(together[0].proxy.count + chance.randint(1, 3), 0.05)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        answers = [one.synced() for one in together]
        self.servers.running.remove(process)
        self.servers.addresses[place] = self.servers.serve()
        self.servers.running.insert(place, self.servers.running.pop())
        for one in self.everyone():
            if one.proxy.server == old:
                one.proxy.go(self.servers.addresses[place])
        self.bystanders.go(self.servers.addresses)
        self.note(self.number, f"a server dies while {[one.name for one in together]} sync: {answers}")

    def step_cut_connections(self, device, chance):
        """The servers lose their connections to the database while devices sync."""
        together = chance.sample(self.devices, chance.randint(1, len(self.devices)))
        for one in together:
            one.process.send("sync")
        time.sleep(chance.random() * 0.03)
        self.sql("""
            select count(pg_terminate_backend(pid)) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()""")
        self.note(self.number, f"connections are cut while {[one.name for one in together]} sync: "
                               f"{[one.synced() for one in together]}")

    def step_back_up(self, device, chance):
        if "BACKUP_KEY" in os.environ and self.restores and not self.has_backup:
            self.servers.command("backup")
            self.has_backup = True
            self.note(self.number, "a backup is made")

    def step_restore(self, device, chance):
        """All that came after the backup is gone from the server."""
        if not self.has_backup or self.was_restored:
            return
        self.note(self.number, "the backup is restored")
        self.was_restored = True
        self.servers.stop()
        self.sql.close()
        self.servers.command("restore", "latest", "--replace", "--key", os.environ["BACKUP_KEY"])
        self.servers.start()
        self.sql = self.world.sql = Sql(self.servers.environment["DATABASE_OWNER_URL"])
        for number, one in enumerate(self.everyone()):
            one.proxy.go(self.servers.addresses[number % 2])
        self.bystanders.go(self.servers.addresses)
        self.walks_allowed += 1
        self.story.begin_again()
        self.traffic.begin_again()
