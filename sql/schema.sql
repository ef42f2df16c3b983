-- Made by `make schema` with PostgreSQL 15: all that the folder sql makes. Not to be edited.
--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: app; Type: SCHEMA; Schema: -; Owner: musclemate_owner
--

CREATE SCHEMA app;


ALTER SCHEMA app OWNER TO musclemate_owner;

--
-- Name: auth; Type: SCHEMA; Schema: -; Owner: musclemate_owner
--

CREATE SCHEMA auth;


ALTER SCHEMA auth OWNER TO musclemate_owner;

--
-- Name: measure; Type: DOMAIN; Schema: app; Owner: musclemate_owner
--

CREATE DOMAIN app.measure AS text
	CONSTRAINT measure_check CHECK ((VALUE = ANY (ARRAY['weight_reps'::text, 'reps_only'::text, 'bodyweight_reps'::text, 'assisted_reps'::text, 'duration'::text, 'weight_duration'::text, 'distance_duration'::text, 'weight_distance'::text])));


ALTER DOMAIN app.measure OWNER TO musclemate_owner;

--
-- Name: muscles; Type: DOMAIN; Schema: app; Owner: musclemate_owner
--

CREATE DOMAIN app.muscles AS text[]
	CONSTRAINT muscles_check CHECK (((VALUE <@ ARRAY['biceps'::text, 'triceps'::text, 'forearms'::text, 'deltoids'::text, 'traps'::text, 'quads'::text, 'hamstrings'::text, 'glutes'::text, 'calves'::text, 'chest'::text, 'lats'::text, 'middle_back'::text, 'lower_back'::text, 'abdominals'::text]) AND (cardinality(VALUE) <= 14)));


ALTER DOMAIN app.muscles OWNER TO musclemate_owner;

--
-- Name: training_type; Type: DOMAIN; Schema: app; Owner: musclemate_owner
--

CREATE DOMAIN app.training_type AS text
	CONSTRAINT training_type_check CHECK ((VALUE = ANY (ARRAY['balance'::text, 'strength'::text, 'endurance'::text, 'flexibility'::text])));


ALTER DOMAIN app.training_type OWNER TO musclemate_owner;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: attention_rules; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.attention_rules (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    lifter_id uuid,
    muted text[],
    missed_sessions integer,
    missed_days integer,
    fall_percent numeric(4,1),
    fall_exposures integer,
    rpe_excess numeric(2,1),
    rpe_sessions integer,
    silent_days integer,
    CONSTRAINT attention_rules_fall_exposures_check CHECK (((fall_exposures >= 2) AND (fall_exposures <= 10))),
    CONSTRAINT attention_rules_fall_percent_check CHECK (((fall_percent >= (1)::numeric) AND (fall_percent <= (50)::numeric))),
    CONSTRAINT attention_rules_missed_days_check CHECK (((missed_days >= 1) AND (missed_days <= 28))),
    CONSTRAINT attention_rules_missed_sessions_check CHECK (((missed_sessions >= 1) AND (missed_sessions <= 20))),
    CONSTRAINT attention_rules_muted_check CHECK ((muted <@ ARRAY['missed_sessions'::text, 'falling_e1rm'::text, 'high_rpe'::text, 'silence'::text, 'unread'::text])),
    CONSTRAINT attention_rules_rpe_excess_check CHECK (((rpe_excess >= 0.1) AND (rpe_excess <= (5)::numeric))),
    CONSTRAINT attention_rules_rpe_sessions_check CHECK (((rpe_sessions >= 1) AND (rpe_sessions <= 10))),
    CONSTRAINT attention_rules_silent_days_check CHECK (((silent_days >= 1) AND (silent_days <= 365)))
);

ALTER TABLE ONLY app.attention_rules FORCE ROW LEVEL SECURITY;


ALTER TABLE app.attention_rules OWNER TO musclemate_owner;

--
-- Name: watched_client; Type: TYPE; Schema: app; Owner: musclemate_owner
--

CREATE TYPE app.watched_client AS (
	lifter_id uuid,
	username text,
	display_name text,
	since timestamp with time zone,
	scopes text[],
	expires_at timestamp with time zone,
	paused boolean,
	team_id uuid,
	time_zone text,
	today date,
	rules app.attention_rules
);


ALTER TYPE app.watched_client OWNER TO musclemate_owner;

--
-- Name: accept_invite(bytea, uuid, text[], timestamp with time zone[], timestamp with time zone[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  accepted constant app.invites := app.close_invite(token_hash, accept_invite.id, 'accepted');
begin
  insert into app.coachings (tenant_id, coach_id, lifter_id)
  values (accepted.tenant_id, accepted.coach_id, app.account_id())
  on conflict do nothing;
  perform app.share(accepted.coach_id, scopes, starts, ends);
  update app.invites as other
     set state = 'withdrawn',
         closed_at = now()
   where other.tenant_id = accepted.tenant_id
     and other.coach_id = accepted.coach_id
     and other.state = 'open'
     and (other.lifter_id = app.account_id() or other.recipient = app.verified_address());
  perform app.queue_mail(
            'invite_accepted', coach.email,
            jsonb_build_object('name', coalesce(lifter.display_name, lifter.username)))
     from app.accounts as coach, app.accounts as lifter
    where coach.tenant_id = accepted.tenant_id
      and coach.id = accepted.coach_id
      and lifter.tenant_id = accepted.tenant_id
      and lifter.id = app.account_id();
  return app.coach_json(accepted.coach_id);
end
$$;


ALTER FUNCTION app.accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) OWNER TO mm_definer;

--
-- Name: account_id(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.account_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid;


ALTER FUNCTION app.account_id() OWNER TO musclemate_owner;

--
-- Name: accounts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.accounts (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    email_verified_at timestamp with time zone,
    username text NOT NULL,
    display_name text,
    roles text[] NOT NULL,
    locale text NOT NULL,
    time_zone text NOT NULL,
    unit text NOT NULL,
    locked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 100))),
    CONSTRAINT accounts_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT accounts_locale_check CHECK ((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT accounts_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['lifter'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT accounts_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64))),
    CONSTRAINT accounts_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT accounts_username_check CHECK ((username ~ '^[a-z0-9_.-]{3,32}$'::text))
);

ALTER TABLE ONLY app.accounts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.accounts OWNER TO musclemate_owner;

--
-- Name: account_json(app.accounts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.account_json(account app.accounts) RETURNS json
    LANGUAGE sql STABLE
    AS $$
  select pg_catalog.json_build_object(
    'id', account.id, 'roles', account.roles, 'email', account.email,
    'email_verified', account.email_verified_at is not null, 'username', account.username,
    'display_name', account.display_name, 'locale', account.locale, 'time_zone', account.time_zone,
    'unit', account.unit, 'created_at', account.created_at);
$$;


ALTER FUNCTION app.account_json(account app.accounts) OWNER TO musclemate_owner;

--
-- Name: account_of(integer, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.account_of(owner integer, who text) RETURNS uuid
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  found_one constant uuid := (
    select account.id
      from app.accounts as account
     where account.tenant_id = owner
       and lower(who) in (account.username, account.email, account.id::text));
begin
  if found_one is null then
    raise exception 'unknown-account' using errcode = 'MM404';
  end if;
  return found_one;
end
$$;


ALTER FUNCTION app.account_of(owner integer, who text) OWNER TO mm_definer;

--
-- Name: act_as(uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.act_as(account uuid, planning text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select set_config('app.account_id', account::text, true), set_config('app.planning', planning, true)
$$;


ALTER FUNCTION app.act_as(account uuid, planning text) OWNER TO mm_definer;

--
-- Name: active_seconds(bigint, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.active_seconds(active_milliseconds bigint, running_since timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select least(
           (active_milliseconds
              + coalesce(greatest(0, extract(epoch from now() - running_since) * 1000), 0)::bigint) / 1000,
           2147483647)::integer
$$;


ALTER FUNCTION app.active_seconds(active_milliseconds bigint, running_since timestamp with time zone) OWNER TO musclemate_owner;

--
-- Name: adapt_plan(uuid, uuid, text[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.adapt_plan(lifter uuid, plan uuid, changes text[]) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  standing app.assigned_plans;
  kept text;
begin
  select own.*
    into standing
    from app.assigned_plans as own
    join app.accounts as account
      on account.tenant_id = own.tenant_id
     and account.id = own.lifter_id
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = adapt_plan.lifter
     and own.id = plan
     and own.state = 'active';
  if not found or not app.plans_open_to(standing.coach_id, lifter) then
    return false;
  end if;
  select change
    into kept
    from unnest(changes) as change
   where change <> all (standing.adaptation)
   limit 1;
  if found then
    perform app.raise_conflict(
      case kept
        when 'reschedule' then 'planDayLocked'
        when 'loads' then 'planLoadsLocked'
        when 'exercises' then 'planExercisesLocked'
        else 'planSessionsLocked'
      end,
      jsonb_build_object('coach', standing.coach_name));
  end if;
  -- Nothing of what it was: ten changes of one evening are one notice, and the notice outlives the grant.
  perform app.tell_coach(standing, 'plan_adapted', '{}');
  return true;
end
$$;


ALTER FUNCTION app.adapt_plan(lifter uuid, plan uuid, changes text[]) OWNER TO mm_definer;

--
-- Name: planned_workouts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.planned_workouts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    planned_for date,
    starts_at timestamp with time zone,
    time_zone text NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    template_id uuid,
    programme_id uuid,
    programme_version integer,
    cycle integer,
    week integer,
    session integer,
    prescription jsonb NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    workout_id uuid,
    remind_minutes integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    assignment_id uuid,
    adapted text[] DEFAULT '{}'::text[] NOT NULL,
    assigned jsonb,
    CONSTRAINT planned_workouts_adapted_check CHECK ((adapted <@ ARRAY['reschedule'::text, 'loads'::text, 'exercises'::text, 'skip'::text])),
    CONSTRAINT planned_workouts_done_by_a_workout CHECK (((state = 'done'::text) = (workout_id IS NOT NULL))),
    CONSTRAINT planned_workouts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT planned_workouts_planned_for_check CHECK (((planned_for >= '1900-01-01'::date) AND (planned_for <= '2100-12-31'::date))),
    CONSTRAINT planned_workouts_prescription_check CHECK ((jsonb_typeof(prescription) = 'array'::text)),
    CONSTRAINT planned_workouts_remind_minutes_check CHECK (((remind_minutes >= 0) AND (remind_minutes <= 20160))),
    CONSTRAINT planned_workouts_remind_of_a_time CHECK (((remind_minutes IS NULL) OR (starts_at IS NOT NULL))),
    CONSTRAINT planned_workouts_sequence_check CHECK (((sequence >= 0) AND (sequence <= 100000))),
    CONSTRAINT planned_workouts_start_on_their_day CHECK (((starts_at IS NULL) OR (planned_for IS NOT NULL))),
    CONSTRAINT planned_workouts_starts_at_check CHECK (((starts_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at < '2101-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT planned_workouts_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'done'::text, 'skipped'::text]))),
    CONSTRAINT planned_workouts_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.planned_workouts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.planned_workouts OWNER TO musclemate_owner;

--
-- Name: adaptations(app.planned_workouts, app.planned_workouts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.adaptations(before app.planned_workouts, now_planned app.planned_workouts) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  loads constant text[] := array['weight', 'unit', 'percentage', 'rpe', 'why'];
  changes text[] := '{}';
begin
  if before.planned_for is not null and now_planned.planned_for is distinct from before.planned_for then
    changes := changes || 'reschedule'::text;
  end if;
  if now_planned.state = 'skipped' and before.state <> 'skipped' then
    changes := changes || 'skip'::text;
  end if;
  if now_planned.prescription = before.prescription then
    return changes;
  end if;
  if app.prescription_without(now_planned.prescription, loads)
     is distinct from app.prescription_without(before.prescription, loads) then
    return changes || 'exercises'::text;
  end if;
  if app.prescription_without(now_planned.prescription, '{why}')
     is distinct from app.prescription_without(before.prescription, '{why}') then
    return changes || 'loads'::text;
  end if;
  return changes;
end
$$;


ALTER FUNCTION app.adaptations(before app.planned_workouts, now_planned app.planned_workouts) OWNER TO musclemate_owner;

--
-- Name: add_exercise(uuid, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.add_exercise(exercise uuid, given_name text, given_slug text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  entry app.catalogue_exercises;
  its_name text;
begin
  perform app.leave_room(2000, count(*))
     from app.exercises as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id();
  if given_slug is not null then
    select * into entry from app.catalogue_exercises as known where known.slug = given_slug;
    if not found then
      raise exception using errcode = 'MM422', message = 'no such entry',
        detail = '[{"pointer": "/catalogue_slug", "code": "unknown"}]';
    end if;
    its_name := app.catalogue_entry(given_slug) ->> 'name';
  end if;
  insert into app.exercises (
    tenant_id, lifter_id, id, name, catalogue_slug, training_type, measure, primary_muscles, secondary_muscles,
    traits_source)
  values (
    app.tenant_id(), app.account_id(), exercise, coalesce(given_name, its_name), entry.slug, entry.training_type,
    entry.measure, coalesce(entry.primary_muscles, '{}'), coalesce(entry.secondary_muscles, '{}'),
    case when entry.slug is null then 'recognised' else 'corrected' end);
end
$$;


ALTER FUNCTION app.add_exercise(exercise uuid, given_name text, given_slug text) OWNER TO mm_definer;

--
-- Name: add_predetermined_routine(text, uuid, text[], boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  preset constant json := app.predetermined_routine(of_slug);
begin
  if preset is null then
    raise exception using errcode = 'MM404', message = 'no such routine';
  end if;
  insert into app.exercises (tenant_id, lifter_id, id, name)
  select distinct on (missing.name) tenant, me, app.new_id(), missing.name
    from json_to_recordset(preset -> 'exercises') as missing (catalogue_slug text, name text)
   where app.exercise_named(missing.name) is null
     and not exists (
       select
         from app.exercises as own
        where own.tenant_id = tenant
          and own.lifter_id = me
          and own.catalogue_slug = missing.catalogue_slug);
  insert into app.templates (
    tenant_id, lifter_id, id, name, notes, weekdays, any_day, exercise_count, set_count)
  select tenant, me, template, preset ->> 'name', preset ->> 'description', on_weekdays, on_any_day, count(*),
         sum(entry.sets)
    from app.predetermined_exercises as entry
   where entry.routine = of_slug;
  insert into app.template_exercises (
    tenant_id, lifter_id, template_id, entry, position, exercise_id, superset)
  select tenant, me, template, entry.position, entry.position,
         coalesce(
           (select own.id
              from app.exercises as own
             where own.tenant_id = tenant
               and own.lifter_id = me
               and own.catalogue_slug = entry.exercise
             order by own.created_at, own.id
             limit 1),
           app.exercise_named(named.name)),
         entry.superset
    from app.predetermined_exercises as entry
    join app.catalogue_texts as named
      on named.slug = entry.exercise
     and named.language = app.catalogue_language()
   where entry.routine = of_slug;
  insert into app.template_sets (
    tenant_id, lifter_id, template_id, entry, position, kind, reps, reps_max, duration_seconds, rest_seconds)
  select tenant, me, template, entry.position, line, 'working', entry.reps, entry.reps_max, entry.duration_seconds,
         entry.rest_seconds
    from app.predetermined_exercises as entry
   cross join generate_series(0, entry.sets - 1) as line
   where entry.routine = of_slug;
end
$$;


ALTER FUNCTION app.add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean) OWNER TO mm_definer;

--
-- Name: add_standard_tiers(integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.add_standard_tiers(tenant integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into app.tiers (tenant_id, code, audience, name, position, is_free, trial_days)
  values
    (tenant, 'lifter_free', 'lifter', 'Lifter', 1, true, 0),
    (tenant, 'lifter_base', 'lifter', 'Lifter Base', 2, false, 14),
    (tenant, 'lifter_premium', 'lifter', 'Lifter Premium', 3, false, 14),
    (tenant, 'coach_free', 'coach', 'Coach', 4, true, 0),
    (tenant, 'coach_premium', 'coach', 'Coach Premium', 5, false, 14);

  insert into app.tier_prices (tenant_id, id, tier, amount, currency, billing_interval)
  values
    (tenant, gen_random_uuid(), 'lifter_base', 99, 'USD', 'month'),
    (tenant, gen_random_uuid(), 'lifter_premium', 199, 'USD', 'month'),
    (tenant, gen_random_uuid(), 'coach_premium', 99, 'USD', 'month');

  insert into app.tier_entitlements (tenant_id, tier, feature, at_most)
  values
    (tenant, 'lifter_free', 'templates', 10),
    (tenant, 'lifter_free', 'storage_mb', 100),
    (tenant, 'lifter_base', 'templates', 100),
    (tenant, 'lifter_base', 'storage_mb', 1000),
    (tenant, 'lifter_premium', 'templates', null),
    (tenant, 'lifter_premium', 'storage_mb', 5000),
    (tenant, 'lifter_premium', 'all_graphs', null),
    (tenant, 'lifter_premium', 'food_tracking', null),
    (tenant, 'coach_free', 'clients', 25),
    (tenant, 'coach_premium', 'clients', 500),
    (tenant, 'coach_premium', 'client_lifts', null);
$$;


ALTER FUNCTION app.add_standard_tiers(tenant integer) OWNER TO mm_definer;

--
-- Name: adherence(bigint, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.adherence(done bigint, past bigint) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (past > 0) THEN trim_scale(round(((100.0 * (done)::numeric) / (past)::numeric), 1)) ELSE NULL::numeric END;


ALTER FUNCTION app.adherence(done bigint, past bigint) OWNER TO musclemate_owner;

--
-- Name: app_store_history(integer, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.app_store_history(tenant_id integer, reference text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'transactions', (
      select coalesce(jsonb_agg(jsonb_build_object('signed', kept.signed, 'revoked', kept.revoked)), '[]')
        from app.app_store_transactions as kept
       where kept.tenant_id = app_store_history.tenant_id
         and kept.original_transaction_id = app_store_history.reference),
    'renewal', (
      select kept.signed
        from app.app_store_renewals as kept
       where kept.tenant_id = app_store_history.tenant_id
         and kept.original_transaction_id = app_store_history.reference),
    'account', coalesce(
      (select subscription.account_id
         from app.subscriptions as subscription
        where subscription.tenant_id = app_store_history.tenant_id
          and subscription.provider = 'app_store'
          and subscription.reference = app_store_history.reference),
      (select account.id
         from app.app_store_transactions as kept
         join app.accounts as account
           on account.tenant_id = kept.tenant_id
          and account.id = case
                when kept.signed ->> 'appAccountToken' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                  then (kept.signed ->> 'appAccountToken')::uuid
              end
        where kept.tenant_id = app_store_history.tenant_id
          and kept.original_transaction_id = app_store_history.reference
        order by kept.transaction_id
        limit 1)));
end
$_$;


ALTER FUNCTION app.app_store_history(tenant_id integer, reference text) OWNER TO mm_definer;

--
-- Name: apply_facts(integer, text, bigint, jsonb, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.apply_facts(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  before app.subscriptions;
  told app.subscriptions := jsonb_populate_record(null::app.subscriptions, facts);
begin
  told.tenant_id := apply_facts.tenant_id;
  told.provider := apply_facts.provider;
  told.claimed_account := facts ->> 'account';
  told.applied_ticket := ticket;
  told.created_at := now();
  told.settled_at := now();
  told.account_id := app.subscriber(told);
  insert into app.subscriptions
  select told.*
      on conflict do nothing;
  if not found then
    select subscription.*
      into strict before
      from app.subscriptions as subscription
     where subscription.tenant_id = told.tenant_id
       and subscription.provider = told.provider
       and subscription.reference = told.reference
       for update;
    if ticket < before.applied_ticket then
      return 'stale';
    end if;
    told.account_id := coalesce(before.account_id, told.account_id);
    told.claimed_account := coalesce(told.claimed_account, before.claimed_account);
    told.customer := coalesce(told.customer, before.customer);
    told.created_at := before.created_at;
    perform app.replace_subscription(told);
  end if;
  return app.note_settlement(before, told, apply_facts.event_id);
end
$$;


ALTER FUNCTION app.apply_facts(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) OWNER TO mm_definer;

--
-- Name: assigned_programme(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.assigned_programme(programme uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
           'name', own.name, 'version', own.number, 'definition', said.definition, 'plan', said.plan)
    from app.programmes as own
    join app.programme_versions as said
      on said.tenant_id = own.tenant_id
     and said.lifter_id = own.lifter_id
     and said.programme_id = own.id
     and said.number = own.number
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = programme
$$;


ALTER FUNCTION app.assigned_programme(programme uuid) OWNER TO musclemate_owner;

--
-- Name: assigned_template(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.assigned_template(template uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
           'name', own.name, 'version', own.version, 'exercises', app.template_prescription(own.id))
    from app.templates as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = template
$$;


ALTER FUNCTION app.assigned_template(template uuid) OWNER TO musclemate_owner;

--
-- Name: assignment_clients(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.assignment_clients(assignment uuid) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    with plan as materialized (
      select assigned as row, assigned.lifter_id, assigned.state, assigned.revision,
             app.plans_open_to(assigned.coach_id, assigned.lifter_id) as is_open
        from app.assigned_plans as assigned
       where assigned.tenant_id = app.tenant_id()
         and assigned.coach_id = app.account_id()
         and assigned.id = assignment
    )
    select coalesce(json_agg(client order by client.username, client.id), '[]')
      from (
        select plan.lifter_id as id, person.username, person.display_name, plan.is_open,
               case when plan.is_open then plan.state end as state,
               case when plan.is_open then plan.revision end as revision,
               case when plan.is_open then app.plan_progress(plan.row) end as progress
          from plan
          left join app.people(array(select plan.lifter_id from plan)) as person
            on person.id = plan.lifter_id) as client);
end
$$;


ALTER FUNCTION app.assignment_clients(assignment uuid) OWNER TO mm_definer;

--
-- Name: assignment_materials(uuid, uuid, uuid, uuid[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.assignment_materials(template uuid, programme uuid, assignment uuid, lifters uuid[]) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  me constant uuid := app.account_id();
  source jsonb;
  names text[];
  lifter uuid;
  present jsonb;
  clients jsonb := '[]';
begin
  source := case when template is null then app.assigned_programme(programme)
                 else app.assigned_template(template) end;
  if source is null then
    return null;
  end if;
  -- First of all: a change that comes between it and what follows is then noticed by the revision. Read last it would
  -- hide that the clients were read before.
  select jsonb_build_object(
           'revision', own.revision, 'template_id', own.template_id, 'programme_id', own.programme_id)
    into present
    from app.assignments as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = me
     and own.id = assignment;
  names := array(
    select distinct name
      from jsonb_path_query(source, '$.exercises[*].name') as named (value)
     cross join lateral (select named.value #>> '{}') as text (name)
     union
    select value #>> '{}'
      from jsonb_path_query(source, '$.definition.**.exercise') as named (value)
     where jsonb_typeof(value) = 'string');
  foreach lifter in array lifters loop
    if lifter <> me and app.may_assign(lifter) then
      perform app.record_look(lifter, 'plans', null);
      perform app.act_as(lifter, 'platform');
      clients := clients || app.client_materials(assignment, names);
      perform app.act_as(me, '');
    else
      clients := clients || jsonb_build_object('id', lifter, 'is_open', false);
    end if;
  end loop;
  return source || jsonb_build_object('clients', clients, 'assignment', present);
end
$_$;


ALTER FUNCTION app.assignment_materials(template uuid, programme uuid, assignment uuid, lifters uuid[]) OWNER TO mm_definer;

--
-- Name: assignment_progress(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.assignment_progress(assignment uuid) RETURNS TABLE(client_count bigint, progress json)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  return query
    select summed.clients, row_to_json(shown)
      from (
        select count(*) as clients, coalesce(sum(tally.sessions), 0) as sessions,
               coalesce(sum(tally.done), 0) as done, coalesce(sum(tally.left_out), 0) as left_out,
               coalesce(sum(tally.missed), 0) as missed, coalesce(sum(tally.waiting), 0) as waiting,
               coalesce(sum(tally.adapted), 0) as adapted, min(tally.next_on) as next_on
          from app.assigned_plans as plan
          left join lateral app.plan_tally(plan) as tally on true
         where plan.tenant_id = app.tenant_id()
           and plan.coach_id = app.account_id()
           and plan.id = assignment) as summed
     cross join lateral (
       select summed.sessions, summed.done, summed.left_out, summed.missed, summed.waiting, summed.adapted,
              app.adherence(summed.done::bigint, (summed.sessions - summed.waiting)::bigint) as adherence,
              summed.next_on) as shown;
end
$$;


ALTER FUNCTION app.assignment_progress(assignment uuid) OWNER TO mm_definer;

--
-- Name: attention_entries(app.watched_client[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.attention_entries(clients app.watched_client[]) RETURNS TABLE(id uuid, lifter_id uuid, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
begin
  return query
    select entry.id, found.lifter_id, found.rule, found.subject, found.evidence, found.at, dismissal.until
      from app.attention_findings(clients) as found
     cross join lateral (
       select md5(concat_ws('/', found.rule, found.lifter_id, found.subject, found.evidence))::uuid as id) as entry
      left join app.attention_dismissals as dismissal
        on dismissal.tenant_id = app.tenant_id()
       and dismissal.coach_id = app.account_id()
       and dismissal.entry_id = entry.id
       and dismissal.until > now();
end
$$;


ALTER FUNCTION app.attention_entries(clients app.watched_client[]) OWNER TO mm_definer;

--
-- Name: attention_entry_json(uuid, app.watched_client, text, text, text, timestamp with time zone, timestamp with time zone, text, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.attention_entry_json(id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone, unit text, words jsonb) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  rules constant app.attention_rules := client.rules;
  parameters jsonb;
  data jsonb;
  sentence text := attention_entry_json.rule;
  named jsonb;
begin
  case attention_entry_json.rule
    when 'missed_sessions' then
      parameters := jsonb_build_object('missed_sessions', rules.missed_sessions, 'missed_days', rules.missed_days);
      data := app.missed_sessions(client);
      named := jsonb_build_object(
        'count', jsonb_array_length(data -> 'missed'), 'days', rules.missed_days, 'last', evidence);
      if jsonb_array_length(data -> 'missed') = 1 then
        sentence := 'missed_session';
      end if;
    when 'falling_e1rm' then
      parameters := jsonb_build_object(
        'fall_percent', trim_scale(rules.fall_percent), 'fall_exposures', rules.fall_exposures);
      data := app.falling_lift(client, subject, unit);
      named := jsonb_build_object(
        'lift', words -> subject, 'percent', abs((data -> 'change_percent')::numeric),
        'count', rules.fall_exposures, 'from', data #> '{exposures,0,e1rm}', 'to', data #> '{exposures,-1,e1rm}',
        'unit', unit);
    when 'high_rpe' then
      parameters := jsonb_build_object(
        'rpe_excess', trim_scale(rules.rpe_excess), 'rpe_sessions', rules.rpe_sessions);
      data := app.hard_efforts(client);
      named := jsonb_build_object('excess', data -> 'rpe_excess', 'count', rules.rpe_sessions);
      if rules.rpe_sessions > 1 then
        sentence := 'high_rpe_in_sessions';
      end if;
    when 'silence' then
      parameters := jsonb_build_object('silent_days', rules.silent_days);
      data := app.silence_of(client);
      named := jsonb_build_object('days', data -> 'days_silent');
      if data -> 'last_workout' = 'null' then
        sentence := 'silence_from_the_start';
      end if;
    when 'unread' then
      parameters := '{}';
      named := jsonb_build_object(
        'unread_comments', split_part(evidence, '/', 1)::integer,
        'unread_messages', split_part(evidence, '/', 2)::integer);
      data := named;
  end case;
  return (
    select row_to_json(shown)
      from (
        select attention_entry_json.id, attention_entry_json.rule,
               json_build_object(
                 'id', client.lifter_id, 'username', client.username, 'display_name', client.display_name) as client,
               attention_entry_json.at, app.fill_in(words ->> sentence, named, words ->> 'decimal_mark') as text,
               parameters, data, nullif(attention_entry_json.dismissed_until, 'infinity') as dismissed_until) as shown);
end
$$;


ALTER FUNCTION app.attention_entry_json(id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone, unit text, words jsonb) OWNER TO musclemate_owner;

--
-- Name: attention_findings(app.watched_client[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.attention_findings(clients app.watched_client[]) RETURNS TABLE(lifter_id uuid, rule text, subject text, evidence text, at timestamp with time zone)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  tenant constant integer := app.tenant_id();
begin
  return query
  with client as materialized (
    select watched.*, standing.last_workout_id, standing.last_local_date, standing.squat_days, standing.squat_grams,
           standing.bench_press_days, standing.bench_press_grams, standing.deadlift_days, standing.deadlift_grams,
           standing.effort_days, standing.effort_excess, standing.effort_workouts
      from unnest(clients) as watched
      left join app.training_standings as standing
        on standing.tenant_id = tenant
       and standing.lifter_id = watched.lifter_id
  )
  select client.lifter_id, 'missed_sessions', null, missed.last_day::text,
         (missed.last_day + 1)::timestamp at time zone client.time_zone
    from client
   cross join lateral (
     select count(*) as count, max(planned.planned_for) as last_day
       from app.planned_workouts as planned
      where planned.tenant_id = tenant
        and planned.lifter_id = client.lifter_id
        and planned.planned_for between client.today - (client.rules).missed_days and client.today - 1
        and planned.state <> 'done') as missed
   where 'plans' = any (client.scopes)
     and 'missed_sessions' <> all ((client.rules).muted)
     and missed.count >= (client.rules).missed_sessions
  union all
  select client.lifter_id, 'falling_e1rm', trend.lift, trend.days[1]::text,
         trend.days[1]::timestamp at time zone client.time_zone
    from client
   cross join lateral (
     values ('squat', client.squat_days, client.squat_grams),
            ('bench_press', client.bench_press_days, client.bench_press_grams),
            ('deadlift', client.deadlift_days, client.deadlift_grams)) as trend (lift, days, grams)
   where client.scopes && array['main_lifts', 'all_lifts']
     and 'falling_e1rm' <> all ((client.rules).muted)
     and trend.days[(client.rules).fall_exposures] > client.today - 90
     and trend.grams[1] * 100.0
         <= trend.grams[(client.rules).fall_exposures] * (100 - (client.rules).fall_percent)
  union all
  select client.lifter_id, 'high_rpe', null, client.effort_workouts[1]::text,
         client.effort_days[1]::timestamp at time zone client.time_zone
    from client
   where client.scopes @> array['plans', 'workout_details']
     and 'high_rpe' <> all ((client.rules).muted)
     and client.effort_days[(client.rules).rpe_sessions] > client.today - 90
     and (client.rules).rpe_excess
         <= (select avg(excess) from unnest(client.effort_excess[1:(client.rules).rpe_sessions]) as excess)
  union all
  select client.lifter_id, 'silence', null, coalesce(client.last_workout_id::text, 'never'),
         (heard.last_day + (client.rules).silent_days)::timestamp at time zone client.time_zone
    from client
   cross join lateral (
     select coalesce(client.last_local_date, (client.since at time zone client.time_zone)::date) as last_day) as heard
   where 'history' = any (client.scopes)
     and 'silence' <> all ((client.rules).muted)
     and client.today - heard.last_day >= (client.rules).silent_days
  union all
  select client.lifter_id, 'unread', null, concat_ws('/', unread.comments, unread.messages), null
    from client
    join app.unread_by_client() as unread
      on unread.lifter_id = client.lifter_id
   where 'unread' <> all ((client.rules).muted)
     and unread.comments + unread.messages > 0;
end
$$;


ALTER FUNCTION app.attention_findings(clients app.watched_client[]) OWNER TO mm_definer;

--
-- Name: attention_queue(integer, timestamp with time zone, uuid, text, uuid, boolean, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.attention_queue(room integer, after_at timestamp with time zone, after_id uuid, rule text, client uuid, dismissed boolean, words jsonb) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  unit constant text := app.own_unit();
begin
  return (
    with entry as materialized (
      select found.*, coalesce(found.at, '9999-12-31 00:00:00+00') as place
        from app.attention_entries(mine) as found
       where (found.dismissed_until is not null) = attention_queue.dismissed
         and (attention_queue.rule is null or found.rule = attention_queue.rule)
         and (attention_queue.client is null or found.lifter_id = attention_queue.client)
    ),
    page as materialized (
      select entry.*, row_number() over (order by entry.place desc, entry.id desc) as turn
        from entry
       where (entry.place, entry.id) < (attention_queue.after_at, attention_queue.after_id)
       order by turn
       limit attention_queue.room + 1
    )
    select json_build_object(
             'items', coalesce(
               (select json_agg(
                         app.attention_entry_json(
                           page.id, watched, page.rule, page.subject, page.evidence, page.at, page.dismissed_until,
                           unit, words)
                         order by page.turn)
                  from page
                  join unnest(mine) as watched on watched.lifter_id = page.lifter_id
                 where page.turn <= attention_queue.room),
               '[]'),
             'next', (
               select app.cursor(page.place, page.id)
                 from page
                where page.turn = attention_queue.room
                  and exists (select from page as further where further.turn > attention_queue.room)),
             'counts', coalesce(
               (select json_agg(counted)
                  from (
                    select entry.rule, count(*) as count
                      from entry
                     group by entry.rule
                     order by entry.rule) as counted),
               '[]')));
end
$$;


ALTER FUNCTION app.attention_queue(room integer, after_at timestamp with time zone, after_id uuid, rule text, client uuid, dismissed boolean, words jsonb) OWNER TO mm_definer;

--
-- Name: attention_rules_json(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.attention_rules_json(client uuid) RETURNS json
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select json_build_object(
           'own',
           coalesce(
             (select app.rules_json(own)
                from app.attention_rules as own
               where own.tenant_id = app.tenant_id()
                 and own.coach_id = app.account_id()
                 and own.lifter_id is not distinct from client),
             '{}'),
           'applied',
           (select app.rules_json(tuned)
              from app.tuned_rules() as tuned
             where tuned.lifter_id = client
                or tuned.lifter_id is null
             order by tuned.lifter_id is null
             limit 1))
$$;


ALTER FUNCTION app.attention_rules_json(client uuid) OWNER TO mm_definer;

--
-- Name: averages(numeric, numeric, numeric); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.averages(seconds numeric, kilocalories numeric, divisor numeric) RETURNS json
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select row_to_json(average)
    from (
      select round(seconds / divisor) as duration_seconds,
             trim_scale(round(kilocalories / divisor, 1)) as kilocalories) as average
   where divisor > 0
$$;


ALTER FUNCTION app.averages(seconds numeric, kilocalories numeric, divisor numeric) OWNER TO musclemate_owner;

--
-- Name: begin_change(uuid, uuid, bigint); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.begin_change(lifter uuid, workout uuid, seen bigint) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  present bigint;
begin
  if me is null or lifter is distinct from me and lifter is not null then
    raise exception using errcode = 'MM404', message = 'not one''s own training';
  end if;
  perform
     from app.lifter_versions as counter
    where counter.tenant_id = app.tenant_id()
      and counter.lifter_id = me
      for update;
  if not found then
    perform app.change_version(app.tenant_id(), me);
  end if;
  select own.version
    into present
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = me
     and own.id = workout;
  return app.same_version(present, seen);
end
$$;


ALTER FUNCTION app.begin_change(lifter uuid, workout uuid, seen bigint) OWNER TO mm_definer;

--
-- Name: begin_commenting(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.begin_commenting(lifter uuid, workout uuid) RETURNS uuid
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.reach_workout(lifter, workout);
begin
  if whose is null or app.change_version(app.tenant_id(), whose) is null then
    raise exception using errcode = 'MM404', message = 'no such workout';
  end if;
  return whose;
end
$$;


ALTER FUNCTION app.begin_commenting(lifter uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: begin_draft_change(uuid, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.begin_draft_change(draft uuid, seen bigint) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  present bigint;
begin
  perform app.begin_change(null, null, null);
  select own.version
    into present
    from app.drafts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft;
  if present is null then
    perform
       from app.workouts as finished
      where finished.tenant_id = app.tenant_id()
        and finished.lifter_id = app.account_id()
        and finished.id = draft;
    if found then
      perform app.raise_conflict('draftFinished', '{}');
    end if;
  end if;
  return app.same_version(present, seen);
end
$$;


ALTER FUNCTION app.begin_draft_change(draft uuid, seen bigint) OWNER TO musclemate_owner;

--
-- Name: begin_programme_change(uuid, bigint, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.begin_programme_change(programme uuid, seen bigint, worked_from bigint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  present bigint;
begin
  perform app.begin_change(null, null, null);
  perform app.plan_by(programme::text);
  select own.version
    into present
    from app.programmes as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = programme;
  perform app.same_version_of_existing(present, seen);
  if worked_from <> present then
    raise exception using errcode = 'MM409', message = 'changed meanwhile';
  end if;
end
$$;


ALTER FUNCTION app.begin_programme_change(programme uuid, seen bigint, worked_from bigint) OWNER TO musclemate_owner;

--
-- Name: begin_settlement(integer, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.begin_settlement(tenant_id integer, provider text, reference text) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select nextval('app.settlement_tickets');
$$;


ALTER FUNCTION app.begin_settlement(tenant_id integer, provider text, reference text) OWNER TO mm_definer;

--
-- Name: begin_stripe_change(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.begin_stripe_change(of_price uuid) RETURNS TABLE(tenant_id integer, reference text, stripe_price text, is_at_once boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  offer record;
  held record;
begin
  select *
    into strict offer
    from app.stripe_offer(of_price);
  select own.reference, own.state, price.amount, price.currency, price.billing_interval, tier.position
    into held
    from app.subscriptions_to(offer.audience) as own
    join app.tier_prices as price
      on price.tenant_id = app.tenant_id()
     and price.stripe_price = own.price
    join app.tiers as tier
      on tier.tenant_id = price.tenant_id
     and tier.code = price.tier
   where own.provider = 'stripe'
     and own.state not in ('lapsed', 'revoked')
   limit 1;
  if not found then
    raise exception 'nothingToChange' using errcode = 'MM409';
  elsif held.state not in ('trial', 'active', 'cancelled') then
    raise exception 'paymentOwed' using errcode = 'MM409';
  elsif held.currency <> offer.currency then
    raise exception 'another currency' using
      errcode = 'MM422',
      detail = jsonb_build_array(
        jsonb_build_object('pointer', '/price', 'code', 'invalid', 'expected', held.currency));
  end if;
  return query
    select app.tenant_id(), held.reference, offer.stripe_price,
           (offer.tier_position, offer.billing_interval = 'year', offer.amount)
             >= (held.position, held.billing_interval = 'year', held.amount);
end
$$;


ALTER FUNCTION app.begin_stripe_change(of_price uuid) OWNER TO mm_definer;

--
-- Name: begin_stripe_checkout(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.begin_stripe_checkout(of_price uuid) RETURNS TABLE(tenant_id integer, tenant text, account_id uuid, email text, customer text, stripe_price text, trial_days integer)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  offer record;
  running text;
  taken smallint;
begin
  select *
    into strict offer
    from app.stripe_offer(of_price);
  select held.provider
    into running
    from app.subscriptions_to(offer.audience) as held
   where held.state not in ('lapsed', 'revoked')
   limit 1;
  if running = 'stripe' then
    raise exception 'subscribedThroughStripe' using errcode = 'MM409';
  elsif running is not null then
    raise exception 'subscribedThroughAppStore' using errcode = 'MM409';
  end if;
  insert into app.stripe_customers as known (tenant_id, account_id, checkouts)
  values (app.tenant_id(), app.account_id(), 1)
      on conflict (tenant_id, account_id) do update
     set checkouts =
           case when known.counted_since > now() - interval '1 hour' then known.checkouts + 1 else 1 end,
         counted_since =
           case when known.counted_since > now() - interval '1 hour' then known.counted_since else now() end
  returning known.checkouts
    into taken;
  if taken > 20 then
    raise exception 'too many checkouts' using errcode = 'MM429', detail = '3600';
  end if;
  return query
    select tenant.id, tenant.slug, app.account_id(), app.verified_address(), known.customer, offer.stripe_price,
           case
             when exists (select from app.subscriptions_to(offer.audience)) then 0
             else offer.trial_days::integer
           end
      from app.tenants as tenant
      join app.stripe_customers as known
        on known.tenant_id = tenant.id
       and known.account_id = app.account_id()
     where tenant.id = app.tenant_id();
end
$$;


ALTER FUNCTION app.begin_stripe_checkout(of_price uuid) OWNER TO mm_definer;

--
-- Name: bin_workout(uuid, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.bin_workout(workout uuid, document jsonb) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  delete from app.deleted_workouts as earlier
   where earlier.tenant_id = app.tenant_id()
     and earlier.lifter_id = app.account_id()
     and (earlier.id = workout or earlier.deleted_at < now() - app.undo_days());
  insert into app.deleted_workouts (
    tenant_id, lifter_id, id, name, performed_at, time_zone, local_date, exercise_count, set_count, document)
  select own.tenant_id, own.lifter_id, own.id, own.name, own.performed_at, own.time_zone, own.local_date,
         own.exercise_count, own.set_count,
         bin_workout.document
         || jsonb_build_object(
              'planned_workout_id',
              (select planned.id
                 from app.planned_workouts as planned
                where planned.tenant_id = own.tenant_id
                  and planned.lifter_id = own.lifter_id
                  and planned.workout_id = own.id
                limit 1))
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  delete from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  return found;
end
$$;


ALTER FUNCTION app.bin_workout(workout uuid, document jsonb) OWNER TO musclemate_owner;

--
-- Name: goals; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.goals (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    exercise_id uuid,
    lift text,
    target numeric(8,3) NOT NULL,
    unit text,
    target_grams integer GENERATED ALWAYS AS ((round((target *
CASE unit
    WHEN 'lb'::text THEN 453.59237
    WHEN 'kg'::text THEN (1000)::numeric
    ELSE NULL::numeric
END)))::integer) STORED,
    reps integer,
    notes text,
    started_on date NOT NULL,
    due_on date,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT goals_are_in_a_unit_of_their_kind CHECK (
CASE kind
    WHEN 'frequency'::text THEN (unit IS NULL)
    WHEN 'body_fat'::text THEN (COALESCE(unit, ''::text) = 'percent'::text)
    ELSE (COALESCE(unit, ''::text) = ANY (ARRAY['kg'::text, 'lb'::text]))
END),
    CONSTRAINT goals_count_reps_of_lifts CHECK (((reps IS NULL) OR (kind = 'lift'::text))),
    CONSTRAINT goals_count_whole_workouts CHECK (((kind <> 'frequency'::text) OR (target = trunc(target)))),
    CONSTRAINT goals_due_on_check CHECK ((due_on <= '2100-12-31'::date)),
    CONSTRAINT goals_end_after_they_began CHECK ((due_on >= started_on)),
    CONSTRAINT goals_kind_check CHECK ((kind = ANY (ARRAY['lift'::text, 'body_weight'::text, 'body_fat'::text, 'frequency'::text]))),
    CONSTRAINT goals_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text]))),
    CONSTRAINT goals_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000))),
    CONSTRAINT goals_reps_check CHECK (((reps >= 1) AND (reps <= 12))),
    CONSTRAINT goals_say_what_is_lifted CHECK ((num_nonnulls(exercise_id, lift) =
CASE kind
    WHEN 'lift'::text THEN 1
    ELSE 0
END)),
    CONSTRAINT goals_started_on_check CHECK (((started_on >= '1900-01-01'::date) AND (started_on <= '2100-12-31'::date))),
    CONSTRAINT goals_target_check CHECK ((target > (0)::numeric))
);

ALTER TABLE ONLY app.goals FORCE ROW LEVEL SECURITY;


ALTER TABLE app.goals OWNER TO musclemate_owner;

--
-- Name: body_goal_standing(app.goals); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with measured as (
    select kept.id, kept.measured_at, kept.local_date, coalesce(kept.grams, kept.value) as value
      from app.measurements as kept
     where kept.tenant_id = goal.tenant_id
       and kept.lifter_id = goal.lifter_id
       and kept.kind = goal.kind
  ),
  first as (
    select coalesce(
             (select measured.value
                from measured
               where measured.local_date <= goal.started_on
               order by measured.local_date desc, measured.measured_at desc
               limit 1),
             (select measured.value from measured order by measured.local_date, measured.measured_at limit 1)
           ) as value
  ),
  last as (
    select *
      from measured
     order by measured.measured_at desc, measured.id desc
     limit 1
  )
  select first.value, last.value, reached.measured_at, reached.local_date,
         json_build_object('date', last.local_date, 'measurement_id', last.id)
    from first
    join last on true
    left join lateral (
      select measured.measured_at, measured.local_date
        from measured
       where measured.local_date >= goal.started_on
         and case
               when first.value > coalesce(goal.target_grams, goal.target)
               then measured.value <= coalesce(goal.target_grams, goal.target)
               else measured.value >= coalesce(goal.target_grams, goal.target)
             end
       order by measured.measured_at, measured.id
       limit 1) as reached on true;
$$;


ALTER FUNCTION app.body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) OWNER TO musclemate_owner;

--
-- Name: body_progress(uuid, text, date, date, text, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  chosen_unit constant text := case of_kind when 'body_fat' then 'percent' else coalesce(shown_in, app.own_unit()) end;
  week_start constant text := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  points json;
begin
  select coalesce(json_agg(point order by point.date), '[]')
    into points
    from (
      select app.bucket_start(bucket, measured.local_date, week_start) as date,
             trim_scale(round(avg(measured.shown), 3)) as value,
             trim_scale(round(min(measured.shown), 3)) as lowest,
             trim_scale(round(max(measured.shown), 3)) as highest, count(*) as count
        from (
          select one.local_date,
                 case of_kind
                   when 'body_fat' then one.value
                   else app.weight_in(chosen_unit, one.value, one.unit)
                 end as shown
            from app.measurements as one
           where one.tenant_id = (select app.tenant_id())
             and one.lifter_id = of_lifter
             and one.kind = of_kind
             and one.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
        ) as measured
       group by 1
       order by 1 desc
       limit 1100) as point;
  return (
    select row_to_json(answer)
      from (select of_kind as kind, chosen_unit as unit, bucket, points) as answer);
end
$$;


ALTER FUNCTION app.body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text) OWNER TO musclemate_owner;

--
-- Name: body_weight_grams(uuid, date); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.body_weight_grams(lifter uuid, on_day date) RETURNS integer
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return coalesce(
    (select weighed.grams
       from app.measurements as weighed
      where weighed.tenant_id = (select app.tenant_id())
        and weighed.lifter_id = lifter
        and weighed.kind = 'body_weight'
        and weighed.local_date <= on_day
      order by weighed.local_date desc, weighed.measured_at desc
      limit 1),
    (select weighed.grams
       from app.measurements as weighed
      where weighed.tenant_id = (select app.tenant_id())
        and weighed.lifter_id = lifter
        and weighed.kind = 'body_weight'
        and weighed.local_date > on_day
      order by weighed.local_date, weighed.measured_at
      limit 1));
end
$$;


ALTER FUNCTION app.body_weight_grams(lifter uuid, on_day date) OWNER TO musclemate_owner;

--
-- Name: bound_graph_reports(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.bound_graph_reports() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.leave_room(20, count(*), 'tooManyOpenReports')
     from app.graph_reports as kept
    where kept.tenant_id = new.tenant_id
      and kept.lifter_id = new.lifter_id
      and kept.state = 'open';
  return new;
end
$$;


ALTER FUNCTION app.bound_graph_reports() OWNER TO mm_definer;

--
-- Name: bucket_start(text, date, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.bucket_start(bucket text, day date, week_start text) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE bucket WHEN 'week'::text THEN (day - ((((EXTRACT(isodow FROM day))::integer - CASE week_start WHEN 'monday'::text THEN 1 WHEN 'saturday'::text THEN 6 ELSE 7 END) + 7) % 7)) WHEN 'month'::text THEN (date_trunc('month'::text, (day)::timestamp without time zone))::date ELSE day END;


ALTER FUNCTION app.bucket_start(bucket text, day date, week_start text) OWNER TO musclemate_owner;

--
-- Name: calendar(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.calendar(of_lifter uuid) RETURNS TABLE(today date, week_start text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  return query
    select (now() at time zone account.time_zone)::date, coalesce(profile.week_start, 'sunday')
      from app.accounts as account
      left join app.profiles as profile
        on profile.tenant_id = account.tenant_id
       and profile.lifter_id = account.id
     where account.tenant_id = app.tenant_id()
       and account.id = of_lifter;
end
$$;


ALTER FUNCTION app.calendar(of_lifter uuid) OWNER TO mm_definer;

--
-- Name: carry_lift(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.carry_lift() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update app.lift_days as day
     set lift = new.lift
   where day.tenant_id = new.tenant_id
     and day.lifter_id = new.lifter_id
     and day.exercise_id = new.id;
  update app.records as record
     set lift = new.lift
   where record.tenant_id = new.tenant_id
     and record.lifter_id = new.lifter_id
     and record.exercise_id = new.id;
  perform app.refresh_standings(array[new.tenant_id], array[new.lifter_id]);
  return null;
end
$$;


ALTER FUNCTION app.carry_lift() OWNER TO mm_definer;

--
-- Name: catalogue_entry(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.catalogue_entry(of_slug text) RETURNS json
    LANGUAGE plpgsql STABLE STRICT SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  answer json;
begin
  select row_to_json(shown)
    into answer
    from (
      select entry.slug, text.name, text.instruction,
             (select array_agg(distinct app.muscle_group(muscle)) from unnest(entry.primary_muscles) as muscle)
               as muscle_groups,
             entry.primary_muscles, entry.secondary_muscles, entry.training_type, entry.measure, entry.equipment,
             array(
               select alias.name
                 from app.catalogue_aliases as alias
                where alias.slug = entry.slug
                  and alias.name <> text.name
                order by alias.key) as aliases,
             entry.licence, entry.source
        from app.catalogue_exercises as entry
        join app.catalogue_texts as text
          on text.slug = entry.slug
         and text.language = app.catalogue_language()
       where entry.slug = of_slug) as shown;
  return answer;
end
$$;


ALTER FUNCTION app.catalogue_entry(of_slug text) OWNER TO mm_definer;

--
-- Name: catalogue_language(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.catalogue_language() RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce(
    (select split_part(account.locale, '-', 1)
       from app.accounts as account
      where account.tenant_id = app.tenant_id()
        and account.id = app.account_id()
        and split_part(account.locale, '-', 1) = 'de'),
    'en');
end
$$;


ALTER FUNCTION app.catalogue_language() OWNER TO mm_definer;

--
-- Name: catalogue_page(bigint, integer, text, text, text, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  answer json;
begin
  with placed as (
    select entry.*, row_number() over (order by app.exercise_key(text.name) collate "und-x-icu", entry.slug) as place
      from app.catalogue_exercises as entry
      join app.catalogue_texts as text
        on text.slug = entry.slug
       and text.language = app.catalogue_language()
  ),
  found as (
    select placed.slug, placed.place, row_number() over (order by placed.place) as turn, count(*) over () as total
      from placed
     where placed.place > behind
       and (of_group is null
            or exists (
              select
                from unnest(placed.primary_muscles) as muscle
               where app.muscle_group(muscle) = of_group))
       and (of_muscle is null or of_muscle = any (placed.primary_muscles))
       and (of_type is null or placed.training_type = of_type)
       and (of_equipment is null or placed.equipment = of_equipment)
       and (containing is null
            or exists (
              select
                from app.catalogue_aliases as alias
               where alias.slug = placed.slug
                 and strpos(alias.key, app.exercise_key(containing)) > 0))
     order by placed.place
     limit wanted + 1
  )
  select json_build_object(
           'items', coalesce(
             json_agg(app.catalogue_entry(found.slug) order by found.turn) filter (where found.turn <= wanted), '[]'),
           'next', max(
             app.cursor(
               '2000-01-01 00:00:00+00'::timestamptz + found.place * interval '1 microsecond',
               '00000000-0000-0000-0000-000000000000')) filter (where found.turn = wanted and found.total > wanted))
    into answer
    from found;
  return answer;
end
$$;


ALTER FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) OWNER TO mm_definer;

--
-- Name: catalogue_words(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.catalogue_words(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $_$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           regexp_replace(
             replace(replace(replace(replace(
               app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
             '[ -](up|down|over|out)(s?)\M', '\1\2', 'g'),
           '[^[:alnum:]]+') as typed
   cross join lateral (
     select case
              when typed in ('bb', 'lh', 'langhantel') then 'barbell'
              when typed in ('db', 'kh', 'kurzhantel', 'kurzhanteln') then 'dumbbell'
              when typed in ('kb', 'kettlebells') then 'kettlebell'
              when typed in ('kabel', 'kabelzug') then 'cable'
              when typed = 'maschine' then 'machine'
              when typed in ('flies', 'flyes', 'flye', 'flys') then 'fly'
              when typed = 'calves' then 'calf'
              when typed ~ '(ss|sh|ch)es$' then left(typed, -2)
              when typed ~ '...[^su]s$' then left(typed, -1)
              else typed
            end) as singular (word)
   where word <> all (array[
     '', 'the', 'a', 'an', 'with', 'on', 'of', 'and', 'mit', 'am', 'auf', 'der', 'die', 'den', 'und'])
$_$;


ALTER FUNCTION app.catalogue_words(name text) OWNER TO musclemate_owner;

--
-- Name: change_version(integer, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.change_version(tenant integer, lifter uuid) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  reached bigint;
begin
  select counter.version
    into reached
    from app.lifter_versions as counter
   where counter.tenant_id = tenant
     and counter.lifter_id = lifter
     and counter.xmin = pg_current_xact_id()::xid;
  if not found then
    insert into app.lifter_versions as counter (tenant_id, lifter_id, version)
    select account.tenant_id, account.id, 1
      from app.accounts as account
     where account.tenant_id = tenant
       and account.id = lifter
        on conflict (tenant_id, lifter_id) do update set version = counter.version + 1
    returning counter.version into reached;
  end if;
  return reached;
end
$$;


ALTER FUNCTION app.change_version(tenant integer, lifter uuid) OWNER TO mm_definer;

--
-- Name: check_account(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.check_account() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform app.check_time_zone(new.time_zone);
  return new;
end
$$;


ALTER FUNCTION app.check_account() OWNER TO musclemate_owner;

--
-- Name: check_assignable(jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.check_assignable(clients jsonb) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', '/lifters/' || (given.element ->> 'turn'), 'code', 'unknown'))
    into faults
    from jsonb_array_elements(clients) as given (element)
   where (given.element ->> 'id')::uuid = app.account_id()
      or not app.may_assign((given.element ->> 'id')::uuid);
  if faults is not null then
    raise exception using errcode = 'MM422', message = 'not a client who lets one plan', detail = faults::text;
  end if;
end
$$;


ALTER FUNCTION app.check_assignable(clients jsonb) OWNER TO mm_definer;

--
-- Name: check_grant(text[], timestamp with time zone[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.check_grant(scopes text[], ends timestamp with time zone[]) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  faults json;
begin
  select json_agg(fault)
    into faults
    from (
      select '/scopes/' || (position - 1) as pointer, 'invalid' as code, 'a scope' as expected
        from unnest(scopes) with ordinality as asked (scope, position)
       where scope is null
          or scope <> all (array[
               'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health',
               'photos', 'plans'])
       union all
      select '/expires_at', 'invalid', 'a time to come'
       where exists (select from unnest(ends) as wanted (expires_at) where expires_at <= now())) as fault;
  if faults is not null then
    raise exception 'a grant that can not be' using errcode = 'MM422', detail = faults::text;
  end if;
end
$$;


ALTER FUNCTION app.check_grant(scopes text[], ends timestamp with time zone[]) OWNER TO mm_definer;

--
-- Name: check_invited(uuid, boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.check_invited(lifter uuid, is_admin boolean) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if lifter is null or is_admin then
    raise exception 'no such lifter' using
      errcode = 'MM422', detail = '[{"pointer": "/lifter", "code": "unknown"}]';
  end if;
  if exists (
    select
      from app.coachings as coaching
     where coaching.tenant_id = app.tenant_id()
       and coaching.coach_id = app.account_id()
       and coaching.lifter_id = check_invited.lifter) then
    raise exception 'already connected' using errcode = 'MM409';
  end if;
end
$$;


ALTER FUNCTION app.check_invited(lifter uuid, is_admin boolean) OWNER TO mm_definer;

--
-- Name: check_time_zone(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.check_time_zone(name text) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if not app.is_time_zone(name) then
    raise exception using errcode = 'MM422', message = 'no such time zone',
      detail = '[{"pointer": "/time_zone", "code": "unknown"}]';
  end if;
end
$$;


ALTER FUNCTION app.check_time_zone(name text) OWNER TO musclemate_owner;

--
-- Name: claim_exercise_name(integer, uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.claim_exercise_name(tenant integer, lifter uuid, exercise uuid, wanted text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from app.exercise_aliases as alias
   where alias.tenant_id = tenant
     and alias.lifter_id = lifter
     and alias.key = app.exercise_key(wanted)
     and alias.exercise_id = exercise;
  perform
     from app.exercise_aliases as alias
    where alias.tenant_id = tenant
      and alias.lifter_id = lifter
      and alias.key = app.exercise_key(wanted);
  if found then
    raise exception using errcode = 'MM422', message = 'the name is an alias of another exercise',
      detail = '[{"pointer": "/name", "code": "taken"}]';
  end if;
end
$$;


ALTER FUNCTION app.claim_exercise_name(tenant integer, lifter uuid, exercise uuid, wanted text) OWNER TO mm_definer;

--
-- Name: claim_key(text, bytea, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.claim_key(key text, request_digest bytea, resource_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  earlier record;
begin
  insert into app.idempotency_keys as k (tenant_id, account_id, key, request_digest, resource_id)
  values (app.tenant_id(), app.account_id(), claim_key.key, claim_key.request_digest, claim_key.resource_id)
  on conflict on constraint idempotency_keys_pkey do nothing;
  if found then
    return;
  end if;
  select k.request_digest, k.resource_id
    into earlier
    from app.idempotency_keys k
   where k.tenant_id = app.tenant_id()
     and k.account_id = app.account_id()
     and k.key = claim_key.key;
  if earlier.request_digest <> claim_key.request_digest then
    raise exception 'another request has this idempotency key' using errcode = 'MM409';
  end if;
  raise exception 'the request was carried out before'
    using errcode = 'MM208', detail = earlier.resource_id::text;
end
$$;


ALTER FUNCTION app.claim_key(key text, request_digest bytea, resource_id uuid) OWNER TO mm_definer;

--
-- Name: claim_mail(integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.claim_mail(at_most integer) RETURNS TABLE(tenant_id integer, id uuid, kind text, recipient text, locale text, arguments jsonb, secret bytea, attempts smallint, tenant_name text, public_url text, host text, sender text)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with due as materialized (
    select m.tenant_id, m.id
      from app.outbox_mail m
     where m.sent_at is null
       and m.failed_at is null
       and m.next_try_at <= now()
     order by m.next_try_at
     limit at_most
       for update skip locked
  ), claimed as (
    update app.outbox_mail m
       set attempts = m.attempts + 1,
           next_try_at = now() + interval '5 minutes'
      from due
     where m.tenant_id = due.tenant_id
       and m.id = due.id
    returning m.*
  )
  select c.tenant_id, c.id, c.kind, c.recipient, c.locale, c.arguments, c.secret, c.attempts,
         t.name, t.public_url,
         (select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host limit 1),
         t.mail_sender
    from claimed c
    join app.tenants t on t.id = c.tenant_id
   order by c.id;
$$;


ALTER FUNCTION app.claim_mail(at_most integer) OWNER TO mm_definer;

--
-- Name: client_labels; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.client_labels (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    colour text,
    CONSTRAINT client_labels_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT client_labels_name_check CHECK (((length(name) >= 1) AND (length(name) <= 50)))
);

ALTER TABLE ONLY app.client_labels FORCE ROW LEVEL SECURITY;


ALTER TABLE app.client_labels OWNER TO musclemate_owner;

--
-- Name: client_label_json(app.client_labels); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.client_label_json(label app.client_labels) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select label.id, label.name, label.colour,
             (select count(*)
                from app.labelled_clients as labelled
                join app.clients() as client on client.lifter_id = labelled.lifter_id
               where labelled.tenant_id = label.tenant_id
                 and labelled.coach_id = label.coach_id
                 and labelled.label_id = label.id) as client_count) as shown
$$;


ALTER FUNCTION app.client_label_json(label app.client_labels) OWNER TO musclemate_owner;

--
-- Name: client_labels_json(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.client_labels_json() RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with client as materialized (
    select lifter_id
      from app.clients()
  )
  select json_build_object('items', coalesce(json_agg(shown order by lower(shown.name)), '[]'), 'next', null)
    from (
      select label.id, label.name, label.colour, count(client.lifter_id) as client_count
        from app.client_labels as label
        left join app.labelled_clients as labelled
          on labelled.tenant_id = label.tenant_id
         and labelled.coach_id = label.coach_id
         and labelled.label_id = label.id
        left join client on client.lifter_id = labelled.lifter_id
       where label.tenant_id = (select app.tenant_id())
         and label.coach_id = (select app.account_id())
       group by label.id, label.name, label.colour) as shown
$$;


ALTER FUNCTION app.client_labels_json() OWNER TO musclemate_owner;

--
-- Name: client_materials(uuid, text[]); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.client_materials(assignment uuid, names text[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
           'id', account.id, 'is_open', true, 'unit', account.unit, 'today', app.today(),
           'equipment', app.equipment_owned(),
           'waiting',
           (select count(*)
              from app.planned_workouts as planned
             where planned.tenant_id = account.tenant_id
               and planned.lifter_id = account.id
               and planned.state = 'planned'),
           'programmes',
           (select count(*)
              from app.programmes as own
             where own.tenant_id = account.tenant_id
               and own.lifter_id = account.id),
           'exercises',
           (select coalesce(
                     jsonb_agg(
                       jsonb_build_object(
                         'name', named.name, 'max_grams', app.starting_max(named.name),
                         'equipment', entry.equipment,
                         'muscles', coalesce(own.primary_muscles, entry.primary_muscles, '{}'))),
                     '[]')
              from unnest(names) as named (name)
              left join app.exercises as own
                on own.tenant_id = account.tenant_id
               and own.lifter_id = account.id
               and own.id = app.exercise_named(named.name)
              left join app.catalogue_exercises as entry
                on entry.slug = coalesce(
                     own.catalogue_slug,
                     (select alias.slug
                        from app.catalogue_aliases as alias
                       where alias.words = app.catalogue_words(named.name)),
                     case app.recognised_lift(named.name)
                       when 'squat' then 'back-squat'
                       when 'bench_press' then 'bench-press'
                       when 'deadlift' then 'deadlift'
                     end)),
           'programme',
           (select jsonb_build_object('id', own.id, 'run', app.programme_run(own.id, null))
              from app.programmes as own
             where own.tenant_id = account.tenant_id
               and own.lifter_id = account.id
               and own.assignment_id = client_materials.assignment
             order by own.created_at desc
             limit 1),
           'sessions',
           (select coalesce(jsonb_agg(line), '[]')
              from (
                select planned.id, planned.week, planned.session, planned.state, planned.planned_for,
                       planned.starts_at, planned.time_zone, planned.remind_minutes, planned.adapted
                  from app.planned_workouts as planned
                 where planned.tenant_id = account.tenant_id
                   and planned.lifter_id = account.id
                   and planned.assignment_id = client_materials.assignment) as line))
    from app.accounts as account
   where account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;


ALTER FUNCTION app.client_materials(assignment uuid, names text[]) OWNER TO musclemate_owner;

--
-- Name: clients(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.clients() RETURNS TABLE(lifter_id uuid, since timestamp with time zone, scopes text[], expires_at timestamp with time zone, paused boolean, team_id uuid)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
begin
  if me is null or current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    with related as (
      select coaching.lifter_id, null::uuid as team_id, coaching.since, granted.scope, granted.expires_at
        from app.coachings as coaching
        left join app.grants as granted
          on granted.tenant_id = coaching.tenant_id
         and granted.coach_id = coaching.coach_id
         and granted.lifter_id = coaching.lifter_id
         and granted.opens_at <= now()
         and granted.expires_at > now()
       where coaching.tenant_id = app.tenant_id()
         and coaching.coach_id = me
       union all
      select client.lifter_id, client.team_id, client.since, granted.scope, granted.expires_at
        from app.team_members as member
        join app.team_clients as client
          on client.tenant_id = member.tenant_id
         and client.team_id = member.team_id
        left join app.team_grants as granted
          on granted.tenant_id = client.tenant_id
         and granted.team_id = client.team_id
         and granted.lifter_id = client.lifter_id
         and granted.opens_at <= now()
         and granted.expires_at > now()
       where member.tenant_id = app.tenant_id()
         and member.account_id = me
         and client.lifter_id <> me
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = client.tenant_id
              and blocked.lifter_id = client.lifter_id
              and blocked.coach_id = me)
    )
    select related.lifter_id,
           coalesce(min(related.since) filter (where related.team_id is null), min(related.since)),
           coalesce(array_agg(distinct related.scope) filter (where related.scope is not null), '{}'),
           nullif(min(related.expires_at), 'infinity'),
           exists (
             select
               from app.sharing_pauses as pause
              where pause.tenant_id = app.tenant_id()
                and pause.lifter_id = related.lifter_id
                and pause.until > now()),
           case when bool_and(related.team_id is not null)
                then (array_agg(related.team_id order by related.since, related.team_id))[1] end
      from related
     group by related.lifter_id;
end
$$;


ALTER FUNCTION app.clients() OWNER TO mm_definer;

--
-- Name: close_billing_event(integer, text, text, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.close_billing_event(tenant_id integer, provider text, event_id text, outcome text, error text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into app.billing_event_outcomes (tenant_id, provider, event_id, outcome, error)
  values (tenant_id, provider, event_id, outcome, left(error, 1000));
$$;


ALTER FUNCTION app.close_billing_event(tenant_id integer, provider text, event_id text, outcome text, error text) OWNER TO mm_definer;

--
-- Name: close_cycle(uuid, boolean); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.close_cycle(programme uuid, leaves_rest boolean) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  waiting integer;
  reached integer;
begin
  select own.cycle
    into reached
    from app.programmes as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = close_cycle.programme;
  perform app.leave_room(1000, reached);
  select count(*)
    into waiting
    from app.planned_workouts as planned
   where planned.tenant_id = (select app.tenant_id())
     and planned.lifter_id = (select app.account_id())
     and planned.programme_id = close_cycle.programme
     and planned.state = 'planned';
  if waiting > 0 and not leaves_rest then
    perform app.raise_conflict('cycleUnderWay', jsonb_build_object('count', waiting::text));
  end if;
  if waiting > 0 then
    perform app.leave_out_rest(close_cycle.programme, waiting);
  end if;
  delete from app.planned_workouts as planned
   where planned.tenant_id = (select app.tenant_id())
     and planned.lifter_id = (select app.account_id())
     and planned.programme_id = close_cycle.programme
     and planned.state = 'planned';
end
$$;


ALTER FUNCTION app.close_cycle(programme uuid, leaves_rest boolean) OWNER TO musclemate_owner;

--
-- Name: close_draft(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.close_draft(draft uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  planned uuid;
begin
  delete from app.drafts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft
  returning own.planned_workout_id into planned;
  if planned is not null then
    perform app.finish_planned(planned, draft);
  end if;
end
$$;


ALTER FUNCTION app.close_draft(draft uuid) OWNER TO musclemate_owner;

--
-- Name: invites; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.invites (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    recipient text NOT NULL,
    lifter_id uuid,
    message text,
    scopes text[] NOT NULL,
    token_hash bytea NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    sends integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    closed_at timestamp with time zone,
    is_silent boolean DEFAULT false NOT NULL,
    CONSTRAINT invites_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT invites_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT invites_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 320))),
    CONSTRAINT invites_scopes_check CHECK ((scopes <@ ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text])),
    CONSTRAINT invites_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
    CONSTRAINT invites_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY app.invites FORCE ROW LEVEL SECURITY;


ALTER TABLE app.invites OWNER TO musclemate_owner;

--
-- Name: close_invite(bytea, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.close_invite(token_hash bytea, id uuid, verdict text) RETURNS app.invites
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  closed app.invites;
begin
  select invite.*
    into closed
    from app.invites as invite
   where invite.tenant_id = app.tenant_id()
     and invite.coach_id <> app.account_id()
     and (invite.lifter_id is null or invite.lifter_id = app.account_id())
     and (invite.token_hash = close_invite.token_hash
          or (invite.id = close_invite.id
              and app.verified_address() is not null
              and (invite.lifter_id = app.account_id() or invite.recipient = app.verified_address())));
  if not found then
    raise exception 'no such invitation' using errcode = 'MM404';
  end if;
  update app.invites as invite
     set state = verdict,
         closed_at = now(),
         lifter_id = case verdict when 'accepted' then app.account_id() else invite.lifter_id end
   where invite.tenant_id = closed.tenant_id
     and invite.id = closed.id
     and invite.state = 'open'
     and invite.token_hash = closed.token_hash
     and invite.expires_at > now()
     and exists (
       select
         from app.accounts as coach
        where coach.tenant_id = invite.tenant_id
          and coach.id = invite.coach_id
          and coach.locked_at is null
          and 'coach' = any (coach.roles))
  returning invite.*
    into closed;
  if not found then
    raise exception 'the invitation is over' using errcode = 'MM410';
  end if;
  return closed;
end
$$;


ALTER FUNCTION app.close_invite(token_hash bytea, id uuid, verdict text) OWNER TO mm_definer;

--
-- Name: close_plan(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.close_plan(lifter uuid, plan uuid, ending text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  closed app.assigned_plans;
begin
  update app.assigned_plans as own
     set state = ending,
         ended_at = now(),
         missed = (
           select count(*)
             from app.planned_workouts as planned
            where planned.tenant_id = tenant
              and planned.lifter_id = close_plan.lifter
              and planned.assignment_id = plan
              and planned.state = 'planned'
              and planned.planned_for < (now() at time zone account.time_zone)::date)
    from app.accounts as account
   where account.tenant_id = tenant
     and account.id = close_plan.lifter
     and own.tenant_id = tenant
     and own.lifter_id = close_plan.lifter
     and own.id = plan
     and own.state = 'active'
  returning own.* into closed;
  if not found then
    return;
  end if;
  perform app.plan_by('platform');
  delete from app.planned_workouts as planned
   where planned.tenant_id = tenant
     and planned.lifter_id = close_plan.lifter
     and planned.assignment_id = plan
     and planned.state = 'planned';
  perform app.plan_by('');
  if ending = 'removed' and app.plans_open_to(closed.coach_id, lifter) then
    perform app.tell_coach(closed, 'plan_removed', '{}');
  end if;
end
$$;


ALTER FUNCTION app.close_plan(lifter uuid, plan uuid, ending text) OWNER TO mm_definer;

--
-- Name: coach_json(uuid, json); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.coach_json(coach uuid, change json DEFAULT NULL::json) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select row_to_json(item)
      from (
        select person.id, person.username, person.display_name, coaching.since,
               coalesce(shared.scopes, '{}') as scopes, shared.expires_at,
               coalesce(shared.grants, '[]') as grants, coach_json.change
          from app.coachings as coaching
          join app.people(array[coach]) as person
            on person.id = coaching.coach_id
         cross join lateral (
           select array_agg(granted.scope order by granted.scope) filter (where granted.starts_at <= now())
                    as scopes,
                  nullif(min(granted.expires_at), 'infinity') as expires_at,
                  json_agg(app.grant_json(granted.scope, granted.starts_at, granted.expires_at, granted.opens_at)
                           order by granted.scope) as grants
             from app.grants as granted
            where granted.tenant_id = coaching.tenant_id
              and granted.coach_id = coaching.coach_id
              and granted.lifter_id = coaching.lifter_id
              and granted.expires_at > now()
         ) as shared
         where coaching.tenant_id = (select app.tenant_id())
           and coaching.coach_id = coach
           and coaching.lifter_id = (select app.account_id())
      ) as item);
end
$$;


ALTER FUNCTION app.coach_json(coach uuid, change json) OWNER TO mm_definer;

--
-- Name: coaches_let_in(uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.coaches_let_in(lifter uuid, scope text) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 3
    SET search_path TO ''
    AS $$
begin
  return query
    select granted.coach_id
      from app.grants as granted
     where granted.tenant_id = app.tenant_id()
       and granted.lifter_id = coaches_let_in.lifter
       and (coaches_let_in.scope is null or granted.scope = coaches_let_in.scope)
       and granted.opens_at <= now()
       and granted.expires_at > now()
     union
    select member.account_id
      from app.team_grants as granted
      join app.team_members as member
        on member.tenant_id = granted.tenant_id
       and member.team_id = granted.team_id
     where granted.tenant_id = app.tenant_id()
       and granted.lifter_id = coaches_let_in.lifter
       and (coaches_let_in.scope is null or granted.scope = coaches_let_in.scope)
       and granted.opens_at <= now()
       and granted.expires_at > now()
       and member.account_id <> granted.lifter_id
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = granted.tenant_id
            and blocked.lifter_id = granted.lifter_id
            and blocked.coach_id = member.account_id);
end
$$;


ALTER FUNCTION app.coaches_let_in(lifter uuid, scope text) OWNER TO mm_definer;

--
-- Name: coaches_of(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.coaches_of(lifter uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 3
    SET search_path TO ''
    AS $$
begin
  return query
    select coaching.coach_id
      from app.coachings as coaching
     where coaching.tenant_id = app.tenant_id()
       and coaching.lifter_id = coaches_of.lifter
     union
    select member.account_id
      from app.team_clients as client
      join app.team_members as member
        on member.tenant_id = client.tenant_id
       and member.team_id = client.team_id
     where client.tenant_id = app.tenant_id()
       and client.lifter_id = coaches_of.lifter
       and member.account_id <> client.lifter_id
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = client.tenant_id
            and blocked.lifter_id = client.lifter_id
            and blocked.coach_id = member.account_id);
end
$$;


ALTER FUNCTION app.coaches_of(lifter uuid) OWNER TO mm_definer;

--
-- Name: comments; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.comments (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    workout_id uuid NOT NULL,
    author_id uuid NOT NULL,
    exercise_position integer,
    set_position integer,
    about jsonb,
    reply_to uuid,
    text text,
    created_at timestamp with time zone NOT NULL,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT comments_exercise_position_check CHECK (((exercise_position >= 0) AND (exercise_position <= 99))),
    CONSTRAINT comments_have_a_text_until_deleted CHECK (((text IS NULL) = (deleted_at IS NOT NULL))),
    CONSTRAINT comments_keep_what_they_are_about CHECK (((about IS NULL) = (exercise_position IS NULL))),
    CONSTRAINT comments_on_a_set_name_its_exercise CHECK (((set_position IS NULL) OR (exercise_position IS NOT NULL))),
    CONSTRAINT comments_set_position_check CHECK (((set_position >= 0) AND (set_position <= 99))),
    CONSTRAINT comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY app.comments FORCE ROW LEVEL SECURITY;


ALTER TABLE app.comments OWNER TO musclemate_owner;

--
-- Name: comment_json(app.comments, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.comment_json(shown app.comments, read_up_to timestamp with time zone) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
begin
  return (
    select row_to_json(item)
      from (
        select shown.id,
               (select row_to_json(author)
                  from (
                    select shown.author_id as id, person.username, person.display_name,
                           case shown.author_id when shown.lifter_id then 'lifter' else 'coach' end as side
                      from (select) as always
                      left join app.accounts as person
                        on person.tenant_id = shown.tenant_id
                       and person.id = shown.author_id) as author) as author,
               shown.author_id = me as is_mine,
               shown.exercise_position as exercise, shown.set_position as set, shown.about,
               shown.about is not null
               and (app.place_in_workout(
                      shown.lifter_id, shown.workout_id, shown.exercise_position, shown.set_position) - 'name')
                   is distinct from (shown.about - 'name') as is_changed,
               shown.reply_to, shown.text, shown.created_at, shown.edited_at,
               shown.deleted_at is not null as is_deleted,
               shown.author_id <> me
               and shown.deleted_at is null
               and shown.created_at > read_up_to as is_unread,
               shown.version,
               case when shown.reply_to is null
                    then (select coalesce(
                                   json_agg(app.comment_json(answer, read_up_to)
                                            order by answer.created_at, answer.id),
                                   '[]')
                            from app.comments as answer
                           where answer.tenant_id = shown.tenant_id
                             and answer.lifter_id = shown.lifter_id
                             and answer.reply_to = shown.id)
                    else '[]' end as answers) as item);
end
$$;


ALTER FUNCTION app.comment_json(shown app.comments, read_up_to timestamp with time zone) OWNER TO mm_definer;

--
-- Name: comment_shown(uuid, uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.comment_shown(lifter uuid, workout uuid, comment uuid) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.reach_workout(lifter, workout);
begin
  return (
    select app.comment_json(kept, app.comments_read_up_to(whose, workout))
      from app.comments as kept
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = whose
       and kept.workout_id = workout
       and kept.id = comment);
end
$$;


ALTER FUNCTION app.comment_shown(lifter uuid, workout uuid, comment uuid) OWNER TO mm_definer;

--
-- Name: comments_page(uuid, uuid, timestamp with time zone, uuid, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.reach_workout(lifter, workout);
  seen constant timestamptz := app.comments_read_up_to(whose, workout);
begin
  if whose is null then
    return null;
  end if;
  return (
    select json_build_object(
             'items', coalesce(json_agg(page.item order by page.turn) filter (where page.turn <= at_most), '[]'),
             'next', max(page.cursor) filter (where page.turn = at_most and page.found > at_most))
      from (
        select row_number() over (order by thread.created_at, thread.id) as turn, count(*) over () as found,
               app.cursor(thread.created_at, thread.id) as cursor, app.comment_json(thread, seen) as item
          from (
            select comment.*
              from app.comments as comment
             where comment.tenant_id = app.tenant_id()
               and comment.lifter_id = whose
               and comment.workout_id = workout
               and comment.reply_to is null
               and (comment.created_at, comment.id) > (after_at, after_id)
             order by comment.created_at, comment.id
             limit at_most + 1) as thread) as page);
end
$$;


ALTER FUNCTION app.comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer) OWNER TO mm_definer;

--
-- Name: comments_read_up_to(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.comments_read_up_to(lifter uuid, workout uuid) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           (select mark.read_up_to
              from app.comment_marks as mark
             where mark.tenant_id = app.tenant_id()
               and mark.lifter_id = comments_read_up_to.lifter
               and mark.workout_id = comments_read_up_to.workout
               and mark.reader_id = app.account_id()),
           '-infinity');
$$;


ALTER FUNCTION app.comments_read_up_to(lifter uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: compendium_2024(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.compendium_2024() RETURNS TABLE(activity text, code text, met numeric)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    BEGIN ATOMIC
 VALUES ('vigorous_weight_lifting'::text,'02050'::text,6.0), ('squats_and_deadlifts'::text,'02052'::text,5.0), ('weight_lifting'::text,'02054'::text,3.5), ('circuit'::text,'02055'::text,5.8), ('body_weight'::text,'02056'::text,3.0), ('vigorous_body_weight'::text,'02057'::text,6.5), ('vigorous_callisthenics'::text,'02020'::text,7.5), ('moderate_callisthenics'::text,'02022'::text,3.8), ('light_callisthenics'::text,'02024'::text,2.8), ('elliptical'::text,'02048'::text,5.0), ('stretching'::text,'02101'::text,2.3);
END;


ALTER FUNCTION app.compendium_2024() OWNER TO musclemate_owner;

--
-- Name: conversations; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.conversations (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    latest_at timestamp with time zone NOT NULL,
    lifter_read_up_to timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    coach_read_up_to timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    lifter_unread integer DEFAULT 0 NOT NULL,
    coach_unread integer DEFAULT 0 NOT NULL,
    lifter_mailed_at timestamp with time zone,
    coach_mailed_at timestamp with time zone,
    CONSTRAINT conversations_check CHECK ((coach_id <> lifter_id)),
    CONSTRAINT conversations_coach_unread_check CHECK ((coach_unread >= 0)),
    CONSTRAINT conversations_lifter_unread_check CHECK ((lifter_unread >= 0))
);

ALTER TABLE ONLY app.conversations FORCE ROW LEVEL SECURITY;


ALTER TABLE app.conversations OWNER TO musclemate_owner;

--
-- Name: conversation_json(app.conversations, boolean, boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.conversation_json(shown app.conversations, to_coach boolean, is_connected boolean) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(item)
    from (
      select (select row_to_json(other)
                from (
                  select who.id, person.username, person.display_name, who.side
                    from (
                      select case when to_coach then shown.lifter_id else shown.coach_id end,
                             case when to_coach then 'lifter' else 'coach' end) as who (id, side)
                    left join app.accounts as person
                      on person.tenant_id = shown.tenant_id
                     and person.id = who.id) as other) as partner,
             is_connected as can_write,
             case when to_coach then shown.coach_unread else shown.lifter_unread end as unread,
             nullif(case when to_coach then shown.coach_read_up_to else shown.lifter_read_up_to end, '-infinity')
               as read_up_to,
             nullif(case when to_coach then shown.lifter_read_up_to else shown.coach_read_up_to end, '-infinity')
               as seen_up_to,
             (select app.message_json(
                       latest, to_coach,
                       case when to_coach then shown.coach_read_up_to else shown.lifter_read_up_to end)
                from app.messages as latest
               where latest.tenant_id = shown.tenant_id
                 and latest.lifter_id = shown.lifter_id
                 and latest.coach_id = shown.coach_id
               order by latest.created_at desc, latest.id desc
               limit 1) as latest) as item;
$$;


ALTER FUNCTION app.conversation_json(shown app.conversations, to_coach boolean, is_connected boolean) OWNER TO mm_definer;

--
-- Name: conversation_with(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.conversation_with(account uuid, OUT lifter uuid, OUT coach uuid, OUT is_coach boolean, OUT is_connected boolean) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
begin
  is_coach := account <> me and app.is_open_to(account);
  is_connected := is_coach or account in (select app.coaches_of(me));
  lifter := case when is_coach then account else me end;
  coach := case when is_coach then me else account end;
  if not is_connected then
    perform
       from app.conversations as earlier
      where earlier.tenant_id = app.tenant_id()
        and earlier.lifter_id = me
        and earlier.coach_id = account;
    if not found then
      raise exception using errcode = 'MM404', message = 'no one to talk to';
    end if;
  end if;
end
$$;


ALTER FUNCTION app.conversation_with(account uuid, OUT lifter uuid, OUT coach uuid, OUT is_coach boolean, OUT is_connected boolean) OWNER TO mm_definer;

--
-- Name: conversations_page(timestamp with time zone, uuid, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  coached constant uuid[] :=
    case when current_setting('role') = 'mm_coach' then array(select app.open_clients()) else '{}' end;
  coaches constant uuid[] := array(select app.coaches_of(me));
begin
  return (
    select json_build_object(
             'items', coalesce(json_agg(page.item order by page.turn) filter (where page.turn <= at_most), '[]'),
             'next', max(page.cursor) filter (where page.turn = at_most and page.found > at_most))
      from (
        select row_number() over (order by listed.latest_at desc, listed.other_id desc) as turn,
               count(*) over () as found, app.cursor(listed.latest_at, listed.other_id) as cursor,
               app.conversation_json(
                 listed.talk, listed.coach_id = me, listed.coach_id = me or listed.coach_id = any (coaches)) as item
          from (
            select talk, talk.coach_id, talk.latest_at, talk.coach_id as other_id
              from app.conversations as talk
             where talk.tenant_id = app.tenant_id()
               and talk.lifter_id = me
               and (talk.latest_at, talk.coach_id) < (after_at, after_id)
             union all
            select talk, talk.coach_id, talk.latest_at, talk.lifter_id
              from app.conversations as talk
             where talk.tenant_id = app.tenant_id()
               and talk.coach_id = me
               and talk.lifter_id = any (coached)
               and (talk.latest_at, talk.lifter_id) < (after_at, after_id)
             order by latest_at desc, other_id desc
             limit at_most + 1) as listed) as page);
end
$$;


ALTER FUNCTION app.conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer) OWNER TO mm_definer;

--
-- Name: count_unread_comments(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.count_unread_comments(whose uuid, workout uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update app.comment_marks as mark
     set unread = (
           select count(*)
             from app.comments as comment
            where comment.tenant_id = mark.tenant_id
              and comment.lifter_id = mark.lifter_id
              and comment.workout_id = mark.workout_id
              and comment.created_at > mark.read_up_to
              and comment.author_id <> mark.reader_id
              and comment.deleted_at is null)
   where mark.tenant_id = app.tenant_id()
     and mark.lifter_id = whose
     and mark.workout_id = count_unread_comments.workout;
$$;


ALTER FUNCTION app.count_unread_comments(whose uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: count_unread_messages(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.count_unread_messages(lifter uuid, coach uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update app.conversations as talk
     set lifter_unread = coalesce(unread.of_lifter, 0),
         coach_unread = coalesce(unread.of_coach, 0)
    from (
      select count(*) filter (where sent.is_from_coach and sent.created_at > kept.lifter_read_up_to) as of_lifter,
             count(*) filter (where not sent.is_from_coach and sent.created_at > kept.coach_read_up_to) as of_coach
        from app.conversations as kept
        left join app.messages as sent
          on sent.tenant_id = kept.tenant_id
         and sent.lifter_id = kept.lifter_id
         and sent.coach_id = kept.coach_id
         and sent.created_at > least(kept.lifter_read_up_to, kept.coach_read_up_to)
         and sent.deleted_at is null
       where kept.tenant_id = app.tenant_id()
         and kept.lifter_id = count_unread_messages.lifter
         and kept.coach_id = count_unread_messages.coach) as unread
   where talk.tenant_id = app.tenant_id()
     and talk.lifter_id = count_unread_messages.lifter
     and talk.coach_id = count_unread_messages.coach;
$$;


ALTER FUNCTION app.count_unread_messages(lifter uuid, coach uuid) OWNER TO mm_definer;

--
-- Name: create_tenant(text, text, text[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.create_tenant(slug text, name text, hosts text[] DEFAULT '{}'::text[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  created integer;
begin
  insert into app.tenants as t (slug, name)
  values (create_tenant.slug, create_tenant.name)
  returning t.id into created;
  insert into app.tenant_hosts (tenant_id, host, position)
  select created, lower(host), position
    from unnest(hosts) with ordinality as listed (host, position);
  perform app.add_standard_tiers(created);
  return created;
end
$$;


ALTER FUNCTION app.create_tenant(slug text, name text, hosts text[]) OWNER TO mm_definer;

--
-- Name: cursor(timestamp with time zone, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.cursor(at timestamp with time zone, id uuid) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN translate(encode((timestamptz_send(at) || uuid_send(id)), 'base64'::text), '+/'::text, '-_'::text);


ALTER FUNCTION app.cursor(at timestamp with time zone, id uuid) OWNER TO musclemate_owner;

--
-- Name: decline_invite(bytea, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.decline_invite(token_hash bytea, id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.close_invite(token_hash, decline_invite.id, 'declined');
end
$$;


ALTER FUNCTION app.decline_invite(token_hash bytea, id uuid) OWNER TO mm_definer;

--
-- Name: delete_comment(uuid, uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.delete_comment(lifter uuid, workout uuid, comment uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  gone app.comments;
begin
  update app.comments as own
     set text = null,
         deleted_at = clock_timestamp()
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = whose
     and own.workout_id = workout
     and own.id = comment
     and own.author_id = app.account_id()
     and own.deleted_at is null
  returning * into gone;
  if not found then
    raise exception using errcode = 'MM404', message = 'no comment of one''s own';
  end if;
  delete from app.comments as answer
   where answer.tenant_id = gone.tenant_id
     and answer.lifter_id = whose
     and answer.id = comment
     and answer.reply_to is not null;
  delete from app.comments as thread
   where thread.tenant_id = gone.tenant_id
     and thread.lifter_id = whose
     and thread.id = coalesce(gone.reply_to, comment)
     and thread.deleted_at is not null
     and not exists (
       select
         from app.comments as answer
        where answer.tenant_id = thread.tenant_id
          and answer.lifter_id = thread.lifter_id
          and answer.reply_to = thread.id);
  perform app.count_unread_comments(whose, workout);
end
$$;


ALTER FUNCTION app.delete_comment(lifter uuid, workout uuid, comment uuid) OWNER TO mm_definer;

--
-- Name: delete_message(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.delete_message(account uuid, message uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own constant app.messages := app.own_message(account, message);
begin
  update app.messages as sent
     set text = null,
         deleted_at = clock_timestamp()
   where sent.tenant_id = own.tenant_id
     and sent.lifter_id = own.lifter_id
     and sent.coach_id = own.coach_id
     and sent.id = own.id;
  perform app.count_unread_messages(own.lifter_id, own.coach_id);
end
$$;


ALTER FUNCTION app.delete_message(account uuid, message uuid) OWNER TO mm_definer;

--
-- Name: demand(text, json); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.demand(feature text, preview json DEFAULT NULL::json) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if app.entitled(feature) is not true then
    perform app.refuse(feature, preview);
  end if;
  return true;
end
$$;


ALTER FUNCTION app.demand(feature text, preview json) OWNER TO musclemate_owner;

--
-- Name: demand_module(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.demand_module(module text) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform
     from app.tenants as tenant
    where tenant.id = app.tenant_id()
      and tenant.modules @> array[module];
  if not found then
    raise exception using errcode = 'MM404', message = 'not among the modules of the tenant';
  end if;
end
$$;


ALTER FUNCTION app.demand_module(module text) OWNER TO mm_definer;

--
-- Name: demand_room(text, bigint, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.demand_room(feature text, taken bigint, account uuid DEFAULT NULL::uuid) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  allowed constant integer := app.limit_of(feature, account);
begin
  if taken >= allowed then
    perform app.refuse(feature, null, allowed);
  end if;
end
$$;


ALTER FUNCTION app.demand_room(feature text, taken bigint, account uuid) OWNER TO musclemate_owner;

--
-- Name: derived_activity(integer, uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.derived_activity(tenant integer, lifter uuid, workout uuid) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select case
             when 2 * count(*) filter (where entry.others > 0) >= count(*) then 'circuit'
             when avg(done.rpe) filter (where done.kind <> 'warm_up') >= 8 then 'vigorous_weight_lifting'
             when coalesce(max(done.weight_grams), 0) = 0 then 'body_weight'
             else 'weight_lifting'
           end
      from (
        select part.position,
               case when part.superset is not null
                    then count(*) over (partition by part.superset) - 1
                    else 0
               end as others
          from app.workout_exercises as part
         where part.tenant_id = derived_activity.tenant
           and part.lifter_id = derived_activity.lifter
           and part.workout_id = derived_activity.workout) as entry
      join app.sets as done
        on done.tenant_id = derived_activity.tenant
       and done.lifter_id = derived_activity.lifter
       and done.workout_id = derived_activity.workout
       and done.exercise_position = entry.position);
end
$$;


ALTER FUNCTION app.derived_activity(tenant integer, lifter uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: dismiss_attention(uuid, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.dismiss_attention(entry uuid, until timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_entry record;
begin
  if dismiss_attention.until <= now() then
    raise exception 'a time that is over' using errcode = 'MM422',
      detail = '[{"pointer": "/until", "code": "invalid", "expected": "a time to come"}]';
  end if;
  select waiting.lifter_id, waiting.rule
    into found_entry
    from app.attention_entries(array(select watched from app.watched_clients() as watched)) as waiting
   where waiting.id = entry;
  if not found then
    raise exception 'no such entry' using errcode = 'MM404';
  end if;
  delete
    from app.attention_dismissals as old
   where old.tenant_id = app.tenant_id()
     and old.coach_id = app.account_id()
     and (old.until <= now() or old.dismissed_at < now() - interval '1 year');
  insert into app.attention_dismissals as kept (tenant_id, coach_id, entry_id, lifter_id, rule, until)
  values (
    app.tenant_id(), app.account_id(), entry, found_entry.lifter_id, found_entry.rule,
    coalesce(dismiss_attention.until, 'infinity'))
      on conflict (tenant_id, coach_id, entry_id) do update
     set dismissed_at = now(),
         until = excluded.until;
end
$$;


ALTER FUNCTION app.dismiss_attention(entry uuid, until timestamp with time zone) OWNER TO mm_definer;

--
-- Name: drafts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.drafts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text,
    performed_at timestamp with time zone,
    time_zone text NOT NULL,
    notes text,
    duration_seconds integer,
    activity text,
    content jsonb NOT NULL,
    template_id uuid,
    planned_workout_id uuid,
    started_at timestamp with time zone,
    running_since timestamp with time zone,
    active_milliseconds bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT drafts_active_milliseconds_check CHECK ((active_milliseconds >= 0)),
    CONSTRAINT drafts_activity_check CHECK ((activity ~ '^[a-z_]{1,60}$'::text)),
    CONSTRAINT drafts_content_check CHECK ((jsonb_typeof(content) = 'array'::text)),
    CONSTRAINT drafts_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
    CONSTRAINT drafts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT drafts_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT drafts_performed_at_check CHECK (((performed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (performed_at < '2101-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT drafts_run_once_started CHECK (((running_since IS NULL) OR (started_at IS NOT NULL))),
    CONSTRAINT drafts_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.drafts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.drafts OWNER TO musclemate_owner;

--
-- Name: draft_clock(app.drafts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.draft_clock(draft app.drafts) RETURNS json
    LANGUAGE sql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION app.draft_clock(draft app.drafts) OWNER TO musclemate_owner;

--
-- Name: draft_origin(uuid, uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.draft_origin(template uuid, planned uuid, workout uuid) RETURNS TABLE(name text, content jsonb)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  pointer text;
begin
  if template is not null then
    pointer := '/template_id';
    content := app.template_prescription(template);
    select own.name
      into name
      from app.templates as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = template;
  elsif planned is not null then
    pointer := '/planned_workout_id';
    content := app.planned_prescription(planned);
    select own.name
      into name
      from app.planned_workouts as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = planned;
  elsif workout is not null then
    pointer := '/workout_id';
    -- What was noted then is no instruction.
    select jsonb_agg(done.given - 'notes' order by done.turn)
      into content
      from jsonb_array_elements(app.shown_prescription(app.workout_prescription(workout)))
           with ordinality as done (given, turn);
    select own.name
      into name
      from app.workouts as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = workout;
  end if;
  if content is null and pointer is not null then
    raise exception using errcode = 'MM422', message = 'no such origin of a draft',
      detail = json_build_array(json_build_object('pointer', pointer, 'code', 'unknown'));
  end if;
  content := app.to_be_done(content);
  return next;
end
$$;


ALTER FUNCTION app.draft_origin(template uuid, planned uuid, workout uuid) OWNER TO musclemate_owner;

--
-- Name: duplicate_template(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.duplicate_template(template uuid, origin uuid, name text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  original record;
begin
  select own.name, own.notes
    into original
    from app.templates as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = origin;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such template';
  end if;
  perform app.keep_template(
    template, coalesce(duplicate_template.name, original.name), original.notes, null, null,
    app.template_prescription(origin));
end
$$;


ALTER FUNCTION app.duplicate_template(template uuid, origin uuid, name text) OWNER TO musclemate_owner;

--
-- Name: edit_comment(uuid, uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  edited app.comments;
begin
  update app.comments as own
     set text = written_text,
         edited_at = clock_timestamp()
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = whose
     and own.workout_id = workout
     and own.id = comment
     and own.author_id = app.account_id()
     and own.deleted_at is null
  returning * into edited;
  if not found then
    raise exception using errcode = 'MM404', message = 'no comment of one''s own';
  end if;
  return app.comment_json(edited, app.comments_read_up_to(whose, workout));
end
$$;


ALTER FUNCTION app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text) OWNER TO mm_definer;

--
-- Name: edit_message(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.edit_message(account uuid, message uuid, written_text text) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own app.messages := app.own_message(account, message);
begin
  update app.messages as sent
     set text = written_text,
         edited_at = clock_timestamp()
   where sent.tenant_id = own.tenant_id
     and sent.lifter_id = own.lifter_id
     and sent.coach_id = own.coach_id
     and sent.id = own.id
  returning * into own;
  return app.message_json(own, own.is_from_coach, '-infinity');
end
$$;


ALTER FUNCTION app.edit_message(account uuid, message uuid, written_text text) OWNER TO mm_definer;

--
-- Name: effort_fraction(integer, numeric); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.effort_fraction(reps integer, rpe numeric) RETURNS double precision
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case
           when x = 0 then 1
           when x >= 16 then 0.5
           when x <= 2.92 then (0.347619 * x * x - 4.60714 * x + 99.9667) / 100
           else (-2.64249 * x + 97.0955) / 100
         end
    from (
      select (10 - least(greatest(rpe, 1), 10) + least(greatest(reps, 1), 24) - 1)::double precision as x
    ) as away
$$;


ALTER FUNCTION app.effort_fraction(reps integer, rpe numeric) OWNER TO musclemate_owner;

--
-- Name: entitled(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.entitled(feature text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (select had.allowed from app.entitlement(entitled.feature, app.account_id()) as had);
end
$$;


ALTER FUNCTION app.entitled(feature text) OWNER TO mm_definer;

--
-- Name: entitlement(text, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.entitlement(of_feature text, of_account uuid) RETURNS TABLE(allowed boolean, at_most integer, tier text, state text, is_override boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
declare
  known app.features;
begin
  perform
     from app.tenants as tenant
    where tenant.id = app.tenant_id()
      and tenant.modules @> array['billing'];
  if not found then
    return query select true, null::integer, null::text, null::text, false;
    return;
  end if;
  select *
    into strict known
    from app.features as feature
   where feature.code = of_feature;
  return query
    select given.allowed, given.at_most, null::text, null::text, true
      from app.entitlement_overrides as given
     where given.tenant_id = app.tenant_id()
       and given.account_id = of_account
       and given.feature = of_feature
       and given.ends_at > now();
  if found then
    return;
  end if;
  return query
    select contained.allowed, contained.at_most, held.tier, held.state, false
      from app.held_tiers(of_account) as held
      join app.tier_entitlements as contained
        on contained.tenant_id = app.tenant_id()
       and contained.tier = held.tier
       and contained.feature = of_feature
     where held.state <> 'read_only' or known.kept_read_only
     order by contained.allowed desc, contained.at_most desc nulls first, held.state = 'free' desc
     limit 1;
  if found then
    return;
  end if;
  return query
    select sold.by_no_one, case when known.kind = 'limit' and not sold.by_no_one then 0 end, null::text, null::text, false
      from (
        select not exists (
          select
            from app.tier_entitlements as other
           where other.tenant_id = app.tenant_id()
             and other.feature = of_feature) as by_no_one) as sold;
end
$$;


ALTER FUNCTION app.entitlement(of_feature text, of_account uuid) OWNER TO mm_definer;

--
-- Name: equipment_owned(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.equipment_owned() RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           json_object_agg(
             own.unit,
             json_build_object(
               'bar', trim_scale(own.bar), 'collars', trim_scale(own.collars), 'sides', own.sides,
               'plates', own.plates)
             order by own.unit),
           '{}')
    from app.equipment as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
$$;


ALTER FUNCTION app.equipment_owned() OWNER TO musclemate_owner;

--
-- Name: estimate_energy(integer, uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.estimate_energy(tenant integer, lifter uuid, workout uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
declare
  logged record;
  grams integer;
  effort text;
begin
  delete from app.workout_energy as stale
   where stale.tenant_id = tenant
     and stale.lifter_id = lifter
     and stale.workout_id = workout;
  select kept.duration_seconds, kept.local_date, kept.activity
    into logged
    from app.workouts as kept
   where kept.tenant_id = tenant
     and kept.lifter_id = lifter
     and kept.id = workout
     and kept.duration_seconds > 0;
  if not found then
    return;
  end if;
  grams := app.body_weight_grams(lifter, logged.local_date);
  if grams is null then
    return;
  end if;
  -- Not in the condition below, which would ask for each of the Compendium's entries.
  effort := coalesce(logged.activity, app.derived_activity(tenant, lifter, workout));
  insert into app.workout_energy (
    tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
    compendium_code, body_weight_grams, active_seconds)
  select tenant, lifter, workout,
         entry.met * 3.5 * grams / 1000 / 200 * logged.duration_seconds / 60,
         entry.met, entry.activity, case when logged.activity is null then 'derived' else 'given' end,
         '2024', entry.code, grams, logged.duration_seconds
    from app.compendium_2024() as entry
   where entry.activity = effort;
end
$$;


ALTER FUNCTION app.estimate_energy(tenant integer, lifter uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: estimate_energy_of_sets(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.estimate_energy_of_sets() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.estimate_energy(touched.tenant_id, touched.lifter_id, touched.workout_id)
     from (select distinct tenant_id, lifter_id, workout_id from changed) as touched;
  return null;
end
$$;


ALTER FUNCTION app.estimate_energy_of_sets() OWNER TO mm_definer;

--
-- Name: exercise_key(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.exercise_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower((btrim(regexp_replace(NORMALIZE(name, NFKC), '\s+'::text, ' '::text, 'g'::text)) COLLATE "und-x-icu"));


ALTER FUNCTION app.exercise_key(name text) OWNER TO musclemate_owner;

--
-- Name: exercise_named(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.exercise_named(name text) RETURNS uuid
    LANGUAGE plpgsql STABLE STRICT SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce(
    (select known.id
       from app.exercises as known
      where known.tenant_id = app.tenant_id()
        and known.lifter_id = app.account_id()
        and known.key = app.exercise_key(exercise_named.name)),
    (select alias.exercise_id
       from app.exercise_aliases as alias
      where alias.tenant_id = app.tenant_id()
        and alias.lifter_id = app.account_id()
        and alias.key = app.exercise_key(exercise_named.name)));
end
$$;


ALTER FUNCTION app.exercise_named(name text) OWNER TO mm_definer;

--
-- Name: falling_lift(app.watched_client, text, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.falling_lift(client app.watched_client, lift text, unit text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select jsonb_build_object(
             'lift', lift,
             'exposures',
             jsonb_agg(
               jsonb_build_object('date', exposure.day, 'e1rm', app.grams_in(unit, exposure.grams), 'unit', unit)
               order by exposure.turn desc),
             'change_percent',
             trim_scale(round(
               100.0 * min(exposure.grams) filter (where exposure.turn = 1)
                 / min(exposure.grams) filter (where exposure.turn = (client.rules).fall_exposures) - 100, 1)))
      from app.training_standings as standing
     cross join lateral unnest(
       case lift when 'squat' then standing.squat_days when 'bench_press' then standing.bench_press_days
                 else standing.deadlift_days end,
       case lift when 'squat' then standing.squat_grams when 'bench_press' then standing.bench_press_grams
                 else standing.deadlift_grams end) with ordinality as exposure (day, grams, turn)
     where standing.tenant_id = app.tenant_id()
       and standing.lifter_id = client.lifter_id
       and exposure.turn <= (client.rules).fall_exposures);
end
$$;


ALTER FUNCTION app.falling_lift(client app.watched_client, lift text, unit text) OWNER TO musclemate_owner;

--
-- Name: fill_in(text, jsonb, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.fill_in(sentence text, named jsonb, decimal_mark text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  argument record;
begin
  for argument in select key, value from jsonb_each(named) loop
    sentence := replace(
      sentence, '{' || argument.key || '}',
      case jsonb_typeof(argument.value)
        when 'number' then replace(argument.value #>> '{}', '.', decimal_mark)
        else coalesce(argument.value #>> '{}', '')
      end);
  end loop;
  return sentence;
end
$$;


ALTER FUNCTION app.fill_in(sentence text, named jsonb, decimal_mark text) OWNER TO musclemate_owner;

--
-- Name: fill_template(uuid, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.fill_template(template uuid, prescription jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  delete from app.template_exercises as entry
   where entry.tenant_id = (select app.tenant_id())
     and entry.lifter_id = (select app.account_id())
     and entry.template_id = fill_template.template;

  insert into app.template_exercises (
    tenant_id, lifter_id, template_id, entry, position, exercise_id, notes, superset)
  select (select app.tenant_id()), (select app.account_id()), fill_template.template,
         given.turn - 1, given.turn - 1, (given.element ->> 'exercise_id')::uuid,
         nullif(given.element ->> 'notes', ''), (given.element ->> 'superset')::integer
    from jsonb_array_elements(fill_template.prescription) with ordinality as given (element, turn);

  insert into app.template_sets (
    tenant_id, lifter_id, template_id, entry, position, kind, reps, reps_max, weight, unit, percentage, rpe,
    rest_seconds, duration_seconds, distance_meters, notes)
  select (select app.tenant_id()), (select app.account_id()), fill_template.template,
         given.turn - 1, line.turn - 1, coalesce(line.element ->> 'kind', 'working'),
         (line.element ->> 'reps')::integer, (line.element ->> 'reps_max')::integer,
         (line.element ->> 'weight')::numeric,
         case when line.element ? 'weight' then line.element ->> 'unit' end,
         (line.element ->> 'percentage')::numeric, (line.element ->> 'rpe')::numeric,
         (line.element ->> 'rest_seconds')::integer, (line.element ->> 'duration_seconds')::integer,
         (line.element ->> 'distance_meters')::numeric, nullif(line.element ->> 'notes', '')
    from jsonb_array_elements(fill_template.prescription) with ordinality as given (element, turn)
   cross join lateral jsonb_array_elements(given.element -> 'sets') with ordinality as line (element, turn);
$$;


ALTER FUNCTION app.fill_template(template uuid, prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: find_billing_event(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.find_billing_event(event_id text) RETURNS TABLE(tenant_id integer, provider text, reference text, payload jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select event.tenant_id, event.provider, event.reference, event.payload
    from app.billing_events as event
   where event.event_id = find_billing_event.event_id
     and event.provider <> 'operator';
$$;


ALTER FUNCTION app.find_billing_event(event_id text) OWNER TO mm_definer;

--
-- Name: finish_planned(uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.finish_planned(planned uuid, workout uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update app.planned_workouts as own
     set state = 'done',
         workout_id = finish_planned.workout
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = finish_planned.planned
     and own.state <> 'done'
$$;


ALTER FUNCTION app.finish_planned(planned uuid, workout uuid) OWNER TO musclemate_owner;

--
-- Name: forget_app_store_data(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.forget_app_store_data() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from app.app_store_transactions as kept
   where kept.tenant_id = old.tenant_id
     and kept.original_transaction_id = old.reference;
  delete from app.app_store_renewals as kept
   where kept.tenant_id = old.tenant_id
     and kept.original_transaction_id = old.reference;
  return null;
end
$$;


ALTER FUNCTION app.forget_app_store_data() OWNER TO mm_definer;

--
-- Name: forget_comments(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.forget_comments() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if exists (
       select
         from app.workouts as own
        where own.tenant_id = old.tenant_id
          and own.lifter_id = old.lifter_id
          and own.id = old.id)
     or exists (
       select
         from app.deleted_workouts as kept
        where kept.tenant_id = old.tenant_id
          and kept.lifter_id = old.lifter_id
          and kept.id = old.id) then
    return null;
  end if;
  delete from app.comments as comment
   where comment.tenant_id = old.tenant_id
     and comment.lifter_id = old.lifter_id
     and comment.workout_id = old.id;
  delete from app.comment_marks as mark
   where mark.tenant_id = old.tenant_id
     and mark.lifter_id = old.lifter_id
     and mark.workout_id = old.id;
  return null;
end
$$;


ALTER FUNCTION app.forget_comments() OWNER TO mm_definer;

--
-- Name: frequency_goal_standing(app.goals, date); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with weeks as (
    select app.bucket_start('week', today, app.week_start()) as present,
           app.bucket_start('week', goal.started_on, app.week_start()) as first
  ),
  done as (
    select app.bucket_start('week', workout.local_date, app.week_start()) as week, workout.performed_at,
           workout.local_date,
           row_number() over (
             partition by app.bucket_start('week', workout.local_date, app.week_start())
             order by workout.performed_at, workout.id) as turn
      from app.workouts as workout
     cross join weeks
     where workout.tenant_id = goal.tenant_id
       and workout.lifter_id = goal.lifter_id
       and workout.local_date >= weeks.first - 28
  )
  select round((select count(*) from done where done.week < weeks.first) / 4.0, 2),
         (select count(*) from done where done.week = weeks.present),
         reached.performed_at, reached.local_date,
         json_build_object('from', weeks.present, 'to', weeks.present + 6)
    from weeks
    left join lateral (
      select done.performed_at, done.local_date
        from done
       where done.week >= weeks.first
         and done.turn = goal.target
       order by done.week
       limit 1) as reached on true;
$$;


ALTER FUNCTION app.frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) OWNER TO musclemate_owner;

--
-- Name: goal_json(app.goals, date); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.goal_json(goal app.goals, today date) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  standing record;
  per_unit constant numeric := case goal.unit when 'lb' then 453.59237 when 'kg' then 1000 else 1 end;
  aim constant numeric := coalesce(goal.target_grams, goal.target);
  way numeric;
begin
  case goal.kind
    when 'lift' then select * into standing from app.lift_goal_standing(goal);
    when 'frequency' then select * into standing from app.frequency_goal_standing(goal, today);
    else select * into standing from app.body_goal_standing(goal);
  end case;
  way := case
           when goal.kind = 'frequency' then standing.stands / aim
           when goal.kind = 'lift' and standing.stands >= aim then 1
           when standing.began = aim then 1
           else (standing.stands - standing.began) / (aim - standing.began)
         end;
  return (
    select row_to_json(shown)
      from (
        select goal.id, goal.kind, goal.exercise_id, goal.lift,
               (select exercise.name
                  from app.exercises as exercise
                 where exercise.tenant_id = goal.tenant_id
                   and exercise.lifter_id = goal.lifter_id
                   and exercise.id = goal.exercise_id) as name,
               trim_scale(goal.target) as target, goal.unit, goal.reps, goal.notes, goal.started_on, goal.due_on,
               trim_scale(round(standing.began / per_unit, 3)) as start_value,
               trim_scale(round(standing.stands / per_unit, 3)) as current_value,
               case when way is not null then trim_scale(round(least(greatest(way, 0), 1), 3)) end as progress,
               case
                 when standing.achieved_on <= coalesce(goal.due_on, 'infinity') then 'achieved'
                 when goal.due_on < today then 'missed'
                 else 'open'
               end as state,
               standing.achieved_at, standing.based_on, goal.version) as shown);
end
$$;


ALTER FUNCTION app.goal_json(goal app.goals, today date) OWNER TO musclemate_owner;

--
-- Name: grams_in(text, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.grams_in(shown_in text, grams bigint) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN trim_scale(round(((grams)::numeric / CASE shown_in WHEN 'lb'::text THEN 453.59237 ELSE (1000)::numeric END), 1));


ALTER FUNCTION app.grams_in(shown_in text, grams bigint) OWNER TO musclemate_owner;

--
-- Name: grant_json(text, timestamp with time zone, timestamp with time zone, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone) RETURNS json
    LANGUAGE sql STABLE
    RETURN json_build_object('scope', scope, 'starts_at', NULLIF(starts_at, '-infinity'::timestamp with time zone), 'expires_at', NULLIF(expires_at, 'infinity'::timestamp with time zone), 'is_open', ((opens_at <= now()) AND (expires_at > now())));


ALTER FUNCTION app.grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone) OWNER TO mm_definer;

--
-- Name: hard_efforts(app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.hard_efforts(client app.watched_client) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select jsonb_build_object(
             'rpe_excess', trim_scale(round(avg(effort.excess), 1)),
             'efforts',
             jsonb_agg(
               jsonb_build_object(
                 'date', effort.day, 'workout_id', effort.workout_id, 'rpe_excess', trim_scale(effort.excess))
               order by effort.turn))
      from app.training_standings as standing
     cross join lateral unnest(standing.effort_days, standing.effort_workouts, standing.effort_excess)
                with ordinality as effort (day, workout_id, excess, turn)
     where standing.tenant_id = app.tenant_id()
       and standing.lifter_id = client.lifter_id
       and effort.turn <= (client.rules).rpe_sessions);
end
$$;


ALTER FUNCTION app.hard_efforts(client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: held_tiers(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.held_tiers(of_account uuid) RETURNS TABLE(tier text, state text, provider text, reference text)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return query
    select free.code, 'free', null, null
      from app.accounts as account
      join app.tiers as free
        on free.tenant_id = account.tenant_id
       and free.is_free
       and (free.audience = 'lifter' or free.audience = any (account.roles))
     where account.tenant_id = app.tenant_id()
       and account.id = of_account
     union all
    select price.tier, current.state, subscription.provider, subscription.reference
      from app.subscriptions as subscription
      join app.tier_prices as price
        on price.tenant_id = subscription.tenant_id
       and subscription.price =
             case subscription.provider when 'stripe' then price.stripe_price else price.app_store_product end
     cross join lateral (select app.state_of(subscription) as state) as current
     where subscription.tenant_id = app.tenant_id()
       and subscription.account_id = of_account
       and current.state in ('trial', 'active', 'cancelled', 'grace', 'read_only');
end
$$;


ALTER FUNCTION app.held_tiers(of_account uuid) OWNER TO mm_definer;

--
-- Name: hold_sealing_keys(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.hold_sealing_keys() RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select pg_advisory_xact_lock_shared(hashtext('musclemate sealing keys'));
$$;


ALTER FUNCTION app.hold_sealing_keys() OWNER TO musclemate_owner;

--
-- Name: import_zone(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.import_zone(given text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.check_time_zone(given);
  return coalesce(
    given,
    (select account.time_zone
       from app.accounts as account
      where account.tenant_id = app.tenant_id()
        and account.id = app.account_id()));
end
$$;


ALTER FUNCTION app.import_zone(given text) OWNER TO musclemate_owner;

--
-- Name: imported_id(uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.imported_id(lifter uuid, key uuid) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select encode(
           set_byte(
             set_byte(digest.bytes, 6, get_byte(digest.bytes, 6) & 15 | 128),
             8, get_byte(digest.bytes, 8) & 63 | 128),
           'hex')::uuid
    from (select substring(sha256(uuid_send(lifter) || uuid_send(key)) for 16)) as digest (bytes)
$$;


ALTER FUNCTION app.imported_id(lifter uuid, key uuid) OWNER TO musclemate_owner;

--
-- Name: invite(uuid, text, text, text[], bytea, bytea); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.invite(id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea, OUT invite_id uuid, OUT document json) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  addressed constant text := lower(invite.addressee);
  invited record;
  sends integer;
begin
  perform app.check_grant(scopes, null);
  select account.id, account.email, 'admin' = any (account.roles) as is_admin
    into invited
    from app.accounts as account
   where account.tenant_id = tenant
     and addressed in (account.username, account.email);
  if invited.id = me then
    raise exception 'one can not invite oneself' using
      errcode = 'MM422', detail = '[{"pointer": "/lifter", "code": "invalid", "expected": "someone else"}]';
  end if;
  if strpos(addressed, '@') = 0 then
    perform app.check_invited(invited.id, invited.is_admin);
  end if;
  if (select count(*)
        from app.invites as earlier
       where earlier.tenant_id = tenant
         and earlier.coach_id = me
         and earlier.created_at > now() - interval '1 day') >= 100 then
    raise exception 'too many invitations' using errcode = 'MM429', detail = '3600';
  end if;
  insert into app.invites as sent (tenant_id, id, coach_id, recipient, lifter_id, message, scopes, token_hash)
  values (tenant, invite.id, me, addressed, case when strpos(addressed, '@') = 0 then invited.id end,
          invite.message, array(select distinct scope from unnest(invite.scopes) as scope order by scope),
          invite.token_hash)
  on conflict (tenant_id, coach_id, recipient) where state = 'open'
  do update
        set message = excluded.message,
            scopes = excluded.scopes,
            token_hash = excluded.token_hash,
            expires_at = excluded.expires_at,
            sends = case when sent.expires_at > now() then sent.sends else 0 end + 1
  returning sent.id, sent.sends
    into invite_id, sends;
  sends := sends + (
    select coalesce(sum(earlier.sends), 0)
      from app.invites as earlier
     where earlier.tenant_id = tenant
       and earlier.recipient = addressed
       and earlier.coach_id = me
       and earlier.id <> invite_id
       and earlier.expires_at > now());
  if sends > 5 then
    raise exception 'sent often enough' using errcode = 'MM429', detail = '86400';
  end if;
  perform app.queue_mail(
            'invite', case when strpos(addressed, '@') > 0 then addressed else invited.email end,
            jsonb_build_object(
              'coach', coalesce(coach.display_name, coach.username),
              'message', coalesce(invite.message, '')),
            secret)
     from app.accounts as coach
    where coach.tenant_id = tenant
      and coach.id = me;
  document := app.invite_json(invite_id);
end
$$;


ALTER FUNCTION app.invite(id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea, OUT invite_id uuid, OUT document json) OWNER TO mm_definer;

--
-- Name: invite_json(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.invite_json(id uuid) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select row_to_json(item)
      from (
        select invite.id, row_to_json(person) as coach, invite.recipient as lifter, invite.message,
               invite.scopes,
               case when invite.state = 'open' and invite.expires_at <= now()
                    then 'expired'
                    else invite.state end as state,
               invite.created_at, invite.expires_at
          from app.invites as invite
          join app.people(array[invite.coach_id]) as person
            on person.id = invite.coach_id
         where invite.tenant_id = (select app.tenant_id())
           and invite.id = invite_json.id
      ) as item);
end
$$;


ALTER FUNCTION app.invite_json(id uuid) OWNER TO mm_definer;

--
-- Name: is_assigned_to(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.is_assigned_to(assignment uuid, lifter uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (
    select
      from app.assigned_plans as plan
     where plan.tenant_id = app.tenant_id()
       and plan.lifter_id = lifter
       and plan.coach_id = app.account_id()
       and plan.id = assignment);
end
$$;


ALTER FUNCTION app.is_assigned_to(assignment uuid, lifter uuid) OWNER TO mm_definer;

--
-- Name: is_open_to(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.is_open_to(lifter uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if current_setting('role') <> 'mm_coach' then
    return false;
  end if;
  perform
     from app.grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.coach_id = app.account_id()
      and granted.lifter_id = is_open_to.lifter
      and granted.opens_at <= now()
      and granted.expires_at > now();
  return found or app.let_in_by_team(lifter, null);
end
$$;


ALTER FUNCTION app.is_open_to(lifter uuid) OWNER TO mm_definer;

--
-- Name: is_plan_locked(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.is_plan_locked(plan uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (
    select
      from app.assigned_plans as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = plan
       and own.state = 'active'
       and app.plans_open_to(own.coach_id, own.lifter_id));
end
$$;


ALTER FUNCTION app.is_plan_locked(plan uuid) OWNER TO mm_definer;

--
-- Name: is_time_zone(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.is_time_zone(name text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
begin
  if name !~ '^[A-Za-z_]+(/[A-Za-z_-]+){0,2}$' and name !~ '^Etc/GMT[+-](\d|1[0-4])$' then
    return false;
  end if;
  perform now() at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$_$;


ALTER FUNCTION app.is_time_zone(name text) OWNER TO musclemate_owner;

--
-- Name: keep_app_store_data(integer, jsonb, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  payload jsonb;
begin
  for payload in
    select given.value
      from jsonb_array_elements(transactions) as given
     order by given.value ->> 'originalTransactionId', given.value ->> 'transactionId'
  loop
    insert into app.app_store_transactions as kept (
      tenant_id, original_transaction_id, transaction_id, signed, revoked)
    values (
      keep_app_store_data.tenant_id, payload ->> 'originalTransactionId', payload ->> 'transactionId', payload,
      case when payload ? 'revocationDate' then payload end)
        on conflict on constraint app_store_transactions_pkey do update
       set signed = app.later_signed(kept.signed, excluded.signed),
           revoked = app.later_signed(kept.revoked, excluded.revoked);
  end loop;
  for payload in
    select given.value
      from jsonb_array_elements(renewals) as given
     order by given.value ->> 'originalTransactionId'
  loop
    insert into app.app_store_renewals as kept (tenant_id, original_transaction_id, signed)
    values (keep_app_store_data.tenant_id, payload ->> 'originalTransactionId', payload)
        on conflict on constraint app_store_renewals_pkey do update
       set signed = app.later_signed(kept.signed, excluded.signed);
  end loop;
end
$$;


ALTER FUNCTION app.keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb) OWNER TO mm_definer;

--
-- Name: assignments; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.assignments (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    template_id uuid,
    programme_id uuid,
    source_version bigint NOT NULL,
    content jsonb NOT NULL,
    starts_on date,
    weekdays text[] DEFAULT '{}'::text[] NOT NULL,
    dates date[] DEFAULT '{}'::date[] NOT NULL,
    weeks integer,
    adaptation text[] DEFAULT '{}'::text[] NOT NULL,
    message text,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT assignments_adaptation_check CHECK ((adaptation <@ ARRAY['reschedule'::text, 'loads'::text, 'exercises'::text, 'skip'::text])),
    CONSTRAINT assignments_dates_check CHECK ((cardinality(dates) <= 100)),
    CONSTRAINT assignments_message_check CHECK (((length(message) >= 1) AND (length(message) <= 1000))),
    CONSTRAINT assignments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT assignments_of_one_thing CHECK ((num_nonnulls(template_id, programme_id) = 1)),
    CONSTRAINT assignments_revision_check CHECK (((revision >= 1) AND (revision <= 10000))),
    CONSTRAINT assignments_starts_on_check CHECK (((starts_on >= '1900-01-01'::date) AND (starts_on <= '2100-12-31'::date))),
    CONSTRAINT assignments_weekdays_check CHECK (((cardinality(weekdays) <= 7) AND (weekdays <@ ARRAY['sunday'::text, 'monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text]))),
    CONSTRAINT assignments_weeks_check CHECK (((weeks >= 1) AND (weeks <= 52)))
);

ALTER TABLE ONLY app.assignments FORCE ROW LEVEL SECURITY;


ALTER TABLE app.assignments OWNER TO musclemate_owner;

--
-- Name: keep_assigned_plan(app.assignments, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_assigned_plan(kept app.assignments, coach text, client jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  plan app.assigned_plans;
begin
  perform app.change_version(tenant, me);
  insert into app.assigned_plans as own (
    tenant_id, lifter_id, id, coach_id, coach_name, name, message, adaptation, revision, programme_id)
  values (
    tenant, me, kept.id, kept.coach_id, coach, kept.name, kept.message, kept.adaptation, kept.revision,
    (client #>> '{programme,id}')::uuid)
      on conflict (tenant_id, lifter_id, id) do update
     set coach_name = excluded.coach_name,
         name = excluded.name,
         message = excluded.message,
         adaptation = excluded.adaptation,
         revision = excluded.revision,
         programme_id = excluded.programme_id,
         state = 'active',
         ended_at = null,
         changed_at = now()
   where own.coach_id = kept.coach_id
  returning own.* into plan;
  if not found then
    raise exception using errcode = 'MM409', message = 'alreadyThere';
  end if;
  perform app.name_assigned_exercises(kept.coach_id, client);
  if client ? 'programme' then
    perform app.keep_assigned_programme(kept, client -> 'programme');
  end if;
  delete from app.planned_workouts as planned
   where planned.tenant_id = tenant
     and planned.lifter_id = me
     and planned.assignment_id = kept.id
     and planned.state = 'planned'
     and planned.id in (select value::uuid from jsonb_array_elements_text(client -> 'withdrawn'));
  perform app.keep_assigned_sessions(kept.id, client);
  perform app.notify(
    me, case when kept.revision = 1 then 'plan_assigned' else 'plan_changed' end,
    jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', kept.coach_id, 'coach', coach));
end
$$;


ALTER FUNCTION app.keep_assigned_plan(kept app.assignments, coach text, client jsonb) OWNER TO mm_definer;

--
-- Name: keep_assigned_programme(app.assignments, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_assigned_programme(kept app.assignments, copy jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  copied constant uuid := copy ->> 'id';
  next_number constant integer := copy ->> 'number';
begin
  insert into app.programmes as own (tenant_id, lifter_id, id, name, number, cycle, assignment_id)
  values (tenant, me, copied, kept.name, next_number, (copy ->> 'cycle')::integer, kept.id)
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         number = excluded.number
   where own.number = next_number - 1
     and own.cycle = (copy ->> 'cycle')::integer
     and own.assignment_id = kept.id;
  if not found then
    raise exception using errcode = 'MM409', message = 'changed meanwhile';
  end if;
  insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition, plan)
  values (tenant, me, copied, next_number, copy -> 'definition', nullif(copy -> 'plan', 'null'));
  insert into app.programme_lifts (
    tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, reps, misses, reason, why)
  select tenant, me, copied, (copy ->> 'cycle')::integer, next_number, given.turn - 1,
         given.element ->> 'exercise', (given.element ->> 'weight')::numeric, given.element ->> 'unit',
         (given.element ->> 'reps')::integer, (given.element ->> 'misses')::integer,
         given.element ->> 'reason', given.element -> 'why'
    from jsonb_array_elements(copy -> 'lifts') with ordinality as given (element, turn);
end
$$;


ALTER FUNCTION app.keep_assigned_programme(kept app.assignments, copy jsonb) OWNER TO mm_definer;

--
-- Name: keep_assigned_sessions(uuid, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_assigned_sessions(assignment uuid, client jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  shared constant jsonb := app.kept_prescription(client -> 'exercises');
begin
  insert into app.planned_workouts as planned (
    tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, programme_id, programme_version,
    cycle, week, session, prescription, remind_minutes, assignment_id)
  select account.tenant_id, account.id, given.id, given.name, given.planned_for, given.starts_at,
         coalesce(given.time_zone, account.time_zone), given.sequence, given.programme_id,
         given.programme_version, given.cycle, given.week, given.session,
         case when given.exercises is null then shared else app.kept_prescription(given.exercises) end,
         given.remind_minutes, assignment
    from jsonb_to_recordset(client -> 'sessions') as given (
           id uuid, name text, planned_for date, starts_at timestamptz, time_zone text, sequence integer,
           programme_id uuid, programme_version integer, cycle integer, week integer, session integer,
           exercises jsonb, remind_minutes integer)
    join app.accounts as account
      on account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         planned_for = excluded.planned_for,
         starts_at = excluded.starts_at,
         sequence = excluded.sequence,
         programme_version = excluded.programme_version,
         prescription = excluded.prescription,
         adapted = array_remove(array_remove(planned.adapted, 'loads'), 'exercises'),
         assigned = null
   where planned.state = 'planned'
     and planned.assignment_id = assignment;
end
$$;


ALTER FUNCTION app.keep_assigned_sessions(assignment uuid, client jsonb) OWNER TO mm_definer;

--
-- Name: keep_assignment(uuid, integer, jsonb, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  kept app.assignments;
  coach text;
  client jsonb;
begin
  perform app.leave_room(5000, count(*))
     from app.assignments as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = me
      and own.id <> assignment;
  insert into app.assignments as own (
    tenant_id, coach_id, id, name, template_id, programme_id, source_version, content, starts_on, weekdays, dates,
    weeks, adaptation, message)
  select app.tenant_id(), me, assignment, given.name, given.template_id, given.programme_id,
         given.source_version, given.content, given.starts_on, coalesce(given.weekdays, '{}'),
         coalesce(given.dates, '{}'), given.weeks, given.adaptation, given.message
    from jsonb_to_record(made) as given (
           name text, template_id uuid, programme_id uuid, source_version bigint, content jsonb, starts_on date,
           weekdays text[], dates date[], weeks integer, adaptation text[], message text)
      on conflict (tenant_id, coach_id, id) do update
     set name = excluded.name,
         template_id = excluded.template_id,
         programme_id = excluded.programme_id,
         source_version = excluded.source_version,
         content = excluded.content,
         starts_on = excluded.starts_on,
         weekdays = excluded.weekdays,
         dates = excluded.dates,
         weeks = excluded.weeks,
         adaptation = excluded.adaptation,
         message = excluded.message,
         revision = own.revision + 1,
         changed_at = now(),
         withdrawn_at = null
  returning own.* into kept;
  if kept.revision <> seen + 1 then
    raise exception using errcode = 'MM409', message = 'changed meanwhile';
  end if;
  perform app.check_assignable(clients);
  select coalesce(account.display_name, account.username)
    into coach
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = me;
  -- One order for all, so that two coaches with clients in common wait for each other and do not lock.
  for client in
    select given.element
      from jsonb_array_elements(clients) as given (element)
     order by given.element ->> 'id'
  loop
    perform app.act_as((client ->> 'id')::uuid, 'platform');
    perform app.keep_assigned_plan(kept, coach, client);
    perform app.act_as(me, '');
  end loop;
end
$$;


ALTER FUNCTION app.keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb) OWNER TO mm_definer;

--
-- Name: keep_client_label(uuid, text, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.keep_client_label(label uuid, name text, colour text) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform
     from app.client_labels as other
    where other.tenant_id = app.tenant_id()
      and other.coach_id = app.account_id()
      and lower(other.name) = lower(keep_client_label.name)
      and other.id <> label;
  if found then
    raise exception 'a label of this name' using errcode = 'MM422',
      detail = '[{"pointer": "/name", "code": "taken"}]';
  end if;
  update app.client_labels as own
     set name = keep_client_label.name,
         colour = keep_client_label.colour
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and own.id = label;
  if found then
    return false;
  end if;
  perform app.leave_room_for_labels(1);
  insert into app.client_labels (tenant_id, coach_id, id, name, colour)
  values (app.tenant_id(), app.account_id(), label, keep_client_label.name, keep_client_label.colour);
  return true;
end
$$;


ALTER FUNCTION app.keep_client_label(label uuid, name text, colour text) OWNER TO musclemate_owner;

--
-- Name: keep_client_note(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.keep_client_note(lifter uuid, note uuid, words text) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  about uuid;
begin
  select own.lifter_id
    into about
    from app.client_notes as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and own.id = note;
  if about = lifter then
    update app.client_notes as own
       set text = words,
           updated_at = now()
     where own.tenant_id = app.tenant_id()
       and own.coach_id = app.account_id()
       and own.id = note;
    return false;
  elsif about is not null then
    perform app.raise_conflict('alreadyThere', '{}');
  end if;
  perform app.leave_room(1000, count(*))
     from app.client_notes as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = app.account_id()
      and own.lifter_id = keep_client_note.lifter;
  insert into app.client_notes (tenant_id, coach_id, id, lifter_id, text)
  values (app.tenant_id(), app.account_id(), note, lifter, words);
  return true;
end
$$;


ALTER FUNCTION app.keep_client_note(lifter uuid, note uuid, words text) OWNER TO musclemate_owner;

--
-- Name: keep_ledger(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_ledger() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  -- A generated column is not computed yet before the update, and follows from the others.
  apart constant text[] := array['account_id', 'commission'];
begin
  if to_jsonb(new) - apart <> to_jsonb(old) - apart or to_jsonb(new) ->> 'account_id' is not null then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;


ALTER FUNCTION app.keep_ledger() OWNER TO mm_definer;

--
-- Name: keep_reconciliation(integer, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_reconciliation(tenant integer, report jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select app.note_operation(tenant, 'reconciliation', null, report);
$$;


ALTER FUNCTION app.keep_reconciliation(tenant integer, report jsonb) OWNER TO mm_definer;

--
-- Name: keep_reminder(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_reminder() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  due constant timestamptz := new.starts_at - new.remind_minutes * interval '1 minute';
begin
  if due is null or new.state <> 'planned' or new.starts_at <= now() then
    delete from app.reminders as reminder
     where reminder.tenant_id = new.tenant_id
       and reminder.lifter_id = new.lifter_id
       and reminder.planned_workout_id = new.id;
  else
    insert into app.reminders as reminder (tenant_id, lifter_id, planned_workout_id, due_at)
    values (new.tenant_id, new.lifter_id, new.id, due)
    on conflict (tenant_id, lifter_id, planned_workout_id) do update
       set due_at = excluded.due_at,
           sent_at = null
     where reminder.due_at <> excluded.due_at;
  end if;
  return null;
end
$$;


ALTER FUNCTION app.keep_reminder() OWNER TO mm_definer;

--
-- Name: keep_stripe_customer(text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.keep_stripe_customer(customer text, lost text) RETURNS text
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
     update app.stripe_customers as known
        set customer = coalesce(
              nullif(known.customer, keep_stripe_customer.lost), keep_stripe_customer.customer)
      where known.tenant_id = app.tenant_id()
        and known.account_id = app.account_id()
  returning known.customer;
$$;


ALTER FUNCTION app.keep_stripe_customer(customer text, lost text) OWNER TO mm_definer;

--
-- Name: keep_template(uuid, text, text, text[], boolean, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  content constant jsonb := app.kept_prescription(prescription);
begin
  insert into app.templates as own (
    tenant_id, lifter_id, id, name, notes, weekdays, any_day, exercise_count, set_count)
  select app.tenant_id(), app.account_id(), template, keep_template.name, nullif(keep_template.notes, ''),
         coalesce(keep_template.weekdays, '{}'), coalesce(keep_template.any_day, false),
         jsonb_array_length(content),
         coalesce(sum(jsonb_array_length(entry -> 'sets')), 0)
    from jsonb_array_elements(content) as entry
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         notes = excluded.notes,
         weekdays = coalesce(keep_template.weekdays, own.weekdays),
         any_day = coalesce(keep_template.any_day, own.any_day),
         exercise_count = excluded.exercise_count,
         set_count = excluded.set_count,
         updated_at = now();
  perform app.fill_template(template, content);
end
$$;


ALTER FUNCTION app.keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: kept_prescription(jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.kept_prescription(prescription jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(given.element) - 'lift'
             || jsonb_build_object(
                  'exercise_id',
                  app.own_exercise(
                    given.element ->> 'name', (given.element ->> 'exercise_id')::uuid, given.turn::integer - 1),
                  'sets',
                  (select jsonb_agg(
                            case when line.element ? 'weight' and not line.element ? 'unit'
                                 then line.element || jsonb_build_object('unit', account.unit)
                                 else line.element
                            end
                            order by line.turn)
                     from jsonb_array_elements(jsonb_strip_nulls(given.element) -> 'sets')
                          with ordinality as line (element, turn)))
             order by given.turn),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
    join app.accounts as account
      on account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;


ALTER FUNCTION app.kept_prescription(prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: label_client(uuid, text[]); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.label_client(lifter uuid, names text[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform app.leave_room_for_labels(count(*)::integer)
     from (select distinct lower(name) as name from unnest(names) as name) as given
    where not exists (
      select
        from app.client_labels as own
       where own.tenant_id = app.tenant_id()
         and own.coach_id = app.account_id()
         and lower(own.name) = given.name);
  insert into app.client_labels (tenant_id, coach_id, id, name)
  select app.tenant_id(), app.account_id(), app.new_id(), given.name
    from (
      select distinct on (lower(name)) name
        from unnest(names) with ordinality as given (name, turn)
       order by lower(name), turn) as given
      on conflict (tenant_id, coach_id, lower(name)) do nothing;
  delete
    from app.labelled_clients as labelled
   using app.client_labels as own
   where labelled.tenant_id = app.tenant_id()
     and labelled.coach_id = app.account_id()
     and labelled.lifter_id = label_client.lifter
     and own.tenant_id = labelled.tenant_id
     and own.coach_id = labelled.coach_id
     and own.id = labelled.label_id
     and lower(own.name) not in (select lower(name) from unnest(names) as name);
  insert into app.labelled_clients (tenant_id, coach_id, lifter_id, label_id)
  select own.tenant_id, own.coach_id, label_client.lifter, own.id
    from app.client_labels as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = app.account_id()
     and lower(own.name) in (select lower(name) from unnest(names) as name)
      on conflict do nothing;
end
$$;


ALTER FUNCTION app.label_client(lifter uuid, names text[]) OWNER TO musclemate_owner;

--
-- Name: labels_of_client(integer, uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.labels_of_client(tenant integer, coach uuid, lifter uuid) RETURNS TABLE(labels json)
    LANGUAGE sql STABLE
    AS $$
  select coalesce(
           json_agg(json_build_object('name', own.name, 'colour', own.colour) order by lower(own.name)), '[]')
    from app.labelled_clients as labelled
    join app.client_labels as own
      on own.tenant_id = labelled.tenant_id
     and own.coach_id = labelled.coach_id
     and own.id = labelled.label_id
   where labelled.tenant_id = labels_of_client.tenant
     and labelled.coach_id = labels_of_client.coach
     and labelled.lifter_id = labels_of_client.lifter
$$;


ALTER FUNCTION app.labels_of_client(tenant integer, coach uuid, lifter uuid) OWNER TO musclemate_owner;

--
-- Name: later_signed(jsonb, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.later_signed(one jsonb, other jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case
           when other is null then one
           when one is null then other
           when ((one ->> 'signedDate')::bigint, one) >= ((other ->> 'signedDate')::bigint, other) then one
           else other
         end
$$;


ALTER FUNCTION app.later_signed(one jsonb, other jsonb) OWNER TO mm_definer;

--
-- Name: leave_out_rest(uuid, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.leave_out_rest(programme uuid, sessions integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own app.programmes;
begin
  select kept.*
    into own
    from app.programmes as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = app.account_id()
     and kept.id = programme
     and kept.assignment_id is not null;
  if found and app.adapt_plan(own.lifter_id, own.assignment_id, '{skip}') then
    update app.assigned_plans as plan
       set left_out = plan.left_out + sessions
     where plan.tenant_id = own.tenant_id
       and plan.lifter_id = own.lifter_id
       and plan.id = own.assignment_id;
  end if;
end
$$;


ALTER FUNCTION app.leave_out_rest(programme uuid, sessions integer) OWNER TO mm_definer;

--
-- Name: leave_room(integer, bigint, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.leave_room(room integer, taken bigint, reason text DEFAULT 'limitReached'::text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if taken >= room then
    perform app.raise_conflict(reason, jsonb_build_object('limit', room::text));
  end if;
end
$$;


ALTER FUNCTION app.leave_room(room integer, taken bigint, reason text) OWNER TO musclemate_owner;

--
-- Name: leave_room_for_labels(integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.leave_room_for_labels(further integer) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select app.leave_room(100, count(*) + further - 1)
    from app.client_labels as own
   where own.tenant_id = (select app.tenant_id())
     and own.coach_id = (select app.account_id())
  having further > 0
$$;


ALTER FUNCTION app.leave_room_for_labels(further integer) OWNER TO musclemate_owner;

--
-- Name: let_in_by_team(uuid, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.let_in_by_team(lifter uuid, scope text, except_role text DEFAULT NULL::text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return exists (
    select
      from app.team_members as member
      join app.team_grants as granted
        on granted.tenant_id = member.tenant_id
       and granted.team_id = member.team_id
     where member.tenant_id = app.tenant_id()
       and member.account_id = app.account_id()
       and member.role is distinct from except_role
       and granted.lifter_id = let_in_by_team.lifter
       and (let_in_by_team.scope is null or granted.scope = let_in_by_team.scope)
       and granted.opens_at <= now()
       and granted.expires_at > now()
       and not exists (
         select
           from app.blocked_coaches as blocked
          where blocked.tenant_id = granted.tenant_id
            and blocked.lifter_id = granted.lifter_id
            and blocked.coach_id = member.account_id));
end
$$;


ALTER FUNCTION app.let_in_by_team(lifter uuid, scope text, except_role text) OWNER TO mm_definer;

--
-- Name: lift_goal_standing(app.goals); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with lifted as (
    select * from app.lifted_toward(goal)
  ),
  best as (
    select *
      from lifted
     where lifted.day >= goal.started_on
     order by lifted.grams desc, lifted.day
     limit 1
  ),
  earlier as (
    select coalesce(
             (select max(lifted.grams) from lifted where lifted.day < goal.started_on),
             (select lifted.grams from lifted order by lifted.day limit 1)) as grams
  )
  select earlier.grams, greatest(best.grams, earlier.grams), reached.performed_at, reached.day,
         case when best.grams >= earlier.grams then
           json_build_object(
             'date', best.day, 'workout_id', best.workout_id, 'weight', trim_scale(best.weight), 'unit', best.unit,
             'reps', best.reps)
         end
    from earlier
    left join best on true
    left join lateral (
      select workout.performed_at, lifted.day
        from lifted
        join app.workouts as workout
          on workout.tenant_id = goal.tenant_id
         and workout.lifter_id = goal.lifter_id
         and workout.id = lifted.workout_id
       where lifted.day >= goal.started_on
         and lifted.grams >= goal.target_grams
       order by lifted.day
       limit 1) as reached on true;
$$;


ALTER FUNCTION app.lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) OWNER TO musclemate_owner;

--
-- Name: lift_trends(integer, app.watched_client, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.lift_trends(tenant integer, client app.watched_client, unit text) RETURNS TABLE(lifts json)
    LANGUAGE sql STABLE
    AS $$
  select coalesce(json_agg(trend order by trend.lift), '[]')
    from (
      select best.lift, app.grams_in(lift_trends.unit, best.now) as e1rm, lift_trends.unit as unit,
             best.last_day as date,
             app.grams_in(lift_trends.unit, best.now - best.before) as change,
             trim_scale(round(100.0 * (best.now - best.before) / best.before, 1)) as change_percent
        from (
          select day.lift, max(day.local_date) as last_day,
                 max(day.e1rm_grams) filter (where day.local_date > (client).today - 28) as now,
                 max(day.e1rm_grams) filter (where day.local_date <= (client).today - 28) as before
            from app.lift_days as day
           where day.tenant_id = lift_trends.tenant
             and day.lifter_id = (client).lifter_id
             and day.lift is not null
             and day.local_date > (client).today - 56
             and day.e1rm_grams is not null
           group by day.lift) as best) as trend
  having (client).scopes && array['main_lifts', 'all_lifts']
$$;


ALTER FUNCTION app.lift_trends(tenant integer, client app.watched_client, unit text) OWNER TO musclemate_owner;

--
-- Name: lift_words(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.lift_words(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           replace(replace(replace(replace(
             app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
           '[^[:alnum:]]+') as word
   where word <> all (array[
     '', 'barbell', 'bb', 'competition', 'comp', 'powerlifting', 'raw', 'the', 'langhantel', 'lh', 'mit', 'der'])
$$;


ALTER FUNCTION app.lift_words(name text) OWNER TO musclemate_owner;

--
-- Name: lifted_toward(app.goals); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.lifted_toward(goal app.goals) RETURNS TABLE(day date, grams integer, weight numeric, unit text, reps integer, workout_id uuid)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select lifted.local_date, best.grams, best.weight, best.unit, best.reps, best.workout_id
    from app.lift_days as lifted
   cross join lateral (
     select lifted.e1rm_grams, lifted.weight, lifted.unit, lifted.reps, lifted.workout_id
      where goal.reps is null
        and lifted.e1rm_grams is not null
     union all
     (select tried.grams, tried.weight, tried.unit, tried.reps, tried.workout_id
        from jsonb_to_recordset(lifted.candidates) as tried (
               grams integer, weight numeric, unit text, reps integer, workout_id uuid)
       where tried.reps >= goal.reps
       order by tried.grams desc
       limit 1)) as best (grams, weight, unit, reps, workout_id)
   where lifted.tenant_id = goal.tenant_id
     and lifted.lifter_id = goal.lifter_id
     and lifted.local_date >= goal.started_on - 90
     and case when goal.lift is null then lifted.exercise_id = goal.exercise_id else lifted.lift = goal.lift end;
$$;


ALTER FUNCTION app.lifted_toward(goal app.goals) OWNER TO musclemate_owner;

--
-- Name: limit_of(text, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.limit_of(feature text, account uuid DEFAULT NULL::uuid) RETURNS integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select case when had.allowed then had.at_most else 0 end
      from app.entitlement(limit_of.feature, coalesce(limit_of.account, app.account_id())) as had);
end
$$;


ALTER FUNCTION app.limit_of(feature text, account uuid) OWNER TO mm_definer;

--
-- Name: list_billing_events(text, boolean, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.list_billing_events(tenant text, only_open boolean, at_most integer) RETURNS TABLE(slug text, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, received_at timestamp with time zone, attempts bigint, outcome text, error text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select owner.slug, event.provider, event.event_id, event.kind, event.reference, event.occurred_at, event.received_at,
         tried.attempts, tried.outcome, tried.error
    from app.billing_events as event
    join app.tenants as owner on owner.id = event.tenant_id
   cross join lateral (
     select count(*) as attempts, (array_agg(attempt.outcome order by attempt.id desc))[1] as outcome,
            (array_agg(attempt.error order by attempt.id desc))[1] as error
       from app.billing_event_outcomes as attempt
      where attempt.tenant_id = event.tenant_id
        and attempt.provider = event.provider
        and attempt.event_id = event.event_id) as tried
   where (list_billing_events.tenant is null or event.tenant_id = app.tenant_by_slug(list_billing_events.tenant))
     and (not only_open or event.provider <> 'operator' and coalesce(tried.outcome, 'failed') = 'failed')
   order by event.received_at desc, event.event_id
   limit list_billing_events.at_most;
$$;


ALTER FUNCTION app.list_billing_events(tenant text, only_open boolean, at_most integer) OWNER TO mm_definer;

--
-- Name: list_entitlement_overrides(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.list_entitlement_overrides(tenant text) RETURNS TABLE(username text, feature text, allowed boolean, at_most integer, ends_at timestamp with time zone, reason text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select account.username, given.feature, given.allowed, given.at_most, given.ends_at, given.reason
    from app.entitlement_overrides as given
    join app.accounts as account
      on account.tenant_id = given.tenant_id
     and account.id = given.account_id
   where given.tenant_id = app.tenant_by_slug(tenant)
   order by account.username, given.feature;
$$;


ALTER FUNCTION app.list_entitlement_overrides(tenant text) OWNER TO mm_definer;

--
-- Name: list_payment_gateways(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.list_payment_gateways() RETURNS TABLE(tenant_id integer, slug text, provider text, settings bytea, updated_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select gateway.tenant_id, owner.slug, gateway.provider, gateway.sealed, gateway.updated_at
    from app.payment_gateways as gateway
    join app.tenants as owner on owner.id = gateway.tenant_id
   order by owner.slug, gateway.provider;
$$;


ALTER FUNCTION app.list_payment_gateways() OWNER TO mm_definer;

--
-- Name: list_tenants(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.list_tenants() RETURNS TABLE(id integer, slug text, name text, hosts text[], accounts bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select t.id, t.slug, t.name,
         array(select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host),
         (select count(*) from app.accounts a where a.tenant_id = t.id)
    from app.tenants t
   order by t.id;
$$;


ALTER FUNCTION app.list_tenants() OWNER TO mm_definer;

--
-- Name: lock_people(uuid[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.lock_people(people uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform
     from app.accounts as account
    where account.tenant_id = app.tenant_id()
      and account.id = any (people)
    order by account.id
      for no key update;
end
$$;


ALTER FUNCTION app.lock_people(people uuid[]) OWNER TO mm_definer;

--
-- Name: log_template(uuid, uuid, timestamp with time zone, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  insert into app.workouts (
    tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
  select tenant, me, workout, own.name, log_template.performed_at,
         coalesce(log_template.time_zone, account.time_zone), own.exercise_count, own.set_count
    from app.templates as own
    join app.accounts as account
      on account.tenant_id = tenant
     and account.id = me
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = template;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such template';
  end if;
  insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
  select tenant, me, workout, own.notes
    from app.templates as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = template
     and own.notes is not null;
  insert into app.workout_exercises (
    tenant_id, lifter_id, workout_id, position, exercise_id, notes, superset)
  select tenant, me, workout, entry.position, entry.exercise_id, entry.notes, entry.superset
    from app.template_exercises as entry
   where entry.tenant_id = tenant
     and entry.lifter_id = me
     and entry.template_id = template;
  -- A maximum is looked up once for each entry: a template may have 10,000 sets.
  with entry as materialized (
    select held.*,
           (select known.grams
              from app.one_rep_max(held.exercise_id) as known) as max_grams
      from app.template_exercises as held
     where held.tenant_id = tenant
       and held.lifter_id = me
       and held.template_id = template
  )
  insert into app.sets (
    tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit, rpe,
    rest_seconds, duration_seconds, distance_meters, notes)
  select tenant, me, workout, entry.position, planned.position, planned.kind, planned.reps, loaded.weight,
         case when loaded.weight is not null then coalesce(planned.unit, account.unit) end,
         planned.rpe, planned.rest_seconds, planned.duration_seconds, planned.distance_meters, planned.notes
    from app.template_sets as planned
    join entry
      on entry.entry = planned.entry
    join app.accounts as account
      on account.tenant_id = planned.tenant_id
     and account.id = planned.lifter_id
   cross join lateral (
     select case when planned.percentage is null then planned.weight
                 else app.percentage_weight(entry.max_grams, planned.percentage, account.unit)
            end) as loaded (weight)
   where planned.tenant_id = tenant
     and planned.lifter_id = me
     and planned.template_id = template;
end
$$;


ALTER FUNCTION app.log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text) OWNER TO musclemate_owner;

--
-- Name: mail_failed(integer, uuid, text, boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update app.outbox_mail m
     set last_error = left(error, 500),
         next_try_at =
           now() + least(interval '5 seconds' * power(2, least(m.attempts, 12)), interval '1 hour'),
         failed_at = case when over.is_over then now() end,
         secret = case when over.is_over then null else m.secret end
    from (select w.tenant_id, w.id, is_permanent or w.created_at < now() - interval '2 days' as is_over
            from app.outbox_mail w) over
   where m.tenant_id = mail_failed.tenant_id
     and m.id = mail_failed.id
     and over.tenant_id = m.tenant_id
     and over.id = m.id
     and m.sent_at is null;
$$;


ALTER FUNCTION app.mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean) OWNER TO mm_definer;

--
-- Name: mail_sent(integer, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.mail_sent(tenant_id integer, id uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update app.outbox_mail m
     set sent_at = now(),
         secret = null,
         last_error = null
   where m.tenant_id = mail_sent.tenant_id
     and m.id = mail_sent.id;
$$;


ALTER FUNCTION app.mail_sent(tenant_id integer, id uuid) OWNER TO mm_definer;

--
-- Name: mail_to(uuid, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.mail_to(account uuid, kind text, arguments jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform app.queue_mail(mail_to.kind, person.email, mail_to.arguments)
     from app.accounts as person
    where person.tenant_id = app.tenant_id()
      and person.id = account
      and person.email_verified_at is not null
      and person.locked_at is null;
end
$$;


ALTER FUNCTION app.mail_to(account uuid, kind text, arguments jsonb) OWNER TO mm_definer;

--
-- Name: lift_days; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.lift_days (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    exercise_id uuid NOT NULL,
    local_date date NOT NULL,
    lift text,
    weight numeric(8,3),
    unit text,
    weight_grams integer,
    reps integer,
    rpe numeric(3,1),
    workout_id uuid,
    e1rm_grams integer,
    volume_grams bigint NOT NULL,
    candidates jsonb NOT NULL,
    set_count integer DEFAULT 0 NOT NULL,
    rep_count bigint DEFAULT 0 NOT NULL,
    total_seconds bigint DEFAULT 0 NOT NULL,
    total_meters numeric DEFAULT 0 NOT NULL,
    last_in uuid,
    most_reps integer,
    most_reps_in uuid,
    longest_seconds integer,
    longest_in uuid,
    farthest_meters numeric(10,3),
    farthest_in uuid,
    CONSTRAINT lift_days_check CHECK ((num_nulls(weight, unit, weight_grams, reps, workout_id, e1rm_grams) = ANY (ARRAY[0, 6]))),
    CONSTRAINT lift_days_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text]))),
    CONSTRAINT lift_days_tell_where_the_farthest_was CHECK (((farthest_meters IS NULL) = (farthest_in IS NULL))),
    CONSTRAINT lift_days_tell_where_the_longest_was CHECK (((longest_seconds IS NULL) = (longest_in IS NULL))),
    CONSTRAINT lift_days_tell_where_the_most_reps_were CHECK (((most_reps IS NULL) = (most_reps_in IS NULL))),
    CONSTRAINT lift_days_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text])))
);

ALTER TABLE ONLY app.lift_days FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lift_days OWNER TO musclemate_owner;

--
-- Name: marks(app.lift_days); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.marks(day app.lift_days) RETURNS TABLE(kind text, at_reps integer, since_reps integer, value bigint, weight numeric, unit text, reps integer, rpe numeric, workout_id uuid)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    BEGIN ATOMIC
 SELECT 'e1rm'::text,
     0,
     0,
     ((marks.day).e1rm_grams)::bigint AS e1rm_grams,
     (marks.day).weight AS weight,
     (marks.day).unit AS unit,
     (marks.day).reps AS reps,
     (marks.day).rpe AS rpe,
     (marks.day).workout_id AS workout_id
   WHERE ((marks.day).e1rm_grams > 0)
 UNION ALL
  SELECT 'volume'::text,
     0,
     0,
     (marks.day).volume_grams AS volume_grams,
     NULL::numeric,
     NULL::text,
     NULL::integer,
     NULL::numeric,
     (marks.day).last_in AS last_in
   WHERE ((marks.day).volume_grams > 0)
 UNION ALL
  SELECT 'reps'::text,
     0,
     0,
     (marks.day).most_reps AS most_reps,
     NULL::numeric,
     NULL::text,
     (marks.day).most_reps AS most_reps,
     NULL::numeric,
     (marks.day).most_reps_in AS most_reps_in
   WHERE ((marks.day).most_reps > 0)
 UNION ALL
  SELECT 'duration'::text,
     0,
     0,
     (marks.day).longest_seconds AS longest_seconds,
     NULL::numeric,
     NULL::text,
     NULL::integer,
     NULL::numeric,
     (marks.day).longest_in AS longest_in
   WHERE ((marks.day).longest_seconds > 0)
 UNION ALL
  SELECT 'distance'::text,
     0,
     0,
     (((marks.day).farthest_meters * (1000)::numeric))::bigint AS int8,
     NULL::numeric,
     NULL::text,
     NULL::integer,
     NULL::numeric,
     (marks.day).farthest_in AS farthest_in
   WHERE ((marks.day).farthest_meters > (0)::numeric)
 UNION ALL
  SELECT 'weight_at_reps'::text,
     lifted.reps,
     (1 + COALESCE(lag(lifted.reps) OVER (ORDER BY lifted.reps), 0)),
     lifted.grams,
     lifted.weight,
     lifted.unit,
     lifted.reps,
     lifted.rpe,
     lifted.workout_id
    FROM ( SELECT one.weight,
             one.unit,
             one.grams,
             one.reps,
             one.rpe,
             one.workout_id,
             max(one.grams) OVER (ORDER BY one.reps DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS grams_for_more
            FROM ( SELECT DISTINCT ON (candidate.reps) candidate.weight,
                     candidate.unit,
                     candidate.grams,
                     candidate.reps,
                     candidate.rpe,
                     candidate.workout_id
                    FROM jsonb_to_recordset((marks.day).candidates) candidate(weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
                   ORDER BY candidate.reps, candidate.grams DESC, candidate.rpe, candidate.workout_id) one) lifted
   WHERE (lifted.grams > COALESCE(lifted.grams_for_more, 0));
END;


ALTER FUNCTION app.marks(day app.lift_days) OWNER TO musclemate_owner;

--
-- Name: may_assign(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.may_assign(lifter uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if current_setting('role') <> 'mm_coach' then
    return false;
  end if;
  return exists (
      select
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = app.account_id()
         and granted.scope = 'plans'
         and granted.lifter_id = may_assign.lifter
         and granted.opens_at <= now()
         and granted.expires_at > now())
    or app.let_in_by_team(lifter, 'plans', 'assistant');
end
$$;


ALTER FUNCTION app.may_assign(lifter uuid) OWNER TO mm_definer;

--
-- Name: merge_exercise(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.merge_exercise(merged uuid, kept uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  its_name text;
begin
  select own.name
    into its_name
    from app.exercises as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = merged;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such exercise';
  end if;
  perform
     from app.exercises as own
    where own.tenant_id = tenant
      and own.lifter_id = me
      and own.id = kept
      and own.id <> merged;
  if not found then
    raise exception using errcode = 'MM422', message = 'nothing to merge into',
      detail = case
        when merged = kept then '[{"pointer": "/into", "code": "invalid", "expected": "another exercise"}]'
        else '[{"pointer": "/into", "code": "unknown"}]'
      end;
  end if;
  perform app.repoint_exercise(tenant, me, merged, kept);
  update app.exercise_aliases as alias
     set exercise_id = kept
   where alias.tenant_id = tenant
     and alias.lifter_id = me
     and alias.exercise_id = merged;
  delete from app.exercises as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = merged;
  insert into app.exercise_aliases (tenant_id, lifter_id, name, exercise_id)
  values (tenant, me, its_name, kept);
  -- Only for the stamp: a device that keeps a copy learns of the alias.
  update app.exercises as own
     set name = own.name
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = kept;
end
$$;


ALTER FUNCTION app.merge_exercise(merged uuid, kept uuid) OWNER TO mm_definer;

--
-- Name: messages; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.messages (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    id uuid NOT NULL,
    is_from_coach boolean NOT NULL,
    text text,
    created_at timestamp with time zone NOT NULL,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT messages_have_a_text_until_deleted CHECK (((text IS NULL) = (deleted_at IS NOT NULL))),
    CONSTRAINT messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY app.messages FORCE ROW LEVEL SECURITY;


ALTER TABLE app.messages OWNER TO musclemate_owner;

--
-- Name: message_json(app.messages, boolean, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.message_json(shown app.messages, to_coach boolean, read_up_to timestamp with time zone) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(item)
    from (
      select shown.id, shown.is_from_coach = to_coach as is_mine, shown.text, shown.created_at, shown.edited_at,
             shown.deleted_at is not null as is_deleted,
             shown.is_from_coach <> to_coach
             and shown.deleted_at is null
             and shown.created_at > read_up_to as is_unread) as item;
$$;


ALTER FUNCTION app.message_json(shown app.messages, to_coach boolean, read_up_to timestamp with time zone) OWNER TO mm_definer;

--
-- Name: message_settles_after(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.message_settles_after() RETURNS interval
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '01:00:00'::interval;


ALTER FUNCTION app.message_settles_after() OWNER TO mm_definer;

--
-- Name: message_shown(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.message_shown(account uuid, message uuid) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  talk record := app.conversation_with(account);
begin
  return (
    select app.message_json(
             kept, talk.is_coach,
             case when talk.is_coach then conversation.coach_read_up_to else conversation.lifter_read_up_to end)
      from app.messages as kept
      join app.conversations as conversation
        on conversation.tenant_id = kept.tenant_id
       and conversation.lifter_id = kept.lifter_id
       and conversation.coach_id = kept.coach_id
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = talk.lifter
       and kept.coach_id = talk.coach
       and kept.id = message);
end
$$;


ALTER FUNCTION app.message_shown(account uuid, message uuid) OWNER TO mm_definer;

--
-- Name: messages_page(uuid, timestamp with time zone, uuid, boolean, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  talk record := app.conversation_with(account);
  seen timestamptz;
begin
  select case when talk.is_coach then kept.coach_read_up_to else kept.lifter_read_up_to end
    into seen
    from app.conversations as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  return (
    select json_build_object(
             'items', coalesce(
               json_agg(
                 app.message_json(page.message, talk.is_coach, seen)
                 order by case when newer then -page.turn else page.turn end)
               filter (where page.turn <= at_most),
               '[]'),
             'next', case when not newer
                          then max(page.cursor) filter (where page.turn = at_most and page.found > at_most) end,
             'newer', coalesce(
               max(page.cursor) filter (
                 where page.turn = case when newer then least(at_most, page.found) else 1 end),
               case when newer then app.cursor(from_at, from_id) end))
      from (
        select listed.message, count(*) over () as found,
               app.cursor((listed.message).created_at, (listed.message).id) as cursor,
               row_number() over (
                 order by case when newer then (listed.message).created_at end,
                          case when newer then (listed.message).id end,
                          (listed.message).created_at desc, (listed.message).id desc) as turn
          from ((select older as message
                   from app.messages as older
                  where not newer
                    and older.tenant_id = app.tenant_id()
                    and older.lifter_id = talk.lifter
                    and older.coach_id = talk.coach
                    and (older.created_at, older.id) < (from_at, from_id)
                  order by older.created_at desc, older.id desc
                  limit at_most + 1)
                union all
                (select later
                   from app.messages as later
                  where newer
                    and later.tenant_id = app.tenant_id()
                    and later.lifter_id = talk.lifter
                    and later.coach_id = talk.coach
                    and (later.created_at, later.id) > (from_at, from_id)
                  order by later.created_at, later.id
                  limit at_most + 1)) as listed) as page);
end
$$;


ALTER FUNCTION app.messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer) OWNER TO mm_definer;

--
-- Name: missed_sessions(app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.missed_sessions(client app.watched_client) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select jsonb_build_object(
             'missed',
             jsonb_agg(
               jsonb_build_object(
                 'id', missed.id, 'name', missed.name, 'planned_for', missed.planned_for,
                 'starts_at', missed.starts_at)
               order by missed.planned_for desc, missed.sequence, missed.id))
      from (
        select *
          from app.planned_workouts as planned
         where planned.tenant_id = app.tenant_id()
           and planned.lifter_id = client.lifter_id
           and planned.planned_for between client.today - (client.rules).missed_days and client.today - 1
           and planned.state <> 'done'
         order by planned.planned_for desc, planned.sequence, planned.id
         limit 28) as missed);
end
$$;


ALTER FUNCTION app.missed_sessions(client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: muscle_group(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.muscle_group(muscle text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (muscle = ANY (ARRAY['biceps'::text, 'triceps'::text, 'forearms'::text])) THEN 'arms'::text WHEN (muscle = ANY (ARRAY['deltoids'::text, 'traps'::text])) THEN 'shoulders'::text WHEN (muscle = ANY (ARRAY['quads'::text, 'hamstrings'::text, 'glutes'::text, 'calves'::text])) THEN 'legs'::text WHEN (muscle = ANY (ARRAY['lats'::text, 'middle_back'::text, 'lower_back'::text])) THEN 'back'::text ELSE muscle END;


ALTER FUNCTION app.muscle_group(muscle text) OWNER TO musclemate_owner;

--
-- Name: muscle_sets(uuid, date, date); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.muscle_sets(of_lifter uuid, from_day date, to_day date) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  calendar record;
  until date;
  since date;
begin
  select *
    into calendar
    from app.calendar(of_lifter);
  until := coalesce(to_day, from_day + 27, calendar.today);
  since := coalesce(from_day, app.bucket_start('week', until, calendar.week_start) - 21);
  return (
    with trained as (
      select app.bucket_start('week', day.local_date, calendar.week_start) as week, day.exercise_id,
             sum(day.set_count) as sets
        from app.lift_days as day
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = of_lifter
         and day.local_date between since and until
       group by 1, 2
    ),
    shares as (
      select trained.week, trained.exercise_id, trained.sets, part.muscle, part.share,
             app.muscle_group(part.muscle) as muscle_group
        from trained
        join app.exercises as exercise
          on exercise.tenant_id = (select app.tenant_id())
         and exercise.lifter_id = of_lifter
         and exercise.id = trained.exercise_id
        left join lateral (
          select muscle, 1.0 as share
            from unnest(exercise.primary_muscles) as muscle
          union all
          select muscle, 0.5
            from unnest(exercise.secondary_muscles) as muscle) as part on true
    ),
    weeks as (
      select begun::date as first_day, begun::date + 6 as last_day,
             (select coalesce(json_agg(line order by line.sets desc, line.muscle_group), '[]')
                from (
                  select counted.muscle_group, trim_scale(sum(counted.sets)) as sets
                    from (
                      select shares.muscle_group, max(shares.share) * max(shares.sets) as sets
                        from shares
                       where shares.week = begun::date
                         and shares.muscle is not null
                       group by shares.exercise_id, shares.muscle_group) as counted
                   group by counted.muscle_group) as line) as groups,
             (select coalesce(json_agg(line order by line.sets desc, line.muscle), '[]')
                from (
                  select shares.muscle, trim_scale(sum(shares.share * shares.sets)) as sets
                    from shares
                   where shares.week = begun::date
                     and shares.muscle is not null
                   group by shares.muscle) as line) as muscles,
             (select coalesce(sum(shares.sets), 0)
                from shares
               where shares.week = begun::date
                 and shares.muscle is null) as unassigned
        from generate_series(
               app.bucket_start('week', since, calendar.week_start)::timestamp, until::timestamp, '7 days') as begun
    )
    select row_to_json(answer)
      from (
        select calendar.week_start, since as first_day, until as last_day,
               (select coalesce(json_agg(weeks order by weeks.first_day), '[]') from weeks) as weeks) as answer);
end
$$;


ALTER FUNCTION app.muscle_sets(of_lifter uuid, from_day date, to_day date) OWNER TO musclemate_owner;

--
-- Name: my_teams(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.my_teams() RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 2
    SET search_path TO ''
    AS $$
begin
  return query
    select member.team_id
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.account_id = app.account_id()
       and current_setting('role') = 'mm_coach';
end
$$;


ALTER FUNCTION app.my_teams() OWNER TO mm_definer;

--
-- Name: name_assigned_exercises(uuid, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.name_assigned_exercises(coach uuid, client jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
  insert into app.exercises (
    tenant_id, lifter_id, id, name, catalogue_slug, training_type, measure, primary_muscles, secondary_muscles,
    traits_source)
  select app.tenant_id(), app.account_id(), app.new_id(), given.name, known.catalogue_slug, known.training_type,
         known.measure, coalesce(known.primary_muscles, '{}'), coalesce(known.secondary_muscles, '{}'),
         coalesce(known.traits_source, 'recognised')
    from (
      select distinct on (app.exercise_key(value #>> '{}')) value #>> '{}' as name
        from jsonb_path_query(client, 'lax $.**.exercises[*].name') as named (value)
       where app.exercise_named(value #>> '{}') is null
       order by app.exercise_key(value #>> '{}'), value #>> '{}') as given
    left join app.exercises as known
      on known.tenant_id = app.tenant_id()
     and known.lifter_id = coach
     and known.key = app.exercise_key(given.name)
     and known.traits_source = 'corrected'
      on conflict on constraint exercises_name_once do nothing
$_$;


ALTER FUNCTION app.name_assigned_exercises(coach uuid, client jsonb) OWNER TO mm_definer;

--
-- Name: name_of(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.name_of(account uuid) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select coalesce(person.display_name, person.username)
      from app.accounts as person
     where person.tenant_id = app.tenant_id()
       and person.id = account);
end
$$;


ALTER FUNCTION app.name_of(account uuid) OWNER TO mm_definer;

--
-- Name: new_id(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.new_id() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    RETURN (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid;


ALTER FUNCTION app.new_id() OWNER TO musclemate_owner;

--
-- Name: newest_exposures(integer, uuid, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.newest_exposures(tenant integer, lifter uuid, lift text) RETURNS TABLE(days date[], grams integer[])
    LANGUAGE sql STABLE
    AS $$
  select array_agg(newest.local_date), array_agg(newest.grams)
    from (
      select day.local_date, max(day.e1rm_grams) as grams
        from app.lift_days as day
       where day.tenant_id = newest_exposures.tenant
         and day.lifter_id = newest_exposures.lifter
         and day.lift = newest_exposures.lift
         and day.e1rm_grams is not null
       group by day.local_date
       order by day.local_date desc
       limit 10) as newest
$$;


ALTER FUNCTION app.newest_exposures(tenant integer, lifter uuid, lift text) OWNER TO musclemate_owner;

--
-- Name: next_session(integer, app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.next_session(tenant integer, client app.watched_client) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if 'plans' <> all (client.scopes) then
    return null;
  end if;
  return (
    select row_to_json(next)
      from (
        (select due.id, due.name, due.planned_for, due.starts_at
           from app.planned_workouts as due
          where due.tenant_id = next_session.tenant
            and due.lifter_id = client.lifter_id
            and due.planned_for >= client.today
            and due.state = 'planned'
          order by due.planned_for, due.sequence, due.id
          limit 1)
        union all
        (select due.id, due.name, due.planned_for, due.starts_at
           from app.planned_workouts as due
          where due.tenant_id = next_session.tenant
            and due.lifter_id = client.lifter_id
            and due.planned_for is null
            and due.state = 'planned'
          order by due.sequence, due.id
          limit 1)
        limit 1) as next);
end
$$;


ALTER FUNCTION app.next_session(tenant integer, client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: note_deleted(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.note_deleted() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select gone.tenant_id, gone.lifter_id, tg_argv[0], gone.id, counter.version
    from gone
   cross join lateral (select app.change_version(gone.tenant_id, gone.lifter_id)) as counter (version)
   where counter.version is not null
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at;
  return null;
end
$$;


ALTER FUNCTION app.note_deleted() OWNER TO mm_definer;

--
-- Name: note_operation(integer, text, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.note_operation(owner integer, kind text, reference text, payload jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into app.billing_events (tenant_id, provider, event_id, kind, reference, occurred_at, payload)
  values (owner, 'operator', app.new_id()::text, kind, reference, now(), payload);
$$;


ALTER FUNCTION app.note_operation(owner integer, kind text, reference text, payload jsonb) OWNER TO mm_definer;

--
-- Name: subscriptions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.subscriptions (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    account_id uuid,
    claimed_account uuid,
    customer text,
    price text NOT NULL,
    next_price text,
    started_at timestamp with time zone NOT NULL,
    trial_ends_at timestamp with time zone,
    period_ends_at timestamp with time zone NOT NULL,
    failing_since timestamp with time zone,
    grace_ends_at timestamp with time zone,
    cancels_at_period_end boolean NOT NULL,
    paused_at timestamp with time zone,
    ended_at timestamp with time zone,
    revoked_at timestamp with time zone,
    status text NOT NULL,
    applied_ticket bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT subscriptions_customer_check CHECK (((length(customer) >= 1) AND (length(customer) <= 255))),
    CONSTRAINT subscriptions_next_price_check CHECK (((length(next_price) >= 1) AND (length(next_price) <= 255))),
    CONSTRAINT subscriptions_price_check CHECK (((length(price) >= 1) AND (length(price) <= 255))),
    CONSTRAINT subscriptions_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'app_store'::text]))),
    CONSTRAINT subscriptions_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 255))),
    CONSTRAINT subscriptions_status_check CHECK ((length(status) <= 100))
);

ALTER TABLE ONLY app.subscriptions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.subscriptions OWNER TO musclemate_owner;

--
-- Name: note_settlement(app.subscriptions, app.subscriptions, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.note_settlement(before app.subscriptions, told app.subscriptions, event_id text) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  state_before constant text := case when before.reference is not null then app.state_of(before) end;
  state_now constant text := app.state_of(told);
  kept constant text[] := array['applied_ticket', 'settled_at'];
  is_changed constant boolean := to_jsonb(before) - kept is distinct from to_jsonb(told) - kept;
begin
  if is_changed then
    if state_before is distinct from state_now
       or before.price is distinct from told.price
       or before.cancels_at_period_end is distinct from told.cancels_at_period_end then
      insert into app.subscription_changes (
        tenant_id, provider, reference, from_state, to_state, from_price, to_price, cancels_at_period_end, why,
        event_id)
      values (
        told.tenant_id, told.provider, told.reference, state_before, state_now,
        nullif(before.price, told.price), case when before.price is distinct from told.price then told.price end,
        told.cancels_at_period_end, told.status, event_id);
    end if;
    perform app.plan_billing_reminders(told);
    if before.reference is not null then
      perform app.tell_subscriber(before, told, state_before, state_now);
    end if;
  end if;
  return case
           when told.account_id is null then 'unknown_account'
           when app.tier_of_price(told.tenant_id, told.provider, told.price) is null then 'unknown_price'
           when is_changed then 'applied'
           else 'unchanged'
         end;
end
$$;


ALTER FUNCTION app.note_settlement(before app.subscriptions, told app.subscriptions, event_id text) OWNER TO mm_definer;

--
-- Name: notify(uuid, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.notify(account uuid, kind text, arguments jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  delete from app.notices as old
   where old.tenant_id = app.tenant_id()
     and old.account_id = account
     and old.created_at < now() - interval '180 days';
  insert into app.notices as unread (tenant_id, account_id, id, kind, arguments, created_at)
  select told.tenant_id, told.id, app.new_id(), notify.kind, notify.arguments, clock_timestamp()
    from app.accounts as told
   where told.tenant_id = app.tenant_id()
     and told.id = account
      on conflict (tenant_id, account_id, kind, md5(arguments::text)) where read_at is null
         do update set occurrences = unread.occurrences + 1, created_at = excluded.created_at;
$$;


ALTER FUNCTION app.notify(account uuid, kind text, arguments jsonb) OWNER TO mm_definer;

--
-- Name: notify_about(uuid, text, uuid, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.notify_about(account uuid, kind text, about uuid, arguments jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select app.notify(
           account, kind,
           jsonb_build_object('id', person.id, 'name', coalesce(person.display_name, person.username)) || arguments)
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = about;
$$;


ALTER FUNCTION app.notify_about(account uuid, kind text, about uuid, arguments jsonb) OWNER TO mm_definer;

--
-- Name: number_of_tenant(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.number_of_tenant(tenant text) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select app.tenant_by_slug(tenant);
$$;


ALTER FUNCTION app.number_of_tenant(tenant text) OWNER TO mm_definer;

--
-- Name: one_rep_max(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.one_rep_max(exercise uuid) RETURNS TABLE(grams integer, source text)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select found.grams, found.source
    from (
      select 1 as turn, known.weight_grams as grams, 'powerlifting_profile' as source
        from app.exercises as own
        join app.powerlifting_maxes as known
          on known.tenant_id = own.tenant_id
         and known.lifter_id = own.lifter_id
         and known.lift = coalesce(
               own.lift,
               case own.catalogue_slug when 'overhead-press' then 'overhead_press' end)
       where own.tenant_id = (select app.tenant_id())
         and own.lifter_id = (select app.account_id())
         and own.id = exercise
      union all
      select 2 as turn, max(day.e1rm_grams) as grams, 'best_of_90_days' as source
        from app.lift_days as day
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = (select app.account_id())
         and day.exercise_id = exercise
         and day.local_date > now()::date - 90) as found
   where found.grams is not null
   order by found.turn
   limit 1
$$;


ALTER FUNCTION app.one_rep_max(exercise uuid) OWNER TO musclemate_owner;

--
-- Name: one_rep_max_factor(text, integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.one_rep_max_factor(formula text, reps integer) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN ((reps < 1) OR (reps > 12)) THEN NULL::double precision WHEN (reps = 1) THEN (1)::double precision WHEN (formula = 'epley'::text) THEN (((1)::numeric + ((reps)::numeric / 30.0)))::double precision WHEN (formula = 'brzycki'::text) THEN (((36)::numeric / (37.0 - (reps)::numeric)))::double precision WHEN (formula = 'lombardi'::text) THEN power((reps)::double precision, (0.10)::double precision) WHEN (formula = 'oconner'::text) THEN (((1)::numeric + (0.025 * (reps)::numeric)))::double precision WHEN (formula = 'wathan'::text) THEN ((100)::double precision / ((48.8)::double precision + ((53.8)::double precision * exp(((- (0.075)::double precision) * (reps)::double precision))))) WHEN (formula = 'mayhew'::text) THEN ((100)::double precision / ((52.2)::double precision + ((41.9)::double precision * exp(((- (0.055)::double precision) * (reps)::double precision))))) WHEN (formula = 'lander'::text) THEN (((100)::numeric / (101.3 - (2.67123 * (reps)::numeric))))::double precision ELSE NULL::double precision END;


ALTER FUNCTION app.one_rep_max_factor(formula text, reps integer) OWNER TO musclemate_owner;

--
-- Name: open_clients(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.open_clients() RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    AS $$
begin
  return query
    select client.lifter_id
      from app.clients() as client
     where cardinality(client.scopes) > 0;
end
$$;


ALTER FUNCTION app.open_clients() OWNER TO mm_definer;

--
-- Name: open_scopes(uuid, text[], timestamp with time zone[], timestamp with time zone[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.open_scopes(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into app.grants as granted (tenant_id, coach_id, lifter_id, scope, starts_at, expires_at)
  select distinct on (scope) app.tenant_id(), coach, app.account_id(), scope, starts_at, expires_at
    from unnest(scopes, starts, ends) as wanted (scope, starts_at, expires_at)
   order by scope
  on conflict on constraint grants_pkey
  do update
        set since = case when granted.expires_at > now() then granted.since else now() end,
            starts_at = excluded.starts_at,
            expires_at = excluded.expires_at;
end
$$;


ALTER FUNCTION app.open_scopes(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) OWNER TO mm_definer;

--
-- Name: order_templates(uuid[]); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.order_templates(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', format('/templates/%s', given.turn - 1), 'code', 'unknown'))
    into faults
    from unnest(ids) with ordinality as given (id, turn)
   where not exists (
     select
       from app.templates as own
      where own.tenant_id = app.tenant_id()
        and own.lifter_id = app.account_id()
        and own.id = given.id);
  if faults is not null then
    raise exception using errcode = 'MM422', message = 'no such template', detail = faults::text;
  end if;
  update app.templates as own
     set position = ranked.position
    from (
      select known.id,
             row_number() over (order by given.turn nulls last, known.position, known.id desc) - 1 as position
        from app.templates as known
        left join unnest(ids) with ordinality as given (id, turn) on given.id = known.id
       where known.tenant_id = app.tenant_id()
         and known.lifter_id = app.account_id()) as ranked
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = ranked.id
     and own.position <> ranked.position;
end
$$;


ALTER FUNCTION app.order_templates(ids uuid[]) OWNER TO musclemate_owner;

--
-- Name: own_entitlements(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.own_entitlements() RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(shown), '[]'), 'next', null)
      from (
        select feature.code as feature, feature.kind, had.allowed, had.at_most,
               case feature.kind when 'limit' then app.used_of(feature.code, account.id) end as used,
               had.tier, had.is_override
          from app.accounts as account
          join app.features as feature
            on feature.audience = 'lifter'
            or feature.audience = any (account.roles)
         cross join lateral app.entitlement(feature.code, account.id) as had
         where account.tenant_id = app.tenant_id()
           and account.id = app.account_id()
         order by feature.position) as shown);
end
$$;


ALTER FUNCTION app.own_entitlements() OWNER TO mm_definer;

--
-- Name: own_exercise(text, uuid, integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.own_exercise(name text, exercise uuid, place integer) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           app.exercise_named(own_exercise.name),
           (select known.id
              from app.exercises as known
             where known.tenant_id = (select app.tenant_id())
               and known.lifter_id = (select app.account_id())
               and known.id = own_exercise.exercise
               and own_exercise.name is null),
           app.unknown_exercise(place))
$$;


ALTER FUNCTION app.own_exercise(name text, exercise uuid, place integer) OWNER TO musclemate_owner;

--
-- Name: own_message(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.own_message(account uuid, message uuid) RETURNS app.messages
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  talk record := app.conversation_with(account);
  own app.messages;
begin
  perform
     from app.conversations as kept
    where kept.tenant_id = app.tenant_id()
      and kept.lifter_id = talk.lifter
      and kept.coach_id = talk.coach
      for update;
  select sent.*
    into own
    from app.messages as sent
   where sent.tenant_id = app.tenant_id()
     and sent.lifter_id = talk.lifter
     and sent.coach_id = talk.coach
     and sent.id = message
     and sent.is_from_coach = talk.is_coach
     and sent.deleted_at is null;
  if not found then
    raise exception using errcode = 'MM404', message = 'no message of one''s own';
  end if;
  if own.created_at <= now() - app.message_settles_after() then
    raise exception using errcode = 'MM409', message = 'messageSettled';
  end if;
  return own;
end
$$;


ALTER FUNCTION app.own_message(account uuid, message uuid) OWNER TO mm_definer;

--
-- Name: own_stripe_customer(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.own_stripe_customer() RETURNS TABLE(tenant_id integer, customer text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query
    select gateway.tenant_id, coalesce(known.customer, subscription.customer)
      from app.payment_gateways as gateway
      left join app.stripe_customers as known
        on known.tenant_id = gateway.tenant_id
       and known.account_id = app.account_id()
      left join app.subscriptions as subscription
        on subscription.tenant_id = gateway.tenant_id
       and subscription.provider = 'stripe'
       and subscription.account_id = app.account_id()
     where gateway.tenant_id = app.tenant_id()
       and gateway.provider = 'stripe'
       and coalesce(known.customer, subscription.customer) is not null
     order by subscription.started_at desc nulls last
     limit 1;
  if not found then
    raise exception 'noStripeCustomer' using errcode = 'MM409';
  end if;
end
$$;


ALTER FUNCTION app.own_stripe_customer() OWNER TO mm_definer;

--
-- Name: own_subscriptions(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.own_subscriptions() RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(shown), '[]'), 'next', null)
      from (
        select own.provider, own.reference, tier.code as tier, tier.name as tier_name, current.state,
               (select course.at
                  from app.subscription_course(own) as course
                 where course.at > now()
                 order by course.at
                 limit 1) as state_ends_at,
               app.price_json(paid) as price,
               app.tier_of_price(own.tenant_id, own.provider, own.next_price) as next_tier,
               own.started_at, own.trial_ends_at, own.period_ends_at, own.cancels_at_period_end,
               current.state in ('trial', 'active', 'grace') and not own.cancels_at_period_end as renews,
               (select coalesce(json_agg(line), '[]')
                  from (
                    select change.at, change.from_state as from, change.to_state as to,
                           app.tier_of_price(change.tenant_id, change.provider, change.to_price) as tier,
                           change.cancels_at_period_end
                      from app.subscription_changes as change
                     where change.tenant_id = own.tenant_id
                       and change.provider = own.provider
                       and change.reference = own.reference
                     order by change.id desc
                     limit 50) as line) as history
          from app.subscriptions as own
         cross join lateral (select app.state_of(own) as state) as current
          left join app.tier_prices as paid
            on paid.tenant_id = own.tenant_id
           and own.price = case own.provider when 'stripe' then paid.stripe_price else paid.app_store_product end
          left join app.tiers as tier
            on tier.tenant_id = paid.tenant_id
           and tier.code = paid.tier
         where own.tenant_id = app.tenant_id()
           and own.account_id = app.account_id()
         order by own.started_at desc, own.reference
         limit 100) as shown);
end
$$;


ALTER FUNCTION app.own_subscriptions() OWNER TO mm_definer;

--
-- Name: own_unit(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.own_unit() RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select account.unit
      from app.accounts as account
     where account.tenant_id = app.tenant_id()
       and account.id = app.account_id());
end
$$;


ALTER FUNCTION app.own_unit() OWNER TO musclemate_owner;

--
-- Name: pause_new_grant(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.pause_new_grant() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select pause.until
    into new.paused_until
    from app.sharing_pauses as pause
   where pause.tenant_id = new.tenant_id
     and pause.lifter_id = new.lifter_id;
  new.paused_until := coalesce(new.paused_until, '-infinity');
  return new;
end
$$;


ALTER FUNCTION app.pause_new_grant() OWNER TO mm_definer;

--
-- Name: payment_gateway(text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.payment_gateway(tenant text, provider text) RETURNS TABLE(tenant_id integer, settings bytea)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select gateway.tenant_id, gateway.sealed
    from app.tenants as owner
    join app.payment_gateways as gateway
      on gateway.tenant_id = owner.id
     and gateway.provider = payment_gateway.provider
   where owner.slug = lower(payment_gateway.tenant);
$$;


ALTER FUNCTION app.payment_gateway(tenant text, provider text) OWNER TO mm_definer;

--
-- Name: payment_gateway_of(integer, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.payment_gateway_of(tenant integer, provider text) RETURNS TABLE(tenant_id integer, settings bytea)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select gateway.tenant_id, gateway.sealed
    from app.payment_gateways as gateway
   where gateway.tenant_id = tenant
     and gateway.provider = payment_gateway_of.provider;
$$;


ALTER FUNCTION app.payment_gateway_of(tenant integer, provider text) OWNER TO mm_definer;

--
-- Name: people(uuid[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.people(ids uuid[]) RETURNS TABLE(id uuid, username text, display_name text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  tenant constant integer := app.tenant_id();
begin
  return query
    select person.id, person.username, person.display_name
      from app.accounts as person
     where person.tenant_id = tenant
       and person.id = any (ids)
       and (person.id = me
            or exists (
              select
                from app.coachings as coaching
               where coaching.tenant_id = tenant
                 and coaching.coach_id = me
                 and coaching.lifter_id = person.id)
            or exists (
              select
                from app.coachings as coaching
               where coaching.tenant_id = tenant
                 and coaching.coach_id = person.id
                 and coaching.lifter_id = me)
            or exists (
              select
                from app.invites as invite
               where invite.tenant_id = tenant
                 and invite.coach_id = person.id
                 and (invite.lifter_id = me or invite.recipient = (select app.verified_address())))
            or exists (
              select
                from app.team_members as member
               where member.tenant_id = tenant
                 and member.account_id = person.id
                 and member.team_id = any (array(select app.teams_in_sight())))
            or exists (
              select
                from app.team_clients as client
               where client.tenant_id = tenant
                 and client.lifter_id = person.id
                 and client.team_id = any (array(select app.my_teams())))
            or exists (
              select
                from app.access_log as entry
               where entry.tenant_id = tenant
                 and entry.lifter_id = me
                 and entry.viewer_id = person.id));
end
$$;


ALTER FUNCTION app.people(ids uuid[]) OWNER TO mm_definer;

--
-- Name: percentage_weight(integer, numeric, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.percentage_weight(max_grams integer, percentage numeric, unit text) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select loaded.weight
    from (
      select floor(
               max_grams * percentage / 100 / case unit when 'lb' then 5 * 453.59237 else 2500 end + 0.5)
             * case unit when 'lb' then 5 else 2.5 end as weight) as loaded
   where loaded.weight <= 10000
$$;


ALTER FUNCTION app.percentage_weight(max_grams integer, percentage numeric, unit text) OWNER TO musclemate_owner;

--
-- Name: place_cursor(text, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.place_cursor(key text, id uuid) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN translate(encode((uuid_send(id) || CASE WHEN (key IS NULL) THEN '\x00'::bytea ELSE ('\x01'::bytea || convert_to(key, 'UTF8'::name)) END), 'base64'::text), '+/=
'::text, '-_'::text);


ALTER FUNCTION app.place_cursor(key text, id uuid) OWNER TO musclemate_owner;

--
-- Name: place_in_workout(uuid, uuid, integer, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.place_in_workout(lifter uuid, workout uuid, exercise_place integer, set_place integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select jsonb_build_object('exercise_id', entry.exercise_id, 'name', exercise.name)
           || case when set_place is null then '{}' else jsonb_build_object('set', placed.shown) end
      from app.workout_exercises as entry
      join app.exercises as exercise
        on exercise.tenant_id = entry.tenant_id
       and exercise.lifter_id = entry.lifter_id
       and exercise.id = entry.exercise_id
      left join lateral (
        select jsonb_strip_nulls(jsonb_build_object(
                 'kind', done.kind, 'reps', done.reps, 'weight', trim_scale(done.weight), 'unit', done.unit,
                 'rpe', trim_scale(done.rpe), 'duration_seconds', done.duration_seconds,
                 'distance_meters', trim_scale(done.distance_meters))) as shown
          from app.sets as done
         where done.tenant_id = entry.tenant_id
           and done.lifter_id = entry.lifter_id
           and done.workout_id = entry.workout_id
           and done.exercise_position = entry.position
           and done.position = set_place
      ) as placed on true
     where entry.tenant_id = app.tenant_id()
       and entry.lifter_id = place_in_workout.lifter
       and entry.workout_id = place_in_workout.workout
       and entry.position = exercise_place);
end
$$;


ALTER FUNCTION app.place_in_workout(lifter uuid, workout uuid, exercise_place integer, set_place integer) OWNER TO mm_definer;

--
-- Name: plan_adherence(integer, app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.plan_adherence(tenant integer, client app.watched_client) RETURNS TABLE(planned_7_days bigint, done_7_days bigint, planned_28_days bigint, done_28_days bigint, adherence numeric)
    LANGUAGE sql STABLE
    AS $$
  select planned.of_7_days, planned.done_of_7_days, planned.of_28_days, planned.done_of_28_days,
         round(planned.done_of_28_days::numeric / nullif(planned.of_28_days, 0), 3)
    from (
      select count(*) filter (where due.planned_for > (client).today - 7) as of_7_days,
             count(*) filter (where due.planned_for > (client).today - 7 and due.state = 'done') as done_of_7_days,
             count(*) as of_28_days, count(*) filter (where due.state = 'done') as done_of_28_days
        from app.planned_workouts as due
       where due.tenant_id = plan_adherence.tenant
         and due.lifter_id = (client).lifter_id
         and due.planned_for between (client).today - 27 and (client).today
         and (due.planned_for < (client).today or due.state = 'done')) as planned
   where 'plans' = any ((client).scopes)
$$;


ALTER FUNCTION app.plan_adherence(tenant integer, client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: plan_billing_reminders(app.subscriptions); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.plan_billing_reminders(subscription app.subscriptions) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  delete from app.billing_reminders as planned
   where planned.tenant_id = subscription.tenant_id
     and planned.provider = subscription.provider
     and planned.reference = subscription.reference
     and planned.sent_at is null;
  if subscription.account_id is null then
    return;
  end if;
  insert into app.billing_reminders (tenant_id, account_id, provider, reference, kind, speaks_of, due_at)
  select subscription.tenant_id, subscription.account_id, subscription.provider, subscription.reference,
         coming.kind, coming.speaks_of, coming.due_at
    from (
      select 'trial_ends', subscription.trial_ends_at, subscription.trial_ends_at - interval '3 days'
       where app.state_of(subscription) = 'trial'
         and not subscription.cancels_at_period_end
       union all
      select case course.state when 'read_only' then 'subscription_read_only' else 'subscription_ended' end,
             course.at, course.at
        from app.subscription_course(subscription) as course
       where course.state in ('read_only', 'lapsed')) as coming (kind, speaks_of, due_at)
   where coming.speaks_of > now()
     and app.state_of(subscription) not in ('lapsed', 'revoked', 'paused')
      on conflict do nothing;
end
$$;


ALTER FUNCTION app.plan_billing_reminders(subscription app.subscriptions) OWNER TO mm_definer;

--
-- Name: plan_by(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.plan_by(who text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select set_config('app.planning', who, true)
$$;


ALTER FUNCTION app.plan_by(who text) OWNER TO mm_definer;

--
-- Name: assigned_plans; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.assigned_plans (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    coach_id uuid,
    coach_name text NOT NULL,
    name text NOT NULL,
    message text,
    adaptation text[] DEFAULT '{}'::text[] NOT NULL,
    revision integer NOT NULL,
    programme_id uuid,
    state text DEFAULT 'active'::text NOT NULL,
    missed integer DEFAULT 0 NOT NULL,
    left_out integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT assigned_plans_adaptation_check CHECK ((adaptation <@ ARRAY['reschedule'::text, 'loads'::text, 'exercises'::text, 'skip'::text])),
    CONSTRAINT assigned_plans_coach_name_check CHECK (((length(coach_name) >= 1) AND (length(coach_name) <= 200))),
    CONSTRAINT assigned_plans_end_with_a_time CHECK (((state = 'active'::text) = (ended_at IS NULL))),
    CONSTRAINT assigned_plans_left_out_check CHECK ((left_out >= 0)),
    CONSTRAINT assigned_plans_message_check CHECK (((length(message) >= 1) AND (length(message) <= 1000))),
    CONSTRAINT assigned_plans_missed_check CHECK ((missed >= 0)),
    CONSTRAINT assigned_plans_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT assigned_plans_revision_check CHECK (((revision >= 1) AND (revision <= 10000))),
    CONSTRAINT assigned_plans_state_check CHECK ((state = ANY (ARRAY['active'::text, 'removed'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY app.assigned_plans FORCE ROW LEVEL SECURITY;


ALTER TABLE app.assigned_plans OWNER TO musclemate_owner;

--
-- Name: plan_progress(app.assigned_plans); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.plan_progress(plan app.assigned_plans) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(progress)
    from (
      select tally.sessions, tally.done, tally.left_out, tally.missed, tally.waiting, tally.adapted,
             app.adherence(tally.done, tally.sessions - tally.waiting) as adherence, tally.next_on
        from app.plan_tally(plan) as tally) as progress
$$;


ALTER FUNCTION app.plan_progress(plan app.assigned_plans) OWNER TO musclemate_owner;

--
-- Name: plan_shown(app.assigned_plans); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.plan_shown(plan app.assigned_plans) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select plan.id, plan.name, plan.message,
             json_build_object('id', plan.coach_id, 'name', plan.coach_name) as coach,
             plan.programme_id, plan.adaptation, app.is_plan_locked(plan.id) as is_locked, plan.revision,
             plan.state, plan.created_at, plan.changed_at, plan.ended_at, app.plan_progress(plan) as progress,
             plan.version) as shown
$$;


ALTER FUNCTION app.plan_shown(plan app.assigned_plans) OWNER TO musclemate_owner;

--
-- Name: plan_tally(app.assigned_plans); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.plan_tally(plan app.assigned_plans) RETURNS TABLE(sessions bigint, done bigint, left_out bigint, missed bigint, waiting bigint, adapted bigint, next_on date)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  if plan.lifter_id is distinct from app.account_id()
     and not app.plans_open_to(app.account_id(), plan.lifter_id) then
    return;
  end if;
  return query
    select count(planned.id) + plan.left_out + plan.missed,
           count(*) filter (where planned.state = 'done'),
           count(*) filter (where planned.state = 'skipped') + plan.left_out,
           count(*) filter (where planned.state = 'planned' and planned.planned_for < day.today) + plan.missed,
           count(*) filter (
             where planned.state = 'planned' and (planned.planned_for is null or planned.planned_for >= day.today)),
           count(*) filter (where planned.adapted <> '{}'),
           min(planned.planned_for) filter (where planned.state = 'planned' and planned.planned_for >= day.today)
      from app.calendar(plan.lifter_id) as day
      left join app.planned_workouts as planned
        on planned.tenant_id = plan.tenant_id
       and planned.lifter_id = plan.lifter_id
       and planned.assignment_id = plan.id;
end
$$;


ALTER FUNCTION app.plan_tally(plan app.assigned_plans) OWNER TO mm_definer;

--
-- Name: plan_workout(uuid, text, date, timestamp with time zone, text, integer, uuid, integer, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  present record;
  content jsonb := app.template_prescription(template);
begin
  if template is not null and content is null then
    raise exception using errcode = 'MM422', message = 'no such template',
      detail = '[{"pointer": "/template_id", "code": "unknown"}]';
  end if;
  select own.state, own.template_id, own.prescription, own.time_zone, own.sequence
    into present
    from app.planned_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned;
  if present.state = 'done' then
    perform app.raise_conflict('plannedWorkoutDone', '{}');
  end if;
  if plan_workout.prescription is not null then
    content := app.kept_prescription(plan_workout.prescription);
  elsif content is null or present.template_id = template then
    content := present.prescription;
  end if;
  if content is null then
    raise exception using errcode = 'MM422', message = 'nothing is planned',
      detail = '[{"pointer": "/exercises", "code": "missing"}]';
  end if;
  insert into app.planned_workouts as own (
    tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, template_id, prescription,
    remind_minutes)
  select account.tenant_id, account.id, planned, plan_workout.name, plan_workout.planned_for,
         plan_workout.starts_at, coalesce(plan_workout.time_zone, present.time_zone, account.time_zone),
         coalesce(plan_workout.sequence, present.sequence, 0), template, content, plan_workout.remind_minutes
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         planned_for = excluded.planned_for,
         starts_at = excluded.starts_at,
         time_zone = excluded.time_zone,
         sequence = excluded.sequence,
         template_id = excluded.template_id,
         prescription = excluded.prescription,
         remind_minutes = excluded.remind_minutes,
         state = 'planned';
end
$$;


ALTER FUNCTION app.plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: planned_prescription(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.planned_prescription(planned uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select app.shown_prescription(own.prescription)
    from app.planned_workouts as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = planned_prescription.planned
$$;


ALTER FUNCTION app.planned_prescription(planned uuid) OWNER TO musclemate_owner;

--
-- Name: planned_shown(app.planned_workouts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.planned_shown(planned app.planned_workouts) RETURNS json
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone,
             planned.sequence, planned.template_id, planned.programme_id, planned.programme_version,
             planned.cycle, planned.week, planned.session, planned.state, planned.workout_id,
             planned.remind_minutes, planned.assignment_id, planned.adapted, planned.version,
             app.prescription_of(planned.lifter_id, planned.prescription) as exercises) as shown
$$;


ALTER FUNCTION app.planned_shown(planned app.planned_workouts) OWNER TO musclemate_owner;

--
-- Name: planned_summary(app.planned_workouts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.planned_summary(planned app.planned_workouts) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone,
             planned.sequence, planned.template_id, planned.programme_id, planned.cycle, planned.week,
             planned.session, planned.state, planned.workout_id, planned.remind_minutes,
             planned.assignment_id, planned.adapted,
             jsonb_array_length(planned.prescription) as exercise_count, planned.version) as shown
$$;


ALTER FUNCTION app.planned_summary(planned app.planned_workouts) OWNER TO musclemate_owner;

--
-- Name: plans_open_to(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.plans_open_to(coach uuid, lifter uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (
      select
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = coach
         and granted.scope = 'plans'
         and granted.lifter_id = lifter
         and granted.opens_at <= now()
         and granted.expires_at > now())
    or exists (
      select
        from app.team_members as member
        join app.team_grants as granted
          on granted.tenant_id = member.tenant_id
         and granted.team_id = member.team_id
       where member.tenant_id = app.tenant_id()
         and member.account_id = coach
         and member.role <> 'assistant'
         and granted.lifter_id = lifter
         and granted.scope = 'plans'
         and granted.opens_at <= now()
         and granted.expires_at > now()
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = granted.tenant_id
              and blocked.lifter_id = granted.lifter_id
              and blocked.coach_id = coach));
end
$$;


ALTER FUNCTION app.plans_open_to(coach uuid, lifter uuid) OWNER TO mm_definer;

--
-- Name: plans_with(text, integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.plans_with(of_feature text, more_than integer DEFAULT NULL::integer) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select coalesce(json_agg(plan), '[]')
      from (
        select tier.code, tier.name, tier.trial_days,
               app.price_list(tier.tenant_id, tier.code) as prices
          from app.tiers as tier
          join app.tier_entitlements as contained
            on contained.tenant_id = tier.tenant_id
           and contained.tier = tier.code
           and contained.feature = of_feature
           and contained.allowed
           and (more_than is null or contained.at_most is null or contained.at_most > more_than)
         where tier.tenant_id = app.tenant_id()
           and tier.is_active
           and not tier.is_free
         order by tier.position, tier.code) as plan);
end
$$;


ALTER FUNCTION app.plans_with(of_feature text, more_than integer) OWNER TO mm_definer;

--
-- Name: predetermined_page(bigint, integer, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.predetermined_page(behind bigint, wanted integer, of_group text, of_type text) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  answer json;
begin
  perform app.demand_module('predetermined_routines');
  with found as (
    select routine.slug, routine.position, row_number() over (order by routine.position) as turn,
           count(*) over () as total
      from app.predetermined_routines as routine
     where routine.position > behind
       and (of_group is null or routine.muscle_group = of_group)
       and (of_type is null or routine.training_type = of_type)
     order by routine.position
     limit wanted + 1
  )
  select json_build_object(
           'items', coalesce(
             json_agg(app.predetermined_routine(found.slug) order by found.turn)
               filter (where found.turn <= wanted), '[]'),
           'next', max(
             app.cursor(
               '2000-01-01 00:00:00+00'::timestamptz + found.position * interval '1 microsecond',
               '00000000-0000-0000-0000-000000000000')) filter (where found.turn = wanted and found.total > wanted))
    into answer
    from found;
  return answer;
end
$$;


ALTER FUNCTION app.predetermined_page(behind bigint, wanted integer, of_group text, of_type text) OWNER TO mm_definer;

--
-- Name: predetermined_routine(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.predetermined_routine(of_slug text) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  spoken constant text := app.catalogue_language();
  answer json;
begin
  perform app.demand_module('predetermined_routines');
  select row_to_json(shown)
    into answer
    from (
      select routine.slug, text.name, text.description, routine.muscle_group, routine.training_type,
             (select json_agg(line)
                from (
                  select entry.exercise as catalogue_slug, named.name, entry.superset,
                         (select json_agg(planned)
                            from (
                              select 'working' as kind, entry.reps, entry.reps_max, entry.duration_seconds,
                                     entry.rest_seconds
                                from generate_series(1, entry.sets)) as planned) as sets
                    from app.predetermined_exercises as entry
                    join app.catalogue_texts as named
                      on named.slug = entry.exercise
                     and named.language = spoken
                   where entry.routine = routine.slug
                   order by entry.position) as line) as exercises,
             routine.licence, routine.source
        from app.predetermined_routines as routine
        join app.predetermined_texts as text
          on text.slug = routine.slug
         and text.language = spoken
       where routine.slug = of_slug) as shown;
  return answer;
end
$$;


ALTER FUNCTION app.predetermined_routine(of_slug text) OWNER TO mm_definer;

--
-- Name: prescription_of(uuid, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.prescription_of(lifter uuid, prescription jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  shown jsonb;
begin
  if lifter <> all (array(select app.within('plans'))) then
    return null;
  end if;
  perform app.act_as(lifter, '');
  shown := app.shown_prescription(prescription);
  perform app.act_as(me, '');
  return shown;
end
$$;


ALTER FUNCTION app.prescription_of(lifter uuid, prescription jsonb) OWNER TO mm_definer;

--
-- Name: prescription_without(jsonb, text[]); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.prescription_without(prescription jsonb, members text[]) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_agg(
           (given.element - array['name', 'lift', 'sets'])
           || jsonb_build_object(
                'sets',
                (select jsonb_agg(line.element - members order by line.turn)
                   from jsonb_array_elements(given.element -> 'sets') with ordinality as line (element, turn)))
           order by given.turn)
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
$$;


ALTER FUNCTION app.prescription_without(prescription jsonb, members text[]) OWNER TO musclemate_owner;

--
-- Name: preview_sharing(uuid, text[], timestamp with time zone[], timestamp with time zone[], jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.check_grant(scopes, ends);
  perform
     from app.coachings as coaching
    where coaching.tenant_id = app.tenant_id()
      and coaching.coach_id = coach
      and coaching.lifter_id = app.account_id();
  if not found then
    raise exception 'no such coach' using errcode = 'MM404';
  end if;
  return app.sharing_change(app.shared_with(coach), scopes, starts, ends, words);
end
$$;


ALTER FUNCTION app.preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) OWNER TO mm_definer;

--
-- Name: tier_prices; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tier_prices (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    tier text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    billing_interval text NOT NULL,
    stripe_price text,
    app_store_product text,
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT tier_prices_amount_check CHECK (((amount >= 0) AND (amount <= 100000000))),
    CONSTRAINT tier_prices_app_store_product_check CHECK ((app_store_product ~ '^[[:graph:]]{1,255}$'::text)),
    CONSTRAINT tier_prices_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['month'::text, 'year'::text]))),
    CONSTRAINT tier_prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT tier_prices_stripe_price_check CHECK ((stripe_price ~ '^[[:graph:]]{1,255}$'::text))
);

ALTER TABLE ONLY app.tier_prices FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tier_prices OWNER TO musclemate_owner;

--
-- Name: price_json(app.tier_prices); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.price_json(price app.tier_prices) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select price.id, price.amount, price.currency, price.billing_interval as interval,
             array_remove(
               array[
                 case when price.stripe_price is not null then 'stripe' end,
                 case when price.app_store_product is not null then 'app_store' end],
               null) as providers,
             price.app_store_product
       where price.id is not null) as shown
$$;


ALTER FUNCTION app.price_json(price app.tier_prices) OWNER TO mm_definer;

--
-- Name: price_list(integer, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.price_list(tenant integer, of_tier text) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select coalesce(json_agg(app.price_json(price) order by price.currency, price.amount, price.id), '[]')
      from app.tier_prices as price
     where price.tenant_id = tenant
       and price.tier = of_tier
       and price.is_active);
end
$$;


ALTER FUNCTION app.price_list(tenant integer, of_tier text) OWNER TO mm_definer;

--
-- Name: programme_lift_history(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.programme_lift_history(programme uuid) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(json_agg(line), '[]')
    from (
      select stood.cycle, stood.number, stood.exercise,
             said.definition -> 'lifts' -> stood.position ->> 'base' as base,
             trim_scale(stood.base) as weight, stood.unit, stood.reps, stood.misses, stood.reason, stood.why
        from app.programme_lifts as stood
        join app.programme_versions as said
          on said.tenant_id = stood.tenant_id
         and said.lifter_id = stood.lifter_id
         and said.programme_id = stood.programme_id
         and said.number = stood.number
       where stood.tenant_id = (select app.tenant_id())
         and stood.lifter_id = (select app.account_id())
         and stood.programme_id = programme_lift_history.programme
       order by stood.cycle, stood.number, stood.position) as line
$$;


ALTER FUNCTION app.programme_lift_history(programme uuid) OWNER TO musclemate_owner;

--
-- Name: programme_run(uuid, integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.programme_run(programme uuid, of_cycle integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
           'number', own.number, 'cycle', own.cycle, 'version', own.version,
           'today', app.today(),
           'equipment', app.equipment_owned(),
           'lifts', app.programme_lift_history(own.id),
           'definitions',
           (select jsonb_object_agg(said.number, said.definition)
              from app.programme_versions as said
             where said.tenant_id = own.tenant_id
               and said.lifter_id = own.lifter_id
               and said.programme_id = own.id
               and (said.number = own.number
                    or said.number in (
                      select stood.number
                        from app.programme_lifts as stood
                       where stood.tenant_id = own.tenant_id
                         and stood.lifter_id = own.lifter_id
                         and stood.programme_id = own.id
                         and stood.cycle = coalesce(of_cycle, own.cycle)))),
           'sessions',
           (select coalesce(jsonb_agg(line), '[]')
              from (
                select planned.id, planned.programme_version as number, planned.week, planned.session,
                       planned.planned_for, planned.starts_at, planned.time_zone, planned.remind_minutes,
                       planned.sequence, planned.state, planned.workout_id,
                       app.shown_prescription(planned.prescription) as prescription,
                       (select coalesce(jsonb_agg(entry_line), '[]')
                          from (
                            select entry.exercise_id,
                                   (select coalesce(jsonb_agg(set_line), '[]')
                                      from (
                                        select done.kind, done.reps, trim_scale(done.weight) as weight,
                                               done.unit, trim_scale(done.rpe) as rpe
                                          from app.sets as done
                                         where done.tenant_id = entry.tenant_id
                                           and done.lifter_id = entry.lifter_id
                                           and done.workout_id = entry.workout_id
                                           and done.exercise_position = entry.position
                                         order by done.position) as set_line) as sets
                              from app.workout_exercises as entry
                             where entry.tenant_id = planned.tenant_id
                               and entry.lifter_id = planned.lifter_id
                               and entry.workout_id = planned.workout_id
                             order by entry.position) as entry_line) as done
                  from app.planned_workouts as planned
                 where planned.tenant_id = own.tenant_id
                   and planned.lifter_id = own.lifter_id
                   and planned.programme_id = own.id
                   and planned.cycle = coalesce(of_cycle, own.cycle)
                 order by planned.week, planned.session, planned.id) as line))
    from app.programmes as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = programme_run.programme
$$;


ALTER FUNCTION app.programme_run(programme uuid, of_cycle integer) OWNER TO musclemate_owner;

--
-- Name: progress(uuid, text, uuid, date, date, text, text, text, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  chosen_unit constant text := coalesce(shown_in, app.own_unit());
  is_best constant boolean := measure in ('e1rm', 'weight');
  week_start constant text := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  points json;
begin
  with days as (
    select app.bucket_start(bucket, day.local_date, week_start) as date, day.*
      from app.lift_days as day
     where of_exercise is null
       and day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.lift = of_lift
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
    union all
    select app.bucket_start(bucket, day.local_date, week_start), day.*
      from app.lift_days as day
     where day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.exercise_id = of_exercise
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
  ),
  tried as (
    select day.date, day.local_date, day.weight, day.unit, day.weight_grams, day.reps, day.rpe, day.workout_id
      from days as day
     where formula = 'epley'
       and measure <> 'weight'
       and day.weight is not null
    union all
    select day.date, day.local_date, lifted.weight, lifted.unit, lifted.grams, lifted.reps, lifted.rpe,
           lifted.workout_id
      from days as day
     cross join lateral jsonb_to_recordset(day.candidates) as lifted (
             weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
     where formula <> 'epley'
        or measure = 'weight'
  ),
  factored as (
    select tried.*,
           case
             when measure = 'weight' then 1
             when formula = 'rpe' then 1 / app.effort_fraction(tried.reps, tried.rpe)
             else app.one_rep_max_factor(formula, tried.reps)
           end as factor
      from tried
  ),
  valued as (
    select factored.*, app.weight_in(chosen_unit, factored.weight, factored.unit) * factored.factor as value
      from factored
     where factored.factor is not null
  ),
  best as (
    select distinct on (valued.date) valued.*
      from valued
     order by valued.date, valued.value desc, valued.weight_grams desc, valued.reps desc, valued.workout_id
  ),
  sums as (
    select day.date, (array_agg(day.last_in order by day.local_date desc))[1] as workout_id, sum(day.set_count) as sets,
           case measure
             when 'volume' then nullif(sum(day.volume_grams), 0) / 1000
             when 'reps' then nullif(sum(day.rep_count), 0)
             when 'sets' then sum(day.set_count)
             when 'duration' then nullif(sum(day.total_seconds), 0)
             when 'distance' then nullif(sum(day.total_meters), 0)
           end as total
      from days as day
     group by day.date
  ),
  point as (
    select sums.date,
           case
             when is_best then trim_scale(round(best.value::numeric, 3))
             when measure = 'volume' then trim_scale(round(app.weight_in(chosen_unit, sums.total, 'kg'), 1))
             else trim_scale(sums.total)
           end as value,
           best.local_date as set_date, trim_scale(best.weight) as weight, best.unit, best.reps,
           trim_scale(best.rpe) as rpe, trim_scale(round(best.factor::numeric, 6)) as factor, sums.sets as count,
           coalesce(best.workout_id, sums.workout_id) as workout_id
      from sums
      left join best using (date)
     where case when is_best then best.value else sums.total end is not null
     order by sums.date desc
     limit 1100
  )
  select coalesce(json_agg(point order by point.date), '[]')
    into points
    from point;
  return (
    select row_to_json(answer)
      from (
        select coalesce(of_lift, of_exercise::text) as lift, measure, formula, bucket,
               case measure
                 when 'reps' then 'reps' when 'sets' then 'sets' when 'duration' then 'seconds'
                 when 'distance' then 'meters' else chosen_unit
               end as unit,
               points
      ) as answer);
end
$$;


ALTER FUNCTION app.progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text) OWNER TO musclemate_owner;

--
-- Name: queue_mail(text, text, jsonb, bytea); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.queue_mail(kind text, recipient text, arguments jsonb DEFAULT '{}'::jsonb, secret bytea DEFAULT NULL::bytea) RETURNS uuid
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into app.outbox_mail (tenant_id, id, kind, recipient, locale, arguments, secret)
  select t.id, app.new_id(), kind, recipient, coalesce(addressee.locale, asker.locale, t.locale),
         arguments, secret
    from app.tenants t
    left join app.accounts addressee on addressee.tenant_id = t.id and addressee.email = lower(recipient)
    left join app.accounts asker on asker.tenant_id = t.id and asker.id = app.account_id()
   where t.id = app.tenant_id()
  returning id;
$$;


ALTER FUNCTION app.queue_mail(kind text, recipient text, arguments jsonb, secret bytea) OWNER TO mm_definer;

--
-- Name: raise_conflict(text, jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.raise_conflict(reason text, arguments jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise exception using errcode = 'MM409', message = reason, detail = arguments::text;
end
$$;


ALTER FUNCTION app.raise_conflict(reason text, arguments jsonb) OWNER TO musclemate_owner;

--
-- Name: raise_key_not_in_use(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.raise_key_not_in_use() RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise exception using errcode = 'MM503', message = 'sealed under a key that is not in use', detail = (
    select coalesce(max(key.id), '')
      from auth.sealing_keys as key
     where key.retired_at is null);
end
$$;


ALTER FUNCTION app.raise_key_not_in_use() OWNER TO musclemate_owner;

--
-- Name: reach(uuid, text, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.reach(lifter uuid, scope text, object uuid DEFAULT NULL::uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
begin
  if me is null then
    return;
  end if;
  if lifter is null or lifter = me then
    return next me;
    return;
  end if;
  if current_setting('role') <> 'mm_coach' then
    return;
  end if;
  perform
     from app.grants as granted
    where granted.tenant_id = app.tenant_id()
      and granted.coach_id = me
      and granted.scope = reach.scope
      and granted.lifter_id = reach.lifter
      and granted.opens_at <= now()
      and granted.expires_at > now();
  if found or app.let_in_by_team(lifter, scope) then
    perform app.record_look(lifter, scope, object);
    return next lifter;
  end if;
end
$$;


ALTER FUNCTION app.reach(lifter uuid, scope text, object uuid) OWNER TO mm_definer;

--
-- Name: reach_workout(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.reach_workout(lifter uuid, workout uuid) RETURNS uuid
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  return (
    select own.lifter_id
      from app.reach(lifter, 'workout_details', workout) as reached (lifter_id)
      join app.workouts as own
        on own.tenant_id = app.tenant_id()
       and own.lifter_id = reached.lifter_id
       and own.id = workout);
end
$$;


ALTER FUNCTION app.reach_workout(lifter uuid, workout uuid) OWNER TO mm_definer;

--
-- Name: read_comments(uuid, uuid, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.read_comments(lifter uuid, workout uuid, up_to timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.reach_workout(lifter, workout);
  left_over integer;
begin
  if whose is null then
    raise exception using errcode = 'MM404', message = 'no such workout';
  end if;
  insert into app.comment_marks as mark (tenant_id, lifter_id, workout_id, reader_id, read_up_to)
  values (app.tenant_id(), whose, workout, app.account_id(), least(up_to, clock_timestamp()))
      on conflict (tenant_id, lifter_id, workout_id, reader_id)
         do update set read_up_to = greatest(mark.read_up_to, excluded.read_up_to);
  perform app.count_unread_comments(whose, workout);
  select mark.unread
    into left_over
    from app.comment_marks as mark
   where mark.tenant_id = app.tenant_id()
     and mark.lifter_id = whose
     and mark.workout_id = read_comments.workout
     and mark.reader_id = app.account_id();
  if left_over = 0 then
    update app.notices as notice
       set read_at = now()
     where notice.tenant_id = app.tenant_id()
       and notice.account_id = app.account_id()
       and notice.read_at is null
       and notice.kind in ('workout_comment', 'client_comment', 'comment_answer')
       and notice.arguments ->> 'workout_id' = workout::text;
  end if;
end
$$;


ALTER FUNCTION app.read_comments(lifter uuid, workout uuid, up_to timestamp with time zone) OWNER TO mm_definer;

--
-- Name: read_messages(uuid, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.read_messages(account uuid, up_to timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  talk record := app.conversation_with(account);
  left_over integer;
begin
  update app.conversations as kept
     set coach_read_up_to =
           case when talk.is_coach
                then greatest(kept.coach_read_up_to, least(up_to, kept.latest_at))
                else kept.coach_read_up_to end,
         lifter_read_up_to =
           case when talk.is_coach
                then kept.lifter_read_up_to
                else greatest(kept.lifter_read_up_to, least(up_to, kept.latest_at)) end
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  perform app.count_unread_messages(talk.lifter, talk.coach);
  select case when talk.is_coach then kept.coach_unread else kept.lifter_unread end
    into left_over
    from app.conversations as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = talk.lifter
     and kept.coach_id = talk.coach;
  if left_over = 0 then
    update app.notices as notice
       set read_at = now()
     where notice.tenant_id = app.tenant_id()
       and notice.account_id = app.account_id()
       and notice.read_at is null
       and notice.kind = 'message'
       and notice.arguments ->> 'id' = account::text;
  end if;
end
$$;


ALTER FUNCTION app.read_messages(account uuid, up_to timestamp with time zone) OWNER TO mm_definer;

--
-- Name: receive_billing_event(integer, text, text, text, text, timestamp with time zone, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.receive_billing_event(tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, payload jsonb) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION app.receive_billing_event(tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, payload jsonb) OWNER TO mm_definer;

--
-- Name: recent_workouts(integer, app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.recent_workouts(tenant integer, client app.watched_client) RETURNS TABLE(last_workout_at timestamp with time zone, last_workout json, workouts_7_days bigint, workouts_28_days bigint)
    LANGUAGE sql STABLE
    AS $$
  select latest.performed_at,
         app.workout_glance(latest),
         recent.of_7_days, recent.of_28_days
    from (
      select count(*) filter (where workout.local_date > (client).today - 7) as of_7_days,
             count(*) as of_28_days
        from app.workouts as workout
       where workout.tenant_id = recent_workouts.tenant
         and workout.lifter_id = (client).lifter_id
         and workout.local_date between (client).today - 27 and (client).today) as recent
    left join app.training_standings as standing
      on standing.tenant_id = recent_workouts.tenant
     and standing.lifter_id = (client).lifter_id
    left join app.workouts as latest
      on latest.tenant_id = standing.tenant_id
     and latest.lifter_id = standing.lifter_id
     and latest.id = standing.last_workout_id
   where 'history' = any ((client).scopes)
$$;


ALTER FUNCTION app.recent_workouts(tenant integer, client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: recognised_lift(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.recognised_lift(name text) RETURNS text
    LANGUAGE sql STABLE STRICT SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select spelling.lift
    from app.lift_spellings as spelling
   where spelling.words = app.lift_words(name)
$$;


ALTER FUNCTION app.recognised_lift(name text) OWNER TO mm_definer;

--
-- Name: record_look(uuid, text, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.record_look(lifter uuid, scope text, object uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope, object_id)
  select app.tenant_id(), lifter, app.new_id(), app.account_id(), record_look.scope, object
   where not exists (
     select
       from app.access_log as entry
      where entry.tenant_id = app.tenant_id()
        and entry.lifter_id = lifter
        and entry.viewer_id = app.account_id()
        and entry.scope = record_look.scope
        and entry.quarter = date_bin('15 minutes', now(), '2000-01-01 00:00:00+00'::timestamptz)
        and entry.object_id is not distinct from object)
     and (object is null
          or exists (
            select
              from app.workouts as workout
             where workout.tenant_id = app.tenant_id()
               and workout.lifter_id = record_look.lifter
               and workout.id = object)
          or exists (
            select
              from app.exercises as exercise
             where exercise.tenant_id = app.tenant_id()
               and exercise.lifter_id = record_look.lifter
               and exercise.id = object))
  on conflict on constraint access_log_once_a_quarter do nothing;
end
$$;


ALTER FUNCTION app.record_look(lifter uuid, scope text, object uuid) OWNER TO mm_definer;

--
-- Name: record_payments(integer, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.record_payments(tenant_id integer, provider text, payments jsonb) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  recorded integer;
begin
  insert into app.payments (
    tenant_id, provider, id, reference, account_id, price, amount, currency, paid_at, commission_percent)
  select record_payments.tenant_id, record_payments.provider, paid.id, paid.reference, subscription.account_id,
         paid.price, paid.amount, paid.currency, paid.paid_at,
         case
           when record_payments.provider <> 'app_store' then null
           when coalesce(charge.paid_at, earlier.paid_at, paid.paid_at) >= subscription.started_at + interval '1 year' then 15
           else 30
         end
    from jsonb_to_recordset(payments) as paid (
           id text, reference text, price text, amount bigint, currency text, paid_at timestamptz)
    left join app.subscriptions as subscription
      on subscription.tenant_id = record_payments.tenant_id
     and subscription.provider = record_payments.provider
     and subscription.reference = paid.reference
    left join jsonb_to_recordset(payments) as charge (id text, paid_at timestamptz)
      on charge.id = split_part(paid.id, ':', 2)
    left join app.payments as earlier
      on earlier.tenant_id = record_payments.tenant_id
     and earlier.provider = record_payments.provider
     and earlier.id = split_part(paid.id, ':', 2)
      on conflict do nothing;
  get diagnostics recorded = row_count;
  return recorded;
end
$$;


ALTER FUNCTION app.record_payments(tenant_id integer, provider text, payments jsonb) OWNER TO mm_definer;

--
-- Name: records; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.records (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    exercise_id uuid NOT NULL,
    kind text NOT NULL,
    at_reps integer NOT NULL,
    local_date date NOT NULL,
    id uuid NOT NULL,
    lift text,
    value bigint NOT NULL,
    weight numeric(8,3),
    unit text,
    reps integer,
    rpe numeric(3,1),
    workout_id uuid NOT NULL,
    CONSTRAINT records_at_reps_check CHECK (((at_reps >= 0) AND (at_reps <= 12))),
    CONSTRAINT records_kind_check CHECK ((kind = ANY (ARRAY['e1rm'::text, 'weight_at_reps'::text, 'volume'::text, 'reps'::text, 'duration'::text, 'distance'::text]))),
    CONSTRAINT records_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text]))),
    CONSTRAINT records_of_weights_name_their_reps CHECK (((kind = 'weight_at_reps'::text) = (at_reps > 0))),
    CONSTRAINT records_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT records_value_check CHECK ((value > 0))
);

ALTER TABLE ONLY app.records FORCE ROW LEVEL SECURITY;


ALTER TABLE app.records OWNER TO musclemate_owner;

--
-- Name: record_shown(app.records, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.record_shown(of_record app.records, shown_in text) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  answer json;
begin
  select row_to_json(shown)
    into answer
    from (
      select of_record.id, of_record.exercise_id, exercise.name as exercise, of_record.lift, of_record.kind,
             nullif(of_record.at_reps, 0) as at_reps, of_record.local_date as date,
             app.record_value(of_record, shown_in) as value,
             case of_record.kind
               when 'reps' then 'reps' when 'duration' then 'seconds' when 'distance' then 'meters' else shown_in
             end as unit,
             app.record_value(beaten, shown_in) as previous, beaten.local_date as previous_date,
             case of_record.kind when 'e1rm' then 'epley' end as formula,
             trim_scale(of_record.weight) as weight, of_record.unit as weight_unit, of_record.reps,
             trim_scale(of_record.rpe) as rpe, of_record.workout_id
        from (select) as always
        left join app.exercises as exercise
          on exercise.tenant_id = of_record.tenant_id
         and exercise.lifter_id = of_record.lifter_id
         and exercise.id = of_record.exercise_id
        left join lateral (
          select earlier.*
            from app.records as earlier
           where earlier.tenant_id = of_record.tenant_id
             and earlier.lifter_id = of_record.lifter_id
             and earlier.exercise_id = of_record.exercise_id
             and earlier.kind = of_record.kind
             and earlier.at_reps >= of_record.at_reps
             and earlier.local_date < of_record.local_date
           order by earlier.value desc, earlier.local_date
           limit 1) as beaten on true
    ) as shown;
  return answer;
end
$$;


ALTER FUNCTION app.record_shown(of_record app.records, shown_in text) OWNER TO musclemate_owner;

--
-- Name: weight_in(text, numeric, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.weight_in(shown_in text, weight numeric, unit text) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (unit = shown_in) THEN weight WHEN ((unit = 'kg'::text) AND (shown_in = 'lb'::text)) THEN (weight / 0.45359237) WHEN ((unit = 'lb'::text) AND (shown_in = 'kg'::text)) THEN (weight * 0.45359237) ELSE NULL::numeric END;


ALTER FUNCTION app.weight_in(shown_in text, weight numeric, unit text) OWNER TO musclemate_owner;

--
-- Name: record_value(app.records, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.record_value(of_record app.records, shown_in text) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN trim_scale(CASE (of_record).kind WHEN 'e1rm'::text THEN round((((app.weight_in(shown_in, (of_record).weight, (of_record).unit))::double precision * app.one_rep_max_factor('epley'::text, (of_record).reps)))::numeric, 3) WHEN 'weight_at_reps'::text THEN round(app.weight_in(shown_in, (of_record).weight, (of_record).unit), 3) WHEN 'volume'::text THEN round(app.weight_in(shown_in, (((of_record).value)::numeric / 1000.0), 'kg'::text), 1) WHEN 'distance'::text THEN (((of_record).value)::numeric / 1000.0) ELSE ((of_record).value)::numeric END);


ALTER FUNCTION app.record_value(of_record app.records, shown_in text) OWNER TO musclemate_owner;

--
-- Name: references_to_reconcile(integer, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.references_to_reconcile(tenant integer, provider text) RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select subscription.reference
    from app.subscriptions as subscription
   where subscription.tenant_id = tenant
     and subscription.provider = references_to_reconcile.provider
     and coalesce(subscription.ended_at, subscription.period_ends_at) > now() - interval '1 year'
   order by subscription.reference;
$$;


ALTER FUNCTION app.references_to_reconcile(tenant integer, provider text) OWNER TO mm_definer;

--
-- Name: refresh_days_of_deleted_workouts(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_days_of_deleted_workouts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (select distinct tenant_id, lifter_id, local_date from gone) as day
   having count(*) > 0;
  return null;
end
$$;


ALTER FUNCTION app.refresh_days_of_deleted_workouts() OWNER TO mm_definer;

--
-- Name: refresh_days_of_moved_workouts(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_days_of_moved_workouts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (
       select distinct before.tenant_id, before.lifter_id, either.local_date
         from before
         join after using (tenant_id, lifter_id, id)
        cross join lateral (values (before.local_date), (after.local_date)) as either (local_date)
        where before.local_date <> after.local_date) as day
   having count(*) > 0;
  return null;
end
$$;


ALTER FUNCTION app.refresh_days_of_moved_workouts() OWNER TO mm_definer;

--
-- Name: refresh_days_of_parts(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_days_of_parts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (
       select distinct workout.tenant_id, workout.lifter_id, workout.local_date
         from (select distinct tenant_id, lifter_id, workout_id from changed) as touched
         join app.workouts as workout
           on workout.tenant_id = touched.tenant_id
          and workout.lifter_id = touched.lifter_id
          and workout.id = touched.workout_id) as day
   having count(*) > 0;
  return null;
end
$$;


ALTER FUNCTION app.refresh_days_of_parts() OWNER TO mm_definer;

--
-- Name: refresh_effort_of_plan(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_effort_of_plan() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_efforts(array[new.tenant_id], array[new.lifter_id], array[new.id]);
  return null;
end
$$;


ALTER FUNCTION app.refresh_effort_of_plan() OWNER TO mm_definer;

--
-- Name: refresh_efforts(integer[], uuid[], uuid[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_efforts(tenants integer[], lifters uuid[], planned uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET join_collapse_limit TO '1'
    AS $$
begin
  delete
    from app.planned_efforts as effort
   using unnest(tenants, lifters, planned) as stale (tenant_id, lifter_id, planned_workout_id)
   where effort.tenant_id = stale.tenant_id
     and effort.lifter_id = stale.lifter_id
     and effort.planned_workout_id = stale.planned_workout_id;

  insert into app.planned_efforts (
    tenant_id, lifter_id, planned_workout_id, workout_id, performed_at, local_date, set_count, rpe_excess)
  with plan as materialized (
    select own.tenant_id, own.lifter_id, own.id, own.prescription, workout.id as workout_id, workout.performed_at,
           workout.local_date
      from unnest(tenants, lifters, planned) as touched (tenant_id, lifter_id, id)
      join app.planned_workouts as own using (tenant_id, lifter_id, id)
      join app.workouts as workout
        on workout.tenant_id = own.tenant_id
       and workout.lifter_id = own.lifter_id
       and workout.id = own.workout_id
  ),
  asked as (
    select plan.id, (exercise.element ->> 'exercise_id')::uuid as exercise_id,
           (line.element ->> 'rpe')::numeric as rpe,
           row_number() over (
             partition by plan.id, exercise.element ->> 'exercise_id'
             order by exercise.turn, line.turn) as turn
      from plan
     cross join lateral jsonb_array_elements(plan.prescription) with ordinality as exercise (element, turn)
     cross join lateral jsonb_array_elements(exercise.element -> 'sets') with ordinality as line (element, turn)
     where coalesce(line.element ->> 'kind', 'working') <> 'warm_up'
  ),
  done as (
    select plan.id, part.exercise_id, lifted.rpe,
           row_number() over (
             partition by plan.id, part.exercise_id
             order by part.position, lifted.position) as turn
      from plan
      join app.workout_exercises as part
        on part.tenant_id = plan.tenant_id
       and part.lifter_id = plan.lifter_id
       and part.workout_id = plan.workout_id
      join app.sets as lifted
        on lifted.tenant_id = plan.tenant_id
       and lifted.lifter_id = plan.lifter_id
       and lifted.workout_id = plan.workout_id
       and lifted.exercise_position = part.position
     where lifted.kind <> 'warm_up'
  )
  select plan.tenant_id, plan.lifter_id, plan.id, plan.workout_id, plan.performed_at, plan.local_date, count(*),
         avg(done.rpe - asked.rpe)
    from plan
    join asked on asked.id = plan.id
    join done
      on done.id = plan.id
     and done.exercise_id = asked.exercise_id
     and done.turn = asked.turn
   where asked.rpe is not null
     and done.rpe is not null
   group by plan.tenant_id, plan.lifter_id, plan.id, plan.workout_id, plan.performed_at, plan.local_date;
  perform app.refresh_standings(tenants, lifters);
end
$$;


ALTER FUNCTION app.refresh_efforts(tenants integer[], lifters uuid[], planned uuid[]) OWNER TO mm_definer;

--
-- Name: refresh_efforts_of_sets(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_efforts_of_sets() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_efforts(array_agg(plan.tenant_id), array_agg(plan.lifter_id), array_agg(plan.id))
     from (select distinct tenant_id, lifter_id, workout_id from changed) as touched
     join app.planned_workouts as plan
       on plan.tenant_id = touched.tenant_id
      and plan.lifter_id = touched.lifter_id
      and plan.workout_id = touched.workout_id
   having count(*) > 0;
  return null;
end
$$;


ALTER FUNCTION app.refresh_efforts_of_sets() OWNER TO mm_definer;

--
-- Name: refresh_lift_days(integer[], uuid[], date[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_lift_days(tenants integer[], lifters uuid[], days date[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET join_collapse_limit TO '1'
    AS $$
declare
  gone record;
  made record;
begin
  perform app.change_version(touched.tenant_id, touched.lifter_id)
     from (select distinct * from unnest(tenants, lifters)) as touched (tenant_id, lifter_id);

  with stale as (
    delete from app.lift_days as day
     using unnest(tenants, lifters, days) as changed (tenant_id, lifter_id, local_date)
     where day.tenant_id = changed.tenant_id
       and day.lifter_id = changed.lifter_id
       and day.local_date = changed.local_date
    returning day.tenant_id, day.lifter_id, day.exercise_id, day.local_date
  )
  select array_agg(tenant_id) as tenants, array_agg(lifter_id) as lifters, array_agg(exercise_id) as exercises,
         array_agg(local_date) as days
    into gone
    from stale;

  -- Epley times thirty, so that the comparison stays among integers. A set is beaten where one with as many reps or
  -- more was heavier, or as heavy and sorted before it. An exercise that is going takes its days with it.
  with logged as (
    select day.tenant_id, day.lifter_id, part.exercise_id, day.local_date,
           done.weight, done.unit, done.weight_grams, done.reps, done.rpe, done.workout_id,
           done.duration_seconds, done.distance_meters,
           coalesce(done.weight_grams > 0 and done.reps between 1 and 12, false) as estimable,
           done.weight_grams::bigint * case done.reps when 1 then 30 else 30 + done.reps end as epley,
           row_number() over (
             order by workout.performed_at, workout.id, done.exercise_position, done.position) as turn
      from unnest(tenants, lifters, days) as day (tenant_id, lifter_id, local_date)
      join app.workouts as workout using (tenant_id, lifter_id, local_date)
      join app.workout_exercises as part
        on part.tenant_id = day.tenant_id
       and part.lifter_id = day.lifter_id
       and part.workout_id = workout.id
      join app.sets as done
        on done.tenant_id = day.tenant_id
       and done.lifter_id = day.lifter_id
       and done.workout_id = workout.id
       and done.exercise_position = part.position
     where done.kind <> 'warm_up'
       and (done.reps > 0 or done.duration_seconds > 0 or done.distance_meters > 0)
  ),
  ranked as (
    select logged.*,
           estimable and 1 = row_number() over (
             partition by tenant_id, lifter_id, exercise_id, local_date
             order by estimable desc, epley desc, weight_grams desc, turn) as is_best,
           estimable and weight_grams > coalesce(
             max(weight_grams) filter (where estimable) over (
               partition by tenant_id, lifter_id, exercise_id, local_date, rpe
               order by reps desc, weight_grams desc, turn
               rows between unbounded preceding and 1 preceding), 0) as is_unbeaten,
           reps > 0 and coalesce(weight_grams, 0) = 0 as is_weightless,
           duration_seconds > 0 and reps is null as is_timed
      from logged
  ),
  fresh as (
    insert into app.lift_days (
      tenant_id, lifter_id, exercise_id, local_date, lift,
      weight, unit, weight_grams, reps, rpe, workout_id, e1rm_grams, volume_grams, candidates,
      set_count, rep_count, total_seconds, total_meters, last_in,
      most_reps, most_reps_in, longest_seconds, longest_in, farthest_meters, farthest_in)
    select ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift,
           max(ranked.weight) filter (where is_best),
           max(ranked.unit) filter (where is_best),
           max(ranked.weight_grams) filter (where is_best),
           max(ranked.reps) filter (where is_best),
           max(ranked.rpe) filter (where is_best),
           (array_agg(ranked.workout_id) filter (where is_best))[1],
           round(max(ranked.epley) filter (where is_best) / 30.0),
           coalesce(sum(ranked.weight_grams::bigint * ranked.reps), 0),
           coalesce(
             jsonb_agg(
               jsonb_build_object(
                 'weight', trim_scale(ranked.weight), 'unit', ranked.unit, 'grams', ranked.weight_grams,
                 'reps', ranked.reps, 'rpe', trim_scale(ranked.rpe), 'workout_id', ranked.workout_id)
               order by ranked.reps, ranked.weight_grams, ranked.rpe) filter (where is_unbeaten),
             '[]'),
           count(*), coalesce(sum(ranked.reps), 0), coalesce(sum(ranked.duration_seconds), 0),
           coalesce(sum(ranked.distance_meters), 0),
           (array_agg(ranked.workout_id order by turn desc))[1],
           max(ranked.reps) filter (where is_weightless),
           (array_agg(ranked.workout_id order by ranked.reps desc, turn) filter (where is_weightless))[1],
           max(ranked.duration_seconds) filter (where is_timed),
           (array_agg(ranked.workout_id order by ranked.duration_seconds desc, turn) filter (where is_timed))[1],
           max(ranked.distance_meters) filter (where ranked.distance_meters > 0),
           (array_agg(ranked.workout_id order by ranked.distance_meters desc, turn)
             filter (where ranked.distance_meters > 0))[1]
      from ranked
      join app.exercises as exercise
        on exercise.tenant_id = ranked.tenant_id
       and exercise.lifter_id = ranked.lifter_id
       and exercise.id = ranked.exercise_id
     group by ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift
    returning tenant_id, lifter_id, exercise_id, local_date
  )
  select array_agg(tenant_id) as tenants, array_agg(lifter_id) as lifters, array_agg(exercise_id) as exercises,
         array_agg(local_date) as days
    into made
    from fresh;

  perform app.refresh_records(
    gone.tenants || made.tenants, gone.lifters || made.lifters, gone.exercises || made.exercises,
    gone.days || made.days)
    where gone.days is not null
       or made.days is not null;
  perform app.refresh_standings(tenants, lifters);
end
$$;


ALTER FUNCTION app.refresh_lift_days(tenants integer[], lifters uuid[], days date[]) OWNER TO mm_definer;

--
-- Name: refresh_records(integer[], uuid[], uuid[], date[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    AS $$
declare
  split record;
begin
  with changed as (
    select touched.tenant_id, touched.lifter_id, touched.exercise_id, min(touched.local_date) as since,
           min(touched.local_date) = max(touched.local_date)
             and not bool_or(
               exists (
                 select
                   from app.records as held
                  where held.tenant_id = touched.tenant_id
                    and held.lifter_id = touched.lifter_id
                    and held.exercise_id = touched.exercise_id
                    and held.local_date = touched.local_date)) as is_addition
      from unnest(tenants, lifters, exercises, days) as touched (tenant_id, lifter_id, exercise_id, local_date)
     group by touched.tenant_id, touched.lifter_id, touched.exercise_id
  )
  select array_agg(tenant_id) filter (where is_addition) as tenants,
         array_agg(lifter_id) filter (where is_addition) as lifters,
         array_agg(exercise_id) filter (where is_addition) as exercises,
         array_agg(since) filter (where is_addition) as days,
         array_agg(tenant_id) filter (where not is_addition) as tenants_anew,
         array_agg(lifter_id) filter (where not is_addition) as lifters_anew,
         array_agg(exercise_id) filter (where not is_addition) as exercises_anew,
         array_agg(since) filter (where not is_addition) as days_anew
    into split
    from changed;

  if split.days is not null then
    with mark as materialized (
      select day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift, mark.*
        from unnest(split.tenants, split.lifters, split.exercises, split.days) as changed (
               tenant_id, lifter_id, exercise_id, local_date)
        join app.lift_days as day using (tenant_id, lifter_id, exercise_id, local_date)
       cross join lateral app.marks(day) as mark
    ),
    outdone as (
      delete from app.records as held
       using mark
       where held.tenant_id = mark.tenant_id
         and held.lifter_id = mark.lifter_id
         and held.exercise_id = mark.exercise_id
         and held.kind = mark.kind
         and held.at_reps <= mark.at_reps
         and held.local_date > mark.local_date
         and held.value <= mark.value
    )
    insert into app.records (
      tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
      workout_id)
    select mark.tenant_id, mark.lifter_id, mark.exercise_id, mark.kind, mark.at_reps, mark.local_date, app.new_id(),
           mark.lift, mark.value, mark.weight, mark.unit, mark.reps, mark.rpe, mark.workout_id
      from mark
     where not exists (
       select
         from app.records as held
        where held.tenant_id = mark.tenant_id
          and held.lifter_id = mark.lifter_id
          and held.exercise_id = mark.exercise_id
          and held.kind = mark.kind
          and held.at_reps >= mark.at_reps
          and held.local_date < mark.local_date
          and held.value >= mark.value);
  end if;
  if split.days_anew is not null then
    perform app.rewrite_records(
      split.tenants_anew, split.lifters_anew, split.exercises_anew, split.days_anew);
  end if;
end
$$;


ALTER FUNCTION app.refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) OWNER TO mm_definer;

--
-- Name: refresh_standing_of_workout(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_standing_of_workout() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.refresh_standings(array[new.tenant_id], array[new.lifter_id]);
  return null;
end
$$;


ALTER FUNCTION app.refresh_standing_of_workout() OWNER TO mm_definer;

--
-- Name: refresh_standings(integer[], uuid[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refresh_standings(tenants integer[], lifters uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET join_collapse_limit TO '1'
    AS $$
begin
  insert into app.training_standings as standing (
    tenant_id, lifter_id, last_workout_id, last_performed_at, last_local_date, squat_days, squat_grams,
    bench_press_days, bench_press_grams, deadlift_days, deadlift_grams, effort_days, effort_excess, effort_workouts)
  select account.tenant_id, account.id, latest.id, latest.performed_at, latest.local_date,
         coalesce(squat.days, '{}'), coalesce(squat.grams, '{}'),
         coalesce(bench_press.days, '{}'), coalesce(bench_press.grams, '{}'),
         coalesce(deadlift.days, '{}'), coalesce(deadlift.grams, '{}'),
         coalesce(effort.days, '{}'), coalesce(effort.excess, '{}'), coalesce(effort.workouts, '{}')
    from (select distinct * from unnest(tenants, lifters)) as touched (tenant_id, lifter_id)
    join app.accounts as account
      on account.tenant_id = touched.tenant_id
     and account.id = touched.lifter_id
    left join lateral (
      select workout.id, workout.performed_at, workout.local_date
        from app.workouts as workout
       where workout.tenant_id = touched.tenant_id
         and workout.lifter_id = touched.lifter_id
       order by workout.performed_at desc, workout.id desc
       limit 1) as latest on true
   cross join lateral app.newest_exposures(touched.tenant_id, touched.lifter_id, 'squat') as squat
   cross join lateral app.newest_exposures(touched.tenant_id, touched.lifter_id, 'bench_press') as bench_press
   cross join lateral app.newest_exposures(touched.tenant_id, touched.lifter_id, 'deadlift') as deadlift
   cross join lateral (
     select array_agg(newest.local_date) as days, array_agg(newest.rpe_excess) as excess,
            array_agg(newest.workout_id) as workouts
       from (
         select kept.local_date, kept.rpe_excess, kept.workout_id
           from app.planned_efforts as kept
          where kept.tenant_id = touched.tenant_id
            and kept.lifter_id = touched.lifter_id
          order by kept.performed_at desc, kept.planned_workout_id
          limit 10) as newest) as effort
      on conflict (tenant_id, lifter_id) do update
     set last_workout_id = excluded.last_workout_id,
         last_performed_at = excluded.last_performed_at,
         last_local_date = excluded.last_local_date,
         squat_days = excluded.squat_days,
         squat_grams = excluded.squat_grams,
         bench_press_days = excluded.bench_press_days,
         bench_press_grams = excluded.bench_press_grams,
         deadlift_days = excluded.deadlift_days,
         deadlift_grams = excluded.deadlift_grams,
         effort_days = excluded.effort_days,
         effort_excess = excluded.effort_excess,
         effort_workouts = excluded.effort_workouts;
end
$$;


ALTER FUNCTION app.refresh_standings(tenants integer[], lifters uuid[]) OWNER TO mm_definer;

--
-- Name: refuse(text, json, integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.refuse(feature text, preview json DEFAULT NULL::json, more_than integer DEFAULT NULL::integer) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  raise exception using errcode = 'MM402', message = feature, detail = json_build_object(
    'entitlement', feature, 'plans', app.plans_with(feature, more_than), 'preview', preview);
end
$$;


ALTER FUNCTION app.refuse(feature text, preview json, more_than integer) OWNER TO musclemate_owner;

--
-- Name: refuse_retired_key(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refuse_retired_key() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.hold_sealing_keys();
  perform
     from auth.sealing_keys as key
    where key.id = app.sealing_key(new.secret)
      and key.retired_at is not null;
  if found then
    perform app.raise_key_not_in_use();
  end if;
  return new;
end
$$;


ALTER FUNCTION app.refuse_retired_key() OWNER TO mm_definer;

--
-- Name: refuse_unknown_key(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.refuse_unknown_key() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.hold_sealing_keys();
  perform
     from auth.sealing_keys as key
    where key.id = app.sealing_key(new.sealed)
      and key.retired_at is null;
  if found then
    return new;
  end if;
  insert into auth.sealing_keys (id)
  select app.sealing_key(new.sealed)
   where not exists (
     select
       from auth.sealing_keys as key
      where key.id <> '');
  if not found then
    perform app.raise_key_not_in_use();
  end if;
  return new;
end
$$;


ALTER FUNCTION app.refuse_unknown_key() OWNER TO mm_definer;

--
-- Name: remove_exercise(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.remove_exercise(exercise uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  perform
     from app.workout_exercises as entry
    where entry.tenant_id = tenant
      and entry.lifter_id = me
      and entry.exercise_id = exercise
    union all
  select
     from app.template_exercises as entry
    where entry.tenant_id = tenant
      and entry.lifter_id = me
      and entry.exercise_id = exercise
    union all
  select
     from app.goals as goal
    where goal.tenant_id = tenant
      and goal.lifter_id = me
      and goal.exercise_id = exercise
    union all
  select
     from app.planned_workouts as planned
    where planned.tenant_id = tenant
      and planned.lifter_id = me
      and planned.prescription @> jsonb_build_array(jsonb_build_object('exercise_id', exercise))
    union all
  select
     from app.drafts as draft
    where draft.tenant_id = tenant
      and draft.lifter_id = me
      and draft.content @> jsonb_build_array(jsonb_build_object('exercise_id', exercise));
  if found then
    perform app.raise_conflict('exerciseInUse', '{}');
  end if;
  delete from app.exercises as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = exercise;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such exercise';
  end if;
end
$$;


ALTER FUNCTION app.remove_exercise(exercise uuid) OWNER TO mm_definer;

--
-- Name: remove_payment_gateway(text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.remove_payment_gateway(tenant text, provider text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with gone as (
    delete from app.payment_gateways as gateway
     where gateway.tenant_id = app.tenant_by_slug(tenant)
       and gateway.provider = remove_payment_gateway.provider
    returning gateway.provider
  )
  select exists (select from gone);
$$;


ALTER FUNCTION app.remove_payment_gateway(tenant text, provider text) OWNER TO mm_definer;

--
-- Name: remove_plan(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.remove_plan(plan uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.begin_change(null, null, null);
  perform
     from app.assigned_plans as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id()
      and own.id = plan;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such plan';
  end if;
  perform app.close_plan(app.account_id(), plan, 'removed');
end
$$;


ALTER FUNCTION app.remove_plan(plan uuid) OWNER TO mm_definer;

--
-- Name: replace_subscription(app.subscriptions); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.replace_subscription(told app.subscriptions) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update app.subscriptions as subscription
     set account_id = told.account_id,
         claimed_account = told.claimed_account,
         customer = told.customer,
         price = told.price,
         next_price = told.next_price,
         started_at = told.started_at,
         trial_ends_at = told.trial_ends_at,
         period_ends_at = told.period_ends_at,
         failing_since = told.failing_since,
         grace_ends_at = told.grace_ends_at,
         cancels_at_period_end = told.cancels_at_period_end,
         paused_at = told.paused_at,
         ended_at = told.ended_at,
         revoked_at = told.revoked_at,
         status = told.status,
         applied_ticket = told.applied_ticket,
         settled_at = told.settled_at
   where subscription.tenant_id = told.tenant_id
     and subscription.provider = told.provider
     and subscription.reference = told.reference;
$$;


ALTER FUNCTION app.replace_subscription(told app.subscriptions) OWNER TO mm_definer;

--
-- Name: repoint_exercise(integer, uuid, uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.repoint_exercise(tenant integer, lifter uuid, merged uuid, kept uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- An import can be taken back all the same: that its exercises were merged is no edit of its workouts.
  with moved as (
    update app.workout_exercises as entry
       set exercise_id = kept
     where entry.tenant_id = tenant
       and entry.lifter_id = lifter
       and entry.exercise_id = merged
    returning entry.workout_id
  ),
  stamped as (
    update app.workouts as workout
       set name = workout.name
      from (
        select before.id, before.version
          from app.workouts as before
         where before.tenant_id = tenant
           and before.lifter_id = lifter
           and before.id in (select moved.workout_id from moved)) as before
     where workout.tenant_id = tenant
       and workout.lifter_id = lifter
       and workout.id = before.id
    returning workout.id, workout.version, before.version as version_before
  )
  update app.imported_workouts as imported
     set version = stamped.version
    from stamped
   where imported.tenant_id = tenant
     and imported.lifter_id = lifter
     and imported.workout_id = stamped.id
     and imported.version = stamped.version_before;
  with moved as (
    update app.template_exercises as entry
       set exercise_id = kept
     where entry.tenant_id = tenant
       and entry.lifter_id = lifter
       and entry.exercise_id = merged
    returning entry.template_id
  )
  update app.templates as template
     set updated_at = now()
   where template.tenant_id = tenant
     and template.lifter_id = lifter
     and template.id in (select moved.template_id from moved);
  update app.goals as goal
     set exercise_id = kept
   where goal.tenant_id = tenant
     and goal.lifter_id = lifter
     and goal.exercise_id = merged;
  -- What a coach assigned is the same under the other identifier.
  perform app.plan_by('platform');
  update app.planned_workouts as planned
     set prescription = replace(planned.prescription::text, merged::text, kept::text)::jsonb
   where planned.tenant_id = tenant
     and planned.lifter_id = lifter
     and planned.prescription @> jsonb_build_array(jsonb_build_object('exercise_id', merged));
  perform app.plan_by('');
  update app.drafts as draft
     set content = replace(draft.content::text, merged::text, kept::text)::jsonb
   where draft.tenant_id = tenant
     and draft.lifter_id = lifter
     and draft.content @> jsonb_build_array(jsonb_build_object('exercise_id', merged));
end
$$;


ALTER FUNCTION app.repoint_exercise(tenant integer, lifter uuid, merged uuid, kept uuid) OWNER TO mm_definer;

--
-- Name: require_client(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.require_client(lifter uuid) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform
     from app.clients() as client
    where client.lifter_id = lifter;
  if not found then
    raise exception 'no such client' using errcode = 'MM404';
  end if;
end
$$;


ALTER FUNCTION app.require_client(lifter uuid) OWNER TO musclemate_owner;

--
-- Name: rest_on_weekday(text, boolean); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.rest_on_weekday(weekday text, rests boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into app.schedules as own (tenant_id, lifter_id, rest_days)
  values (
    (select app.tenant_id()), (select app.account_id()), case when rests then array[weekday] else '{}' end)
      on conflict (tenant_id, lifter_id) do update
     set rest_days = array_remove(own.rest_days, rest_on_weekday.weekday) || excluded.rest_days
$$;


ALTER FUNCTION app.rest_on_weekday(weekday text, rests boolean) OWNER TO musclemate_owner;

--
-- Name: rest_today(boolean); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.rest_today(rests boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into app.schedules as own (tenant_id, lifter_id, rest_on)
  values ((select app.tenant_id()), (select app.account_id()), case when rests then app.today() end)
      on conflict (tenant_id, lifter_id) do update
     set rest_on = excluded.rest_on
$$;


ALTER FUNCTION app.rest_today(rests boolean) OWNER TO musclemate_owner;

--
-- Name: retire_sealing_keys(text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.retire_sealing_keys(current_key text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform pg_advisory_xact_lock(hashtext('musclemate sealing keys'));
  insert into auth.sealing_keys as key (id)
  values (current_key)
      on conflict (id) do update set retired_at = null;
  -- the format without a name was sealed under some earlier key
  insert into auth.sealing_keys as key (id, retired_at)
  values ('', now())
      on conflict (id) do nothing;
  update auth.sealing_keys as key
     set retired_at = now()
   where key.id <> current_key
     and key.retired_at is null;
end
$$;


ALTER FUNCTION app.retire_sealing_keys(current_key text) OWNER TO musclemate_owner;

--
-- Name: revenue(date, date); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.revenue(first_day date, last_day date) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  last_one constant date := coalesce(last_day, first_day + 365, (now() at time zone 'UTC')::date);
begin
  return (
    select json_build_object('items', coalesce(json_agg(line), '[]'), 'next', null)
      from app.revenue_of(app.tenant_id(), coalesce(first_day, last_one - 365), last_one) as line);
end
$$;


ALTER FUNCTION app.revenue(first_day date, last_day date) OWNER TO mm_definer;

--
-- Name: revenue_of(integer, date, date); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.revenue_of(tenant integer, first_day date, last_day date) RETURNS TABLE(month date, tier text, provider text, currency text, charge_count bigint, charges bigint, refund_count bigint, refunds bigint, commission bigint, net bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select date_trunc('month', payment.paid_at at time zone 'UTC')::date, price.tier, payment.provider, payment.currency,
         count(*) filter (where payment.amount >= 0),
         coalesce(sum(payment.amount) filter (where payment.amount >= 0), 0)::bigint,
         count(*) filter (where payment.amount < 0),
         coalesce(-sum(payment.amount) filter (where payment.amount < 0), 0)::bigint,
         sum(payment.commission)::bigint,
         (sum(payment.amount) - coalesce(sum(payment.commission), 0))::bigint
    from app.payments as payment
    left join app.tier_prices as price
      on price.tenant_id = payment.tenant_id
     and payment.price = case payment.provider when 'stripe' then price.stripe_price else price.app_store_product end
   where payment.tenant_id = tenant
     and payment.paid_at >= first_day::timestamp at time zone 'UTC'
     and payment.paid_at < (last_day + 1)::timestamp at time zone 'UTC'
   group by 1, 2, 3, 4
   order by 1, 2, 3, 4
$$;


ALTER FUNCTION app.revenue_of(tenant integer, first_day date, last_day date) OWNER TO mm_definer;

--
-- Name: rewrite_records(integer[], uuid[], uuid[], date[]); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET join_collapse_limit TO '1'
    AS $$
begin
  with since as materialized (
    select *
      from unnest(tenants, lifters, exercises, days) as since (tenant_id, lifter_id, exercise_id, first_day)
  ),
  tried as (
    select day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift, level, mark.*
      from since
      join app.lift_days as day using (tenant_id, lifter_id, exercise_id)
     cross join lateral app.marks(day) as mark
     cross join lateral generate_series(mark.since_reps, mark.at_reps) as level
     where day.local_date >= since.first_day
     union all
    select held.tenant_id, held.lifter_id, held.exercise_id, '-infinity', null, level, held.kind, 0, 0,
           max(held.value), null, null, null, null, null
      from since
      join app.records as held using (tenant_id, lifter_id, exercise_id)
     cross join lateral generate_series(least(held.at_reps, 1), held.at_reps) as level
     where held.local_date < since.first_day
     group by held.tenant_id, held.lifter_id, held.exercise_id, held.kind, level
  ),
  ranked as (
    select tried.*,
           max(value) over (
             partition by tenant_id, lifter_id, exercise_id, kind, level
             order by local_date
             rows between unbounded preceding and 1 preceding) as before
      from tried
  ),
  proven as materialized (
    select *
      from ranked
     where local_date > '-infinity'
       and level = at_reps
       and value > coalesce(before, 0)
  ),
  fallen as (
    delete from app.records as held
     using since
     where held.tenant_id = since.tenant_id
       and held.lifter_id = since.lifter_id
       and held.exercise_id = since.exercise_id
       and held.local_date >= since.first_day
       and (held.tenant_id, held.lifter_id, held.exercise_id, held.kind, held.at_reps, held.local_date)
           not in (
             select proven.tenant_id, proven.lifter_id, proven.exercise_id, proven.kind, proven.at_reps,
                    proven.local_date
               from proven)
  )
  insert into app.records as held (
    tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
    workout_id)
  select tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, app.new_id(), lift, value, weight, unit,
         reps, rpe, workout_id
    from proven
      on conflict (tenant_id, lifter_id, exercise_id, kind, at_reps, local_date) do update
     set value = excluded.value,
         weight = excluded.weight,
         unit = excluded.unit,
         reps = excluded.reps,
         rpe = excluded.rpe,
         workout_id = excluded.workout_id
   where (held.value, held.weight, held.unit, held.reps, held.rpe, held.workout_id)
         is distinct from
         (excluded.value, excluded.weight, excluded.unit, excluded.reps, excluded.rpe, excluded.workout_id);
end
$$;


ALTER FUNCTION app.rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) OWNER TO musclemate_owner;

--
-- Name: roster(integer, text, uuid, text, boolean, text, text, text, text, date); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.roster(room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text, scope text, active_since date) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  tenant constant integer := app.tenant_id();
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  answer json;
begin
  with flagged as materialized (
    select entry.lifter_id, count(distinct entry.rule) as count, array_agg(entry.rule) as rules
      from app.attention_entries(mine) as entry
     where (roster.sort = 'attention' or roster.flag is not null)
       and entry.dismissed_until is null
     group by entry.lifter_id
  ),
  chosen as materialized (
    select client.lifter_id,
           case roster.sort
             when 'name' then lower(coalesce(client.display_name, client.username))
             when 'since' then to_char(client.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'last_workout' then to_char(standing.last_performed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'adherence' then to_char(plan.adherence, 'FM0.0000')
             when 'attention' then to_char(coalesce(flagged.count, 0), 'FM00')
           end collate "und-x-icu" as key
      from unnest(mine) as client
      left join flagged on flagged.lifter_id = client.lifter_id
      left join lateral (
        select kept.last_performed_at, kept.last_local_date
          from app.training_standings as kept
         where (roster.sort = 'last_workout' or roster.active_since is not null)
           and 'history' = any (client.scopes)
           and kept.tenant_id = (select app.tenant_id())
           and kept.lifter_id = client.lifter_id) as standing on true
      left join lateral (
        select done.adherence
          from app.plan_adherence(tenant, client) as done
         where roster.sort = 'adherence') as plan on true
     where (roster.scope is null or roster.scope = any (client.scopes))
       and (roster.words is null
            or strpos(lower(concat_ws(' ', client.display_name, client.username)), lower(roster.words)) > 0)
       and (roster.active_since is null or standing.last_local_date >= roster.active_since)
       and (roster.flag is null or roster.flag = any (flagged.rules))
       and (roster.label is null
            or client.lifter_id in (
              select labelled.lifter_id
                from app.client_labels as own
                join app.labelled_clients as labelled
                  on labelled.tenant_id = own.tenant_id
                 and labelled.coach_id = own.coach_id
                 and labelled.label_id = own.id
               where own.tenant_id = (select app.tenant_id())
                 and own.coach_id = (select app.account_id())
                 and lower(own.name) = lower(roster.label)))
  ),
  page as materialized (
    select chosen.lifter_id, chosen.key,
           row_number() over (
             order by chosen.key is null,
                      case when roster.descending then null else chosen.key end,
                      case when roster.descending then chosen.key end desc,
                      chosen.lifter_id) as turn
      from chosen
     where roster.after_id is null
        or case
             when roster.after_key is null then chosen.key is null and chosen.lifter_id > roster.after_id
             when chosen.key is null then true
             when chosen.key = roster.after_key then chosen.lifter_id > roster.after_id
             when roster.descending then chosen.key < roster.after_key
             else chosen.key > roster.after_key
           end
     order by turn
     limit roster.room + 1
  )
  select json_build_object(
           'items', coalesce(
             (select json_agg(shown.item order by page.turn)
                from page
                join app.roster_rows(array(
                       select client
                         from unnest(mine) as client
                         join page as listed on listed.lifter_id = client.lifter_id
                        where listed.turn <= roster.room)) as shown
                  on shown.lifter_id = page.lifter_id),
             '[]'),
           'next', (
             select app.place_cursor(page.key, page.lifter_id)
               from page
              where page.turn = roster.room
                and exists (select from page as further where further.turn > roster.room)),
           'total', (select count(*) from chosen),
           'clients', cardinality(mine))
    into answer;
  return answer;
end
$$;


ALTER FUNCTION app.roster(room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text, scope text, active_since date) OWNER TO mm_definer;

--
-- Name: roster_row(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.roster_row(client uuid) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select shown.item
      from app.roster_rows(array(
             select watched from app.watched_clients() as watched where watched.lifter_id = client)) as shown);
end
$$;


ALTER FUNCTION app.roster_row(client uuid) OWNER TO mm_definer;

--
-- Name: roster_rows(app.watched_client[]); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.roster_rows(clients app.watched_client[]) RETURNS TABLE(lifter_id uuid, item json)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  unit constant text := app.own_unit();
  sees_every_lift constant boolean := app.entitled('client_lifts');
begin
  return query
  with flagged as materialized (
    select entry.lifter_id, json_agg(distinct entry.rule) as rules
      from app.attention_entries(clients) as entry
     where entry.dismissed_until is null
     group by entry.lifter_id
  ),
  unread as materialized (
    select *
      from app.unread_by_client()
  )
  select client.lifter_id, row_to_json(shown)
    from unnest(clients) as client
    left join flagged on flagged.lifter_id = client.lifter_id
    left join unread on unread.lifter_id = client.lifter_id
   cross join lateral (
     select client.lifter_id as id, client.username, client.display_name, client.since, client.scopes,
            client.expires_at, client.paused, client.team_id, labels.labels, history.last_workout_at,
            history.last_workout, history.workouts_7_days, history.workouts_28_days, plan.planned_7_days, plan.done_7_days,
            plan.planned_28_days, plan.done_28_days, plan.adherence, app.next_session(tenant, client) as next_session,
            (select count(*)
               from app.records as record
              where record.tenant_id = tenant
                and record.lifter_id = client.lifter_id
                and record.local_date > client.today - 28
                and (record.lift is not null or sees_every_lift and 'all_lifts' = any (client.scopes))
             having client.scopes && array['main_lifts', 'all_lifts']) as records_28_days,
            trends.lifts,
            case when 'workout_details' = any (client.scopes) then coalesce(unread.comments, 0) end
              as unread_comments,
            coalesce(unread.messages, 0) as unread_messages,
            (select count(*)
               from app.client_notes as note
              where note.tenant_id = tenant
                and note.coach_id = me
                and note.lifter_id = client.lifter_id) as note_count,
            coalesce(flagged.rules, '[]') as flags,
            (select coalesce(json_agg(field), '[]')
               from (
                 values ('last_workout_at', array['history']), ('last_workout', array['history']),
                        ('workouts_7_days', array['history']), ('workouts_28_days', array['history']),
                        ('planned_7_days', array['plans']), ('done_7_days', array['plans']),
                        ('planned_28_days', array['plans']), ('done_28_days', array['plans']),
                        ('adherence', array['plans']), ('next_session', array['plans']),
                        ('records_28_days', array['main_lifts', 'all_lifts']),
                        ('lifts', array['main_lifts', 'all_lifts']),
                        ('unread_comments', array['workout_details'])) as field (field, opened_by)
              where not field.opened_by && client.scopes) as hidden
       from app.labels_of_client(tenant, me, client.lifter_id) as labels
       left join app.recent_workouts(tenant, client) as history on true
       left join app.plan_adherence(tenant, client) as plan on true
       left join app.lift_trends(tenant, client, unit) as trends on true) as shown;
end
$$;


ALTER FUNCTION app.roster_rows(clients app.watched_client[]) OWNER TO mm_definer;

--
-- Name: rules_json(app.attention_rules); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.rules_json(rules app.attention_rules) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select row_to_json(shown)
    from (
      select rules.muted, rules.missed_sessions, rules.missed_days, trim_scale(rules.fall_percent) as fall_percent,
             rules.fall_exposures, trim_scale(rules.rpe_excess) as rpe_excess, rules.rpe_sessions,
             rules.silent_days) as shown
$$;


ALTER FUNCTION app.rules_json(rules app.attention_rules) OWNER TO musclemate_owner;

--
-- Name: same_version(bigint, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.same_version(present bigint, seen bigint) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if seen is not null and seen is distinct from present then
    raise exception using errcode = 'MM412', message = 'it has another version';
  end if;
  return present is not null;
end
$$;


ALTER FUNCTION app.same_version(present bigint, seen bigint) OWNER TO musclemate_owner;

--
-- Name: same_version_of_existing(bigint, bigint); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.same_version_of_existing(present bigint, seen bigint) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if present is null then
    raise exception using errcode = 'MM404', message = 'there is no such thing';
  end if;
  perform app.same_version(present, seen);
end
$$;


ALTER FUNCTION app.same_version_of_existing(present bigint, seen bigint) OWNER TO musclemate_owner;

--
-- Name: sealed_values(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.sealed_values() RETURNS TABLE(key text, kind text, count bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select app.sealing_key(kept.sealed), 'medical_conditions', count(*)
    from app.medical_conditions as kept
   group by 1
   union all
  select app.sealing_key(gateway.sealed), 'payment_gateways', count(*)
    from app.payment_gateways as gateway
   group by 1
   union all
  select app.sealing_key(mail.secret), 'mail', count(*)
    from app.outbox_mail as mail
   where mail.secret is not null
   group by 1;
$$;


ALTER FUNCTION app.sealed_values() OWNER TO musclemate_owner;

--
-- Name: sealing_key(bytea); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.sealing_key(sealed bytea) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (get_byte(sealed, 0) = 2) THEN encode(SUBSTRING(sealed FROM 2 FOR 4), 'hex'::text) ELSE ''::text END;


ALTER FUNCTION app.sealing_key(sealed bytea) OWNER TO musclemate_owner;

--
-- Name: send_billing_reminders(integer); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.send_billing_reminders(at_most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  due record;
  subscription app.subscriptions;
  handled integer := 0;
begin
  for due in
    select reminder.*
      from app.billing_reminders as reminder
     where reminder.sent_at is null
       and reminder.due_at <= now()
     order by reminder.due_at
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    select one.*
      into subscription
      from app.subscriptions as one
     where one.tenant_id = due.tenant_id
       and one.provider = due.provider
       and one.reference = due.reference;
    perform app.tell_of_subscription(subscription, due.kind, due.speaks_of);
    update app.billing_reminders as reminder
       set sent_at = now()
     where reminder.tenant_id = due.tenant_id
       and reminder.provider = due.provider
       and reminder.reference = due.reference
       and reminder.kind = due.kind
       and reminder.speaks_of = due.speaks_of;
    handled := handled + 1;
  end loop;
  return handled;
end
$$;


ALTER FUNCTION app.send_billing_reminders(at_most integer) OWNER TO mm_definer;

--
-- Name: send_message(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.send_message(account uuid, message uuid, written_text text) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  talk record := app.conversation_with(account);
  kept app.conversations;
  sent app.messages;
begin
  if not talk.is_connected then
    raise exception using errcode = 'MM409', message = 'conversationOver';
  end if;
  insert into app.conversations as talking (tenant_id, lifter_id, coach_id, latest_at)
  values (app.tenant_id(), talk.lifter, talk.coach, clock_timestamp())
      on conflict (tenant_id, lifter_id, coach_id)
         do update set latest_at = greatest(clock_timestamp(), talking.latest_at + interval '1 microsecond')
  returning * into kept;
  perform app.slow_messages_down(talk.lifter, talk.coach, talk.is_coach);
  insert into app.messages (tenant_id, lifter_id, coach_id, id, is_from_coach, text, created_at)
  values (kept.tenant_id, kept.lifter_id, kept.coach_id, message, talk.is_coach, written_text, kept.latest_at)
  returning * into sent;
  perform app.count_unread_messages(kept.lifter_id, kept.coach_id);
  perform app.tell_of_message(sent);
  return app.message_json(sent, talk.is_coach, '-infinity');
end
$$;


ALTER FUNCTION app.send_message(account uuid, message uuid, written_text text) OWNER TO mm_definer;

--
-- Name: session_id(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.session_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.session_id'::text, true), ''::text))::uuid;


ALTER FUNCTION app.session_id() OWNER TO musclemate_owner;

--
-- Name: set_entitlement(text, text, text, boolean, integer, timestamp with time zone, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.set_entitlement(tenant text, who text, feature text, allowed boolean, at_most integer, ends_at timestamp with time zone, reason text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  owner constant integer := app.tenant_by_slug(tenant);
  account constant uuid := app.account_of(owner, who);
begin
  if set_entitlement.allowed is null then
    delete from app.entitlement_overrides as given
     where given.tenant_id = owner
       and given.account_id = account
       and given.feature = set_entitlement.feature;
  else
    insert into app.entitlement_overrides (tenant_id, account_id, feature, allowed, at_most, ends_at, reason)
    values (
      owner, account, set_entitlement.feature, set_entitlement.allowed, set_entitlement.at_most,
      coalesce(set_entitlement.ends_at, 'infinity'), set_entitlement.reason)
        on conflict (tenant_id, account_id, feature) do update
       set allowed = excluded.allowed,
           at_most = excluded.at_most,
           ends_at = excluded.ends_at,
           reason = excluded.reason,
           created_at = now();
  end if;
  perform app.note_operation(owner, 'entitlement', null, jsonb_build_object(
    'account', account, 'feature', set_entitlement.feature, 'allowed', set_entitlement.allowed,
    'at_most', set_entitlement.at_most, 'ends_at', set_entitlement.ends_at, 'reason', set_entitlement.reason));
  return account;
end
$$;


ALTER FUNCTION app.set_entitlement(tenant text, who text, feature text, allowed boolean, at_most integer, ends_at timestamp with time zone, reason text) OWNER TO mm_definer;

--
-- Name: set_module(text, text, boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.set_module(tenant text, module text, is_on boolean) RETURNS text[]
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update app.tenants as changed
     set modules = array(
           select distinct wanted
             from unnest(array_remove(changed.modules, module) || case when is_on then array[module] end) as wanted
            order by wanted)
   where changed.id = app.tenant_by_slug(tenant)
  returning changed.modules;
$$;


ALTER FUNCTION app.set_module(tenant text, module text, is_on boolean) OWNER TO mm_definer;

--
-- Name: set_payment_gateway(text, text, bytea); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.set_payment_gateway(tenant text, provider text, sealed bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into app.payment_gateways (tenant_id, provider, sealed)
  values (app.tenant_by_slug(tenant), provider, sealed)
      on conflict on constraint payment_gateways_pkey do update
     set sealed = excluded.sealed,
         updated_at = now();
$$;


ALTER FUNCTION app.set_payment_gateway(tenant text, provider text, sealed bytea) OWNER TO mm_definer;

--
-- Name: set_tier(integer, jsonb, smallint); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.set_tier(owner integer, written jsonb, place smallint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  told app.tiers := jsonb_populate_record(null::app.tiers, written);
begin
  insert into app.tiers (tenant_id, code, audience, name, position, is_free, trial_days, is_active)
  values (owner, told.code, told.audience, told.name, place, told.is_free, told.trial_days, told.is_active)
      on conflict (tenant_id, code) do update
     set audience = excluded.audience,
         name = excluded.name,
         position = excluded.position,
         is_free = excluded.is_free,
         trial_days = excluded.trial_days,
         is_active = excluded.is_active;
  delete from app.tier_entitlements as old
   where old.tenant_id = owner
     and old.tier = told.code;
  insert into app.tier_entitlements (tenant_id, tier, feature, at_most)
  select owner, told.code, contained.feature, contained.at_most
    from jsonb_to_recordset(written -> 'features') as contained (feature text, at_most integer);
  insert into app.tier_prices (
    tenant_id, id, tier, amount, currency, billing_interval, stripe_price, app_store_product, is_active)
  select owner, coalesce(sold.id, same.id, app.new_id()), told.code, sold.amount, sold.currency, sold.interval,
         sold.stripe_price, sold.app_store_product, sold.is_active
    from jsonb_to_recordset(written -> 'prices') as sold (
           id uuid, amount bigint, currency text, interval text, stripe_price text, app_store_product text,
           is_active boolean)
    left join app.tier_prices as same
      on same.tenant_id = owner
     and same.tier = told.code
     and same.amount = sold.amount
     and same.currency = sold.currency
     and same.billing_interval = sold.interval
      on conflict (tenant_id, id) do update
     set tier = excluded.tier,
         amount = excluded.amount,
         currency = excluded.currency,
         billing_interval = excluded.billing_interval,
         stripe_price = excluded.stripe_price,
         app_store_product = excluded.app_store_product,
         is_active = excluded.is_active;
end
$$;


ALTER FUNCTION app.set_tier(owner integer, written jsonb, place smallint) OWNER TO mm_definer;

--
-- Name: set_tiers(text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.set_tiers(tenant text, document jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  owner constant integer := app.tenant_by_slug(tenant);
  tier record;
begin
  update app.tenants as changed
     set grace_days = coalesce((document ->> 'grace_days')::smallint, changed.grace_days),
         read_only_days = coalesce((document ->> 'read_only_days')::smallint, changed.read_only_days)
   where changed.id = owner;
  update app.tiers as old set is_active = false, is_free = false where old.tenant_id = owner;
  update app.tier_prices as old set is_active = false where old.tenant_id = owner;
  for tier in
    select listed.value as written, listed.ordinality as position
      from jsonb_array_elements(document -> 'tiers') with ordinality as listed
  loop
    perform app.set_tier(owner, tier.written, tier.position::smallint);
  end loop;
end
$$;


ALTER FUNCTION app.set_tiers(tenant text, document jsonb) OWNER TO mm_definer;

--
-- Name: settle_subscription(integer, text, bigint, jsonb, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.settle_subscription(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text DEFAULT NULL::text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  outcome text;
begin
  perform auth.set_context(tenant_id, null, null, 'worker');
  outcome := app.apply_facts(tenant_id, provider, ticket, facts, event_id);
  if event_id is not null then
    perform app.close_billing_event(tenant_id, provider, event_id, outcome);
  end if;
  return outcome;
end
$$;


ALTER FUNCTION app.settle_subscription(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) OWNER TO mm_definer;

--
-- Name: share(uuid, text[], timestamp with time zone[], timestamp with time zone[], jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb DEFAULT NULL::jsonb) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before text[];
begin
  perform app.check_grant(scopes, ends);
  perform app.lock_people(array[coach, app.account_id()]);
  perform
     from app.coachings as coaching
    where coaching.tenant_id = app.tenant_id()
      and coaching.coach_id = coach
      and coaching.lifter_id = app.account_id();
  if not found then
    raise exception 'no such coach' using errcode = 'MM404';
  end if;
  before := app.shared_with(coach);
  delete
    from app.grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.coach_id = coach
     and granted.lifter_id = app.account_id()
     and granted.scope <> all (scopes);
  perform app.open_scopes(coach, scopes, starts, ends);
  if words is null then
    return app.coach_json(coach);
  end if;
  if before is distinct from app.shared_with(coach) then
    perform app.notify_about(coach, 'sharing_changed', app.account_id());
  end if;
  return app.coach_json(
    coach, app.sharing_change(before, scopes, starts, ends, words));
end
$$;


ALTER FUNCTION app.share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) OWNER TO mm_definer;

--
-- Name: shared_with(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.shared_with(coach uuid) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return array(
    select granted.scope
      from app.grants as granted
     where granted.tenant_id = app.tenant_id()
       and granted.coach_id = coach
       and granted.lifter_id = app.account_id()
       and granted.expires_at > now()
     order by granted.scope);
end
$$;


ALTER FUNCTION app.shared_with(coach uuid) OWNER TO mm_definer;

--
-- Name: sharing_change(text[], text[], timestamp with time zone[], timestamp with time zone[], jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.sharing_change(before text[], scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with wanted as (
    select wanted.scope, wanted.position,
           (words -> wanted.scope) || jsonb_build_object(
             'starts_at', nullif(wanted.starts_at, '-infinity'),
             'expires_at', nullif(wanted.expires_at, 'infinity')) as item
      from unnest(scopes, starts, ends) with ordinality as wanted (scope, starts_at, expires_at, position)
  )
  select json_build_object(
    'opens', coalesce(
      (select json_agg(item order by position) from wanted where scope <> all (before)), '[]'),
    'closes', coalesce(
      (select json_agg(words -> scope order by position)
         from unnest(before) with ordinality as shared (scope, position)
        where scope <> all (scopes)), '[]'),
    'stays', coalesce(
      (select json_agg(item order by position) from wanted where scope = any (before)), '[]'));
$$;


ALTER FUNCTION app.sharing_change(before text[], scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) OWNER TO mm_definer;

--
-- Name: shown_prescription(jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.shown_prescription(prescription jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           jsonb_agg(
             case when exercise.id is null then given.element - 'exercise_id'
                  else given.element
                       || jsonb_strip_nulls(jsonb_build_object(
                            'name', exercise.name, 'exercise_id', exercise.id, 'lift', exercise.lift))
             end
             order by given.turn),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
    left join lateral (
      select known.id, known.name, known.lift
        from app.exercises as known
       where known.tenant_id = (select app.tenant_id())
         and known.lifter_id = (select app.account_id())
         and known.id = coalesce(
           (select same.id
              from app.exercises as same
             where same.tenant_id = (select app.tenant_id())
               and same.lifter_id = (select app.account_id())
               and same.id = (given.element ->> 'exercise_id')::uuid),
           app.exercise_named(given.element ->> 'name'))) as exercise on true
$$;


ALTER FUNCTION app.shown_prescription(prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: silence_of(app.watched_client); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.silence_of(client app.watched_client) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select jsonb_build_object(
             'days_silent',
             client.today
             - coalesce(latest.local_date, (client.since at time zone client.time_zone)::date),
             'last_workout', app.workout_glance(latest))
      from (select) as always
      left join app.training_standings as standing
        on standing.tenant_id = app.tenant_id()
       and standing.lifter_id = client.lifter_id
      left join app.workouts as latest
        on latest.tenant_id = standing.tenant_id
       and latest.lifter_id = standing.lifter_id
       and latest.id = standing.last_workout_id);
end
$$;


ALTER FUNCTION app.silence_of(client app.watched_client) OWNER TO musclemate_owner;

--
-- Name: skip_planned(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.skip_planned(planned uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  present text;
begin
  select own.state
    into present
    from app.planned_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned;
  if present = 'done' then
    perform app.raise_conflict('plannedWorkoutDone', '{}');
  end if;
  update app.planned_workouts as own
     set state = 'skipped'
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned
     and own.state = 'planned';
end
$$;


ALTER FUNCTION app.skip_planned(planned uuid) OWNER TO musclemate_owner;

--
-- Name: slow_comments_down(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.slow_comments_down() RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  lately integer;
  today integer;
begin
  select count(*) filter (where own.created_at > now() - interval '1 minute'), count(*)
    into lately, today
    from app.comments as own
   where own.tenant_id = app.tenant_id()
     and own.author_id = app.account_id()
     and own.created_at > now() - interval '1 day';
  if lately >= 20 then
    raise exception 'too many comments' using errcode = 'MM429', detail = '60';
  end if;
  if today >= 500 then
    raise exception 'too many comments' using errcode = 'MM429', detail = '3600';
  end if;
end
$$;


ALTER FUNCTION app.slow_comments_down() OWNER TO mm_definer;

--
-- Name: slow_messages_down(uuid, uuid, boolean); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.slow_messages_down(lifter uuid, coach uuid, by_coach boolean) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  lately integer;
  today integer;
begin
  select count(*) filter (where sent.created_at > now() - interval '1 minute'), count(*)
    into lately, today
    from app.messages as sent
   where sent.tenant_id = app.tenant_id()
     and sent.lifter_id = slow_messages_down.lifter
     and sent.coach_id = slow_messages_down.coach
     and sent.is_from_coach = by_coach
     and sent.created_at > now() - interval '1 day';
  if lately >= 30 then
    raise exception 'too many messages' using errcode = 'MM429', detail = '60';
  end if;
  if today >= 500 then
    raise exception 'too many messages' using errcode = 'MM429', detail = '3600';
  end if;
end
$$;


ALTER FUNCTION app.slow_messages_down(lifter uuid, coach uuid, by_coach boolean) OWNER TO mm_definer;

--
-- Name: stamp_dated(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_dated() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.check_time_zone(new.time_zone);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  return new;
end
$$;


ALTER FUNCTION app.stamp_dated() OWNER TO mm_definer;

--
-- Name: stamp_draft(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_draft() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  live uuid;
begin
  perform app.check_time_zone(new.time_zone);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  new.updated_at := now();
  if tg_op = 'INSERT' then
    perform app.leave_room(100, count(*))
       from app.drafts as kept
      where kept.tenant_id = new.tenant_id
        and kept.lifter_id = new.lifter_id
        and kept.id <> new.id;
  end if;
  if new.started_at is not null then
    select other.id
      into live
      from app.drafts as other
     where other.tenant_id = new.tenant_id
       and other.lifter_id = new.lifter_id
       and other.started_at is not null
       and other.id <> new.id;
    if found then
      perform app.raise_conflict('anotherLiveWorkout', jsonb_build_object('id', live));
    end if;
  end if;
  return new;
end
$$;


ALTER FUNCTION app.stamp_draft() OWNER TO mm_definer;

--
-- Name: stamp_exercise(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_exercise() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    perform app.claim_exercise_name(new.tenant_id, new.lifter_id, new.id, new.name);
  end if;
  if new.lift_source = 'recognised' then
    new.lift := app.recognised_lift(new.name);
  end if;
  if new.traits_source = 'recognised' then
    select entry.slug, entry.training_type, entry.measure, entry.primary_muscles, entry.secondary_muscles
      into new.catalogue_slug, new.training_type, new.measure, new.primary_muscles, new.secondary_muscles
      from (
        select coalesce(
                 (select alias.slug
                    from app.catalogue_aliases as alias
                   where alias.words = app.catalogue_words(new.name)),
                 case new.lift
                   when 'squat' then 'back-squat'
                   when 'bench_press' then 'bench-press'
                   when 'deadlift' then 'deadlift'
                 end) as slug) as known
      join app.catalogue_exercises as entry using (slug);
    if not found then
      new.primary_muscles := '{}';
      new.secondary_muscles := '{}';
    end if;
  end if;
  new.version := app.change_version(new.tenant_id, new.lifter_id);
  return new;
end
$$;


ALTER FUNCTION app.stamp_exercise() OWNER TO mm_definer;

--
-- Name: stamp_goal(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_goal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    perform app.leave_room(100, count(*))
       from app.goals as other
      where other.tenant_id = new.tenant_id
        and other.lifter_id = new.lifter_id
        and other.id <> new.id;
  end if;
  return new;
end
$$;


ALTER FUNCTION app.stamp_goal() OWNER TO mm_definer;

--
-- Name: stamp_planned_workout(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_planned_workout() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  start_day date;
begin
  perform app.check_time_zone(new.time_zone);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  start_day := (new.starts_at at time zone new.time_zone)::date;
  if new.planned_for is null then
    new.planned_for := start_day;
  elsif start_day <> new.planned_for then
    raise exception using errcode = 'MM422', message = 'the time is on another day',
      detail = json_build_array(
        json_build_object('pointer', '/planned_for', 'code', 'invalid', 'expected', start_day));
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'done' and new.workout_id is null then
      new.state := 'planned';
    end if;
    return new;
  end if;
  perform app.leave_room(2000, count(*))
     from app.planned_workouts as other
    where other.tenant_id = new.tenant_id
      and other.lifter_id = new.lifter_id
      and other.id <> new.id
      and other.state = 'planned';
  return new;
end
$$;


ALTER FUNCTION app.stamp_planned_workout() OWNER TO mm_definer;

--
-- Name: stamp_programme(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_programme() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    perform app.leave_room(50, count(*))
       from app.programmes as kept
      where kept.tenant_id = new.tenant_id
        and kept.lifter_id = new.lifter_id;
  end if;
  return new;
end
$$;


ALTER FUNCTION app.stamp_programme() OWNER TO mm_definer;

--
-- Name: stamp_schedule(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_schedule() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  standing record;
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  select array_agg(distinct taken.weekday) as weekdays, array_agg(distinct template.name) as routines
    into standing
    from app.templates as template
   cross join lateral (
     select unnest(template.weekdays) intersect select unnest(new.rest_days)) as taken (weekday)
   where template.tenant_id = new.tenant_id
     and template.lifter_id = new.lifter_id;
  if standing.weekdays is not null then
    perform app.raise_conflict('routinesOnRestDay', to_jsonb(standing));
  end if;
  return new;
end
$$;


ALTER FUNCTION app.stamp_schedule() OWNER TO mm_definer;

--
-- Name: stamp_template(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_template() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  taken bigint;
  resting text[];
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    select coalesce(new.position, max(other.position) + 1, 0), count(*)
      into new.position, taken
      from app.templates as other
     where other.tenant_id = new.tenant_id
       and other.lifter_id = new.lifter_id
       and other.id <> new.id;
    perform app.leave_room(200, taken);
    perform app.demand_room('templates', taken, new.lifter_id);
  elsif new.weekdays = old.weekdays then
    return new;
  end if;
  select array(select unnest(new.weekdays) intersect select unnest(schedule.rest_days))
    into resting
    from app.schedules as schedule
   where schedule.tenant_id = new.tenant_id
     and schedule.lifter_id = new.lifter_id
     and schedule.rest_days && new.weekdays;
  if found then
    perform app.raise_conflict('restDays', jsonb_build_object('weekdays', resting));
  end if;
  return new;
end
$$;


ALTER FUNCTION app.stamp_template() OWNER TO mm_definer;

--
-- Name: stamp_version(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stamp_version() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  return new;
end
$$;


ALTER FUNCTION app.stamp_version() OWNER TO mm_definer;

--
-- Name: starting_max(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.starting_max(exercise_name text) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(
           (select known.grams
              from app.one_rep_max(app.exercise_named(exercise_name)) as known (grams, source)),
           (select kept.weight_grams
              from app.powerlifting_maxes as kept
             where kept.tenant_id = (select app.tenant_id())
               and kept.lifter_id = (select app.account_id())
               and kept.lift = coalesce(
                     app.recognised_lift(exercise_name),
                     (select 'overhead_press'
                        from app.catalogue_aliases as alias
                       where alias.words = app.catalogue_words(exercise_name)
                         and alias.slug = 'overhead-press'))))
$$;


ALTER FUNCTION app.starting_max(exercise_name text) OWNER TO mm_definer;

--
-- Name: state_of(app.subscriptions, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.state_of(subscription app.subscriptions, at timestamp with time zone DEFAULT now()) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select app.subscription_state(
             subscription.trial_ends_at, subscription.period_ends_at, subscription.failing_since,
             subscription.grace_ends_at, subscription.cancels_at_period_end, subscription.paused_at,
             subscription.ended_at, subscription.revoked_at, tenant.grace_days, tenant.read_only_days, at)
      from app.tenants as tenant
     where tenant.id = subscription.tenant_id);
end
$$;


ALTER FUNCTION app.state_of(subscription app.subscriptions, at timestamp with time zone) OWNER TO musclemate_owner;

--
-- Name: stripe_offer(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.stripe_offer(of_price uuid) RETURNS TABLE(stripe_price text, amount bigint, currency text, billing_interval text, tier text, audience text, tier_position smallint, trial_days smallint)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if not exists (
       select
         from app.payment_gateways as gateway
        where gateway.tenant_id = app.tenant_id()
          and gateway.provider = 'stripe') then
    raise exception 'notSoldHere' using errcode = 'MM409';
  end if;
  return query
    select price.stripe_price, price.amount, price.currency, price.billing_interval, tier.code, tier.audience,
           tier.position, tier.trial_days
      from app.tier_prices as price
      join app.tiers as tier
        on tier.tenant_id = price.tenant_id
       and tier.code = price.tier
      join app.accounts as account
        on account.tenant_id = price.tenant_id
       and account.id = app.account_id()
     where price.tenant_id = app.tenant_id()
       and price.id = of_price
       and price.is_active
       and price.stripe_price is not null
       and tier.is_active
       and (tier.audience = 'lifter' or tier.audience = any (account.roles));
  if not found then
    raise exception 'no such price' using
      errcode = 'MM422', detail = '[{"pointer": "/price", "code": "unknown"}]';
  end if;
end
$$;


ALTER FUNCTION app.stripe_offer(of_price uuid) OWNER TO mm_definer;

--
-- Name: subject_of_comment(uuid, uuid, integer, integer, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.subject_of_comment(whose uuid, workout uuid, INOUT exercise_place integer, INOUT set_place integer, thread uuid, OUT about jsonb) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  answered app.comments;
  faults jsonb := '[]';
begin
  if thread is not null then
    select root.*
      into answered
      from app.comments as root
     where root.tenant_id = app.tenant_id()
       and root.lifter_id = whose
       and root.workout_id = workout
       and root.id = thread;
    exercise_place := answered.exercise_position;
    set_place := answered.set_position;
    about := answered.about;
    if answered.id is null then
      faults := '[{"pointer": "/reply_to", "code": "unknown"}]';
    elsif answered.reply_to is not null then
      faults := '[{"pointer": "/reply_to", "code": "invalid", "expected": "the comment that began the thread"}]';
    end if;
  elsif exercise_place is not null then
    about := app.place_in_workout(whose, workout, exercise_place, set_place);
    if about is null then
      faults := '[{"pointer": "/exercise", "code": "unknown"}]';
    elsif about -> 'set' = 'null' then
      faults := '[{"pointer": "/set", "code": "unknown"}]';
    end if;
  end if;
  if faults <> '[]' then
    raise exception using errcode = 'MM422', message = 'a place that is not there', detail = faults::text;
  end if;
end
$$;


ALTER FUNCTION app.subject_of_comment(whose uuid, workout uuid, INOUT exercise_place integer, INOUT set_place integer, thread uuid, OUT about jsonb) OWNER TO mm_definer;

--
-- Name: subscriber(app.subscriptions); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.subscriber(facts app.subscriptions) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           (select account.id
              from app.accounts as account
             where account.tenant_id = facts.tenant_id
               and account.id = facts.claimed_account),
           (select other.account_id
              from app.subscriptions as other
             where other.tenant_id = facts.tenant_id
               and other.provider = facts.provider
               and other.customer = facts.customer
               and other.account_id is not null
             limit 1))
$$;


ALTER FUNCTION app.subscriber(facts app.subscriptions) OWNER TO mm_definer;

--
-- Name: subscription_course(app.subscriptions); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.subscription_course(subscription app.subscriptions) RETURNS TABLE(at timestamp with time zone, state text)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with owed as (
    select since.at, tenant.grace_days, tenant.read_only_days
      from app.tenants as tenant
     cross join unnest(array[subscription.failing_since, subscription.period_ends_at]) as since (at)
     where tenant.id = subscription.tenant_id
  ),
  moments as (
    select unnest(array[
             subscription.started_at, subscription.trial_ends_at, subscription.period_ends_at,
             subscription.failing_since, subscription.paused_at, subscription.ended_at, subscription.revoked_at,
             subscription.grace_ends_at]) as at
     union
    select owed.at + make_interval(hours => 24 * owed.grace_days)
      from owed
     union
    select owed.at + make_interval(hours => 24 * (owed.grace_days + owed.read_only_days))
      from owed
     union
    select subscription.grace_ends_at + make_interval(hours => 24 * owed.read_only_days)
      from owed
  ),
  states as (
    select moments.at, app.state_of(subscription, moments.at) as state
      from moments
     where moments.at >= subscription.started_at
  ),
  changes as (
    select states.*, lag(states.state) over (order by states.at) as before
      from states
  )
  select changes.at, changes.state
    from changes
   where changes.state is distinct from changes.before
   order by changes.at
$$;


ALTER FUNCTION app.subscription_course(subscription app.subscriptions) OWNER TO musclemate_owner;

--
-- Name: subscription_differences(integer, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.subscription_differences(tenant integer, of_provider text, facts jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  ours app.subscriptions;
  theirs app.subscriptions := jsonb_populate_record(null::app.subscriptions, facts);
begin
  select subscription.*
    into ours
    from app.subscriptions as subscription
   where subscription.tenant_id = tenant
     and subscription.provider = of_provider
     and subscription.reference = theirs.reference;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('field', told.key, 'ours', kept.value, 'theirs', told.value)), '[]')
      from jsonb_each(to_jsonb(theirs)) as told
      join jsonb_each(to_jsonb(ours)) as kept using (key)
     where told.value is distinct from kept.value
       and case
             when ours.reference is null then told.key = 'reference'
             else told.key in (
               'price', 'next_price', 'started_at', 'trial_ends_at', 'period_ends_at', 'failing_since',
               'grace_ends_at', 'cancels_at_period_end', 'paused_at', 'ended_at', 'revoked_at', 'status')
           end);
end
$$;


ALTER FUNCTION app.subscription_differences(tenant integer, of_provider text, facts jsonb) OWNER TO mm_definer;

--
-- Name: subscription_state(timestamp with time zone, timestamp with time zone, timestamp with time zone, timestamp with time zone, boolean, timestamp with time zone, timestamp with time zone, timestamp with time zone, integer, integer, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.subscription_state(trial_ends_at timestamp with time zone, period_ends_at timestamp with time zone, failing_since timestamp with time zone, grace_ends_at timestamp with time zone, cancels_at_period_end boolean, paused_at timestamp with time zone, ended_at timestamp with time zone, revoked_at timestamp with time zone, grace_days integer, read_only_days integer, at timestamp with time zone) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
declare
  owed_since timestamptz;
  grace_until timestamptz;
begin
  if revoked_at <= at then
    return 'revoked';
  elsif ended_at <= at or cancels_at_period_end and period_ends_at <= at then
    return 'lapsed';
  elsif paused_at <= at then
    return 'paused';
  end if;
  if failing_since <= at then
    -- a failure that was noticed after the period had ended began with that end
    owed_since := least(failing_since, period_ends_at);
  elsif trial_ends_at > at then
    return 'trial';
  elsif period_ends_at <= at then
    owed_since := period_ends_at;
  else
    return case when cancels_at_period_end then 'cancelled' else 'active' end;
  end if;
  -- a grace period that ended before the payment was owed belongs to an earlier failure
  grace_until := case
                   when grace_ends_at > owed_since then grace_ends_at
                   else owed_since + make_interval(hours => 24 * grace_days)
                 end;
  return case
           when at < grace_until then 'grace'
           when at < grace_until + make_interval(hours => 24 * read_only_days) then 'read_only'
           else 'lapsed'
         end;
end
$$;


ALTER FUNCTION app.subscription_state(trial_ends_at timestamp with time zone, period_ends_at timestamp with time zone, failing_since timestamp with time zone, grace_ends_at timestamp with time zone, cancels_at_period_end boolean, paused_at timestamp with time zone, ended_at timestamp with time zone, revoked_at timestamp with time zone, grace_days integer, read_only_days integer, at timestamp with time zone) OWNER TO musclemate_owner;

--
-- Name: subscriptions_to(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.subscriptions_to(of_audience text) RETURNS TABLE(provider text, reference text, price text, state text)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return query
    select subscription.provider, subscription.reference, subscription.price, app.state_of(subscription)
      from app.subscriptions as subscription
      join app.tiers as tier
        on tier.tenant_id = subscription.tenant_id
       and tier.code = app.tier_of_price(subscription.tenant_id, subscription.provider, subscription.price)
       and tier.audience = of_audience
     where subscription.tenant_id = app.tenant_id()
       and subscription.account_id = app.account_id();
end
$$;


ALTER FUNCTION app.subscriptions_to(of_audience text) OWNER TO mm_definer;

--
-- Name: summary(uuid, date, integer, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  chosen_unit constant text := coalesce(shown_in, app.own_unit());
  sees_volume constant boolean := of_lifter = any (array(select app.within('all_lifts')));
  calendar record;
  last_week date;
begin
  select *
    into calendar
    from app.calendar(of_lifter);
  last_week := app.bucket_start('week', coalesce(of_week, calendar.today), calendar.week_start);
  return (
    with days as (
      select day::date as date,
             day::date - (day::date - (last_week - 7 * (week_count - 1))) % 7 as first_day,
             done.workouts, done.duration_seconds, done.kilocalories, lifted.volume
        from generate_series(
               (last_week - 7 * (week_count - 1))::timestamp, (last_week + 6)::timestamp, '1 day') as day
       cross join lateral (
         select count(*) as workouts, coalesce(sum(workout.duration_seconds), 0) as duration_seconds,
                trim_scale(sum(energy.kilocalories)) as kilocalories
           from app.workouts as workout
           left join app.workout_energy as energy
             on energy.tenant_id = workout.tenant_id
            and energy.lifter_id = workout.lifter_id
            and energy.workout_id = workout.id
          where workout.tenant_id = (select app.tenant_id())
            and workout.lifter_id = of_lifter
            and workout.local_date = day::date) as done
       cross join lateral (
         select case
                  when sees_volume
                    then app.weight_in(chosen_unit, coalesce(sum(lift.volume_grams), 0) / 1000, 'kg')
                end as volume
           from app.lift_days as lift
          where sees_volume
            and lift.tenant_id = (select app.tenant_id())
            and lift.lifter_id = of_lifter
            and lift.local_date = day::date) as lifted
    ),
    weeks as (
      select days.first_day, days.first_day + 6 as last_day, sum(days.workouts) as workouts,
             sum(days.duration_seconds) as duration_seconds, trim_scale(sum(days.kilocalories)) as kilocalories,
             trim_scale(round(sum(days.volume), 1)) as volume,
             app.averages(sum(days.duration_seconds), sum(days.kilocalories), 7) as per_day,
             app.averages(
               sum(days.duration_seconds), sum(days.kilocalories), sum(days.workouts)) as per_workout,
             json_agg(day order by day.date) as days
        from days
       cross join lateral (
         select days.date, days.workouts, days.duration_seconds, days.kilocalories,
                trim_scale(round(days.volume, 1)) as volume) as day
       group by days.first_day
    )
    select row_to_json(answer)
      from (
        select calendar.week_start, chosen_unit as unit,
               app.averages(sum(duration_seconds), sum(kilocalories), count(*)) as per_week,
               json_agg(weeks order by weeks.first_day) as weeks
          from weeks) as answer);
end
$$;


ALTER FUNCTION app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text) OWNER TO musclemate_owner;

--
-- Name: swap_stripe_checkout(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.swap_stripe_checkout(checkout text) RETURNS text
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with before as materialized (
    select known.checkout
      from app.stripe_customers as known
     where known.tenant_id = app.tenant_id()
       and known.account_id = app.account_id()
       for update
  ),
  noted as (
    update app.stripe_customers as known
       set checkout = swap_stripe_checkout.checkout
      from before
     where known.tenant_id = app.tenant_id()
       and known.account_id = app.account_id()
  )
  select before.checkout
    from before;
$$;


ALTER FUNCTION app.swap_stripe_checkout(checkout text) OWNER TO mm_definer;

--
-- Name: take_from_bin(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.take_from_bin(workout uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform app.begin_change(null, null, null);
  delete from app.deleted_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  if not found then
    raise exception using errcode = 'MM409', message = 'it was restored meanwhile';
  end if;
end
$$;


ALTER FUNCTION app.take_from_bin(workout uuid) OWNER TO musclemate_owner;

--
-- Name: teams_in_sight(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.teams_in_sight() RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 2
    SET search_path TO ''
    AS $$
begin
  return query
    select app.my_teams()
     union
    select client.team_id
      from app.team_clients as client
     where client.tenant_id = app.tenant_id()
       and client.lifter_id = app.account_id();
end
$$;


ALTER FUNCTION app.teams_in_sight() OWNER TO mm_definer;

--
-- Name: tell_coach(app.assigned_plans, text, jsonb); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_coach(plan app.assigned_plans, kind text, arguments jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select app.notify(
           plan.coach_id, kind,
           jsonb_build_object(
             'assignment_id', plan.id, 'plan', plan.name, 'lifter_id', plan.lifter_id,
             'lifter', coalesce(account.display_name, account.username))
           || arguments)
    from app.accounts as account
   where account.tenant_id = plan.tenant_id
     and account.id = plan.lifter_id
$$;


ALTER FUNCTION app.tell_coach(plan app.assigned_plans, kind text, arguments jsonb) OWNER TO mm_definer;

--
-- Name: tell_of_comment(app.comments); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_of_comment(written app.comments) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  is_lifters constant boolean := written.author_id = written.lifter_id;
  told record;
begin
  insert into app.comment_marks (tenant_id, lifter_id, workout_id, reader_id)
  select written.tenant_id, written.lifter_id, written.workout_id, reader.id
    from (select written.lifter_id union select app.coaches_of(written.lifter_id)) as reader (id)
   where reader.id <> written.author_id
      on conflict do nothing;
  perform app.count_unread_comments(written.lifter_id, written.workout_id);
  for told in
    with coach as (
      select let_in.id,
             exists (
               select
                 from app.comments as other
                where other.tenant_id = written.tenant_id
                  and other.lifter_id = written.lifter_id
                  and other.author_id = let_in.id
                  and written.reply_to in (other.id, other.reply_to)) as wrote_there
        from app.coaches_let_in(written.lifter_id, 'workout_details') as let_in (id)
       where let_in.id <> written.author_id
    )
    select written.lifter_id as id, 'workout_comment' as kind
     where not is_lifters
     union all
    select coach.id, case when coach.wrote_there then 'comment_answer' else 'client_comment' end
      from coach
     where coach.wrote_there
        or is_lifters and not exists (select from coach as another where another.wrote_there)
     order by id
  loop
    perform app.tell_reader_of_comment(told.id, told.kind, written);
  end loop;
end
$$;


ALTER FUNCTION app.tell_of_comment(written app.comments) OWNER TO mm_definer;

--
-- Name: tell_of_message(app.messages); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_of_message(sent app.messages) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  author constant uuid := case when sent.is_from_coach then sent.coach_id else sent.lifter_id end;
  reader constant uuid := case when sent.is_from_coach then sent.lifter_id else sent.coach_id end;
begin
  if not sent.is_from_coach and reader not in (select app.coaches_let_in(sent.lifter_id, null)) then
    return;
  end if;
  perform app.notify_about(reader, 'message', author);
  update app.conversations as talk
     set lifter_mailed_at = case when sent.is_from_coach then now() else talk.lifter_mailed_at end,
         coach_mailed_at = case when sent.is_from_coach then talk.coach_mailed_at else now() end
   where talk.tenant_id = sent.tenant_id
     and talk.lifter_id = sent.lifter_id
     and talk.coach_id = sent.coach_id
     and coalesce(
           case when sent.is_from_coach then talk.lifter_mailed_at else talk.coach_mailed_at end, '-infinity')
         <= now() - interval '1 hour';
  if found then
    perform app.mail_to(reader, 'message_written', jsonb_build_object('name', app.name_of(author)));
  end if;
end
$$;


ALTER FUNCTION app.tell_of_message(sent app.messages) OWNER TO mm_definer;

--
-- Name: tell_of_subscription(app.subscriptions, text, timestamp with time zone); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_of_subscription(subscription app.subscriptions, kind text, moment timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  arguments jsonb;
  recipient record;
begin
  if subscription.account_id is null then
    return;
  end if;
  select account.email, coalesce(account.display_name, account.username) as name, tier.name as tier
    into recipient
    from app.accounts as account
    left join app.tiers as tier
      on tier.tenant_id = account.tenant_id
     and tier.code = app.tier_of_price(subscription.tenant_id, subscription.provider, subscription.price)
   where account.tenant_id = subscription.tenant_id
     and account.id = subscription.account_id;
  arguments := jsonb_build_object(
    'tier', coalesce(recipient.tier, subscription.price), 'date', to_char(moment at time zone 'UTC', 'YYYY-MM-DD'),
    'provider', subscription.provider, 'reference', subscription.reference);
  perform app.notify(subscription.account_id, kind, arguments);
  perform app.queue_mail(kind, recipient.email, arguments || jsonb_build_object('name', recipient.name));
end
$$;


ALTER FUNCTION app.tell_of_subscription(subscription app.subscriptions, kind text, moment timestamp with time zone) OWNER TO mm_definer;

--
-- Name: tell_reader_of_comment(uuid, text, app.comments); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_reader_of_comment(reader uuid, kind text, written app.comments) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  arguments jsonb := jsonb_build_object('lifter_id', written.lifter_id, 'workout_id', written.workout_id);
begin
  if kind = 'workout_comment' then
    arguments := arguments || jsonb_build_object(
      'workout',
      (select own.name
         from app.workouts as own
        where own.tenant_id = written.tenant_id
          and own.lifter_id = written.lifter_id
          and own.id = written.workout_id));
  end if;
  perform app.notify_about(reader, kind, written.author_id, arguments);
  update app.comment_marks as mark
     set mailed_at = now()
   where mark.tenant_id = written.tenant_id
     and mark.lifter_id = written.lifter_id
     and mark.workout_id = written.workout_id
     and mark.reader_id = reader
     and (mark.mailed_at is null or mark.mailed_at <= now() - interval '1 hour');
  if found then
    perform app.mail_to(reader, 'comment_written', jsonb_build_object('name', app.name_of(written.author_id)));
  end if;
end
$$;


ALTER FUNCTION app.tell_reader_of_comment(reader uuid, kind text, written app.comments) OWNER TO mm_definer;

--
-- Name: tell_subscriber(app.subscriptions, app.subscriptions, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_subscriber(before app.subscriptions, told app.subscriptions, state_before text, state_now text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if state_now = 'revoked' and state_before <> 'revoked' then
    perform app.tell_of_subscription(told, 'subscription_refunded', told.revoked_at);
  elsif state_now = 'lapsed' and state_before not in ('lapsed', 'revoked') then
    perform app.tell_of_subscription(told, 'subscription_ended', coalesce(told.ended_at, now()));
  elsif told.failing_since is distinct from before.failing_since and state_now in ('grace', 'read_only') then
    -- until when everything stays as it is
    perform app.tell_of_subscription(told, 'payment_failed', (
      select course.at
        from app.subscription_course(told) as course
       where course.state = 'read_only'
         and course.at > told.failing_since
       limit 1));
  end if;
end
$$;


ALTER FUNCTION app.tell_subscriber(before app.subscriptions, told app.subscriptions, state_before text, state_now text) OWNER TO mm_definer;

--
-- Name: tell_week_done(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tell_week_done() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  week record;
  standing app.assigned_plans;
begin
  select count(*) filter (where other.state = 'planned') as waiting,
         count(*) filter (where other.state = 'done') as done,
         count(*) as sessions
    into week
    from app.planned_workouts as other
   where other.tenant_id = new.tenant_id
     and other.lifter_id = new.lifter_id
     and other.assignment_id = new.assignment_id
     and other.cycle is not distinct from new.cycle
     and other.week = new.week;
  if week.waiting > 0 or week.done = 0 then
    return null;
  end if;
  select own.*
    into standing
    from app.assigned_plans as own
   where own.tenant_id = new.tenant_id
     and own.lifter_id = new.lifter_id
     and own.id = new.assignment_id
     and own.state = 'active';
  if found and app.plans_open_to(standing.coach_id, new.lifter_id) then
    perform app.tell_coach(
      standing, 'plan_week_done',
      jsonb_build_object('week', new.week, 'done', week.done, 'sessions', week.sessions));
  end if;
  return null;
end
$$;


ALTER FUNCTION app.tell_week_done() OWNER TO mm_definer;

--
-- Name: template_from_workout(uuid, uuid, text); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.template_from_workout(template uuid, workout uuid, name text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  done text;
  present record;
begin
  select own.name
    into done
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such workout';
  end if;
  select own.name, own.notes
    into present
    from app.templates as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = template;
  perform app.keep_template(
    template, coalesce(template_from_workout.name, present.name, done), present.notes, null, null,
    app.workout_prescription(workout));
end
$$;


ALTER FUNCTION app.template_from_workout(template uuid, workout uuid, name text) OWNER TO musclemate_owner;

--
-- Name: template_prescription(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.template_prescription(template uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(coalesce(
           (select jsonb_agg(to_jsonb(shown) - 'position' order by shown.position)
              from (
                select entry.position, exercise.name, exercise.id as exercise_id, exercise.lift, entry.notes,
                       entry.superset,
                       (select coalesce(jsonb_agg(to_jsonb(line) - 'position' order by line.position), '[]')
                          from (
                            select planned.position, planned.kind, planned.reps, planned.reps_max,
                                   trim_scale(planned.weight) as weight, planned.unit,
                                   trim_scale(planned.percentage) as percentage,
                                   trim_scale(planned.rpe) as rpe, planned.rest_seconds,
                                   planned.duration_seconds,
                                   trim_scale(planned.distance_meters) as distance_meters, planned.notes
                              from app.template_sets as planned
                             where planned.tenant_id = entry.tenant_id
                               and planned.lifter_id = entry.lifter_id
                               and planned.template_id = entry.template_id
                               and planned.entry = entry.entry) as line) as sets
                  from app.template_exercises as entry
                  join app.exercises as exercise
                    on exercise.tenant_id = entry.tenant_id
                   and exercise.lifter_id = entry.lifter_id
                   and exercise.id = entry.exercise_id
                 where entry.tenant_id = own.tenant_id
                   and entry.lifter_id = own.lifter_id
                   and entry.template_id = own.id) as shown),
           '[]'))
    from app.templates as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = template_prescription.template
$$;


ALTER FUNCTION app.template_prescription(template uuid) OWNER TO musclemate_owner;

--
-- Name: tenant_by_slug(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tenant_by_slug(tenant text) RETURNS integer
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  number constant integer := (select one.id from app.tenants as one where one.slug = lower(tenant));
begin
  if number is null then
    raise exception 'unknown-tenant' using errcode = 'MM404';
  end if;
  return number;
end
$$;


ALTER FUNCTION app.tenant_by_slug(tenant text) OWNER TO mm_definer;

--
-- Name: tenant_id(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.tenant_id() RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer;


ALTER FUNCTION app.tenant_id() OWNER TO musclemate_owner;

--
-- Name: tier_of_price(integer, text, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tier_of_price(tenant integer, of_provider text, of_price text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select price.tier
      from app.tier_prices as price
     where price.tenant_id = tenant
       and of_price = case of_provider when 'stripe' then price.stripe_price else price.app_store_product end);
end
$$;


ALTER FUNCTION app.tier_of_price(tenant integer, of_provider text, of_price text) OWNER TO mm_definer;

--
-- Name: tiers_document(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tiers_document(tenant text) RETURNS json
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select row_to_json(document)
    from (
      select owner.grace_days, owner.read_only_days,
             (select coalesce(json_agg(line), '[]')
                from (
                  select tier.code, tier.audience, tier.name, tier.is_free, tier.trial_days, tier.is_active,
                         (select coalesce(json_agg(sold), '[]')
                            from (
                              select price.id, price.amount, price.currency, price.billing_interval as interval,
                                     price.stripe_price, price.app_store_product, price.is_active
                                from app.tier_prices as price
                               where price.tenant_id = tier.tenant_id
                                 and price.tier = tier.code
                               order by price.currency, price.amount, price.id) as sold) as prices,
                         (select coalesce(json_agg(contained), '[]')
                            from (
                              select entitlement.feature, entitlement.at_most
                                from app.tier_entitlements as entitlement
                                join app.features as feature on feature.code = entitlement.feature
                               where entitlement.tenant_id = tier.tenant_id
                                 and entitlement.tier = tier.code
                                 and entitlement.allowed
                               order by feature.position) as contained) as features
                    from app.tiers as tier
                   where tier.tenant_id = owner.id
                   order by tier.position, tier.code) as line) as tiers
        from app.tenants as owner
       where owner.id = app.tenant_by_slug(tenant)) as document;
$$;


ALTER FUNCTION app.tiers_document(tenant text) OWNER TO mm_definer;

--
-- Name: tiers_on_offer(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tiers_on_offer() RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(offered), '[]'), 'next', null)
      from (
        select tier.code, tier.audience, tier.name, tier.is_free, tier.trial_days,
               app.price_list(tier.tenant_id, tier.code) as prices,
               (select coalesce(json_agg(contained), '[]')
                  from (
                    select feature.code as feature, entitlement.at_most
                      from app.tier_entitlements as entitlement
                      join app.features as feature on feature.code = entitlement.feature
                     where entitlement.tenant_id = tier.tenant_id
                       and entitlement.tier = tier.code
                       and entitlement.allowed
                     order by feature.position) as contained) as features
          from app.tenants as tenant
          join app.tiers as tier
            on tier.tenant_id = tenant.id
           and tier.is_active
         where tenant.id = app.tenant_id()
           and tenant.modules @> array['billing']
         order by tier.position, tier.code) as offered);
end
$$;


ALTER FUNCTION app.tiers_on_offer() OWNER TO mm_definer;

--
-- Name: to_be_done(jsonb); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.to_be_done(prescription jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- A maximum is looked up once for each exercise, not for each of 10,000 sets.
  with exercise as materialized (
    select listed.given, listed.turn,
           (select known.grams
              from app.one_rep_max((listed.given ->> 'exercise_id')::uuid) as known) as max_grams
      from jsonb_array_elements(prescription) with ordinality as listed (given, turn)
  )
  select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(exercise.given - 'sets' - 'lift')
             || jsonb_build_object('sets', coalesce(planned.sets, '[]'))
             order by exercise.turn),
           '[]')
    from exercise
   cross join lateral (
     select jsonb_agg(
              jsonb_build_object('done', false, 'target', jsonb_strip_nulls(line.given))
              || jsonb_strip_nulls(
                   jsonb_build_object(
                     'kind', line.given -> 'kind',
                     'reps', line.given -> 'reps',
                     'weight', trim_scale(load.weight),
                     'unit', case when load.weight is not null then load.unit end,
                     'rest_seconds', line.given -> 'rest_seconds',
                     'duration_seconds', line.given -> 'duration_seconds',
                     'distance_meters', line.given -> 'distance_meters'))
              order by line.turn) as sets
       from jsonb_array_elements(exercise.given -> 'sets') with ordinality as line (given, turn)
       join app.accounts as account
         on account.tenant_id = (select app.tenant_id())
        and account.id = (select app.account_id())
      cross join lateral (select coalesce(line.given ->> 'unit', account.unit)) as entered (unit)
      cross join lateral (
        select entered.unit,
               case when line.given ? 'percentage'
                    then app.percentage_weight(
                           exercise.max_grams, (line.given ->> 'percentage')::numeric, entered.unit)
                    else (line.given ->> 'weight')::numeric
               end as weight) as load) as planned
$$;


ALTER FUNCTION app.to_be_done(prescription jsonb) OWNER TO musclemate_owner;

--
-- Name: today(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.today() RETURNS date
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
    select (now() at time zone account.time_zone)::date
      from app.accounts as account
     where account.tenant_id = app.tenant_id()
       and account.id = app.account_id());
end
$$;


ALTER FUNCTION app.today() OWNER TO musclemate_owner;

--
-- Name: tuned_rules(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.tuned_rules() RETURNS SETOF app.attention_rules
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 10
    SET search_path TO ''
    AS $$
  with own as (
    select *
      from app.attention_rules
     where tenant_id = app.tenant_id()
       and coach_id = app.account_id()
  )
  select app.tenant_id(), app.account_id(), meant.lifter_id,
         coalesce(client.muted, general.muted, '{}'),
         coalesce(client.missed_sessions, general.missed_sessions, 1),
         coalesce(client.missed_days, general.missed_days, 7),
         coalesce(client.fall_percent, general.fall_percent, 5),
         coalesce(client.fall_exposures, general.fall_exposures, 3),
         coalesce(client.rpe_excess, general.rpe_excess, 1),
         coalesce(client.rpe_sessions, general.rpe_sessions, 1),
         coalesce(client.silent_days, general.silent_days, 7)
    from (select null::uuid as lifter_id union select own.lifter_id from own) as meant
    left join own as general on general.lifter_id is null
    left join own as client on client.lifter_id = meant.lifter_id
$$;


ALTER FUNCTION app.tuned_rules() OWNER TO mm_definer;

--
-- Name: turn_clock(uuid, text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.turn_clock(draft uuid, turn text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  pressed constant timestamptz := clock_timestamp();
  own record;
begin
  select kept.started_at, kept.running_since
    into own
    from app.drafts as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = app.account_id()
     and kept.id = draft;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such draft';
  end if;
  if own.started_at is null and turn <> 'start' then
    perform app.raise_conflict('draftNotStarted', '{}');
  end if;
  if turn = 'start' and own.started_at is null then
    update app.drafts as kept
       set started_at = pressed, running_since = pressed
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = app.account_id()
       and kept.id = draft;
  elsif turn = 'pause' and own.running_since is not null then
    update app.drafts as kept
       set running_since = null,
           active_milliseconds = kept.active_milliseconds
             + greatest(0, extract(epoch from pressed - kept.running_since) * 1000)::bigint
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = app.account_id()
       and kept.id = draft;
  elsif turn = 'resume' and own.running_since is null then
    update app.drafts as kept
       set running_since = pressed
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = app.account_id()
       and kept.id = draft;
  end if;
end
$$;


ALTER FUNCTION app.turn_clock(draft uuid, turn text) OWNER TO mm_definer;

--
-- Name: undo_days(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.undo_days() RETURNS interval
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '30 days'::interval;


ALTER FUNCTION app.undo_days() OWNER TO musclemate_owner;

--
-- Name: unknown_exercise(integer); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.unknown_exercise(exercise_index integer) RETURNS uuid
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise exception using errcode = 'MM422', message = 'no such exercise', detail = json_build_array(
    json_build_object('pointer', format('/exercises/%s/exercise_id', exercise_index), 'code', 'unknown'));
end
$$;


ALTER FUNCTION app.unknown_exercise(exercise_index integer) OWNER TO musclemate_owner;

--
-- Name: unread_by_client(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.unread_by_client() RETURNS TABLE(lifter_id uuid, comments integer, messages integer)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  tenant constant integer := app.tenant_id();
begin
  if me is null or current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    select unread.lifter_id, sum(unread.comments)::integer, sum(unread.messages)::integer
      from (
        select mark.lifter_id, mark.unread as comments, 0 as messages
          from app.comment_marks as mark
         where mark.tenant_id = tenant
           and mark.reader_id = me
           and mark.unread > 0
           and mark.lifter_id <> me
           and mark.lifter_id = any (array(select app.within('workout_details')))
           and exists (
             select
               from app.workouts as own
              where own.tenant_id = tenant
                and own.lifter_id = mark.lifter_id
                and own.id = mark.workout_id)
         union all
        select conversation.lifter_id, 0, conversation.coach_unread
          from app.conversations as conversation
         where conversation.tenant_id = tenant
           and conversation.coach_id = me
           and conversation.coach_unread > 0
           and conversation.lifter_id = any (array(select app.open_clients()))) as unread
     group by unread.lifter_id;
end
$$;


ALTER FUNCTION app.unread_by_client() OWNER TO mm_definer;

--
-- Name: used_of(text, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.used_of(of_feature text, of_account uuid) RETURNS bigint
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return case of_feature
           when 'templates' then (
             select count(*)
               from app.templates as template
              where template.tenant_id = app.tenant_id()
                and template.lifter_id = of_account)
           when 'clients' then (
             select count(*)
               from app.coachings as coaching
              where coaching.tenant_id = app.tenant_id()
                and coaching.coach_id = of_account)
         end;
end
$$;


ALTER FUNCTION app.used_of(of_feature text, of_account uuid) OWNER TO mm_definer;

--
-- Name: verified_address(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.verified_address() RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select account.email
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
     and account.email_verified_at is not null;
$$;


ALTER FUNCTION app.verified_address() OWNER TO mm_definer;

--
-- Name: watch_assigned_programme(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.watch_assigned_programme() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if old.assignment_id is null or coalesce(current_setting('app.planning', true), '') = 'platform' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    perform app.close_plan(old.lifter_id, old.assignment_id, 'removed');
    return old;
  end if;
  if new.number <> old.number then
    perform app.adapt_plan(old.lifter_id, old.assignment_id, '{exercises,loads}');
  end if;
  return new;
end
$$;


ALTER FUNCTION app.watch_assigned_programme() OWNER TO mm_definer;

--
-- Name: watch_assigned_workout(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.watch_assigned_workout() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  changes text[];
begin
  if tg_op = 'INSERT' then
    if new.assignment_id is null and new.programme_id is not null then
      new.assignment_id := (
        select own.assignment_id
          from app.programmes as own
         where own.tenant_id = new.tenant_id
           and own.lifter_id = new.lifter_id
           and own.id = new.programme_id);
    end if;
    return new;
  end if;
  if old.assignment_id is null
     or coalesce(current_setting('app.planning', true), '') in ('platform', old.programme_id::text) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    if old.state = 'planned' and app.adapt_plan(old.lifter_id, old.assignment_id, '{skip}') then
      update app.assigned_plans as own
         set left_out = own.left_out + 1
       where own.tenant_id = old.tenant_id
         and own.lifter_id = old.lifter_id
         and own.id = old.assignment_id;
    end if;
    return old;
  end if;
  changes := app.adaptations(old, new);
  if changes = '{}' then
    -- The same as it was read: what a client can't send back stays.
    new.prescription := old.prescription;
  elsif app.adapt_plan(old.lifter_id, old.assignment_id, changes) then
    new.adapted := array(select distinct unnest(old.adapted || changes) order by 1);
    if changes <> '{skip}' then
      new.assigned := coalesce(
        old.assigned, jsonb_build_object('planned_for', old.planned_for, 'exercises', old.prescription));
    end if;
  end if;
  if new.state <> 'skipped' then
    new.adapted := array_remove(new.adapted, 'skip');
  end if;
  return new;
end
$$;


ALTER FUNCTION app.watch_assigned_workout() OWNER TO mm_definer;

--
-- Name: watched_clients(); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.watched_clients() RETURNS SETOF app.watched_client
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
begin
  return query
    with tuned as materialized (
      select *
        from app.tuned_rules()
    )
    select client.lifter_id, person.username, person.display_name, client.since, client.scopes, client.expires_at,
           client.paused, client.team_id, person.time_zone, (now() at time zone person.time_zone)::date,
           coalesce(own.rules, every.rules)
      from app.clients() as client
      join app.accounts as person
        on person.tenant_id = app.tenant_id()
       and person.id = client.lifter_id
      join (select tuned::app.attention_rules as rules from tuned where tuned.lifter_id is null) as every on true
      left join (select tuned.lifter_id, tuned::app.attention_rules as rules from tuned) as own
        on own.lifter_id = client.lifter_id;
end
$$;


ALTER FUNCTION app.watched_clients() OWNER TO mm_definer;

--
-- Name: week_start(); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.week_start() RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           (select profile.week_start
              from app.profiles as profile
             where profile.tenant_id = (select app.tenant_id())
               and profile.lifter_id = (select app.account_id())),
           'sunday');
$$;


ALTER FUNCTION app.week_start() OWNER TO musclemate_owner;

--
-- Name: weekday(date); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.weekday(day date) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (ARRAY['sunday'::text, 'monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text])[((EXTRACT(dow FROM day))::integer + 1)];


ALTER FUNCTION app.weekday(day date) OWNER TO musclemate_owner;

--
-- Name: withdraw_assignment(uuid, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.withdraw_assignment(assignment uuid, lifter uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
  plan app.assigned_plans;
  reached boolean := false;
begin
  update app.assignments as own
     set withdrawn_at = case when lifter is null then coalesce(own.withdrawn_at, now()) else own.withdrawn_at end
   where own.tenant_id = app.tenant_id()
     and own.coach_id = me
     and own.id = assignment;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such assignment';
  end if;
  for plan in
    select own.*
      from app.assigned_plans as own
     where own.tenant_id = app.tenant_id()
       and own.coach_id = me
       and own.id = assignment
       and (lifter is null or own.lifter_id = lifter)
     order by own.lifter_id
  loop
    if app.may_assign(plan.lifter_id) then
      reached := true;
      if plan.state = 'active' then
        perform app.change_version(plan.tenant_id, plan.lifter_id);
        perform app.close_plan(plan.lifter_id, plan.id, 'withdrawn');
        perform app.notify(
          plan.lifter_id, 'plan_withdrawn',
          jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', me, 'coach', plan.coach_name));
      end if;
    end if;
  end loop;
  if lifter is not null and not reached then
    raise exception using errcode = 'MM404', message = 'no such client of the assignment';
  end if;
end
$$;


ALTER FUNCTION app.withdraw_assignment(assignment uuid, lifter uuid) OWNER TO mm_definer;

--
-- Name: withdraw_invite(uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.withdraw_invite(id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  outcome text;
begin
  update app.invites as invite
     set state = case invite.state when 'open' then 'withdrawn' else invite.state end,
         closed_at = coalesce(invite.closed_at, now())
   where invite.tenant_id = app.tenant_id()
     and invite.id = withdraw_invite.id
     and invite.coach_id = app.account_id()
  returning invite.state
    into outcome;
  if outcome is null then
    raise exception 'no such invitation' using errcode = 'MM404';
  end if;
  if outcome <> 'withdrawn' then
    raise exception 'the invitation was answered' using errcode = 'MM410';
  end if;
end
$$;


ALTER FUNCTION app.withdraw_invite(id uuid) OWNER TO mm_definer;

--
-- Name: within(text); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.within(scope text) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
    SET search_path TO ''
    AS $$
declare
  me constant uuid := app.account_id();
begin
  if me is null then
    return;
  end if;
  return next me;
  if current_setting('role') = 'mm_coach' then
    return query
      select granted.lifter_id
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = me
         and granted.scope = within.scope
         and granted.opens_at <= now()
         and granted.expires_at > now()
       union all
      select granted.lifter_id
        from app.team_members as member
        join app.team_grants as granted
          on granted.tenant_id = member.tenant_id
         and granted.team_id = member.team_id
         and granted.scope = within.scope
         and granted.opens_at <= now()
         and granted.expires_at > now()
       where member.tenant_id = app.tenant_id()
         and member.account_id = me
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = granted.tenant_id
              and blocked.lifter_id = granted.lifter_id
              and blocked.coach_id = me);
  end if;
end
$$;


ALTER FUNCTION app.within(scope text) OWNER TO mm_definer;

--
-- Name: workouts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.workouts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    performed_at timestamp with time zone NOT NULL,
    time_zone text NOT NULL,
    local_date date GENERATED ALWAYS AS (((performed_at AT TIME ZONE time_zone))::date) STORED NOT NULL,
    duration_seconds integer,
    exercise_count integer NOT NULL,
    set_count integer NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    activity text,
    CONSTRAINT workouts_activity_check CHECK ((activity ~ '^[a-z_]{1,60}$'::text)),
    CONSTRAINT workouts_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
    CONSTRAINT workouts_exercise_count_check CHECK (((exercise_count >= 0) AND (exercise_count <= 100))),
    CONSTRAINT workouts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT workouts_performed_at_check CHECK (((performed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (performed_at < '2101-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT workouts_set_count_check CHECK (((set_count >= 0) AND (set_count <= 10000))),
    CONSTRAINT workouts_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.workouts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workouts OWNER TO musclemate_owner;

--
-- Name: workout_glance(app.workouts); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.workout_glance(workout app.workouts) RETURNS json
    LANGUAGE sql STABLE
    RETURN CASE WHEN ((workout).id IS NOT NULL) THEN json_build_object('id', (workout).id, 'name', (workout).name, 'performed_at', (workout).performed_at, 'date', (workout).local_date, 'duration_seconds', (workout).duration_seconds, 'exercise_count', (workout).exercise_count, 'set_count', (workout).set_count) ELSE NULL::json END;


ALTER FUNCTION app.workout_glance(workout app.workouts) OWNER TO musclemate_owner;

--
-- Name: workout_prescription(uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.workout_prescription(workout uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(
           (select jsonb_agg(
                     jsonb_strip_nulls(jsonb_build_object(
                       'exercise_id', turn.exercise_id,
                       'notes', turn.notes,
                       'superset', case when turn.size > 1 then turn.run end,
                       'sets',
                       (select jsonb_agg(to_jsonb(line) - 'position' order by line.position)
                          from (
                            select done.position, done.kind, done.reps, trim_scale(done.weight) as weight,
                                   done.unit, trim_scale(done.rpe) as rpe, done.rest_seconds,
                                   done.duration_seconds, trim_scale(done.distance_meters) as distance_meters,
                                   done.notes
                              from app.sets as done
                             where done.tenant_id = own.tenant_id
                               and done.lifter_id = own.lifter_id
                               and done.workout_id = own.id
                               and done.exercise_position = turn.position) as line)))
                     order by turn.position)
              from (
                select runs.*, count(runs.superset) over (partition by runs.run) as size
                  from (
                    select entries.*, count(*) filter (where entries.begins)
                             over (order by entries.position) as run
                      from (
                        select entry.position, entry.exercise_id, entry.notes, entry.superset,
                               entry.superset is distinct from
                                 lag(entry.superset) over (order by entry.position) as begins
                          from app.workout_exercises as entry
                         where entry.tenant_id = own.tenant_id
                           and entry.lifter_id = own.lifter_id
                           and entry.workout_id = own.id) as entries) as runs) as turn),
           '[]')
    from app.workouts as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = workout_prescription.workout
$$;


ALTER FUNCTION app.workout_prescription(workout uuid) OWNER TO musclemate_owner;

--
-- Name: workout_records(uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.workout_records(of_lifter uuid, of_workout uuid) RETURNS json
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
begin
  return (
    select json_agg(
             app.record_shown(record, (select app.own_unit()))
             order by record.exercise_id, record.kind, record.at_reps)
      from app.records as record
     where record.tenant_id = (select app.tenant_id())
       and record.lifter_id = of_lifter
       and record.workout_id = of_workout);
end
$$;


ALTER FUNCTION app.workout_records(of_lifter uuid, of_workout uuid) OWNER TO musclemate_owner;

--
-- Name: workout_sets(uuid, uuid); Type: FUNCTION; Schema: app; Owner: musclemate_owner
--

CREATE FUNCTION app.workout_sets(workout uuid, lifter uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_agg(entry_line)
    from (
      select exercise.id as exercise_id, exercise.name,
             (select coalesce(jsonb_agg(set_line), '[]')
                from (
                  select done.kind, done.reps, trim_scale(done.weight) as weight, done.unit,
                         trim_scale(done.rpe) as rpe, done.duration_seconds,
                         trim_scale(done.distance_meters) as distance_meters
                    from app.sets as done
                   where done.tenant_id = entry.tenant_id
                     and done.lifter_id = entry.lifter_id
                     and done.workout_id = entry.workout_id
                     and done.exercise_position = entry.position
                   order by done.position) as set_line) as sets
        from app.workout_exercises as entry
        join app.exercises as exercise
          on exercise.tenant_id = entry.tenant_id
         and exercise.lifter_id = entry.lifter_id
         and exercise.id = entry.exercise_id
       where entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = workout_sets.lifter
         and entry.workout_id = workout_sets.workout
       order by entry.position) as entry_line
$$;


ALTER FUNCTION app.workout_sets(workout uuid, lifter uuid) OWNER TO musclemate_owner;

--
-- Name: write_comment(uuid, uuid, uuid, text, integer, integer, uuid); Type: FUNCTION; Schema: app; Owner: mm_definer
--

CREATE FUNCTION app.write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  whose constant uuid := app.begin_commenting(lifter, workout);
  subject constant record := app.subject_of_comment(whose, workout, exercise_place, set_place, thread);
  written app.comments;
begin
  perform app.slow_comments_down();
  perform app.leave_room(500, count(*)), app.leave_room(100, count(*) filter (where other.reply_to = thread))
     from app.comments as other
    where other.tenant_id = app.tenant_id()
      and other.lifter_id = whose
      and other.workout_id = workout;
  insert into app.comments (
    tenant_id, lifter_id, id, workout_id, author_id, exercise_position, set_position, about, reply_to, text,
    created_at)
  values (
    app.tenant_id(), whose, comment, workout, app.account_id(), subject.exercise_place, subject.set_place,
    subject.about, thread, written_text, clock_timestamp())
  returning * into written;
  perform app.tell_of_comment(written);
  return app.comment_json(written, app.comments_read_up_to(whose, workout));
end
$$;


ALTER FUNCTION app.write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid) OWNER TO mm_definer;

--
-- Name: accept_attempt(bigint); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.accept_attempt(attempt bigint) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update auth.sign_in_attempts a
     set outcome = 'success'
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
$$;


ALTER FUNCTION auth.accept_attempt(attempt bigint) OWNER TO mm_definer;

--
-- Name: account_json(integer, uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.account_json(tenant_id integer, account_id uuid) RETURNS json
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select app.account_json(a)
    from app.accounts a
   where a.tenant_id = account_json.tenant_id
     and a.id = account_json.account_id;
$$;


ALTER FUNCTION auth.account_json(tenant_id integer, account_id uuid) OWNER TO mm_definer;

--
-- Name: address_block(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.address_block(address text) RETURNS inet
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  parsed inet;
begin
  parsed := nullif(address, '')::inet;
  return case when parsed is null then '::'
              when family(parsed) = 6 then network(set_masklen(parsed, 64))
              else parsed end;
exception when invalid_text_representation then
  return '::';
end
$$;


ALTER FUNCTION auth.address_block(address text) OWNER TO mm_definer;

--
-- Name: begin_session(bytea, text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.begin_session(token_hash bytea, role text, tenant text DEFAULT NULL::text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  session record;
begin
  select s.tenant_id, s.account_id, s.id, s.role, s.last_used_at
    into session
    from auth.sessions s
   where s.token_hash = begin_session.token_hash
     and s.expires_at > now();
  if not found or begin_session.role is distinct from 'mm_' || session.role then
    raise exception 'no valid session' using errcode = 'MM401';
  end if;
  if tenant is not null
     and not exists (
       select from app.tenants t where t.id = session.tenant_id and t.slug = lower(tenant)) then
    raise exception 'contradicting-tenant' using errcode = 'MM400';
  end if;
  if session.last_used_at < now() - interval '1 minute' then
    perform auth.note_use(session.tenant_id, session.account_id, session.id);
  end if;
  perform auth.set_context(session.tenant_id, session.account_id, session.id, session.role);
  return begin_session.role;
end
$$;


ALTER FUNCTION auth.begin_session(token_hash bytea, role text, tenant text) OWNER TO mm_definer;

--
-- Name: begin_session_once(bytea, text, text, text, bytea, uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.begin_session_once(token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  role_to_take text := auth.begin_session(token_hash, role, tenant);
begin
  perform app.claim_key(key, request_digest, resource_id);
  return role_to_take;
end
$$;


ALTER FUNCTION auth.begin_session_once(token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid) OWNER TO mm_definer;

--
-- Name: begin_visit(text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.begin_visit(tenant text, host text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  visited integer;
begin
  if tenant <> '' then
    select t.id into visited from app.tenants t where t.slug = lower(tenant);
    if not found then
      raise exception 'unknown-tenant' using errcode = 'MM404';
    end if;
  else
    select coalesce(
             (select h.tenant_id
                from app.tenant_hosts h
               where h.host = lower(regexp_replace(begin_visit.host, ':\d+$', ''))),
             (select t.id from app.tenants t where t.is_default))
      into visited;
    if visited is null then
      raise exception 'unknown-tenant' using errcode = 'MM404';
    end if;
  end if;
  perform auth.set_context(visited, null, null, 'visitor');
  return 'mm_visitor';
end
$_$;


ALTER FUNCTION auth.begin_visit(tenant text, host text) OWNER TO mm_definer;

--
-- Name: book_attempt(integer, bytea, inet); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.book_attempt(tenant_id integer, subject bytea, address inet, OUT retry_after integer, OUT attempt bigint) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  retry_after := auth.wait_before_attempt(tenant_id, subject, address);
  if retry_after = 0 then
    insert into auth.sign_in_attempts as a (tenant_id, subject, address)
    values (book_attempt.tenant_id, book_attempt.subject, book_attempt.address)
    returning a.id into attempt;
  end if;
end
$$;


ALTER FUNCTION auth.book_attempt(tenant_id integer, subject bytea, address inet, OUT retry_after integer, OUT attempt bigint) OWNER TO mm_definer;

--
-- Name: book_registration(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.book_registration(address text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  block constant inet := auth.address_block(address);
  recent record;
begin
  select count(*) as attempts, min(r.at) as oldest
    into recent
    from auth.registrations r
   where r.tenant_id = app.tenant_id()
     and r.address = block
     and r.at > now() - interval '1 hour';
  if recent.attempts >= (select l.registrations_per_hour from auth.limits l) then
    return greatest(1, ceil(extract(epoch from recent.oldest + interval '1 hour' - now())))::integer;
  end if;
  insert into auth.registrations (tenant_id, address)
  values (app.tenant_id(), block);
  return null;
end
$$;


ALTER FUNCTION auth.book_registration(address text) OWNER TO mm_definer;

--
-- Name: change_password(bigint, text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.change_password(attempt bigint, checked_hash text, password_hash text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform auth.accept_attempt(attempt);
  perform auth.require_credential(checked_hash);
  perform auth.replace_password(
    app.tenant_id(), app.account_id(), change_password.password_hash, app.session_id());
end
$$;


ALTER FUNCTION auth.change_password(attempt bigint, checked_hash text, password_hash text) OWNER TO mm_definer;

--
-- Name: create_account(text, text[], text, text, text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.create_account(tenant text, roles text[], email text, username text, display_name text, password_hash text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  owner_id integer;
  created uuid := app.new_id();
begin
  select t.id into owner_id from app.tenants t where t.slug = lower(tenant);
  if not found then
    raise exception 'unknown-tenant' using errcode = 'MM404';
  end if;
  perform auth.insert_account(
    owner_id, created, roles, email, username, display_name, null, null, null, password_hash);
  update app.accounts a
     set email_verified_at = now()
   where a.tenant_id = owner_id
     and a.id = created;
  return created;
end
$$;


ALTER FUNCTION auth.create_account(tenant text, roles text[], email text, username text, display_name text, password_hash text) OWNER TO mm_definer;

--
-- Name: drop_surplus_sessions(integer, uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.drop_surplus_sessions(tenant_id integer, account_id uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  delete from auth.sessions s
   where s.tenant_id = drop_surplus_sessions.tenant_id
     and s.account_id = drop_surplus_sessions.account_id
     and s.id in (
       select o.id
         from auth.sessions o
        where o.tenant_id = drop_surplus_sessions.tenant_id
          and o.account_id = drop_surplus_sessions.account_id
        order by o.last_used_at desc, o.created_at desc
       offset (select l.sessions_per_account from auth.limits l));
$$;


ALTER FUNCTION auth.drop_surplus_sessions(tenant_id integer, account_id uuid) OWNER TO mm_definer;

--
-- Name: end_session(uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.end_session(id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from auth.sessions s
   where s.tenant_id = app.tenant_id()
     and s.account_id = app.account_id()
     and s.id = coalesce(end_session.id, app.session_id());
  if not found then
    raise exception 'no such session' using errcode = 'MM404';
  end if;
end
$$;


ALTER FUNCTION auth.end_session(id uuid) OWNER TO mm_definer;

--
-- Name: insert_account(integer, uuid, text[], text, text, text, text, text, text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.insert_account(tenant_id integer, id uuid, roles text[], email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into app.accounts (
    tenant_id, id, email, username, display_name, roles, locale, time_zone, unit)
  select t.id, insert_account.id, lower(insert_account.email), lower(insert_account.username),
         insert_account.display_name, insert_account.roles, coalesce(insert_account.locale, t.locale),
         coalesce(insert_account.time_zone, 'UTC'), coalesce(insert_account.unit, 'kg')
    from app.tenants t
   where t.id = insert_account.tenant_id;
  insert into auth.credentials (tenant_id, account_id, password_hash)
  values (insert_account.tenant_id, insert_account.id, insert_account.password_hash);
exception when unique_violation then
  raise exception 'taken' using
    errcode = 'MM422',
    detail = (
      select coalesce(json_agg(json_build_object('pointer', pointer, 'code', 'taken')), '[]')
        from (select '/email' as pointer
                from app.accounts a
               where a.tenant_id = insert_account.tenant_id and a.email = lower(insert_account.email)
               union all
              select '/username'
                from app.accounts a
               where a.tenant_id = insert_account.tenant_id and a.username = lower(insert_account.username)
             ) taken);
end
$$;


ALTER FUNCTION auth.insert_account(tenant_id integer, id uuid, roles text[], email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text) OWNER TO mm_definer;

--
-- Name: issue_token(integer, uuid, text, text, bytea, bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.issue_token(tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if (select count(*)
        from auth.one_time_tokens o
       where o.tenant_id = issue_token.tenant_id
         and o.account_id = issue_token.account_id
         and o.purpose = issue_token.purpose
         and o.created_at > now() - interval '1 hour') >= (select l.mails_per_hour from auth.limits l) then
    return;
  end if;
  insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, new_email, expires_at)
  select issue_token.tenant_id, issue_token.account_id, issue_token.token_hash, issue_token.purpose,
         issue_token.new_email,
         now() + case issue_token.purpose when 'reset_password' then l.reset_life else l.verification_life end
    from auth.limits l;
  perform app.queue_mail(
            issue_token.purpose, coalesce(issue_token.new_email, a.email),
            jsonb_build_object('name', coalesce(a.display_name, a.username)), issue_token.secret)
     from app.accounts a
    where a.tenant_id = issue_token.tenant_id
      and a.id = issue_token.account_id;
end
$$;


ALTER FUNCTION auth.issue_token(tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea) OWNER TO mm_definer;

--
-- Name: list_sessions(); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.list_sessions() RETURNS json
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select json_build_object('items', coalesce(json_agg(row_to_json(session)), '[]'), 'next', null)
    from (select s.id, s.device, s.role, s.created_at, s.last_used_at, s.expires_at,
                 s.id = app.session_id() as current
            from auth.sessions s
           where s.tenant_id = app.tenant_id()
             and s.account_id = app.account_id()
             and s.expires_at > now()
           order by s.last_used_at desc, s.created_at desc) session;
$$;


ALTER FUNCTION auth.list_sessions() OWNER TO mm_definer;

--
-- Name: one_time_tokens; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.one_time_tokens (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    new_email text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT one_time_tokens_check CHECK (((purpose = 'change_email'::text) = (new_email IS NOT NULL))),
    CONSTRAINT one_time_tokens_new_email_check CHECK (((new_email = lower(new_email)) AND ((length(new_email) >= 3) AND (length(new_email) <= 254)))),
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'change_email'::text, 'reset_password'::text]))),
    CONSTRAINT one_time_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY auth.one_time_tokens FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.one_time_tokens OWNER TO musclemate_owner;

--
-- Name: live_token(bytea, text[]); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.live_token(token_hash bytea, purposes text[]) RETURNS auth.one_time_tokens
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  token auth.one_time_tokens;
begin
  select o.* into token
    from auth.one_time_tokens o
   where o.token_hash = live_token.token_hash
     and o.purpose = any (purposes)
     for update;
  if not found then
    raise exception 'unknown token' using errcode = 'MM404';
  end if;
  if token.used_at is not null or token.expires_at <= now() then
    raise exception 'token expired or used' using errcode = 'MM410';
  end if;
  return token;
end
$$;


ALTER FUNCTION auth.live_token(token_hash bytea, purposes text[]) OWNER TO mm_definer;

--
-- Name: note_use(integer, uuid, uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.note_use(tenant_id integer, account_id uuid, session_id uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  with noted as materialized (
    select s.tenant_id, s.account_id, s.id
      from auth.sessions s
     where s.tenant_id = note_use.tenant_id
       and s.account_id = note_use.account_id
       and s.id = note_use.session_id
       and s.last_used_at < now() - interval '1 minute'
       for update skip locked
  )
  update auth.sessions s
     set last_used_at = now(),
         expires_at = greatest(s.expires_at, now() + (select l.session_life from auth.limits l))
    from noted
   where s.tenant_id = noted.tenant_id
     and s.account_id = noted.account_id
     and s.id = noted.id;
$$;


ALTER FUNCTION auth.note_use(tenant_id integer, account_id uuid, session_id uuid) OWNER TO mm_definer;

--
-- Name: open_session(bigint, uuid, text, text, text, bytea, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.open_session(attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea, device text, OUT verdict text, OUT expires_at timestamp with time zone, OUT account json) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  opened record;
begin
  select a.roles, a.email_verified_at
    into opened
    from app.accounts a
    join auth.credentials c on c.tenant_id = a.tenant_id and c.account_id = a.id
   where a.tenant_id = app.tenant_id()
     and a.id = open_session.account_id
     and c.password_hash = checked_hash
     and a.locked_at is null;
  verdict := case when not found then 'refused'
                  when opened.email_verified_at is null then 'unverified'
                  when role <> all (opened.roles) then 'role-not-held'
                  else 'opened' end;
  update auth.sign_in_attempts a
     set outcome = case when verdict = 'refused' then 'failure' else 'success' end
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
  if verdict = 'opened' then
    insert into auth.sessions as s (tenant_id, account_id, token_hash, role, device, expires_at)
    select app.tenant_id(), open_session.account_id, open_session.token_hash, open_session.role,
           open_session.device, now() + l.session_life
      from auth.limits l
    returning s.expires_at into open_session.expires_at;
    perform auth.drop_surplus_sessions(app.tenant_id(), open_session.account_id);
    update auth.credentials c
       set password_hash = better_hash
     where c.tenant_id = app.tenant_id()
       and c.account_id = open_session.account_id
       and better_hash is not null;
    account := auth.account_json(app.tenant_id(), open_session.account_id);
  end if;
end
$$;


ALTER FUNCTION auth.open_session(attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea, device text, OUT verdict text, OUT expires_at timestamp with time zone, OUT account json) OWNER TO mm_definer;

--
-- Name: own_credential(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.own_credential(address text, OUT retry_after integer, OUT attempt bigint, OUT password_hash text, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select c.password_hash, a.email, a.username, t.password_minimum_length, t.password_requires,
         t.password_blocks_common
    into password_hash, email, username, minimum_length, requires, blocks_common
    from app.accounts a
    join app.tenants t on t.id = a.tenant_id
    join auth.credentials c on c.tenant_id = a.tenant_id and c.account_id = a.id
   where a.tenant_id = app.tenant_id()
     and a.id = app.account_id();
  select b.retry_after, b.attempt
    into own_credential.retry_after, own_credential.attempt
    from auth.book_attempt(app.tenant_id(), uuid_send(app.account_id()), auth.address_block(address)) b;
end
$$;


ALTER FUNCTION auth.own_credential(address text, OUT retry_after integer, OUT attempt bigint, OUT password_hash text, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) OWNER TO mm_definer;

--
-- Name: redeem_reset(bytea, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.redeem_reset(token_hash bytea, password_hash text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  token auth.one_time_tokens;
begin
  token := auth.spend_token(token_hash, array['reset_password']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  perform auth.replace_password(token.tenant_id, token.account_id, redeem_reset.password_hash, null);
  update app.accounts a
     set email_verified_at = coalesce(a.email_verified_at, now())
   where a.tenant_id = token.tenant_id
     and a.id = token.account_id;
  delete from auth.sign_in_attempts s
   where s.tenant_id = token.tenant_id
     and s.subject = uuid_send(token.account_id);
end
$$;


ALTER FUNCTION auth.redeem_reset(token_hash bytea, password_hash text) OWNER TO mm_definer;

--
-- Name: refuse_sign_in(bigint); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.refuse_sign_in(attempt bigint) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update auth.sign_in_attempts a
     set outcome = 'failure'
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
$$;


ALTER FUNCTION auth.refuse_sign_in(attempt bigint) OWNER TO mm_definer;

--
-- Name: register(uuid, text, text, text, text, text, text, text, text, bytea, bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.register(id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text, token_hash bytea, secret bytea) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform auth.insert_account(
    app.tenant_id(), id, array[role], email, username, display_name, locale, time_zone, unit, password_hash);
  perform auth.issue_token(app.tenant_id(), id, 'verify_email', null, token_hash, secret);
  return auth.account_json(app.tenant_id(), id);
end
$$;


ALTER FUNCTION auth.register(id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text, token_hash bytea, secret bytea) OWNER TO mm_definer;

--
-- Name: registration_rules(text, text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.registration_rules(email text, username text, time_zone text, OUT email_taken boolean, OUT username_taken boolean, OUT is_time_zone boolean, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean, OUT locale text) RETURNS record
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
  select exists (select from app.accounts a where a.tenant_id = t.id and a.email = lower($1)),
         exists (select from app.accounts a where a.tenant_id = t.id and a.username = lower($2)),
         $3 is null or app.is_time_zone($3),
         t.password_minimum_length, t.password_requires, t.password_blocks_common, t.locale
    from app.tenants t
   where t.id = app.tenant_id();
$_$;


ALTER FUNCTION auth.registration_rules(email text, username text, time_zone text, OUT email_taken boolean, OUT username_taken boolean, OUT is_time_zone boolean, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean, OUT locale text) OWNER TO mm_definer;

--
-- Name: remind_username(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.remind_username(email text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.tell(a.tenant_id, a.id, 'username_reminder')
    from app.accounts a
   where a.tenant_id = app.tenant_id()
     and a.email = lower(remind_username.email)
     and (select count(*)
            from app.outbox_mail m
           where m.tenant_id = a.tenant_id
             and m.recipient = a.email
             and m.kind = 'username_reminder'
             and m.created_at > now() - interval '1 hour') < (select l.mails_per_hour from auth.limits l);
$$;


ALTER FUNCTION auth.remind_username(email text) OWNER TO mm_definer;

--
-- Name: replace_password(integer, uuid, text, uuid); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.replace_password(tenant_id integer, account_id uuid, password_hash text, kept uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update auth.credentials c
     set password_hash = replace_password.password_hash,
         changed_at = now()
   where c.tenant_id = replace_password.tenant_id
     and c.account_id = replace_password.account_id;
  delete from auth.sessions s
   where s.tenant_id = replace_password.tenant_id
     and s.account_id = replace_password.account_id
     and s.id is distinct from kept;
  update auth.one_time_tokens o
     set used_at = now()
   where o.tenant_id = replace_password.tenant_id
     and o.account_id = replace_password.account_id
     and o.purpose = 'reset_password'
     and o.used_at is null;
  select auth.tell(replace_password.tenant_id, replace_password.account_id, 'password_changed');
$$;


ALTER FUNCTION auth.replace_password(tenant_id integer, account_id uuid, password_hash text, kept uuid) OWNER TO mm_definer;

--
-- Name: request_email_change(bigint, text, text, bytea, bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.request_email_change(attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform auth.accept_attempt(attempt);
  perform auth.require_credential(checked_hash);
  if exists (select from app.accounts a
              where a.tenant_id = app.tenant_id() and a.email = lower(request_email_change.email)) then
    raise exception 'taken' using
      errcode = 'MM422', detail = '[{"pointer": "/email", "code": "taken"}]';
  end if;
  perform auth.issue_token(
    app.tenant_id(), app.account_id(), 'change_email', lower(request_email_change.email), token_hash, secret);
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'email_change_requested',
    jsonb_build_object('new_email', lower(request_email_change.email)));
end
$$;


ALTER FUNCTION auth.request_email_change(attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea) OWNER TO mm_definer;

--
-- Name: request_reset(text, bytea, bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.request_reset(email text, token_hash bytea, secret bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.issue_token(a.tenant_id, a.id, 'reset_password', null, token_hash, secret)
    from app.accounts a
   where a.tenant_id = app.tenant_id()
     and a.email = lower(request_reset.email)
     and a.locked_at is null;
$$;


ALTER FUNCTION auth.request_reset(email text, token_hash bytea, secret bytea) OWNER TO mm_definer;

--
-- Name: require_credential(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.require_credential(checked_hash text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform from auth.credentials c
    where c.tenant_id = app.tenant_id()
      and c.account_id = app.account_id()
      and c.password_hash = checked_hash
      for update;
  if not found then
    raise exception 'the password was changed meanwhile' using errcode = 'MM409';
  end if;
end
$$;


ALTER FUNCTION auth.require_credential(checked_hash text) OWNER TO mm_definer;

--
-- Name: resend_verification(text, bytea, bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.resend_verification(email text, token_hash bytea, secret bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.issue_token(a.tenant_id, a.id, 'verify_email', null, token_hash, secret)
    from app.accounts a
   where a.tenant_id = app.tenant_id()
     and a.email = lower(resend_verification.email)
     and a.email_verified_at is null;
$$;


ALTER FUNCTION auth.resend_verification(email text, token_hash bytea, secret bytea) OWNER TO mm_definer;

--
-- Name: reset_rules(bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.reset_rules(token_hash bytea, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) RETURNS record
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select a.email, a.username, t.password_minimum_length, t.password_requires, t.password_blocks_common
    from auth.live_token(token_hash, array['reset_password']) token
    join app.tenants t on t.id = token.tenant_id
    join app.accounts a on a.tenant_id = token.tenant_id and a.id = token.account_id;
$$;


ALTER FUNCTION auth.reset_rules(token_hash bytea, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) OWNER TO mm_definer;

--
-- Name: set_context(integer, uuid, uuid, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.set_context(tenant_id integer, account_id uuid, session_id uuid, role text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform set_config('app.tenant_id', tenant_id::text, true),
          set_config('app.account_id', coalesce(account_id::text, ''), true),
          set_config('app.session_id', coalesce(session_id::text, ''), true),
          set_config('app.role', role, true);
end
$$;


ALTER FUNCTION auth.set_context(tenant_id integer, account_id uuid, session_id uuid, role text) OWNER TO mm_definer;

--
-- Name: sign_in_candidate(text, text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.sign_in_candidate(login text, address text, OUT retry_after integer, OUT attempt bigint, OUT account_id uuid, OUT roles text[], OUT password_hash text) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select a.id, a.roles, c.password_hash
    into account_id, roles, password_hash
    from app.accounts a
    join auth.credentials c on c.tenant_id = a.tenant_id and c.account_id = a.id
   where a.tenant_id = app.tenant_id()
     and (a.email = lower(login) or a.username = lower(login))
     and a.locked_at is null;
  select b.retry_after, b.attempt
    into sign_in_candidate.retry_after, sign_in_candidate.attempt
    from auth.book_attempt(
           app.tenant_id(),
           coalesce(uuid_send(account_id), sha256(convert_to(lower(login), 'UTF8'))),
           auth.address_block(address)) b;
end
$$;


ALTER FUNCTION auth.sign_in_candidate(login text, address text, OUT retry_after integer, OUT attempt bigint, OUT account_id uuid, OUT roles text[], OUT password_hash text) OWNER TO mm_definer;

--
-- Name: spend_token(bytea, text[]); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.spend_token(token_hash bytea, purposes text[]) RETURNS auth.one_time_tokens
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  token auth.one_time_tokens;
begin
  token := auth.live_token(token_hash, purposes);
  update auth.one_time_tokens o
     set used_at = now()
   where o.tenant_id = token.tenant_id
     and o.account_id = token.account_id
     and o.purpose = token.purpose
     and o.used_at is null;
  return token;
end
$$;


ALTER FUNCTION auth.spend_token(token_hash bytea, purposes text[]) OWNER TO mm_definer;

--
-- Name: take_role(text); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.take_role(role text) RETURNS json
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update app.accounts a
     set roles = a.roles || role,
         updated_at = now()
   where a.tenant_id = app.tenant_id()
     and a.id = app.account_id()
     and role in ('lifter', 'coach')
     and role <> all (a.roles);
  return auth.account_json(app.tenant_id(), app.account_id());
end
$$;


ALTER FUNCTION auth.take_role(role text) OWNER TO mm_definer;

--
-- Name: tell(integer, uuid, text, jsonb); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.tell(tenant_id integer, account_id uuid, kind text, arguments jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select app.queue_mail(
           kind, a.email,
           jsonb_build_object('name', coalesce(a.display_name, a.username), 'username', a.username)
             || arguments)
    from app.accounts a
   where a.tenant_id = tell.tenant_id
     and a.id = tell.account_id;
$$;


ALTER FUNCTION auth.tell(tenant_id integer, account_id uuid, kind text, arguments jsonb) OWNER TO mm_definer;

--
-- Name: verify_email(bytea); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.verify_email(token_hash bytea) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  token auth.one_time_tokens;
begin
  token := auth.spend_token(token_hash, array['verify_email', 'change_email']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  update app.accounts a
     set email = coalesce(token.new_email, a.email),
         email_verified_at = now(),
         updated_at = now()
   where a.tenant_id = token.tenant_id
     and a.id = token.account_id;
  if token.purpose = 'change_email' then
    -- links on their way to the old address open nothing any more
    update auth.one_time_tokens o
       set used_at = now()
     where o.tenant_id = token.tenant_id
       and o.account_id = token.account_id
       and o.used_at is null;
  end if;
  perform auth.tell(token.tenant_id, token.account_id, 'email_verified');
exception when unique_violation then
  raise exception 'the address was taken meanwhile' using errcode = 'MM409';
end
$$;


ALTER FUNCTION auth.verify_email(token_hash bytea) OWNER TO mm_definer;

--
-- Name: wait_before_attempt(integer, bytea, inet); Type: FUNCTION; Schema: auth; Owner: mm_definer
--

CREATE FUNCTION auth.wait_before_attempt(tenant_id integer, subject bytea, address inet) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with limits as (
    select l.*
      from auth.limits l
  ), recent as (
    select a.outcome, a.at
      from auth.sign_in_attempts a
     where a.tenant_id = wait_before_attempt.tenant_id
       and a.subject = wait_before_attempt.subject
       and a.address = wait_before_attempt.address
       and a.at > now() - (select l.longest_wait * 2 from limits l)
  ), of_account as (
    select count(*) filter (where r.outcome = 'failure') as failures,
           count(*) filter (where r.outcome = 'pending' and r.at > now() - interval '10 seconds') as pending,
           max(r.at) as latest
      from recent r
     where r.at > coalesce((select max(s.at) from recent s where s.outcome = 'success'), '-infinity')
  ), of_address as (
    select count(*) as failures
      from auth.sign_in_attempts a
     where a.address = wait_before_attempt.address
       and a.outcome = 'failure'
       and a.at > now() - interval '1 minute'
  )
  select greatest(
           0,
           case when address.failures >= l.address_failures_per_minute then 60 end,
           case when account.pending >= l.attempts_at_once then 1 end,
           case when account.failures >= l.failures_before_wait
                then ceil(extract(epoch from account.latest - now() + least(
                       l.first_wait * power(2, least(account.failures - l.failures_before_wait, 20)),
                       l.longest_wait)))
           end)::integer
    from limits l, of_account account, of_address address;
$$;


ALTER FUNCTION auth.wait_before_attempt(tenant_id integer, subject bytea, address inet) OWNER TO mm_definer;

--
-- Name: access_log; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.access_log (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    viewer_id uuid NOT NULL,
    scope text NOT NULL,
    object_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL,
    quarter timestamp with time zone GENERATED ALWAYS AS (date_bin('00:15:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp with time zone)) STORED NOT NULL
);

ALTER TABLE ONLY app.access_log FORCE ROW LEVEL SECURITY;


ALTER TABLE app.access_log OWNER TO musclemate_owner;

--
-- Name: app_store_renewals; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.app_store_renewals (
    tenant_id integer NOT NULL,
    original_transaction_id text NOT NULL,
    signed jsonb NOT NULL,
    CONSTRAINT app_store_renewals_original_transaction_id_check CHECK (((length(original_transaction_id) >= 1) AND (length(original_transaction_id) <= 64)))
);

ALTER TABLE ONLY app.app_store_renewals FORCE ROW LEVEL SECURITY;


ALTER TABLE app.app_store_renewals OWNER TO musclemate_owner;

--
-- Name: app_store_transactions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.app_store_transactions (
    tenant_id integer NOT NULL,
    original_transaction_id text NOT NULL,
    transaction_id text NOT NULL,
    signed jsonb NOT NULL,
    revoked jsonb,
    CONSTRAINT app_store_transactions_original_transaction_id_check CHECK (((length(original_transaction_id) >= 1) AND (length(original_transaction_id) <= 64))),
    CONSTRAINT app_store_transactions_transaction_id_check CHECK (((length(transaction_id) >= 1) AND (length(transaction_id) <= 64)))
);

ALTER TABLE ONLY app.app_store_transactions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.app_store_transactions OWNER TO musclemate_owner;

--
-- Name: attention_dismissals; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.attention_dismissals (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    rule text NOT NULL,
    dismissed_at timestamp with time zone DEFAULT now() NOT NULL,
    until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT attention_dismissals_rule_check CHECK ((length(rule) <= 50))
);

ALTER TABLE ONLY app.attention_dismissals FORCE ROW LEVEL SECURITY;


ALTER TABLE app.attention_dismissals OWNER TO musclemate_owner;

--
-- Name: billing_event_outcomes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.billing_event_outcomes (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    event_id text NOT NULL,
    id bigint NOT NULL,
    outcome text NOT NULL,
    error text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT billing_event_outcomes_error_check CHECK ((length(error) <= 1000)),
    CONSTRAINT billing_event_outcomes_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'unchanged'::text, 'stale'::text, 'unknown_account'::text, 'unknown_price'::text, 'unknown_subscription'::text, 'ignored'::text, 'failed'::text])))
);

ALTER TABLE ONLY app.billing_event_outcomes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.billing_event_outcomes OWNER TO musclemate_owner;

--
-- Name: billing_event_outcomes_id_seq; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.billing_event_outcomes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app.billing_event_outcomes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: billing_events; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.billing_events (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    reference text,
    occurred_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    payload jsonb NOT NULL,
    CONSTRAINT billing_events_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 255))),
    CONSTRAINT billing_events_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 255))),
    CONSTRAINT billing_events_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'app_store'::text, 'operator'::text]))),
    CONSTRAINT billing_events_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 255)))
);

ALTER TABLE ONLY app.billing_events FORCE ROW LEVEL SECURITY;


ALTER TABLE app.billing_events OWNER TO musclemate_owner;

--
-- Name: billing_reminders; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.billing_reminders (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    speaks_of timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT billing_reminders_kind_check CHECK ((kind = ANY (ARRAY['trial_ends'::text, 'subscription_read_only'::text, 'subscription_ended'::text])))
);

ALTER TABLE ONLY app.billing_reminders FORCE ROW LEVEL SECURITY;


ALTER TABLE app.billing_reminders OWNER TO musclemate_owner;

--
-- Name: blocked_coaches; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.blocked_coaches (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    coach_id uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT blocked_coaches_check CHECK ((coach_id <> lifter_id))
);

ALTER TABLE ONLY app.blocked_coaches FORCE ROW LEVEL SECURITY;


ALTER TABLE app.blocked_coaches OWNER TO musclemate_owner;

--
-- Name: catalogue_aliases; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.catalogue_aliases (
    words text GENERATED ALWAYS AS (app.catalogue_words(name)) STORED NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    key text GENERATED ALWAYS AS (app.exercise_key(name)) STORED NOT NULL
);

ALTER TABLE ONLY app.catalogue_aliases FORCE ROW LEVEL SECURITY;


ALTER TABLE app.catalogue_aliases OWNER TO musclemate_owner;

--
-- Name: catalogue_exercises; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.catalogue_exercises (
    slug text NOT NULL,
    primary_muscles app.muscles NOT NULL,
    secondary_muscles app.muscles NOT NULL,
    training_type app.training_type NOT NULL,
    measure app.measure NOT NULL,
    equipment text NOT NULL,
    licence text DEFAULT 'CC0-1.0'::text NOT NULL,
    source text DEFAULT 'MuscleMate'::text NOT NULL,
    CONSTRAINT catalogue_exercises_check CHECK ((NOT ((primary_muscles)::text[] && (secondary_muscles)::text[]))),
    CONSTRAINT catalogue_exercises_equipment_check CHECK ((equipment = ANY (ARRAY['none'::text, 'barbell'::text, 'dumbbell'::text, 'kettlebell'::text, 'ez_bar'::text, 'trap_bar'::text, 'plate'::text, 'machine'::text, 'smith_machine'::text, 'cable'::text, 'band'::text, 'bench'::text, 'pull_up_bar'::text, 'rings'::text, 'ball'::text, 'balance_board'::text, 'cardio_machine'::text, 'sled'::text, 'rope'::text, 'other'::text]))),
    CONSTRAINT catalogue_exercises_primary_muscles_check CHECK ((cardinality((primary_muscles)::text[]) > 0)),
    CONSTRAINT catalogue_exercises_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)))
);

ALTER TABLE ONLY app.catalogue_exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.catalogue_exercises OWNER TO musclemate_owner;

--
-- Name: catalogue_texts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.catalogue_texts (
    slug text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    instruction text NOT NULL,
    CONSTRAINT catalogue_texts_instruction_check CHECK (((length(instruction) >= 1) AND (length(instruction) <= 500))),
    CONSTRAINT catalogue_texts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT catalogue_texts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE ONLY app.catalogue_texts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.catalogue_texts OWNER TO musclemate_owner;

--
-- Name: client_notes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.client_notes (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT client_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 10000)))
);

ALTER TABLE ONLY app.client_notes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.client_notes OWNER TO musclemate_owner;

--
-- Name: coachings; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.coachings (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT coachings_check CHECK ((coach_id <> lifter_id))
);

ALTER TABLE ONLY app.coachings FORCE ROW LEVEL SECURITY;


ALTER TABLE app.coachings OWNER TO musclemate_owner;

--
-- Name: comment_marks; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.comment_marks (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    reader_id uuid NOT NULL,
    read_up_to timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    unread integer DEFAULT 0 NOT NULL,
    mailed_at timestamp with time zone,
    CONSTRAINT comment_marks_unread_check CHECK ((unread >= 0))
);

ALTER TABLE ONLY app.comment_marks FORCE ROW LEVEL SECURITY;


ALTER TABLE app.comment_marks OWNER TO musclemate_owner;

--
-- Name: deleted_workouts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.deleted_workouts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    performed_at timestamp with time zone NOT NULL,
    time_zone text NOT NULL,
    local_date date NOT NULL,
    exercise_count integer NOT NULL,
    set_count integer NOT NULL,
    document jsonb NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.deleted_workouts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.deleted_workouts OWNER TO musclemate_owner;

--
-- Name: deletions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.deletions (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    version bigint NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT deletions_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text))
);

ALTER TABLE ONLY app.deletions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.deletions OWNER TO musclemate_owner;

--
-- Name: entitlement_overrides; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.entitlement_overrides (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    feature text NOT NULL,
    allowed boolean DEFAULT true NOT NULL,
    at_most integer,
    ends_at timestamp with time zone DEFAULT 'infinity'::timestamp with time zone NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT entitlement_overrides_at_most_check CHECK ((at_most >= 0)),
    CONSTRAINT entitlement_overrides_feature_check CHECK ((feature = ANY (ARRAY['all_graphs'::text, 'food_tracking'::text, 'templates'::text, 'storage_mb'::text, 'client_lifts'::text, 'clients'::text]))),
    CONSTRAINT entitlement_overrides_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY app.entitlement_overrides FORCE ROW LEVEL SECURITY;


ALTER TABLE app.entitlement_overrides OWNER TO musclemate_owner;

--
-- Name: equipment; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.equipment (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    unit text NOT NULL,
    bar numeric(8,3) NOT NULL,
    collars numeric(8,3) NOT NULL,
    sides integer NOT NULL,
    plates jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT equipment_bar_check CHECK (((bar >= (0)::numeric) AND (bar <= (1000)::numeric))),
    CONSTRAINT equipment_collars_check CHECK (((collars >= (0)::numeric) AND (collars <= (100)::numeric))),
    CONSTRAINT equipment_sides_check CHECK ((sides = ANY (ARRAY[1, 2, 4]))),
    CONSTRAINT equipment_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text])))
);

ALTER TABLE ONLY app.equipment FORCE ROW LEVEL SECURITY;


ALTER TABLE app.equipment OWNER TO musclemate_owner;

--
-- Name: exercise_aliases; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.exercise_aliases (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    name text NOT NULL,
    key text GENERATED ALWAYS AS (app.exercise_key(name)) STORED NOT NULL,
    exercise_id uuid NOT NULL,
    CONSTRAINT exercise_aliases_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE ONLY app.exercise_aliases FORCE ROW LEVEL SECURITY;


ALTER TABLE app.exercise_aliases OWNER TO musclemate_owner;

--
-- Name: exercises; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.exercises (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    key text GENERATED ALWAYS AS (app.exercise_key(name)) STORED NOT NULL,
    lift text,
    lift_source text DEFAULT 'recognised'::text NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    catalogue_slug text,
    training_type app.training_type,
    measure app.measure,
    primary_muscles app.muscles DEFAULT '{}'::text[] NOT NULL,
    secondary_muscles app.muscles DEFAULT '{}'::text[] NOT NULL,
    traits_source text DEFAULT 'recognised'::text NOT NULL,
    CONSTRAINT exercises_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text]))),
    CONSTRAINT exercises_lift_source_check CHECK ((lift_source = ANY (ARRAY['recognised'::text, 'corrected'::text]))),
    CONSTRAINT exercises_name_a_muscle_once CHECK ((NOT ((primary_muscles)::text[] && (secondary_muscles)::text[]))),
    CONSTRAINT exercises_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT exercises_traits_source_check CHECK ((traits_source = ANY (ARRAY['recognised'::text, 'corrected'::text])))
);

ALTER TABLE ONLY app.exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.exercises OWNER TO musclemate_owner;

--
-- Name: features; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.features (
    code text NOT NULL,
    kind text NOT NULL,
    audience text NOT NULL,
    kept_read_only boolean NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT features_audience_check CHECK ((audience = ANY (ARRAY['lifter'::text, 'coach'::text]))),
    CONSTRAINT features_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
    CONSTRAINT features_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'limit'::text])))
);

ALTER TABLE ONLY app.features FORCE ROW LEVEL SECURITY;


ALTER TABLE app.features OWNER TO musclemate_owner;

--
-- Name: grants; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.grants (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    scope text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT 'infinity'::timestamp with time zone NOT NULL,
    starts_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    paused_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    opens_at timestamp with time zone GENERATED ALWAYS AS (GREATEST(starts_at, paused_until)) STORED NOT NULL,
    CONSTRAINT grants_begin_before_they_end CHECK ((starts_at < expires_at)),
    CONSTRAINT grants_scope_check CHECK ((scope = ANY (ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text])))
);

ALTER TABLE ONLY app.grants FORCE ROW LEVEL SECURITY;


ALTER TABLE app.grants OWNER TO musclemate_owner;

--
-- Name: graph_reports; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.graph_reports (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    graph text NOT NULL,
    measure text,
    formula text,
    bucket text,
    unit text,
    first_day date,
    last_day date,
    message text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT graph_reports_bucket_check CHECK ((bucket = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
    CONSTRAINT graph_reports_formula_check CHECK ((formula ~ '^[a-z0-9_]{1,40}$'::text)),
    CONSTRAINT graph_reports_graph_check CHECK (((length(graph) >= 1) AND (length(graph) <= 40))),
    CONSTRAINT graph_reports_measure_check CHECK ((measure ~ '^[a-z0-9_]{1,40}$'::text)),
    CONSTRAINT graph_reports_message_check CHECK (((length(message) >= 1) AND (length(message) <= 2000))),
    CONSTRAINT graph_reports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text]))),
    CONSTRAINT graph_reports_unit_check CHECK ((unit ~ '^[a-z]{1,10}$'::text))
);

ALTER TABLE ONLY app.graph_reports FORCE ROW LEVEL SECURITY;


ALTER TABLE app.graph_reports OWNER TO musclemate_owner;

--
-- Name: idempotency_keys; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.idempotency_keys (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    key text NOT NULL,
    request_digest bytea NOT NULL,
    resource_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
    CONSTRAINT idempotency_keys_request_digest_check CHECK ((length(request_digest) = 32))
);

ALTER TABLE ONLY app.idempotency_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE app.idempotency_keys OWNER TO musclemate_owner;

--
-- Name: imported_workouts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.imported_workouts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    import_id uuid NOT NULL,
    version bigint NOT NULL
);

ALTER TABLE ONLY app.imported_workouts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imported_workouts OWNER TO musclemate_owner;

--
-- Name: imports; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.imports (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    source text NOT NULL,
    dialect text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT imports_source_check CHECK ((source = ANY (ARRAY['strong'::text, 'hevy'::text, 'fitnotes'::text]))),
    CONSTRAINT imports_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.imports FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imports OWNER TO musclemate_owner;

--
-- Name: labelled_clients; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.labelled_clients (
    tenant_id integer NOT NULL,
    coach_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    label_id uuid NOT NULL
);

ALTER TABLE ONLY app.labelled_clients FORCE ROW LEVEL SECURITY;


ALTER TABLE app.labelled_clients OWNER TO musclemate_owner;

--
-- Name: lift_spellings; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.lift_spellings (
    words text NOT NULL,
    lift text NOT NULL,
    CONSTRAINT lift_spellings_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text])))
);

ALTER TABLE ONLY app.lift_spellings FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lift_spellings OWNER TO musclemate_owner;

--
-- Name: lifter_versions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.lifter_versions (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    version bigint NOT NULL
)
WITH (fillfactor='50');

ALTER TABLE ONLY app.lifter_versions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lifter_versions OWNER TO musclemate_owner;

--
-- Name: measurements; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.measurements (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    value numeric(8,3) NOT NULL,
    unit text NOT NULL,
    grams integer GENERATED ALWAYS AS ((round((value *
CASE unit
    WHEN 'lb'::text THEN 453.59237
    WHEN 'kg'::text THEN (1000)::numeric
    ELSE NULL::numeric
END)))::integer) STORED,
    measured_at timestamp with time zone NOT NULL,
    time_zone text NOT NULL,
    local_date date GENERATED ALWAYS AS (((measured_at AT TIME ZONE time_zone))::date) STORED NOT NULL,
    notes text,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT measurements_are_in_a_unit_of_their_kind CHECK ((unit = ANY (
CASE kind
    WHEN 'body_weight'::text THEN ARRAY['kg'::text, 'lb'::text]
    WHEN 'body_fat'::text THEN ARRAY['percent'::text]
    ELSE ARRAY['cm'::text, 'in'::text]
END))),
    CONSTRAINT measurements_are_of_a_human CHECK (((value >= (1)::numeric) AND (value <= (
CASE unit
    WHEN 'kg'::text THEN 1000
    WHEN 'lb'::text THEN 2200
    WHEN 'percent'::text THEN 100
    WHEN 'cm'::text THEN 500
    WHEN 'in'::text THEN 200
    ELSE NULL::integer
END)::numeric))),
    CONSTRAINT measurements_kind_check CHECK ((kind = ANY (ARRAY['body_weight'::text, 'body_fat'::text, 'neck'::text, 'shoulders'::text, 'chest'::text, 'waist'::text, 'hips'::text, 'upper_arm'::text, 'forearm'::text, 'thigh'::text, 'calf'::text]))),
    CONSTRAINT measurements_measured_at_check CHECK (((measured_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (measured_at < '2101-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT measurements_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000))),
    CONSTRAINT measurements_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.measurements FORCE ROW LEVEL SECURITY;


ALTER TABLE app.measurements OWNER TO musclemate_owner;

--
-- Name: medical_conditions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.medical_conditions (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    sealed bytea NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT medical_conditions_sealed_check CHECK ((((octet_length(sealed) >= 33) AND (octet_length(sealed) <= 500000)) AND (get_byte(sealed, 0) = 2)))
);

ALTER TABLE ONLY app.medical_conditions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.medical_conditions OWNER TO musclemate_owner;

--
-- Name: notices; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.notices (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    arguments jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    occurrences integer DEFAULT 1 NOT NULL,
    CONSTRAINT notices_arguments_check CHECK ((jsonb_typeof(arguments) = 'object'::text)),
    CONSTRAINT notices_arguments_check1 CHECK ((octet_length((arguments)::text) <= 8000)),
    CONSTRAINT notices_kind_check CHECK ((kind ~ '^[a-z_]{1,50}$'::text)),
    CONSTRAINT notices_occurrences_check CHECK ((occurrences > 0))
);

ALTER TABLE ONLY app.notices FORCE ROW LEVEL SECURITY;


ALTER TABLE app.notices OWNER TO musclemate_owner;

--
-- Name: outbox_mail; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.outbox_mail (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    locale text NOT NULL,
    arguments jsonb DEFAULT '{}'::jsonb NOT NULL,
    secret bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    CONSTRAINT outbox_mail_arguments_check CHECK ((jsonb_typeof(arguments) = 'object'::text)),
    CONSTRAINT outbox_mail_kind_check CHECK ((kind ~ '^[a-z_]{1,50}$'::text)),
    CONSTRAINT outbox_mail_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254)))
);

ALTER TABLE ONLY app.outbox_mail FORCE ROW LEVEL SECURITY;


ALTER TABLE app.outbox_mail OWNER TO musclemate_owner;

--
-- Name: payment_gateways; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.payment_gateways (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    sealed bytea NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_gateways_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'app_store'::text]))),
    CONSTRAINT payment_gateways_sealed_check CHECK ((((octet_length(sealed) >= 33) AND (octet_length(sealed) <= 100000)) AND (get_byte(sealed, 0) = 2)))
);

ALTER TABLE ONLY app.payment_gateways FORCE ROW LEVEL SECURITY;


ALTER TABLE app.payment_gateways OWNER TO musclemate_owner;

--
-- Name: payments; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.payments (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    id text NOT NULL,
    reference text NOT NULL,
    account_id uuid,
    price text,
    amount bigint NOT NULL,
    currency text NOT NULL,
    paid_at timestamp with time zone NOT NULL,
    commission_percent smallint,
    commission bigint GENERATED ALWAYS AS (round((((amount * commission_percent))::numeric / 100.0))) STORED,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payments_amount_check CHECK (((amount >= '-100000000000'::bigint) AND (amount <= '100000000000'::bigint))),
    CONSTRAINT payments_commission_percent_check CHECK (((commission_percent >= 0) AND (commission_percent <= 100))),
    CONSTRAINT payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payments_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255))),
    CONSTRAINT payments_price_check CHECK (((length(price) >= 1) AND (length(price) <= 255))),
    CONSTRAINT payments_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'app_store'::text]))),
    CONSTRAINT payments_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 255)))
);

ALTER TABLE ONLY app.payments FORCE ROW LEVEL SECURITY;


ALTER TABLE app.payments OWNER TO musclemate_owner;

--
-- Name: planned_efforts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.planned_efforts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    planned_workout_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    performed_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    set_count integer NOT NULL,
    rpe_excess numeric(4,2) NOT NULL,
    CONSTRAINT planned_efforts_set_count_check CHECK ((set_count > 0))
);

ALTER TABLE ONLY app.planned_efforts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.planned_efforts OWNER TO musclemate_owner;

--
-- Name: powerlifting_maxes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.powerlifting_maxes (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    lift text NOT NULL,
    weight numeric(8,3) NOT NULL,
    unit text NOT NULL,
    weight_grams integer GENERATED ALWAYS AS ((round((weight *
CASE unit
    WHEN 'lb'::text THEN 453.59237
    ELSE (1000)::numeric
END)))::integer) STORED NOT NULL,
    source text NOT NULL,
    set_weight numeric(8,3),
    set_unit text,
    set_reps integer,
    set_rpe numeric(3,1),
    set_on date,
    workout_id uuid,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT powerlifting_maxes_check CHECK ((num_nonnulls(set_weight, set_unit, set_reps, set_on) =
CASE source
    WHEN 'logged'::text THEN 4
    ELSE 0
END)),
    CONSTRAINT powerlifting_maxes_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text, 'overhead_press'::text]))),
    CONSTRAINT powerlifting_maxes_set_unit_check CHECK ((set_unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT powerlifting_maxes_source_check CHECK ((source = ANY (ARRAY['entered'::text, 'logged'::text]))),
    CONSTRAINT powerlifting_maxes_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT powerlifting_maxes_weight_check CHECK (((weight > (0)::numeric) AND (weight <= (10000)::numeric)))
);

ALTER TABLE ONLY app.powerlifting_maxes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.powerlifting_maxes OWNER TO musclemate_owner;

--
-- Name: powerlifting_profiles; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.powerlifting_profiles (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    sex text,
    body_weight numeric(8,3),
    body_weight_unit text,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT powerlifting_profiles_body_weight_check CHECK (((body_weight >= (1)::numeric) AND (body_weight <= (2200)::numeric))),
    CONSTRAINT powerlifting_profiles_body_weight_unit_check CHECK ((body_weight_unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT powerlifting_profiles_check CHECK (((body_weight IS NULL) = (body_weight_unit IS NULL))),
    CONSTRAINT powerlifting_profiles_sex_check CHECK ((sex = ANY (ARRAY['m'::text, 'f'::text, 'mx'::text])))
);

ALTER TABLE ONLY app.powerlifting_profiles FORCE ROW LEVEL SECURITY;


ALTER TABLE app.powerlifting_profiles OWNER TO musclemate_owner;

--
-- Name: predetermined_exercises; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.predetermined_exercises (
    routine text NOT NULL,
    "position" integer NOT NULL,
    exercise text NOT NULL,
    superset integer,
    sets integer NOT NULL,
    reps integer,
    reps_max integer,
    duration_seconds integer,
    rest_seconds integer NOT NULL,
    CONSTRAINT predetermined_exercises_check CHECK ((reps_max >= reps)),
    CONSTRAINT predetermined_exercises_check1 CHECK ((num_nonnulls(reps, duration_seconds) = 1)),
    CONSTRAINT predetermined_exercises_duration_seconds_check CHECK (((duration_seconds >= 1) AND (duration_seconds <= 7200))),
    CONSTRAINT predetermined_exercises_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT predetermined_exercises_reps_check CHECK (((reps >= 1) AND (reps <= 100))),
    CONSTRAINT predetermined_exercises_rest_seconds_check CHECK (((rest_seconds >= 0) AND (rest_seconds <= 600))),
    CONSTRAINT predetermined_exercises_sets_check CHECK (((sets >= 1) AND (sets <= 20))),
    CONSTRAINT predetermined_exercises_superset_check CHECK (((superset >= 0) AND (superset <= 99)))
);

ALTER TABLE ONLY app.predetermined_exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.predetermined_exercises OWNER TO musclemate_owner;

--
-- Name: predetermined_routines; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.predetermined_routines (
    slug text NOT NULL,
    "position" integer NOT NULL,
    muscle_group text,
    training_type app.training_type NOT NULL,
    licence text DEFAULT 'CC0-1.0'::text NOT NULL,
    source text DEFAULT 'MuscleMate'::text NOT NULL,
    CONSTRAINT predetermined_routines_muscle_group_check CHECK ((muscle_group = ANY (ARRAY['arms'::text, 'shoulders'::text, 'legs'::text, 'chest'::text, 'back'::text, 'abdominals'::text]))),
    CONSTRAINT predetermined_routines_position_check CHECK (("position" > 0)),
    CONSTRAINT predetermined_routines_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 64)))
);

ALTER TABLE ONLY app.predetermined_routines FORCE ROW LEVEL SECURITY;


ALTER TABLE app.predetermined_routines OWNER TO musclemate_owner;

--
-- Name: predetermined_texts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.predetermined_texts (
    slug text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    CONSTRAINT predetermined_texts_description_check CHECK (((length(description) >= 1) AND (length(description) <= 500))),
    CONSTRAINT predetermined_texts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT predetermined_texts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE ONLY app.predetermined_texts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.predetermined_texts OWNER TO musclemate_owner;

--
-- Name: profiles; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.profiles (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    birth_date date,
    gender text,
    height_cm numeric(5,2),
    height_feet integer,
    height_inches numeric(4,2),
    fitness_level text,
    activity_level text,
    goals text[] DEFAULT '{}'::text[] NOT NULL,
    week_start text DEFAULT 'sunday'::text NOT NULL,
    theme text DEFAULT 'system'::text NOT NULL,
    graph_colours text[] DEFAULT '{}'::text[] NOT NULL,
    graph_scale text DEFAULT 'fitted'::text NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT profiles_activity_level_check CHECK ((activity_level = ANY (ARRAY['sedentary'::text, 'light'::text, 'moderate'::text, 'active'::text, 'very_active'::text]))),
    CONSTRAINT profiles_birth_date_check CHECK ((birth_date >= '1900-01-01'::date)),
    CONSTRAINT profiles_check CHECK (((height_feet IS NULL) = (height_inches IS NULL))),
    CONSTRAINT profiles_check1 CHECK (((height_cm IS NULL) OR (height_feet IS NULL))),
    CONSTRAINT profiles_fitness_level_check CHECK ((fitness_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'elite'::text]))),
    CONSTRAINT profiles_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text]))),
    CONSTRAINT profiles_goals_check CHECK ((goals <@ ARRAY['strength'::text, 'muscle'::text, 'fat_loss'::text, 'endurance'::text, 'mobility'::text, 'health'::text, 'competition'::text])),
    CONSTRAINT profiles_graph_colours_check CHECK (((cardinality(graph_colours) <= 12) AND (array_to_string(graph_colours, ' '::text) ~ '^(#[0-9a-f]{6}( #[0-9a-f]{6})*)?$'::text))),
    CONSTRAINT profiles_graph_scale_check CHECK ((graph_scale = ANY (ARRAY['fitted'::text, 'from_zero'::text]))),
    CONSTRAINT profiles_height_cm_check CHECK (((height_cm >= (30)::numeric) AND (height_cm <= (300)::numeric))),
    CONSTRAINT profiles_height_feet_check CHECK (((height_feet >= 1) AND (height_feet <= 9))),
    CONSTRAINT profiles_height_inches_check CHECK (((height_inches >= (0)::numeric) AND (height_inches < (12)::numeric))),
    CONSTRAINT profiles_theme_check CHECK ((theme = ANY (ARRAY['day'::text, 'night'::text, 'system'::text]))),
    CONSTRAINT profiles_week_start_check CHECK ((week_start = ANY (ARRAY['saturday'::text, 'sunday'::text, 'monday'::text])))
);

ALTER TABLE ONLY app.profiles FORCE ROW LEVEL SECURITY;


ALTER TABLE app.profiles OWNER TO musclemate_owner;

--
-- Name: programme_lifts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.programme_lifts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    programme_id uuid NOT NULL,
    cycle integer NOT NULL,
    number integer NOT NULL,
    "position" integer NOT NULL,
    exercise text NOT NULL,
    base numeric(8,3) NOT NULL,
    unit text NOT NULL,
    reps integer,
    misses integer NOT NULL,
    reason text NOT NULL,
    why jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT programme_lifts_base_check CHECK (((base >= (0)::numeric) AND (base <= (10000)::numeric))),
    CONSTRAINT programme_lifts_cycle_check CHECK (((cycle >= 1) AND (cycle <= 1000))),
    CONSTRAINT programme_lifts_exercise_check CHECK (((length(exercise) >= 1) AND (length(exercise) <= 200))),
    CONSTRAINT programme_lifts_misses_check CHECK (((misses >= 0) AND (misses <= 1000000))),
    CONSTRAINT programme_lifts_number_check CHECK (((number >= 1) AND (number <= 1000))),
    CONSTRAINT programme_lifts_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT programme_lifts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 40))),
    CONSTRAINT programme_lifts_reps_check CHECK (((reps >= 0) AND (reps <= 10000))),
    CONSTRAINT programme_lifts_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text])))
);

ALTER TABLE ONLY app.programme_lifts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.programme_lifts OWNER TO musclemate_owner;

--
-- Name: programme_versions; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.programme_versions (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    programme_id uuid NOT NULL,
    number integer NOT NULL,
    definition jsonb NOT NULL,
    plan jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT programme_versions_number_check CHECK (((number >= 1) AND (number <= 1000)))
);

ALTER TABLE ONLY app.programme_versions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.programme_versions OWNER TO musclemate_owner;

--
-- Name: programmes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.programmes (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    number integer NOT NULL,
    cycle integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    assignment_id uuid,
    CONSTRAINT programmes_cycle_check CHECK (((cycle >= 0) AND (cycle <= 1000))),
    CONSTRAINT programmes_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT programmes_number_check CHECK (((number >= 1) AND (number <= 1000)))
);

ALTER TABLE ONLY app.programmes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.programmes OWNER TO musclemate_owner;

--
-- Name: reminders; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.reminders (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    planned_workout_id uuid NOT NULL,
    due_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone
);

ALTER TABLE ONLY app.reminders FORCE ROW LEVEL SECURITY;


ALTER TABLE app.reminders OWNER TO musclemate_owner;

--
-- Name: schedules; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.schedules (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    rest_days text[] DEFAULT '{}'::text[] NOT NULL,
    rest_on date,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT schedules_rest_days_check CHECK (((cardinality(rest_days) <= 7) AND (rest_days <@ ARRAY['sunday'::text, 'monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text])))
);

ALTER TABLE ONLY app.schedules FORCE ROW LEVEL SECURITY;


ALTER TABLE app.schedules OWNER TO musclemate_owner;

--
-- Name: sets; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.sets (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    exercise_position integer NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    reps integer,
    weight numeric(8,3),
    unit text,
    weight_grams integer GENERATED ALWAYS AS ((round((weight *
CASE unit
    WHEN 'lb'::text THEN 453.59237
    ELSE (1000)::numeric
END)))::integer) STORED,
    rpe numeric(3,1),
    rest_seconds integer,
    duration_seconds integer,
    distance_meters numeric(10,3),
    notes text,
    CONSTRAINT sets_distance_meters_check CHECK (((distance_meters >= (0)::numeric) AND (distance_meters <= (1000000)::numeric))),
    CONSTRAINT sets_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
    CONSTRAINT sets_kind_check CHECK ((kind = ANY (ARRAY['warm_up'::text, 'working'::text, 'drop'::text, 'failure'::text, 'amrap'::text]))),
    CONSTRAINT sets_measure_something CHECK ((num_nonnulls(reps, duration_seconds, distance_meters) > 0)),
    CONSTRAINT sets_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000))),
    CONSTRAINT sets_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT sets_reps_check CHECK (((reps >= 0) AND (reps <= 10000))),
    CONSTRAINT sets_rest_seconds_check CHECK (((rest_seconds >= 0) AND (rest_seconds <= 86400))),
    CONSTRAINT sets_rpe_check CHECK ((((rpe >= (0)::numeric) AND (rpe <= (10)::numeric)) AND ((rpe * (2)::numeric) = trunc((rpe * (2)::numeric))))),
    CONSTRAINT sets_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT sets_weigh_in_a_unit CHECK (((weight IS NULL) = (unit IS NULL))),
    CONSTRAINT sets_weight_check CHECK (((weight >= (0)::numeric) AND (weight <= (10000)::numeric)))
);

ALTER TABLE ONLY app.sets FORCE ROW LEVEL SECURITY;


ALTER TABLE app.sets OWNER TO musclemate_owner;

--
-- Name: settlement_tickets; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

CREATE SEQUENCE app.settlement_tickets
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE app.settlement_tickets OWNER TO musclemate_owner;

--
-- Name: sharing_pauses; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.sharing_pauses (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone NOT NULL
);

ALTER TABLE ONLY app.sharing_pauses FORCE ROW LEVEL SECURITY;


ALTER TABLE app.sharing_pauses OWNER TO musclemate_owner;

--
-- Name: stripe_customers; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.stripe_customers (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    customer text,
    checkout text,
    checkouts smallint DEFAULT 0 NOT NULL,
    counted_since timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stripe_customers_checkout_check CHECK ((checkout ~ '^[A-Za-z0-9_]{1,255}$'::text)),
    CONSTRAINT stripe_customers_checkouts_check CHECK ((checkouts >= 0)),
    CONSTRAINT stripe_customers_customer_check CHECK ((customer ~ '^[A-Za-z0-9_]{1,255}$'::text))
);

ALTER TABLE ONLY app.stripe_customers FORCE ROW LEVEL SECURITY;


ALTER TABLE app.stripe_customers OWNER TO musclemate_owner;

--
-- Name: subscription_changes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.subscription_changes (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    id bigint NOT NULL,
    from_state text,
    to_state text NOT NULL,
    from_price text,
    to_price text,
    cancels_at_period_end boolean NOT NULL,
    why text NOT NULL,
    event_id text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT subscription_changes_why_check CHECK ((length(why) <= 255))
);

ALTER TABLE ONLY app.subscription_changes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.subscription_changes OWNER TO musclemate_owner;

--
-- Name: subscription_changes_id_seq; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.subscription_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app.subscription_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: team_clients; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.team_clients (
    tenant_id integer NOT NULL,
    team_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.team_clients FORCE ROW LEVEL SECURITY;


ALTER TABLE app.team_clients OWNER TO musclemate_owner;

--
-- Name: team_grants; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.team_grants (
    tenant_id integer NOT NULL,
    team_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    scope text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    starts_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    expires_at timestamp with time zone DEFAULT 'infinity'::timestamp with time zone NOT NULL,
    paused_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    opens_at timestamp with time zone GENERATED ALWAYS AS (GREATEST(starts_at, paused_until)) STORED NOT NULL,
    CONSTRAINT team_grants_begin_before_they_end CHECK ((starts_at < expires_at)),
    CONSTRAINT team_grants_scope_check CHECK ((scope = ANY (ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text])))
);

ALTER TABLE ONLY app.team_grants FORCE ROW LEVEL SECURITY;


ALTER TABLE app.team_grants OWNER TO musclemate_owner;

--
-- Name: team_members; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.team_members (
    tenant_id integer NOT NULL,
    team_id uuid NOT NULL,
    account_id uuid NOT NULL,
    role text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT team_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'coach'::text, 'assistant'::text])))
);

ALTER TABLE ONLY app.team_members FORCE ROW LEVEL SECURITY;


ALTER TABLE app.team_members OWNER TO musclemate_owner;

--
-- Name: teams; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.teams (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT teams_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

ALTER TABLE ONLY app.teams FORCE ROW LEVEL SECURITY;


ALTER TABLE app.teams OWNER TO musclemate_owner;

--
-- Name: template_exercises; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.template_exercises (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    template_id uuid NOT NULL,
    entry integer NOT NULL,
    "position" integer NOT NULL,
    exercise_id uuid NOT NULL,
    notes text,
    superset integer,
    CONSTRAINT template_exercises_entry_check CHECK (((entry >= 0) AND (entry <= 99))),
    CONSTRAINT template_exercises_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT template_exercises_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT template_exercises_superset_check CHECK (((superset >= 0) AND (superset <= 99)))
);

ALTER TABLE ONLY app.template_exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.template_exercises OWNER TO musclemate_owner;

--
-- Name: template_sets; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.template_sets (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    template_id uuid NOT NULL,
    entry integer NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    reps integer,
    reps_max integer,
    weight numeric(8,3),
    unit text,
    percentage numeric(6,3),
    rpe numeric(3,1),
    rest_seconds integer,
    duration_seconds integer,
    distance_meters numeric(10,3),
    notes text,
    CONSTRAINT template_sets_distance_meters_check CHECK (((distance_meters >= (0)::numeric) AND (distance_meters <= (1000000)::numeric))),
    CONSTRAINT template_sets_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
    CONSTRAINT template_sets_have_one_load CHECK ((num_nonnulls(weight, percentage) < 2)),
    CONSTRAINT template_sets_kind_check CHECK ((kind = ANY (ARRAY['warm_up'::text, 'working'::text, 'drop'::text, 'failure'::text, 'amrap'::text]))),
    CONSTRAINT template_sets_measure_something CHECK ((num_nonnulls(reps, duration_seconds, distance_meters) > 0)),
    CONSTRAINT template_sets_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000))),
    CONSTRAINT template_sets_percentage_check CHECK (((percentage >= (0)::numeric) AND (percentage <= (200)::numeric))),
    CONSTRAINT template_sets_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT template_sets_range_upwards CHECK ((reps_max >= COALESCE(reps, 0))),
    CONSTRAINT template_sets_reps_check CHECK (((reps >= 0) AND (reps <= 10000))),
    CONSTRAINT template_sets_reps_max_check CHECK (((reps_max >= 0) AND (reps_max <= 10000))),
    CONSTRAINT template_sets_rest_seconds_check CHECK (((rest_seconds >= 0) AND (rest_seconds <= 86400))),
    CONSTRAINT template_sets_rpe_check CHECK ((((rpe >= (0)::numeric) AND (rpe <= (10)::numeric)) AND ((rpe * (2)::numeric) = trunc((rpe * (2)::numeric))))),
    CONSTRAINT template_sets_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT template_sets_weigh_in_a_unit CHECK (((weight IS NULL) = (unit IS NULL))),
    CONSTRAINT template_sets_weight_check CHECK (((weight >= (0)::numeric) AND (weight <= (10000)::numeric)))
);

ALTER TABLE ONLY app.template_sets FORCE ROW LEVEL SECURITY;


ALTER TABLE app.template_sets OWNER TO musclemate_owner;

--
-- Name: templates; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.templates (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    notes text,
    "position" integer NOT NULL,
    weekdays text[] DEFAULT '{}'::text[] NOT NULL,
    any_day boolean DEFAULT false NOT NULL,
    exercise_count integer NOT NULL,
    set_count integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT templates_exercise_count_check CHECK (((exercise_count >= 0) AND (exercise_count <= 100))),
    CONSTRAINT templates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT templates_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT templates_set_count_check CHECK (((set_count >= 0) AND (set_count <= 10000))),
    CONSTRAINT templates_weekdays_check CHECK (((cardinality(weekdays) <= 7) AND (weekdays <@ ARRAY['sunday'::text, 'monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text])))
);

ALTER TABLE ONLY app.templates FORCE ROW LEVEL SECURITY;


ALTER TABLE app.templates OWNER TO musclemate_owner;

--
-- Name: tenant_hosts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tenant_hosts (
    tenant_id integer NOT NULL,
    host text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    CONSTRAINT tenant_hosts_host_check CHECK (((host = lower(host)) AND ((length(host) >= 1) AND (length(host) <= 253))))
);

ALTER TABLE ONLY app.tenant_hosts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tenant_hosts OWNER TO musclemate_owner;

--
-- Name: tenants; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tenants (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    modules text[] DEFAULT '{}'::text[] NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    public_url text,
    mail_sender text,
    password_minimum_length smallint DEFAULT 8 NOT NULL,
    password_requires text[] DEFAULT '{}'::text[] NOT NULL,
    password_blocks_common boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    grace_days smallint DEFAULT 7 NOT NULL,
    read_only_days smallint DEFAULT 7 NOT NULL,
    CONSTRAINT tenants_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 60))),
    CONSTRAINT tenants_locale_check CHECK ((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT tenants_mail_sender_check CHECK ((length(mail_sender) <= 254)),
    CONSTRAINT tenants_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT tenants_password_minimum_length_check CHECK (((password_minimum_length >= 6) AND (password_minimum_length <= 64))),
    CONSTRAINT tenants_password_requires_check CHECK ((password_requires <@ ARRAY['letter'::text, 'digit'::text, 'special'::text])),
    CONSTRAINT tenants_public_url_check CHECK ((public_url ~ '^https?://[^/\s]+(/[^\s]*[^/\s])?$'::text)),
    CONSTRAINT tenants_read_only_days_check CHECK (((read_only_days >= 0) AND (read_only_days <= 365))),
    CONSTRAINT tenants_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text))
);

ALTER TABLE ONLY app.tenants FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tenants OWNER TO musclemate_owner;

--
-- Name: tenants_id_seq; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tenants ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.tenants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tier_entitlements; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tier_entitlements (
    tenant_id integer NOT NULL,
    tier text NOT NULL,
    feature text NOT NULL,
    allowed boolean DEFAULT true NOT NULL,
    at_most integer,
    CONSTRAINT tier_entitlements_at_most_check CHECK ((at_most >= 0)),
    CONSTRAINT tier_entitlements_feature_check CHECK ((feature = ANY (ARRAY['all_graphs'::text, 'food_tracking'::text, 'templates'::text, 'storage_mb'::text, 'client_lifts'::text, 'clients'::text])))
);

ALTER TABLE ONLY app.tier_entitlements FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tier_entitlements OWNER TO musclemate_owner;

--
-- Name: tiers; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tiers (
    tenant_id integer NOT NULL,
    code text NOT NULL,
    audience text NOT NULL,
    name text NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    is_free boolean DEFAULT false NOT NULL,
    trial_days smallint DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT tiers_audience_check CHECK ((audience = ANY (ARRAY['lifter'::text, 'coach'::text]))),
    CONSTRAINT tiers_check CHECK (((NOT is_free) OR (trial_days = 0))),
    CONSTRAINT tiers_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
    CONSTRAINT tiers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT tiers_trial_days_check CHECK (((trial_days >= 0) AND (trial_days <= 365)))
);

ALTER TABLE ONLY app.tiers FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tiers OWNER TO musclemate_owner;

--
-- Name: training_standings; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.training_standings (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    last_workout_id uuid,
    last_performed_at timestamp with time zone,
    last_local_date date,
    squat_days date[] DEFAULT '{}'::date[] NOT NULL,
    squat_grams integer[] DEFAULT '{}'::integer[] NOT NULL,
    bench_press_days date[] DEFAULT '{}'::date[] NOT NULL,
    bench_press_grams integer[] DEFAULT '{}'::integer[] NOT NULL,
    deadlift_days date[] DEFAULT '{}'::date[] NOT NULL,
    deadlift_grams integer[] DEFAULT '{}'::integer[] NOT NULL,
    effort_days date[] DEFAULT '{}'::date[] NOT NULL,
    effort_excess numeric[] DEFAULT '{}'::numeric[] NOT NULL,
    effort_workouts uuid[] DEFAULT '{}'::uuid[] NOT NULL
);

ALTER TABLE ONLY app.training_standings FORCE ROW LEVEL SECURITY;


ALTER TABLE app.training_standings OWNER TO musclemate_owner;

--
-- Name: workout_energy; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.workout_energy (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    kilocalories numeric(8,1) NOT NULL,
    met numeric(4,2) NOT NULL,
    activity text NOT NULL,
    activity_source text NOT NULL,
    compendium_edition text NOT NULL,
    compendium_code text NOT NULL,
    body_weight_grams integer NOT NULL,
    active_seconds integer NOT NULL,
    CONSTRAINT workout_energy_activity_source_check CHECK ((activity_source = ANY (ARRAY['derived'::text, 'given'::text])))
);

ALTER TABLE ONLY app.workout_energy FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workout_energy OWNER TO musclemate_owner;

--
-- Name: workout_exercises; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.workout_exercises (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    "position" integer NOT NULL,
    exercise_id uuid NOT NULL,
    notes text,
    superset integer,
    CONSTRAINT workout_exercises_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT workout_exercises_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT workout_exercises_superset_check CHECK (((superset >= 0) AND (superset <= 99)))
);

ALTER TABLE ONLY app.workout_exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workout_exercises OWNER TO musclemate_owner;

--
-- Name: workout_notes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.workout_notes (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    notes text NOT NULL,
    CONSTRAINT workout_notes_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000)))
);

ALTER TABLE ONLY app.workout_notes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workout_notes OWNER TO musclemate_owner;

--
-- Name: credentials; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.credentials (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    password_hash text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credentials_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
);

ALTER TABLE ONLY auth.credentials FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.credentials OWNER TO musclemate_owner;

--
-- Name: limits; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.limits (
    is_only boolean DEFAULT true NOT NULL,
    failures_before_wait integer DEFAULT 5 NOT NULL,
    first_wait interval DEFAULT '00:00:30'::interval NOT NULL,
    longest_wait interval DEFAULT '00:15:00'::interval NOT NULL,
    attempts_at_once integer DEFAULT 20 NOT NULL,
    address_failures_per_minute integer DEFAULT 100 NOT NULL,
    mails_per_hour integer DEFAULT 5 NOT NULL,
    sessions_per_account integer DEFAULT 100 NOT NULL,
    session_life interval DEFAULT '90 days'::interval NOT NULL,
    verification_life interval DEFAULT '48:00:00'::interval NOT NULL,
    reset_life interval DEFAULT '01:00:00'::interval NOT NULL,
    registrations_per_hour integer DEFAULT 100 NOT NULL,
    CONSTRAINT limits_address_failures_per_minute_check CHECK ((address_failures_per_minute > 0)),
    CONSTRAINT limits_attempts_at_once_check CHECK ((attempts_at_once > 0)),
    CONSTRAINT limits_failures_before_wait_check CHECK ((failures_before_wait > 0)),
    CONSTRAINT limits_is_only_check CHECK (is_only),
    CONSTRAINT limits_mails_per_hour_check CHECK ((mails_per_hour > 0)),
    CONSTRAINT limits_registrations_per_hour_check CHECK ((registrations_per_hour > 0)),
    CONSTRAINT limits_sessions_per_account_check CHECK ((sessions_per_account > 0))
);

ALTER TABLE ONLY auth.limits FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.limits OWNER TO musclemate_owner;

--
-- Name: registrations; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.registrations (
    tenant_id integer NOT NULL,
    id bigint NOT NULL,
    address inet NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY auth.registrations FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.registrations OWNER TO musclemate_owner;

--
-- Name: registrations_id_seq; Type: SEQUENCE; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.registrations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.registrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: sealing_keys; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.sealing_keys (
    id text NOT NULL,
    first_used_at timestamp with time zone DEFAULT now() NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT sealing_keys_id_check CHECK (((id = ''::text) OR (id ~ '^[0-9a-f]{8}$'::text)))
);

ALTER TABLE ONLY auth.sealing_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sealing_keys OWNER TO musclemate_owner;

--
-- Name: sessions; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.sessions (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash bytea NOT NULL,
    role text NOT NULL,
    device text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sessions_device_check CHECK ((length(device) <= 100)),
    CONSTRAINT sessions_role_check CHECK ((role = ANY (ARRAY['lifter'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
)
WITH (fillfactor='80');

ALTER TABLE ONLY auth.sessions FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sessions OWNER TO musclemate_owner;

--
-- Name: sign_in_attempts; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.sign_in_attempts (
    tenant_id integer NOT NULL,
    id bigint NOT NULL,
    subject bytea NOT NULL,
    address inet NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    outcome text DEFAULT 'pending'::text NOT NULL,
    CONSTRAINT sign_in_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['pending'::text, 'failure'::text, 'success'::text])))
);

ALTER TABLE ONLY auth.sign_in_attempts FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sign_in_attempts OWNER TO musclemate_owner;

--
-- Name: sign_in_attempts_id_seq; Type: SEQUENCE; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.sign_in_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: access_log access_log_once_a_quarter; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_once_a_quarter UNIQUE NULLS NOT DISTINCT (tenant_id, lifter_id, viewer_id, scope, quarter, object_id);


--
-- Name: access_log access_log_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: accounts accounts_email; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.accounts
    ADD CONSTRAINT accounts_email UNIQUE (tenant_id, email);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: accounts accounts_username; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.accounts
    ADD CONSTRAINT accounts_username UNIQUE (tenant_id, username);


--
-- Name: app_store_renewals app_store_renewals_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.app_store_renewals
    ADD CONSTRAINT app_store_renewals_pkey PRIMARY KEY (tenant_id, original_transaction_id);


--
-- Name: app_store_transactions app_store_transactions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.app_store_transactions
    ADD CONSTRAINT app_store_transactions_pkey PRIMARY KEY (tenant_id, original_transaction_id, transaction_id);


--
-- Name: assigned_plans assigned_plans_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.assigned_plans
    ADD CONSTRAINT assigned_plans_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: assignments assignments_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.assignments
    ADD CONSTRAINT assignments_pkey PRIMARY KEY (tenant_id, coach_id, id);


--
-- Name: attention_dismissals attention_dismissals_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_dismissals
    ADD CONSTRAINT attention_dismissals_pkey PRIMARY KEY (tenant_id, coach_id, entry_id);


--
-- Name: attention_rules attention_rules_once; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_rules
    ADD CONSTRAINT attention_rules_once UNIQUE NULLS NOT DISTINCT (tenant_id, coach_id, lifter_id);


--
-- Name: billing_event_outcomes billing_event_outcomes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_event_outcomes
    ADD CONSTRAINT billing_event_outcomes_pkey PRIMARY KEY (tenant_id, provider, event_id, id);


--
-- Name: billing_events billing_events_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_events
    ADD CONSTRAINT billing_events_pkey PRIMARY KEY (tenant_id, provider, event_id);


--
-- Name: billing_reminders billing_reminders_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_reminders
    ADD CONSTRAINT billing_reminders_pkey PRIMARY KEY (tenant_id, provider, reference, kind, speaks_of);


--
-- Name: blocked_coaches blocked_coaches_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.blocked_coaches
    ADD CONSTRAINT blocked_coaches_pkey PRIMARY KEY (tenant_id, lifter_id, coach_id);


--
-- Name: catalogue_aliases catalogue_aliases_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.catalogue_aliases
    ADD CONSTRAINT catalogue_aliases_pkey PRIMARY KEY (words);


--
-- Name: catalogue_exercises catalogue_exercises_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.catalogue_exercises
    ADD CONSTRAINT catalogue_exercises_pkey PRIMARY KEY (slug);


--
-- Name: catalogue_texts catalogue_texts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.catalogue_texts
    ADD CONSTRAINT catalogue_texts_pkey PRIMARY KEY (slug, language);


--
-- Name: client_labels client_labels_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.client_labels
    ADD CONSTRAINT client_labels_pkey PRIMARY KEY (tenant_id, coach_id, id);


--
-- Name: client_notes client_notes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.client_notes
    ADD CONSTRAINT client_notes_pkey PRIMARY KEY (tenant_id, coach_id, id);


--
-- Name: coachings coachings_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.coachings
    ADD CONSTRAINT coachings_pkey PRIMARY KEY (tenant_id, coach_id, lifter_id);


--
-- Name: comment_marks comment_marks_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comment_marks
    ADD CONSTRAINT comment_marks_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id, reader_id);


--
-- Name: comments comments_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: conversations conversations_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (tenant_id, lifter_id, coach_id);


--
-- Name: deleted_workouts deleted_workouts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deleted_workouts
    ADD CONSTRAINT deleted_workouts_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: deletions deletions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deletions
    ADD CONSTRAINT deletions_pkey PRIMARY KEY (tenant_id, lifter_id, kind, id);


--
-- Name: drafts drafts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: entitlement_overrides entitlement_overrides_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.entitlement_overrides
    ADD CONSTRAINT entitlement_overrides_pkey PRIMARY KEY (tenant_id, account_id, feature);


--
-- Name: equipment equipment_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.equipment
    ADD CONSTRAINT equipment_pkey PRIMARY KEY (tenant_id, lifter_id, unit);


--
-- Name: exercise_aliases exercise_aliases_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.exercise_aliases
    ADD CONSTRAINT exercise_aliases_pkey PRIMARY KEY (tenant_id, lifter_id, key);


--
-- Name: exercises exercises_name_once; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.exercises
    ADD CONSTRAINT exercises_name_once UNIQUE (tenant_id, lifter_id, key);


--
-- Name: exercises exercises_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.exercises
    ADD CONSTRAINT exercises_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: features features_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.features
    ADD CONSTRAINT features_pkey PRIMARY KEY (code);


--
-- Name: goals goals_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.goals
    ADD CONSTRAINT goals_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: grants grants_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.grants
    ADD CONSTRAINT grants_pkey PRIMARY KEY (tenant_id, coach_id, scope, lifter_id) INCLUDE (expires_at, opens_at);


--
-- Name: graph_reports graph_reports_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.graph_reports
    ADD CONSTRAINT graph_reports_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, account_id, key);


--
-- Name: imported_workouts imported_workouts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_workouts
    ADD CONSTRAINT imported_workouts_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id);


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: invites invites_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: labelled_clients labelled_clients_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.labelled_clients
    ADD CONSTRAINT labelled_clients_pkey PRIMARY KEY (tenant_id, coach_id, lifter_id, label_id);


--
-- Name: lift_days lift_days_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_days
    ADD CONSTRAINT lift_days_pkey PRIMARY KEY (tenant_id, lifter_id, exercise_id, local_date);


--
-- Name: lift_spellings lift_spellings_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_spellings
    ADD CONSTRAINT lift_spellings_pkey PRIMARY KEY (words);


--
-- Name: lifter_versions lifter_versions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_versions
    ADD CONSTRAINT lifter_versions_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: measurements measurements_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.measurements
    ADD CONSTRAINT measurements_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: medical_conditions medical_conditions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.medical_conditions
    ADD CONSTRAINT medical_conditions_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (tenant_id, lifter_id, coach_id, id);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: outbox_mail outbox_mail_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.outbox_mail
    ADD CONSTRAINT outbox_mail_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: payment_gateways payment_gateways_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.payment_gateways
    ADD CONSTRAINT payment_gateways_pkey PRIMARY KEY (tenant_id, provider);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (tenant_id, provider, id);


--
-- Name: planned_efforts planned_efforts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_efforts
    ADD CONSTRAINT planned_efforts_pkey PRIMARY KEY (tenant_id, lifter_id, planned_workout_id);


--
-- Name: planned_workouts planned_workouts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_workouts
    ADD CONSTRAINT planned_workouts_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: powerlifting_maxes powerlifting_maxes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.powerlifting_maxes
    ADD CONSTRAINT powerlifting_maxes_pkey PRIMARY KEY (tenant_id, lifter_id, lift);


--
-- Name: powerlifting_profiles powerlifting_profiles_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.powerlifting_profiles
    ADD CONSTRAINT powerlifting_profiles_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: predetermined_exercises predetermined_exercises_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_exercises
    ADD CONSTRAINT predetermined_exercises_pkey PRIMARY KEY (routine, "position");


--
-- Name: predetermined_routines predetermined_routines_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_routines
    ADD CONSTRAINT predetermined_routines_pkey PRIMARY KEY (slug);


--
-- Name: predetermined_routines predetermined_routines_position_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_routines
    ADD CONSTRAINT predetermined_routines_position_key UNIQUE ("position");


--
-- Name: predetermined_texts predetermined_texts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_texts
    ADD CONSTRAINT predetermined_texts_pkey PRIMARY KEY (slug, language);


--
-- Name: profiles profiles_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: programme_lifts programme_lifts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programme_lifts
    ADD CONSTRAINT programme_lifts_pkey PRIMARY KEY (tenant_id, lifter_id, programme_id, cycle, number, "position");


--
-- Name: programme_versions programme_versions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programme_versions
    ADD CONSTRAINT programme_versions_pkey PRIMARY KEY (tenant_id, lifter_id, programme_id, number);


--
-- Name: programmes programmes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programmes
    ADD CONSTRAINT programmes_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: records records_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (tenant_id, lifter_id, exercise_id, kind, at_reps, local_date);


--
-- Name: reminders reminders_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (tenant_id, lifter_id, planned_workout_id);


--
-- Name: schedules schedules_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: sets sets_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sets
    ADD CONSTRAINT sets_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id, exercise_position, "position");


--
-- Name: sharing_pauses sharing_pauses_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sharing_pauses
    ADD CONSTRAINT sharing_pauses_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: stripe_customers stripe_customers_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.stripe_customers
    ADD CONSTRAINT stripe_customers_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: stripe_customers stripe_customers_tenant_id_customer_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.stripe_customers
    ADD CONSTRAINT stripe_customers_tenant_id_customer_key UNIQUE (tenant_id, customer);


--
-- Name: subscription_changes subscription_changes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.subscription_changes
    ADD CONSTRAINT subscription_changes_pkey PRIMARY KEY (tenant_id, provider, reference, id);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (tenant_id, provider, reference);


--
-- Name: team_clients team_clients_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_clients
    ADD CONSTRAINT team_clients_pkey PRIMARY KEY (tenant_id, team_id, lifter_id);


--
-- Name: team_grants team_grants_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_grants
    ADD CONSTRAINT team_grants_pkey PRIMARY KEY (tenant_id, team_id, scope, lifter_id) INCLUDE (expires_at, opens_at);


--
-- Name: team_members team_members_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (tenant_id, team_id, account_id);


--
-- Name: teams teams_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.teams
    ADD CONSTRAINT teams_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: template_exercises template_exercises_in_order; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_exercises
    ADD CONSTRAINT template_exercises_in_order UNIQUE (tenant_id, lifter_id, template_id, "position") DEFERRABLE;


--
-- Name: template_exercises template_exercises_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_exercises
    ADD CONSTRAINT template_exercises_pkey PRIMARY KEY (tenant_id, lifter_id, template_id, entry);


--
-- Name: template_sets template_sets_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_sets
    ADD CONSTRAINT template_sets_pkey PRIMARY KEY (tenant_id, lifter_id, template_id, entry, "position");


--
-- Name: templates templates_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: tenant_hosts tenant_hosts_host_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenant_hosts
    ADD CONSTRAINT tenant_hosts_host_key UNIQUE (host);


--
-- Name: tenant_hosts tenant_hosts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenant_hosts
    ADD CONSTRAINT tenant_hosts_pkey PRIMARY KEY (tenant_id, host);


--
-- Name: tenants tenants_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenants
    ADD CONSTRAINT tenants_pkey PRIMARY KEY (id);


--
-- Name: tenants tenants_slug_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenants
    ADD CONSTRAINT tenants_slug_key UNIQUE (slug);


--
-- Name: tier_entitlements tier_entitlements_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_entitlements
    ADD CONSTRAINT tier_entitlements_pkey PRIMARY KEY (tenant_id, tier, feature);


--
-- Name: tier_prices tier_prices_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_prices
    ADD CONSTRAINT tier_prices_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: tier_prices tier_prices_tenant_id_app_store_product_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_prices
    ADD CONSTRAINT tier_prices_tenant_id_app_store_product_key UNIQUE (tenant_id, app_store_product);


--
-- Name: tier_prices tier_prices_tenant_id_stripe_price_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_prices
    ADD CONSTRAINT tier_prices_tenant_id_stripe_price_key UNIQUE (tenant_id, stripe_price);


--
-- Name: tiers tiers_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tiers
    ADD CONSTRAINT tiers_pkey PRIMARY KEY (tenant_id, code);


--
-- Name: training_standings training_standings_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.training_standings
    ADD CONSTRAINT training_standings_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: workout_energy workout_energy_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_energy
    ADD CONSTRAINT workout_energy_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id);


--
-- Name: workout_exercises workout_exercises_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_exercises
    ADD CONSTRAINT workout_exercises_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id, "position");


--
-- Name: workout_notes workout_notes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_notes
    ADD CONSTRAINT workout_notes_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: credentials credentials_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (is_only);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (tenant_id, account_id, token_hash);


--
-- Name: one_time_tokens one_time_tokens_token_hash_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_token_hash_key UNIQUE (token_hash);


--
-- Name: registrations registrations_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: sealing_keys sealing_keys_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sealing_keys
    ADD CONSTRAINT sealing_keys_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: sessions sessions_token_hash_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


--
-- Name: sign_in_attempts sign_in_attempts_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: assigned_plans_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX assigned_plans_newest_first ON app.assigned_plans USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: assigned_plans_of_coach; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX assigned_plans_of_coach ON app.assigned_plans USING btree (tenant_id, coach_id, id, lifter_id);


--
-- Name: assignments_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX assignments_newest_first ON app.assignments USING btree (tenant_id, coach_id, created_at DESC, id DESC);


--
-- Name: attention_dismissals_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX attention_dismissals_of_lifter ON app.attention_dismissals USING btree (tenant_id, lifter_id);


--
-- Name: attention_rules_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX attention_rules_of_lifter ON app.attention_rules USING btree (tenant_id, lifter_id);


--
-- Name: billing_events_by_reference; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_events_by_reference ON app.billing_events USING btree (tenant_id, provider, reference, occurred_at);


--
-- Name: billing_events_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_events_newest_first ON app.billing_events USING btree (tenant_id, received_at DESC);


--
-- Name: billing_reminders_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_reminders_by_account ON app.billing_reminders USING btree (tenant_id, account_id);


--
-- Name: billing_reminders_due; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_reminders_due ON app.billing_reminders USING btree (due_at) WHERE (sent_at IS NULL);


--
-- Name: blocked_coaches_by_coach; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX blocked_coaches_by_coach ON app.blocked_coaches USING btree (tenant_id, coach_id);


--
-- Name: catalogue_aliases_by_slug; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX catalogue_aliases_by_slug ON app.catalogue_aliases USING btree (slug);


--
-- Name: client_labels_by_name; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX client_labels_by_name ON app.client_labels USING btree (tenant_id, coach_id, lower(name));


--
-- Name: client_notes_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX client_notes_newest_first ON app.client_notes USING btree (tenant_id, coach_id, lifter_id, created_at DESC, id DESC);


--
-- Name: client_notes_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX client_notes_of_lifter ON app.client_notes USING btree (tenant_id, lifter_id);


--
-- Name: coachings_of_coach; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX coachings_of_coach ON app.coachings USING btree (tenant_id, coach_id, since DESC, lifter_id);


--
-- Name: coachings_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX coachings_of_lifter ON app.coachings USING btree (tenant_id, lifter_id, since DESC, coach_id);


--
-- Name: comment_marks_of_reader; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX comment_marks_of_reader ON app.comment_marks USING btree (tenant_id, reader_id, unread);


--
-- Name: comments_of_author; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX comments_of_author ON app.comments USING btree (tenant_id, author_id, created_at);


--
-- Name: comments_of_thread; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX comments_of_thread ON app.comments USING btree (tenant_id, lifter_id, reply_to);


--
-- Name: comments_of_workout; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX comments_of_workout ON app.comments USING btree (tenant_id, lifter_id, workout_id, created_at, id);


--
-- Name: conversations_of_coach; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX conversations_of_coach ON app.conversations USING btree (tenant_id, coach_id, latest_at DESC, lifter_id DESC);


--
-- Name: conversations_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX conversations_of_lifter ON app.conversations USING btree (tenant_id, lifter_id, latest_at DESC, coach_id DESC);


--
-- Name: deleted_workouts_latest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deleted_workouts_latest_first ON app.deleted_workouts USING btree (tenant_id, lifter_id, deleted_at DESC, id DESC);


--
-- Name: deletions_by_version; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deletions_by_version ON app.deletions USING btree (tenant_id, lifter_id, version);


--
-- Name: drafts_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX drafts_newest_first ON app.drafts USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: drafts_one_live; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX drafts_one_live ON app.drafts USING btree (tenant_id, lifter_id) WHERE (started_at IS NOT NULL);


--
-- Name: exercise_aliases_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX exercise_aliases_by_exercise ON app.exercise_aliases USING btree (tenant_id, lifter_id, exercise_id);


--
-- Name: goals_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX goals_by_exercise ON app.goals USING btree (tenant_id, lifter_id, exercise_id);


--
-- Name: grants_of_coaching; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX grants_of_coaching ON app.grants USING btree (tenant_id, coach_id, lifter_id);


--
-- Name: grants_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX grants_of_lifter ON app.grants USING btree (tenant_id, lifter_id);


--
-- Name: graph_reports_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX graph_reports_newest_first ON app.graph_reports USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: idempotency_keys_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX idempotency_keys_age ON app.idempotency_keys USING btree (created_at);


--
-- Name: imported_workouts_by_import; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX imported_workouts_by_import ON app.imported_workouts USING btree (tenant_id, lifter_id, import_id);


--
-- Name: invites_by_address; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_by_address ON app.invites USING btree (tenant_id, recipient);


--
-- Name: invites_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX invites_open ON app.invites USING btree (tenant_id, coach_id, recipient) WHERE (state = 'open'::text);


--
-- Name: invites_received; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_received ON app.invites USING btree (tenant_id, lifter_id);


--
-- Name: invites_sent; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_sent ON app.invites USING btree (tenant_id, coach_id, created_at DESC, id DESC);


--
-- Name: invites_token; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX invites_token ON app.invites USING btree (token_hash);


--
-- Name: labelled_clients_by_label; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX labelled_clients_by_label ON app.labelled_clients USING btree (tenant_id, coach_id, label_id);


--
-- Name: labelled_clients_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX labelled_clients_of_lifter ON app.labelled_clients USING btree (tenant_id, lifter_id);


--
-- Name: lift_days_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX lift_days_by_day ON app.lift_days USING btree (tenant_id, lifter_id, local_date);


--
-- Name: lift_days_of_main_lifts; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX lift_days_of_main_lifts ON app.lift_days USING btree (tenant_id, lifter_id, lift, local_date) WHERE (lift IS NOT NULL);


--
-- Name: measurements_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX measurements_by_day ON app.measurements USING btree (tenant_id, lifter_id, kind, local_date, measured_at);


--
-- Name: measurements_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX measurements_newest_first ON app.measurements USING btree (tenant_id, lifter_id, measured_at DESC, id DESC);


--
-- Name: messages_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX messages_newest_first ON app.messages USING btree (tenant_id, lifter_id, coach_id, created_at DESC, id DESC);


--
-- Name: notices_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX notices_newest_first ON app.notices USING btree (tenant_id, account_id, created_at DESC, id DESC);


--
-- Name: notices_once_while_unread; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX notices_once_while_unread ON app.notices USING btree (tenant_id, account_id, kind, md5((arguments)::text)) WHERE (read_at IS NULL);


--
-- Name: outbox_mail_by_recipient; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_by_recipient ON app.outbox_mail USING btree (tenant_id, recipient, created_at);


--
-- Name: outbox_mail_waiting; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_waiting ON app.outbox_mail USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));


--
-- Name: payments_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX payments_by_account ON app.payments USING btree (tenant_id, account_id);


--
-- Name: payments_by_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX payments_by_time ON app.payments USING btree (tenant_id, paid_at);


--
-- Name: planned_efforts_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_efforts_newest_first ON app.planned_efforts USING btree (tenant_id, lifter_id, performed_at DESC, planned_workout_id);


--
-- Name: planned_workouts_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_by_day ON app.planned_workouts USING btree (tenant_id, lifter_id, planned_for, sequence, id);


--
-- Name: planned_workouts_of_assignment; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_assignment ON app.planned_workouts USING btree (tenant_id, lifter_id, assignment_id, cycle, week, session);


--
-- Name: planned_workouts_of_programme; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_programme ON app.planned_workouts USING btree (tenant_id, lifter_id, programme_id, cycle, week, session);


--
-- Name: planned_workouts_of_template; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_template ON app.planned_workouts USING btree (tenant_id, lifter_id, template_id);


--
-- Name: planned_workouts_of_workout; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_workout ON app.planned_workouts USING btree (tenant_id, lifter_id, workout_id);


--
-- Name: powerlifting_maxes_by_workout; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX powerlifting_maxes_by_workout ON app.powerlifting_maxes USING btree (tenant_id, lifter_id, workout_id);


--
-- Name: predetermined_exercises_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX predetermined_exercises_by_exercise ON app.predetermined_exercises USING btree (exercise);


--
-- Name: programmes_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX programmes_newest_first ON app.programmes USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: programmes_of_assignment; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX programmes_of_assignment ON app.programmes USING btree (tenant_id, lifter_id, assignment_id);


--
-- Name: records_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX records_newest_first ON app.records USING btree (tenant_id, lifter_id, local_date DESC, id DESC);


--
-- Name: records_of_a_workout; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX records_of_a_workout ON app.records USING btree (tenant_id, lifter_id, workout_id);


--
-- Name: reminders_due; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX reminders_due ON app.reminders USING btree (due_at) WHERE (sent_at IS NULL);


--
-- Name: subscriptions_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX subscriptions_by_account ON app.subscriptions USING btree (tenant_id, account_id);


--
-- Name: subscriptions_by_customer; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX subscriptions_by_customer ON app.subscriptions USING btree (tenant_id, provider, customer);


--
-- Name: team_clients_by_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_clients_by_lifter ON app.team_clients USING btree (tenant_id, lifter_id, since DESC, team_id);


--
-- Name: team_grants_of_client; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_grants_of_client ON app.team_grants USING btree (tenant_id, team_id, lifter_id);


--
-- Name: team_grants_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_grants_of_lifter ON app.team_grants USING btree (tenant_id, lifter_id);


--
-- Name: team_members_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_members_by_account ON app.team_members USING btree (tenant_id, account_id, team_id) INCLUDE (role);


--
-- Name: template_exercises_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX template_exercises_by_exercise ON app.template_exercises USING btree (tenant_id, lifter_id, exercise_id, template_id);


--
-- Name: templates_in_order; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX templates_in_order ON app.templates USING btree (tenant_id, lifter_id, "position", id DESC);


--
-- Name: tenants_default; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX tenants_default ON app.tenants USING btree (is_default) WHERE is_default;


--
-- Name: tier_prices_by_tier; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX tier_prices_by_tier ON app.tier_prices USING btree (tenant_id, tier);


--
-- Name: tiers_one_free_for_an_audience; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX tiers_one_free_for_an_audience ON app.tiers USING btree (tenant_id, audience) WHERE is_free;


--
-- Name: workout_exercises_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workout_exercises_by_exercise ON app.workout_exercises USING btree (tenant_id, lifter_id, exercise_id, workout_id);


--
-- Name: workouts_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workouts_by_day ON app.workouts USING btree (tenant_id, lifter_id, local_date);


--
-- Name: workouts_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workouts_newest_first ON app.workouts USING btree (tenant_id, lifter_id, performed_at DESC, id DESC);


--
-- Name: registrations_of_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX registrations_of_address ON auth.registrations USING btree (tenant_id, address, at);


--
-- Name: sign_in_attempts_by_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_by_address ON auth.sign_in_attempts USING btree (address, at DESC) WHERE (outcome = 'failure'::text);


--
-- Name: sign_in_attempts_by_subject; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_by_subject ON auth.sign_in_attempts USING btree (tenant_id, subject, address, at DESC);


--
-- Name: graph_reports bound; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER bound BEFORE INSERT ON app.graph_reports FOR EACH ROW EXECUTE FUNCTION app.bound_graph_reports();


--
-- Name: exercises carry_lift; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER carry_lift AFTER UPDATE ON app.exercises FOR EACH ROW WHEN ((old.lift IS DISTINCT FROM new.lift)) EXECUTE FUNCTION app.carry_lift();


--
-- Name: accounts check_account; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER check_account BEFORE INSERT OR UPDATE OF time_zone ON app.accounts FOR EACH ROW EXECUTE FUNCTION app.check_account();


--
-- Name: sets estimate_energy; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER estimate_energy AFTER INSERT ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.estimate_energy_of_sets();


--
-- Name: subscriptions forget_app_store_data; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER forget_app_store_data AFTER DELETE ON app.subscriptions FOR EACH ROW WHEN ((old.provider = 'app_store'::text)) EXECUTE FUNCTION app.forget_app_store_data();


--
-- Name: deleted_workouts forget_comments; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE CONSTRAINT TRIGGER forget_comments AFTER DELETE ON app.deleted_workouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.forget_comments();


--
-- Name: workouts forget_comments; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE CONSTRAINT TRIGGER forget_comments AFTER DELETE ON app.workouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.forget_comments();


--
-- Name: billing_event_outcomes keep_ledger; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER keep_ledger BEFORE UPDATE ON app.billing_event_outcomes FOR EACH ROW EXECUTE FUNCTION app.keep_ledger();


--
-- Name: billing_events keep_ledger; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER keep_ledger BEFORE UPDATE ON app.billing_events FOR EACH ROW EXECUTE FUNCTION app.keep_ledger();


--
-- Name: payments keep_ledger; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER keep_ledger BEFORE UPDATE ON app.payments FOR EACH ROW EXECUTE FUNCTION app.keep_ledger();


--
-- Name: subscription_changes keep_ledger; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER keep_ledger BEFORE UPDATE ON app.subscription_changes FOR EACH ROW EXECUTE FUNCTION app.keep_ledger();


--
-- Name: planned_workouts keep_reminder; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER keep_reminder AFTER INSERT OR UPDATE ON app.planned_workouts FOR EACH ROW EXECUTE FUNCTION app.keep_reminder();


--
-- Name: comments note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.comments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('comment');


--
-- Name: drafts note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.drafts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('draft');


--
-- Name: exercises note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.exercises REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('exercise');


--
-- Name: goals note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.goals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('goal');


--
-- Name: measurements note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.measurements REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('measurement');


--
-- Name: planned_workouts note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.planned_workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('planned_workout');


--
-- Name: programmes note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.programmes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('programme');


--
-- Name: templates note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.templates REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('template');


--
-- Name: workouts note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('workout');


--
-- Name: grants pause; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER pause BEFORE INSERT ON app.grants FOR EACH ROW EXECUTE FUNCTION app.pause_new_grant();


--
-- Name: team_grants pause; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER pause BEFORE INSERT ON app.team_grants FOR EACH ROW EXECUTE FUNCTION app.pause_new_grant();


--
-- Name: sets refresh_days_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_deleted AFTER DELETE ON app.sets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_parts();


--
-- Name: workouts refresh_days_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_deleted AFTER DELETE ON app.workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_deleted_workouts();


--
-- Name: sets refresh_days_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_inserted AFTER INSERT ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_parts();


--
-- Name: workouts refresh_days_of_moved; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_moved AFTER UPDATE ON app.workouts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_moved_workouts();


--
-- Name: sets refresh_days_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_updated AFTER UPDATE ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_parts();


--
-- Name: workout_exercises refresh_days_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_updated AFTER UPDATE ON app.workout_exercises REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_parts();


--
-- Name: planned_workouts refresh_effort_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_effort_of_inserted AFTER INSERT ON app.planned_workouts FOR EACH ROW WHEN ((new.workout_id IS NOT NULL)) EXECUTE FUNCTION app.refresh_effort_of_plan();


--
-- Name: planned_workouts refresh_effort_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_effort_of_updated AFTER UPDATE ON app.planned_workouts FOR EACH ROW WHEN (((new.workout_id IS DISTINCT FROM old.workout_id) OR ((new.workout_id IS NOT NULL) AND (new.prescription IS DISTINCT FROM old.prescription)))) EXECUTE FUNCTION app.refresh_effort_of_plan();


--
-- Name: sets refresh_efforts_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_efforts_of_deleted AFTER DELETE ON app.sets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_efforts_of_sets();


--
-- Name: sets refresh_efforts_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_efforts_of_inserted AFTER INSERT ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_efforts_of_sets();


--
-- Name: sets refresh_efforts_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_efforts_of_updated AFTER UPDATE ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_efforts_of_sets();


--
-- Name: workouts refresh_standing_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_standing_of_inserted AFTER INSERT ON app.workouts FOR EACH ROW WHEN ((new.set_count = 0)) EXECUTE FUNCTION app.refresh_standing_of_workout();


--
-- Name: workouts refresh_standing_of_moved; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_standing_of_moved AFTER UPDATE ON app.workouts FOR EACH ROW WHEN (((new.performed_at IS DISTINCT FROM old.performed_at) OR (new.local_date IS DISTINCT FROM old.local_date))) EXECUTE FUNCTION app.refresh_standing_of_workout();


--
-- Name: outbox_mail refuse_retired_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_retired_key BEFORE INSERT ON app.outbox_mail FOR EACH ROW WHEN ((new.secret IS NOT NULL)) EXECUTE FUNCTION app.refuse_retired_key();


--
-- Name: medical_conditions refuse_unknown_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON app.medical_conditions FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


--
-- Name: payment_gateways refuse_unknown_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON app.payment_gateways FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


--
-- Name: assigned_plans stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.assigned_plans FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: comments stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.comments FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: drafts stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.drafts FOR EACH ROW EXECUTE FUNCTION app.stamp_draft();


--
-- Name: exercises stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.exercises FOR EACH ROW EXECUTE FUNCTION app.stamp_exercise();


--
-- Name: goals stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.goals FOR EACH ROW EXECUTE FUNCTION app.stamp_goal();


--
-- Name: measurements stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.measurements FOR EACH ROW EXECUTE FUNCTION app.stamp_dated();


--
-- Name: medical_conditions stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE OF updated_at ON app.medical_conditions FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: planned_workouts stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.planned_workouts FOR EACH ROW EXECUTE FUNCTION app.stamp_planned_workout();


--
-- Name: powerlifting_maxes stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.powerlifting_maxes FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: powerlifting_profiles stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.powerlifting_profiles FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: profiles stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.profiles FOR EACH ROW EXECUTE FUNCTION app.stamp_version();


--
-- Name: programmes stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.programmes FOR EACH ROW EXECUTE FUNCTION app.stamp_programme();


--
-- Name: schedules stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.schedules FOR EACH ROW EXECUTE FUNCTION app.stamp_schedule();


--
-- Name: templates stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.templates FOR EACH ROW EXECUTE FUNCTION app.stamp_template();


--
-- Name: workouts stamp; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON app.workouts FOR EACH ROW EXECUTE FUNCTION app.stamp_dated();


--
-- Name: planned_workouts tell_week_done; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER tell_week_done AFTER UPDATE ON app.planned_workouts FOR EACH ROW WHEN (((new.assignment_id IS NOT NULL) AND (new.state <> 'planned'::text) AND (old.state = 'planned'::text))) EXECUTE FUNCTION app.tell_week_done();


--
-- Name: planned_workouts watch_assigned; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER watch_assigned BEFORE INSERT OR DELETE OR UPDATE ON app.planned_workouts FOR EACH ROW EXECUTE FUNCTION app.watch_assigned_workout();


--
-- Name: programmes watch_assigned; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER watch_assigned BEFORE DELETE OR UPDATE ON app.programmes FOR EACH ROW EXECUTE FUNCTION app.watch_assigned_programme();


--
-- Name: access_log access_log_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: access_log access_log_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: accounts accounts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.accounts
    ADD CONSTRAINT accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id);


--
-- Name: app_store_renewals app_store_renewals_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.app_store_renewals
    ADD CONSTRAINT app_store_renewals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: app_store_transactions app_store_transactions_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.app_store_transactions
    ADD CONSTRAINT app_store_transactions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: assigned_plans assigned_plans_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.assigned_plans
    ADD CONSTRAINT assigned_plans_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE SET NULL (coach_id);


--
-- Name: assigned_plans assigned_plans_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.assigned_plans
    ADD CONSTRAINT assigned_plans_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: assignments assignments_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.assignments
    ADD CONSTRAINT assignments_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: attention_dismissals attention_dismissals_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_dismissals
    ADD CONSTRAINT attention_dismissals_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: attention_dismissals attention_dismissals_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_dismissals
    ADD CONSTRAINT attention_dismissals_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: attention_rules attention_rules_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_rules
    ADD CONSTRAINT attention_rules_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: attention_rules attention_rules_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.attention_rules
    ADD CONSTRAINT attention_rules_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: billing_event_outcomes billing_event_outcomes_tenant_id_provider_event_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_event_outcomes
    ADD CONSTRAINT billing_event_outcomes_tenant_id_provider_event_id_fkey FOREIGN KEY (tenant_id, provider, event_id) REFERENCES app.billing_events(tenant_id, provider, event_id) ON DELETE CASCADE;


--
-- Name: billing_events billing_events_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_events
    ADD CONSTRAINT billing_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: billing_reminders billing_reminders_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_reminders
    ADD CONSTRAINT billing_reminders_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: billing_reminders billing_reminders_tenant_id_provider_reference_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.billing_reminders
    ADD CONSTRAINT billing_reminders_tenant_id_provider_reference_fkey FOREIGN KEY (tenant_id, provider, reference) REFERENCES app.subscriptions(tenant_id, provider, reference) ON DELETE CASCADE;


--
-- Name: blocked_coaches blocked_coaches_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.blocked_coaches
    ADD CONSTRAINT blocked_coaches_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: blocked_coaches blocked_coaches_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.blocked_coaches
    ADD CONSTRAINT blocked_coaches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: blocked_coaches blocked_coaches_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.blocked_coaches
    ADD CONSTRAINT blocked_coaches_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: catalogue_aliases catalogue_aliases_slug_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.catalogue_aliases
    ADD CONSTRAINT catalogue_aliases_slug_fkey FOREIGN KEY (slug) REFERENCES app.catalogue_exercises(slug);


--
-- Name: catalogue_texts catalogue_texts_slug_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.catalogue_texts
    ADD CONSTRAINT catalogue_texts_slug_fkey FOREIGN KEY (slug) REFERENCES app.catalogue_exercises(slug);


--
-- Name: client_labels client_labels_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.client_labels
    ADD CONSTRAINT client_labels_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: client_notes client_notes_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.client_notes
    ADD CONSTRAINT client_notes_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: client_notes client_notes_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.client_notes
    ADD CONSTRAINT client_notes_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: coachings coachings_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.coachings
    ADD CONSTRAINT coachings_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: coachings coachings_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.coachings
    ADD CONSTRAINT coachings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: coachings coachings_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.coachings
    ADD CONSTRAINT coachings_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: comment_marks comment_marks_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comment_marks
    ADD CONSTRAINT comment_marks_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: comment_marks comment_marks_tenant_id_reader_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comment_marks
    ADD CONSTRAINT comment_marks_tenant_id_reader_id_fkey FOREIGN KEY (tenant_id, reader_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: comments comments_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comments
    ADD CONSTRAINT comments_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: comments comments_tenant_id_lifter_id_reply_to_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.comments
    ADD CONSTRAINT comments_tenant_id_lifter_id_reply_to_fkey FOREIGN KEY (tenant_id, lifter_id, reply_to) REFERENCES app.comments(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: conversations conversations_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.conversations
    ADD CONSTRAINT conversations_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: deleted_workouts deleted_workouts_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deleted_workouts
    ADD CONSTRAINT deleted_workouts_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: deletions deletions_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deletions
    ADD CONSTRAINT deletions_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: drafts drafts_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.drafts
    ADD CONSTRAINT drafts_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: entitlement_overrides entitlement_overrides_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.entitlement_overrides
    ADD CONSTRAINT entitlement_overrides_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: equipment equipment_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.equipment
    ADD CONSTRAINT equipment_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: exercise_aliases exercise_aliases_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.exercise_aliases
    ADD CONSTRAINT exercise_aliases_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: exercises exercises_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.exercises
    ADD CONSTRAINT exercises_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: goals goals_are_of_an_exercise_there_is; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.goals
    ADD CONSTRAINT goals_are_of_an_exercise_there_is FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: goals goals_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.goals
    ADD CONSTRAINT goals_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: grants grants_tenant_id_coach_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.grants
    ADD CONSTRAINT grants_tenant_id_coach_id_lifter_id_fkey FOREIGN KEY (tenant_id, coach_id, lifter_id) REFERENCES app.coachings(tenant_id, coach_id, lifter_id) ON DELETE CASCADE;


--
-- Name: grants grants_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.grants
    ADD CONSTRAINT grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: graph_reports graph_reports_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.graph_reports
    ADD CONSTRAINT graph_reports_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: idempotency_keys idempotency_keys_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.idempotency_keys
    ADD CONSTRAINT idempotency_keys_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: imported_workouts imported_workouts_tenant_id_lifter_id_import_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_workouts
    ADD CONSTRAINT imported_workouts_tenant_id_lifter_id_import_id_fkey FOREIGN KEY (tenant_id, lifter_id, import_id) REFERENCES app.imports(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: imported_workouts imported_workouts_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_workouts
    ADD CONSTRAINT imported_workouts_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: imports imports_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imports
    ADD CONSTRAINT imports_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: invites invites_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: invites invites_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: invites invites_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: labelled_clients labelled_clients_tenant_id_coach_id_label_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.labelled_clients
    ADD CONSTRAINT labelled_clients_tenant_id_coach_id_label_id_fkey FOREIGN KEY (tenant_id, coach_id, label_id) REFERENCES app.client_labels(tenant_id, coach_id, id) ON DELETE CASCADE;


--
-- Name: labelled_clients labelled_clients_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.labelled_clients
    ADD CONSTRAINT labelled_clients_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: lift_days lift_days_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_days
    ADD CONSTRAINT lift_days_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: lifter_versions lifter_versions_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_versions
    ADD CONSTRAINT lifter_versions_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: measurements measurements_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.measurements
    ADD CONSTRAINT measurements_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: medical_conditions medical_conditions_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.medical_conditions
    ADD CONSTRAINT medical_conditions_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: messages messages_tenant_id_lifter_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.messages
    ADD CONSTRAINT messages_tenant_id_lifter_id_coach_id_fkey FOREIGN KEY (tenant_id, lifter_id, coach_id) REFERENCES app.conversations(tenant_id, lifter_id, coach_id) ON DELETE CASCADE;


--
-- Name: notices notices_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.notices
    ADD CONSTRAINT notices_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: outbox_mail outbox_mail_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.outbox_mail
    ADD CONSTRAINT outbox_mail_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: payment_gateways payment_gateways_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.payment_gateways
    ADD CONSTRAINT payment_gateways_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: payments payments_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.payments
    ADD CONSTRAINT payments_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE SET NULL (account_id);


--
-- Name: payments payments_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.payments
    ADD CONSTRAINT payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: planned_efforts planned_efforts_tenant_id_lifter_id_planned_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_efforts
    ADD CONSTRAINT planned_efforts_tenant_id_lifter_id_planned_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, planned_workout_id) REFERENCES app.planned_workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: planned_workouts planned_workouts_tenant_id_lifter_id_assignment_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_workouts
    ADD CONSTRAINT planned_workouts_tenant_id_lifter_id_assignment_id_fkey FOREIGN KEY (tenant_id, lifter_id, assignment_id) REFERENCES app.assigned_plans(tenant_id, lifter_id, id) ON DELETE SET NULL (assignment_id);


--
-- Name: planned_workouts planned_workouts_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_workouts
    ADD CONSTRAINT planned_workouts_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: planned_workouts planned_workouts_tenant_id_lifter_id_template_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_workouts
    ADD CONSTRAINT planned_workouts_tenant_id_lifter_id_template_id_fkey FOREIGN KEY (tenant_id, lifter_id, template_id) REFERENCES app.templates(tenant_id, lifter_id, id) ON DELETE SET NULL (template_id);


--
-- Name: planned_workouts planned_workouts_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.planned_workouts
    ADD CONSTRAINT planned_workouts_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE SET NULL (workout_id);


--
-- Name: powerlifting_maxes powerlifting_maxes_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.powerlifting_maxes
    ADD CONSTRAINT powerlifting_maxes_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: powerlifting_maxes powerlifting_maxes_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.powerlifting_maxes
    ADD CONSTRAINT powerlifting_maxes_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE SET NULL (workout_id);


--
-- Name: powerlifting_profiles powerlifting_profiles_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.powerlifting_profiles
    ADD CONSTRAINT powerlifting_profiles_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: predetermined_exercises predetermined_exercises_exercise_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_exercises
    ADD CONSTRAINT predetermined_exercises_exercise_fkey FOREIGN KEY (exercise) REFERENCES app.catalogue_exercises(slug);


--
-- Name: predetermined_exercises predetermined_exercises_routine_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_exercises
    ADD CONSTRAINT predetermined_exercises_routine_fkey FOREIGN KEY (routine) REFERENCES app.predetermined_routines(slug);


--
-- Name: predetermined_texts predetermined_texts_slug_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.predetermined_texts
    ADD CONSTRAINT predetermined_texts_slug_fkey FOREIGN KEY (slug) REFERENCES app.predetermined_routines(slug);


--
-- Name: profiles profiles_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.profiles
    ADD CONSTRAINT profiles_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: programme_lifts programme_lifts_tenant_id_lifter_id_programme_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programme_lifts
    ADD CONSTRAINT programme_lifts_tenant_id_lifter_id_programme_id_fkey FOREIGN KEY (tenant_id, lifter_id, programme_id) REFERENCES app.programmes(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: programme_versions programme_versions_tenant_id_lifter_id_programme_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programme_versions
    ADD CONSTRAINT programme_versions_tenant_id_lifter_id_programme_id_fkey FOREIGN KEY (tenant_id, lifter_id, programme_id) REFERENCES app.programmes(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: programmes programmes_tenant_id_lifter_id_assignment_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programmes
    ADD CONSTRAINT programmes_tenant_id_lifter_id_assignment_id_fkey FOREIGN KEY (tenant_id, lifter_id, assignment_id) REFERENCES app.assigned_plans(tenant_id, lifter_id, id) ON DELETE SET NULL (assignment_id);


--
-- Name: programmes programmes_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.programmes
    ADD CONSTRAINT programmes_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: records records_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.records
    ADD CONSTRAINT records_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: reminders reminders_tenant_id_lifter_id_planned_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.reminders
    ADD CONSTRAINT reminders_tenant_id_lifter_id_planned_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, planned_workout_id) REFERENCES app.planned_workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: schedules schedules_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.schedules
    ADD CONSTRAINT schedules_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sets sets_tenant_id_lifter_id_workout_id_exercise_position_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sets
    ADD CONSTRAINT sets_tenant_id_lifter_id_workout_id_exercise_position_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id, exercise_position) REFERENCES app.workout_exercises(tenant_id, lifter_id, workout_id, "position") ON DELETE CASCADE;


--
-- Name: sharing_pauses sharing_pauses_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sharing_pauses
    ADD CONSTRAINT sharing_pauses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: sharing_pauses sharing_pauses_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sharing_pauses
    ADD CONSTRAINT sharing_pauses_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: stripe_customers stripe_customers_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.stripe_customers
    ADD CONSTRAINT stripe_customers_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: subscription_changes subscription_changes_tenant_id_provider_reference_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.subscription_changes
    ADD CONSTRAINT subscription_changes_tenant_id_provider_reference_fkey FOREIGN KEY (tenant_id, provider, reference) REFERENCES app.subscriptions(tenant_id, provider, reference) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.subscriptions
    ADD CONSTRAINT subscriptions_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.subscriptions
    ADD CONSTRAINT subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_clients team_clients_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_clients
    ADD CONSTRAINT team_clients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_clients team_clients_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_clients
    ADD CONSTRAINT team_clients_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_clients team_clients_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_clients
    ADD CONSTRAINT team_clients_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_grants team_grants_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_grants
    ADD CONSTRAINT team_grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_grants team_grants_tenant_id_team_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_grants
    ADD CONSTRAINT team_grants_tenant_id_team_id_lifter_id_fkey FOREIGN KEY (tenant_id, team_id, lifter_id) REFERENCES app.team_clients(tenant_id, team_id, lifter_id) ON DELETE CASCADE;


--
-- Name: team_members team_members_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_members
    ADD CONSTRAINT team_members_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_members team_members_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_members
    ADD CONSTRAINT team_members_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_members team_members_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_members
    ADD CONSTRAINT team_members_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


--
-- Name: teams teams_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.teams
    ADD CONSTRAINT teams_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: template_exercises template_exercises_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_exercises
    ADD CONSTRAINT template_exercises_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: template_exercises template_exercises_tenant_id_lifter_id_template_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_exercises
    ADD CONSTRAINT template_exercises_tenant_id_lifter_id_template_id_fkey FOREIGN KEY (tenant_id, lifter_id, template_id) REFERENCES app.templates(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: template_sets template_sets_tenant_id_lifter_id_template_id_entry_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.template_sets
    ADD CONSTRAINT template_sets_tenant_id_lifter_id_template_id_entry_fkey FOREIGN KEY (tenant_id, lifter_id, template_id, entry) REFERENCES app.template_exercises(tenant_id, lifter_id, template_id, entry) ON DELETE CASCADE;


--
-- Name: templates templates_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.templates
    ADD CONSTRAINT templates_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: tenant_hosts tenant_hosts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenant_hosts
    ADD CONSTRAINT tenant_hosts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: tier_entitlements tier_entitlements_tenant_id_tier_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_entitlements
    ADD CONSTRAINT tier_entitlements_tenant_id_tier_fkey FOREIGN KEY (tenant_id, tier) REFERENCES app.tiers(tenant_id, code) ON DELETE CASCADE;


--
-- Name: tier_prices tier_prices_tenant_id_tier_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tier_prices
    ADD CONSTRAINT tier_prices_tenant_id_tier_fkey FOREIGN KEY (tenant_id, tier) REFERENCES app.tiers(tenant_id, code) ON DELETE CASCADE;


--
-- Name: tiers tiers_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tiers
    ADD CONSTRAINT tiers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: training_standings training_standings_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.training_standings
    ADD CONSTRAINT training_standings_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: workout_energy workout_energy_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_energy
    ADD CONSTRAINT workout_energy_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: workout_exercises workout_exercises_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_exercises
    ADD CONSTRAINT workout_exercises_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: workout_exercises workout_exercises_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_exercises
    ADD CONSTRAINT workout_exercises_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: workout_notes workout_notes_tenant_id_lifter_id_workout_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workout_notes
    ADD CONSTRAINT workout_notes_tenant_id_lifter_id_workout_id_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id) REFERENCES app.workouts(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: workouts workouts_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.workouts
    ADD CONSTRAINT workouts_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: credentials credentials_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.credentials
    ADD CONSTRAINT credentials_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: registrations registrations_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.registrations
    ADD CONSTRAINT registrations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sign_in_attempts sign_in_attempts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: access_log; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.access_log ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts admins read the tenant's accounts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "admins read the tenant's accounts" ON app.accounts FOR SELECT TO mm_admin USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: exercise_aliases aliases of exercises stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "aliases of exercises stay in their tenant" ON app.exercise_aliases AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: app_store_renewals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.app_store_renewals ENABLE ROW LEVEL SECURITY;

--
-- Name: app_store_transactions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.app_store_transactions ENABLE ROW LEVEL SECURITY;

--
-- Name: assigned_plans assigned plans stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "assigned plans stay in their tenant" ON app.assigned_plans AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: assigned_plans; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.assigned_plans ENABLE ROW LEVEL SECURITY;

--
-- Name: assignments; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.assignments ENABLE ROW LEVEL SECURITY;

--
-- Name: assignments assignments stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "assignments stay in their tenant" ON app.assignments AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_rules attention rules stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "attention rules stay in their tenant" ON app.attention_rules AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_dismissals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.attention_dismissals ENABLE ROW LEVEL SECURITY;

--
-- Name: attention_rules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.attention_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: billing_event_outcomes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.billing_event_outcomes ENABLE ROW LEVEL SECURITY;

--
-- Name: billing_events; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.billing_events ENABLE ROW LEVEL SECURITY;

--
-- Name: billing_reminders; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.billing_reminders ENABLE ROW LEVEL SECURITY;

--
-- Name: blocked_coaches; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.blocked_coaches ENABLE ROW LEVEL SECURITY;

--
-- Name: catalogue_aliases; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.catalogue_aliases ENABLE ROW LEVEL SECURITY;

--
-- Name: catalogue_exercises; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.catalogue_exercises ENABLE ROW LEVEL SECURITY;

--
-- Name: catalogue_texts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.catalogue_texts ENABLE ROW LEVEL SECURITY;

--
-- Name: client_labels client labels stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "client labels stay in their tenant" ON app.client_labels AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: client_labels; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.client_labels ENABLE ROW LEVEL SECURITY;

--
-- Name: client_notes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.client_notes ENABLE ROW LEVEL SECURITY;

--
-- Name: conversations clients read their conversations; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "clients read their conversations" ON app.conversations FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: messages clients read their messages; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "clients read their messages" ON app.messages FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_rules coaches change attention rules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches change attention rules of their own" ON app.attention_rules FOR UPDATE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_labels coaches change client labels of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches change client labels of their own" ON app.client_labels FOR UPDATE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_dismissals coaches change dismissals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches change dismissals of their own" ON app.attention_dismissals FOR UPDATE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_notes coaches change notes on clients of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches change notes on clients of their own" ON app.client_notes FOR UPDATE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_rules coaches delete attention rules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches delete attention rules of their own" ON app.attention_rules FOR DELETE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_labels coaches delete client labels of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches delete client labels of their own" ON app.client_labels FOR DELETE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_notes coaches delete notes on clients of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches delete notes on clients of their own" ON app.client_notes FOR DELETE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: labelled_clients coaches label clients; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches label clients" ON app.labelled_clients FOR INSERT TO mm_coach WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_rules coaches make attention rules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches make attention rules of their own" ON app.attention_rules FOR INSERT TO mm_coach WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_labels coaches make client labels of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches make client labels of their own" ON app.client_labels FOR INSERT TO mm_coach WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_dismissals coaches make dismissals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches make dismissals of their own" ON app.attention_dismissals FOR INSERT TO mm_coach WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: assignments coaches read assignments of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read assignments of their own" ON app.assignments FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: attention_rules coaches read attention rules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read attention rules of their own" ON app.attention_rules FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_labels coaches read client labels of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read client labels of their own" ON app.client_labels FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: conversations coaches read conversations with clients who let them in, and th; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read conversations with clients who let them in, and th" ON app.conversations FOR SELECT TO mm_coach USING (((lifter_id = ( SELECT app.account_id() AS account_id)) OR ((coach_id = ( SELECT app.account_id() AS account_id)) AND (lifter_id = ANY (ARRAY( SELECT app.open_clients() AS open_clients))))));


--
-- Name: attention_dismissals coaches read dismissals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read dismissals of their own" ON app.attention_dismissals FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: messages coaches read messages with clients who let them in, and their o; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read messages with clients who let them in, and their o" ON app.messages FOR SELECT TO mm_coach USING (((lifter_id = ( SELECT app.account_id() AS account_id)) OR ((coach_id = ( SELECT app.account_id() AS account_id)) AND (lifter_id = ANY (ARRAY( SELECT app.open_clients() AS open_clients))))));


--
-- Name: client_notes coaches read notes on clients of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read notes on clients of their own" ON app.client_notes FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: labelled_clients coaches read whom they labelled; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches read whom they labelled" ON app.labelled_clients FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: coachings coaches remove their clients and leave their own coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches remove their clients and leave their own coaches" ON app.coachings FOR DELETE TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


--
-- Name: invites coaches see invites they sent or received; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see invites they sent or received" ON app.invites FOR SELECT TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR (lifter_id = ( SELECT app.account_id() AS account_id)) OR (recipient = ( SELECT app.verified_address() AS verified_address))));


--
-- Name: coachings coaches see their clients and their own coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see their clients and their own coaches" ON app.coachings FOR SELECT TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


--
-- Name: team_clients coaches see their teams' clients and the teams they let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see their teams' clients and the teams they let in" ON app.team_clients FOR SELECT TO mm_coach USING (((team_id = ANY (ARRAY( SELECT app.my_teams() AS my_teams))) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


--
-- Name: grants coaches see what is shared with them and what they share; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see what is shared with them and what they share" ON app.grants FOR SELECT TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


--
-- Name: team_grants coaches see what their teams are let into and what they share; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see what their teams are let into and what they share" ON app.team_grants FOR SELECT TO mm_coach USING (((team_id = ANY (ARRAY( SELECT app.my_teams() AS my_teams))) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


--
-- Name: attention_dismissals coaches take back dismissals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches take back dismissals of their own" ON app.attention_dismissals FOR DELETE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: labelled_clients coaches take labels off clients; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches take labels off clients" ON app.labelled_clients FOR DELETE TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: client_notes coaches write notes on clients of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches write notes on clients of their own" ON app.client_notes FOR INSERT TO mm_coach WITH CHECK ((coach_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: coachings; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.coachings ENABLE ROW LEVEL SECURITY;

--
-- Name: comment_marks comment marks stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "comment marks stay in their tenant" ON app.comment_marks AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: comment_marks; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.comment_marks ENABLE ROW LEVEL SECURITY;

--
-- Name: comments; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.comments ENABLE ROW LEVEL SECURITY;

--
-- Name: comments comments stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "comments stay in their tenant" ON app.comments AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: conversations; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.conversations ENABLE ROW LEVEL SECURITY;

--
-- Name: conversations conversations stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "conversations stay in their tenant" ON app.conversations AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: deleted_workouts deleted workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "deleted workouts stay in their tenant" ON app.deleted_workouts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: deleted_workouts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.deleted_workouts ENABLE ROW LEVEL SECURITY;

--
-- Name: deletions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.deletions ENABLE ROW LEVEL SECURITY;

--
-- Name: deletions deletions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "deletions stay in their tenant" ON app.deletions AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_dismissals dismissals stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "dismissals stay in their tenant" ON app.attention_dismissals AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: drafts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.drafts ENABLE ROW LEVEL SECURITY;

--
-- Name: drafts drafts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "drafts stay in their tenant" ON app.drafts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_energy energy of workouts stays in its tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "energy of workouts stays in its tenant" ON app.workout_energy AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: entitlement_overrides; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.entitlement_overrides ENABLE ROW LEVEL SECURITY;

--
-- Name: equipment; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.equipment ENABLE ROW LEVEL SECURITY;

--
-- Name: equipment equipment stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "equipment stay in their tenant" ON app.equipment AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tenants everyone reads the tenant they are in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads the tenant they are in" ON app.tenants FOR SELECT TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_entitlements everyone reads what a tier contains; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what a tier contains" ON app.tier_entitlements FOR SELECT TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_prices everyone reads what it costs; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what it costs" ON app.tier_prices FOR SELECT TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tiers everyone reads what the tenant offers; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what the tenant offers" ON app.tiers FOR SELECT TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: exercise_aliases; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.exercise_aliases ENABLE ROW LEVEL SECURITY;

--
-- Name: exercises; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.exercises ENABLE ROW LEVEL SECURITY;

--
-- Name: template_exercises exercises of templates stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "exercises of templates stay in their tenant" ON app.template_exercises AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_exercises exercises of workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "exercises of workouts stay in their tenant" ON app.workout_exercises AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: exercises exercises stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "exercises stay in their tenant" ON app.exercises AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: features; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.features ENABLE ROW LEVEL SECURITY;

--
-- Name: goals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.goals ENABLE ROW LEVEL SECURITY;

--
-- Name: goals goals stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "goals stay in their tenant" ON app.goals AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: grants; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.grants ENABLE ROW LEVEL SECURITY;

--
-- Name: graph_reports; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.graph_reports ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency_keys; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.idempotency_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: imported_workouts imported workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "imported workouts stay in their tenant" ON app.imported_workouts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: imported_workouts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.imported_workouts ENABLE ROW LEVEL SECURITY;

--
-- Name: imports; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.imports ENABLE ROW LEVEL SECURITY;

--
-- Name: imports imports stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "imports stay in their tenant" ON app.imports AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: invites; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.invites ENABLE ROW LEVEL SECURITY;

--
-- Name: labelled_clients labelled clients stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "labelled clients stay in their tenant" ON app.labelled_clients AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: labelled_clients; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.labelled_clients ENABLE ROW LEVEL SECURITY;

--
-- Name: lift_days lift days stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lift days stay in their tenant" ON app.lift_days AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: lift_days; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lift_days ENABLE ROW LEVEL SECURITY;

--
-- Name: lift_spellings; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lift_spellings ENABLE ROW LEVEL SECURITY;

--
-- Name: lifter_versions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lifter_versions ENABLE ROW LEVEL SECURITY;

--
-- Name: workout_energy lifters and coaches of body and workouts read their energy; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches of body and workouts read their energy" ON app.workout_energy FOR SELECT TO mm_lifter, mm_coach USING ((((lifter_id = ANY (ARRAY( SELECT app.within('body_metrics'::text) AS within))) AND (lifter_id = ANY (ARRAY( SELECT app.within('history'::text) AS within
UNION ALL
 SELECT app.within('workout_details'::text) AS within)))) IS TRUE));


--
-- Name: planned_workouts lifters and coaches who plan read planned workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches who plan read planned workouts" ON app.planned_workouts FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('plans'::text) AS within))) IS TRUE));


--
-- Name: exercise_aliases lifters and coaches with details or all lifts read aliases of e; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with details or all lifts read aliases of e" ON app.exercise_aliases FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within
UNION ALL
 SELECT app.within('all_lifts'::text) AS within))) IS TRUE));


--
-- Name: exercises lifters and coaches with details or all lifts read exercises; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with details or all lifts read exercises" ON app.exercises FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within
UNION ALL
 SELECT app.within('all_lifts'::text) AS within))) IS TRUE));


--
-- Name: measurements lifters and coaches with the body's scope read measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the body's scope read measurements" ON app.measurements FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('body_metrics'::text) AS within))) IS TRUE));


--
-- Name: powerlifting_profiles lifters and coaches with the body's scope read powerlifting pro; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the body's scope read powerlifting pro" ON app.powerlifting_profiles FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('body_metrics'::text) AS within))) IS TRUE));


--
-- Name: comments lifters and coaches with the details read comments; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read comments" ON app.comments FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within))) IS TRUE));


--
-- Name: workout_exercises lifters and coaches with the details read exercises of workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read exercises of workouts" ON app.workout_exercises FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within))) IS TRUE));


--
-- Name: workout_notes lifters and coaches with the details read notes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read notes" ON app.workout_notes FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within))) IS TRUE));


--
-- Name: sets lifters and coaches with the details read sets; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read sets" ON app.sets FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('workout_details'::text) AS within))) IS TRUE));


--
-- Name: medical_conditions lifters and coaches with the health scope read medical conditio; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the health scope read medical conditio" ON app.medical_conditions FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('health'::text) AS within))) IS TRUE));


--
-- Name: lift_days lifters and their coaches read lift days; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read lift days" ON app.lift_days FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('all_lifts'::text) AS within))) OR ((lift IS NOT NULL) AND (lifter_id = ANY (ARRAY( SELECT app.within('main_lifts'::text) AS within))))));


--
-- Name: powerlifting_maxes lifters and their coaches read powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read powerlifting maxes" ON app.powerlifting_maxes FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('all_lifts'::text) AS within))) OR ((lift <> 'overhead_press'::text) AND (lifter_id = ANY (ARRAY( SELECT app.within('main_lifts'::text) AS within))))));


--
-- Name: records lifters and their coaches read records; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read records" ON app.records FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('all_lifts'::text) AS within))) OR ((lift IS NOT NULL) AND (lifter_id = ANY (ARRAY( SELECT app.within('main_lifts'::text) AS within))))));


--
-- Name: workouts lifters and their coaches read workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read workouts" ON app.workouts FOR SELECT TO mm_lifter, mm_coach USING (((lifter_id = ANY (ARRAY( SELECT app.within('history'::text) AS within
UNION ALL
 SELECT app.within('workout_details'::text) AS within))) IS TRUE));


--
-- Name: drafts lifters begin drafts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters begin drafts of their own" ON app.drafts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_profiles lifters begin their powerlifting profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters begin their powerlifting profile" ON app.powerlifting_profiles FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters change exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change exercises of templates of their own" ON app.template_exercises FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters change planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change planned workouts of their own" ON app.planned_workouts FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters change schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change schedules of their own" ON app.schedules FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters change templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change templates of their own" ON app.templates FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters change their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their drafts" ON app.drafts FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters change their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their equipment" ON app.equipment FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: exercises lifters change their exercises; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their exercises" ON app.exercises FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters change their goals; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their goals" ON app.goals FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters change their measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their measurements" ON app.measurements FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters change their medical conditions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their medical conditions" ON app.medical_conditions FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters change their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their powerlifting maxes" ON app.powerlifting_maxes FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_profiles lifters change their powerlifting profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their powerlifting profile" ON app.powerlifting_profiles FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters change their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their programmes" ON app.programmes FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters change their workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their workouts" ON app.workouts FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters delete exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete exercises of templates of their own" ON app.template_exercises FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters delete planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete planned workouts of their own" ON app.planned_workouts FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters delete sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete sets of templates of their own" ON app.template_sets FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters delete templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete templates of their own" ON app.templates FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters delete their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their drafts" ON app.drafts FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters delete their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their equipment" ON app.equipment FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_exercises lifters delete their exercises of workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their exercises of workouts" ON app.workout_exercises FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters delete their measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their measurements" ON app.measurements FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_notes lifters delete their notes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their notes" ON app.workout_notes FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters delete their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their powerlifting maxes" ON app.powerlifting_maxes FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters delete their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their programmes" ON app.programmes FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sets lifters delete their sets; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their sets" ON app.sets FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters delete their workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their workouts" ON app.workouts FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters give goals up; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters give goals up" ON app.goals FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters import for themselves; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters import for themselves" ON app.imports FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters keep the workouts they delete; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters keep the workouts they delete" ON app.deleted_workouts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: coachings lifters leave their coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters leave their coaches" ON app.coachings FOR DELETE TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_exercises lifters log exercises of workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log exercises of workouts of their own" ON app.workout_exercises FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_notes lifters log notes of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log notes of their own" ON app.workout_notes FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sets lifters log sets of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log sets of their own" ON app.sets FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters log workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log workouts of their own" ON app.workouts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters make equipment of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make equipment of their own" ON app.equipment FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters make exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make exercises of templates of their own" ON app.template_exercises FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters make planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make planned workouts of their own" ON app.planned_workouts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_lifts lifters make programme lifts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programme lifts of their own" ON app.programme_lifts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_versions lifters make programme versions of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programme versions of their own" ON app.programme_versions FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters make programmes of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programmes of their own" ON app.programmes FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters make schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make schedules of their own" ON app.schedules FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters make sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make sets of templates of their own" ON app.template_sets FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters make templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make templates of their own" ON app.templates FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters measure themselves; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters measure themselves" ON app.measurements FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: exercises lifters name exercises of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters name exercises of their own" ON app.exercises FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_workouts lifters note what they import; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note what they import" ON app.imported_workouts FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters read exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read exercises of templates of their own" ON app.template_exercises FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: lifter_versions lifters read how far their changes go; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read how far their changes go" ON app.lifter_versions FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: assigned_plans lifters read plans that were assigned to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read plans that were assigned to them" ON app.assigned_plans FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: reminders lifters read reminders of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read reminders of their own" ON app.reminders FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters read schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read schedules of their own" ON app.schedules FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters read sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read sets of templates of their own" ON app.template_sets FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters read templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read templates of their own" ON app.templates FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters read the workouts they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read the workouts they deleted" ON app.deleted_workouts FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters read their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their drafts" ON app.drafts FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters read their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their equipment" ON app.equipment FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters read their imports; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their imports" ON app.imports FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters read their own goals; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their own goals" ON app.goals FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_lifts lifters read their programme lifts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programme lifts" ON app.programme_lifts FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_versions lifters read their programme versions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programme versions" ON app.programme_versions FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters read their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programmes" ON app.programmes FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deletions lifters read what they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they deleted" ON app.deletions FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: graph_reports lifters read what they reported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they reported" ON app.graph_reports FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_workouts lifters read which workouts they imported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read which workouts they imported" ON app.imported_workouts FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: access_log lifters read who looked at their data; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read who looked at their data" ON app.access_log FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: graph_reports lifters report their graphs; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters report their graphs" ON app.graph_reports FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: invites lifters see invites addressed to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see invites addressed to them" ON app.invites FOR SELECT TO mm_lifter USING (((lifter_id = ( SELECT app.account_id() AS account_id)) OR (recipient = ( SELECT app.verified_address() AS verified_address))));


--
-- Name: coachings lifters see their coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see their coaches" ON app.coachings FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sharing_pauses lifters see their pause; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see their pause" ON app.sharing_pauses FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: grants lifters see what they share; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see what they share" ON app.grants FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: team_grants lifters see what they share with teams; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see what they share with teams" ON app.team_grants FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: team_clients lifters see which teams they let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see which teams they let in" ON app.team_clients FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: blocked_coaches lifters see whom they blocked; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see whom they blocked" ON app.blocked_coaches FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters set goals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters set goals of their own" ON app.goals FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters set their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters set their powerlifting maxes" ON app.powerlifting_maxes FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: blocked_coaches lifters take a block back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take a block back" ON app.blocked_coaches FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters take back the workouts they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take back the workouts they deleted" ON app.deleted_workouts FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters take their imports back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take their imports back" ON app.imports FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters take their medical conditions back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take their medical conditions back" ON app.medical_conditions FOR DELETE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters tell their medical conditions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters tell their medical conditions" ON app.medical_conditions FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.measurements ENABLE ROW LEVEL SECURITY;

--
-- Name: measurements measurements stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "measurements stay in their tenant" ON app.measurements AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: medical_conditions medical conditions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "medical conditions stay in their tenant" ON app.medical_conditions AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: medical_conditions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.medical_conditions ENABLE ROW LEVEL SECURITY;

--
-- Name: messages; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.messages ENABLE ROW LEVEL SECURITY;

--
-- Name: messages messages stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "messages stay in their tenant" ON app.messages AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: client_notes notes on clients stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notes on clients stay in their tenant" ON app.client_notes AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_notes notes stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notes stay in their tenant" ON app.workout_notes AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: notices; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.notices ENABLE ROW LEVEL SECURITY;

--
-- Name: notices notices stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notices stay in their tenant" ON app.notices AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: outbox_mail; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.outbox_mail ENABLE ROW LEVEL SECURITY;

--
-- Name: payment_gateways; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.payment_gateways ENABLE ROW LEVEL SECURITY;

--
-- Name: payments; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.payments ENABLE ROW LEVEL SECURITY;

--
-- Name: profiles people begin their own profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people begin their own profile" ON app.profiles FOR INSERT TO mm_lifter, mm_coach WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: accounts people change their own account; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people change their own account" ON app.accounts FOR UPDATE TO mm_lifter, mm_coach, mm_admin USING ((id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((id = ( SELECT app.account_id() AS account_id)));


--
-- Name: profiles people change their own profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people change their own profile" ON app.profiles FOR UPDATE TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notices people mark their notices as read; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people mark their notices as read" ON app.notices FOR UPDATE TO mm_lifter, mm_coach, mm_admin USING ((account_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notices people read their notices; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their notices" ON app.notices FOR SELECT TO mm_lifter, mm_coach, mm_admin USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: accounts people read their own account; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their own account" ON app.accounts FOR SELECT TO mm_lifter, mm_coach USING ((id = ( SELECT app.account_id() AS account_id)));


--
-- Name: profiles people read their own profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their own profile" ON app.profiles FOR SELECT TO mm_lifter, mm_coach USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: subscriptions people read their subscriptions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their subscriptions" ON app.subscriptions FOR SELECT TO mm_lifter, mm_coach USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: payments people read what they paid; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what they paid" ON app.payments FOR SELECT TO mm_lifter, mm_coach USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: entitlement_overrides people read what was given to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what was given to them" ON app.entitlement_overrides FOR SELECT TO mm_lifter, mm_coach USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: teams people see the teams they are in or let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see the teams they are in or let in" ON app.teams FOR SELECT TO mm_lifter, mm_coach USING ((id = ANY (ARRAY( SELECT app.teams_in_sight() AS teams_in_sight))));


--
-- Name: team_members people see who is in the teams they are in or let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see who is in the teams they are in or let in" ON app.team_members FOR SELECT TO mm_lifter, mm_coach USING ((team_id = ANY (ARRAY( SELECT app.teams_in_sight() AS teams_in_sight))));


--
-- Name: notices people throw their notices away; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people throw their notices away" ON app.notices FOR DELETE TO mm_lifter, mm_coach, mm_admin USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts planned workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "planned workouts stay in their tenant" ON app.planned_workouts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: planned_efforts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.planned_efforts ENABLE ROW LEVEL SECURITY;

--
-- Name: planned_workouts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.planned_workouts ENABLE ROW LEVEL SECURITY;

--
-- Name: powerlifting_maxes powerlifting maxes stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "powerlifting maxes stay in their tenant" ON app.powerlifting_maxes AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: powerlifting_profiles powerlifting profiles stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "powerlifting profiles stay in their tenant" ON app.powerlifting_profiles AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: powerlifting_maxes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.powerlifting_maxes ENABLE ROW LEVEL SECURITY;

--
-- Name: powerlifting_profiles; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.powerlifting_profiles ENABLE ROW LEVEL SECURITY;

--
-- Name: predetermined_exercises; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.predetermined_exercises ENABLE ROW LEVEL SECURITY;

--
-- Name: predetermined_routines; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.predetermined_routines ENABLE ROW LEVEL SECURITY;

--
-- Name: predetermined_texts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.predetermined_texts ENABLE ROW LEVEL SECURITY;

--
-- Name: profiles; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.profiles ENABLE ROW LEVEL SECURITY;

--
-- Name: profiles profiles stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "profiles stay in their tenant" ON app.profiles AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: programme_lifts programme lifts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "programme lifts stay in their tenant" ON app.programme_lifts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: programme_versions programme versions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "programme versions stay in their tenant" ON app.programme_versions AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: programme_lifts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.programme_lifts ENABLE ROW LEVEL SECURITY;

--
-- Name: programme_versions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.programme_versions ENABLE ROW LEVEL SECURITY;

--
-- Name: programmes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.programmes ENABLE ROW LEVEL SECURITY;

--
-- Name: programmes programmes stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "programmes stay in their tenant" ON app.programmes AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: comment_marks readers see how far they have read; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "readers see how far they have read" ON app.comment_marks FOR SELECT TO mm_lifter, mm_coach USING ((reader_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: records; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.records ENABLE ROW LEVEL SECURITY;

--
-- Name: records records stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "records stay in their tenant" ON app.records AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: reminders; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.reminders ENABLE ROW LEVEL SECURITY;

--
-- Name: reminders reminders stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "reminders stay in their tenant" ON app.reminders AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: graph_reports reports on graphs stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "reports on graphs stay in their tenant" ON app.graph_reports AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: access_log requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.access_log AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: accounts requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.accounts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: blocked_coaches requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.blocked_coaches AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: coachings requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.coachings AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: entitlement_overrides requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.entitlement_overrides AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: grants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.grants AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: invites requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.invites AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: payments requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.payments AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sharing_pauses requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.sharing_pauses AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: subscriptions requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.subscriptions AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_clients requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_clients AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_grants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_grants AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_members requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_members AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: teams requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.teams AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tenants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tenants AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_entitlements requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tier_entitlements AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_prices requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tier_prices AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tiers requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tiers AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: schedules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.schedules ENABLE ROW LEVEL SECURITY;

--
-- Name: schedules schedules stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "schedules stay in their tenant" ON app.schedules AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sets; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sets ENABLE ROW LEVEL SECURITY;

--
-- Name: template_sets sets of templates stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "sets of templates stay in their tenant" ON app.template_sets AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sets sets stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "sets stay in their tenant" ON app.sets AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sharing_pauses; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sharing_pauses ENABLE ROW LEVEL SECURITY;

--
-- Name: stripe_customers; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.stripe_customers ENABLE ROW LEVEL SECURITY;

--
-- Name: subscription_changes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.subscription_changes ENABLE ROW LEVEL SECURITY;

--
-- Name: subscriptions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.subscriptions ENABLE ROW LEVEL SECURITY;

--
-- Name: team_clients; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_clients ENABLE ROW LEVEL SECURITY;

--
-- Name: team_grants; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_grants ENABLE ROW LEVEL SECURITY;

--
-- Name: team_members; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_members ENABLE ROW LEVEL SECURITY;

--
-- Name: teams; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.teams ENABLE ROW LEVEL SECURITY;

--
-- Name: template_exercises; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.template_exercises ENABLE ROW LEVEL SECURITY;

--
-- Name: template_sets; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.template_sets ENABLE ROW LEVEL SECURITY;

--
-- Name: templates; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.templates ENABLE ROW LEVEL SECURITY;

--
-- Name: templates templates stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "templates stay in their tenant" ON app.templates AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tenant_hosts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tenant_hosts ENABLE ROW LEVEL SECURITY;

--
-- Name: tenants; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tenants ENABLE ROW LEVEL SECURITY;

--
-- Name: tier_entitlements; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tier_entitlements ENABLE ROW LEVEL SECURITY;

--
-- Name: tier_prices; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tier_prices ENABLE ROW LEVEL SECURITY;

--
-- Name: tiers; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tiers ENABLE ROW LEVEL SECURITY;

--
-- Name: training_standings; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.training_standings ENABLE ROW LEVEL SECURITY;

--
-- Name: lifter_versions versions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "versions stay in their tenant" ON app.lifter_versions AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_energy; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.workout_energy ENABLE ROW LEVEL SECURITY;

--
-- Name: workout_exercises; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.workout_exercises ENABLE ROW LEVEL SECURITY;

--
-- Name: workout_notes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.workout_notes ENABLE ROW LEVEL SECURITY;

--
-- Name: workouts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.workouts ENABLE ROW LEVEL SECURITY;

--
-- Name: workouts workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "workouts stay in their tenant" ON app.workouts AS RESTRICTIVE TO mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: credentials; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.credentials ENABLE ROW LEVEL SECURITY;

--
-- Name: limits; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.limits ENABLE ROW LEVEL SECURITY;

--
-- Name: one_time_tokens; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.one_time_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: registrations; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.registrations ENABLE ROW LEVEL SECURITY;

--
-- Name: sealing_keys; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sealing_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: sessions; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sessions ENABLE ROW LEVEL SECURITY;

--
-- Name: sign_in_attempts; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_attempts ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA app; Type: ACL; Schema: -; Owner: musclemate_owner
--

GRANT ALL ON SCHEMA app TO mm_definer;
GRANT USAGE ON SCHEMA app TO musclemate_server;
GRANT USAGE ON SCHEMA app TO mm_loader;
GRANT USAGE ON SCHEMA app TO mm_backup;
GRANT USAGE ON SCHEMA app TO mm_visitor;
GRANT USAGE ON SCHEMA app TO mm_lifter;
GRANT USAGE ON SCHEMA app TO mm_coach;
GRANT USAGE ON SCHEMA app TO mm_admin;
GRANT USAGE ON SCHEMA app TO mm_worker;


--
-- Name: SCHEMA auth; Type: ACL; Schema: -; Owner: musclemate_owner
--

GRANT ALL ON SCHEMA auth TO mm_definer;
GRANT USAGE ON SCHEMA auth TO musclemate_server;
GRANT USAGE ON SCHEMA auth TO mm_loader;
GRANT USAGE ON SCHEMA auth TO mm_backup;


--
-- Name: TABLE attention_rules; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.attention_rules TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.attention_rules TO mm_loader;
GRANT SELECT ON TABLE app.attention_rules TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(coach_id) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.muted; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(muted),UPDATE(muted) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.missed_sessions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(missed_sessions),UPDATE(missed_sessions) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.missed_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(missed_days),UPDATE(missed_days) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.fall_percent; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(fall_percent),UPDATE(fall_percent) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.fall_exposures; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(fall_exposures),UPDATE(fall_exposures) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.rpe_excess; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(rpe_excess),UPDATE(rpe_excess) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.rpe_sessions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(rpe_sessions),UPDATE(rpe_sessions) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: COLUMN attention_rules.silent_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(silent_days),UPDATE(silent_days) ON TABLE app.attention_rules TO mm_coach;


--
-- Name: FUNCTION accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) TO mm_lifter;
GRANT ALL ON FUNCTION app.accept_invite(token_hash bytea, id uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) TO mm_coach;


--
-- Name: FUNCTION account_id(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.account_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.account_id() TO mm_visitor;
GRANT ALL ON FUNCTION app.account_id() TO mm_lifter;
GRANT ALL ON FUNCTION app.account_id() TO mm_coach;
GRANT ALL ON FUNCTION app.account_id() TO mm_admin;
GRANT ALL ON FUNCTION app.account_id() TO mm_worker;
GRANT ALL ON FUNCTION app.account_id() TO musclemate_server;
GRANT ALL ON FUNCTION app.account_id() TO mm_definer;
GRANT ALL ON FUNCTION app.account_id() TO mm_loader;


--
-- Name: TABLE accounts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.accounts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.accounts TO mm_loader;
GRANT SELECT ON TABLE app.accounts TO mm_backup;
GRANT SELECT ON TABLE app.accounts TO mm_lifter;
GRANT SELECT ON TABLE app.accounts TO mm_coach;
GRANT SELECT ON TABLE app.accounts TO mm_admin;


--
-- Name: COLUMN accounts.display_name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(display_name) ON TABLE app.accounts TO mm_lifter;
GRANT UPDATE(display_name) ON TABLE app.accounts TO mm_coach;
GRANT UPDATE(display_name) ON TABLE app.accounts TO mm_admin;


--
-- Name: COLUMN accounts.locale; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(locale) ON TABLE app.accounts TO mm_lifter;
GRANT UPDATE(locale) ON TABLE app.accounts TO mm_coach;
GRANT UPDATE(locale) ON TABLE app.accounts TO mm_admin;


--
-- Name: COLUMN accounts.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(time_zone) ON TABLE app.accounts TO mm_lifter;
GRANT UPDATE(time_zone) ON TABLE app.accounts TO mm_coach;
GRANT UPDATE(time_zone) ON TABLE app.accounts TO mm_admin;


--
-- Name: COLUMN accounts.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(unit) ON TABLE app.accounts TO mm_lifter;
GRANT UPDATE(unit) ON TABLE app.accounts TO mm_coach;
GRANT UPDATE(unit) ON TABLE app.accounts TO mm_admin;


--
-- Name: COLUMN accounts.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(updated_at) ON TABLE app.accounts TO mm_lifter;
GRANT UPDATE(updated_at) ON TABLE app.accounts TO mm_coach;
GRANT UPDATE(updated_at) ON TABLE app.accounts TO mm_admin;


--
-- Name: FUNCTION account_json(account app.accounts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.account_json(account app.accounts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.account_json(account app.accounts) TO mm_lifter;
GRANT ALL ON FUNCTION app.account_json(account app.accounts) TO mm_coach;
GRANT ALL ON FUNCTION app.account_json(account app.accounts) TO mm_admin;
GRANT ALL ON FUNCTION app.account_json(account app.accounts) TO mm_definer;


--
-- Name: FUNCTION account_of(owner integer, who text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.account_of(owner integer, who text) FROM PUBLIC;


--
-- Name: FUNCTION act_as(account uuid, planning text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.act_as(account uuid, planning text) FROM PUBLIC;


--
-- Name: FUNCTION active_seconds(active_milliseconds bigint, running_since timestamp with time zone); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.active_seconds(active_milliseconds bigint, running_since timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.active_seconds(active_milliseconds bigint, running_since timestamp with time zone) TO mm_lifter;
GRANT ALL ON FUNCTION app.active_seconds(active_milliseconds bigint, running_since timestamp with time zone) TO mm_coach;


--
-- Name: FUNCTION adapt_plan(lifter uuid, plan uuid, changes text[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.adapt_plan(lifter uuid, plan uuid, changes text[]) FROM PUBLIC;


--
-- Name: TABLE planned_workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.planned_workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.planned_workouts TO mm_loader;
GRANT SELECT ON TABLE app.planned_workouts TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.planned_workouts TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.planned_for; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(planned_for),UPDATE(planned_for) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(planned_for),UPDATE(planned_for) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.starts_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(starts_at),UPDATE(starts_at) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(starts_at),UPDATE(starts_at) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.sequence; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(sequence),UPDATE(sequence) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(sequence),UPDATE(sequence) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.template_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(template_id),UPDATE(template_id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(template_id),UPDATE(template_id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.programme_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(programme_id),UPDATE(programme_id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(programme_id),UPDATE(programme_id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.programme_version; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(programme_version),UPDATE(programme_version) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(programme_version),UPDATE(programme_version) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.cycle; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(cycle),UPDATE(cycle) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(cycle),UPDATE(cycle) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.week; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(week),UPDATE(week) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(week),UPDATE(week) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.session; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(session),UPDATE(session) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(session),UPDATE(session) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.prescription; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(prescription),UPDATE(prescription) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(prescription),UPDATE(prescription) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.state; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(state) ON TABLE app.planned_workouts TO mm_lifter;
GRANT UPDATE(state) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.workout_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(workout_id) ON TABLE app.planned_workouts TO mm_lifter;
GRANT UPDATE(workout_id) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: COLUMN planned_workouts.remind_minutes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(remind_minutes),UPDATE(remind_minutes) ON TABLE app.planned_workouts TO mm_lifter;
GRANT INSERT(remind_minutes),UPDATE(remind_minutes) ON TABLE app.planned_workouts TO mm_coach;


--
-- Name: FUNCTION adaptations(before app.planned_workouts, now_planned app.planned_workouts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.adaptations(before app.planned_workouts, now_planned app.planned_workouts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.adaptations(before app.planned_workouts, now_planned app.planned_workouts) TO mm_definer;


--
-- Name: FUNCTION add_exercise(exercise uuid, given_name text, given_slug text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.add_exercise(exercise uuid, given_name text, given_slug text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.add_exercise(exercise uuid, given_name text, given_slug text) TO mm_lifter;
GRANT ALL ON FUNCTION app.add_exercise(exercise uuid, given_name text, given_slug text) TO mm_coach;


--
-- Name: FUNCTION add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean) TO mm_lifter;
GRANT ALL ON FUNCTION app.add_predetermined_routine(of_slug text, template uuid, on_weekdays text[], on_any_day boolean) TO mm_coach;


--
-- Name: FUNCTION add_standard_tiers(tenant integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.add_standard_tiers(tenant integer) FROM PUBLIC;


--
-- Name: FUNCTION adherence(done bigint, past bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.adherence(done bigint, past bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.adherence(done bigint, past bigint) TO mm_definer;
GRANT ALL ON FUNCTION app.adherence(done bigint, past bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.adherence(done bigint, past bigint) TO mm_coach;


--
-- Name: FUNCTION app_store_history(tenant_id integer, reference text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.app_store_history(tenant_id integer, reference text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.app_store_history(tenant_id integer, reference text) TO mm_worker;


--
-- Name: FUNCTION apply_facts(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.apply_facts(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) FROM PUBLIC;


--
-- Name: FUNCTION assigned_programme(programme uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.assigned_programme(programme uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.assigned_programme(programme uuid) TO mm_definer;


--
-- Name: FUNCTION assigned_template(template uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.assigned_template(template uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.assigned_template(template uuid) TO mm_definer;


--
-- Name: FUNCTION assignment_clients(assignment uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.assignment_clients(assignment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.assignment_clients(assignment uuid) TO mm_coach;


--
-- Name: FUNCTION assignment_materials(template uuid, programme uuid, assignment uuid, lifters uuid[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.assignment_materials(template uuid, programme uuid, assignment uuid, lifters uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.assignment_materials(template uuid, programme uuid, assignment uuid, lifters uuid[]) TO mm_coach;


--
-- Name: FUNCTION assignment_progress(assignment uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.assignment_progress(assignment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.assignment_progress(assignment uuid) TO mm_coach;


--
-- Name: FUNCTION attention_entries(clients app.watched_client[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.attention_entries(clients app.watched_client[]) FROM PUBLIC;


--
-- Name: FUNCTION attention_entry_json(id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone, unit text, words jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.attention_entry_json(id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone, unit text, words jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.attention_entry_json(id uuid, client app.watched_client, rule text, subject text, evidence text, at timestamp with time zone, dismissed_until timestamp with time zone, unit text, words jsonb) TO mm_definer;


--
-- Name: FUNCTION attention_findings(clients app.watched_client[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.attention_findings(clients app.watched_client[]) FROM PUBLIC;


--
-- Name: FUNCTION attention_queue(room integer, after_at timestamp with time zone, after_id uuid, rule text, client uuid, dismissed boolean, words jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.attention_queue(room integer, after_at timestamp with time zone, after_id uuid, rule text, client uuid, dismissed boolean, words jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.attention_queue(room integer, after_at timestamp with time zone, after_id uuid, rule text, client uuid, dismissed boolean, words jsonb) TO mm_coach;


--
-- Name: FUNCTION attention_rules_json(client uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.attention_rules_json(client uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.attention_rules_json(client uuid) TO mm_coach;


--
-- Name: FUNCTION averages(seconds numeric, kilocalories numeric, divisor numeric); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.averages(seconds numeric, kilocalories numeric, divisor numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION app.averages(seconds numeric, kilocalories numeric, divisor numeric) TO mm_lifter;
GRANT ALL ON FUNCTION app.averages(seconds numeric, kilocalories numeric, divisor numeric) TO mm_coach;


--
-- Name: FUNCTION begin_change(lifter uuid, workout uuid, seen bigint); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.begin_change(lifter uuid, workout uuid, seen bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_change(lifter uuid, workout uuid, seen bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.begin_change(lifter uuid, workout uuid, seen bigint) TO mm_coach;


--
-- Name: FUNCTION begin_commenting(lifter uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.begin_commenting(lifter uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION begin_draft_change(draft uuid, seen bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.begin_draft_change(draft uuid, seen bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_draft_change(draft uuid, seen bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.begin_draft_change(draft uuid, seen bigint) TO mm_coach;


--
-- Name: FUNCTION begin_programme_change(programme uuid, seen bigint, worked_from bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.begin_programme_change(programme uuid, seen bigint, worked_from bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_programme_change(programme uuid, seen bigint, worked_from bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.begin_programme_change(programme uuid, seen bigint, worked_from bigint) TO mm_coach;


--
-- Name: FUNCTION begin_settlement(tenant_id integer, provider text, reference text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.begin_settlement(tenant_id integer, provider text, reference text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_settlement(tenant_id integer, provider text, reference text) TO mm_worker;


--
-- Name: FUNCTION begin_stripe_change(of_price uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.begin_stripe_change(of_price uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_stripe_change(of_price uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.begin_stripe_change(of_price uuid) TO mm_coach;


--
-- Name: FUNCTION begin_stripe_checkout(of_price uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.begin_stripe_checkout(of_price uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_stripe_checkout(of_price uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.begin_stripe_checkout(of_price uuid) TO mm_coach;


--
-- Name: FUNCTION bin_workout(workout uuid, document jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.bin_workout(workout uuid, document jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.bin_workout(workout uuid, document jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.bin_workout(workout uuid, document jsonb) TO mm_coach;


--
-- Name: TABLE goals; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.goals TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.goals TO mm_loader;
GRANT SELECT ON TABLE app.goals TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.goals TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(id) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.kind; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(kind),UPDATE(kind) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(kind),UPDATE(kind) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.exercise_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(exercise_id),UPDATE(exercise_id) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(exercise_id),UPDATE(exercise_id) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.lift; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lift),UPDATE(lift) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(lift),UPDATE(lift) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.target; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(target),UPDATE(target) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(target),UPDATE(target) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit),UPDATE(unit) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(unit),UPDATE(unit) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.reps; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(reps),UPDATE(reps) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(reps),UPDATE(reps) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(notes),UPDATE(notes) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(notes),UPDATE(notes) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.started_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(started_on),UPDATE(started_on) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(started_on),UPDATE(started_on) ON TABLE app.goals TO mm_coach;


--
-- Name: COLUMN goals.due_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(due_on),UPDATE(due_on) ON TABLE app.goals TO mm_lifter;
GRANT INSERT(due_on),UPDATE(due_on) ON TABLE app.goals TO mm_coach;


--
-- Name: FUNCTION body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_lifter;
GRANT ALL ON FUNCTION app.body_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_coach;


--
-- Name: FUNCTION body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text) TO mm_lifter;
GRANT ALL ON FUNCTION app.body_progress(of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text) TO mm_coach;


--
-- Name: FUNCTION body_weight_grams(lifter uuid, on_day date); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.body_weight_grams(lifter uuid, on_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.body_weight_grams(lifter uuid, on_day date) TO mm_lifter;
GRANT ALL ON FUNCTION app.body_weight_grams(lifter uuid, on_day date) TO mm_coach;
GRANT ALL ON FUNCTION app.body_weight_grams(lifter uuid, on_day date) TO mm_definer;


--
-- Name: FUNCTION bound_graph_reports(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.bound_graph_reports() FROM PUBLIC;


--
-- Name: FUNCTION bucket_start(bucket text, day date, week_start text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.bucket_start(bucket text, day date, week_start text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.bucket_start(bucket text, day date, week_start text) TO mm_lifter;
GRANT ALL ON FUNCTION app.bucket_start(bucket text, day date, week_start text) TO mm_coach;


--
-- Name: FUNCTION calendar(of_lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.calendar(of_lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.calendar(of_lifter uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.calendar(of_lifter uuid) TO mm_coach;


--
-- Name: FUNCTION carry_lift(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.carry_lift() FROM PUBLIC;


--
-- Name: FUNCTION catalogue_entry(of_slug text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.catalogue_entry(of_slug text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.catalogue_entry(of_slug text) TO mm_lifter;
GRANT ALL ON FUNCTION app.catalogue_entry(of_slug text) TO mm_coach;
GRANT ALL ON FUNCTION app.catalogue_entry(of_slug text) TO mm_admin;


--
-- Name: FUNCTION catalogue_language(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.catalogue_language() FROM PUBLIC;
GRANT ALL ON FUNCTION app.catalogue_language() TO mm_lifter;
GRANT ALL ON FUNCTION app.catalogue_language() TO mm_coach;
GRANT ALL ON FUNCTION app.catalogue_language() TO mm_admin;


--
-- Name: FUNCTION catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) TO mm_lifter;
GRANT ALL ON FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) TO mm_coach;
GRANT ALL ON FUNCTION app.catalogue_page(behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text) TO mm_admin;


--
-- Name: FUNCTION catalogue_words(name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.catalogue_words(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.catalogue_words(name text) TO mm_definer;
GRANT ALL ON FUNCTION app.catalogue_words(name text) TO mm_loader;


--
-- Name: FUNCTION change_version(tenant integer, lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.change_version(tenant integer, lifter uuid) FROM PUBLIC;


--
-- Name: FUNCTION check_account(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.check_account() FROM PUBLIC;


--
-- Name: FUNCTION check_assignable(clients jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.check_assignable(clients jsonb) FROM PUBLIC;


--
-- Name: FUNCTION check_grant(scopes text[], ends timestamp with time zone[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.check_grant(scopes text[], ends timestamp with time zone[]) FROM PUBLIC;


--
-- Name: FUNCTION check_invited(lifter uuid, is_admin boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.check_invited(lifter uuid, is_admin boolean) FROM PUBLIC;


--
-- Name: FUNCTION check_time_zone(name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.check_time_zone(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_coach;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_admin;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_worker;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO musclemate_server;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_definer;
GRANT ALL ON FUNCTION app.check_time_zone(name text) TO mm_loader;


--
-- Name: FUNCTION claim_exercise_name(tenant integer, lifter uuid, exercise uuid, wanted text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.claim_exercise_name(tenant integer, lifter uuid, exercise uuid, wanted text) FROM PUBLIC;


--
-- Name: FUNCTION claim_key(key text, request_digest bytea, resource_id uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.claim_key(key text, request_digest bytea, resource_id uuid) FROM PUBLIC;


--
-- Name: FUNCTION claim_mail(at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.claim_mail(at_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.claim_mail(at_most integer) TO mm_worker;


--
-- Name: TABLE client_labels; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.client_labels TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.client_labels TO mm_loader;
GRANT SELECT ON TABLE app.client_labels TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.client_labels TO mm_coach;


--
-- Name: COLUMN client_labels.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.client_labels TO mm_coach;


--
-- Name: COLUMN client_labels.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(coach_id) ON TABLE app.client_labels TO mm_coach;


--
-- Name: COLUMN client_labels.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.client_labels TO mm_coach;


--
-- Name: COLUMN client_labels.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.client_labels TO mm_coach;


--
-- Name: COLUMN client_labels.colour; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(colour),UPDATE(colour) ON TABLE app.client_labels TO mm_coach;


--
-- Name: FUNCTION client_label_json(label app.client_labels); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.client_label_json(label app.client_labels) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_label_json(label app.client_labels) TO mm_coach;


--
-- Name: FUNCTION client_labels_json(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.client_labels_json() FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_labels_json() TO mm_coach;


--
-- Name: FUNCTION client_materials(assignment uuid, names text[]); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.client_materials(assignment uuid, names text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_materials(assignment uuid, names text[]) TO mm_definer;


--
-- Name: FUNCTION clients(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.clients() FROM PUBLIC;
GRANT ALL ON FUNCTION app.clients() TO mm_coach;


--
-- Name: FUNCTION close_billing_event(tenant_id integer, provider text, event_id text, outcome text, error text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.close_billing_event(tenant_id integer, provider text, event_id text, outcome text, error text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.close_billing_event(tenant_id integer, provider text, event_id text, outcome text, error text) TO mm_worker;


--
-- Name: FUNCTION close_cycle(programme uuid, leaves_rest boolean); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.close_cycle(programme uuid, leaves_rest boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.close_cycle(programme uuid, leaves_rest boolean) TO mm_lifter;
GRANT ALL ON FUNCTION app.close_cycle(programme uuid, leaves_rest boolean) TO mm_coach;


--
-- Name: FUNCTION close_draft(draft uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.close_draft(draft uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.close_draft(draft uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.close_draft(draft uuid) TO mm_coach;


--
-- Name: TABLE invites; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.invites TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.invites TO mm_loader;
GRANT SELECT ON TABLE app.invites TO mm_backup;


--
-- Name: COLUMN invites.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(tenant_id) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(tenant_id) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(id) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(coach_id) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(coach_id) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.recipient; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(recipient) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(recipient) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(lifter_id) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(lifter_id) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.message; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(message) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(message) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.scopes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(scopes) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(scopes) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.state; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(state) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(state) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.created_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(created_at) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(created_at) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.expires_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(expires_at) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(expires_at) ON TABLE app.invites TO mm_coach;


--
-- Name: COLUMN invites.closed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(closed_at) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(closed_at) ON TABLE app.invites TO mm_coach;


--
-- Name: FUNCTION close_invite(token_hash bytea, id uuid, verdict text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.close_invite(token_hash bytea, id uuid, verdict text) FROM PUBLIC;


--
-- Name: FUNCTION close_plan(lifter uuid, plan uuid, ending text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.close_plan(lifter uuid, plan uuid, ending text) FROM PUBLIC;


--
-- Name: FUNCTION coach_json(coach uuid, change json); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.coach_json(coach uuid, change json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.coach_json(coach uuid, change json) TO mm_lifter;
GRANT ALL ON FUNCTION app.coach_json(coach uuid, change json) TO mm_coach;


--
-- Name: FUNCTION coaches_let_in(lifter uuid, scope text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.coaches_let_in(lifter uuid, scope text) FROM PUBLIC;


--
-- Name: FUNCTION coaches_of(lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.coaches_of(lifter uuid) FROM PUBLIC;


--
-- Name: TABLE comments; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.comments TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.comments TO mm_loader;
GRANT SELECT ON TABLE app.comments TO mm_backup;
GRANT SELECT ON TABLE app.comments TO mm_lifter;
GRANT SELECT ON TABLE app.comments TO mm_coach;


--
-- Name: FUNCTION comment_json(shown app.comments, read_up_to timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.comment_json(shown app.comments, read_up_to timestamp with time zone) FROM PUBLIC;


--
-- Name: FUNCTION comment_shown(lifter uuid, workout uuid, comment uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.comment_shown(lifter uuid, workout uuid, comment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.comment_shown(lifter uuid, workout uuid, comment uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.comment_shown(lifter uuid, workout uuid, comment uuid) TO mm_coach;


--
-- Name: FUNCTION comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.comments_page(lifter uuid, workout uuid, after_at timestamp with time zone, after_id uuid, at_most integer) TO mm_coach;


--
-- Name: FUNCTION comments_read_up_to(lifter uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.comments_read_up_to(lifter uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION compendium_2024(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.compendium_2024() FROM PUBLIC;
GRANT ALL ON FUNCTION app.compendium_2024() TO mm_definer;


--
-- Name: TABLE conversations; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.conversations TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.conversations TO mm_loader;
GRANT SELECT ON TABLE app.conversations TO mm_backup;
GRANT SELECT ON TABLE app.conversations TO mm_lifter;
GRANT SELECT ON TABLE app.conversations TO mm_coach;


--
-- Name: FUNCTION conversation_json(shown app.conversations, to_coach boolean, is_connected boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.conversation_json(shown app.conversations, to_coach boolean, is_connected boolean) FROM PUBLIC;


--
-- Name: FUNCTION conversation_with(account uuid, OUT lifter uuid, OUT coach uuid, OUT is_coach boolean, OUT is_connected boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.conversation_with(account uuid, OUT lifter uuid, OUT coach uuid, OUT is_coach boolean, OUT is_connected boolean) FROM PUBLIC;


--
-- Name: FUNCTION conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.conversations_page(after_at timestamp with time zone, after_id uuid, at_most integer) TO mm_coach;


--
-- Name: FUNCTION count_unread_comments(whose uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.count_unread_comments(whose uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION count_unread_messages(lifter uuid, coach uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.count_unread_messages(lifter uuid, coach uuid) FROM PUBLIC;


--
-- Name: FUNCTION create_tenant(slug text, name text, hosts text[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.create_tenant(slug text, name text, hosts text[]) FROM PUBLIC;


--
-- Name: FUNCTION cursor(at timestamp with time zone, id uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.cursor(at timestamp with time zone, id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.cursor(at timestamp with time zone, id uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.cursor(at timestamp with time zone, id uuid) TO mm_coach;
GRANT ALL ON FUNCTION app.cursor(at timestamp with time zone, id uuid) TO mm_admin;
GRANT ALL ON FUNCTION app.cursor(at timestamp with time zone, id uuid) TO mm_definer;


--
-- Name: FUNCTION decline_invite(token_hash bytea, id uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.decline_invite(token_hash bytea, id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.decline_invite(token_hash bytea, id uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.decline_invite(token_hash bytea, id uuid) TO mm_coach;


--
-- Name: FUNCTION delete_comment(lifter uuid, workout uuid, comment uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.delete_comment(lifter uuid, workout uuid, comment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.delete_comment(lifter uuid, workout uuid, comment uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.delete_comment(lifter uuid, workout uuid, comment uuid) TO mm_coach;


--
-- Name: FUNCTION delete_message(account uuid, message uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.delete_message(account uuid, message uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.delete_message(account uuid, message uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.delete_message(account uuid, message uuid) TO mm_coach;


--
-- Name: FUNCTION demand(feature text, preview json); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.demand(feature text, preview json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.demand(feature text, preview json) TO mm_lifter;
GRANT ALL ON FUNCTION app.demand(feature text, preview json) TO mm_coach;
GRANT ALL ON FUNCTION app.demand(feature text, preview json) TO mm_definer;


--
-- Name: FUNCTION demand_module(module text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.demand_module(module text) FROM PUBLIC;


--
-- Name: FUNCTION demand_room(feature text, taken bigint, account uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.demand_room(feature text, taken bigint, account uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.demand_room(feature text, taken bigint, account uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.demand_room(feature text, taken bigint, account uuid) TO mm_coach;
GRANT ALL ON FUNCTION app.demand_room(feature text, taken bigint, account uuid) TO mm_definer;


--
-- Name: FUNCTION derived_activity(tenant integer, lifter uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.derived_activity(tenant integer, lifter uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION dismiss_attention(entry uuid, until timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.dismiss_attention(entry uuid, until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.dismiss_attention(entry uuid, until timestamp with time zone) TO mm_coach;


--
-- Name: TABLE drafts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.drafts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.drafts TO mm_loader;
GRANT SELECT ON TABLE app.drafts TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.drafts TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(id) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.performed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(performed_at),UPDATE(performed_at) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(performed_at),UPDATE(performed_at) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(notes),UPDATE(notes) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(notes),UPDATE(notes) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.duration_seconds; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(duration_seconds),UPDATE(duration_seconds) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(duration_seconds),UPDATE(duration_seconds) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.activity; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(activity),UPDATE(activity) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(activity),UPDATE(activity) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.content; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(content),UPDATE(content) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(content),UPDATE(content) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.template_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(template_id) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(template_id) ON TABLE app.drafts TO mm_coach;


--
-- Name: COLUMN drafts.planned_workout_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(planned_workout_id) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(planned_workout_id) ON TABLE app.drafts TO mm_coach;


--
-- Name: FUNCTION draft_clock(draft app.drafts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.draft_clock(draft app.drafts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.draft_clock(draft app.drafts) TO mm_lifter;
GRANT ALL ON FUNCTION app.draft_clock(draft app.drafts) TO mm_coach;


--
-- Name: FUNCTION draft_origin(template uuid, planned uuid, workout uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.draft_origin(template uuid, planned uuid, workout uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.draft_origin(template uuid, planned uuid, workout uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.draft_origin(template uuid, planned uuid, workout uuid) TO mm_coach;


--
-- Name: FUNCTION duplicate_template(template uuid, origin uuid, name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.duplicate_template(template uuid, origin uuid, name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.duplicate_template(template uuid, origin uuid, name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.duplicate_template(template uuid, origin uuid, name text) TO mm_coach;


--
-- Name: FUNCTION edit_comment(lifter uuid, workout uuid, comment uuid, written_text text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text) TO mm_lifter;
GRANT ALL ON FUNCTION app.edit_comment(lifter uuid, workout uuid, comment uuid, written_text text) TO mm_coach;


--
-- Name: FUNCTION edit_message(account uuid, message uuid, written_text text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.edit_message(account uuid, message uuid, written_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.edit_message(account uuid, message uuid, written_text text) TO mm_lifter;
GRANT ALL ON FUNCTION app.edit_message(account uuid, message uuid, written_text text) TO mm_coach;


--
-- Name: FUNCTION effort_fraction(reps integer, rpe numeric); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.effort_fraction(reps integer, rpe numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION app.effort_fraction(reps integer, rpe numeric) TO mm_lifter;
GRANT ALL ON FUNCTION app.effort_fraction(reps integer, rpe numeric) TO mm_coach;


--
-- Name: FUNCTION entitled(feature text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.entitled(feature text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.entitled(feature text) TO mm_lifter;
GRANT ALL ON FUNCTION app.entitled(feature text) TO mm_coach;


--
-- Name: FUNCTION entitlement(of_feature text, of_account uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.entitlement(of_feature text, of_account uuid) FROM PUBLIC;


--
-- Name: FUNCTION equipment_owned(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.equipment_owned() FROM PUBLIC;
GRANT ALL ON FUNCTION app.equipment_owned() TO mm_lifter;
GRANT ALL ON FUNCTION app.equipment_owned() TO mm_coach;
GRANT ALL ON FUNCTION app.equipment_owned() TO mm_definer;


--
-- Name: FUNCTION estimate_energy(tenant integer, lifter uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.estimate_energy(tenant integer, lifter uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION estimate_energy_of_sets(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.estimate_energy_of_sets() FROM PUBLIC;


--
-- Name: FUNCTION exercise_key(name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.exercise_key(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.exercise_key(name text) TO mm_definer;
GRANT ALL ON FUNCTION app.exercise_key(name text) TO mm_loader;
GRANT ALL ON FUNCTION app.exercise_key(name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.exercise_key(name text) TO mm_coach;


--
-- Name: FUNCTION exercise_named(name text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.exercise_named(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.exercise_named(name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.exercise_named(name text) TO mm_coach;


--
-- Name: FUNCTION falling_lift(client app.watched_client, lift text, unit text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.falling_lift(client app.watched_client, lift text, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.falling_lift(client app.watched_client, lift text, unit text) TO mm_definer;


--
-- Name: FUNCTION fill_in(sentence text, named jsonb, decimal_mark text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.fill_in(sentence text, named jsonb, decimal_mark text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.fill_in(sentence text, named jsonb, decimal_mark text) TO mm_definer;


--
-- Name: FUNCTION fill_template(template uuid, prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.fill_template(template uuid, prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.fill_template(template uuid, prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.fill_template(template uuid, prescription jsonb) TO mm_coach;


--
-- Name: FUNCTION find_billing_event(event_id text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.find_billing_event(event_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.find_billing_event(event_id text) TO mm_worker;


--
-- Name: FUNCTION finish_planned(planned uuid, workout uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.finish_planned(planned uuid, workout uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.finish_planned(planned uuid, workout uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.finish_planned(planned uuid, workout uuid) TO mm_coach;


--
-- Name: FUNCTION forget_app_store_data(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.forget_app_store_data() FROM PUBLIC;


--
-- Name: FUNCTION forget_comments(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.forget_comments() FROM PUBLIC;


--
-- Name: FUNCTION frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_lifter;
GRANT ALL ON FUNCTION app.frequency_goal_standing(goal app.goals, today date, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_coach;


--
-- Name: FUNCTION goal_json(goal app.goals, today date); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.goal_json(goal app.goals, today date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.goal_json(goal app.goals, today date) TO mm_lifter;
GRANT ALL ON FUNCTION app.goal_json(goal app.goals, today date) TO mm_coach;


--
-- Name: FUNCTION grams_in(shown_in text, grams bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.grams_in(shown_in text, grams bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.grams_in(shown_in text, grams bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.grams_in(shown_in text, grams bigint) TO mm_coach;
GRANT ALL ON FUNCTION app.grams_in(shown_in text, grams bigint) TO mm_definer;


--
-- Name: FUNCTION grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone) TO mm_lifter;
GRANT ALL ON FUNCTION app.grant_json(scope text, starts_at timestamp with time zone, expires_at timestamp with time zone, opens_at timestamp with time zone) TO mm_coach;


--
-- Name: FUNCTION hard_efforts(client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.hard_efforts(client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.hard_efforts(client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION held_tiers(of_account uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.held_tiers(of_account uuid) FROM PUBLIC;


--
-- Name: FUNCTION hold_sealing_keys(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.hold_sealing_keys() FROM PUBLIC;
GRANT ALL ON FUNCTION app.hold_sealing_keys() TO mm_definer;


--
-- Name: FUNCTION import_zone(given text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.import_zone(given text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.import_zone(given text) TO mm_lifter;
GRANT ALL ON FUNCTION app.import_zone(given text) TO mm_coach;


--
-- Name: FUNCTION imported_id(lifter uuid, key uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.imported_id(lifter uuid, key uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.imported_id(lifter uuid, key uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.imported_id(lifter uuid, key uuid) TO mm_coach;


--
-- Name: FUNCTION invite(id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea, OUT invite_id uuid, OUT document json); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.invite(id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea, OUT invite_id uuid, OUT document json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.invite(id uuid, addressee text, message text, scopes text[], token_hash bytea, secret bytea, OUT invite_id uuid, OUT document json) TO mm_coach;


--
-- Name: FUNCTION invite_json(id uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.invite_json(id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.invite_json(id uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.invite_json(id uuid) TO mm_coach;


--
-- Name: FUNCTION is_assigned_to(assignment uuid, lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.is_assigned_to(assignment uuid, lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.is_assigned_to(assignment uuid, lifter uuid) TO mm_coach;


--
-- Name: FUNCTION is_open_to(lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.is_open_to(lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.is_open_to(lifter uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.is_open_to(lifter uuid) TO mm_coach;


--
-- Name: FUNCTION is_plan_locked(plan uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.is_plan_locked(plan uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.is_plan_locked(plan uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.is_plan_locked(plan uuid) TO mm_coach;


--
-- Name: FUNCTION is_time_zone(name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.is_time_zone(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_coach;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_admin;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_worker;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO musclemate_server;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_definer;
GRANT ALL ON FUNCTION app.is_time_zone(name text) TO mm_loader;


--
-- Name: FUNCTION keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb) TO mm_worker;


--
-- Name: TABLE assignments; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.assignments TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.assignments TO mm_loader;
GRANT SELECT ON TABLE app.assignments TO mm_backup;
GRANT SELECT ON TABLE app.assignments TO mm_coach;


--
-- Name: FUNCTION keep_assigned_plan(kept app.assignments, coach text, client jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_assigned_plan(kept app.assignments, coach text, client jsonb) FROM PUBLIC;


--
-- Name: FUNCTION keep_assigned_programme(kept app.assignments, copy jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_assigned_programme(kept app.assignments, copy jsonb) FROM PUBLIC;


--
-- Name: FUNCTION keep_assigned_sessions(assignment uuid, client jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_assigned_sessions(assignment uuid, client jsonb) FROM PUBLIC;


--
-- Name: FUNCTION keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_assignment(assignment uuid, seen integer, made jsonb, clients jsonb) TO mm_coach;


--
-- Name: FUNCTION keep_client_label(label uuid, name text, colour text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.keep_client_label(label uuid, name text, colour text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_client_label(label uuid, name text, colour text) TO mm_coach;


--
-- Name: FUNCTION keep_client_note(lifter uuid, note uuid, words text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.keep_client_note(lifter uuid, note uuid, words text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_client_note(lifter uuid, note uuid, words text) TO mm_coach;


--
-- Name: FUNCTION keep_ledger(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_ledger() FROM PUBLIC;


--
-- Name: FUNCTION keep_reconciliation(tenant integer, report jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_reconciliation(tenant integer, report jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_reconciliation(tenant integer, report jsonb) TO mm_worker;


--
-- Name: FUNCTION keep_reminder(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_reminder() FROM PUBLIC;


--
-- Name: FUNCTION keep_stripe_customer(customer text, lost text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.keep_stripe_customer(customer text, lost text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_stripe_customer(customer text, lost text) TO mm_lifter;
GRANT ALL ON FUNCTION app.keep_stripe_customer(customer text, lost text) TO mm_coach;


--
-- Name: FUNCTION keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.keep_template(template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb) TO mm_coach;


--
-- Name: FUNCTION kept_prescription(prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.kept_prescription(prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.kept_prescription(prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.kept_prescription(prescription jsonb) TO mm_coach;
GRANT ALL ON FUNCTION app.kept_prescription(prescription jsonb) TO mm_definer;


--
-- Name: FUNCTION label_client(lifter uuid, names text[]); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.label_client(lifter uuid, names text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.label_client(lifter uuid, names text[]) TO mm_coach;


--
-- Name: FUNCTION labels_of_client(tenant integer, coach uuid, lifter uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.labels_of_client(tenant integer, coach uuid, lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.labels_of_client(tenant integer, coach uuid, lifter uuid) TO mm_definer;


--
-- Name: FUNCTION later_signed(one jsonb, other jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.later_signed(one jsonb, other jsonb) FROM PUBLIC;


--
-- Name: FUNCTION leave_out_rest(programme uuid, sessions integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.leave_out_rest(programme uuid, sessions integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.leave_out_rest(programme uuid, sessions integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.leave_out_rest(programme uuid, sessions integer) TO mm_coach;


--
-- Name: FUNCTION leave_room(room integer, taken bigint, reason text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.leave_room(room integer, taken bigint, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.leave_room(room integer, taken bigint, reason text) TO mm_lifter;
GRANT ALL ON FUNCTION app.leave_room(room integer, taken bigint, reason text) TO mm_coach;
GRANT ALL ON FUNCTION app.leave_room(room integer, taken bigint, reason text) TO mm_definer;


--
-- Name: FUNCTION leave_room_for_labels(further integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.leave_room_for_labels(further integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.leave_room_for_labels(further integer) TO mm_coach;


--
-- Name: FUNCTION let_in_by_team(lifter uuid, scope text, except_role text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.let_in_by_team(lifter uuid, scope text, except_role text) FROM PUBLIC;


--
-- Name: FUNCTION lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) FROM PUBLIC;
GRANT ALL ON FUNCTION app.lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_lifter;
GRANT ALL ON FUNCTION app.lift_goal_standing(goal app.goals, OUT began numeric, OUT stands numeric, OUT achieved_at timestamp with time zone, OUT achieved_on date, OUT based_on json) TO mm_coach;


--
-- Name: FUNCTION lift_trends(tenant integer, client app.watched_client, unit text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.lift_trends(tenant integer, client app.watched_client, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.lift_trends(tenant integer, client app.watched_client, unit text) TO mm_definer;


--
-- Name: FUNCTION lift_words(name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.lift_words(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.lift_words(name text) TO mm_definer;


--
-- Name: FUNCTION lifted_toward(goal app.goals); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.lifted_toward(goal app.goals) FROM PUBLIC;
GRANT ALL ON FUNCTION app.lifted_toward(goal app.goals) TO mm_lifter;
GRANT ALL ON FUNCTION app.lifted_toward(goal app.goals) TO mm_coach;


--
-- Name: FUNCTION limit_of(feature text, account uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.limit_of(feature text, account uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.limit_of(feature text, account uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.limit_of(feature text, account uuid) TO mm_coach;


--
-- Name: FUNCTION list_billing_events(tenant text, only_open boolean, at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.list_billing_events(tenant text, only_open boolean, at_most integer) FROM PUBLIC;


--
-- Name: FUNCTION list_entitlement_overrides(tenant text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.list_entitlement_overrides(tenant text) FROM PUBLIC;


--
-- Name: FUNCTION list_payment_gateways(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.list_payment_gateways() FROM PUBLIC;
GRANT ALL ON FUNCTION app.list_payment_gateways() TO mm_worker;


--
-- Name: FUNCTION list_tenants(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.list_tenants() FROM PUBLIC;


--
-- Name: FUNCTION lock_people(people uuid[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.lock_people(people uuid[]) FROM PUBLIC;


--
-- Name: FUNCTION log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text) TO mm_lifter;
GRANT ALL ON FUNCTION app.log_template(template uuid, workout uuid, performed_at timestamp with time zone, time_zone text) TO mm_coach;


--
-- Name: FUNCTION mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.mail_failed(tenant_id integer, id uuid, error text, is_permanent boolean) TO mm_worker;


--
-- Name: FUNCTION mail_sent(tenant_id integer, id uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.mail_sent(tenant_id integer, id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.mail_sent(tenant_id integer, id uuid) TO mm_worker;


--
-- Name: FUNCTION mail_to(account uuid, kind text, arguments jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.mail_to(account uuid, kind text, arguments jsonb) FROM PUBLIC;


--
-- Name: TABLE lift_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lift_days TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lift_days TO mm_loader;
GRANT SELECT ON TABLE app.lift_days TO mm_backup;
GRANT SELECT ON TABLE app.lift_days TO mm_lifter;
GRANT SELECT ON TABLE app.lift_days TO mm_coach;


--
-- Name: FUNCTION marks(day app.lift_days); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.marks(day app.lift_days) FROM PUBLIC;
GRANT ALL ON FUNCTION app.marks(day app.lift_days) TO mm_definer;


--
-- Name: FUNCTION may_assign(lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.may_assign(lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.may_assign(lifter uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.may_assign(lifter uuid) TO mm_coach;


--
-- Name: FUNCTION merge_exercise(merged uuid, kept uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.merge_exercise(merged uuid, kept uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.merge_exercise(merged uuid, kept uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.merge_exercise(merged uuid, kept uuid) TO mm_coach;


--
-- Name: TABLE messages; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.messages TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.messages TO mm_loader;
GRANT SELECT ON TABLE app.messages TO mm_backup;
GRANT SELECT ON TABLE app.messages TO mm_lifter;
GRANT SELECT ON TABLE app.messages TO mm_coach;


--
-- Name: FUNCTION message_json(shown app.messages, to_coach boolean, read_up_to timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.message_json(shown app.messages, to_coach boolean, read_up_to timestamp with time zone) FROM PUBLIC;


--
-- Name: FUNCTION message_settles_after(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.message_settles_after() FROM PUBLIC;


--
-- Name: FUNCTION message_shown(account uuid, message uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.message_shown(account uuid, message uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.message_shown(account uuid, message uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.message_shown(account uuid, message uuid) TO mm_coach;


--
-- Name: FUNCTION messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.messages_page(account uuid, from_at timestamp with time zone, from_id uuid, newer boolean, at_most integer) TO mm_coach;


--
-- Name: FUNCTION missed_sessions(client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.missed_sessions(client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.missed_sessions(client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION muscle_group(muscle text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.muscle_group(muscle text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.muscle_group(muscle text) TO mm_definer;
GRANT ALL ON FUNCTION app.muscle_group(muscle text) TO mm_loader;
GRANT ALL ON FUNCTION app.muscle_group(muscle text) TO mm_lifter;
GRANT ALL ON FUNCTION app.muscle_group(muscle text) TO mm_coach;


--
-- Name: FUNCTION muscle_sets(of_lifter uuid, from_day date, to_day date); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.muscle_sets(of_lifter uuid, from_day date, to_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.muscle_sets(of_lifter uuid, from_day date, to_day date) TO mm_lifter;
GRANT ALL ON FUNCTION app.muscle_sets(of_lifter uuid, from_day date, to_day date) TO mm_coach;


--
-- Name: FUNCTION my_teams(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.my_teams() FROM PUBLIC;
GRANT ALL ON FUNCTION app.my_teams() TO mm_lifter;
GRANT ALL ON FUNCTION app.my_teams() TO mm_coach;


--
-- Name: FUNCTION name_assigned_exercises(coach uuid, client jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.name_assigned_exercises(coach uuid, client jsonb) FROM PUBLIC;


--
-- Name: FUNCTION name_of(account uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.name_of(account uuid) FROM PUBLIC;


--
-- Name: FUNCTION new_id(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.new_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.new_id() TO mm_lifter;
GRANT ALL ON FUNCTION app.new_id() TO mm_coach;
GRANT ALL ON FUNCTION app.new_id() TO mm_admin;
GRANT ALL ON FUNCTION app.new_id() TO mm_worker;
GRANT ALL ON FUNCTION app.new_id() TO musclemate_server;
GRANT ALL ON FUNCTION app.new_id() TO mm_definer;
GRANT ALL ON FUNCTION app.new_id() TO mm_loader;


--
-- Name: FUNCTION newest_exposures(tenant integer, lifter uuid, lift text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.newest_exposures(tenant integer, lifter uuid, lift text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.newest_exposures(tenant integer, lifter uuid, lift text) TO mm_definer;


--
-- Name: FUNCTION next_session(tenant integer, client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.next_session(tenant integer, client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.next_session(tenant integer, client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION note_deleted(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.note_deleted() FROM PUBLIC;


--
-- Name: FUNCTION note_operation(owner integer, kind text, reference text, payload jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.note_operation(owner integer, kind text, reference text, payload jsonb) FROM PUBLIC;


--
-- Name: TABLE subscriptions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.subscriptions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.subscriptions TO mm_loader;
GRANT SELECT ON TABLE app.subscriptions TO mm_backup;
GRANT SELECT ON TABLE app.subscriptions TO mm_lifter;
GRANT SELECT ON TABLE app.subscriptions TO mm_coach;


--
-- Name: FUNCTION note_settlement(before app.subscriptions, told app.subscriptions, event_id text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.note_settlement(before app.subscriptions, told app.subscriptions, event_id text) FROM PUBLIC;


--
-- Name: FUNCTION notify(account uuid, kind text, arguments jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.notify(account uuid, kind text, arguments jsonb) FROM PUBLIC;


--
-- Name: FUNCTION notify_about(account uuid, kind text, about uuid, arguments jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.notify_about(account uuid, kind text, about uuid, arguments jsonb) FROM PUBLIC;


--
-- Name: FUNCTION number_of_tenant(tenant text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.number_of_tenant(tenant text) FROM PUBLIC;


--
-- Name: FUNCTION one_rep_max(exercise uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.one_rep_max(exercise uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.one_rep_max(exercise uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.one_rep_max(exercise uuid) TO mm_coach;
GRANT ALL ON FUNCTION app.one_rep_max(exercise uuid) TO mm_definer;


--
-- Name: FUNCTION one_rep_max_factor(formula text, reps integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.one_rep_max_factor(formula text, reps integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.one_rep_max_factor(formula text, reps integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.one_rep_max_factor(formula text, reps integer) TO mm_coach;


--
-- Name: FUNCTION open_clients(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.open_clients() FROM PUBLIC;
GRANT ALL ON FUNCTION app.open_clients() TO mm_coach;


--
-- Name: FUNCTION open_scopes(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.open_scopes(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[]) FROM PUBLIC;


--
-- Name: FUNCTION order_templates(ids uuid[]); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.order_templates(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.order_templates(ids uuid[]) TO mm_lifter;
GRANT ALL ON FUNCTION app.order_templates(ids uuid[]) TO mm_coach;


--
-- Name: FUNCTION own_entitlements(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.own_entitlements() FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_entitlements() TO mm_lifter;
GRANT ALL ON FUNCTION app.own_entitlements() TO mm_coach;


--
-- Name: FUNCTION own_exercise(name text, exercise uuid, place integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.own_exercise(name text, exercise uuid, place integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_exercise(name text, exercise uuid, place integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.own_exercise(name text, exercise uuid, place integer) TO mm_coach;
GRANT ALL ON FUNCTION app.own_exercise(name text, exercise uuid, place integer) TO mm_definer;


--
-- Name: FUNCTION own_message(account uuid, message uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.own_message(account uuid, message uuid) FROM PUBLIC;


--
-- Name: FUNCTION own_stripe_customer(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.own_stripe_customer() FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_stripe_customer() TO mm_lifter;
GRANT ALL ON FUNCTION app.own_stripe_customer() TO mm_coach;


--
-- Name: FUNCTION own_subscriptions(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.own_subscriptions() FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_subscriptions() TO mm_lifter;
GRANT ALL ON FUNCTION app.own_subscriptions() TO mm_coach;


--
-- Name: FUNCTION own_unit(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.own_unit() FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_unit() TO mm_lifter;
GRANT ALL ON FUNCTION app.own_unit() TO mm_coach;
GRANT ALL ON FUNCTION app.own_unit() TO mm_definer;


--
-- Name: FUNCTION pause_new_grant(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.pause_new_grant() FROM PUBLIC;


--
-- Name: FUNCTION payment_gateway(tenant text, provider text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.payment_gateway(tenant text, provider text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.payment_gateway(tenant text, provider text) TO musclemate_server;
GRANT ALL ON FUNCTION app.payment_gateway(tenant text, provider text) TO mm_worker;


--
-- Name: FUNCTION payment_gateway_of(tenant integer, provider text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.payment_gateway_of(tenant integer, provider text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.payment_gateway_of(tenant integer, provider text) TO musclemate_server;
GRANT ALL ON FUNCTION app.payment_gateway_of(tenant integer, provider text) TO mm_worker;


--
-- Name: FUNCTION people(ids uuid[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.people(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.people(ids uuid[]) TO mm_lifter;
GRANT ALL ON FUNCTION app.people(ids uuid[]) TO mm_coach;


--
-- Name: FUNCTION percentage_weight(max_grams integer, percentage numeric, unit text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.percentage_weight(max_grams integer, percentage numeric, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.percentage_weight(max_grams integer, percentage numeric, unit text) TO mm_lifter;
GRANT ALL ON FUNCTION app.percentage_weight(max_grams integer, percentage numeric, unit text) TO mm_coach;


--
-- Name: FUNCTION place_cursor(key text, id uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.place_cursor(key text, id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.place_cursor(key text, id uuid) TO mm_definer;


--
-- Name: FUNCTION place_in_workout(lifter uuid, workout uuid, exercise_place integer, set_place integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.place_in_workout(lifter uuid, workout uuid, exercise_place integer, set_place integer) FROM PUBLIC;


--
-- Name: FUNCTION plan_adherence(tenant integer, client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.plan_adherence(tenant integer, client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_adherence(tenant integer, client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION plan_billing_reminders(subscription app.subscriptions); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.plan_billing_reminders(subscription app.subscriptions) FROM PUBLIC;


--
-- Name: FUNCTION plan_by(who text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.plan_by(who text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_by(who text) TO mm_lifter;
GRANT ALL ON FUNCTION app.plan_by(who text) TO mm_coach;


--
-- Name: TABLE assigned_plans; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.assigned_plans TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.assigned_plans TO mm_loader;
GRANT SELECT ON TABLE app.assigned_plans TO mm_backup;
GRANT SELECT ON TABLE app.assigned_plans TO mm_lifter;
GRANT SELECT ON TABLE app.assigned_plans TO mm_coach;


--
-- Name: FUNCTION plan_progress(plan app.assigned_plans); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.plan_progress(plan app.assigned_plans) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_progress(plan app.assigned_plans) TO mm_definer;
GRANT ALL ON FUNCTION app.plan_progress(plan app.assigned_plans) TO mm_lifter;
GRANT ALL ON FUNCTION app.plan_progress(plan app.assigned_plans) TO mm_coach;


--
-- Name: FUNCTION plan_shown(plan app.assigned_plans); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.plan_shown(plan app.assigned_plans) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_shown(plan app.assigned_plans) TO mm_lifter;
GRANT ALL ON FUNCTION app.plan_shown(plan app.assigned_plans) TO mm_coach;


--
-- Name: FUNCTION plan_tally(plan app.assigned_plans); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.plan_tally(plan app.assigned_plans) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_tally(plan app.assigned_plans) TO mm_lifter;
GRANT ALL ON FUNCTION app.plan_tally(plan app.assigned_plans) TO mm_coach;


--
-- Name: FUNCTION plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.plan_workout(planned uuid, name text, planned_for date, starts_at timestamp with time zone, time_zone text, sequence integer, template uuid, remind_minutes integer, prescription jsonb) TO mm_coach;


--
-- Name: FUNCTION planned_prescription(planned uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.planned_prescription(planned uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.planned_prescription(planned uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.planned_prescription(planned uuid) TO mm_coach;


--
-- Name: FUNCTION planned_shown(planned app.planned_workouts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.planned_shown(planned app.planned_workouts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.planned_shown(planned app.planned_workouts) TO mm_lifter;
GRANT ALL ON FUNCTION app.planned_shown(planned app.planned_workouts) TO mm_coach;


--
-- Name: FUNCTION planned_summary(planned app.planned_workouts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.planned_summary(planned app.planned_workouts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.planned_summary(planned app.planned_workouts) TO mm_lifter;
GRANT ALL ON FUNCTION app.planned_summary(planned app.planned_workouts) TO mm_coach;


--
-- Name: FUNCTION plans_open_to(coach uuid, lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.plans_open_to(coach uuid, lifter uuid) FROM PUBLIC;


--
-- Name: FUNCTION plans_with(of_feature text, more_than integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.plans_with(of_feature text, more_than integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.plans_with(of_feature text, more_than integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.plans_with(of_feature text, more_than integer) TO mm_coach;


--
-- Name: FUNCTION predetermined_page(behind bigint, wanted integer, of_group text, of_type text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.predetermined_page(behind bigint, wanted integer, of_group text, of_type text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.predetermined_page(behind bigint, wanted integer, of_group text, of_type text) TO mm_lifter;
GRANT ALL ON FUNCTION app.predetermined_page(behind bigint, wanted integer, of_group text, of_type text) TO mm_coach;


--
-- Name: FUNCTION predetermined_routine(of_slug text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.predetermined_routine(of_slug text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.predetermined_routine(of_slug text) TO mm_lifter;
GRANT ALL ON FUNCTION app.predetermined_routine(of_slug text) TO mm_coach;


--
-- Name: FUNCTION prescription_of(lifter uuid, prescription jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.prescription_of(lifter uuid, prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.prescription_of(lifter uuid, prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.prescription_of(lifter uuid, prescription jsonb) TO mm_coach;


--
-- Name: FUNCTION prescription_without(prescription jsonb, members text[]); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.prescription_without(prescription jsonb, members text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.prescription_without(prescription jsonb, members text[]) TO mm_definer;


--
-- Name: FUNCTION preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.preview_sharing(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) TO mm_coach;


--
-- Name: TABLE tier_prices; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tier_prices TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tier_prices TO mm_loader;
GRANT SELECT ON TABLE app.tier_prices TO mm_backup;
GRANT SELECT ON TABLE app.tier_prices TO mm_visitor;
GRANT SELECT ON TABLE app.tier_prices TO mm_lifter;
GRANT SELECT ON TABLE app.tier_prices TO mm_coach;
GRANT SELECT ON TABLE app.tier_prices TO mm_admin;
GRANT SELECT ON TABLE app.tier_prices TO mm_worker;


--
-- Name: FUNCTION price_json(price app.tier_prices); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.price_json(price app.tier_prices) FROM PUBLIC;


--
-- Name: FUNCTION price_list(tenant integer, of_tier text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.price_list(tenant integer, of_tier text) FROM PUBLIC;


--
-- Name: FUNCTION programme_lift_history(programme uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.programme_lift_history(programme uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.programme_lift_history(programme uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.programme_lift_history(programme uuid) TO mm_coach;
GRANT ALL ON FUNCTION app.programme_lift_history(programme uuid) TO mm_definer;


--
-- Name: FUNCTION programme_run(programme uuid, of_cycle integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.programme_run(programme uuid, of_cycle integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.programme_run(programme uuid, of_cycle integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.programme_run(programme uuid, of_cycle integer) TO mm_coach;
GRANT ALL ON FUNCTION app.programme_run(programme uuid, of_cycle integer) TO mm_definer;


--
-- Name: FUNCTION progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text) TO mm_lifter;
GRANT ALL ON FUNCTION app.progress(of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text, formula text, bucket text) TO mm_coach;


--
-- Name: FUNCTION queue_mail(kind text, recipient text, arguments jsonb, secret bytea); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.queue_mail(kind text, recipient text, arguments jsonb, secret bytea) FROM PUBLIC;


--
-- Name: FUNCTION raise_conflict(reason text, arguments jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.raise_conflict(reason text, arguments jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.raise_conflict(reason text, arguments jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.raise_conflict(reason text, arguments jsonb) TO mm_coach;
GRANT ALL ON FUNCTION app.raise_conflict(reason text, arguments jsonb) TO mm_definer;


--
-- Name: FUNCTION raise_key_not_in_use(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.raise_key_not_in_use() FROM PUBLIC;
GRANT ALL ON FUNCTION app.raise_key_not_in_use() TO mm_definer;


--
-- Name: FUNCTION reach(lifter uuid, scope text, object uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.reach(lifter uuid, scope text, object uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.reach(lifter uuid, scope text, object uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.reach(lifter uuid, scope text, object uuid) TO mm_coach;


--
-- Name: FUNCTION reach_workout(lifter uuid, workout uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.reach_workout(lifter uuid, workout uuid) FROM PUBLIC;


--
-- Name: FUNCTION read_comments(lifter uuid, workout uuid, up_to timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.read_comments(lifter uuid, workout uuid, up_to timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_comments(lifter uuid, workout uuid, up_to timestamp with time zone) TO mm_lifter;
GRANT ALL ON FUNCTION app.read_comments(lifter uuid, workout uuid, up_to timestamp with time zone) TO mm_coach;


--
-- Name: FUNCTION read_messages(account uuid, up_to timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.read_messages(account uuid, up_to timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_messages(account uuid, up_to timestamp with time zone) TO mm_lifter;
GRANT ALL ON FUNCTION app.read_messages(account uuid, up_to timestamp with time zone) TO mm_coach;


--
-- Name: FUNCTION receive_billing_event(tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, payload jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.receive_billing_event(tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, payload jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.receive_billing_event(tenant_id integer, provider text, event_id text, kind text, reference text, occurred_at timestamp with time zone, payload jsonb) TO mm_worker;


--
-- Name: FUNCTION recent_workouts(tenant integer, client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.recent_workouts(tenant integer, client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.recent_workouts(tenant integer, client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION recognised_lift(name text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.recognised_lift(name text) FROM PUBLIC;


--
-- Name: FUNCTION record_look(lifter uuid, scope text, object uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.record_look(lifter uuid, scope text, object uuid) FROM PUBLIC;


--
-- Name: FUNCTION record_payments(tenant_id integer, provider text, payments jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.record_payments(tenant_id integer, provider text, payments jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.record_payments(tenant_id integer, provider text, payments jsonb) TO mm_worker;


--
-- Name: TABLE records; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.records TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.records TO mm_loader;
GRANT SELECT ON TABLE app.records TO mm_backup;
GRANT SELECT ON TABLE app.records TO mm_lifter;
GRANT SELECT ON TABLE app.records TO mm_coach;


--
-- Name: FUNCTION record_shown(of_record app.records, shown_in text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.record_shown(of_record app.records, shown_in text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.record_shown(of_record app.records, shown_in text) TO mm_lifter;
GRANT ALL ON FUNCTION app.record_shown(of_record app.records, shown_in text) TO mm_coach;


--
-- Name: FUNCTION weight_in(shown_in text, weight numeric, unit text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.weight_in(shown_in text, weight numeric, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.weight_in(shown_in text, weight numeric, unit text) TO mm_lifter;
GRANT ALL ON FUNCTION app.weight_in(shown_in text, weight numeric, unit text) TO mm_coach;


--
-- Name: FUNCTION record_value(of_record app.records, shown_in text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.record_value(of_record app.records, shown_in text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.record_value(of_record app.records, shown_in text) TO mm_lifter;
GRANT ALL ON FUNCTION app.record_value(of_record app.records, shown_in text) TO mm_coach;


--
-- Name: FUNCTION references_to_reconcile(tenant integer, provider text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.references_to_reconcile(tenant integer, provider text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.references_to_reconcile(tenant integer, provider text) TO mm_worker;


--
-- Name: FUNCTION refresh_days_of_deleted_workouts(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_days_of_deleted_workouts() FROM PUBLIC;


--
-- Name: FUNCTION refresh_days_of_moved_workouts(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_days_of_moved_workouts() FROM PUBLIC;


--
-- Name: FUNCTION refresh_days_of_parts(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_days_of_parts() FROM PUBLIC;


--
-- Name: FUNCTION refresh_effort_of_plan(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_effort_of_plan() FROM PUBLIC;


--
-- Name: FUNCTION refresh_efforts(tenants integer[], lifters uuid[], planned uuid[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_efforts(tenants integer[], lifters uuid[], planned uuid[]) FROM PUBLIC;


--
-- Name: FUNCTION refresh_efforts_of_sets(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_efforts_of_sets() FROM PUBLIC;


--
-- Name: FUNCTION refresh_lift_days(tenants integer[], lifters uuid[], days date[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_lift_days(tenants integer[], lifters uuid[], days date[]) FROM PUBLIC;


--
-- Name: FUNCTION refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) FROM PUBLIC;


--
-- Name: FUNCTION refresh_standing_of_workout(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_standing_of_workout() FROM PUBLIC;


--
-- Name: FUNCTION refresh_standings(tenants integer[], lifters uuid[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refresh_standings(tenants integer[], lifters uuid[]) FROM PUBLIC;


--
-- Name: FUNCTION refuse(feature text, preview json, more_than integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.refuse(feature text, preview json, more_than integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.refuse(feature text, preview json, more_than integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.refuse(feature text, preview json, more_than integer) TO mm_coach;
GRANT ALL ON FUNCTION app.refuse(feature text, preview json, more_than integer) TO mm_definer;


--
-- Name: FUNCTION refuse_retired_key(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refuse_retired_key() FROM PUBLIC;


--
-- Name: FUNCTION refuse_unknown_key(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.refuse_unknown_key() FROM PUBLIC;


--
-- Name: FUNCTION remove_exercise(exercise uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.remove_exercise(exercise uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.remove_exercise(exercise uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.remove_exercise(exercise uuid) TO mm_coach;


--
-- Name: FUNCTION remove_payment_gateway(tenant text, provider text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.remove_payment_gateway(tenant text, provider text) FROM PUBLIC;


--
-- Name: FUNCTION remove_plan(plan uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.remove_plan(plan uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.remove_plan(plan uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.remove_plan(plan uuid) TO mm_coach;


--
-- Name: FUNCTION replace_subscription(told app.subscriptions); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.replace_subscription(told app.subscriptions) FROM PUBLIC;


--
-- Name: FUNCTION repoint_exercise(tenant integer, lifter uuid, merged uuid, kept uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.repoint_exercise(tenant integer, lifter uuid, merged uuid, kept uuid) FROM PUBLIC;


--
-- Name: FUNCTION require_client(lifter uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.require_client(lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_client(lifter uuid) TO mm_coach;


--
-- Name: FUNCTION rest_on_weekday(weekday text, rests boolean); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.rest_on_weekday(weekday text, rests boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.rest_on_weekday(weekday text, rests boolean) TO mm_lifter;
GRANT ALL ON FUNCTION app.rest_on_weekday(weekday text, rests boolean) TO mm_coach;
GRANT ALL ON FUNCTION app.rest_on_weekday(weekday text, rests boolean) TO mm_definer;


--
-- Name: FUNCTION rest_today(rests boolean); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.rest_today(rests boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.rest_today(rests boolean) TO mm_lifter;
GRANT ALL ON FUNCTION app.rest_today(rests boolean) TO mm_coach;
GRANT ALL ON FUNCTION app.rest_today(rests boolean) TO mm_definer;


--
-- Name: FUNCTION retire_sealing_keys(current_key text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.retire_sealing_keys(current_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.retire_sealing_keys(current_key text) TO mm_loader;


--
-- Name: FUNCTION revenue(first_day date, last_day date); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.revenue(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.revenue(first_day date, last_day date) TO mm_admin;


--
-- Name: FUNCTION revenue_of(tenant integer, first_day date, last_day date); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.revenue_of(tenant integer, first_day date, last_day date) FROM PUBLIC;


--
-- Name: FUNCTION rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[]) TO mm_definer;


--
-- Name: FUNCTION roster(room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text, scope text, active_since date); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.roster(room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text, scope text, active_since date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.roster(room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text, scope text, active_since date) TO mm_coach;


--
-- Name: FUNCTION roster_row(client uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.roster_row(client uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.roster_row(client uuid) TO mm_coach;


--
-- Name: FUNCTION roster_rows(clients app.watched_client[]); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.roster_rows(clients app.watched_client[]) FROM PUBLIC;


--
-- Name: FUNCTION rules_json(rules app.attention_rules); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.rules_json(rules app.attention_rules) FROM PUBLIC;
GRANT ALL ON FUNCTION app.rules_json(rules app.attention_rules) TO mm_definer;


--
-- Name: FUNCTION same_version(present bigint, seen bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.same_version(present bigint, seen bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.same_version(present bigint, seen bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.same_version(present bigint, seen bigint) TO mm_coach;
GRANT ALL ON FUNCTION app.same_version(present bigint, seen bigint) TO mm_definer;


--
-- Name: FUNCTION same_version_of_existing(present bigint, seen bigint); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.same_version_of_existing(present bigint, seen bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.same_version_of_existing(present bigint, seen bigint) TO mm_lifter;
GRANT ALL ON FUNCTION app.same_version_of_existing(present bigint, seen bigint) TO mm_coach;
GRANT ALL ON FUNCTION app.same_version_of_existing(present bigint, seen bigint) TO mm_definer;


--
-- Name: FUNCTION sealed_values(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.sealed_values() FROM PUBLIC;
GRANT ALL ON FUNCTION app.sealed_values() TO mm_loader;


--
-- Name: FUNCTION sealing_key(sealed bytea); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.sealing_key(sealed bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION app.sealing_key(sealed bytea) TO mm_definer;
GRANT ALL ON FUNCTION app.sealing_key(sealed bytea) TO mm_loader;


--
-- Name: FUNCTION send_billing_reminders(at_most integer); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.send_billing_reminders(at_most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.send_billing_reminders(at_most integer) TO mm_worker;


--
-- Name: FUNCTION send_message(account uuid, message uuid, written_text text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.send_message(account uuid, message uuid, written_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.send_message(account uuid, message uuid, written_text text) TO mm_lifter;
GRANT ALL ON FUNCTION app.send_message(account uuid, message uuid, written_text text) TO mm_coach;


--
-- Name: FUNCTION session_id(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.session_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.session_id() TO mm_visitor;
GRANT ALL ON FUNCTION app.session_id() TO mm_lifter;
GRANT ALL ON FUNCTION app.session_id() TO mm_coach;
GRANT ALL ON FUNCTION app.session_id() TO mm_admin;
GRANT ALL ON FUNCTION app.session_id() TO mm_worker;
GRANT ALL ON FUNCTION app.session_id() TO musclemate_server;
GRANT ALL ON FUNCTION app.session_id() TO mm_definer;
GRANT ALL ON FUNCTION app.session_id() TO mm_loader;


--
-- Name: FUNCTION set_entitlement(tenant text, who text, feature text, allowed boolean, at_most integer, ends_at timestamp with time zone, reason text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.set_entitlement(tenant text, who text, feature text, allowed boolean, at_most integer, ends_at timestamp with time zone, reason text) FROM PUBLIC;


--
-- Name: FUNCTION set_module(tenant text, module text, is_on boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.set_module(tenant text, module text, is_on boolean) FROM PUBLIC;


--
-- Name: FUNCTION set_payment_gateway(tenant text, provider text, sealed bytea); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.set_payment_gateway(tenant text, provider text, sealed bytea) FROM PUBLIC;


--
-- Name: FUNCTION set_tier(owner integer, written jsonb, place smallint); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.set_tier(owner integer, written jsonb, place smallint) FROM PUBLIC;


--
-- Name: FUNCTION set_tiers(tenant text, document jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.set_tiers(tenant text, document jsonb) FROM PUBLIC;


--
-- Name: FUNCTION settle_subscription(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.settle_subscription(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.settle_subscription(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text) TO mm_worker;


--
-- Name: FUNCTION share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.share(coach uuid, scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) TO mm_coach;


--
-- Name: FUNCTION shared_with(coach uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.shared_with(coach uuid) FROM PUBLIC;


--
-- Name: FUNCTION sharing_change(before text[], scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.sharing_change(before text[], scopes text[], starts timestamp with time zone[], ends timestamp with time zone[], words jsonb) FROM PUBLIC;


--
-- Name: FUNCTION shown_prescription(prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.shown_prescription(prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.shown_prescription(prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.shown_prescription(prescription jsonb) TO mm_coach;
GRANT ALL ON FUNCTION app.shown_prescription(prescription jsonb) TO mm_definer;


--
-- Name: FUNCTION silence_of(client app.watched_client); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.silence_of(client app.watched_client) FROM PUBLIC;
GRANT ALL ON FUNCTION app.silence_of(client app.watched_client) TO mm_definer;


--
-- Name: FUNCTION skip_planned(planned uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.skip_planned(planned uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.skip_planned(planned uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.skip_planned(planned uuid) TO mm_coach;


--
-- Name: FUNCTION slow_comments_down(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.slow_comments_down() FROM PUBLIC;


--
-- Name: FUNCTION slow_messages_down(lifter uuid, coach uuid, by_coach boolean); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.slow_messages_down(lifter uuid, coach uuid, by_coach boolean) FROM PUBLIC;


--
-- Name: FUNCTION stamp_dated(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_dated() FROM PUBLIC;


--
-- Name: FUNCTION stamp_draft(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_draft() FROM PUBLIC;


--
-- Name: FUNCTION stamp_exercise(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_exercise() FROM PUBLIC;


--
-- Name: FUNCTION stamp_goal(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_goal() FROM PUBLIC;


--
-- Name: FUNCTION stamp_planned_workout(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_planned_workout() FROM PUBLIC;


--
-- Name: FUNCTION stamp_programme(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_programme() FROM PUBLIC;


--
-- Name: FUNCTION stamp_schedule(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_schedule() FROM PUBLIC;


--
-- Name: FUNCTION stamp_template(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_template() FROM PUBLIC;


--
-- Name: FUNCTION stamp_version(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stamp_version() FROM PUBLIC;


--
-- Name: FUNCTION starting_max(exercise_name text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.starting_max(exercise_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.starting_max(exercise_name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.starting_max(exercise_name text) TO mm_coach;


--
-- Name: FUNCTION state_of(subscription app.subscriptions, at timestamp with time zone); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.state_of(subscription app.subscriptions, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.state_of(subscription app.subscriptions, at timestamp with time zone) TO mm_definer;


--
-- Name: FUNCTION stripe_offer(of_price uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.stripe_offer(of_price uuid) FROM PUBLIC;


--
-- Name: FUNCTION subject_of_comment(whose uuid, workout uuid, INOUT exercise_place integer, INOUT set_place integer, thread uuid, OUT about jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.subject_of_comment(whose uuid, workout uuid, INOUT exercise_place integer, INOUT set_place integer, thread uuid, OUT about jsonb) FROM PUBLIC;


--
-- Name: FUNCTION subscriber(facts app.subscriptions); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.subscriber(facts app.subscriptions) FROM PUBLIC;


--
-- Name: FUNCTION subscription_course(subscription app.subscriptions); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.subscription_course(subscription app.subscriptions) FROM PUBLIC;
GRANT ALL ON FUNCTION app.subscription_course(subscription app.subscriptions) TO mm_definer;


--
-- Name: FUNCTION subscription_differences(tenant integer, of_provider text, facts jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.subscription_differences(tenant integer, of_provider text, facts jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.subscription_differences(tenant integer, of_provider text, facts jsonb) TO mm_worker;


--
-- Name: FUNCTION subscription_state(trial_ends_at timestamp with time zone, period_ends_at timestamp with time zone, failing_since timestamp with time zone, grace_ends_at timestamp with time zone, cancels_at_period_end boolean, paused_at timestamp with time zone, ended_at timestamp with time zone, revoked_at timestamp with time zone, grace_days integer, read_only_days integer, at timestamp with time zone); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.subscription_state(trial_ends_at timestamp with time zone, period_ends_at timestamp with time zone, failing_since timestamp with time zone, grace_ends_at timestamp with time zone, cancels_at_period_end boolean, paused_at timestamp with time zone, ended_at timestamp with time zone, revoked_at timestamp with time zone, grace_days integer, read_only_days integer, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.subscription_state(trial_ends_at timestamp with time zone, period_ends_at timestamp with time zone, failing_since timestamp with time zone, grace_ends_at timestamp with time zone, cancels_at_period_end boolean, paused_at timestamp with time zone, ended_at timestamp with time zone, revoked_at timestamp with time zone, grace_days integer, read_only_days integer, at timestamp with time zone) TO mm_definer;


--
-- Name: FUNCTION subscriptions_to(of_audience text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.subscriptions_to(of_audience text) FROM PUBLIC;


--
-- Name: FUNCTION summary(of_lifter uuid, of_week date, week_count integer, shown_in text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text) TO mm_lifter;
GRANT ALL ON FUNCTION app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text) TO mm_coach;


--
-- Name: FUNCTION swap_stripe_checkout(checkout text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.swap_stripe_checkout(checkout text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.swap_stripe_checkout(checkout text) TO mm_lifter;
GRANT ALL ON FUNCTION app.swap_stripe_checkout(checkout text) TO mm_coach;


--
-- Name: FUNCTION take_from_bin(workout uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.take_from_bin(workout uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.take_from_bin(workout uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.take_from_bin(workout uuid) TO mm_coach;


--
-- Name: FUNCTION teams_in_sight(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.teams_in_sight() FROM PUBLIC;
GRANT ALL ON FUNCTION app.teams_in_sight() TO mm_lifter;
GRANT ALL ON FUNCTION app.teams_in_sight() TO mm_coach;


--
-- Name: FUNCTION tell_coach(plan app.assigned_plans, kind text, arguments jsonb); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_coach(plan app.assigned_plans, kind text, arguments jsonb) FROM PUBLIC;


--
-- Name: FUNCTION tell_of_comment(written app.comments); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_of_comment(written app.comments) FROM PUBLIC;


--
-- Name: FUNCTION tell_of_message(sent app.messages); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_of_message(sent app.messages) FROM PUBLIC;


--
-- Name: FUNCTION tell_of_subscription(subscription app.subscriptions, kind text, moment timestamp with time zone); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_of_subscription(subscription app.subscriptions, kind text, moment timestamp with time zone) FROM PUBLIC;


--
-- Name: FUNCTION tell_reader_of_comment(reader uuid, kind text, written app.comments); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_reader_of_comment(reader uuid, kind text, written app.comments) FROM PUBLIC;


--
-- Name: FUNCTION tell_subscriber(before app.subscriptions, told app.subscriptions, state_before text, state_now text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_subscriber(before app.subscriptions, told app.subscriptions, state_before text, state_now text) FROM PUBLIC;


--
-- Name: FUNCTION tell_week_done(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tell_week_done() FROM PUBLIC;


--
-- Name: FUNCTION template_from_workout(template uuid, workout uuid, name text); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.template_from_workout(template uuid, workout uuid, name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.template_from_workout(template uuid, workout uuid, name text) TO mm_lifter;
GRANT ALL ON FUNCTION app.template_from_workout(template uuid, workout uuid, name text) TO mm_coach;


--
-- Name: FUNCTION template_prescription(template uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.template_prescription(template uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.template_prescription(template uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.template_prescription(template uuid) TO mm_coach;
GRANT ALL ON FUNCTION app.template_prescription(template uuid) TO mm_definer;


--
-- Name: FUNCTION tenant_by_slug(tenant text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tenant_by_slug(tenant text) FROM PUBLIC;


--
-- Name: FUNCTION tenant_id(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.tenant_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_visitor;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_lifter;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_coach;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_admin;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_worker;
GRANT ALL ON FUNCTION app.tenant_id() TO musclemate_server;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_definer;
GRANT ALL ON FUNCTION app.tenant_id() TO mm_loader;


--
-- Name: FUNCTION tier_of_price(tenant integer, of_provider text, of_price text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tier_of_price(tenant integer, of_provider text, of_price text) FROM PUBLIC;


--
-- Name: FUNCTION tiers_document(tenant text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tiers_document(tenant text) FROM PUBLIC;


--
-- Name: FUNCTION tiers_on_offer(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tiers_on_offer() FROM PUBLIC;
GRANT ALL ON FUNCTION app.tiers_on_offer() TO mm_visitor;
GRANT ALL ON FUNCTION app.tiers_on_offer() TO mm_lifter;
GRANT ALL ON FUNCTION app.tiers_on_offer() TO mm_coach;
GRANT ALL ON FUNCTION app.tiers_on_offer() TO mm_admin;


--
-- Name: FUNCTION to_be_done(prescription jsonb); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.to_be_done(prescription jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.to_be_done(prescription jsonb) TO mm_lifter;
GRANT ALL ON FUNCTION app.to_be_done(prescription jsonb) TO mm_coach;


--
-- Name: FUNCTION today(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.today() FROM PUBLIC;
GRANT ALL ON FUNCTION app.today() TO mm_lifter;
GRANT ALL ON FUNCTION app.today() TO mm_coach;
GRANT ALL ON FUNCTION app.today() TO mm_definer;


--
-- Name: FUNCTION tuned_rules(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.tuned_rules() FROM PUBLIC;


--
-- Name: FUNCTION turn_clock(draft uuid, turn text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.turn_clock(draft uuid, turn text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.turn_clock(draft uuid, turn text) TO mm_lifter;
GRANT ALL ON FUNCTION app.turn_clock(draft uuid, turn text) TO mm_coach;


--
-- Name: FUNCTION undo_days(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.undo_days() FROM PUBLIC;
GRANT ALL ON FUNCTION app.undo_days() TO mm_lifter;
GRANT ALL ON FUNCTION app.undo_days() TO mm_coach;


--
-- Name: FUNCTION unknown_exercise(exercise_index integer); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.unknown_exercise(exercise_index integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.unknown_exercise(exercise_index integer) TO mm_lifter;
GRANT ALL ON FUNCTION app.unknown_exercise(exercise_index integer) TO mm_coach;
GRANT ALL ON FUNCTION app.unknown_exercise(exercise_index integer) TO mm_definer;


--
-- Name: FUNCTION unread_by_client(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.unread_by_client() FROM PUBLIC;
GRANT ALL ON FUNCTION app.unread_by_client() TO mm_coach;


--
-- Name: FUNCTION used_of(of_feature text, of_account uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.used_of(of_feature text, of_account uuid) FROM PUBLIC;


--
-- Name: FUNCTION verified_address(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.verified_address() FROM PUBLIC;
GRANT ALL ON FUNCTION app.verified_address() TO mm_lifter;
GRANT ALL ON FUNCTION app.verified_address() TO mm_coach;


--
-- Name: FUNCTION watch_assigned_programme(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.watch_assigned_programme() FROM PUBLIC;


--
-- Name: FUNCTION watch_assigned_workout(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.watch_assigned_workout() FROM PUBLIC;


--
-- Name: FUNCTION watched_clients(); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.watched_clients() FROM PUBLIC;


--
-- Name: FUNCTION week_start(); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.week_start() FROM PUBLIC;
GRANT ALL ON FUNCTION app.week_start() TO mm_lifter;
GRANT ALL ON FUNCTION app.week_start() TO mm_coach;
GRANT ALL ON FUNCTION app.week_start() TO mm_definer;


--
-- Name: FUNCTION weekday(day date); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.weekday(day date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.weekday(day date) TO mm_lifter;
GRANT ALL ON FUNCTION app.weekday(day date) TO mm_coach;
GRANT ALL ON FUNCTION app.weekday(day date) TO mm_definer;


--
-- Name: FUNCTION withdraw_assignment(assignment uuid, lifter uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.withdraw_assignment(assignment uuid, lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.withdraw_assignment(assignment uuid, lifter uuid) TO mm_coach;


--
-- Name: FUNCTION withdraw_invite(id uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.withdraw_invite(id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.withdraw_invite(id uuid) TO mm_coach;


--
-- Name: FUNCTION within(scope text); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.within(scope text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.within(scope text) TO mm_lifter;
GRANT ALL ON FUNCTION app.within(scope text) TO mm_coach;


--
-- Name: TABLE workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workouts TO mm_loader;
GRANT SELECT ON TABLE app.workouts TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.workouts TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(id) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.performed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(performed_at),UPDATE(performed_at) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(performed_at),UPDATE(performed_at) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.duration_seconds; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(duration_seconds),UPDATE(duration_seconds) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(duration_seconds),UPDATE(duration_seconds) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.exercise_count; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(exercise_count),UPDATE(exercise_count) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(exercise_count),UPDATE(exercise_count) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.set_count; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_count),UPDATE(set_count) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(set_count),UPDATE(set_count) ON TABLE app.workouts TO mm_coach;


--
-- Name: COLUMN workouts.activity; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(activity),UPDATE(activity) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(activity),UPDATE(activity) ON TABLE app.workouts TO mm_coach;


--
-- Name: FUNCTION workout_glance(workout app.workouts); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.workout_glance(workout app.workouts) FROM PUBLIC;
GRANT ALL ON FUNCTION app.workout_glance(workout app.workouts) TO mm_definer;


--
-- Name: FUNCTION workout_prescription(workout uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.workout_prescription(workout uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.workout_prescription(workout uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.workout_prescription(workout uuid) TO mm_coach;


--
-- Name: FUNCTION workout_records(of_lifter uuid, of_workout uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.workout_records(of_lifter uuid, of_workout uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.workout_records(of_lifter uuid, of_workout uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.workout_records(of_lifter uuid, of_workout uuid) TO mm_coach;


--
-- Name: FUNCTION workout_sets(workout uuid, lifter uuid); Type: ACL; Schema: app; Owner: musclemate_owner
--

REVOKE ALL ON FUNCTION app.workout_sets(workout uuid, lifter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.workout_sets(workout uuid, lifter uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.workout_sets(workout uuid, lifter uuid) TO mm_coach;


--
-- Name: FUNCTION write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid); Type: ACL; Schema: app; Owner: mm_definer
--

REVOKE ALL ON FUNCTION app.write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid) TO mm_lifter;
GRANT ALL ON FUNCTION app.write_comment(lifter uuid, workout uuid, comment uuid, written_text text, exercise_place integer, set_place integer, thread uuid) TO mm_coach;


--
-- Name: FUNCTION accept_attempt(attempt bigint); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.accept_attempt(attempt bigint) FROM PUBLIC;


--
-- Name: FUNCTION account_json(tenant_id integer, account_id uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.account_json(tenant_id integer, account_id uuid) FROM PUBLIC;


--
-- Name: FUNCTION address_block(address text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.address_block(address text) FROM PUBLIC;


--
-- Name: FUNCTION begin_session(token_hash bytea, role text, tenant text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.begin_session(token_hash bytea, role text, tenant text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.begin_session(token_hash bytea, role text, tenant text) TO musclemate_server;


--
-- Name: FUNCTION begin_session_once(token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.begin_session_once(token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.begin_session_once(token_hash bytea, role text, tenant text, key text, request_digest bytea, resource_id uuid) TO musclemate_server;


--
-- Name: FUNCTION begin_visit(tenant text, host text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.begin_visit(tenant text, host text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.begin_visit(tenant text, host text) TO musclemate_server;


--
-- Name: FUNCTION book_attempt(tenant_id integer, subject bytea, address inet, OUT retry_after integer, OUT attempt bigint); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.book_attempt(tenant_id integer, subject bytea, address inet, OUT retry_after integer, OUT attempt bigint) FROM PUBLIC;


--
-- Name: FUNCTION book_registration(address text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.book_registration(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.book_registration(address text) TO musclemate_server;


--
-- Name: FUNCTION change_password(attempt bigint, checked_hash text, password_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.change_password(attempt bigint, checked_hash text, password_hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.change_password(attempt bigint, checked_hash text, password_hash text) TO musclemate_server;


--
-- Name: FUNCTION create_account(tenant text, roles text[], email text, username text, display_name text, password_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.create_account(tenant text, roles text[], email text, username text, display_name text, password_hash text) FROM PUBLIC;


--
-- Name: FUNCTION drop_surplus_sessions(tenant_id integer, account_id uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.drop_surplus_sessions(tenant_id integer, account_id uuid) FROM PUBLIC;


--
-- Name: FUNCTION end_session(id uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.end_session(id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.end_session(id uuid) TO musclemate_server;


--
-- Name: FUNCTION insert_account(tenant_id integer, id uuid, roles text[], email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.insert_account(tenant_id integer, id uuid, roles text[], email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text) FROM PUBLIC;


--
-- Name: FUNCTION issue_token(tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.issue_token(tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea) FROM PUBLIC;


--
-- Name: FUNCTION list_sessions(); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.list_sessions() FROM PUBLIC;
GRANT ALL ON FUNCTION auth.list_sessions() TO musclemate_server;


--
-- Name: TABLE one_time_tokens; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.one_time_tokens TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.one_time_tokens TO mm_loader;
GRANT SELECT ON TABLE auth.one_time_tokens TO mm_backup;


--
-- Name: FUNCTION live_token(token_hash bytea, purposes text[]); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.live_token(token_hash bytea, purposes text[]) FROM PUBLIC;


--
-- Name: FUNCTION note_use(tenant_id integer, account_id uuid, session_id uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.note_use(tenant_id integer, account_id uuid, session_id uuid) FROM PUBLIC;


--
-- Name: FUNCTION open_session(attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea, device text, OUT verdict text, OUT expires_at timestamp with time zone, OUT account json); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.open_session(attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea, device text, OUT verdict text, OUT expires_at timestamp with time zone, OUT account json) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.open_session(attempt bigint, account_id uuid, checked_hash text, better_hash text, role text, token_hash bytea, device text, OUT verdict text, OUT expires_at timestamp with time zone, OUT account json) TO musclemate_server;


--
-- Name: FUNCTION own_credential(address text, OUT retry_after integer, OUT attempt bigint, OUT password_hash text, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.own_credential(address text, OUT retry_after integer, OUT attempt bigint, OUT password_hash text, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.own_credential(address text, OUT retry_after integer, OUT attempt bigint, OUT password_hash text, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) TO musclemate_server;


--
-- Name: FUNCTION redeem_reset(token_hash bytea, password_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.redeem_reset(token_hash bytea, password_hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.redeem_reset(token_hash bytea, password_hash text) TO musclemate_server;


--
-- Name: FUNCTION refuse_sign_in(attempt bigint); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.refuse_sign_in(attempt bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.refuse_sign_in(attempt bigint) TO musclemate_server;


--
-- Name: FUNCTION register(id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text, token_hash bytea, secret bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.register(id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text, token_hash bytea, secret bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.register(id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text, password_hash text, token_hash bytea, secret bytea) TO musclemate_server;


--
-- Name: FUNCTION registration_rules(email text, username text, time_zone text, OUT email_taken boolean, OUT username_taken boolean, OUT is_time_zone boolean, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean, OUT locale text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.registration_rules(email text, username text, time_zone text, OUT email_taken boolean, OUT username_taken boolean, OUT is_time_zone boolean, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean, OUT locale text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.registration_rules(email text, username text, time_zone text, OUT email_taken boolean, OUT username_taken boolean, OUT is_time_zone boolean, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean, OUT locale text) TO musclemate_server;


--
-- Name: FUNCTION remind_username(email text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.remind_username(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.remind_username(email text) TO musclemate_server;


--
-- Name: FUNCTION replace_password(tenant_id integer, account_id uuid, password_hash text, kept uuid); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.replace_password(tenant_id integer, account_id uuid, password_hash text, kept uuid) FROM PUBLIC;


--
-- Name: FUNCTION request_email_change(attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.request_email_change(attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.request_email_change(attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea) TO musclemate_server;


--
-- Name: FUNCTION request_reset(email text, token_hash bytea, secret bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.request_reset(email text, token_hash bytea, secret bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.request_reset(email text, token_hash bytea, secret bytea) TO musclemate_server;


--
-- Name: FUNCTION require_credential(checked_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.require_credential(checked_hash text) FROM PUBLIC;


--
-- Name: FUNCTION resend_verification(email text, token_hash bytea, secret bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.resend_verification(email text, token_hash bytea, secret bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.resend_verification(email text, token_hash bytea, secret bytea) TO musclemate_server;


--
-- Name: FUNCTION reset_rules(token_hash bytea, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.reset_rules(token_hash bytea, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.reset_rules(token_hash bytea, OUT email text, OUT username text, OUT minimum_length integer, OUT requires text[], OUT blocks_common boolean) TO musclemate_server;


--
-- Name: FUNCTION set_context(tenant_id integer, account_id uuid, session_id uuid, role text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.set_context(tenant_id integer, account_id uuid, session_id uuid, role text) FROM PUBLIC;


--
-- Name: FUNCTION sign_in_candidate(login text, address text, OUT retry_after integer, OUT attempt bigint, OUT account_id uuid, OUT roles text[], OUT password_hash text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.sign_in_candidate(login text, address text, OUT retry_after integer, OUT attempt bigint, OUT account_id uuid, OUT roles text[], OUT password_hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.sign_in_candidate(login text, address text, OUT retry_after integer, OUT attempt bigint, OUT account_id uuid, OUT roles text[], OUT password_hash text) TO musclemate_server;


--
-- Name: FUNCTION spend_token(token_hash bytea, purposes text[]); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.spend_token(token_hash bytea, purposes text[]) FROM PUBLIC;


--
-- Name: FUNCTION take_role(role text); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.take_role(role text) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.take_role(role text) TO musclemate_server;


--
-- Name: FUNCTION tell(tenant_id integer, account_id uuid, kind text, arguments jsonb); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.tell(tenant_id integer, account_id uuid, kind text, arguments jsonb) FROM PUBLIC;


--
-- Name: FUNCTION verify_email(token_hash bytea); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.verify_email(token_hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION auth.verify_email(token_hash bytea) TO musclemate_server;


--
-- Name: FUNCTION wait_before_attempt(tenant_id integer, subject bytea, address inet); Type: ACL; Schema: auth; Owner: mm_definer
--

REVOKE ALL ON FUNCTION auth.wait_before_attempt(tenant_id integer, subject bytea, address inet) FROM PUBLIC;


--
-- Name: FUNCTION set_config(text, text, boolean); Type: ACL; Schema: pg_catalog; Owner: postgres
--

REVOKE ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) TO musclemate_server;
GRANT ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) TO musclemate_owner;
GRANT ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) TO mm_definer;
GRANT ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) TO mm_loader;
GRANT ALL ON FUNCTION pg_catalog.set_config(text, text, boolean) TO mm_backup;


--
-- Name: TABLE access_log; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.access_log TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.access_log TO mm_loader;
GRANT SELECT ON TABLE app.access_log TO mm_backup;
GRANT SELECT ON TABLE app.access_log TO mm_lifter;
GRANT SELECT ON TABLE app.access_log TO mm_coach;


--
-- Name: TABLE app_store_renewals; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.app_store_renewals TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.app_store_renewals TO mm_loader;
GRANT SELECT ON TABLE app.app_store_renewals TO mm_backup;


--
-- Name: TABLE app_store_transactions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.app_store_transactions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.app_store_transactions TO mm_loader;
GRANT SELECT ON TABLE app.app_store_transactions TO mm_backup;


--
-- Name: TABLE attention_dismissals; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.attention_dismissals TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.attention_dismissals TO mm_loader;
GRANT SELECT ON TABLE app.attention_dismissals TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(coach_id) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.entry_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(entry_id) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.rule; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(rule) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.dismissed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(dismissed_at) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: COLUMN attention_dismissals.until; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(until),UPDATE(until) ON TABLE app.attention_dismissals TO mm_coach;


--
-- Name: TABLE billing_event_outcomes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.billing_event_outcomes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.billing_event_outcomes TO mm_loader;
GRANT SELECT ON TABLE app.billing_event_outcomes TO mm_backup;


--
-- Name: SEQUENCE billing_event_outcomes_id_seq; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.billing_event_outcomes_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE app.billing_event_outcomes_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE app.billing_event_outcomes_id_seq TO mm_backup;


--
-- Name: TABLE billing_events; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.billing_events TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.billing_events TO mm_loader;
GRANT SELECT ON TABLE app.billing_events TO mm_backup;


--
-- Name: TABLE billing_reminders; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.billing_reminders TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.billing_reminders TO mm_loader;
GRANT SELECT ON TABLE app.billing_reminders TO mm_backup;


--
-- Name: TABLE blocked_coaches; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.blocked_coaches TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.blocked_coaches TO mm_loader;
GRANT SELECT ON TABLE app.blocked_coaches TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.blocked_coaches TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.blocked_coaches TO mm_coach;


--
-- Name: TABLE catalogue_aliases; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.catalogue_aliases TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.catalogue_aliases TO mm_loader;
GRANT SELECT ON TABLE app.catalogue_aliases TO mm_backup;


--
-- Name: TABLE catalogue_exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.catalogue_exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.catalogue_exercises TO mm_loader;
GRANT SELECT ON TABLE app.catalogue_exercises TO mm_backup;


--
-- Name: TABLE catalogue_texts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.catalogue_texts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.catalogue_texts TO mm_loader;
GRANT SELECT ON TABLE app.catalogue_texts TO mm_backup;


--
-- Name: TABLE client_notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.client_notes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.client_notes TO mm_loader;
GRANT SELECT ON TABLE app.client_notes TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(coach_id) ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.text; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(text),UPDATE(text) ON TABLE app.client_notes TO mm_coach;


--
-- Name: COLUMN client_notes.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(updated_at) ON TABLE app.client_notes TO mm_coach;


--
-- Name: TABLE coachings; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.coachings TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.coachings TO mm_loader;
GRANT SELECT ON TABLE app.coachings TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.coachings TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.coachings TO mm_coach;


--
-- Name: TABLE comment_marks; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.comment_marks TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.comment_marks TO mm_loader;
GRANT SELECT ON TABLE app.comment_marks TO mm_backup;
GRANT SELECT ON TABLE app.comment_marks TO mm_lifter;
GRANT SELECT ON TABLE app.comment_marks TO mm_coach;


--
-- Name: TABLE deleted_workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deleted_workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.deleted_workouts TO mm_loader;
GRANT SELECT ON TABLE app.deleted_workouts TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_workouts TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_workouts TO mm_coach;


--
-- Name: TABLE deletions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deletions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.deletions TO mm_loader;
GRANT SELECT ON TABLE app.deletions TO mm_backup;
GRANT SELECT ON TABLE app.deletions TO mm_lifter;
GRANT SELECT ON TABLE app.deletions TO mm_coach;


--
-- Name: TABLE entitlement_overrides; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.entitlement_overrides TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.entitlement_overrides TO mm_loader;
GRANT SELECT ON TABLE app.entitlement_overrides TO mm_backup;
GRANT SELECT ON TABLE app.entitlement_overrides TO mm_lifter;
GRANT SELECT ON TABLE app.entitlement_overrides TO mm_coach;


--
-- Name: TABLE equipment; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.equipment TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.equipment TO mm_loader;
GRANT SELECT ON TABLE app.equipment TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.equipment TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(unit) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.bar; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(bar),UPDATE(bar) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(bar),UPDATE(bar) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.collars; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(collars),UPDATE(collars) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(collars),UPDATE(collars) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.sides; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(sides),UPDATE(sides) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(sides),UPDATE(sides) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.plates; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(plates),UPDATE(plates) ON TABLE app.equipment TO mm_lifter;
GRANT INSERT(plates),UPDATE(plates) ON TABLE app.equipment TO mm_coach;


--
-- Name: COLUMN equipment.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(updated_at) ON TABLE app.equipment TO mm_lifter;
GRANT UPDATE(updated_at) ON TABLE app.equipment TO mm_coach;


--
-- Name: TABLE exercise_aliases; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.exercise_aliases TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.exercise_aliases TO mm_loader;
GRANT SELECT ON TABLE app.exercise_aliases TO mm_backup;
GRANT SELECT ON TABLE app.exercise_aliases TO mm_lifter;
GRANT SELECT ON TABLE app.exercise_aliases TO mm_coach;


--
-- Name: TABLE exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.exercises TO mm_loader;
GRANT SELECT ON TABLE app.exercises TO mm_backup;
GRANT SELECT ON TABLE app.exercises TO mm_lifter;
GRANT SELECT ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.exercises TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.exercises TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.exercises TO mm_lifter;
GRANT INSERT(id) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.exercises TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.lift; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(lift) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(lift) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.lift_source; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(lift_source) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(lift_source) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.training_type; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(training_type) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(training_type) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.measure; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(measure) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(measure) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.primary_muscles; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(primary_muscles) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(primary_muscles) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.secondary_muscles; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(secondary_muscles) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(secondary_muscles) ON TABLE app.exercises TO mm_coach;


--
-- Name: COLUMN exercises.traits_source; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(traits_source) ON TABLE app.exercises TO mm_lifter;
GRANT UPDATE(traits_source) ON TABLE app.exercises TO mm_coach;


--
-- Name: TABLE features; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.features TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.features TO mm_loader;
GRANT SELECT ON TABLE app.features TO mm_backup;


--
-- Name: TABLE grants; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.grants TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.grants TO mm_loader;
GRANT SELECT ON TABLE app.grants TO mm_backup;
GRANT SELECT ON TABLE app.grants TO mm_lifter;
GRANT SELECT ON TABLE app.grants TO mm_coach;


--
-- Name: TABLE graph_reports; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.graph_reports TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.graph_reports TO mm_loader;
GRANT SELECT ON TABLE app.graph_reports TO mm_backup;
GRANT SELECT ON TABLE app.graph_reports TO mm_lifter;
GRANT SELECT ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(id) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.graph; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(graph) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(graph) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.measure; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(measure) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(measure) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.formula; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(formula) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(formula) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.bucket; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(bucket) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(bucket) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(unit) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.first_day; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(first_day) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(first_day) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.last_day; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(last_day) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(last_day) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: COLUMN graph_reports.message; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(message) ON TABLE app.graph_reports TO mm_lifter;
GRANT INSERT(message) ON TABLE app.graph_reports TO mm_coach;


--
-- Name: TABLE idempotency_keys; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.idempotency_keys TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.idempotency_keys TO mm_loader;
GRANT SELECT ON TABLE app.idempotency_keys TO mm_backup;


--
-- Name: TABLE imported_workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.imported_workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.imported_workouts TO mm_loader;
GRANT SELECT ON TABLE app.imported_workouts TO mm_backup;
GRANT SELECT,INSERT ON TABLE app.imported_workouts TO mm_lifter;
GRANT SELECT,INSERT ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: TABLE imports; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.imports TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.imports TO mm_loader;
GRANT SELECT ON TABLE app.imports TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.imports TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(id) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.source; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(source) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(source) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.dialect; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(dialect) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(dialect) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(time_zone) ON TABLE app.imports TO mm_coach;


--
-- Name: TABLE labelled_clients; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.labelled_clients TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.labelled_clients TO mm_loader;
GRANT SELECT ON TABLE app.labelled_clients TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.labelled_clients TO mm_coach;


--
-- Name: COLUMN labelled_clients.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.labelled_clients TO mm_coach;


--
-- Name: COLUMN labelled_clients.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(coach_id) ON TABLE app.labelled_clients TO mm_coach;


--
-- Name: COLUMN labelled_clients.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.labelled_clients TO mm_coach;


--
-- Name: COLUMN labelled_clients.label_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(label_id) ON TABLE app.labelled_clients TO mm_coach;


--
-- Name: TABLE lift_spellings; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lift_spellings TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lift_spellings TO mm_loader;
GRANT SELECT ON TABLE app.lift_spellings TO mm_backup;


--
-- Name: TABLE lifter_versions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lifter_versions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lifter_versions TO mm_loader;
GRANT SELECT ON TABLE app.lifter_versions TO mm_backup;
GRANT SELECT ON TABLE app.lifter_versions TO mm_lifter;
GRANT SELECT ON TABLE app.lifter_versions TO mm_coach;


--
-- Name: TABLE measurements; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.measurements TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.measurements TO mm_loader;
GRANT SELECT ON TABLE app.measurements TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.measurements TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(id) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.kind; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(kind),UPDATE(kind) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(kind),UPDATE(kind) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.value; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(value),UPDATE(value) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(value),UPDATE(value) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit),UPDATE(unit) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(unit),UPDATE(unit) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.measured_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(measured_at),UPDATE(measured_at) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(measured_at),UPDATE(measured_at) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE app.measurements TO mm_coach;


--
-- Name: COLUMN measurements.notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(notes),UPDATE(notes) ON TABLE app.measurements TO mm_lifter;
GRANT INSERT(notes),UPDATE(notes) ON TABLE app.measurements TO mm_coach;


--
-- Name: TABLE medical_conditions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.medical_conditions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.medical_conditions TO mm_loader;
GRANT SELECT ON TABLE app.medical_conditions TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.medical_conditions TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.medical_conditions TO mm_coach;


--
-- Name: COLUMN medical_conditions.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.medical_conditions TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.medical_conditions TO mm_coach;


--
-- Name: COLUMN medical_conditions.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.medical_conditions TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.medical_conditions TO mm_coach;


--
-- Name: COLUMN medical_conditions.sealed; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(sealed),UPDATE(sealed) ON TABLE app.medical_conditions TO mm_lifter;
GRANT INSERT(sealed),UPDATE(sealed) ON TABLE app.medical_conditions TO mm_coach;


--
-- Name: COLUMN medical_conditions.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(updated_at),UPDATE(updated_at) ON TABLE app.medical_conditions TO mm_lifter;
GRANT INSERT(updated_at),UPDATE(updated_at) ON TABLE app.medical_conditions TO mm_coach;


--
-- Name: TABLE notices; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notices TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.notices TO mm_loader;
GRANT SELECT ON TABLE app.notices TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.notices TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.notices TO mm_coach;
GRANT SELECT,DELETE ON TABLE app.notices TO mm_admin;


--
-- Name: COLUMN notices.read_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(read_at) ON TABLE app.notices TO mm_lifter;
GRANT UPDATE(read_at) ON TABLE app.notices TO mm_coach;
GRANT UPDATE(read_at) ON TABLE app.notices TO mm_admin;


--
-- Name: TABLE outbox_mail; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.outbox_mail TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.outbox_mail TO mm_loader;
GRANT SELECT ON TABLE app.outbox_mail TO mm_backup;


--
-- Name: TABLE payment_gateways; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_gateways TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.payment_gateways TO mm_loader;
GRANT SELECT ON TABLE app.payment_gateways TO mm_backup;


--
-- Name: TABLE payments; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payments TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.payments TO mm_loader;
GRANT SELECT ON TABLE app.payments TO mm_backup;
GRANT SELECT ON TABLE app.payments TO mm_lifter;
GRANT SELECT ON TABLE app.payments TO mm_coach;


--
-- Name: TABLE planned_efforts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.planned_efforts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.planned_efforts TO mm_loader;
GRANT SELECT ON TABLE app.planned_efforts TO mm_backup;


--
-- Name: TABLE powerlifting_maxes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.powerlifting_maxes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.powerlifting_maxes TO mm_loader;
GRANT SELECT ON TABLE app.powerlifting_maxes TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.lift; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lift) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(lift) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.weight; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(weight),UPDATE(weight) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(weight),UPDATE(weight) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit),UPDATE(unit) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(unit),UPDATE(unit) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.source; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(source),UPDATE(source) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(source),UPDATE(source) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.set_weight; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_weight),UPDATE(set_weight) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(set_weight),UPDATE(set_weight) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.set_unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_unit),UPDATE(set_unit) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(set_unit),UPDATE(set_unit) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.set_reps; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_reps),UPDATE(set_reps) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(set_reps),UPDATE(set_reps) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.set_rpe; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_rpe),UPDATE(set_rpe) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(set_rpe),UPDATE(set_rpe) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.set_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_on),UPDATE(set_on) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(set_on),UPDATE(set_on) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: COLUMN powerlifting_maxes.workout_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(workout_id),UPDATE(workout_id) ON TABLE app.powerlifting_maxes TO mm_lifter;
GRANT INSERT(workout_id),UPDATE(workout_id) ON TABLE app.powerlifting_maxes TO mm_coach;


--
-- Name: TABLE powerlifting_profiles; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.powerlifting_profiles TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.powerlifting_profiles TO mm_loader;
GRANT SELECT ON TABLE app.powerlifting_profiles TO mm_backup;
GRANT SELECT ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT SELECT ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: COLUMN powerlifting_profiles.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: COLUMN powerlifting_profiles.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: COLUMN powerlifting_profiles.sex; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(sex),UPDATE(sex) ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT INSERT(sex),UPDATE(sex) ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: COLUMN powerlifting_profiles.body_weight; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(body_weight),UPDATE(body_weight) ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT INSERT(body_weight),UPDATE(body_weight) ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: COLUMN powerlifting_profiles.body_weight_unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(body_weight_unit),UPDATE(body_weight_unit) ON TABLE app.powerlifting_profiles TO mm_lifter;
GRANT INSERT(body_weight_unit),UPDATE(body_weight_unit) ON TABLE app.powerlifting_profiles TO mm_coach;


--
-- Name: TABLE predetermined_exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.predetermined_exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.predetermined_exercises TO mm_loader;
GRANT SELECT ON TABLE app.predetermined_exercises TO mm_backup;


--
-- Name: TABLE predetermined_routines; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.predetermined_routines TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.predetermined_routines TO mm_loader;
GRANT SELECT ON TABLE app.predetermined_routines TO mm_backup;


--
-- Name: TABLE predetermined_texts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.predetermined_texts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.predetermined_texts TO mm_loader;
GRANT SELECT ON TABLE app.predetermined_texts TO mm_backup;


--
-- Name: TABLE profiles; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.profiles TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.profiles TO mm_loader;
GRANT SELECT ON TABLE app.profiles TO mm_backup;
GRANT SELECT ON TABLE app.profiles TO mm_lifter;
GRANT SELECT ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.birth_date; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(birth_date),UPDATE(birth_date) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(birth_date),UPDATE(birth_date) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.gender; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(gender),UPDATE(gender) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(gender),UPDATE(gender) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.height_cm; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(height_cm),UPDATE(height_cm) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(height_cm),UPDATE(height_cm) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.height_feet; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(height_feet),UPDATE(height_feet) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(height_feet),UPDATE(height_feet) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.height_inches; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(height_inches),UPDATE(height_inches) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(height_inches),UPDATE(height_inches) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.fitness_level; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(fitness_level),UPDATE(fitness_level) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(fitness_level),UPDATE(fitness_level) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.activity_level; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(activity_level),UPDATE(activity_level) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(activity_level),UPDATE(activity_level) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.goals; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(goals),UPDATE(goals) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(goals),UPDATE(goals) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.week_start; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(week_start),UPDATE(week_start) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(week_start),UPDATE(week_start) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.theme; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(theme),UPDATE(theme) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(theme),UPDATE(theme) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.graph_colours; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(graph_colours),UPDATE(graph_colours) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(graph_colours),UPDATE(graph_colours) ON TABLE app.profiles TO mm_coach;


--
-- Name: COLUMN profiles.graph_scale; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(graph_scale),UPDATE(graph_scale) ON TABLE app.profiles TO mm_lifter;
GRANT INSERT(graph_scale),UPDATE(graph_scale) ON TABLE app.profiles TO mm_coach;


--
-- Name: TABLE programme_lifts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.programme_lifts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.programme_lifts TO mm_loader;
GRANT SELECT ON TABLE app.programme_lifts TO mm_backup;
GRANT SELECT ON TABLE app.programme_lifts TO mm_lifter;
GRANT SELECT ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.programme_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(programme_id) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(programme_id) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.cycle; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(cycle) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(cycle) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.number; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(number) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(number) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts."position"; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT("position") ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT("position") ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.exercise; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(exercise) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(exercise) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.base; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(base) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(base) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.unit; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(unit) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(unit) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.reps; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(reps) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(reps) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.misses; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(misses) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(misses) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.reason; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(reason) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(reason) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: COLUMN programme_lifts.why; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(why) ON TABLE app.programme_lifts TO mm_lifter;
GRANT INSERT(why) ON TABLE app.programme_lifts TO mm_coach;


--
-- Name: TABLE programme_versions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.programme_versions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.programme_versions TO mm_loader;
GRANT SELECT ON TABLE app.programme_versions TO mm_backup;
GRANT SELECT ON TABLE app.programme_versions TO mm_lifter;
GRANT SELECT ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.programme_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(programme_id) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(programme_id) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.number; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(number) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(number) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.definition; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(definition) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(definition) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: COLUMN programme_versions.plan; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(plan) ON TABLE app.programme_versions TO mm_lifter;
GRANT INSERT(plan) ON TABLE app.programme_versions TO mm_coach;


--
-- Name: TABLE programmes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.programmes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.programmes TO mm_loader;
GRANT SELECT ON TABLE app.programmes TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.programmes TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.programmes TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.programmes TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.programmes TO mm_lifter;
GRANT INSERT(id) ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.programmes TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.number; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(number),UPDATE(number) ON TABLE app.programmes TO mm_lifter;
GRANT INSERT(number),UPDATE(number) ON TABLE app.programmes TO mm_coach;


--
-- Name: COLUMN programmes.cycle; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(cycle) ON TABLE app.programmes TO mm_lifter;
GRANT UPDATE(cycle) ON TABLE app.programmes TO mm_coach;


--
-- Name: TABLE reminders; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.reminders TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.reminders TO mm_loader;
GRANT SELECT ON TABLE app.reminders TO mm_backup;
GRANT SELECT ON TABLE app.reminders TO mm_lifter;
GRANT SELECT ON TABLE app.reminders TO mm_coach;


--
-- Name: TABLE schedules; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.schedules TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.schedules TO mm_loader;
GRANT SELECT ON TABLE app.schedules TO mm_backup;
GRANT SELECT ON TABLE app.schedules TO mm_lifter;
GRANT SELECT ON TABLE app.schedules TO mm_coach;


--
-- Name: COLUMN schedules.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.schedules TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.schedules TO mm_coach;


--
-- Name: COLUMN schedules.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.schedules TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.schedules TO mm_coach;


--
-- Name: COLUMN schedules.rest_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(rest_days),UPDATE(rest_days) ON TABLE app.schedules TO mm_lifter;
GRANT INSERT(rest_days),UPDATE(rest_days) ON TABLE app.schedules TO mm_coach;


--
-- Name: COLUMN schedules.rest_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(rest_on),UPDATE(rest_on) ON TABLE app.schedules TO mm_lifter;
GRANT INSERT(rest_on),UPDATE(rest_on) ON TABLE app.schedules TO mm_coach;


--
-- Name: TABLE sets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sets TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sets TO mm_loader;
GRANT SELECT ON TABLE app.sets TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.sets TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.sets TO mm_coach;


--
-- Name: SEQUENCE settlement_tickets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.settlement_tickets TO mm_definer;
GRANT USAGE ON SEQUENCE app.settlement_tickets TO mm_loader;
GRANT SELECT ON SEQUENCE app.settlement_tickets TO mm_backup;


--
-- Name: TABLE sharing_pauses; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sharing_pauses TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sharing_pauses TO mm_loader;
GRANT SELECT ON TABLE app.sharing_pauses TO mm_backup;
GRANT SELECT ON TABLE app.sharing_pauses TO mm_lifter;
GRANT SELECT ON TABLE app.sharing_pauses TO mm_coach;


--
-- Name: TABLE stripe_customers; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.stripe_customers TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.stripe_customers TO mm_loader;
GRANT SELECT ON TABLE app.stripe_customers TO mm_backup;


--
-- Name: TABLE subscription_changes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.subscription_changes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.subscription_changes TO mm_loader;
GRANT SELECT ON TABLE app.subscription_changes TO mm_backup;


--
-- Name: SEQUENCE subscription_changes_id_seq; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.subscription_changes_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE app.subscription_changes_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE app.subscription_changes_id_seq TO mm_backup;


--
-- Name: TABLE team_clients; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.team_clients TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.team_clients TO mm_loader;
GRANT SELECT ON TABLE app.team_clients TO mm_backup;
GRANT SELECT ON TABLE app.team_clients TO mm_lifter;
GRANT SELECT ON TABLE app.team_clients TO mm_coach;


--
-- Name: TABLE team_grants; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.team_grants TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.team_grants TO mm_loader;
GRANT SELECT ON TABLE app.team_grants TO mm_backup;
GRANT SELECT ON TABLE app.team_grants TO mm_lifter;
GRANT SELECT ON TABLE app.team_grants TO mm_coach;


--
-- Name: TABLE team_members; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.team_members TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.team_members TO mm_loader;
GRANT SELECT ON TABLE app.team_members TO mm_backup;
GRANT SELECT ON TABLE app.team_members TO mm_lifter;
GRANT SELECT ON TABLE app.team_members TO mm_coach;


--
-- Name: TABLE teams; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.teams TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.teams TO mm_loader;
GRANT SELECT ON TABLE app.teams TO mm_backup;
GRANT SELECT ON TABLE app.teams TO mm_lifter;
GRANT SELECT ON TABLE app.teams TO mm_coach;


--
-- Name: TABLE template_exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.template_exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.template_exercises TO mm_loader;
GRANT SELECT ON TABLE app.template_exercises TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.template_exercises TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.template_exercises TO mm_coach;


--
-- Name: COLUMN template_exercises."position"; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE("position") ON TABLE app.template_exercises TO mm_lifter;
GRANT UPDATE("position") ON TABLE app.template_exercises TO mm_coach;


--
-- Name: COLUMN template_exercises.superset; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(superset) ON TABLE app.template_exercises TO mm_lifter;
GRANT UPDATE(superset) ON TABLE app.template_exercises TO mm_coach;


--
-- Name: TABLE template_sets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.template_sets TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.template_sets TO mm_loader;
GRANT SELECT ON TABLE app.template_sets TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.template_sets TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.template_sets TO mm_coach;


--
-- Name: TABLE templates; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.templates TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.templates TO mm_loader;
GRANT SELECT ON TABLE app.templates TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.templates TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(id) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(name),UPDATE(name) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(notes),UPDATE(notes) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(notes),UPDATE(notes) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates."position"; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT("position"),UPDATE("position") ON TABLE app.templates TO mm_lifter;
GRANT INSERT("position"),UPDATE("position") ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.weekdays; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(weekdays),UPDATE(weekdays) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(weekdays),UPDATE(weekdays) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.any_day; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(any_day),UPDATE(any_day) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(any_day),UPDATE(any_day) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.exercise_count; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(exercise_count),UPDATE(exercise_count) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(exercise_count),UPDATE(exercise_count) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.set_count; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_count),UPDATE(set_count) ON TABLE app.templates TO mm_lifter;
GRANT INSERT(set_count),UPDATE(set_count) ON TABLE app.templates TO mm_coach;


--
-- Name: COLUMN templates.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(updated_at) ON TABLE app.templates TO mm_lifter;
GRANT UPDATE(updated_at) ON TABLE app.templates TO mm_coach;


--
-- Name: TABLE tenant_hosts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenant_hosts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tenant_hosts TO mm_loader;
GRANT SELECT ON TABLE app.tenant_hosts TO mm_backup;


--
-- Name: TABLE tenants; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenants TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tenants TO mm_loader;
GRANT SELECT ON TABLE app.tenants TO mm_backup;


--
-- Name: COLUMN tenants.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(id) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(id) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(id) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(id) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.slug; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(slug) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(slug) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(slug) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(slug) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(slug) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(name) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(name) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(name) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(name) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(name) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.modules; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(modules) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(modules) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(modules) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(modules) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(modules) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.locale; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(locale) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(locale) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(locale) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(locale) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(locale) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.public_url; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(public_url) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(public_url) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(public_url) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(public_url) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(public_url) ON TABLE app.tenants TO mm_worker;


--
-- Name: SEQUENCE tenants_id_seq; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.tenants_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE app.tenants_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE app.tenants_id_seq TO mm_backup;


--
-- Name: TABLE tier_entitlements; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tier_entitlements TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tier_entitlements TO mm_loader;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_backup;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_visitor;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_lifter;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_coach;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_admin;
GRANT SELECT ON TABLE app.tier_entitlements TO mm_worker;


--
-- Name: TABLE tiers; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tiers TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tiers TO mm_loader;
GRANT SELECT ON TABLE app.tiers TO mm_backup;
GRANT SELECT ON TABLE app.tiers TO mm_visitor;
GRANT SELECT ON TABLE app.tiers TO mm_lifter;
GRANT SELECT ON TABLE app.tiers TO mm_coach;
GRANT SELECT ON TABLE app.tiers TO mm_admin;
GRANT SELECT ON TABLE app.tiers TO mm_worker;


--
-- Name: TABLE training_standings; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.training_standings TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.training_standings TO mm_loader;
GRANT SELECT ON TABLE app.training_standings TO mm_backup;


--
-- Name: TABLE workout_energy; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_energy TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_energy TO mm_loader;
GRANT SELECT ON TABLE app.workout_energy TO mm_backup;
GRANT SELECT ON TABLE app.workout_energy TO mm_lifter;
GRANT SELECT ON TABLE app.workout_energy TO mm_coach;


--
-- Name: TABLE workout_exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_exercises TO mm_loader;
GRANT SELECT ON TABLE app.workout_exercises TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_exercises TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_exercises TO mm_coach;


--
-- Name: TABLE workout_notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_notes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_notes TO mm_loader;
GRANT SELECT ON TABLE app.workout_notes TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_notes TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_notes TO mm_coach;


--
-- Name: TABLE credentials; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.credentials TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.credentials TO mm_loader;
GRANT SELECT ON TABLE auth.credentials TO mm_backup;


--
-- Name: TABLE limits; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.limits TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.limits TO mm_loader;
GRANT SELECT ON TABLE auth.limits TO mm_backup;


--
-- Name: TABLE registrations; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.registrations TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.registrations TO mm_loader;
GRANT SELECT ON TABLE auth.registrations TO mm_backup;


--
-- Name: SEQUENCE registrations_id_seq; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE auth.registrations_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE auth.registrations_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE auth.registrations_id_seq TO mm_backup;


--
-- Name: TABLE sealing_keys; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sealing_keys TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.sealing_keys TO mm_loader;
GRANT SELECT ON TABLE auth.sealing_keys TO mm_backup;


--
-- Name: TABLE sessions; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sessions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.sessions TO mm_loader;
GRANT SELECT ON TABLE auth.sessions TO mm_backup;


--
-- Name: TABLE sign_in_attempts; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sign_in_attempts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.sign_in_attempts TO mm_loader;
GRANT SELECT ON TABLE auth.sign_in_attempts TO mm_backup;


--
-- Name: SEQUENCE sign_in_attempts_id_seq; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE auth.sign_in_attempts_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE auth.sign_in_attempts_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE auth.sign_in_attempts_id_seq TO mm_backup;


--
-- Name: DEFAULT PRIVILEGES FOR SEQUENCES; Type: DEFAULT ACL; Schema: app; Owner: musclemate_owner
--

ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT USAGE ON SEQUENCES  TO mm_definer;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT USAGE ON SEQUENCES  TO mm_loader;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT SELECT ON SEQUENCES  TO mm_backup;


--
-- Name: DEFAULT PRIVILEGES FOR TABLES; Type: DEFAULT ACL; Schema: app; Owner: musclemate_owner
--

ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO mm_definer;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT SELECT,INSERT,UPDATE ON TABLES  TO mm_loader;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA app GRANT SELECT ON TABLES  TO mm_backup;


--
-- Name: DEFAULT PRIVILEGES FOR SEQUENCES; Type: DEFAULT ACL; Schema: auth; Owner: musclemate_owner
--

ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT USAGE ON SEQUENCES  TO mm_definer;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT USAGE ON SEQUENCES  TO mm_loader;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT SELECT ON SEQUENCES  TO mm_backup;


--
-- Name: DEFAULT PRIVILEGES FOR TABLES; Type: DEFAULT ACL; Schema: auth; Owner: musclemate_owner
--

ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO mm_definer;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT SELECT,INSERT,UPDATE ON TABLES  TO mm_loader;
ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner IN SCHEMA auth GRANT SELECT ON TABLES  TO mm_backup;


--
-- Name: DEFAULT PRIVILEGES FOR FUNCTIONS; Type: DEFAULT ACL; Schema: -; Owner: mm_definer
--

ALTER DEFAULT PRIVILEGES FOR ROLE mm_definer REVOKE ALL ON FUNCTIONS  FROM PUBLIC;


--
-- Name: DEFAULT PRIVILEGES FOR FUNCTIONS; Type: DEFAULT ACL; Schema: -; Owner: musclemate_owner
--

ALTER DEFAULT PRIVILEGES FOR ROLE musclemate_owner REVOKE ALL ON FUNCTIONS  FROM PUBLIC;


--
-- PostgreSQL database dump complete
--


