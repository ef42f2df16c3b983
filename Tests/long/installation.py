"""A PostgreSQL of its own, and the programs of two releases on it."""

import glob
import os
import pathlib
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile

# PostgreSQL refuses to be run by root.
DATABASE_USER = {"user": "postgres", "group": pwd.getpwnam("postgres").pw_gid, "extra_groups": []} \
    if os.geteuid() == 0 else {}


def run(*command, **options):
    """What a program says. One that fails ends the test with its words."""
    options.setdefault("text", True)
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stderr or done.stdout}")
    return done.stdout


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def postgres_folder():
    folders = glob.glob("/usr/lib/postgresql/*/bin")
    if folders:
        return max(folders, key=lambda folder: int(re.search(r"\d+", folder)[0]))
    return os.path.dirname(os.path.realpath(shutil.which("initdb") or "initdb"))


class Installation:
    """Everything in one temporary folder: the database's cluster, the data folder, keys, backups, logs."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="musclemate-upgrade-"))
        self.folder.chmod(0o711)
        for name in ["cluster", "data", "restored", "backups", "mail"]:
            (self.folder / name).mkdir()
        (self.folder / "gnupg").mkdir(mode=0o700)
        self.port, self.servers = free_port(), []
        self.postgres = self.start_postgres()
        self.sql("create database musclemate", database="postgres")
        self.make_key()

    def start_postgres(self):
        cluster, bin = self.folder / "cluster", postgres_folder()
        if DATABASE_USER:
            shutil.chown(cluster, "postgres")
        run(f"{bin}/initdb", "--pgdata", str(cluster), "--username", "postgres", "--auth", "trust",
            "--encoding", "UTF8", "--locale", "C.UTF-8", **DATABASE_USER)
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": cluster,
            "max_connections": 200, "fsync": "off"}
        process = subprocess.Popen(
            [f"{bin}/postgres", "-D", str(cluster), *(f"--{name}={value}" for name, value in settings.items())],
            stderr=open(self.folder / "postgres.log", "w"), **DATABASE_USER)
        ready = [f"{bin}/pg_isready", "--host=127.0.0.1", f"--port={self.port}", "--timeout=1", "--quiet"]
        while subprocess.run(ready).returncode:
            if process.poll() is not None:
                raise SystemExit((self.folder / "postgres.log").read_text())
        return process

    def make_key(self):
        home = ["gpg", "--batch", "--quiet", "--homedir", str(self.folder / "gnupg")]
        run(*home, "--passphrase", "", "--quick-generate-key", "backups", "future-default", "default", "never")
        for name, what in [("public", "--export"), ("private", "--export-secret-keys")]:
            (self.folder / f"backup.{name}.asc").write_text(run(*home, "--armor", what, "backups"))

    def url(self, user, database="musclemate"):
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def environment(self, data="data"):
        folder = self.folder
        return {
            "PATH": os.environ["PATH"], "HOME": str(folder), "MUSCLEMATE_DATA": str(folder / data),
            "DATABASE_URL": self.url("musclemate_server"), "DATABASE_OWNER_URL": self.url("postgres"),
            "MUSCLEMATE_BACKUP_DATABASE_URL": self.url("mm_backup"), "MUSCLEMATE_LISTEN": "127.0.0.1:0",
            "MUSCLEMATE_BACKUP_TARGET": str(folder / "backups"), "MUSCLEMATE_MAIL": f"file:{folder / 'mail'}",
            "MUSCLEMATE_BACKUP_RECIPIENT": str(folder / "backup.public.asc")}

    def sql(self, text, database="musclemate"):
        return run(
            f"{postgres_folder()}/psql", "--quiet", "--no-align", "--tuples-only", "--no-psqlrc",
            "--set=ON_ERROR_STOP=1", "--command", text, self.url("postgres", database)).strip()

    def counts(self, database="musclemate"):
        """How many rows each table has."""
        rows = self.sql("""
            select format('%I.%I', n.nspname, c.relname),
                   (xpath('/row/c/text()', query_to_xml(
                      format('select count(*) as c from %I.%I', n.nspname, c.relname), false, true, '')))[1]
              from pg_class c
              join pg_namespace n on n.oid = c.relnamespace
             where n.nspname in ('app', 'auth')
               and c.relkind = 'r'""", database)
        return {name: int(count) for name, count in (row.split("|") for row in rows.splitlines())}

    def stop(self):
        """All that was started; the logs stay."""
        for server in self.servers:
            server.stop()
        self.postgres.send_signal(signal.SIGINT)
        self.postgres.wait()

    def remove(self):
        shutil.rmtree(self.folder)


class Program:
    """The program of one release. It finds its SQL files beside itself."""

    def __init__(self, path, installation, name):
        self.path, self.installation, self.name = os.path.abspath(path), installation, name

    def __call__(self, *arguments, data="data", **options):
        return run(self.path, *arguments, env=self.installation.environment(data), **options)

    def serve(self):
        return Server(self)


class Server:
    def __init__(self, program):
        self.log = program.installation.folder / f"{program.name}.log"
        self.process = subprocess.Popen(
            [program.path, "serve"], env=program.installation.environment(), stdout=subprocess.PIPE,
            stderr=open(self.log, "a"), text=True)
        program.installation.servers.append(self)
        line = self.process.stdout.readline()
        heard = re.match(r"listening on http://127.0.0.1:(\d+)", line)
        if not heard:
            raise SystemExit(f"{program.name}: did not start: {line}{self.log.read_text()[-2000:]}")
        self.port = int(heard[1])

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
