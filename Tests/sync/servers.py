"""Two servers of one installation, on the database that DATABASE_OWNER_URL names."""

import os
import re
import secrets
import signal
import subprocess
import uuid


def output(*command, **options):
    """What a program says. One that fails ends the scenario with its words."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{' '.join(command[1:3])}: {done.stderr or done.stdout}")
    return done.stdout


class Servers:
    """PROGRAM with the settings of the environment; its keys, files and logs are in `folder`."""

    def __init__(self, folder):
        self.program, self.folder, self.running = os.environ["PROGRAM"], folder, []
        self.environment = {
            **os.environ, "MUSCLEMATE_DATA": f"{folder}/data",
            # Backups are encrypted: without a key there are none.
            **({"MUSCLEMATE_BACKUP_TARGET": f"{folder}/backups"} if "MUSCLEMATE_BACKUP_RECIPIENT" in os.environ else {}),
            "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1", "MUSCLEMATE_WORKERS": "0",
            "MUSCLEMATE_DATABASE_CONNECTIONS": "4", "MUSCLEMATE_PULLS_PER_MINUTE": "1000000",
            "MUSCLEMATE_OPERATIONS_PER_MINUTE": "1000000"}
        os.mkdir(f"{folder}/data", mode=0o711)
        os.mkdir(f"{folder}/backups")

    def start(self):
        """One after the other: the first makes the keys."""
        self.addresses = [self.serve(), self.serve()]

    def serve(self):
        log = open(f"{self.folder}/server.log", "a")
        process = subprocess.Popen(
            [self.program, "serve"], env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True)
        self.running.append(process)
        heard = re.match(r"listening on (http://\S+)", process.stdout.readline())
        if not heard:
            raise AssertionError("a server did not start: " + open(f"{self.folder}/server.log").read()[-2000:])
        return heard[1]

    def stop(self):
        for process in self.running:
            process.send_signal(signal.SIGTERM)
        for process in self.running:
            process.wait()
            process.stdout.close()
        self.running = []

    def command(self, *arguments):
        return output(self.program, *arguments, env=self.environment)

    def sql(self, text):
        """As superuser, whom row security does not hold back."""
        return output(
            "psql", "--quiet", "--no-align", "--tuples-only", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--command", text,
            self.environment["DATABASE_OWNER_URL"]).strip()

    def lifter(self, name):
        self.sql(f"""
            insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
            values (1, '{uuid.uuid4()}', '{name}@example.com', now(), '{name}', '{{lifter}}', 'en', 'UTC', 'kg')""")

    def session(self, name):
        """The token of a new session of this lifter: put into the database, without the cost of a password."""
        token = "l" + secrets.token_urlsafe(32)
        self.sql(f"""
            insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
            select 1, id, sha256('{token}'), 'lifter', now() + interval '1 day'
              from app.accounts
             where username = '{name}'""")
        return token
