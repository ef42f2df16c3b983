-- The ledger: every message of a provider once, and every attempt to act on it.

-- Refuses changes of what is written there. When an account is erased, it may go from a payment, and from an event what
-- the provider reported.
create or replace function app.refuse_ledger_change()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  -- A generated column is not computed yet before the update, and follows from the others.
  apart constant text[] := array['account_id', 'commission']
    || case when to_jsonb(new) -> 'payload' = app.erased_payload() then 'payload' end;
begin
  if to_jsonb(new) - apart <> to_jsonb(old) - apart or to_jsonb(new) ->> 'account_id' is not null then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;

-- Whether the event is to be acted on: it is new, or was received before and came to no end then. Two deliveries at once
-- may both get this answer; settling is harmless twice.
create or replace function app.receive_billing_event(
  tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamptz, payload jsonb)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  insert into app.billing_events (tenant_id, provider, event_id, kind, reference, occurred_at, payload)
  values (
    receive_billing_event.tenant_id, receive_billing_event.provider, receive_billing_event.event_id,
    receive_billing_event.kind, receive_billing_event.reference, receive_billing_event.occurred_at,
    receive_billing_event.payload)
      on conflict do nothing;
  return not exists (
    select
      from app.billing_event_outcomes as earlier
     where earlier.tenant_id = receive_billing_event.tenant_id
       and earlier.provider = receive_billing_event.provider
       and earlier.event_id = receive_billing_event.event_id
       and earlier.outcome <> 'failed');
end
$$;

-- Notes what came of it. `failed` is not the end: the provider sends it again, or an operator replays it.
create or replace function app.close_billing_event(
  tenant_id integer, provider text, event_id text, outcome text, error text default null)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.billing_event_outcomes (tenant_id, provider, event_id, outcome, error)
  values (tenant_id, provider, event_id, outcome, left(error, 1000));
$$;

grant execute on function app.receive_billing_event(integer, text, text, text, text, timestamptz, jsonb),
    app.close_billing_event(integer, text, text, text, text)
  to mm_worker;
