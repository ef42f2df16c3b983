"""What the seeds of one process share: two servers, a superuser's session in their database, proxies and device programs."""

import os
import re
import shutil
import subprocess
import tempfile
import urllib.parse
import uuid

from process import Process
from proxy import Proxy
from servers import Servers

# The same as what a trigger of the server stamps: kind, table, column of the id.
STAMPED = [
    ("workout", "workouts", "id"), ("exercise", "exercises", "id"), ("draft", "drafts", "id"),
    ("template", "templates", "id"), ("planned_workout", "planned_workouts", "id"), ("programme", "programmes", "id"),
    ("schedule", "schedules", "lifter_id"), ("goal", "goals", "id"), ("measurement", "measurements", "id"),
    ("profile", "profiles", "lifter_id"), ("assigned_plan", "assigned_plans", "id"), ("comment", "comments", "id")]


def elsewhere(url, database):
    """The same connection to another database. `url` is an address, or words of libpq, of which the last `dbname` counts."""
    if "://" not in url:
        return f"{url} dbname='{database}'"
    place, _, options = url.partition("?")
    host = re.match(r"\w+://[^/]*", place)[0]
    others = [option for option in options.split("&") if option and not option.startswith("dbname=")]
    return f"{host}/{urllib.parse.quote(database)}" + ("?" + "&".join(others) if others else "")


class Sql:
    """One `psql`, as superuser, whom row security does not hold back."""

    END = "-- the end --"

    def __init__(self, database):
        self.process = subprocess.Popen(
            ["psql", "--quiet", "--no-align", "--tuples-only", "--no-psqlrc", database],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def __call__(self, text):
        try:
            self.process.stdin.write(f"{text}\n;\n\\echo {self.END}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it says why it ended
        lines = []
        while (line := self.process.stdout.readline().rstrip("\n")) != self.END:
            lines.append(line)
            if not line and self.process.poll() is not None:
                raise AssertionError("psql ended: " + "\n".join(lines).strip())
        if any(line.startswith(("ERROR:", "FATAL:")) for line in lines):
            raise AssertionError("\n".join(lines) + "\n" + text)
        return "\n".join(lines)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def prepare(sql):
    """The driver's log of every version of every thing (invariant I5): a trigger of its own beside the server's. What is made
    in an order of kinds and ids of one version is no matter here: the state at a version is what its last lines say."""
    sql("""
        set client_min_messages = warning;
        create schema if not exists simulation;
        grant usage on schema simulation to public;
        create table if not exists simulation.log (
          place bigserial primary key, lifter uuid not null, kind text not null, id uuid not null, version bigint not null,
          gone boolean not null);
        create index if not exists log_of_lifter on simulation.log (lifter);
        create or replace function simulation.note() returns trigger language plpgsql security definer as $$
        declare
          changed constant jsonb := to_jsonb(new);
        begin
          if tg_op = 'INSERT' or (to_jsonb(old) ->> 'version') is distinct from changed ->> 'version' then
            insert into simulation.log (lifter, kind, id, version, gone)
            values ((changed ->> 'lifter_id')::uuid, coalesce(tg_argv[0], changed ->> 'kind'),
                    (changed ->> coalesce(tg_argv[1], 'id'))::uuid, (changed ->> 'version')::bigint,
                    tg_table_name = 'deletions');
          end if;
          return null;
        end $$""")
    for kind, table, column in STAMPED:
        sql(f"""create or replace trigger simulation_note after insert or update on app.{table}
                for each row execute function simulation.note('{kind}', '{column}')""")
    for table in ("sync_stamps", "deletions"):
        sql(f"""create or replace trigger simulation_note after insert or update on app.{table}
                for each row execute function simulation.note()""")


class World:
    def __init__(self, options, database=None):
        """`database` is another one than that of the environment, without the log of versions."""
        self.options, self.has_log = options, database is None
        self.folder = tempfile.mkdtemp(prefix="musclemate-simulation-")
        os.chmod(self.folder, 0o711)
        # The servers of all jobs are of one installation.
        os.environ.setdefault("MUSCLEMATE_SECRET", "5e" * 32)
        self.servers = Servers(self.folder)
        if database:
            for name in ("DATABASE_URL", "DATABASE_OWNER_URL", "MUSCLEMATE_BACKUP_DATABASE_URL"):
                if name in os.environ:
                    self.servers.environment[name] = elsewhere(os.environ[name], database)
        self.servers.start()
        self.sql = Sql(self.servers.environment["DATABASE_OWNER_URL"])
        self.errors = open(f"{self.folder}/devices.log", "ab")
        self.places = []

    def place(self, number):
        """A proxy and a device program that last for all seeds."""
        while len(self.places) <= number:
            proxy = Proxy()
            process = Process(
                self.options.device,
                {"MUSCLEMATE_SERVER": proxy.address, "MUSCLEMATE_PROFILE": self.options.profile, "TMPDIR": self.folder},
                self.errors)
            self.places.append((proxy, process))
        return self.places[number]

    def close(self):
        for _, process in self.places:
            process.kill()
        self.sql.close()
        self.servers.stop()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def complaints(self):
        """The last words of the device programs on their standard error."""
        self.errors.flush()
        return open(f"{self.folder}/devices.log", errors="replace").read()[-2000:]

    # People

    def person(self, name, role, sessions):
        """An account with so many sessions; its id and the tokens."""
        account, tokens = str(uuid.uuid4()), [role[0] + uuid.uuid4().hex + uuid.uuid4().hex[:11] for _ in range(sessions)]
        rows = ", ".join(
            f"(1, '{account}', sha256('{token}'), '{role}', now() + interval '1 day')" for token in tokens)
        self.sql(f"""
            insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
            values (1, '{account}', '{name}@example.com', now(), '{name}', '{{{role}}}', 'en', 'UTC', 'kg');
            insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at) values {rows}""")
        return account, tokens


def server_of(address):
    place = urllib.parse.urlsplit(address)
    return f"http://{place.hostname}:{place.port}"
