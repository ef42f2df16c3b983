"""CPU time of the server, of PostgreSQL and of whoever asks: it holds where a rate does not, on a busy machine."""

import glob
import os
import resource

TICKS = os.sysconf("SC_CLK_TCK")


def fields(process):
    """What /proc/PID/stat says behind the program's name (proc(5)); nothing of a process that is gone."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()
    except OSError:
        return None


def own(process):
    return sum(map(int, process[11:13])) if process else 0


class Meter:
    """Counts from its making on."""

    def __init__(self, server, postmaster):
        self.server, self.postmaster = server, postmaster
        self.start = self.used()

    def used(self):
        """Seconds of the server, of PostgreSQL with its backends, and of the load generators that have ended."""
        backends = 0
        for process in glob.glob("/proc/[0-9]*"):
            found = fields(os.path.basename(process))
            if found and int(found[1]) == self.postmaster:
                backends += own(found)
        # Beside its own time a process knows that of its children that have ended.
        postmaster = sum(map(int, (fields(self.postmaster) or [0] * 15)[11:15]))
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return own(fields(self.server)) / TICKS, (postmaster + backends) / TICKS, ended.ru_utime + ended.ru_stime

    def microseconds(self, requests):
        """The same since the start, in microseconds a request."""
        return [(now - before) * 1e6 / requests for now, before in zip(self.used(), self.start)]
