"""Hooks of schemathesis: what took most of a run is done once, or at once.

Hypothesis draws `[a-z]{3,32}` character by character, and puts what a lookahead asks for into the text, where it hardly
ever fits. Here the whole run of characters is drawn at once. Whether a string matches the whole pattern is checked
afterwards, as before.

schemathesis matches an operation with all of the configuration's operations for each case. Here its settings are found
once.

An operation of a device with any other number than the next is refused, one that was carried out before is not looked at, and
nothing behind either is tried. Here each is the first one of a new device.

This reaches into Hypothesis and schemathesis, so Tests/requirements.txt names their versions.
"""

import functools
import re
import uuid

import schemathesis
from hypothesis import strategies as st
from hypothesis.strategies._internal import regex
from schemathesis.config import ProjectConfig

REPEATS = {regex.sre.MIN_REPEAT, regex.sre.MAX_REPEAT, regex.sre.POSSESSIVE_REPEAT}
CHARACTERS = {regex.sre.IN, regex.sre.ANY, regex.sre.NOT_LITERAL}

by_character = regex._strategy


def at_once(codes, context, is_unicode, *, alphabet):
    if is_unicode and isinstance(codes, tuple):
        code, value = codes
        if code == regex.sre.ASSERT:
            return st.just("")
        if code in REPEATS and is_run(*value):
            return run(*value, lambda one: by_character(one, context, is_unicode, alphabet=alphabet))
    return by_character(codes, context, is_unicode, alphabet=alphabet)


def is_run(least, most, repeated):
    """Whether it repeats one class of characters. `?` has few values, and all of them are wanted."""
    return len(repeated) == 1 and repeated[0][0] in CHARACTERS and (least, most) != (0, 1)


def run(least, most, repeated, strategy_of):
    try:
        characters = strategy_of(repeated)
    except regex.IncompatibleWithAlphabet:
        if least == 0:
            return st.just("")
        raise
    return st.text(characters, min_size=least, max_size=None if most == regex.sre.MAXREPEAT else most)


regex._strategy = at_once


def once_an_operation(method):
    """The method's result, kept for each operation: the configuration does not change during a run."""
    found = {}

    @functools.wraps(method)
    def cached(self, *, operation=None, **options):
        key = (id(self), operation and operation.label, *options.values())
        if key not in found:
            found[key] = method(self, operation=operation, **options)
        return found[key]

    return cached


for name in ("phases_for", "generation_for", "checks_config_for"):
    setattr(ProjectConfig, name, once_an_operation(getattr(ProjectConfig, name)))


OPERATION = re.compile(r'device="[0-9a-f-]{36}", sequence=[1-9][0-9]{0,14}, id="[0-9a-f-]{36}"')


@schemathesis.hook
def map_headers(context, headers):
    operation = headers and headers.get("Sync-Operation")
    if isinstance(operation, str) and OPERATION.fullmatch(operation):
        headers["Sync-Operation"] = f'device="{uuid.uuid4()}", sequence=1, id="{uuid.uuid4()}"'
    return headers
