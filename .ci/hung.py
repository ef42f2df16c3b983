"""What a test run that hangs is doing: the programs that its tests started, what PostgreSQL's processes do, and where the
threads stand. A run that hangs prints nothing: what it prints waits in a buffer of its process."""

import re
import shutil
import subprocess


def describe(root):
    """Text about the process `root` and all below it."""
    listed = processes()
    below = descendants(root, listed)
    tests = [pid for pid in below if ".xctest" in listed[pid][1]]
    servers = [pid for pid in below if listed[pid][1].split()[0].endswith("/musclemate")]
    backends = [command for _, command in listed.values() if command.startswith("postgres: ") and not command.endswith(" idle")]
    programs = [f"{pid} {listed[pid][1][:200]}" for pid in below]
    told = [stacks(pid) for pid in tests + servers]
    return "\n".join([*programs, *sorted(backends), *map(innermost, told), *told])


def processes():
    """By process its parent and its command line."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True).stdout
    return {int(pid): (int(parent), command) for pid, parent, command in (line.split(None, 2) for line in listed.splitlines())}


def descendants(of, listed):
    children = [pid for pid, (parent, _) in listed.items() if parent == of]
    return [pid for child in children for pid in [child, *descendants(child, listed)]]


def stacks(pid):
    if not shutil.which("gdb"):
        return f"no stacks of {pid}: gdb is not installed"
    command = ["gdb", "--batch", "--pid", str(pid), "--ex", "thread apply all backtrace 40"]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=120).stdout[-200_000:]
    except subprocess.TimeoutExpired:
        return f"no stacks of {pid}: gdb did not answer"


def innermost(stack):
    """For each thread that is in code of ours, the innermost frame of it. Threads of a kind wait alike, and are named once."""
    threads = re.split(r"^Thread ", stack, flags=re.MULTILINE)[1:]
    frames = (re.search(r"^#\d+ .* in (\S.*?) \(.* at \S*?/((?:Sources|Tests)/\S+)", thread, flags=re.MULTILINE) for thread in threads)
    return "\n".join(dict.fromkeys(f"  {frame[2]} {frame[1][:100]}" for frame in frames if frame))
