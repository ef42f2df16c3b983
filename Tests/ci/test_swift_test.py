"""What .ci/swift-test makes of a run: with a small `swift` in PATH that writes the events of a scenario."""

import json
import os
import pathlib
import subprocess

import pytest

HERE = pathlib.Path(__file__).parent
PROGRAM = HERE.parent.parent / ".ci/swift-test"


def name(number, module="A"):
    return f"{module}Tests.`Some tests`/`holds what + it (says)`()/SomeTests.swift:{number}:4"


@pytest.fixture
def run(tmp_path):
    def run(tests, *arguments, **settings):
        scenario = tmp_path / "scenario.json"
        scenario.write_text(json.dumps(tests))
        environment = os.environ | {"PATH": f"{HERE}:{os.environ['PATH']}", "SCENARIO": str(scenario)} | settings
        result = subprocess.run(
            [str(PROGRAM), *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
        result.ran = {test: behaviour.get("ran", 0) for test, behaviour in json.loads(scenario.read_text()).items()}
        result.cases = {test: behaviour.get("cases") for test, behaviour in json.loads(scenario.read_text()).items()}
        unsteady = tmp_path / ".build/tests/unsteady"
        result.unsteady = unsteady.read_text() if unsteady.exists() else ""
        return result
    return run


def test_a_run_without_a_failure_is_green(run):
    result = run({name(1): {}, name(2): {}})
    assert result.returncode == 0, result.stdout
    assert result.unsteady == "" and "unsteady" not in result.stdout


def test_a_test_that_fails_once_is_listed_and_the_run_is_green(run):
    result = run({name(1): {"fail": 1}, name(2): {}, name(1, "B"): {}})
    assert result.returncode == 0, result.stdout
    assert f"unsteady: {name(1)}" in result.stdout
    assert f"said by {name(1)}" in result.unsteady
    # Alone: neither the test beside it nor the one of the same place in another module ran again.
    assert result.ran == {name(1): 2, name(2): 1, name(1, "B"): 1}


def test_a_test_that_fails_twice_has_a_second_try(run):
    result = run({name(1): {"fail": 2}})
    assert result.returncode == 0 and result.ran == {name(1): 3}, result.stdout


def test_a_test_that_fails_always_turns_it_red(run):
    result = run({name(1): {"fail": 9}, name(2): {"fail": 1}})
    assert result.returncode == 1 and result.ran == {name(1): 3, name(2): 2}, result.stdout
    assert f"unsteady: {name(2)}" in result.stdout and f"unsteady: {name(1)}" not in result.stdout


def test_ten_that_fail_once_are_tried_again_and_eleven_are_not(run):
    ten = run({name(number): {"fail": 1} for number in range(10)})
    assert ten.returncode == 0, ten.stdout
    eleven = run({name(number): {"fail": 1} for number in range(11)})
    assert eleven.returncode == 1 and set(eleven.ran.values()) == {1}, eleven.stdout
    assert "11 tests failed" in eleven.stdout


def test_a_filter_that_matches_nothing_turns_it_red(run):
    result = run({name(1): {}}, "--filter", "Nothing")
    assert result.returncode == 1 and "no test ran" in result.stdout


def test_a_second_try_that_matches_nothing_is_no_success(run):
    # Its id has no module, so that no filter finds it again.
    result = run({"`holds`()/SomeTests.swift:1:4": {"fail": 1}})
    assert result.returncode == 1 and list(result.ran.values()) == [1], result.stdout


def test_a_second_try_that_is_skipped_is_no_success(run):
    result = run({name(1): {"fail": 1, "skip_later": True}})
    assert result.returncode == 1, result.stdout


def test_a_crash_turns_it_red_at_once_and_names_what_was_running(run):
    result = run({name(1): {"fail": 1}, name(2): {"crash": True}, name(3): {}})
    assert result.returncode == 1 and result.ran[name(1)] == 1, result.stdout
    assert "the run did not end by itself" in result.stdout
    assert f"running or waiting: {name(2)}" in result.stdout and "Fatal error: broken down" in result.stdout
    assert "Traceback" not in result.stdout + result.stderr


def test_an_issue_without_a_test_turns_it_red_at_once(run):
    result = run({name(1): {"orphan": True}, name(2): {"fail": 1}})
    assert result.returncode == 1 and result.ran[name(2)] == 1, result.stdout
    assert "an issue belongs to no test: said by no test" in result.stdout


def test_a_run_that_ends_badly_without_a_failed_test_turns_it_red(run):
    result = run({name(1): {"status": 1}})
    assert result.returncode == 1 and "it ended with status 1" in result.stdout


def test_a_hang_is_ended_and_named_and_the_next_run_goes_on(run):
    result = run({name(1): {"hang": True}, name(2): {}}, "--skip", ":2:", "--then", "--filter", ":2:", TEST_STALL_SECONDS="1")
    assert result.returncode == 1 and result.ran[name(2)] == 1, result.stdout
    assert "no test began or ended for 1 s" in result.stdout and f"running or waiting: {name(1)}" in result.stdout


def test_second_tries_that_take_too_long_turn_it_red(run):
    result = run({name(1): {"fail": 1, "hang_later": True}, name(2): {"fail": 1}}, TEST_RETRY_SECONDS="1")
    assert result.returncode == 1 and result.ran == {name(1): 2, name(2): 1}, result.stdout
    assert "the second tries took too long" in result.stdout


def test_runs_go_one_after_the_other_and_one_list_names_the_unsteady_of_all(run):
    result = run({name(1): {"fail": 1}, name(2): {"fail": 1}}, "--skip", ":2:", "--then", "--filter", ":2:")
    assert result.returncode == 0 and result.ran == {name(1): 2, name(2): 2}, result.stdout
    assert name(1) in result.unsteady and name(2) in result.unsteady


def test_a_case_that_failed_is_tried_again_without_the_others(run):
    result = run({name(1): {"fail": 1, "case": "admin"}})
    assert result.returncode == 0 and result.cases == {name(1): "admin"}, result.stdout
