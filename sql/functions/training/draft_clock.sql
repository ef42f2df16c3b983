-- The clock of the live workout.

-- When the clock of a draft was turned last; null where it was never started. A server of the release before notes no turn:
-- then it was at the latest with the last change of the draft.
create or replace function app.last_turn(draft app.drafts)
returns timestamptz
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when draft.started_at is not null then coalesce(draft.turned_at, draft.running_since, draft.updated_at)
         end
$$;

-- Starts, pauses or resumes the clock of one's draft at a moment that a device noted, at most a day ago; null means now. What has
-- happened already changes nothing, so that two devices may press the same button. Of presses of several devices the latest
-- decides: one from before the last turn comes too late, and changes nothing. No moment is after the present one, which is
-- taken once the lifter's other changes are done (clock_timestamp): now() is when the request began to wait for them.
create or replace function app.press_clock(draft uuid, turn text, at timestamptz)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  present constant timestamptz := clock_timestamp();
  pressed timestamptz;
  own app.drafts;
begin
  if at > present + interval '1 minute' or at < present - interval '24 hours' then
    perform app.raise_fault('/at', 'invalid', 'a time of the last 24 hours');
  end if;
  select kept.*
    into own
    from app.drafts as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = app.account_id()
     and kept.id = draft;
  if not found then
    perform app.raise_not_found('no-such-draft');
  end if;
  if own.started_at is null and turn <> 'start' then
    perform app.raise_conflict('draft-not-started');
  end if;
  pressed := least(at, present);
  if pressed < app.last_turn(own) then
    if at is not null then
      return;
    end if;
    -- the server's own clock went back
    pressed := app.last_turn(own);
  end if;
  if turn = 'start' and own.started_at is null then
    update app.drafts as kept
       set started_at = pressed,
           running_since = pressed,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  elsif turn = 'pause' and own.running_since is not null then
    update app.drafts as kept
       set running_since = null,
           active_milliseconds = kept.active_milliseconds
             + greatest(0, extract(epoch from pressed - kept.running_since) * 1000)::bigint,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  elsif turn = 'resume' and own.running_since is null then
    update app.drafts as kept
       set running_since = pressed,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  end if;
end
$$;

-- The clock's display: whole seconds that it ran, without the pauses.
create or replace function app.active_seconds(active_milliseconds bigint, running_since timestamptz)
returns integer
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select least(
           (active_milliseconds
              + coalesce(greatest(0, extract(epoch from now() - running_since) * 1000), 0)::bigint) / 1000,
           2147483647)::integer
$$;

-- The clock of a draft as the API shows it, with the moment that it was read at.
create or replace function app.draft_clock(draft app.drafts)
returns json
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(clock)
    from (
      select case when draft.started_at is null then 'draft'
                  when draft.running_since is null then 'paused'
                  else 'running'
             end as state,
             draft.started_at,
             draft.running_since,
             app.active_seconds(draft.active_milliseconds, draft.running_since) as active_seconds,
             -- What has just been started runs since a moment after the transaction's own.
             greatest(now(), draft.running_since) as as_of) as clock
$$;

grant execute on function
  app.press_clock(uuid, text, timestamptz), app.active_seconds(bigint, timestamptz), app.draft_clock(app.drafts)
  to mm_lifter, mm_coach;
