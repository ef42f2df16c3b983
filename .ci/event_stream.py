"""What an event stream of `swift test` says (`--event-stream-output-path`, version 6.3)."""

import collections
import dataclasses
import json
import re

# The stream names a case by its arguments, as it prints them. It tells no such events of a test without arguments.
STRING_ARGUMENT = re.compile(r'^Test case passing 1 argument \w+ → "([^"\\,]*)" to ')


@dataclasses.dataclass
class Failure:
    """An issue that was recorded. `test` is the id of its test, or of its suite, or None. `cases` are the string arguments of
    the cases that may have recorded it: empty where they are not known."""
    test: str | None
    cases: set
    text: str


class Stream:
    """The stream in a file. A last line that was cut, since its process was killed, is passed over."""

    def __init__(self, path):
        self.functions = set()
        self.begun, self.ended, self.skipped = set(), set(), set()
        self.failures = []
        # By test: the cases that run, what is known of them, and for how long at least one of them ran.
        self.cases = collections.Counter()
        self.arguments = collections.defaultdict(set)
        self.seconds = collections.Counter()
        self.is_whole = False
        self._busy_since = {}
        for record in records(path):
            if record["kind"] == "test" and record["payload"]["kind"] == "function":
                self.functions.add(record["payload"]["id"])
            elif record["kind"] == "event":
                self._note(record["payload"])

    def _note(self, event):
        test = event.get("testID")
        match event["kind"]:
            case "testStarted":
                self.begun.add(test)
            case "testEnded":
                self.ended.add(test)
            case "testSkipped":
                self.skipped.add(test)
            case "testCaseStarted":
                self._begin_case(test, event)
            case "testCaseEnded":
                self._end_case(test, event)
            case "issueRecorded" if event["issue"]["isFailure"]:
                text = "\n".join(message["text"] for message in event["messages"])
                self.failures.append(Failure(test, set(self.arguments[test]), text))
            case "runEnded":
                self.is_whole = True

    def _begin_case(self, test, event):
        if self.cases[test] == 0:
            self._busy_since[test] = event["instant"]["absolute"]
            self.arguments[test] = set()
        self.cases[test] += 1
        argument = STRING_ARGUMENT.match(event["messages"][0]["text"] if event["messages"] else "")
        if argument:
            self.arguments[test].add(argument[1])

    def _end_case(self, test, event):
        self.cases[test] -= 1
        if self.cases[test] == 0:
            self.seconds[test] += event["instant"]["absolute"] - self._busy_since.pop(test)
            self.arguments[test] = set()

    def passed(self, test):
        """A test that no filter chose, or that was skipped, has not passed."""
        return self.is_whole and test in self.ended and test not in self.skipped and not self.failures

    def unended(self):
        """The tests that have begun and not ended. One without arguments begins when it is put into the queue: where many wait
        there, it can't be told which of them run, and those with running cases come first."""
        open_tests = (self.begun & self.functions) - self.ended
        running = {test for test, count in self.cases.items() if count > 0}
        return sorted(running) + sorted(test for test in open_tests - running if test not in self.cases)


def records(path):
    with open(path, errors="replace") as lines:
        for line in lines:
            try:
                yield json.loads(line)
            except ValueError:
                continue


def read(path):
    """The stream, or an empty one where nothing was written."""
    return Stream(path if path.exists() else "/dev/null")
