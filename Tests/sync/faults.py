"""Faults of a server, planted into the functions of its database: what a scenario must notice."""

# The function, the text in it, what is put in its place, and the scenario that fails then.
FAULTS = {
    "a-pull-without-tombstones": (
        "app.sync_changes", "noted.lifter_id = me", "noted.lifter_id is null", "lost-answers"),
    "a-number-that-is-not-remembered": (
        "app.claim_operation", "raise exception 'operation-done' using errcode = 'MM208';", "return;", "lost-answers"),
    "a-number-that-is-forgotten-after-half-a-year": (
        "app.claim_operation", "known.done := coalesce(known.done, 0);",
        "known.done := case when known.seen_at < now() - interval '180 days' then number - 1 "
        "else coalesce(known.done, 0) end;",
        "a-repetition-after-200-days"),
    "a-version-that-is-not-compared": (
        "app.same_version", "if seen is not null and seen is distinct from present then", "if false then",
        "two-devices-in-one-live-workout"),
    "a-deletion-that-is-not-asked-for": (
        "app.is_made_again", "return app.wants_new()", "return true or app.wants_new()", "a-queue-from-an-old-backup"),
    "a-press-that-counts-when-it-arrives": (
        "app.press_clock", "pressed := least(at, present);", "pressed := present;", "a-clock-that-is-wrong"),
    "a-page-that-ends-its-version": (
        "app.sync_page", "case when known.kind = at_kind then at_id else last_id end",
        "last_id", "an-import-while-a-device-pulls"),
    "a-sweep-that-says-nothing": (
        "app.sweep_tombstones", "greatest(counter.swept, gone.version)", "counter.swept", "a-swept-cursor"),
    "an-epoch-that-is-not-compared": (
        "app.sync_page", "epoch is distinct from present and epoch is not null", "false", "a-restored-backup"),
}


def plant(name, servers):
    function, right, wrong, _ = FAULTS[name]
    servers.sql(f"""
        do $plant$
        declare
          definition constant text := pg_get_functiondef('{function}'::regproc);
        begin
          if position($text${right}$text$ in definition) = 0 then
            raise exception '{name}: {function} has no such text';
          end if;
          execute replace(definition, $text${right}$text$, $text${wrong}$text$);
        end
        $plant$""")
