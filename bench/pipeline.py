"""The server's own statements as scripts for pgbench, in the form in which the server sends them."""

import json
import re


class Expression(str):
    """An argument that pgbench computes, instead of a value."""


class Script:
    """A pipeline of statements up to one sync, the sign-in first; `:n` is a user, `:r` a new number, `:d` a day.

    Values are pgbench variables, so that they travel as parameters of a prepared statement, as the server sends
    them; only null and the values that change from run to run are in the text.
    """

    def __init__(self, statements, calls, users):
        self.variables = {}
        lines = [
            f"\\set n random(1, {users})", "\\set r random(1, 281474976710655)", "\\set d random(1, 18000)",
            "\\startpipeline"]
        for name, arguments in calls:
            taken = len(statements[name]["parameters"])
            if len(arguments) != taken:
                raise SystemExit(f"{name} takes {taken} parameters, and bench gives it {len(arguments)}")
            lines.append(self.substituted(statements[name], arguments))
        self.text = "\n".join([*lines, "\\endpipeline", ""])

    def substituted(self, statement, arguments):
        """The statement with its arguments in place of `$1 …`, each cast to the type that the server sends."""

        def argument(match):
            index = int(match[1]) - 1
            return f"({self.argument(arguments[index])})::{statement['parameters'][index]}"

        return re.sub(r"\$(\d+)", argument, statement["sql"]) + ";"

    def argument(self, value):
        if isinstance(value, Expression) or value is None:
            return value or "null"
        if value == "":
            return "''"  # pgbench takes no empty variable
        name = f"v{len(self.variables)}"
        self.variables[name] = str(value)
        return f":{name}"

    @property
    def options(self):
        return [f"--define={name}={value}" for name, value in self.variables.items()]


WORKOUT = {
    "name": "Bench", "performed_at": "@DAY@T18:00:00Z", "time_zone": "UTC",
    "exercises": [
        {"name": name, "sets": [{"reps": 5, "weight": 80 + 2.5 * n, "unit": "kg", "rpe": 8} for n in range(5)]}
        for name in ["Squat (Barbell)", "Bench Press (Barbell)", "Romanian Deadlift", "Dips"]],
}


def on_a_day(workout):
    """As bench/wrk.lua sends it."""
    return workout | {"performed_at": workout["performed_at"].replace("@DAY@", "1960-01-04")}


def logging(identifier):
    """What the server makes of posting the workout above under an identifier."""
    exercises = WORKOUT["exercises"]
    sets = [(at, n, one) for at, exercise in enumerate(exercises) for n, one in enumerate(exercise["sets"])]

    def same(count):
        return Expression(f"array_fill(({identifier})::uuid, array[{count}])")

    def array(*values):
        return "{" + ",".join("NULL" if value is None else json.dumps(str(value)) for value in values) + "}"

    names, no_entries, no_sets = array(*(one["name"] for one in exercises)), array(*[None] * 4), array(*[None] * 20)
    return [
        ("training.upsert_workouts", [
            same(1), array("Bench"), Expression("array['1950-01-01 18:00:00Z'::timestamptz + :d * interval '1 day']"),
            array("UTC"), array(None), array(4),
            array(20), array(0), array(None), array(None)]),
        ("training.name_exercises", [same(4), names]),
        ("training.upsert_entries", [
            same(4), array(0, 1, 2, 3), no_entries, names, no_entries, no_entries, no_entries]),
        ("training.upsert_sets", [
            same(20), array(*(at for at, _, _ in sets)), array(*(n for _, n, _ in sets)),
            no_sets, array(*["working"] * 20), array(*(one["reps"] for _, _, one in sets)),
            array(*(one["weight"] for _, _, one in sets)), array(*["kg"] * 20), array(*[8] * 20), no_sets,
            no_sets, no_sets, no_sets]),
        ("training.name_plan", [None, Expression(identifier)]),
        ("workouts.one", [None, Expression(identifier)]),
    ]
