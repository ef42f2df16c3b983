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
-- Name: shown_set; Type: TYPE; Schema: app; Owner: musclemate_owner
--

CREATE TYPE app.shown_set AS (
	id uuid,
	kind text,
	reps integer,
	weight numeric,
	unit text,
	rpe numeric,
	rest_seconds integer,
	duration_seconds integer,
	distance_meters numeric,
	notes text
);


ALTER TYPE app.shown_set OWNER TO musclemate_owner;

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
    CONSTRAINT attention_rules_muted_check CHECK ((muted <@ ARRAY['missed_sessions'::text, 'falling_e1rm'::text, 'falling_squat'::text, 'falling_bench_press'::text, 'falling_deadlift'::text, 'high_rpe'::text, 'silence'::text, 'unread'::text])),
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
	rules app.attention_rules,
	away_until date,
	long_away_until date
);


ALTER TYPE app.watched_client OWNER TO musclemate_owner;

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
    erasure_due_at timestamp with time zone,
    consent_due_at timestamp with time zone,
    admin_since timestamp with time zone,
    mail_bounces smallint DEFAULT 0 NOT NULL,
    mail_stopped_since timestamp with time zone,
    CONSTRAINT accounts_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 100))),
    CONSTRAINT accounts_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT accounts_locale_check CHECK ((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT accounts_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['lifter'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT accounts_set_aside_unconfirmed CHECK (((email_verified_at IS NULL) OR (email !~~ '%@set-aside.invalid'::text))),
    CONSTRAINT accounts_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64))),
    CONSTRAINT accounts_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT accounts_username_check CHECK ((username ~ '^[a-z0-9_.-]{3,32}$'::text))
);

ALTER TABLE ONLY app.accounts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.accounts OWNER TO musclemate_owner;

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
    is_deload boolean DEFAULT false NOT NULL,
    coach_changes text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT planned_workouts_adapted_check CHECK ((adapted <@ ARRAY['reschedule'::text, 'loads'::text, 'exercises'::text, 'skip'::text])),
    CONSTRAINT planned_workouts_coach_changes_check CHECK ((coach_changes <@ ARRAY['reschedule'::text, 'loads'::text, 'exercises'::text, 'skip'::text])),
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
    volume numeric,
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
-- Name: audit_drafts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE UNLOGGED TABLE app.audit_drafts (
    tenant_id integer NOT NULL,
    id bigint NOT NULL,
    transaction xid8 DEFAULT pg_current_xact_id() NOT NULL,
    actor_id uuid,
    role text NOT NULL,
    action text NOT NULL,
    subject_id uuid,
    details jsonb NOT NULL,
    request_id uuid,
    origin bytea
);

ALTER TABLE ONLY app.audit_drafts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_drafts OWNER TO musclemate_owner;

--
-- Name: audit_entries; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.audit_entries (
    tenant_id integer NOT NULL,
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    role text NOT NULL,
    action text NOT NULL,
    subject_id uuid,
    details jsonb NOT NULL,
    request_id uuid,
    origin bytea,
    previous_hash bytea NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_entries_action_check CHECK ((action ~ '^[a-z][a-z_]{1,49}$'::text)),
    CONSTRAINT audit_entries_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 4000))),
    CONSTRAINT audit_entries_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT audit_entries_number_check CHECK ((number > 0)),
    CONSTRAINT audit_entries_origin_check CHECK ((octet_length(origin) = 32)),
    CONSTRAINT audit_entries_previous_hash_check CHECK ((octet_length(previous_hash) = 32)),
    CONSTRAINT audit_entries_role_check CHECK ((role = ANY (ARRAY['visitor'::text, 'lifter'::text, 'coach'::text, 'admin'::text, 'worker'::text, 'command'::text])))
);

ALTER TABLE ONLY app.audit_entries FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_entries OWNER TO musclemate_owner;

--
-- Name: feedback; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.feedback (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    app_version text,
    screen text,
    graph jsonb,
    state text DEFAULT 'open'::text NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    labels text[] DEFAULT '{}'::text[] NOT NULL,
    priority smallint,
    assignee uuid,
    answered_by uuid,
    notes text,
    answer text,
    answered_at timestamp with time zone,
    duplicate_of uuid,
    votes integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feedback_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 5000))),
    CONSTRAINT feedback_app_version_check CHECK (((length(app_version) >= 1) AND (length(app_version) <= 50))),
    CONSTRAINT feedback_check CHECK (((NOT is_public) OR (kind = 'idea'::text))),
    CONSTRAINT feedback_check1 CHECK ((duplicate_of <> id)),
    CONSTRAINT feedback_graph_check CHECK ((jsonb_typeof(graph) = 'object'::text)),
    CONSTRAINT feedback_kind_check CHECK ((kind = ANY (ARRAY['idea'::text, 'bug'::text, 'question'::text, 'graph'::text]))),
    CONSTRAINT feedback_labels_check CHECK ((cardinality(labels) <= 10)),
    CONSTRAINT feedback_notes_check CHECK ((length(notes) <= 10000)),
    CONSTRAINT feedback_priority_check CHECK (((priority >= 1) AND (priority <= 4))),
    CONSTRAINT feedback_screen_check CHECK (((length(screen) >= 1) AND (length(screen) <= 100))),
    CONSTRAINT feedback_state_check CHECK ((state = ANY (ARRAY['open'::text, 'planned'::text, 'answered'::text, 'closed'::text, 'duplicate'::text]))),
    CONSTRAINT feedback_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);

ALTER TABLE ONLY app.feedback FORCE ROW LEVEL SECURITY;


ALTER TABLE app.feedback OWNER TO musclemate_owner;

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
-- Name: break_glass; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.break_glass (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    admin_id uuid NOT NULL,
    reason text NOT NULL,
    scopes text[] NOT NULL,
    minutes smallint NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    approved_by uuid,
    opened_at timestamp with time zone,
    ends_at timestamp with time zone,
    ended_by uuid,
    CONSTRAINT break_glass_check CHECK ((approved_by <> admin_id)),
    CONSTRAINT break_glass_minutes_check CHECK (((minutes >= 1) AND (minutes <= 60))),
    CONSTRAINT break_glass_reason_check CHECK (((length(reason) >= 20) AND (length(reason) <= 2000))),
    CONSTRAINT break_glass_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'plans'::text])))
);

ALTER TABLE ONLY app.break_glass FORCE ROW LEVEL SECURITY;


ALTER TABLE app.break_glass OWNER TO musclemate_owner;

--
-- Name: tenants; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tenants (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    modules text[] DEFAULT '{coaching,goals,ideas,powerlifting,programmes}'::text[] NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    public_url text,
    mail_sender text,
    password_minimum_length smallint DEFAULT 8 NOT NULL,
    password_requires text[] DEFAULT '{}'::text[] NOT NULL,
    password_blocks_common boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    grace_days smallint DEFAULT 7 NOT NULL,
    read_only_days smallint DEFAULT 7 NOT NULL,
    passkey_domain text,
    passkey_origins text[] DEFAULT '{}'::text[] NOT NULL,
    branding jsonb DEFAULT '{}'::jsonb NOT NULL,
    minimum_app_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    minimum_age smallint,
    terms_url text,
    privacy_url text,
    lockout_failures smallint DEFAULT 50 NOT NULL,
    lockout_minutes smallint DEFAULT 60 NOT NULL,
    session_days smallint,
    erasure_grace_days smallint DEFAULT 14 NOT NULL,
    break_glass_needs_approval boolean DEFAULT false NOT NULL,
    break_glass_approval_until timestamp with time zone,
    cors_origins text[] DEFAULT '{}'::text[] NOT NULL,
    sender_hosts text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT tenants_branding_check CHECK (((jsonb_typeof(branding) = 'object'::text) AND (length((branding)::text) <= 10000))),
    CONSTRAINT tenants_cors_origins_check CHECK ((cardinality(cors_origins) <= 20)),
    CONSTRAINT tenants_erasure_grace_days_check CHECK (((erasure_grace_days >= 0) AND (erasure_grace_days <= 90))),
    CONSTRAINT tenants_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 60))),
    CONSTRAINT tenants_locale_check CHECK ((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT tenants_lockout_failures_check CHECK (((lockout_failures >= 5) AND (lockout_failures <= 1000))),
    CONSTRAINT tenants_lockout_minutes_check CHECK (((lockout_minutes >= 1) AND (lockout_minutes <= 1440))),
    CONSTRAINT tenants_mail_sender_check CHECK ((length(mail_sender) <= 254)),
    CONSTRAINT tenants_minimum_age_check CHECK (((minimum_age >= 13) AND (minimum_age <= 21))),
    CONSTRAINT tenants_minimum_app_versions_check CHECK ((jsonb_typeof(minimum_app_versions) = 'object'::text)),
    CONSTRAINT tenants_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT tenants_passkey_domain_check CHECK (((passkey_domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$'::text) AND (length(passkey_domain) <= 253))),
    CONSTRAINT tenants_passkey_origins_check CHECK ((cardinality(passkey_origins) <= 20)),
    CONSTRAINT tenants_password_minimum_length_check CHECK (((password_minimum_length >= 6) AND (password_minimum_length <= 64))),
    CONSTRAINT tenants_password_requires_check CHECK ((password_requires <@ ARRAY['letter'::text, 'digit'::text, 'special'::text])),
    CONSTRAINT tenants_privacy_url_check CHECK (((privacy_url ~ '^https://[^\s]+$'::text) AND (length(privacy_url) <= 500))),
    CONSTRAINT tenants_public_url_check CHECK ((public_url ~ '^https?://[^/\s]+(/[^\s]*[^/\s])?$'::text)),
    CONSTRAINT tenants_read_only_days_check CHECK (((read_only_days >= 0) AND (read_only_days <= 365))),
    CONSTRAINT tenants_sender_hosts_check CHECK ((cardinality(sender_hosts) <= 20)),
    CONSTRAINT tenants_session_days_check CHECK (((session_days >= 1) AND (session_days <= 365))),
    CONSTRAINT tenants_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
    CONSTRAINT tenants_terms_url_check CHECK (((terms_url ~ '^https://[^\s]+$'::text) AND (length(terms_url) <= 500)))
);

ALTER TABLE ONLY app.tenants FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tenants OWNER TO musclemate_owner;

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
    team_id uuid,
    CONSTRAINT invites_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT invites_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT invites_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 320))),
    CONSTRAINT invites_scopes_check CHECK ((scopes <@ ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text])),
    CONSTRAINT invites_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
    CONSTRAINT invites_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY app.invites FORCE ROW LEVEL SECURITY;


ALTER TABLE app.invites OWNER TO musclemate_owner;

--
-- Name: team_moves; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.team_moves (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    team_id uuid NOT NULL,
    proposed_by uuid NOT NULL,
    lifter_id uuid NOT NULL,
    from_coach uuid,
    to_coach uuid NOT NULL,
    message text,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT team_moves_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT team_moves_check1 CHECK ((from_coach <> to_coach)),
    CONSTRAINT team_moves_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT team_moves_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
);

ALTER TABLE ONLY app.team_moves FORCE ROW LEVEL SECURITY;


ALTER TABLE app.team_moves OWNER TO musclemate_owner;

--
-- Name: scope_requests; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.scope_requests (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    lifter_id uuid NOT NULL,
    team_id uuid,
    scopes text[] NOT NULL,
    message text,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT scope_requests_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT scope_requests_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT scope_requests_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text]))),
    CONSTRAINT scope_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'granted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
);

ALTER TABLE ONLY app.scope_requests FORCE ROW LEVEL SECURITY;


ALTER TABLE app.scope_requests OWNER TO musclemate_owner;

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
    entry_id uuid,
    set_id uuid,
    CONSTRAINT comments_exercise_position_check CHECK (((exercise_position >= 0) AND (exercise_position <= 99))),
    CONSTRAINT comments_have_a_text_until_deleted CHECK (((text IS NULL) = (deleted_at IS NOT NULL))),
    CONSTRAINT comments_keep_what_they_are_about CHECK (((about IS NULL) = (num_nonnulls(entry_id, exercise_position) = 0))),
    CONSTRAINT comments_on_a_set_name_its_entry CHECK (((set_id IS NULL) OR (entry_id IS NOT NULL))),
    CONSTRAINT comments_on_a_set_name_its_exercise CHECK (((set_position IS NULL) OR (exercise_position IS NOT NULL))),
    CONSTRAINT comments_set_position_check CHECK (((set_position >= 0) AND (set_position <= 99))),
    CONSTRAINT comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY app.comments FORCE ROW LEVEL SECURITY;


ALTER TABLE app.comments OWNER TO musclemate_owner;

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
    turned_at timestamp with time zone,
    set_times jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT drafts_active_milliseconds_check CHECK ((active_milliseconds >= 0)),
    CONSTRAINT drafts_activity_check CHECK ((activity ~ '^[a-z_]{1,60}$'::text)),
    CONSTRAINT drafts_content_check CHECK ((jsonb_typeof(content) = 'array'::text)),
    CONSTRAINT drafts_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
    CONSTRAINT drafts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT drafts_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT drafts_performed_at_check CHECK (((performed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (performed_at < '2101-01-01 00:00:00+00'::timestamp with time zone))),
    CONSTRAINT drafts_run_once_started CHECK (((running_since IS NULL) OR (started_at IS NOT NULL))),
    CONSTRAINT drafts_set_times_check CHECK ((jsonb_typeof(set_times) = 'object'::text)),
    CONSTRAINT drafts_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.drafts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.drafts OWNER TO musclemate_owner;

--
-- Name: invite_codes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.invite_codes (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    coach_id uuid NOT NULL,
    team_id uuid,
    code_hash bytea NOT NULL,
    hint text NOT NULL,
    message text,
    scopes text[] NOT NULL,
    uses integer NOT NULL,
    used integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT invite_codes_are_used_so_often CHECK (((used >= 0) AND (used <= uses))),
    CONSTRAINT invite_codes_code_hash_check CHECK ((length(code_hash) = 32)),
    CONSTRAINT invite_codes_hint_check CHECK (((length(hint) >= 1) AND (length(hint) <= 4))),
    CONSTRAINT invite_codes_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT invite_codes_scopes_check CHECK ((scopes <@ ARRAY['history'::text, 'workout_details'::text, 'main_lifts'::text, 'all_lifts'::text, 'body_metrics'::text, 'nutrition'::text, 'health'::text, 'photos'::text, 'plans'::text])),
    CONSTRAINT invite_codes_uses_check CHECK (((uses >= 1) AND (uses <= 1000)))
);

ALTER TABLE ONLY app.invite_codes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.invite_codes OWNER TO musclemate_owner;

--
-- Name: account_changes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.account_changes (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    new_email text,
    old_email text NOT NULL,
    reason text,
    asked_by uuid,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    state text DEFAULT 'pending'::text NOT NULL,
    closed_at timestamp with time zone,
    veto_hash bytea,
    confirm_hash bytea,
    mail_id uuid,
    CONSTRAINT account_changes_check CHECK (((kind = 'email'::text) = ((new_email IS NOT NULL) AND (confirm_hash IS NOT NULL)))),
    CONSTRAINT account_changes_check1 CHECK (((state = 'pending'::text) = (closed_at IS NULL))),
    CONSTRAINT account_changes_confirm_hash_check CHECK ((octet_length(confirm_hash) = 32)),
    CONSTRAINT account_changes_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'factors'::text]))),
    CONSTRAINT account_changes_new_email_check CHECK (((new_email = lower(new_email)) AND ((length(new_email) >= 3) AND (length(new_email) <= 254)))),
    CONSTRAINT account_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT account_changes_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'vetoed'::text, 'dropped'::text]))),
    CONSTRAINT account_changes_veto_hash_check CHECK ((octet_length(veto_hash) = 32))
);

ALTER TABLE ONLY app.account_changes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.account_changes OWNER TO musclemate_owner;

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
    id uuid,
    CONSTRAINT workout_exercises_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 10000))),
    CONSTRAINT workout_exercises_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
    CONSTRAINT workout_exercises_superset_check CHECK (((superset >= 0) AND (superset <= 99)))
);

ALTER TABLE ONLY app.workout_exercises FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workout_exercises OWNER TO musclemate_owner;

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
    id uuid,
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
    report jsonb,
    header uuid,
    columns text,
    dates text,
    CONSTRAINT imports_columns_check CHECK ((length(columns) <= 4000)),
    CONSTRAINT imports_dates_check CHECK ((dates = ANY (ARRAY['day_first'::text, 'month_first'::text]))),
    CONSTRAINT imports_source_check CHECK ((source = ANY (ARRAY['strong'::text, 'hevy'::text, 'fitnotes'::text, 'stronglifts'::text, 'musclemate'::text, 'table'::text]))),
    CONSTRAINT imports_time_zone_check CHECK ((length(time_zone) <= 64))
);

ALTER TABLE ONLY app.imports FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imports OWNER TO musclemate_owner;

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
-- Name: job_schedules; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.job_schedules (
    name text NOT NULL,
    summary text NOT NULL,
    reach text NOT NULL,
    cron text,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    missed text DEFAULT 'once'::text NOT NULL,
    catch_up_at_most smallint DEFAULT 1 NOT NULL,
    is_paused boolean DEFAULT false NOT NULL,
    is_changed boolean DEFAULT false NOT NULL,
    settled_up_to timestamp with time zone NOT NULL,
    next_due_at timestamp with time zone,
    revision bigint DEFAULT 0 NOT NULL,
    is_alone boolean DEFAULT false NOT NULL,
    CONSTRAINT job_schedules_catch_up_at_most_check CHECK (((catch_up_at_most >= 1) AND (catch_up_at_most <= 1000))),
    CONSTRAINT job_schedules_cron_check CHECK (((length(cron) >= 9) AND (length(cron) <= 200))),
    CONSTRAINT job_schedules_missed_check CHECK ((missed = ANY (ARRAY['catch_up'::text, 'once'::text, 'skip'::text]))),
    CONSTRAINT job_schedules_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
    CONSTRAINT job_schedules_reach_check CHECK ((reach = ANY (ARRAY['installation'::text, 'each_tenant'::text])))
);

ALTER TABLE ONLY app.job_schedules FORCE ROW LEVEL SECURITY;


ALTER TABLE app.job_schedules OWNER TO musclemate_owner;

--
-- Name: lifter_stats; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.lifter_stats (
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
    effort_workouts uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    squat_light date[] DEFAULT '{}'::date[] NOT NULL,
    bench_press_light date[] DEFAULT '{}'::date[] NOT NULL,
    deadlift_light date[] DEFAULT '{}'::date[] NOT NULL,
    squat_reps integer[] DEFAULT '{}'::integer[] NOT NULL,
    bench_press_reps integer[] DEFAULT '{}'::integer[] NOT NULL,
    deadlift_reps integer[] DEFAULT '{}'::integer[] NOT NULL
);

ALTER TABLE ONLY app.lifter_stats FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lifter_stats OWNER TO musclemate_owner;

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
-- Name: jobs; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.jobs (
    id uuid NOT NULL,
    name text NOT NULL,
    of_tenant integer,
    lane integer GENERATED ALWAYS AS (COALESCE(of_tenant, 0)) STORED NOT NULL,
    arguments jsonb DEFAULT '{}'::jsonb NOT NULL,
    key text,
    priority smallint DEFAULT 0 NOT NULL,
    origin text NOT NULL,
    asked_by uuid,
    is_dry_run boolean DEFAULT false NOT NULL,
    due_at timestamp with time zone NOT NULL,
    run_at timestamp with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    lease bigint,
    lease_ends_at timestamp with time zone,
    worker text,
    started_at timestamp with time zone,
    done bigint,
    total bigint,
    place jsonb,
    error text,
    takes_turns boolean DEFAULT false NOT NULL,
    CONSTRAINT jobs_arguments_check CHECK ((jsonb_typeof(arguments) = 'object'::text)),
    CONSTRAINT jobs_check CHECK (((lease IS NULL) = (lease_ends_at IS NULL))),
    CONSTRAINT jobs_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
    CONSTRAINT jobs_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
    CONSTRAINT jobs_origin_check CHECK ((origin = ANY (ARRAY['schedule'::text, 'enqueued'::text, 'asked'::text])))
)
WITH (fillfactor='70', autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='500', autovacuum_analyze_scale_factor='0', autovacuum_analyze_threshold='1000', autovacuum_vacuum_cost_delay='0');

ALTER TABLE ONLY app.jobs FORCE ROW LEVEL SECURITY;


ALTER TABLE app.jobs OWNER TO musclemate_owner;

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
    bounced_at timestamp with time zone,
    CONSTRAINT outbox_mail_arguments_check CHECK ((jsonb_typeof(arguments) = 'object'::text)),
    CONSTRAINT outbox_mail_kind_check CHECK ((kind ~ '^[a-z_]{1,50}$'::text)),
    CONSTRAINT outbox_mail_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254)))
);

ALTER TABLE ONLY app.outbox_mail FORCE ROW LEVEL SECURITY;


ALTER TABLE app.outbox_mail OWNER TO musclemate_owner;

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
-- Name: audit_origins; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.audit_origins (
    tenant_id integer NOT NULL,
    digest bytea NOT NULL,
    salt bytea NOT NULL,
    account_id uuid,
    email text,
    address text NOT NULL,
    user_agent text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT audit_origins_address_check CHECK ((length(address) <= 64)),
    CONSTRAINT audit_origins_digest_check CHECK ((octet_length(digest) = 32)),
    CONSTRAINT audit_origins_email_check CHECK ((length(email) <= 254)),
    CONSTRAINT audit_origins_salt_check CHECK ((octet_length(salt) = 16)),
    CONSTRAINT audit_origins_user_agent_check CHECK ((length(user_agent) <= 200))
);

ALTER TABLE ONLY app.audit_origins FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_origins OWNER TO musclemate_owner;

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
    id uuid,
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
    id uuid,
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
-- Name: policies; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.policies (
    tenant_id integer NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    effective_at timestamp with time zone NOT NULL,
    agree_by timestamp with time zone NOT NULL,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT policies_check CHECK ((agree_by >= effective_at)),
    CONSTRAINT policies_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'health'::text]))),
    CONSTRAINT policies_version_check CHECK (((version >= 1) AND (version <= 10000)))
);

ALTER TABLE ONLY app.policies FORCE ROW LEVEL SECURITY;


ALTER TABLE app.policies OWNER TO musclemate_owner;

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
-- Name: audit_reasons; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.audit_reasons (
    tenant_id integer NOT NULL,
    digest text NOT NULL,
    salt bytea NOT NULL,
    account_id uuid NOT NULL,
    reason text NOT NULL,
    CONSTRAINT audit_reasons_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT audit_reasons_reason_check CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 2000))),
    CONSTRAINT audit_reasons_salt_check CHECK ((octet_length(salt) = 16))
);

ALTER TABLE ONLY app.audit_reasons FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_reasons OWNER TO musclemate_owner;

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
    CONSTRAINT records_at_reps_check CHECK (((at_reps >= 0) AND (at_reps <= 10000))),
    CONSTRAINT records_kind_check CHECK ((kind = ANY (ARRAY['e1rm'::text, 'weight_at_reps'::text, 'least_assistance'::text, 'volume'::text, 'reps'::text, 'duration'::text, 'distance'::text]))),
    CONSTRAINT records_lift_check CHECK ((lift = ANY (ARRAY['squat'::text, 'bench_press'::text, 'deadlift'::text]))),
    CONSTRAINT records_of_weights_name_their_reps CHECK (((kind = ANY (ARRAY['weight_at_reps'::text, 'least_assistance'::text])) = (at_reps > 0))),
    CONSTRAINT records_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'lb'::text]))),
    CONSTRAINT records_value_check CHECK ((value > 0))
);

ALTER TABLE ONLY app.records FORCE ROW LEVEL SECURITY;


ALTER TABLE app.records OWNER TO musclemate_owner;

--
-- Name: dead_jobs; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.dead_jobs (
    id uuid NOT NULL,
    name text NOT NULL,
    of_tenant integer,
    arguments jsonb NOT NULL,
    key text,
    priority smallint NOT NULL,
    origin text NOT NULL,
    asked_by uuid,
    is_dry_run boolean NOT NULL,
    due_at timestamp with time zone NOT NULL,
    attempts smallint NOT NULL,
    place jsonb,
    error text NOT NULL,
    died_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY app.dead_jobs FORCE ROW LEVEL SECURITY;


ALTER TABLE app.dead_jobs OWNER TO musclemate_owner;

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
    warm_up_count integer DEFAULT 0 NOT NULL,
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
-- Name: sign_in_flows; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.sign_in_flows (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    provider text NOT NULL,
    account_id uuid,
    state_hash bytea NOT NULL,
    secret_hash bytea,
    nonce text NOT NULL,
    verifier text,
    callback text,
    redirect_uri text,
    address inet NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    returned_at timestamp with time zone,
    code_hash bytea,
    subject text,
    email text,
    is_verified boolean DEFAULT false NOT NULL,
    is_authority boolean DEFAULT false NOT NULL,
    name text,
    CONSTRAINT sign_in_flows_callback_check CHECK ((length(callback) <= 2000)),
    CONSTRAINT sign_in_flows_code_hash_check CHECK ((octet_length(code_hash) = 32)),
    CONSTRAINT sign_in_flows_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT sign_in_flows_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT sign_in_flows_nonce_check CHECK (((length(nonce) >= 20) AND (length(nonce) <= 100))),
    CONSTRAINT sign_in_flows_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'apple'::text, 'facebook'::text, 'oidc'::text]))),
    CONSTRAINT sign_in_flows_redirect_uri_check CHECK ((length(redirect_uri) <= 2000)),
    CONSTRAINT sign_in_flows_secret_hash_check CHECK ((octet_length(secret_hash) = 32)),
    CONSTRAINT sign_in_flows_state_hash_check CHECK ((octet_length(state_hash) = 32)),
    CONSTRAINT sign_in_flows_subject_check CHECK (((octet_length(subject) >= 1) AND (octet_length(subject) <= 255))),
    CONSTRAINT sign_in_flows_verifier_check CHECK (((length(verifier) >= 43) AND (length(verifier) <= 128)))
);

ALTER TABLE ONLY auth.sign_in_flows FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sign_in_flows OWNER TO musclemate_owner;

--
-- Name: api_keys; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.api_keys (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    token_hash bytea NOT NULL,
    role text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    expires_at timestamp with time zone,
    CONSTRAINT api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT api_keys_role_check CHECK ((role = ANY (ARRAY['lifter'::text, 'coach'::text]))),
    CONSTRAINT api_keys_scopes_check CHECK ((((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 8)) AND (scopes <@ ARRAY['training:read'::text, 'training:write'::text, 'body:read'::text, 'body:write'::text, 'coaching:read'::text, 'coaching:write'::text, 'profile:read'::text, 'profile:write'::text]))),
    CONSTRAINT api_keys_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY auth.api_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.api_keys OWNER TO musclemate_owner;

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
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose ~ '^[a-z_]{1,30}$'::text)),
    CONSTRAINT one_time_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY auth.one_time_tokens FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.one_time_tokens OWNER TO musclemate_owner;

--
-- Name: address_requests; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.address_requests (
    tenant_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    token_hash bytea,
    secret bytea,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT address_requests_check CHECK (((kind = 'username_reminder'::text) = ((token_hash IS NULL) AND (secret IS NULL)))),
    CONSTRAINT address_requests_email_check CHECK ((length(email) <= 254)),
    CONSTRAINT address_requests_kind_check CHECK ((kind = ANY (ARRAY['reset_password'::text, 'verify_email'::text, 'username_reminder'::text]))),
    CONSTRAINT address_requests_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY auth.address_requests FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.address_requests OWNER TO musclemate_owner;

--
-- Name: challenges; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.challenges (
    tenant_id integer NOT NULL,
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    account_id uuid,
    session_id uuid,
    role text,
    device text,
    method text,
    address inet,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT challenges_check CHECK (((purpose = 'passkey_sign_in'::text) = (account_id IS NULL))),
    CONSTRAINT challenges_check1 CHECK (((purpose = 'second_factor'::text) = ((role IS NOT NULL) AND (method IS NOT NULL)))),
    CONSTRAINT challenges_check2 CHECK (((purpose = ANY (ARRAY['passkey_registration'::text, 'proof'::text])) = (session_id IS NOT NULL))),
    CONSTRAINT challenges_device_check CHECK ((length(device) <= 100)),
    CONSTRAINT challenges_method_check CHECK ((method ~ '^[a-z_]{1,30}$'::text)),
    CONSTRAINT challenges_purpose_check CHECK ((purpose = ANY (ARRAY['second_factor'::text, 'passkey_sign_in'::text, 'passkey_registration'::text, 'proof'::text]))),
    CONSTRAINT challenges_role_check CHECK ((role = ANY (ARRAY['lifter'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT challenges_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY auth.challenges FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.challenges OWNER TO musclemate_owner;

--
-- Name: passkeys; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.passkeys (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    is_backup_eligible boolean NOT NULL,
    is_backed_up boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    suspended_at timestamp with time zone,
    CONSTRAINT passkeys_credential_id_check CHECK (((octet_length(credential_id) >= 16) AND (octet_length(credential_id) <= 1023))),
    CONSTRAINT passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT passkeys_public_key_check CHECK (((octet_length(public_key) >= 32) AND (octet_length(public_key) <= 512))),
    CONSTRAINT passkeys_sign_count_check CHECK (((sign_count >= 0) AND (sign_count <= '4294967295'::bigint))),
    CONSTRAINT passkeys_transports_check CHECK ((cardinality(transports) <= 10))
);

ALTER TABLE ONLY auth.passkeys FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.passkeys OWNER TO musclemate_owner;

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
    quarter timestamp with time zone GENERATED ALWAYS AS (date_bin('00:15:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp with time zone)) STORED NOT NULL,
    break_glass_id uuid
);

ALTER TABLE ONLY app.access_log FORCE ROW LEVEL SECURITY;


ALTER TABLE app.access_log OWNER TO musclemate_owner;

--
-- Name: account_locks; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.account_locks (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    reason text NOT NULL,
    locked_by uuid,
    locked_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT account_locks_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY app.account_locks FORCE ROW LEVEL SECURITY;


ALTER TABLE app.account_locks OWNER TO musclemate_owner;

--
-- Name: active_days; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.active_days (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    day date NOT NULL
);

ALTER TABLE ONLY app.active_days FORCE ROW LEVEL SECURITY;


ALTER TABLE app.active_days OWNER TO musclemate_owner;

--
-- Name: admin_duties; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.admin_duties (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    duty text NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT admin_duties_duty_check CHECK ((duty = ANY (ARRAY['accounts'::text, 'content'::text, 'moderation'::text, 'operations'::text])))
);

ALTER TABLE ONLY app.admin_duties FORCE ROW LEVEL SECURITY;


ALTER TABLE app.admin_duties OWNER TO musclemate_owner;

--
-- Name: alerts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.alerts (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    account_id uuid,
    details jsonb NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone,
    acknowledged_by uuid,
    note text,
    CONSTRAINT alerts_about_check CHECK ((length(about) <= 64)),
    CONSTRAINT alerts_details_check CHECK ((octet_length((details)::text) <= 4000)),
    CONSTRAINT alerts_kind_check CHECK ((kind ~ '^[a-z][a-z_]{1,49}$'::text)),
    CONSTRAINT alerts_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500)))
);

ALTER TABLE ONLY app.alerts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.alerts OWNER TO musclemate_owner;

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
-- Name: audit_drafts_id_seq; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_drafts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app.audit_drafts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: audit_heads; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.audit_heads (
    tenant_id integer NOT NULL,
    number bigint DEFAULT 0 NOT NULL,
    hash bytea DEFAULT decode(repeat('00'::text, 32), 'hex'::text) NOT NULL,
    CONSTRAINT audit_heads_hash_check CHECK ((octet_length(hash) = 32))
)
WITH (fillfactor='50');

ALTER TABLE ONLY app.audit_heads FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_heads OWNER TO musclemate_owner;

--
-- Name: audit_signers; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.audit_signers (
    id text GENERATED ALWAYS AS (encode(SUBSTRING(sha256(public_key) FROM 1 FOR 8), 'hex'::text)) STORED NOT NULL,
    public_key bytea NOT NULL,
    machine text NOT NULL,
    first_signed_at timestamp with time zone NOT NULL,
    CONSTRAINT audit_signers_machine_check CHECK (((length(machine) >= 1) AND (length(machine) <= 255))),
    CONSTRAINT audit_signers_public_key_check CHECK ((octet_length(public_key) = 32))
);

ALTER TABLE ONLY app.audit_signers FORCE ROW LEVEL SECURITY;


ALTER TABLE app.audit_signers OWNER TO musclemate_owner;

--
-- Name: backups; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.backups (
    name text NOT NULL,
    place text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    bytes bigint NOT NULL,
    row_count bigint NOT NULL,
    sha256 text NOT NULL,
    removed_at timestamp with time zone,
    checked_at timestamp with time zone,
    check_extent text,
    check_error text,
    CONSTRAINT backups_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT backups_check_error_check CHECK ((length(check_error) <= 500)),
    CONSTRAINT backups_check_extent_check CHECK ((check_extent = ANY (ARRAY['restored'::text, 'sealed'::text]))),
    CONSTRAINT backups_name_check CHECK ((name ~ '^musclemate-\d{8}T\d{6}Z-[0-9a-f]{6}$'::text)),
    CONSTRAINT backups_place_check CHECK ((length(place) <= 1000)),
    CONSTRAINT backups_row_count_check CHECK ((row_count >= 0)),
    CONSTRAINT backups_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY app.backups FORCE ROW LEVEL SECURITY;


ALTER TABLE app.backups OWNER TO musclemate_owner;

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
    key text GENERATED ALWAYS AS (app.exercise_key(name)) STORED NOT NULL,
    plain text GENERATED ALWAYS AS (app.plain_letters(name)) STORED NOT NULL
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
    CONSTRAINT catalogue_texts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'tr'::text]))),
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
-- Name: consents; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.consents (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    is_given boolean NOT NULL,
    how text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT consents_how_check CHECK ((how = ANY (ARRAY['registration'::text, 'request'::text]))),
    CONSTRAINT consents_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'health'::text])))
);

ALTER TABLE ONLY app.consents FORCE ROW LEVEL SECURITY;


ALTER TABLE app.consents OWNER TO musclemate_owner;

--
-- Name: data_export_parts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.data_export_parts (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    export_id uuid NOT NULL,
    number integer NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT data_export_parts_number_check CHECK ((number >= 0)),
    CONSTRAINT data_export_parts_secret_check CHECK (((get_byte(secret, 0) = 2) AND ((octet_length(secret) >= 33) AND (octet_length(secret) <= 262200))))
);
ALTER TABLE ONLY app.data_export_parts ALTER COLUMN secret SET STORAGE EXTERNAL;

ALTER TABLE ONLY app.data_export_parts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.data_export_parts OWNER TO musclemate_owner;

--
-- Name: data_exports; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.data_exports (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    locale text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    ready_at timestamp with time zone,
    expires_at timestamp with time zone,
    size bigint,
    CONSTRAINT data_exports_check CHECK ((((state = 'waiting'::text) = (ready_at IS NULL)) AND ((ready_at IS NULL) = (expires_at IS NULL)))),
    CONSTRAINT data_exports_locale_check CHECK (((length(locale) >= 2) AND (length(locale) <= 35))),
    CONSTRAINT data_exports_size_check CHECK ((size >= 0)),
    CONSTRAINT data_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'expired'::text])))
);

ALTER TABLE ONLY app.data_exports FORCE ROW LEVEL SECURITY;


ALTER TABLE app.data_exports OWNER TO musclemate_owner;

--
-- Name: deleted_things; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.deleted_things (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    document jsonb NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL,
    restored_at timestamp with time zone,
    CONSTRAINT deleted_things_kind_check CHECK ((kind = ANY (ARRAY['template'::text, 'goal'::text, 'measurement'::text, 'exercise'::text]))),
    CONSTRAINT deleted_things_name_check CHECK ((length(name) <= 200))
);

ALTER TABLE ONLY app.deleted_things FORCE ROW LEVEL SECURITY;


ALTER TABLE app.deleted_things OWNER TO musclemate_owner;

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
    CONSTRAINT entitlement_overrides_feature_check CHECK ((feature = ANY (ARRAY['all_graphs'::text, 'food_tracking'::text, 'templates'::text, 'storage_mb'::text, 'client_lifts'::text, 'clients'::text, 'main_graphs'::text, 'summaries'::text, 'programmes'::text]))),
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
-- Name: erasures; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.erasures (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    pause_before timestamp with time zone,
    reminded_at timestamp with time zone,
    begun_at timestamp with time zone,
    mail_id uuid
);

ALTER TABLE ONLY app.erasures FORCE ROW LEVEL SECURITY;


ALTER TABLE app.erasures OWNER TO musclemate_owner;

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
    import_id uuid,
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
    module text,
    CONSTRAINT features_audience_check CHECK ((audience = ANY (ARRAY['lifter'::text, 'coach'::text]))),
    CONSTRAINT features_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
    CONSTRAINT features_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'limit'::text])))
);

ALTER TABLE ONLY app.features FORCE ROW LEVEL SECURITY;


ALTER TABLE app.features OWNER TO musclemate_owner;

--
-- Name: feedback_votes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.feedback_votes (
    tenant_id integer NOT NULL,
    feedback_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.feedback_votes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.feedback_votes OWNER TO musclemate_owner;

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
-- Name: imported_names; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.imported_names (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    source text NOT NULL,
    key text NOT NULL,
    exercise_id uuid NOT NULL,
    CONSTRAINT imported_names_key_check CHECK ((length(key) <= 4000)),
    CONSTRAINT imported_names_source_check CHECK ((length(source) <= 50))
);

ALTER TABLE ONLY app.imported_names FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imported_names OWNER TO musclemate_owner;

--
-- Name: imported_things; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.imported_things (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    import_id uuid NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT imported_things_kind_check CHECK ((kind = ANY (ARRAY['template'::text, 'goal'::text, 'measurement'::text, 'programme'::text])))
);

ALTER TABLE ONLY app.imported_things FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imported_things OWNER TO musclemate_owner;

--
-- Name: imported_workouts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.imported_workouts (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    workout_id uuid NOT NULL,
    import_id uuid NOT NULL,
    version bigint NOT NULL,
    content uuid,
    written_by uuid,
    key uuid
);

ALTER TABLE ONLY app.imported_workouts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.imported_workouts OWNER TO musclemate_owner;

--
-- Name: installation; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.installation (
    epoch uuid DEFAULT gen_random_uuid() NOT NULL,
    is_only boolean DEFAULT true NOT NULL,
    CONSTRAINT installation_is_only_check CHECK (is_only)
);

ALTER TABLE ONLY app.installation FORCE ROW LEVEL SECURITY;


ALTER TABLE app.installation OWNER TO musclemate_owner;

--
-- Name: job_leases; Type: SEQUENCE; Schema: app; Owner: musclemate_owner
--

CREATE SEQUENCE app.job_leases
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE app.job_leases OWNER TO musclemate_owner;

--
-- Name: job_runs; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.job_runs (
    id uuid NOT NULL,
    name text NOT NULL,
    of_tenant integer,
    origin text NOT NULL,
    asked_by uuid,
    is_dry_run boolean NOT NULL,
    due_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone NOT NULL,
    outcome text NOT NULL,
    attempts smallint NOT NULL,
    changed bigint,
    sample jsonb,
    error text,
    worker text,
    CONSTRAINT job_runs_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'skipped'::text, 'retrying'::text, 'given_up'::text, 'cancelled'::text, 'superseded'::text])))
);

ALTER TABLE ONLY app.job_runs FORCE ROW LEVEL SECURITY;


ALTER TABLE app.job_runs OWNER TO musclemate_owner;

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
-- Name: lift_days_due; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.lift_days_due (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    exercise_id uuid NOT NULL
);

ALTER TABLE ONLY app.lift_days_due FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lift_days_due OWNER TO musclemate_owner;

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
    version bigint NOT NULL,
    swept bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');

ALTER TABLE ONLY app.lifter_versions FORCE ROW LEVEL SECURITY;


ALTER TABLE app.lifter_versions OWNER TO musclemate_owner;

--
-- Name: mail_refusals; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.mail_refusals (
    tenant_id integer NOT NULL,
    address_hash bytea NOT NULL,
    refused_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mail_refusals_address_hash_check CHECK ((length(address_hash) = 32))
);

ALTER TABLE ONLY app.mail_refusals FORCE ROW LEVEL SECURITY;


ALTER TABLE app.mail_refusals OWNER TO musclemate_owner;

--
-- Name: maintenance_windows; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.maintenance_windows (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    reach text NOT NULL,
    mode text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    messages jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT maintenance_windows_messages_check CHECK (((jsonb_typeof(messages) = 'object'::text) AND (length((messages)::text) <= 8000))),
    CONSTRAINT maintenance_windows_mode_check CHECK ((mode = ANY (ARRAY['read_only'::text, 'closed'::text]))),
    CONSTRAINT maintenance_windows_reach_check CHECK ((reach = ANY (ARRAY['tenant'::text, 'installation'::text]))),
    CONSTRAINT maintenance_windows_times CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '7 days'::interval))))
);

ALTER TABLE ONLY app.maintenance_windows FORCE ROW LEVEL SECURITY;


ALTER TABLE app.maintenance_windows OWNER TO musclemate_owner;

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
-- Name: modules; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.modules (
    code text NOT NULL,
    is_there boolean NOT NULL,
    is_usual boolean NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT modules_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{0,49}$'::text))
);

ALTER TABLE ONLY app.modules FORCE ROW LEVEL SECURITY;


ALTER TABLE app.modules OWNER TO musclemate_owner;

--
-- Name: notice_preferences; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.notice_preferences (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    topic text NOT NULL,
    app boolean,
    mail boolean,
    push boolean,
    CONSTRAINT notice_preferences_topic_check CHECK ((topic ~ '^[a-z_]{1,50}$'::text))
);

ALTER TABLE ONLY app.notice_preferences FORCE ROW LEVEL SECURITY;


ALTER TABLE app.notice_preferences OWNER TO musclemate_owner;

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
-- Name: policy_texts; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.policy_texts (
    tenant_id integer NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    language text NOT NULL,
    url text NOT NULL,
    sha256 text NOT NULL,
    CONSTRAINT policy_texts_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT policy_texts_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT policy_texts_url_check CHECK (((url ~ '^https?://[^\s]+$'::text) AND (length(url) <= 500)))
);

ALTER TABLE ONLY app.policy_texts FORCE ROW LEVEL SECURITY;


ALTER TABLE app.policy_texts OWNER TO musclemate_owner;

--
-- Name: portal_preferences; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.portal_preferences (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    document jsonb NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT portal_preferences_document_check CHECK ((jsonb_typeof(document) = 'object'::text))
);

ALTER TABLE ONLY app.portal_preferences FORCE ROW LEVEL SECURITY;


ALTER TABLE app.portal_preferences OWNER TO musclemate_owner;

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
    CONSTRAINT predetermined_texts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'tr'::text]))),
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
-- Name: push_services; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.push_services (
    tenant_id integer NOT NULL,
    kind text NOT NULL,
    sealed bytea NOT NULL,
    public_key text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT push_services_key CHECK (((kind = 'web'::text) = (public_key IS NOT NULL))),
    CONSTRAINT push_services_kind_check CHECK ((kind = ANY (ARRAY['apns'::text, 'web'::text]))),
    CONSTRAINT push_services_public_key_check CHECK ((public_key ~ '^[A-Za-z0-9_-]{87}$'::text)),
    CONSTRAINT push_services_sealed_check CHECK ((((octet_length(sealed) >= 33) AND (octet_length(sealed) <= 100000)) AND (get_byte(sealed, 0) = 2)))
);

ALTER TABLE ONLY app.push_services FORCE ROW LEVEL SECURITY;


ALTER TABLE app.push_services OWNER TO musclemate_owner;

--
-- Name: push_targets; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.push_targets (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    kind text NOT NULL,
    digest bytea NOT NULL,
    sealed bytea NOT NULL,
    device_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    failed_at timestamp with time zone,
    CONSTRAINT push_targets_digest_check CHECK ((octet_length(digest) = 32)),
    CONSTRAINT push_targets_kind_check CHECK ((kind = ANY (ARRAY['apns'::text, 'web'::text]))),
    CONSTRAINT push_targets_sealed_check CHECK ((((octet_length(sealed) >= 33) AND (octet_length(sealed) <= 10000)) AND (get_byte(sealed, 0) = 2)))
);

ALTER TABLE ONLY app.push_targets FORCE ROW LEVEL SECURITY;


ALTER TABLE app.push_targets OWNER TO musclemate_owner;

--
-- Name: pushes; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.pushes (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    target_id uuid NOT NULL,
    notice_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY app.pushes FORCE ROW LEVEL SECURITY;


ALTER TABLE app.pushes OWNER TO musclemate_owner;

--
-- Name: quiet_hours; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.quiet_hours (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    starts_at time without time zone NOT NULL,
    ends_at time without time zone NOT NULL,
    time_zone text,
    CONSTRAINT quiet_hours_last CHECK ((starts_at <> ends_at)),
    CONSTRAINT quiet_hours_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64)))
);

ALTER TABLE ONLY app.quiet_hours FORCE ROW LEVEL SECURITY;


ALTER TABLE app.quiet_hours OWNER TO musclemate_owner;

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
-- Name: sent_notifications; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.sent_notifications (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    topic text NOT NULL,
    period date NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT sent_notifications_topic_check CHECK ((topic ~ '^[a-z_]{1,50}$'::text))
);

ALTER TABLE ONLY app.sent_notifications FORCE ROW LEVEL SECURITY;


ALTER TABLE app.sent_notifications OWNER TO musclemate_owner;

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
-- Name: share_links; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.share_links (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    kind text NOT NULL,
    request jsonb NOT NULL,
    name text NOT NULL,
    document jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    withdrawn_at timestamp with time zone,
    opens bigint DEFAULT 0 NOT NULL,
    CONSTRAINT share_links_kind_check CHECK ((kind = ANY (ARRAY['workout'::text, 'template'::text, 'record'::text, 'goal'::text, 'graph'::text]))),
    CONSTRAINT share_links_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
    CONSTRAINT share_links_token_hash_check CHECK ((octet_length(token_hash) = 32)),
    CONSTRAINT share_links_withdrawn CHECK (((document IS NULL) = (withdrawn_at IS NOT NULL)))
);

ALTER TABLE ONLY app.share_links FORCE ROW LEVEL SECURITY;


ALTER TABLE app.share_links OWNER TO musclemate_owner;

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
-- Name: sync_devices; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.sync_devices (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    done bigint DEFAULT 0 NOT NULL,
    recent uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    request_id text,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sync_devices_done_check CHECK ((done >= 0)),
    CONSTRAINT sync_devices_recent_check CHECK ((cardinality(recent) <= 32))
)
WITH (fillfactor='50');

ALTER TABLE ONLY app.sync_devices FORCE ROW LEVEL SECURITY;


ALTER TABLE app.sync_devices OWNER TO musclemate_owner;

--
-- Name: sync_stamps; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.sync_stamps (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT sync_stamps_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'equipment'::text, 'powerlifting_profile'::text, 'coach'::text])))
)
WITH (fillfactor='50');

ALTER TABLE ONLY app.sync_stamps FORCE ROW LEVEL SECURITY;


ALTER TABLE app.sync_stamps OWNER TO musclemate_owner;

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
-- Name: team_invites; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.team_invites (
    tenant_id integer NOT NULL,
    id uuid NOT NULL,
    team_id uuid NOT NULL,
    invited_by uuid NOT NULL,
    recipient text NOT NULL,
    account_id uuid,
    role text NOT NULL,
    message text,
    state text DEFAULT 'open'::text NOT NULL,
    sends integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT team_invites_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT team_invites_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT team_invites_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 320))),
    CONSTRAINT team_invites_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'coach'::text, 'assistant'::text]))),
    CONSTRAINT team_invites_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
);

ALTER TABLE ONLY app.team_invites FORCE ROW LEVEL SECURITY;


ALTER TABLE app.team_invites OWNER TO musclemate_owner;

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
-- Name: tenant_pictures; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.tenant_pictures (
    tenant_id integer NOT NULL,
    kind text NOT NULL,
    media_type text NOT NULL,
    sha256 bytea NOT NULL,
    bytes bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tenant_pictures_bytes_check CHECK (((length(bytes) >= 1) AND (length(bytes) <= 262144))),
    CONSTRAINT tenant_pictures_height_check CHECK (((height >= 1) AND (height <= 1024))),
    CONSTRAINT tenant_pictures_kind_check CHECK ((kind = ANY (ARRAY['logo'::text, 'icon'::text]))),
    CONSTRAINT tenant_pictures_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/webp'::text]))),
    CONSTRAINT tenant_pictures_sha256_check CHECK ((length(sha256) = 32)),
    CONSTRAINT tenant_pictures_width_check CHECK (((width >= 1) AND (width <= 1024)))
);
ALTER TABLE ONLY app.tenant_pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY app.tenant_pictures FORCE ROW LEVEL SECURITY;


ALTER TABLE app.tenant_pictures OWNER TO musclemate_owner;

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
    CONSTRAINT tier_entitlements_feature_check CHECK ((feature = ANY (ARRAY['all_graphs'::text, 'food_tracking'::text, 'templates'::text, 'storage_mb'::text, 'client_lifts'::text, 'clients'::text, 'main_graphs'::text, 'summaries'::text, 'programmes'::text])))
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
-- Name: training_breaks; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.training_breaks (
    tenant_id integer NOT NULL,
    lifter_id uuid NOT NULL,
    id uuid NOT NULL,
    begins_on date NOT NULL,
    ends_on date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT training_breaks_check CHECK (((ends_on >= begins_on) AND (ends_on <= (begins_on + 365))))
);

ALTER TABLE ONLY app.training_breaks FORCE ROW LEVEL SECURITY;


ALTER TABLE app.training_breaks OWNER TO musclemate_owner;

--
-- Name: usage_days; Type: TABLE; Schema: app; Owner: musclemate_owner
--

CREATE TABLE app.usage_days (
    tenant_id integer NOT NULL,
    day date NOT NULL,
    measure text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    people integer NOT NULL,
    events integer NOT NULL,
    CONSTRAINT usage_days_events_check CHECK ((events >= 0)),
    CONSTRAINT usage_days_measure_check CHECK ((measure ~ '^[a-z_]{1,50}$'::text)),
    CONSTRAINT usage_days_people_check CHECK ((people >= 0)),
    CONSTRAINT usage_days_subject_check CHECK ((length(subject) <= 200))
);

ALTER TABLE ONLY app.usage_days FORCE ROW LEVEL SECURITY;


ALTER TABLE app.usage_days OWNER TO musclemate_owner;

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
    parts jsonb,
    CONSTRAINT workout_energy_activity_source_check CHECK ((activity_source = ANY (ARRAY['derived'::text, 'given'::text])))
);

ALTER TABLE ONLY app.workout_energy FORCE ROW LEVEL SECURITY;


ALTER TABLE app.workout_energy OWNER TO musclemate_owner;

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
-- Name: address_requests_id_seq; Type: SEQUENCE; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.address_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.address_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


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
-- Name: given_up_usernames; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.given_up_usernames (
    tenant_id integer NOT NULL,
    username text NOT NULL,
    account_id uuid NOT NULL,
    given_up_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT given_up_usernames_username_check CHECK ((length(username) <= 32))
);

ALTER TABLE ONLY auth.given_up_usernames FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.given_up_usernames OWNER TO musclemate_owner;

--
-- Name: identities; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.identities (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    email text,
    linked_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identities_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT identities_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'apple'::text, 'facebook'::text, 'oidc'::text]))),
    CONSTRAINT identities_subject_check CHECK (((octet_length(subject) >= 1) AND (octet_length(subject) <= 255)))
);

ALTER TABLE ONLY auth.identities FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.identities OWNER TO musclemate_owner;

--
-- Name: known_devices; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.known_devices (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    digest bytea NOT NULL,
    first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_devices_digest_check CHECK ((octet_length(digest) = 32))
);

ALTER TABLE ONLY auth.known_devices FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.known_devices OWNER TO musclemate_owner;

--
-- Name: limits; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.limits (
    is_only boolean DEFAULT true NOT NULL,
    failures_before_wait integer DEFAULT 5 NOT NULL,
    first_wait interval DEFAULT '00:00:30'::interval NOT NULL,
    longest_wait interval DEFAULT '00:15:00'::interval NOT NULL,
    attempts_at_once integer DEFAULT 5 NOT NULL,
    address_failures_per_minute integer DEFAULT 100 NOT NULL,
    mails_per_hour integer DEFAULT 5 NOT NULL,
    sessions_per_account integer DEFAULT 100 NOT NULL,
    session_life interval DEFAULT '90 days'::interval NOT NULL,
    verification_life interval DEFAULT '48:00:00'::interval NOT NULL,
    reset_life interval DEFAULT '01:00:00'::interval NOT NULL,
    registrations_per_hour integer DEFAULT 100 NOT NULL,
    challenge_life interval DEFAULT '00:05:00'::interval NOT NULL,
    challenge_tries smallint DEFAULT 5 NOT NULL,
    codes_per_hour smallint DEFAULT 10 NOT NULL,
    codes_per_day smallint DEFAULT 30 NOT NULL,
    factors_per_account smallint DEFAULT 10 NOT NULL,
    sign_ins_per_hour integer DEFAULT 100 NOT NULL,
    sign_in_flow_life interval DEFAULT '00:10:00'::interval NOT NULL,
    api_keys_per_account integer DEFAULT 20 NOT NULL,
    account_change_wait interval DEFAULT '72:00:00'::interval NOT NULL,
    address_requests_per_hour integer DEFAULT 100 NOT NULL,
    link_key bytea DEFAULT sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) NOT NULL,
    CONSTRAINT limits_address_failures_per_minute_check CHECK ((address_failures_per_minute > 0)),
    CONSTRAINT limits_address_requests_per_hour_check CHECK ((address_requests_per_hour > 0)),
    CONSTRAINT limits_api_keys_per_account_check CHECK ((api_keys_per_account > 0)),
    CONSTRAINT limits_attempts_at_once_check CHECK ((attempts_at_once > 0)),
    CONSTRAINT limits_challenge_tries_check CHECK ((challenge_tries > 0)),
    CONSTRAINT limits_codes_per_day_check CHECK ((codes_per_day > 0)),
    CONSTRAINT limits_codes_per_hour_check CHECK ((codes_per_hour > 0)),
    CONSTRAINT limits_factors_per_account_check CHECK ((factors_per_account > 0)),
    CONSTRAINT limits_failures_before_wait_check CHECK ((failures_before_wait > 0)),
    CONSTRAINT limits_is_only_check CHECK (is_only),
    CONSTRAINT limits_mails_per_hour_check CHECK ((mails_per_hour > 0)),
    CONSTRAINT limits_registrations_per_hour_check CHECK ((registrations_per_hour > 0)),
    CONSTRAINT limits_sessions_per_account_check CHECK ((sessions_per_account > 0)),
    CONSTRAINT limits_sign_ins_per_hour_check CHECK ((sign_ins_per_hour > 0))
);

ALTER TABLE ONLY auth.limits FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.limits OWNER TO musclemate_owner;

--
-- Name: passkey_users; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.passkey_users (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    handle bytea NOT NULL,
    CONSTRAINT passkey_users_handle_check CHECK ((octet_length(handle) = 32))
);

ALTER TABLE ONLY auth.passkey_users FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.passkey_users OWNER TO musclemate_owner;

--
-- Name: password_locks; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.password_locks (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    locked_at timestamp with time zone DEFAULT now() NOT NULL,
    until timestamp with time zone NOT NULL
);

ALTER TABLE ONLY auth.password_locks FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.password_locks OWNER TO musclemate_owner;

--
-- Name: recovery_codes; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.recovery_codes (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32))
);

ALTER TABLE ONLY auth.recovery_codes FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.recovery_codes OWNER TO musclemate_owner;

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
    abandoned_at timestamp with time zone,
    CONSTRAINT sealing_keys_abandoned_check CHECK (((abandoned_at IS NULL) OR (retired_at IS NOT NULL))),
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
    method text DEFAULT 'password'::text NOT NULL,
    proved_at timestamp with time zone DEFAULT now() NOT NULL,
    address inet,
    agent text,
    CONSTRAINT sessions_agent_check CHECK (((length(agent) >= 1) AND (length(agent) <= 60))),
    CONSTRAINT sessions_device_check CHECK ((length(device) <= 100)),
    CONSTRAINT sessions_method_check CHECK ((method ~ '^[a-z_]{1,30}$'::text)),
    CONSTRAINT sessions_role_check CHECK ((role = ANY (ARRAY['lifter'::text, 'coach'::text, 'admin'::text]))),
    CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
)
WITH (fillfactor='80');

ALTER TABLE ONLY auth.sessions FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sessions OWNER TO musclemate_owner;

--
-- Name: set_aside_addresses; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.set_aside_addresses (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    address_hash bytea NOT NULL,
    set_aside_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT set_aside_addresses_address_hash_check CHECK ((octet_length(address_hash) = 32))
);

ALTER TABLE ONLY auth.set_aside_addresses FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.set_aside_addresses OWNER TO musclemate_owner;

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
    kind text DEFAULT 'password'::text NOT NULL,
    CONSTRAINT sign_in_attempts_kind_check CHECK ((kind = ANY (ARRAY['password'::text, 'code'::text, 'address_request'::text])))
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
-- Name: sign_in_providers; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.sign_in_providers (
    tenant_id integer NOT NULL,
    provider text NOT NULL,
    sealed bytea NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sign_in_providers_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'apple'::text, 'facebook'::text, 'oidc'::text]))),
    CONSTRAINT sign_in_providers_sealed_check CHECK ((((octet_length(sealed) >= 33) AND (octet_length(sealed) <= 100000)) AND (get_byte(sealed, 0) = 2)))
);

ALTER TABLE ONLY auth.sign_in_providers FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.sign_in_providers OWNER TO musclemate_owner;

--
-- Name: totp_factors; Type: TABLE; Schema: auth; Owner: musclemate_owner
--

CREATE TABLE auth.totp_factors (
    tenant_id integer NOT NULL,
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT totp_factors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT totp_factors_sealed_check CHECK (((octet_length(sealed) >= 30) AND (octet_length(sealed) <= 200)))
);

ALTER TABLE ONLY auth.totp_factors FORCE ROW LEVEL SECURITY;


ALTER TABLE auth.totp_factors OWNER TO musclemate_owner;

--
-- Name: access_log access_log_once_a_quarter; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_once_a_quarter UNIQUE NULLS NOT DISTINCT (tenant_id, lifter_id, viewer_id, scope, quarter, object_id, break_glass_id);


--
-- Name: access_log access_log_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.access_log
    ADD CONSTRAINT access_log_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: account_changes account_changes_confirm_hash_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_changes
    ADD CONSTRAINT account_changes_confirm_hash_key UNIQUE (confirm_hash);


--
-- Name: account_changes account_changes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_changes
    ADD CONSTRAINT account_changes_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: account_changes account_changes_veto_hash_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_changes
    ADD CONSTRAINT account_changes_veto_hash_key UNIQUE (veto_hash);


--
-- Name: account_locks account_locks_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_locks
    ADD CONSTRAINT account_locks_pkey PRIMARY KEY (tenant_id, account_id);


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
-- Name: active_days active_days_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.active_days
    ADD CONSTRAINT active_days_pkey PRIMARY KEY (tenant_id, account_id, day);


--
-- Name: admin_duties admin_duties_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.admin_duties
    ADD CONSTRAINT admin_duties_pkey PRIMARY KEY (tenant_id, account_id, duty);


--
-- Name: alerts alerts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (tenant_id, id);


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
-- Name: audit_drafts audit_drafts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_drafts
    ADD CONSTRAINT audit_drafts_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: audit_entries audit_entries_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (tenant_id, number);


--
-- Name: audit_heads audit_heads_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (tenant_id);


--
-- Name: audit_origins audit_origins_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_origins
    ADD CONSTRAINT audit_origins_pkey PRIMARY KEY (tenant_id, digest);


--
-- Name: audit_reasons audit_reasons_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_reasons
    ADD CONSTRAINT audit_reasons_pkey PRIMARY KEY (tenant_id, digest);


--
-- Name: audit_signers audit_signers_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_signers
    ADD CONSTRAINT audit_signers_pkey PRIMARY KEY (id);


--
-- Name: audit_signers audit_signers_public_key_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_signers
    ADD CONSTRAINT audit_signers_public_key_key UNIQUE (public_key);


--
-- Name: backups backups_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (name);


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
-- Name: break_glass break_glass_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.break_glass
    ADD CONSTRAINT break_glass_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: break_glass break_glass_tenant_id_id_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.break_glass
    ADD CONSTRAINT break_glass_tenant_id_id_key UNIQUE (tenant_id, id);


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
-- Name: consents consents_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: conversations conversations_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (tenant_id, lifter_id, coach_id);


--
-- Name: data_export_parts data_export_parts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.data_export_parts
    ADD CONSTRAINT data_export_parts_pkey PRIMARY KEY (tenant_id, account_id, export_id, number);


--
-- Name: data_exports data_exports_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: dead_jobs dead_jobs_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.dead_jobs
    ADD CONSTRAINT dead_jobs_pkey PRIMARY KEY (id);


--
-- Name: deleted_things deleted_things_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deleted_things
    ADD CONSTRAINT deleted_things_pkey PRIMARY KEY (tenant_id, lifter_id, kind, id);


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
-- Name: erasures erasures_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (tenant_id, account_id);


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
-- Name: feedback feedback_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: feedback_votes feedback_votes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback_votes
    ADD CONSTRAINT feedback_votes_pkey PRIMARY KEY (tenant_id, feedback_id, account_id);


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
-- Name: imported_names imported_names_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_names
    ADD CONSTRAINT imported_names_pkey PRIMARY KEY (tenant_id, lifter_id, source, key);


--
-- Name: imported_things imported_things_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_things
    ADD CONSTRAINT imported_things_pkey PRIMARY KEY (tenant_id, lifter_id, kind, id);


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
-- Name: installation installation_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (is_only);


--
-- Name: invite_codes invite_codes_code_hash_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invite_codes
    ADD CONSTRAINT invite_codes_code_hash_key UNIQUE (code_hash);


--
-- Name: invite_codes invite_codes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invite_codes
    ADD CONSTRAINT invite_codes_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: invites invites_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: job_runs job_runs_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (id);


--
-- Name: job_schedules job_schedules_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.job_schedules
    ADD CONSTRAINT job_schedules_pkey PRIMARY KEY (name);


--
-- Name: jobs jobs_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);


--
-- Name: labelled_clients labelled_clients_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.labelled_clients
    ADD CONSTRAINT labelled_clients_pkey PRIMARY KEY (tenant_id, coach_id, lifter_id, label_id);


--
-- Name: lift_days_due lift_days_due_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_days_due
    ADD CONSTRAINT lift_days_due_pkey PRIMARY KEY (tenant_id, lifter_id, exercise_id);


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
-- Name: lifter_stats lifter_stats_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_stats
    ADD CONSTRAINT lifter_stats_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: lifter_versions lifter_versions_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_versions
    ADD CONSTRAINT lifter_versions_pkey PRIMARY KEY (tenant_id, lifter_id);


--
-- Name: mail_refusals mail_refusals_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.mail_refusals
    ADD CONSTRAINT mail_refusals_pkey PRIMARY KEY (tenant_id, address_hash);


--
-- Name: maintenance_windows maintenance_windows_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.maintenance_windows
    ADD CONSTRAINT maintenance_windows_pkey PRIMARY KEY (tenant_id, id);


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
-- Name: modules modules_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.modules
    ADD CONSTRAINT modules_pkey PRIMARY KEY (code);


--
-- Name: notice_preferences notice_preferences_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.notice_preferences
    ADD CONSTRAINT notice_preferences_pkey PRIMARY KEY (tenant_id, account_id, topic);


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
-- Name: policies policies_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.policies
    ADD CONSTRAINT policies_pkey PRIMARY KEY (tenant_id, kind, version);


--
-- Name: policy_texts policy_texts_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.policy_texts
    ADD CONSTRAINT policy_texts_pkey PRIMARY KEY (tenant_id, kind, version, language);


--
-- Name: portal_preferences portal_preferences_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.portal_preferences
    ADD CONSTRAINT portal_preferences_pkey PRIMARY KEY (tenant_id, account_id);


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
-- Name: push_services push_services_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_services
    ADD CONSTRAINT push_services_pkey PRIMARY KEY (tenant_id, kind);


--
-- Name: push_targets push_targets_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_targets
    ADD CONSTRAINT push_targets_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: push_targets push_targets_tenant_id_digest_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_targets
    ADD CONSTRAINT push_targets_tenant_id_digest_key UNIQUE (tenant_id, digest);


--
-- Name: pushes pushes_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (tenant_id, account_id, target_id, notice_id);


--
-- Name: quiet_hours quiet_hours_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.quiet_hours
    ADD CONSTRAINT quiet_hours_pkey PRIMARY KEY (tenant_id, account_id);


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
-- Name: scope_requests scope_requests_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.scope_requests
    ADD CONSTRAINT scope_requests_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: sent_notifications sent_notifications_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sent_notifications
    ADD CONSTRAINT sent_notifications_pkey PRIMARY KEY (tenant_id, account_id, topic, period);


--
-- Name: sets sets_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sets
    ADD CONSTRAINT sets_pkey PRIMARY KEY (tenant_id, lifter_id, workout_id, exercise_position, "position");


--
-- Name: share_links share_links_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.share_links
    ADD CONSTRAINT share_links_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: share_links share_links_token_hash_key; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.share_links
    ADD CONSTRAINT share_links_token_hash_key UNIQUE (token_hash);


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
-- Name: sync_devices sync_devices_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sync_devices
    ADD CONSTRAINT sync_devices_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: sync_stamps sync_stamps_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sync_stamps
    ADD CONSTRAINT sync_stamps_pkey PRIMARY KEY (tenant_id, lifter_id, kind, id);


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
-- Name: team_invites team_invites_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_invites
    ADD CONSTRAINT team_invites_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: team_members team_members_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (tenant_id, team_id, account_id);


--
-- Name: team_moves team_moves_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_pkey PRIMARY KEY (tenant_id, id);


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
-- Name: tenant_pictures tenant_pictures_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenant_pictures
    ADD CONSTRAINT tenant_pictures_pkey PRIMARY KEY (tenant_id, kind);


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
-- Name: training_breaks training_breaks_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.training_breaks
    ADD CONSTRAINT training_breaks_pkey PRIMARY KEY (tenant_id, lifter_id, id);


--
-- Name: usage_days usage_days_pkey; Type: CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.usage_days
    ADD CONSTRAINT usage_days_pkey PRIMARY KEY (tenant_id, day, measure, subject);


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
-- Name: address_requests address_requests_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.address_requests
    ADD CONSTRAINT address_requests_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: api_keys api_keys_tenant_id_account_id_name_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.api_keys
    ADD CONSTRAINT api_keys_tenant_id_account_id_name_key UNIQUE (tenant_id, account_id, name);


--
-- Name: api_keys api_keys_token_hash_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.api_keys
    ADD CONSTRAINT api_keys_token_hash_key UNIQUE (token_hash);


--
-- Name: challenges challenges_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (tenant_id, token_hash);


--
-- Name: credentials credentials_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: given_up_usernames given_up_usernames_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.given_up_usernames
    ADD CONSTRAINT given_up_usernames_pkey PRIMARY KEY (tenant_id, username);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: identities identities_tenant_id_provider_subject_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_tenant_id_provider_subject_key UNIQUE (tenant_id, provider, subject);


--
-- Name: known_devices known_devices_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (tenant_id, account_id, digest);


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
-- Name: passkey_users passkey_users_handle; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkey_users
    ADD CONSTRAINT passkey_users_handle UNIQUE (tenant_id, handle);


--
-- Name: passkey_users passkey_users_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkey_users
    ADD CONSTRAINT passkey_users_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: passkeys passkeys_credential; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (tenant_id, credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: password_locks password_locks_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.password_locks
    ADD CONSTRAINT password_locks_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (tenant_id, account_id, code_hash);


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
-- Name: set_aside_addresses set_aside_addresses_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.set_aside_addresses
    ADD CONSTRAINT set_aside_addresses_pkey PRIMARY KEY (tenant_id, account_id);


--
-- Name: sign_in_attempts sign_in_attempts_outcome_check; Type: CHECK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['pending'::text, 'failure'::text, 'success'::text, 'forgiven'::text]))) NOT VALID;


--
-- Name: sign_in_attempts sign_in_attempts_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: sign_in_flows sign_in_flows_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_flows
    ADD CONSTRAINT sign_in_flows_pkey PRIMARY KEY (tenant_id, id);


--
-- Name: sign_in_flows sign_in_flows_state_hash_key; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_flows
    ADD CONSTRAINT sign_in_flows_state_hash_key UNIQUE (state_hash);


--
-- Name: sign_in_providers sign_in_providers_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_providers
    ADD CONSTRAINT sign_in_providers_pkey PRIMARY KEY (tenant_id, provider);


--
-- Name: totp_factors totp_factors_pkey; Type: CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (tenant_id, account_id, id);


--
-- Name: access_log_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX access_log_by_age ON app.access_log USING brin (at);


--
-- Name: access_log_by_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX access_log_by_time ON app.access_log USING btree (tenant_id, at, viewer_id);


--
-- Name: account_changes_due; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX account_changes_due ON app.account_changes USING btree (due_at) WHERE (state = 'pending'::text);


--
-- Name: account_changes_pending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX account_changes_pending ON app.account_changes USING btree (tenant_id, account_id, kind) WHERE (state = 'pending'::text);


--
-- Name: accounts_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX accounts_newest_first ON app.accounts USING btree (tenant_id, created_at DESC, id DESC);


--
-- Name: accounts_to_erase; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX accounts_to_erase ON app.accounts USING btree (erasure_due_at) WHERE (erasure_due_at IS NOT NULL);


--
-- Name: accounts_without_mail; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX accounts_without_mail ON app.accounts USING btree (tenant_id, mail_stopped_since) WHERE (mail_stopped_since IS NOT NULL);


--
-- Name: active_days_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX active_days_by_day ON app.active_days USING btree (tenant_id, day, account_id);


--
-- Name: alerts_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX alerts_by_account ON app.alerts USING btree (tenant_id, account_id);


--
-- Name: alerts_by_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX alerts_by_time ON app.alerts USING btree (tenant_id, last_at DESC, id DESC);


--
-- Name: alerts_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX alerts_open ON app.alerts USING btree (tenant_id, kind, about) WHERE (acknowledged_at IS NULL);


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
-- Name: audit_drafts_by_transaction; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_drafts_by_transaction ON app.audit_drafts USING btree (transaction);


--
-- Name: audit_entries_by_action; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_entries_by_action ON app.audit_entries USING btree (tenant_id, action, number DESC);


--
-- Name: audit_entries_by_actor; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_entries_by_actor ON app.audit_entries USING btree (tenant_id, actor_id, number DESC);


--
-- Name: audit_entries_by_subject; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_entries_by_subject ON app.audit_entries USING btree (tenant_id, subject_id, number DESC);


--
-- Name: audit_entries_by_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_entries_by_time ON app.audit_entries USING btree (tenant_id, at);


--
-- Name: audit_origins_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_origins_by_account ON app.audit_origins USING btree (tenant_id, account_id);


--
-- Name: audit_origins_by_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_origins_by_time ON app.audit_origins USING btree (at);


--
-- Name: audit_reasons_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX audit_reasons_by_account ON app.audit_reasons USING btree (tenant_id, account_id);


--
-- Name: backups_made_at; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX backups_made_at ON app.backups USING btree (made_at, name);


--
-- Name: billing_events_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_events_by_age ON app.billing_events USING brin (received_at);


--
-- Name: billing_events_by_reference; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_events_by_reference ON app.billing_events USING btree (tenant_id, provider, reference, occurred_at);


--
-- Name: billing_events_by_word; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX billing_events_by_word ON app.billing_events USING gin (app.words_of(payload));


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
-- Name: break_glass_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX break_glass_newest_first ON app.break_glass USING btree (tenant_id, requested_at DESC, id DESC);


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
-- Name: comments_by_version; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX comments_by_version ON app.comments USING btree (tenant_id, lifter_id, version, id);


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
-- Name: data_exports_by_end; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX data_exports_by_end ON app.data_exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);


--
-- Name: data_exports_waiting; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX data_exports_waiting ON app.data_exports USING btree (tenant_id, asked_at) WHERE (state = 'waiting'::text);


--
-- Name: dead_jobs_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX dead_jobs_by_age ON app.dead_jobs USING btree (died_at DESC, id DESC);


--
-- Name: dead_jobs_of_tenant; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX dead_jobs_of_tenant ON app.dead_jobs USING btree (of_tenant, died_at DESC, id DESC);


--
-- Name: deleted_things_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deleted_things_by_age ON app.deleted_things USING btree (tenant_id, deleted_at);


--
-- Name: deleted_things_latest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deleted_things_latest_first ON app.deleted_things USING btree (tenant_id, lifter_id, deleted_at DESC, id DESC);


--
-- Name: deleted_workouts_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deleted_workouts_by_age ON app.deleted_workouts USING btree (tenant_id, deleted_at);


--
-- Name: deleted_workouts_latest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deleted_workouts_latest_first ON app.deleted_workouts USING btree (tenant_id, lifter_id, deleted_at DESC, id DESC);


--
-- Name: deletions_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deletions_by_age ON app.deletions USING btree (tenant_id, deleted_at);


--
-- Name: deletions_by_kind; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX deletions_by_kind ON app.deletions USING btree (tenant_id, lifter_id, kind, version, id);


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
-- Name: feedback_merged; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX feedback_merged ON app.feedback USING btree (tenant_id, duplicate_of);


--
-- Name: feedback_most_voted; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX feedback_most_voted ON app.feedback USING btree (tenant_id, votes DESC, id DESC) WHERE is_public;


--
-- Name: feedback_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX feedback_newest_first ON app.feedback USING btree (tenant_id, created_at DESC, id DESC);


--
-- Name: feedback_of_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX feedback_of_account ON app.feedback USING btree (tenant_id, account_id, created_at DESC, id DESC);


--
-- Name: feedback_votes_of_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX feedback_votes_of_account ON app.feedback_votes USING btree (tenant_id, account_id);


--
-- Name: goals_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX goals_by_exercise ON app.goals USING btree (tenant_id, lifter_id, exercise_id);


--
-- Name: grants_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX grants_ending ON app.grants USING btree (expires_at) WHERE (expires_at < 'infinity'::timestamp with time zone);


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
-- Name: imported_things_of_an_import; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX imported_things_of_an_import ON app.imported_things USING btree (tenant_id, lifter_id, import_id);


--
-- Name: imported_workouts_by_import; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX imported_workouts_by_import ON app.imported_workouts USING btree (tenant_id, lifter_id, import_id);


--
-- Name: invite_codes_of_coach; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invite_codes_of_coach ON app.invite_codes USING btree (tenant_id, coach_id, created_at DESC, id DESC);


--
-- Name: invite_codes_of_team; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invite_codes_of_team ON app.invite_codes USING btree (tenant_id, team_id);


--
-- Name: invites_by_address; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_by_address ON app.invites USING btree (tenant_id, recipient);


--
-- Name: invites_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_ending ON app.invites USING btree (expires_at) WHERE (state = 'open'::text);


--
-- Name: invites_of_team; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX invites_of_team ON app.invites USING btree (tenant_id, team_id);


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
-- Name: job_runs_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX job_runs_by_age ON app.job_runs USING btree (ended_at);


--
-- Name: job_runs_by_asker; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX job_runs_by_asker ON app.job_runs USING btree (asked_by) WHERE (asked_by IS NOT NULL);


--
-- Name: job_runs_by_name; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX job_runs_by_name ON app.job_runs USING btree (name, ended_at DESC, id DESC);


--
-- Name: job_runs_of_tenant; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX job_runs_of_tenant ON app.job_runs USING btree (of_tenant, ended_at DESC, id DESC);


--
-- Name: jobs_leased; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX jobs_leased ON app.jobs USING btree (lease) WHERE (lease IS NOT NULL);


--
-- Name: jobs_of_tenant; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX jobs_of_tenant ON app.jobs USING btree (of_tenant);


--
-- Name: jobs_one_at_a_time; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX jobs_one_at_a_time ON app.jobs USING btree (lane, name) WHERE ((lease IS NOT NULL) AND takes_turns);


--
-- Name: jobs_waiting; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX jobs_waiting ON app.jobs USING btree (lane, priority, run_at, id) WHERE (lease IS NULL);


--
-- Name: jobs_waiting_once; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX jobs_waiting_once ON app.jobs USING btree (lane, name, key) WHERE ((lease IS NULL) AND (key IS NOT NULL));


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
-- Name: maintenance_windows_newest; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX maintenance_windows_newest ON app.maintenance_windows USING btree (tenant_id, starts_at, id);


--
-- Name: maintenance_windows_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX maintenance_windows_open ON app.maintenance_windows USING btree (ends_at) WHERE (ended_at IS NULL);


--
-- Name: measurements_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX measurements_by_day ON app.measurements USING btree (tenant_id, lifter_id, kind, local_date, measured_at);


--
-- Name: measurements_by_version; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX measurements_by_version ON app.measurements USING btree (tenant_id, lifter_id, version, id);


--
-- Name: measurements_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX measurements_newest_first ON app.measurements USING btree (tenant_id, lifter_id, measured_at DESC, id DESC);


--
-- Name: messages_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX messages_newest_first ON app.messages USING btree (tenant_id, lifter_id, coach_id, created_at DESC, id DESC);


--
-- Name: notice_preferences_wanted; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX notice_preferences_wanted ON app.notice_preferences USING btree (topic, tenant_id, account_id) WHERE (app OR mail);


--
-- Name: notices_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX notices_by_age ON app.notices USING btree (tenant_id, created_at);


--
-- Name: notices_by_word; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX notices_by_word ON app.notices USING gin (app.words_of(arguments));


--
-- Name: notices_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX notices_newest_first ON app.notices USING btree (tenant_id, account_id, created_at DESC, id DESC);


--
-- Name: notices_once_while_unread; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX notices_once_while_unread ON app.notices USING btree (tenant_id, account_id, kind, md5((arguments)::text)) WHERE (read_at IS NULL);


--
-- Name: outbox_mail_bounced; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_bounced ON app.outbox_mail USING btree (bounced_at) WHERE (bounced_at IS NOT NULL);


--
-- Name: outbox_mail_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_by_age ON app.outbox_mail USING btree (tenant_id, created_at);


--
-- Name: outbox_mail_by_recipient; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_by_recipient ON app.outbox_mail USING btree (tenant_id, recipient, created_at);


--
-- Name: outbox_mail_by_word; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_by_word ON app.outbox_mail USING gin (app.words_of(arguments));


--
-- Name: outbox_mail_waiting; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX outbox_mail_waiting ON app.outbox_mail USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));


--
-- Name: payments_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX payments_by_account ON app.payments USING btree (tenant_id, account_id);


--
-- Name: payments_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX payments_by_age ON app.payments USING brin (paid_at);


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
-- Name: planned_workouts_by_version; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_by_version ON app.planned_workouts USING btree (tenant_id, lifter_id, version, id);


--
-- Name: planned_workouts_of_assignment; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_assignment ON app.planned_workouts USING btree (tenant_id, lifter_id, assignment_id, cycle, week, session);


--
-- Name: planned_workouts_of_deloads; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX planned_workouts_of_deloads ON app.planned_workouts USING btree (tenant_id, lifter_id, workout_id) WHERE is_deload;


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
-- Name: push_targets_by_session; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX push_targets_by_session ON app.push_targets USING btree (tenant_id, account_id, session_id);


--
-- Name: pushes_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX pushes_by_age ON app.pushes USING btree (tenant_id, created_at);


--
-- Name: pushes_due; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX pushes_due ON app.pushes USING btree (next_try_at);


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
-- Name: scope_requests_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX scope_requests_ending ON app.scope_requests USING btree (created_at) WHERE (state = 'open'::text);


--
-- Name: scope_requests_of_team; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX scope_requests_of_team ON app.scope_requests USING btree (tenant_id, team_id);


--
-- Name: scope_requests_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX scope_requests_open ON app.scope_requests USING btree (tenant_id, coach_id, lifter_id) WHERE (state = 'open'::text);


--
-- Name: scope_requests_received; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX scope_requests_received ON app.scope_requests USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: scope_requests_sent; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX scope_requests_sent ON app.scope_requests USING btree (tenant_id, coach_id, created_at DESC, id DESC);


--
-- Name: sent_notifications_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX sent_notifications_by_age ON app.sent_notifications USING btree (tenant_id, told_at);


--
-- Name: sets_id_once; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX sets_id_once ON app.sets USING btree (COALESCE(id, app.derived_id(workout_id, exercise_position, "position")), lifter_id, tenant_id);


--
-- Name: share_links_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX share_links_by_age ON app.share_links USING btree (tenant_id, account_id, created_at DESC, id DESC);


--
-- Name: share_links_by_end; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX share_links_by_end ON app.share_links USING btree (tenant_id, expires_at);


--
-- Name: sharing_pauses_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX sharing_pauses_ending ON app.sharing_pauses USING btree (until) WHERE (until < 'infinity'::timestamp with time zone);


--
-- Name: subscriptions_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX subscriptions_by_account ON app.subscriptions USING btree (tenant_id, account_id);


--
-- Name: subscriptions_by_claim; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX subscriptions_by_claim ON app.subscriptions USING btree (tenant_id, claimed_account) WHERE (claimed_account IS NOT NULL);


--
-- Name: subscriptions_by_customer; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX subscriptions_by_customer ON app.subscriptions USING btree (tenant_id, provider, customer);


--
-- Name: sync_devices_by_age; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX sync_devices_by_age ON app.sync_devices USING btree (tenant_id, seen_at);


--
-- Name: team_clients_by_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_clients_by_lifter ON app.team_clients USING btree (tenant_id, lifter_id, since DESC, team_id);


--
-- Name: team_grants_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_grants_ending ON app.team_grants USING btree (expires_at) WHERE (expires_at < 'infinity'::timestamp with time zone);


--
-- Name: team_grants_of_client; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_grants_of_client ON app.team_grants USING btree (tenant_id, team_id, lifter_id);


--
-- Name: team_grants_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_grants_of_lifter ON app.team_grants USING btree (tenant_id, lifter_id);


--
-- Name: team_invites_by_address; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_invites_by_address ON app.team_invites USING btree (tenant_id, recipient);


--
-- Name: team_invites_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_invites_ending ON app.team_invites USING btree (expires_at) WHERE (state = 'open'::text);


--
-- Name: team_invites_of_team; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_invites_of_team ON app.team_invites USING btree (tenant_id, team_id, created_at DESC, id DESC);


--
-- Name: team_invites_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX team_invites_open ON app.team_invites USING btree (tenant_id, team_id, recipient) WHERE (state = 'open'::text);


--
-- Name: team_invites_received; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_invites_received ON app.team_invites USING btree (tenant_id, account_id);


--
-- Name: team_invites_sent; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_invites_sent ON app.team_invites USING btree (tenant_id, invited_by);


--
-- Name: team_members_by_account; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_members_by_account ON app.team_members USING btree (tenant_id, account_id, team_id) INCLUDE (role);


--
-- Name: team_moves_by_proposer; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_by_proposer ON app.team_moves USING btree (tenant_id, proposed_by);


--
-- Name: team_moves_ending; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_ending ON app.team_moves USING btree (created_at) WHERE (state = 'open'::text);


--
-- Name: team_moves_from; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_from ON app.team_moves USING btree (tenant_id, from_coach);


--
-- Name: team_moves_of_lifter; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_of_lifter ON app.team_moves USING btree (tenant_id, lifter_id, created_at DESC, id DESC);


--
-- Name: team_moves_of_team; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_of_team ON app.team_moves USING btree (tenant_id, team_id, created_at DESC, id DESC);


--
-- Name: team_moves_open; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX team_moves_open ON app.team_moves USING btree (tenant_id, team_id, lifter_id) WHERE (state = 'open'::text);


--
-- Name: team_moves_to; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX team_moves_to ON app.team_moves USING btree (tenant_id, to_coach);


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
-- Name: training_breaks_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX training_breaks_by_day ON app.training_breaks USING btree (tenant_id, lifter_id, begins_on);


--
-- Name: workout_exercises_by_exercise; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workout_exercises_by_exercise ON app.workout_exercises USING btree (tenant_id, lifter_id, exercise_id, workout_id);


--
-- Name: workout_exercises_id_once; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE UNIQUE INDEX workout_exercises_id_once ON app.workout_exercises USING btree (COALESCE(id, app.derived_id(workout_id, "position")), lifter_id, tenant_id);


--
-- Name: workouts_by_day; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workouts_by_day ON app.workouts USING btree (tenant_id, lifter_id, local_date);


--
-- Name: workouts_by_version; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workouts_by_version ON app.workouts USING btree (tenant_id, lifter_id, version, id);


--
-- Name: workouts_newest_first; Type: INDEX; Schema: app; Owner: musclemate_owner
--

CREATE INDEX workouts_newest_first ON app.workouts USING btree (tenant_id, lifter_id, performed_at DESC, id DESC);


--
-- Name: address_requests_of_email; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX address_requests_of_email ON auth.address_requests USING btree (tenant_id, email, kind);


--
-- Name: api_keys_by_end; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX api_keys_by_end ON auth.api_keys USING btree (expires_at);


--
-- Name: challenges_by_end; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX challenges_by_end ON auth.challenges USING btree (expires_at);


--
-- Name: challenges_of_account; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX challenges_of_account ON auth.challenges USING btree (tenant_id, account_id, session_id);


--
-- Name: challenges_of_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX challenges_of_address ON auth.challenges USING btree (tenant_id, address, created_at) WHERE (address IS NOT NULL);


--
-- Name: given_up_usernames_by_age; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX given_up_usernames_by_age ON auth.given_up_usernames USING btree (tenant_id, given_up_at);


--
-- Name: given_up_usernames_of_account; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX given_up_usernames_of_account ON auth.given_up_usernames USING btree (tenant_id, account_id, given_up_at DESC);


--
-- Name: one_time_tokens_by_age; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX one_time_tokens_by_age ON auth.one_time_tokens USING btree (tenant_id, created_at);


--
-- Name: passkeys_name; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE UNIQUE INDEX passkeys_name ON auth.passkeys USING btree (tenant_id, account_id, lower(name));


--
-- Name: registrations_by_age; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX registrations_by_age ON auth.registrations USING btree (tenant_id, at);


--
-- Name: registrations_of_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX registrations_of_address ON auth.registrations USING btree (tenant_id, address, at);


--
-- Name: sessions_by_end; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sessions_by_end ON auth.sessions USING btree (tenant_id, expires_at);


--
-- Name: set_aside_addresses_by_hash; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX set_aside_addresses_by_hash ON auth.set_aside_addresses USING btree (tenant_id, address_hash, set_aside_at);


--
-- Name: sign_in_attempts_asking; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_asking ON auth.sign_in_attempts USING btree (address, at) WHERE (kind = 'address_request'::text);


--
-- Name: sign_in_attempts_by_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_by_address ON auth.sign_in_attempts USING btree (address, at DESC) WHERE (outcome = 'failure'::text);


--
-- Name: sign_in_attempts_by_age; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_by_age ON auth.sign_in_attempts USING btree (tenant_id, at);


--
-- Name: sign_in_attempts_by_subject; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_by_subject ON auth.sign_in_attempts USING btree (tenant_id, subject, address, at DESC);


--
-- Name: sign_in_attempts_failed; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_attempts_failed ON auth.sign_in_attempts USING btree (tenant_id, at) WHERE (outcome = 'failure'::text);


--
-- Name: sign_in_flows_by_end; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_flows_by_end ON auth.sign_in_flows USING btree (expires_at);


--
-- Name: sign_in_flows_of_account; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_flows_of_account ON auth.sign_in_flows USING btree (tenant_id, account_id);


--
-- Name: sign_in_flows_of_address; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE INDEX sign_in_flows_of_address ON auth.sign_in_flows USING btree (tenant_id, address, created_at);


--
-- Name: totp_factors_name; Type: INDEX; Schema: auth; Owner: musclemate_owner
--

CREATE UNIQUE INDEX totp_factors_name ON auth.totp_factors USING btree (tenant_id, account_id, lower(name));


--
-- Name: exercises alias_former_name; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER alias_former_name AFTER UPDATE ON app.exercises FOR EACH ROW WHEN ((old.key <> new.key)) EXECUTE FUNCTION app.alias_former_name();


--
-- Name: imports audit; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER audit AFTER INSERT OR DELETE ON app.imports FOR EACH ROW EXECUTE FUNCTION app.audit_import();


--
-- Name: graph_reports bound; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER bound BEFORE INSERT ON app.graph_reports FOR EACH ROW EXECUTE FUNCTION app.bound_graph_reports();


--
-- Name: exercises carry_lift; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER carry_lift AFTER UPDATE ON app.exercises FOR EACH ROW WHEN ((old.lift IS DISTINCT FROM new.lift)) EXECUTE FUNCTION app.carry_lift();


--
-- Name: audit_drafts chain; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE CONSTRAINT TRIGGER chain AFTER INSERT ON app.audit_drafts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.chain_audit();


--
-- Name: accounts check_account; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER check_account BEFORE INSERT OR UPDATE OF time_zone ON app.accounts FOR EACH ROW EXECUTE FUNCTION app.check_account();


--
-- Name: feedback_votes count; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER count AFTER INSERT OR DELETE ON app.feedback_votes FOR EACH ROW EXECUTE FUNCTION app.count_vote();


--
-- Name: medical_conditions demand_health_consent; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER demand_health_consent BEFORE INSERT OR UPDATE ON app.medical_conditions FOR EACH ROW EXECUTE FUNCTION app.demand_health_consent();


--
-- Name: coachings ended; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER ended AFTER DELETE ON app.coachings FOR EACH ROW EXECUTE FUNCTION app.end_coaching();


--
-- Name: measurements estimate_energy_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER estimate_energy_of_deleted AFTER DELETE ON app.measurements REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.estimate_energy_of_weights('was');


--
-- Name: measurements estimate_energy_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER estimate_energy_of_inserted AFTER INSERT ON app.measurements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.estimate_energy_of_weights();


--
-- Name: measurements estimate_energy_of_moved; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER estimate_energy_of_moved AFTER UPDATE ON app.measurements REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.estimate_energy_of_weights('was');


--
-- Name: measurements estimate_energy_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER estimate_energy_of_updated AFTER UPDATE ON app.measurements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.estimate_energy_of_weights();


--
-- Name: sets follow_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER follow_inserted AFTER INSERT ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_inserted_sets();


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
-- Name: imported_workouts forget_dropped; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER forget_dropped AFTER INSERT ON app.imported_workouts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.forget_dropped_imports();


--
-- Name: billing_events forget_late_news; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER forget_late_news BEFORE INSERT ON app.billing_events FOR EACH ROW WHEN ((new.reference IS NOT NULL)) EXECUTE FUNCTION app.forget_late_news();


--
-- Name: subscriptions forget_late_subscriber; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER forget_late_subscriber BEFORE INSERT OR UPDATE ON app.subscriptions FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION app.forget_late_subscriber();


--
-- Name: imported_things forget_undone; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER forget_undone AFTER INSERT ON app.imported_things REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.forget_undone();


--
-- Name: accounts give_duties; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER give_duties AFTER INSERT ON app.accounts FOR EACH ROW WHEN (('admin'::text = ANY (new.roles))) EXECUTE FUNCTION app.settle_duties();


--
-- Name: accounts guard_new_username; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER guard_new_username BEFORE INSERT ON app.accounts FOR EACH ROW EXECUTE FUNCTION app.guard_username();


--
-- Name: accounts guard_username; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER guard_username BEFORE UPDATE OF username ON app.accounts FOR EACH ROW WHEN ((old.username <> new.username)) EXECUTE FUNCTION app.guard_username();


--
-- Name: team_members inherit; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER inherit AFTER DELETE ON app.team_members FOR EACH ROW EXECUTE FUNCTION app.inherit_team();


--
-- Name: accounts note_admin_since; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_admin_since BEFORE INSERT OR UPDATE OF roles ON app.accounts FOR EACH ROW EXECUTE FUNCTION app.note_admin_since();


--
-- Name: blocked_coaches note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.blocked_coaches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_block();


--
-- Name: coachings note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.coachings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_coach_left();


--
-- Name: grants note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_access();


--
-- Name: sharing_pauses note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.sharing_pauses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_pause();


--
-- Name: team_clients note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.team_clients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_team_access();


--
-- Name: team_grants note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.team_grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_team_access();


--
-- Name: team_members note_delete; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_delete AFTER DELETE ON app.team_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_members();


--
-- Name: assigned_plans note_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_deleted AFTER DELETE ON app.assigned_plans REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_deleted('assigned_plan');


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
-- Name: imported_workouts note_dropped; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_dropped AFTER DELETE ON app.imported_workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.note_dropped_imports();


--
-- Name: blocked_coaches note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.blocked_coaches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_block();


--
-- Name: coachings note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.coachings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_access();


--
-- Name: grants note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_access();


--
-- Name: sharing_pauses note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.sharing_pauses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_pause();


--
-- Name: team_clients note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.team_clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_team_access();


--
-- Name: team_grants note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.team_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_team_access();


--
-- Name: team_members note_insert; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_insert AFTER INSERT ON app.team_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_members();


--
-- Name: grants note_update; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_update AFTER UPDATE ON app.grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_access();


--
-- Name: sharing_pauses note_update; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_update AFTER UPDATE ON app.sharing_pauses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_pause();


--
-- Name: team_grants note_update; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_update AFTER UPDATE ON app.team_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_team_access();


--
-- Name: team_members note_update; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER note_update AFTER UPDATE ON app.team_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_change_of_members();


--
-- Name: graph_reports pass_on; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER pass_on AFTER INSERT ON app.graph_reports FOR EACH ROW EXECUTE FUNCTION app.pass_on_graph_report();


--
-- Name: grants pause; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER pause BEFORE INSERT ON app.grants FOR EACH ROW EXECUTE FUNCTION app.pause_new_grant();


--
-- Name: team_grants pause; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER pause BEFORE INSERT ON app.team_grants FOR EACH ROW EXECUTE FUNCTION app.pause_new_grant();


--
-- Name: outbox_mail purge_erasure_mail; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER purge_erasure_mail AFTER UPDATE ON app.outbox_mail FOR EACH ROW WHEN (((new.kind = 'account_erased'::text) AND ((new.sent_at IS NOT NULL) OR (new.failed_at IS NOT NULL)))) EXECUTE FUNCTION app.purge_erasure_mail();


--
-- Name: sets refresh_days_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_deleted AFTER DELETE ON app.sets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_parts();


--
-- Name: workouts refresh_days_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_deleted AFTER DELETE ON app.workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_days_of_deleted_workouts();


--
-- Name: exercises refresh_days_of_measured; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_measured AFTER UPDATE ON app.exercises FOR EACH ROW WHEN ((((old.measure)::text IS DISTINCT FROM (new.measure)::text) AND ((COALESCE((old.measure)::text, ''::text) = ANY (ARRAY['assisted_reps'::text, 'bodyweight_reps'::text, 'reps_only'::text])) OR (COALESCE((new.measure)::text, ''::text) = ANY (ARRAY['assisted_reps'::text, 'bodyweight_reps'::text, 'reps_only'::text]))))) EXECUTE FUNCTION app.refresh_days_of_measured();


--
-- Name: workouts refresh_days_of_moved; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_days_of_moved AFTER UPDATE ON app.workouts FOR EACH ROW WHEN ((new.local_date <> old.local_date)) EXECUTE FUNCTION app.refresh_days_of_moved_workout();


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
-- Name: sets refresh_efforts_of_updated; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_efforts_of_updated AFTER UPDATE ON app.sets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_efforts_of_sets();


--
-- Name: workouts refresh_lifter_stats_of_inserted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_lifter_stats_of_inserted AFTER INSERT ON app.workouts FOR EACH ROW WHEN ((new.set_count = 0)) EXECUTE FUNCTION app.refresh_lifter_stats_of_workout();


--
-- Name: workouts refresh_lifter_stats_of_moved; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_lifter_stats_of_moved AFTER UPDATE ON app.workouts FOR EACH ROW WHEN (((new.performed_at IS DISTINCT FROM old.performed_at) OR (new.local_date IS DISTINCT FROM old.local_date))) EXECUTE FUNCTION app.refresh_lifter_stats_of_workout();


--
-- Name: planned_workouts refresh_reminder; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_reminder AFTER INSERT OR UPDATE ON app.planned_workouts FOR EACH ROW EXECUTE FUNCTION app.refresh_reminder();


--
-- Name: planned_workouts refresh_stats_of_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refresh_stats_of_deleted AFTER DELETE ON app.planned_workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.refresh_stats_of_deleted_plans();


--
-- Name: audit_entries refuse_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON app.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

ALTER TABLE app.audit_entries ENABLE ALWAYS TRIGGER refuse_change;


--
-- Name: consents refuse_consent_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_consent_change BEFORE UPDATE ON app.consents FOR EACH ROW EXECUTE FUNCTION app.refuse_consent_change();


--
-- Name: policies refuse_consent_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_consent_change BEFORE UPDATE ON app.policies FOR EACH ROW EXECUTE FUNCTION app.refuse_consent_change();


--
-- Name: policy_texts refuse_consent_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_consent_change BEFORE UPDATE ON app.policy_texts FOR EACH ROW EXECUTE FUNCTION app.refuse_consent_change();


--
-- Name: drafts refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.drafts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('draft');


--
-- Name: goals refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.goals REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('goal');


--
-- Name: measurements refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.measurements REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('measurement');


--
-- Name: planned_workouts refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.planned_workouts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('planned_workout');


--
-- Name: templates refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.templates REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('template');


--
-- Name: workouts refuse_deleted; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_deleted AFTER INSERT ON app.workouts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_deleted('workout');


--
-- Name: billing_event_outcomes refuse_ledger_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_ledger_change BEFORE UPDATE ON app.billing_event_outcomes FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();


--
-- Name: billing_events refuse_ledger_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_ledger_change BEFORE UPDATE ON app.billing_events FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();


--
-- Name: payments refuse_ledger_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_ledger_change BEFORE UPDATE ON app.payments FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();


--
-- Name: subscription_changes refuse_ledger_change; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_ledger_change BEFORE UPDATE ON app.subscription_changes FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();


--
-- Name: data_export_parts refuse_retired_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_retired_key BEFORE INSERT ON app.data_export_parts FOR EACH ROW EXECUTE FUNCTION app.refuse_retired_key();


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
-- Name: push_services refuse_unknown_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON app.push_services FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


--
-- Name: push_targets refuse_unknown_key; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON app.push_targets FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


--
-- Name: accounts reserve_former_username; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER reserve_former_username AFTER UPDATE OF username ON app.accounts FOR EACH ROW WHEN ((old.username <> new.username)) EXECUTE FUNCTION app.reserve_former_username();


--
-- Name: accounts resume_mail; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER resume_mail BEFORE UPDATE OF email, email_verified_at ON app.accounts FOR EACH ROW EXECUTE FUNCTION app.resume_mail();


--
-- Name: feedback settle; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER settle AFTER UPDATE OF state ON app.feedback FOR EACH ROW WHEN ((new.kind = 'graph'::text)) EXECUTE FUNCTION app.settle_graph_report();


--
-- Name: accounts settle_duties; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER settle_duties AFTER UPDATE OF roles ON app.accounts FOR EACH ROW WHEN ((old.roles <> new.roles)) EXECUTE FUNCTION app.settle_duties();


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

CREATE TRIGGER stamp BEFORE INSERT OR UPDATE OF name, performed_at, time_zone, duration_seconds, exercise_count, set_count, activity ON app.workouts FOR EACH ROW EXECUTE FUNCTION app.stamp_dated();


--
-- Name: exercise_aliases stamp_exercise; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp_exercise AFTER INSERT OR UPDATE ON app.exercise_aliases FOR EACH ROW EXECUTE FUNCTION app.stamp_aliased_exercise();


--
-- Name: accounts stamp_sync; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp_sync AFTER UPDATE ON app.accounts FOR EACH ROW WHEN ((((((old.username IS DISTINCT FROM new.username) OR (old.display_name IS DISTINCT FROM new.display_name)) OR (old.locale IS DISTINCT FROM new.locale)) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.unit IS DISTINCT FROM new.unit))) EXECUTE FUNCTION app.stamp_sync_of_account();


--
-- Name: equipment stamp_sync; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp_sync AFTER INSERT OR DELETE OR UPDATE ON app.equipment FOR EACH ROW EXECUTE FUNCTION app.stamp_sync_of_lifter('equipment');


--
-- Name: powerlifting_maxes stamp_sync; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp_sync AFTER INSERT OR DELETE OR UPDATE ON app.powerlifting_maxes FOR EACH ROW EXECUTE FUNCTION app.stamp_sync_of_lifter('powerlifting_profile');


--
-- Name: powerlifting_profiles stamp_sync; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER stamp_sync AFTER INSERT OR DELETE OR UPDATE ON app.powerlifting_profiles FOR EACH ROW EXECUTE FUNCTION app.stamp_sync_of_lifter('powerlifting_profile');


--
-- Name: templates take_place; Type: TRIGGER; Schema: app; Owner: musclemate_owner
--

CREATE TRIGGER take_place BEFORE INSERT ON app.templates FOR EACH ROW EXECUTE FUNCTION app.place_template();


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
-- Name: sessions fill_in_client; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER fill_in_client BEFORE INSERT ON auth.sessions FOR EACH ROW EXECUTE FUNCTION auth.fill_in_client();


--
-- Name: sessions note_active_day; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER note_active_day AFTER UPDATE OF last_used_at ON auth.sessions FOR EACH ROW WHEN ((((old.last_used_at AT TIME ZONE 'UTC'::text))::date <> ((new.last_used_at AT TIME ZONE 'UTC'::text))::date)) EXECUTE FUNCTION app.note_active_day();


--
-- Name: sessions note_active_day_of_new; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER note_active_day_of_new AFTER INSERT ON auth.sessions FOR EACH ROW WHEN ((new.method <> 'command'::text)) EXECUTE FUNCTION app.note_active_day();


--
-- Name: sessions recognise_device; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER recognise_device AFTER INSERT ON auth.sessions FOR EACH ROW WHEN ((new.method <> 'command'::text)) EXECUTE FUNCTION auth.recognise_device();


--
-- Name: address_requests refuse_retired_key; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER refuse_retired_key BEFORE INSERT ON auth.address_requests FOR EACH ROW WHEN ((new.secret IS NOT NULL)) EXECUTE FUNCTION app.refuse_retired_key();


--
-- Name: sign_in_providers refuse_unknown_key; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON auth.sign_in_providers FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


--
-- Name: totp_factors refuse_unknown_key; Type: TRIGGER; Schema: auth; Owner: musclemate_owner
--

CREATE TRIGGER refuse_unknown_key BEFORE INSERT OR UPDATE OF sealed ON auth.totp_factors FOR EACH ROW EXECUTE FUNCTION app.refuse_unknown_key();


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
-- Name: account_changes account_changes_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_changes
    ADD CONSTRAINT account_changes_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: account_locks account_locks_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.account_locks
    ADD CONSTRAINT account_locks_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: accounts accounts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.accounts
    ADD CONSTRAINT accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id);


--
-- Name: active_days active_days_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.active_days
    ADD CONSTRAINT active_days_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: admin_duties admin_duties_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.admin_duties
    ADD CONSTRAINT admin_duties_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: alerts alerts_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.alerts
    ADD CONSTRAINT alerts_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: alerts alerts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.alerts
    ADD CONSTRAINT alerts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: audit_heads audit_heads_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_heads
    ADD CONSTRAINT audit_heads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id);


--
-- Name: audit_origins audit_origins_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_origins
    ADD CONSTRAINT audit_origins_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: audit_reasons audit_reasons_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.audit_reasons
    ADD CONSTRAINT audit_reasons_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: break_glass break_glass_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.break_glass
    ADD CONSTRAINT break_glass_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: consents consents_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.consents
    ADD CONSTRAINT consents_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: conversations conversations_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.conversations
    ADD CONSTRAINT conversations_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: data_export_parts data_export_parts_tenant_id_account_id_export_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.data_export_parts
    ADD CONSTRAINT data_export_parts_tenant_id_account_id_export_id_fkey FOREIGN KEY (tenant_id, account_id, export_id) REFERENCES app.data_exports(tenant_id, account_id, id) ON DELETE CASCADE;


--
-- Name: data_exports data_exports_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.data_exports
    ADD CONSTRAINT data_exports_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: dead_jobs dead_jobs_of_tenant_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.dead_jobs
    ADD CONSTRAINT dead_jobs_of_tenant_fkey FOREIGN KEY (of_tenant) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: deleted_things deleted_things_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.deleted_things
    ADD CONSTRAINT deleted_things_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: erasures erasures_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.erasures
    ADD CONSTRAINT erasures_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: feedback feedback_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: feedback feedback_tenant_id_duplicate_of_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_tenant_id_duplicate_of_fkey FOREIGN KEY (tenant_id, duplicate_of) REFERENCES app.feedback(tenant_id, id) ON DELETE SET NULL (duplicate_of);


--
-- Name: feedback_votes feedback_votes_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback_votes
    ADD CONSTRAINT feedback_votes_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: feedback_votes feedback_votes_tenant_id_feedback_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.feedback_votes
    ADD CONSTRAINT feedback_votes_tenant_id_feedback_id_fkey FOREIGN KEY (tenant_id, feedback_id) REFERENCES app.feedback(tenant_id, id) ON DELETE CASCADE;


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
-- Name: imported_names imported_names_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_names
    ADD CONSTRAINT imported_names_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: imported_things imported_things_tenant_id_lifter_id_import_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.imported_things
    ADD CONSTRAINT imported_things_tenant_id_lifter_id_import_id_fkey FOREIGN KEY (tenant_id, lifter_id, import_id) REFERENCES app.imports(tenant_id, lifter_id, id) ON DELETE CASCADE;


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
-- Name: invite_codes invite_codes_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invite_codes
    ADD CONSTRAINT invite_codes_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: invite_codes invite_codes_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invite_codes
    ADD CONSTRAINT invite_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: invite_codes invite_codes_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invite_codes
    ADD CONSTRAINT invite_codes_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


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
-- Name: invites invites_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.invites
    ADD CONSTRAINT invites_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


--
-- Name: job_runs job_runs_of_tenant_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.job_runs
    ADD CONSTRAINT job_runs_of_tenant_fkey FOREIGN KEY (of_tenant) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: jobs jobs_of_tenant_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.jobs
    ADD CONSTRAINT jobs_of_tenant_fkey FOREIGN KEY (of_tenant) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: lift_days_due lift_days_due_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_days_due
    ADD CONSTRAINT lift_days_due_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: lift_days lift_days_tenant_id_lifter_id_exercise_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lift_days
    ADD CONSTRAINT lift_days_tenant_id_lifter_id_exercise_id_fkey FOREIGN KEY (tenant_id, lifter_id, exercise_id) REFERENCES app.exercises(tenant_id, lifter_id, id) ON DELETE CASCADE;


--
-- Name: lifter_stats lifter_stats_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_stats
    ADD CONSTRAINT lifter_stats_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: lifter_versions lifter_versions_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.lifter_versions
    ADD CONSTRAINT lifter_versions_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: mail_refusals mail_refusals_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.mail_refusals
    ADD CONSTRAINT mail_refusals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: maintenance_windows maintenance_windows_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.maintenance_windows
    ADD CONSTRAINT maintenance_windows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: notice_preferences notice_preferences_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.notice_preferences
    ADD CONSTRAINT notice_preferences_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: policies policies_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.policies
    ADD CONSTRAINT policies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: policy_texts policy_texts_tenant_id_kind_version_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.policy_texts
    ADD CONSTRAINT policy_texts_tenant_id_kind_version_fkey FOREIGN KEY (tenant_id, kind, version) REFERENCES app.policies(tenant_id, kind, version) ON DELETE CASCADE;


--
-- Name: portal_preferences portal_preferences_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.portal_preferences
    ADD CONSTRAINT portal_preferences_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: push_services push_services_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_services
    ADD CONSTRAINT push_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: push_targets push_targets_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_targets
    ADD CONSTRAINT push_targets_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: push_targets push_targets_tenant_id_account_id_session_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.push_targets
    ADD CONSTRAINT push_targets_tenant_id_account_id_session_id_fkey FOREIGN KEY (tenant_id, account_id, session_id) REFERENCES auth.sessions(tenant_id, account_id, id) ON DELETE CASCADE;


--
-- Name: pushes pushes_tenant_id_account_id_target_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.pushes
    ADD CONSTRAINT pushes_tenant_id_account_id_target_id_fkey FOREIGN KEY (tenant_id, account_id, target_id) REFERENCES app.push_targets(tenant_id, account_id, id) ON DELETE CASCADE;


--
-- Name: quiet_hours quiet_hours_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.quiet_hours
    ADD CONSTRAINT quiet_hours_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: scope_requests scope_requests_tenant_id_coach_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.scope_requests
    ADD CONSTRAINT scope_requests_tenant_id_coach_id_fkey FOREIGN KEY (tenant_id, coach_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: scope_requests scope_requests_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.scope_requests
    ADD CONSTRAINT scope_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: scope_requests scope_requests_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.scope_requests
    ADD CONSTRAINT scope_requests_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: scope_requests scope_requests_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.scope_requests
    ADD CONSTRAINT scope_requests_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sent_notifications sent_notifications_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sent_notifications
    ADD CONSTRAINT sent_notifications_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sets sets_tenant_id_lifter_id_workout_id_exercise_position_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sets
    ADD CONSTRAINT sets_tenant_id_lifter_id_workout_id_exercise_position_fkey FOREIGN KEY (tenant_id, lifter_id, workout_id, exercise_position) REFERENCES app.workout_exercises(tenant_id, lifter_id, workout_id, "position") ON DELETE CASCADE;


--
-- Name: share_links share_links_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.share_links
    ADD CONSTRAINT share_links_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: share_links share_links_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.share_links
    ADD CONSTRAINT share_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: sync_devices sync_devices_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sync_devices
    ADD CONSTRAINT sync_devices_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sync_stamps sync_stamps_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.sync_stamps
    ADD CONSTRAINT sync_stamps_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: team_invites team_invites_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_invites
    ADD CONSTRAINT team_invites_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_invites team_invites_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_invites
    ADD CONSTRAINT team_invites_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_invites team_invites_tenant_id_invited_by_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_invites
    ADD CONSTRAINT team_invites_tenant_id_invited_by_fkey FOREIGN KEY (tenant_id, invited_by) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_invites team_invites_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_invites
    ADD CONSTRAINT team_invites_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


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
-- Name: team_moves team_moves_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: team_moves team_moves_tenant_id_from_coach_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_from_coach_fkey FOREIGN KEY (tenant_id, from_coach) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_moves team_moves_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_moves team_moves_tenant_id_proposed_by_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_proposed_by_fkey FOREIGN KEY (tenant_id, proposed_by) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_moves team_moves_tenant_id_team_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_team_id_fkey FOREIGN KEY (tenant_id, team_id) REFERENCES app.teams(tenant_id, id) ON DELETE CASCADE;


--
-- Name: team_moves team_moves_tenant_id_to_coach_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.team_moves
    ADD CONSTRAINT team_moves_tenant_id_to_coach_fkey FOREIGN KEY (tenant_id, to_coach) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: tenant_pictures tenant_pictures_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.tenant_pictures
    ADD CONSTRAINT tenant_pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: training_breaks training_breaks_tenant_id_lifter_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.training_breaks
    ADD CONSTRAINT training_breaks_tenant_id_lifter_id_fkey FOREIGN KEY (tenant_id, lifter_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: usage_days usage_days_tenant_id_fkey; Type: FK CONSTRAINT; Schema: app; Owner: musclemate_owner
--

ALTER TABLE ONLY app.usage_days
    ADD CONSTRAINT usage_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


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
-- Name: address_requests address_requests_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.address_requests
    ADD CONSTRAINT address_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: api_keys api_keys_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.api_keys
    ADD CONSTRAINT api_keys_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: challenges challenges_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.challenges
    ADD CONSTRAINT challenges_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: challenges challenges_tenant_id_account_id_session_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.challenges
    ADD CONSTRAINT challenges_tenant_id_account_id_session_id_fkey FOREIGN KEY (tenant_id, account_id, session_id) REFERENCES auth.sessions(tenant_id, account_id, id) ON DELETE CASCADE;


--
-- Name: challenges challenges_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.challenges
    ADD CONSTRAINT challenges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: credentials credentials_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.credentials
    ADD CONSTRAINT credentials_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: given_up_usernames given_up_usernames_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.given_up_usernames
    ADD CONSTRAINT given_up_usernames_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: given_up_usernames given_up_usernames_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.given_up_usernames
    ADD CONSTRAINT given_up_usernames_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: identities identities_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: known_devices known_devices_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.known_devices
    ADD CONSTRAINT known_devices_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: passkey_users passkey_users_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkey_users
    ADD CONSTRAINT passkey_users_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.passkeys
    ADD CONSTRAINT passkeys_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: password_locks password_locks_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.password_locks
    ADD CONSTRAINT password_locks_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


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
-- Name: set_aside_addresses set_aside_addresses_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.set_aside_addresses
    ADD CONSTRAINT set_aside_addresses_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sign_in_attempts sign_in_attempts_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: sign_in_flows sign_in_flows_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_flows
    ADD CONSTRAINT sign_in_flows_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: sign_in_flows sign_in_flows_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_flows
    ADD CONSTRAINT sign_in_flows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: sign_in_providers sign_in_providers_tenant_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.sign_in_providers
    ADD CONSTRAINT sign_in_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES app.tenants(id) ON DELETE CASCADE;


--
-- Name: totp_factors totp_factors_tenant_id_account_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE ONLY auth.totp_factors
    ADD CONSTRAINT totp_factors_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.accounts(tenant_id, id) ON DELETE CASCADE;


--
-- Name: access_log; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.access_log ENABLE ROW LEVEL SECURITY;

--
-- Name: account_changes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.account_changes ENABLE ROW LEVEL SECURITY;

--
-- Name: account_locks; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.account_locks ENABLE ROW LEVEL SECURITY;

--
-- Name: accounts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: active_days; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.active_days ENABLE ROW LEVEL SECURITY;

--
-- Name: admin_duties; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.admin_duties ENABLE ROW LEVEL SECURITY;

--
-- Name: alerts admins read alerts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "admins read alerts" ON app.alerts FOR SELECT TO mm_admin USING (( SELECT app.has_duty('moderation'::text) AS has_duty));


--
-- Name: accounts admins read the tenant's accounts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "admins read the tenant's accounts" ON app.accounts FOR SELECT TO mm_admin USING (((id = ( SELECT app.account_id() AS account_id)) OR ( SELECT app.has_duty('accounts'::text) AS has_duty)));


--
-- Name: maintenance_windows admins read their maintenance windows; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "admins read their maintenance windows" ON app.maintenance_windows FOR SELECT TO mm_admin USING (( SELECT app.has_duty('operations'::text) AS has_duty));


--
-- Name: admin_duties admins read their own duties; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "admins read their own duties" ON app.admin_duties FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: alerts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.alerts ENABLE ROW LEVEL SECURITY;

--
-- Name: alerts alerts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "alerts stay in their tenant" ON app.alerts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: exercise_aliases aliases of exercises stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "aliases of exercises stay in their tenant" ON app.exercise_aliases AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "assigned plans stay in their tenant" ON app.assigned_plans AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "assignments stay in their tenant" ON app.assignments AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_rules attention rules stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "attention rules stay in their tenant" ON app.attention_rules AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_dismissals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.attention_dismissals ENABLE ROW LEVEL SECURITY;

--
-- Name: attention_rules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.attention_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_drafts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_drafts ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_entries; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_heads; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_heads ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_origins; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_origins ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_reasons; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_reasons ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_signers; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.audit_signers ENABLE ROW LEVEL SECURITY;

--
-- Name: backups; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.backups ENABLE ROW LEVEL SECURITY;

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
-- Name: break_glass; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.break_glass ENABLE ROW LEVEL SECURITY;

--
-- Name: training_breaks breaks stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "breaks stay in their tenant" ON app.training_breaks AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "client labels stay in their tenant" ON app.client_labels AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "coaches see invites they sent or received" ON app.invites FOR SELECT TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR ((NOT is_silent) AND ((lifter_id = ( SELECT app.account_id() AS account_id)) OR (recipient = ( SELECT app.verified_address() AS verified_address))))));


--
-- Name: invite_codes coaches see the codes they hand around; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see the codes they hand around" ON app.invite_codes FOR SELECT TO mm_coach USING ((coach_id = ( SELECT app.account_id() AS account_id)));


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
-- Name: scope_requests coaches see what they ask for and are asked for; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "coaches see what they ask for and are asked for" ON app.scope_requests FOR SELECT TO mm_coach USING (((coach_id = ( SELECT app.account_id() AS account_id)) OR (lifter_id = ( SELECT app.account_id() AS account_id))));


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

CREATE POLICY "comment marks stay in their tenant" ON app.comment_marks AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "comments stay in their tenant" ON app.comments AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: consents; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.consents ENABLE ROW LEVEL SECURITY;

--
-- Name: consents consents stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "consents stay in their tenant" ON app.consents AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: conversations; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.conversations ENABLE ROW LEVEL SECURITY;

--
-- Name: conversations conversations stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "conversations stay in their tenant" ON app.conversations AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: data_exports data exports stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "data exports stay in their tenant" ON app.data_exports AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: data_export_parts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.data_export_parts ENABLE ROW LEVEL SECURITY;

--
-- Name: data_exports; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.data_exports ENABLE ROW LEVEL SECURITY;

--
-- Name: dead_jobs; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.dead_jobs ENABLE ROW LEVEL SECURITY;

--
-- Name: deleted_things deleted things stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "deleted things stay in their tenant" ON app.deleted_things AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: deleted_workouts deleted workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "deleted workouts stay in their tenant" ON app.deleted_workouts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: deleted_things; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.deleted_things ENABLE ROW LEVEL SECURITY;

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

CREATE POLICY "deletions stay in their tenant" ON app.deletions AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sync_devices devices stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "devices stay in their tenant" ON app.sync_devices AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: attention_dismissals dismissals stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "dismissals stay in their tenant" ON app.attention_dismissals AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: drafts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.drafts ENABLE ROW LEVEL SECURITY;

--
-- Name: drafts drafts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "drafts stay in their tenant" ON app.drafts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: admin_duties duties stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "duties stay in their tenant" ON app.admin_duties AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_energy energy of workouts stays in its tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "energy of workouts stays in its tenant" ON app.workout_energy AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "equipment stay in their tenant" ON app.equipment AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: erasures; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.erasures ENABLE ROW LEVEL SECURITY;

--
-- Name: tenants everyone reads the tenant they are in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads the tenant they are in" ON app.tenants FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_entitlements everyone reads what a tier contains; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what a tier contains" ON app.tier_entitlements FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_prices everyone reads what it costs; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what it costs" ON app.tier_prices FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tiers everyone reads what the tenant offers; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what the tenant offers" ON app.tiers FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: policies everyone reads what there is to agree to; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads what there is to agree to" ON app.policies FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: policy_texts everyone reads where policies stand; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "everyone reads where policies stand" ON app.policy_texts FOR SELECT TO mm_admin, mm_coach, mm_lifter, mm_visitor USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "exercises of templates stay in their tenant" ON app.template_exercises AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_exercises exercises of workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "exercises of workouts stay in their tenant" ON app.workout_exercises AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: exercises exercises stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "exercises stay in their tenant" ON app.exercises AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: features; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.features ENABLE ROW LEVEL SECURITY;

--
-- Name: feedback; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.feedback ENABLE ROW LEVEL SECURITY;

--
-- Name: feedback_votes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.feedback_votes ENABLE ROW LEVEL SECURITY;

--
-- Name: goals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.goals ENABLE ROW LEVEL SECURITY;

--
-- Name: goals goals stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "goals stay in their tenant" ON app.goals AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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
-- Name: imported_names imported names stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "imported names stay in their tenant" ON app.imported_names AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: imported_things imported things stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "imported things stay in their tenant" ON app.imported_things AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: imported_workouts imported workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "imported workouts stay in their tenant" ON app.imported_workouts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: imported_names; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.imported_names ENABLE ROW LEVEL SECURITY;

--
-- Name: imported_things; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.imported_things ENABLE ROW LEVEL SECURITY;

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

CREATE POLICY "imports stay in their tenant" ON app.imports AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: installation; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.installation ENABLE ROW LEVEL SECURITY;

--
-- Name: invite_codes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.invite_codes ENABLE ROW LEVEL SECURITY;

--
-- Name: invites; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.invites ENABLE ROW LEVEL SECURITY;

--
-- Name: job_runs; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.job_runs ENABLE ROW LEVEL SECURITY;

--
-- Name: job_schedules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.job_schedules ENABLE ROW LEVEL SECURITY;

--
-- Name: jobs; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.jobs ENABLE ROW LEVEL SECURITY;

--
-- Name: labelled_clients labelled clients stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "labelled clients stay in their tenant" ON app.labelled_clients AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: labelled_clients; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.labelled_clients ENABLE ROW LEVEL SECURITY;

--
-- Name: lift_days lift days stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lift days stay in their tenant" ON app.lift_days AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: lift_days_due lift days to be made anew stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lift days to be made anew stay in their tenant" ON app.lift_days_due AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: lift_days; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lift_days ENABLE ROW LEVEL SECURITY;

--
-- Name: lift_days_due; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lift_days_due ENABLE ROW LEVEL SECURITY;

--
-- Name: lift_spellings; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lift_spellings ENABLE ROW LEVEL SECURITY;

--
-- Name: lifter_stats; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lifter_stats ENABLE ROW LEVEL SECURITY;

--
-- Name: lifter_versions; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.lifter_versions ENABLE ROW LEVEL SECURITY;

--
-- Name: workout_energy lifters and coaches of body and workouts read their energy; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches of body and workouts read their energy" ON app.workout_energy FOR SELECT TO mm_coach, mm_lifter USING ((((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('body_metrics'::text) AS lifters_visible_for))) AND (lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('history'::text) AS lifters_visible_for
UNION ALL
 SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for)))) IS TRUE));


--
-- Name: training_breaks lifters and coaches who plan read breaks; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches who plan read breaks" ON app.training_breaks FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('plans'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: planned_workouts lifters and coaches who plan read planned workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches who plan read planned workouts" ON app.planned_workouts FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('plans'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: exercise_aliases lifters and coaches with details or all lifts read aliases of e; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with details or all lifts read aliases of e" ON app.exercise_aliases FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for
UNION ALL
 SELECT app.lifters_visible_for('all_lifts'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: exercises lifters and coaches with details or all lifts read exercises; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with details or all lifts read exercises" ON app.exercises FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for
UNION ALL
 SELECT app.lifters_visible_for('all_lifts'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: measurements lifters and coaches with the body's scope read measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the body's scope read measurements" ON app.measurements FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('body_metrics'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: powerlifting_profiles lifters and coaches with the body's scope read powerlifting pro; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the body's scope read powerlifting pro" ON app.powerlifting_profiles FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('body_metrics'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: comments lifters and coaches with the details read comments; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read comments" ON app.comments FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: workout_exercises lifters and coaches with the details read exercises of workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read exercises of workouts" ON app.workout_exercises FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: workout_notes lifters and coaches with the details read notes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read notes" ON app.workout_notes FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: sets lifters and coaches with the details read sets; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the details read sets" ON app.sets FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: medical_conditions lifters and coaches with the health scope read medical conditio; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and coaches with the health scope read medical conditio" ON app.medical_conditions FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('health'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: lift_days lifters and their coaches read lift days; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read lift days" ON app.lift_days FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('all_lifts'::text) AS lifters_visible_for))) OR ((lift IS NOT NULL) AND (lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('main_lifts'::text) AS lifters_visible_for))))));


--
-- Name: powerlifting_maxes lifters and their coaches read powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read powerlifting maxes" ON app.powerlifting_maxes FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('all_lifts'::text) AS lifters_visible_for))) OR ((lift <> 'overhead_press'::text) AND (lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('main_lifts'::text) AS lifters_visible_for))))));


--
-- Name: records lifters and their coaches read records; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read records" ON app.records FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('all_lifts'::text) AS lifters_visible_for))) OR ((lift IS NOT NULL) AND (lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('main_lifts'::text) AS lifters_visible_for))))));


--
-- Name: workouts lifters and their coaches read workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters and their coaches read workouts" ON app.workouts FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ANY (ARRAY( SELECT app.lifters_visible_for('history'::text) AS lifters_visible_for
UNION ALL
 SELECT app.lifters_visible_for('workout_details'::text) AS lifters_visible_for))) IS TRUE));


--
-- Name: drafts lifters begin drafts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters begin drafts of their own" ON app.drafts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_profiles lifters begin their powerlifting profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters begin their powerlifting profile" ON app.powerlifting_profiles FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: training_breaks lifters change breaks of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change breaks of their own" ON app.training_breaks FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters change exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change exercises of templates of their own" ON app.template_exercises FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters change planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change planned workouts of their own" ON app.planned_workouts FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters change schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change schedules of their own" ON app.schedules FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters change templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change templates of their own" ON app.templates FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters change their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their drafts" ON app.drafts FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters change their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their equipment" ON app.equipment FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: exercises lifters change their exercises; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their exercises" ON app.exercises FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters change their goals; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their goals" ON app.goals FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters change their measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their measurements" ON app.measurements FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters change their medical conditions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their medical conditions" ON app.medical_conditions FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters change their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their powerlifting maxes" ON app.powerlifting_maxes FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_profiles lifters change their powerlifting profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their powerlifting profile" ON app.powerlifting_profiles FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters change their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their programmes" ON app.programmes FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters change their workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters change their workouts" ON app.workouts FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters complete the reports of their imports; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters complete the reports of their imports" ON app.imports FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: training_breaks lifters delete breaks of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete breaks of their own" ON app.training_breaks FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters delete exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete exercises of templates of their own" ON app.template_exercises FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters delete planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete planned workouts of their own" ON app.planned_workouts FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters delete sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete sets of templates of their own" ON app.template_sets FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters delete templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete templates of their own" ON app.templates FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters delete their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their drafts" ON app.drafts FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters delete their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their equipment" ON app.equipment FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_exercises lifters delete their exercises of workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their exercises of workouts" ON app.workout_exercises FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters delete their measurements; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their measurements" ON app.measurements FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_notes lifters delete their notes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their notes" ON app.workout_notes FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters delete their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their powerlifting maxes" ON app.powerlifting_maxes FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters delete their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their programmes" ON app.programmes FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sets lifters delete their sets; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their sets" ON app.sets FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters delete their workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters delete their workouts" ON app.workouts FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters give goals up; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters give goals up" ON app.goals FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters import for themselves; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters import for themselves" ON app.imports FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters keep the workouts they delete; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters keep the workouts they delete" ON app.deleted_workouts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_things lifters keep what they delete; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters keep what they delete" ON app.deleted_things FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: coachings lifters leave their coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters leave their coaches" ON app.coachings FOR DELETE TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_exercises lifters log exercises of workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log exercises of workouts of their own" ON app.workout_exercises FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workout_notes lifters log notes of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log notes of their own" ON app.workout_notes FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sets lifters log sets of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log sets of their own" ON app.sets FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: workouts lifters log workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters log workouts of their own" ON app.workouts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_things lifters lose what they deleted long ago; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters lose what they deleted long ago" ON app.deleted_things FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters make equipment of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make equipment of their own" ON app.equipment FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters make exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make exercises of templates of their own" ON app.template_exercises FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts lifters make planned workouts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make planned workouts of their own" ON app.planned_workouts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_lifts lifters make programme lifts of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programme lifts of their own" ON app.programme_lifts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_versions lifters make programme versions of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programme versions of their own" ON app.programme_versions FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters make programmes of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make programmes of their own" ON app.programmes FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters make schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make schedules of their own" ON app.schedules FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters make sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make sets of templates of their own" ON app.template_sets FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters make templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters make templates of their own" ON app.templates FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: training_breaks lifters mark breaks of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters mark breaks of their own" ON app.training_breaks FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: measurements lifters measure themselves; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters measure themselves" ON app.measurements FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: exercises lifters name exercises of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters name exercises of their own" ON app.exercises FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_workouts lifters note what they import; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note what they import" ON app.imported_workouts FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_workouts lifters note what they import again; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note what they import again" ON app.imported_workouts FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_things lifters note what they import again besides workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note what they import again besides workouts" ON app.imported_things FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_things lifters note what they import besides workouts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note what they import besides workouts" ON app.imported_things FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_names lifters note where names lead now; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note where names lead now" ON app.imported_names FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_names lifters note which names they import; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters note which names they import" ON app.imported_names FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_exercises lifters read exercises of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read exercises of templates of their own" ON app.template_exercises FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: lifter_versions lifters read how far their changes go; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read how far their changes go" ON app.lifter_versions FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: assigned_plans lifters read plans that were assigned to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read plans that were assigned to them" ON app.assigned_plans FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: reminders lifters read reminders of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read reminders of their own" ON app.reminders FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: schedules lifters read schedules of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read schedules of their own" ON app.schedules FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: template_sets lifters read sets of templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read sets of templates of their own" ON app.template_sets FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: templates lifters read templates of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read templates of their own" ON app.templates FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters read the workouts they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read the workouts they deleted" ON app.deleted_workouts FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: drafts lifters read their drafts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their drafts" ON app.drafts FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: equipment lifters read their equipment; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their equipment" ON app.equipment FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters read their imports; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their imports" ON app.imports FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters read their own goals; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their own goals" ON app.goals FOR SELECT TO mm_coach, mm_lifter USING (((lifter_id = ( SELECT app.account_id() AS account_id)) AND ((kind <> ALL (ARRAY['body_weight'::text, 'body_fat'::text])) OR ( SELECT app.sees_area('body'::text) AS sees_area))));


--
-- Name: programme_lifts lifters read their programme lifts; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programme lifts" ON app.programme_lifts FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programme_versions lifters read their programme versions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programme versions" ON app.programme_versions FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: programmes lifters read their programmes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read their programmes" ON app.programmes FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deletions lifters read what they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they deleted" ON app.deletions FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_things lifters read what they deleted and can restore; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they deleted and can restore" ON app.deleted_things FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_things lifters read what they imported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they imported" ON app.imported_things FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: graph_reports lifters read what they reported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read what they reported" ON app.graph_reports FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_names lifters read which names they imported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read which names they imported" ON app.imported_names FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imported_workouts lifters read which workouts they imported; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read which workouts they imported" ON app.imported_workouts FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: access_log lifters read who looked at their data; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters read who looked at their data" ON app.access_log FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: graph_reports lifters report their graphs; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters report their graphs" ON app.graph_reports FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_things lifters restore what they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters restore what they deleted" ON app.deleted_things FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: invites lifters see invites addressed to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see invites addressed to them" ON app.invites FOR SELECT TO mm_lifter USING (((NOT is_silent) AND ((lifter_id = ( SELECT app.account_id() AS account_id)) OR (recipient = ( SELECT app.verified_address() AS verified_address)))));


--
-- Name: coachings lifters see their coaches; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see their coaches" ON app.coachings FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sharing_pauses lifters see their pause; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see their pause" ON app.sharing_pauses FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: scope_requests lifters see what they are asked for; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters see what they are asked for" ON app.scope_requests FOR SELECT TO mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


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

CREATE POLICY "lifters see whom they blocked" ON app.blocked_coaches FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: goals lifters set goals of their own; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters set goals of their own" ON app.goals FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: powerlifting_maxes lifters set their powerlifting maxes; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters set their powerlifting maxes" ON app.powerlifting_maxes FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: blocked_coaches lifters take a block back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take a block back" ON app.blocked_coaches FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: deleted_workouts lifters take back the workouts they deleted; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take back the workouts they deleted" ON app.deleted_workouts FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: imports lifters take their imports back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take their imports back" ON app.imports FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters take their medical conditions back; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters take their medical conditions back" ON app.medical_conditions FOR DELETE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: medical_conditions lifters tell their medical conditions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "lifters tell their medical conditions" ON app.medical_conditions FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: mail_refusals; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.mail_refusals ENABLE ROW LEVEL SECURITY;

--
-- Name: maintenance_windows maintenance windows stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "maintenance windows stay in their tenant" ON app.maintenance_windows AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: maintenance_windows; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.maintenance_windows ENABLE ROW LEVEL SECURITY;

--
-- Name: measurements; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.measurements ENABLE ROW LEVEL SECURITY;

--
-- Name: measurements measurements stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "measurements stay in their tenant" ON app.measurements AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: medical_conditions medical conditions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "medical conditions stay in their tenant" ON app.medical_conditions AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "messages stay in their tenant" ON app.messages AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: modules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.modules ENABLE ROW LEVEL SECURITY;

--
-- Name: client_notes notes on clients stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notes on clients stay in their tenant" ON app.client_notes AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: workout_notes notes stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notes stay in their tenant" ON app.workout_notes AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: notice_preferences; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.notice_preferences ENABLE ROW LEVEL SECURITY;

--
-- Name: notices; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.notices ENABLE ROW LEVEL SECURITY;

--
-- Name: notices notices stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "notices stay in their tenant" ON app.notices AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "people begin their own profile" ON app.profiles FOR INSERT TO mm_coach, mm_lifter WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: accounts people change their own account; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people change their own account" ON app.accounts FOR UPDATE TO mm_admin, mm_coach, mm_lifter USING ((id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((id = ( SELECT app.account_id() AS account_id)));


--
-- Name: profiles people change their own profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people change their own profile" ON app.profiles FOR UPDATE TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: portal_preferences people change their portal preferences; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people change their portal preferences" ON app.portal_preferences FOR UPDATE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notices people mark their notices as read; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people mark their notices as read" ON app.notices FOR UPDATE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id))) WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sync_devices people read their devices; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their devices" ON app.sync_devices FOR SELECT TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notices people read their notices; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their notices" ON app.notices FOR SELECT TO mm_admin, mm_coach, mm_lifter USING (((account_id = ( SELECT app.account_id() AS account_id)) AND (kind <> ALL (( SELECT app.kinds_without_module() AS kinds_without_module)::text[]))));


--
-- Name: accounts people read their own account; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their own account" ON app.accounts FOR SELECT TO mm_coach, mm_lifter USING ((id = ( SELECT app.account_id() AS account_id)));


--
-- Name: profiles people read their own profile; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their own profile" ON app.profiles FOR SELECT TO mm_coach, mm_lifter USING ((lifter_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: portal_preferences people read their portal preferences; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their portal preferences" ON app.portal_preferences FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: push_targets people read their push targets; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their push targets" ON app.push_targets FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: quiet_hours people read their quiet hours; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their quiet hours" ON app.quiet_hours FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: subscriptions people read their subscriptions; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read their subscriptions" ON app.subscriptions FOR SELECT TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: consents people read what they agreed to; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what they agreed to" ON app.consents FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: payments people read what they paid; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what they paid" ON app.payments FOR SELECT TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notice_preferences people read what they want to be told; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what they want to be told" ON app.notice_preferences FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: entitlement_overrides people read what was given to them; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people read what was given to them" ON app.entitlement_overrides FOR SELECT TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notice_preferences people say what they want to be told; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people say what they want to be told" ON app.notice_preferences FOR INSERT TO mm_admin, mm_coach, mm_lifter WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: data_exports people see the exports of their own data; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see the exports of their own data" ON app.data_exports FOR SELECT TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: share_links people see the links that they made; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see the links that they made" ON app.share_links FOR SELECT TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: teams people see the teams they are in or let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see the teams they are in or let in" ON app.teams FOR SELECT TO mm_coach, mm_lifter USING ((id = ANY (ARRAY( SELECT app.visible_teams() AS visible_teams))));


--
-- Name: team_members people see who is in the teams they are in or let in; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people see who is in the teams they are in or let in" ON app.team_members FOR SELECT TO mm_coach, mm_lifter USING ((team_id = ANY (ARRAY( SELECT app.visible_teams() AS visible_teams))));


--
-- Name: portal_preferences people set their portal preferences; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people set their portal preferences" ON app.portal_preferences FOR INSERT TO mm_admin, mm_coach, mm_lifter WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: quiet_hours people set their quiet hours; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people set their quiet hours" ON app.quiet_hours FOR INSERT TO mm_admin, mm_coach, mm_lifter WITH CHECK ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: quiet_hours people take back their quiet hours; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people take back their quiet hours" ON app.quiet_hours FOR DELETE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notice_preferences people take back what they want to be told; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people take back what they want to be told" ON app.notice_preferences FOR DELETE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: sync_devices people take their devices off; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people take their devices off" ON app.sync_devices FOR DELETE TO mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: push_targets people take their push targets off; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people take their push targets off" ON app.push_targets FOR DELETE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: data_exports people throw the exports of their own data away; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people throw the exports of their own data away" ON app.data_exports FOR DELETE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: notices people throw their notices away; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "people throw their notices away" ON app.notices FOR DELETE TO mm_admin, mm_coach, mm_lifter USING ((account_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: planned_workouts planned workouts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "planned workouts stay in their tenant" ON app.planned_workouts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: planned_efforts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.planned_efforts ENABLE ROW LEVEL SECURITY;

--
-- Name: planned_workouts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.planned_workouts ENABLE ROW LEVEL SECURITY;

--
-- Name: policies; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.policies ENABLE ROW LEVEL SECURITY;

--
-- Name: policies policies stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "policies stay in their tenant" ON app.policies AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: policy_texts policy texts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "policy texts stay in their tenant" ON app.policy_texts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: policy_texts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.policy_texts ENABLE ROW LEVEL SECURITY;

--
-- Name: portal_preferences portal preferences stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "portal preferences stay in their tenant" ON app.portal_preferences AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: portal_preferences; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.portal_preferences ENABLE ROW LEVEL SECURITY;

--
-- Name: powerlifting_maxes powerlifting maxes stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "powerlifting maxes stay in their tenant" ON app.powerlifting_maxes AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: powerlifting_profiles powerlifting profiles stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "powerlifting profiles stay in their tenant" ON app.powerlifting_profiles AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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
-- Name: notice_preferences preferences stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "preferences stay in their tenant" ON app.notice_preferences AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: profiles; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.profiles ENABLE ROW LEVEL SECURITY;

--
-- Name: profiles profiles stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "profiles stay in their tenant" ON app.profiles AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: programme_lifts programme lifts stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "programme lifts stay in their tenant" ON app.programme_lifts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: programme_versions programme versions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "programme versions stay in their tenant" ON app.programme_versions AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "programmes stay in their tenant" ON app.programmes AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: push_targets push targets stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "push targets stay in their tenant" ON app.push_targets AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: push_services; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.push_services ENABLE ROW LEVEL SECURITY;

--
-- Name: push_targets; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.push_targets ENABLE ROW LEVEL SECURITY;

--
-- Name: pushes; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.pushes ENABLE ROW LEVEL SECURITY;

--
-- Name: quiet_hours quiet hours stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "quiet hours stay in their tenant" ON app.quiet_hours AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: quiet_hours; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.quiet_hours ENABLE ROW LEVEL SECURITY;

--
-- Name: comment_marks readers see how far they have read; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "readers see how far they have read" ON app.comment_marks FOR SELECT TO mm_coach, mm_lifter USING ((reader_id = ( SELECT app.account_id() AS account_id)));


--
-- Name: records; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.records ENABLE ROW LEVEL SECURITY;

--
-- Name: records records stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "records stay in their tenant" ON app.records AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: reminders; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.reminders ENABLE ROW LEVEL SECURITY;

--
-- Name: reminders reminders stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "reminders stay in their tenant" ON app.reminders AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: graph_reports reports on graphs stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "reports on graphs stay in their tenant" ON app.graph_reports AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: access_log requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.access_log AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: accounts requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.accounts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: blocked_coaches requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.blocked_coaches AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: coachings requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.coachings AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: entitlement_overrides requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.entitlement_overrides AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: grants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.grants AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: invite_codes requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.invite_codes AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: invites requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.invites AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: payments requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.payments AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: scope_requests requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.scope_requests AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: share_links requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.share_links AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sharing_pauses requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.sharing_pauses AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: subscriptions requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.subscriptions AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_clients requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_clients AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_grants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_grants AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: team_members requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.team_members AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: teams requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.teams AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tenants requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tenants AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_entitlements requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tier_entitlements AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tier_prices requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tier_prices AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tiers requests stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "requests stay in their tenant" ON app.tiers AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: schedules; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.schedules ENABLE ROW LEVEL SECURITY;

--
-- Name: schedules schedules stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "schedules stay in their tenant" ON app.schedules AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: scope_requests; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.scope_requests ENABLE ROW LEVEL SECURITY;

--
-- Name: sent_notifications; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sent_notifications ENABLE ROW LEVEL SECURITY;

--
-- Name: sets; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sets ENABLE ROW LEVEL SECURITY;

--
-- Name: template_sets sets of templates stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "sets of templates stay in their tenant" ON app.template_sets AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: sets sets stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "sets stay in their tenant" ON app.sets AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: share_links; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.share_links ENABLE ROW LEVEL SECURITY;

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
-- Name: sync_devices; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sync_devices ENABLE ROW LEVEL SECURITY;

--
-- Name: sync_stamps; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.sync_stamps ENABLE ROW LEVEL SECURITY;

--
-- Name: team_clients; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_clients ENABLE ROW LEVEL SECURITY;

--
-- Name: team_grants; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_grants ENABLE ROW LEVEL SECURITY;

--
-- Name: team_invites; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_invites ENABLE ROW LEVEL SECURITY;

--
-- Name: team_members; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_members ENABLE ROW LEVEL SECURITY;

--
-- Name: team_moves; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.team_moves ENABLE ROW LEVEL SECURITY;

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

CREATE POLICY "templates stay in their tenant" ON app.templates AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: tenant_hosts; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tenant_hosts ENABLE ROW LEVEL SECURITY;

--
-- Name: tenant_pictures; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.tenant_pictures ENABLE ROW LEVEL SECURITY;

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
-- Name: training_breaks; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.training_breaks ENABLE ROW LEVEL SECURITY;

--
-- Name: usage_days; Type: ROW SECURITY; Schema: app; Owner: musclemate_owner
--

ALTER TABLE app.usage_days ENABLE ROW LEVEL SECURITY;

--
-- Name: lifter_versions versions stay in their tenant; Type: POLICY; Schema: app; Owner: musclemate_owner
--

CREATE POLICY "versions stay in their tenant" ON app.lifter_versions AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


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

CREATE POLICY "workouts stay in their tenant" ON app.workouts AS RESTRICTIVE TO mm_admin, mm_coach, mm_lifter, mm_visitor, mm_worker USING ((tenant_id = ( SELECT app.tenant_id() AS tenant_id)));


--
-- Name: address_requests; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.address_requests ENABLE ROW LEVEL SECURITY;

--
-- Name: api_keys; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.api_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: challenges; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.challenges ENABLE ROW LEVEL SECURITY;

--
-- Name: credentials; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.credentials ENABLE ROW LEVEL SECURITY;

--
-- Name: given_up_usernames; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.given_up_usernames ENABLE ROW LEVEL SECURITY;

--
-- Name: identities; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.identities ENABLE ROW LEVEL SECURITY;

--
-- Name: known_devices; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.known_devices ENABLE ROW LEVEL SECURITY;

--
-- Name: limits; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.limits ENABLE ROW LEVEL SECURITY;

--
-- Name: one_time_tokens; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.one_time_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: passkey_users; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.passkey_users ENABLE ROW LEVEL SECURITY;

--
-- Name: passkeys; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.passkeys ENABLE ROW LEVEL SECURITY;

--
-- Name: password_locks; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.password_locks ENABLE ROW LEVEL SECURITY;

--
-- Name: recovery_codes; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.recovery_codes ENABLE ROW LEVEL SECURITY;

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
-- Name: set_aside_addresses; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.set_aside_addresses ENABLE ROW LEVEL SECURITY;

--
-- Name: sign_in_attempts; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_attempts ENABLE ROW LEVEL SECURITY;

--
-- Name: sign_in_flows; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_flows ENABLE ROW LEVEL SECURITY;

--
-- Name: sign_in_providers; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.sign_in_providers ENABLE ROW LEVEL SECURITY;

--
-- Name: totp_factors; Type: ROW SECURITY; Schema: auth; Owner: musclemate_owner
--

ALTER TABLE auth.totp_factors ENABLE ROW LEVEL SECURITY;

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
-- Name: TABLE lift_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lift_days TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lift_days TO mm_loader;
GRANT SELECT ON TABLE app.lift_days TO mm_backup;
GRANT SELECT ON TABLE app.lift_days TO mm_lifter;
GRANT SELECT ON TABLE app.lift_days TO mm_coach;


--
-- Name: TABLE audit_drafts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.audit_drafts TO mm_definer;
GRANT SELECT ON TABLE app.audit_drafts TO mm_backup;


--
-- Name: TABLE audit_entries; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT ON TABLE app.audit_entries TO mm_backup;
GRANT SELECT,INSERT ON TABLE app.audit_entries TO mm_definer;
GRANT SELECT ON TABLE app.audit_entries TO mm_loader;


--
-- Name: TABLE feedback; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.feedback TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.feedback TO mm_loader;
GRANT SELECT ON TABLE app.feedback TO mm_backup;


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
-- Name: TABLE break_glass; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.break_glass TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.break_glass TO mm_loader;
GRANT SELECT ON TABLE app.break_glass TO mm_backup;


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
-- Name: COLUMN tenants.branding; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(branding) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(branding) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(branding) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(branding) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(branding) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.minimum_app_versions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(minimum_app_versions) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(minimum_app_versions) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(minimum_app_versions) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(minimum_app_versions) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(minimum_app_versions) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.minimum_age; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(minimum_age) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(minimum_age) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(minimum_age) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(minimum_age) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(minimum_age) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.terms_url; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(terms_url) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(terms_url) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(terms_url) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(terms_url) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(terms_url) ON TABLE app.tenants TO mm_worker;


--
-- Name: COLUMN tenants.privacy_url; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(privacy_url) ON TABLE app.tenants TO mm_visitor;
GRANT SELECT(privacy_url) ON TABLE app.tenants TO mm_lifter;
GRANT SELECT(privacy_url) ON TABLE app.tenants TO mm_coach;
GRANT SELECT(privacy_url) ON TABLE app.tenants TO mm_admin;
GRANT SELECT(privacy_url) ON TABLE app.tenants TO mm_worker;


--
-- Name: TABLE assignments; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.assignments TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.assignments TO mm_loader;
GRANT SELECT ON TABLE app.assignments TO mm_backup;
GRANT SELECT ON TABLE app.assignments TO mm_coach;


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
-- Name: COLUMN invites.team_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(team_id) ON TABLE app.invites TO mm_lifter;
GRANT SELECT(team_id) ON TABLE app.invites TO mm_coach;


--
-- Name: TABLE team_moves; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.team_moves TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.team_moves TO mm_loader;
GRANT SELECT ON TABLE app.team_moves TO mm_backup;


--
-- Name: TABLE scope_requests; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.scope_requests TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.scope_requests TO mm_loader;
GRANT SELECT ON TABLE app.scope_requests TO mm_backup;
GRANT SELECT ON TABLE app.scope_requests TO mm_lifter;
GRANT SELECT ON TABLE app.scope_requests TO mm_coach;


--
-- Name: TABLE comments; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.comments TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.comments TO mm_loader;
GRANT SELECT ON TABLE app.comments TO mm_backup;
GRANT SELECT ON TABLE app.comments TO mm_lifter;
GRANT SELECT ON TABLE app.comments TO mm_coach;


--
-- Name: TABLE conversations; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.conversations TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.conversations TO mm_loader;
GRANT SELECT ON TABLE app.conversations TO mm_backup;
GRANT SELECT ON TABLE app.conversations TO mm_lifter;
GRANT SELECT ON TABLE app.conversations TO mm_coach;


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
-- Name: COLUMN drafts.set_times; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(set_times),UPDATE(set_times) ON TABLE app.drafts TO mm_lifter;
GRANT INSERT(set_times),UPDATE(set_times) ON TABLE app.drafts TO mm_coach;


--
-- Name: TABLE invite_codes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.invite_codes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.invite_codes TO mm_loader;
GRANT SELECT ON TABLE app.invite_codes TO mm_backup;


--
-- Name: COLUMN invite_codes.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(tenant_id) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.coach_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(coach_id) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.team_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(team_id) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.hint; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(hint) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.message; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(message) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.scopes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(scopes) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.uses; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(uses) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.used; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(used) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.created_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(created_at) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.expires_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(expires_at) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: COLUMN invite_codes.withdrawn_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(withdrawn_at) ON TABLE app.invite_codes TO mm_coach;


--
-- Name: TABLE account_changes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.account_changes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.account_changes TO mm_loader;
GRANT SELECT ON TABLE app.account_changes TO mm_backup;


--
-- Name: TABLE workout_exercises; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_exercises TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_exercises TO mm_loader;
GRANT SELECT ON TABLE app.workout_exercises TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_exercises TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_exercises TO mm_coach;


--
-- Name: TABLE sets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sets TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sets TO mm_loader;
GRANT SELECT ON TABLE app.sets TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.sets TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.sets TO mm_coach;


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
-- Name: COLUMN imports.report; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(report),UPDATE(report) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(report),UPDATE(report) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.header; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(header) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(header) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.columns; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(columns) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(columns) ON TABLE app.imports TO mm_coach;


--
-- Name: COLUMN imports.dates; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(dates) ON TABLE app.imports TO mm_lifter;
GRANT INSERT(dates) ON TABLE app.imports TO mm_coach;


--
-- Name: TABLE deletions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deletions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.deletions TO mm_loader;
GRANT SELECT ON TABLE app.deletions TO mm_backup;
GRANT SELECT ON TABLE app.deletions TO mm_lifter;
GRANT SELECT ON TABLE app.deletions TO mm_coach;


--
-- Name: TABLE job_schedules; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_schedules TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.job_schedules TO mm_loader;
GRANT SELECT ON TABLE app.job_schedules TO mm_backup;


--
-- Name: TABLE lifter_stats; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lifter_stats TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lifter_stats TO mm_loader;
GRANT SELECT ON TABLE app.lifter_stats TO mm_backup;


--
-- Name: TABLE messages; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.messages TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.messages TO mm_loader;
GRANT SELECT ON TABLE app.messages TO mm_backup;
GRANT SELECT ON TABLE app.messages TO mm_lifter;
GRANT SELECT ON TABLE app.messages TO mm_coach;


--
-- Name: TABLE jobs; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.jobs TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.jobs TO mm_loader;
GRANT SELECT ON TABLE app.jobs TO mm_backup;


--
-- Name: TABLE outbox_mail; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.outbox_mail TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.outbox_mail TO mm_loader;
GRANT SELECT ON TABLE app.outbox_mail TO mm_backup;


--
-- Name: TABLE subscriptions; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.subscriptions TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.subscriptions TO mm_loader;
GRANT SELECT ON TABLE app.subscriptions TO mm_backup;
GRANT SELECT ON TABLE app.subscriptions TO mm_lifter;
GRANT SELECT ON TABLE app.subscriptions TO mm_coach;


--
-- Name: TABLE audit_origins; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE app.audit_origins TO mm_definer;
GRANT SELECT ON TABLE app.audit_origins TO mm_backup;
GRANT SELECT ON TABLE app.audit_origins TO mm_loader;


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
-- Name: TABLE assigned_plans; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.assigned_plans TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.assigned_plans TO mm_loader;
GRANT SELECT ON TABLE app.assigned_plans TO mm_backup;
GRANT SELECT ON TABLE app.assigned_plans TO mm_lifter;
GRANT SELECT ON TABLE app.assigned_plans TO mm_coach;


--
-- Name: TABLE policies; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.policies TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.policies TO mm_loader;
GRANT SELECT ON TABLE app.policies TO mm_backup;
GRANT SELECT ON TABLE app.policies TO mm_visitor;
GRANT SELECT ON TABLE app.policies TO mm_lifter;
GRANT SELECT ON TABLE app.policies TO mm_coach;
GRANT SELECT ON TABLE app.policies TO mm_admin;


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
-- Name: TABLE audit_reasons; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE app.audit_reasons TO mm_definer;
GRANT SELECT ON TABLE app.audit_reasons TO mm_backup;
GRANT SELECT ON TABLE app.audit_reasons TO mm_loader;


--
-- Name: TABLE records; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.records TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.records TO mm_loader;
GRANT SELECT ON TABLE app.records TO mm_backup;
GRANT SELECT ON TABLE app.records TO mm_lifter;
GRANT SELECT ON TABLE app.records TO mm_coach;


--
-- Name: TABLE dead_jobs; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.dead_jobs TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.dead_jobs TO mm_loader;
GRANT SELECT ON TABLE app.dead_jobs TO mm_backup;


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
-- Name: COLUMN workouts.warm_up_count; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(warm_up_count),UPDATE(warm_up_count) ON TABLE app.workouts TO mm_lifter;
GRANT INSERT(warm_up_count),UPDATE(warm_up_count) ON TABLE app.workouts TO mm_coach;


--
-- Name: TABLE sign_in_flows; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sign_in_flows TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.sign_in_flows TO mm_loader;
GRANT SELECT ON TABLE auth.sign_in_flows TO mm_backup;


--
-- Name: TABLE api_keys; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.api_keys TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.api_keys TO mm_loader;
GRANT SELECT ON TABLE auth.api_keys TO mm_backup;


--
-- Name: TABLE one_time_tokens; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.one_time_tokens TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.one_time_tokens TO mm_loader;
GRANT SELECT ON TABLE auth.one_time_tokens TO mm_backup;


--
-- Name: TABLE address_requests; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.address_requests TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.address_requests TO mm_loader;
GRANT SELECT ON TABLE auth.address_requests TO mm_backup;


--
-- Name: TABLE challenges; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.challenges TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.challenges TO mm_loader;
GRANT SELECT ON TABLE auth.challenges TO mm_backup;


--
-- Name: TABLE passkeys; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.passkeys TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.passkeys TO mm_loader;
GRANT SELECT ON TABLE auth.passkeys TO mm_backup;


--
-- Name: TABLE access_log; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.access_log TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.access_log TO mm_loader;
GRANT SELECT ON TABLE app.access_log TO mm_backup;
GRANT SELECT ON TABLE app.access_log TO mm_lifter;
GRANT SELECT ON TABLE app.access_log TO mm_coach;


--
-- Name: TABLE account_locks; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.account_locks TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.account_locks TO mm_loader;
GRANT SELECT ON TABLE app.account_locks TO mm_backup;


--
-- Name: TABLE active_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.active_days TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.active_days TO mm_loader;
GRANT SELECT ON TABLE app.active_days TO mm_backup;


--
-- Name: TABLE admin_duties; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.admin_duties TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.admin_duties TO mm_loader;
GRANT SELECT ON TABLE app.admin_duties TO mm_backup;
GRANT SELECT ON TABLE app.admin_duties TO mm_lifter;
GRANT SELECT ON TABLE app.admin_duties TO mm_coach;
GRANT SELECT ON TABLE app.admin_duties TO mm_admin;


--
-- Name: TABLE alerts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.alerts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.alerts TO mm_loader;
GRANT SELECT ON TABLE app.alerts TO mm_backup;
GRANT SELECT ON TABLE app.alerts TO mm_admin;


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
-- Name: SEQUENCE audit_drafts_id_seq; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.audit_drafts_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE app.audit_drafts_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE app.audit_drafts_id_seq TO mm_backup;


--
-- Name: TABLE audit_heads; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.audit_heads TO mm_definer;
GRANT SELECT ON TABLE app.audit_heads TO mm_backup;
GRANT SELECT ON TABLE app.audit_heads TO mm_loader;


--
-- Name: TABLE audit_signers; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.audit_signers TO mm_definer;
GRANT SELECT ON TABLE app.audit_signers TO mm_backup;
GRANT SELECT ON TABLE app.audit_signers TO mm_loader;


--
-- Name: TABLE backups; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.backups TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.backups TO mm_loader;
GRANT SELECT ON TABLE app.backups TO mm_backup;


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
-- Name: TABLE consents; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.consents TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.consents TO mm_loader;
GRANT SELECT ON TABLE app.consents TO mm_backup;
GRANT SELECT ON TABLE app.consents TO mm_lifter;
GRANT SELECT ON TABLE app.consents TO mm_coach;
GRANT SELECT ON TABLE app.consents TO mm_admin;


--
-- Name: TABLE data_export_parts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.data_export_parts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.data_export_parts TO mm_loader;
GRANT SELECT ON TABLE app.data_export_parts TO mm_backup;


--
-- Name: TABLE data_exports; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.data_exports TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.data_exports TO mm_loader;
GRANT SELECT ON TABLE app.data_exports TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.data_exports TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.data_exports TO mm_coach;
GRANT SELECT,DELETE ON TABLE app.data_exports TO mm_admin;


--
-- Name: TABLE deleted_things; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deleted_things TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.deleted_things TO mm_loader;
GRANT SELECT ON TABLE app.deleted_things TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_things TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_things TO mm_coach;


--
-- Name: COLUMN deleted_things.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(name) ON TABLE app.deleted_things TO mm_lifter;
GRANT UPDATE(name) ON TABLE app.deleted_things TO mm_coach;


--
-- Name: COLUMN deleted_things.document; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(document) ON TABLE app.deleted_things TO mm_lifter;
GRANT UPDATE(document) ON TABLE app.deleted_things TO mm_coach;


--
-- Name: COLUMN deleted_things.deleted_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(deleted_at) ON TABLE app.deleted_things TO mm_lifter;
GRANT UPDATE(deleted_at) ON TABLE app.deleted_things TO mm_coach;


--
-- Name: COLUMN deleted_things.restored_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(restored_at) ON TABLE app.deleted_things TO mm_lifter;
GRANT UPDATE(restored_at) ON TABLE app.deleted_things TO mm_coach;


--
-- Name: TABLE deleted_workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deleted_workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.deleted_workouts TO mm_loader;
GRANT SELECT ON TABLE app.deleted_workouts TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_workouts TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.deleted_workouts TO mm_coach;


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
-- Name: TABLE erasures; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.erasures TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.erasures TO mm_loader;
GRANT SELECT ON TABLE app.erasures TO mm_backup;


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
-- Name: COLUMN exercises.import_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(import_id) ON TABLE app.exercises TO mm_lifter;
GRANT INSERT(import_id) ON TABLE app.exercises TO mm_coach;


--
-- Name: TABLE features; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.features TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.features TO mm_loader;
GRANT SELECT ON TABLE app.features TO mm_backup;


--
-- Name: TABLE feedback_votes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.feedback_votes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.feedback_votes TO mm_loader;
GRANT SELECT ON TABLE app.feedback_votes TO mm_backup;


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
-- Name: TABLE imported_names; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.imported_names TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.imported_names TO mm_loader;
GRANT SELECT ON TABLE app.imported_names TO mm_backup;
GRANT SELECT,INSERT ON TABLE app.imported_names TO mm_lifter;
GRANT SELECT,INSERT ON TABLE app.imported_names TO mm_coach;


--
-- Name: COLUMN imported_names.exercise_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(exercise_id) ON TABLE app.imported_names TO mm_lifter;
GRANT UPDATE(exercise_id) ON TABLE app.imported_names TO mm_coach;


--
-- Name: TABLE imported_things; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.imported_things TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.imported_things TO mm_loader;
GRANT SELECT ON TABLE app.imported_things TO mm_backup;
GRANT SELECT,INSERT ON TABLE app.imported_things TO mm_lifter;
GRANT SELECT,INSERT ON TABLE app.imported_things TO mm_coach;


--
-- Name: COLUMN imported_things.import_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(import_id) ON TABLE app.imported_things TO mm_lifter;
GRANT UPDATE(import_id) ON TABLE app.imported_things TO mm_coach;


--
-- Name: COLUMN imported_things.version; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(version) ON TABLE app.imported_things TO mm_lifter;
GRANT UPDATE(version) ON TABLE app.imported_things TO mm_coach;


--
-- Name: TABLE imported_workouts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.imported_workouts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.imported_workouts TO mm_loader;
GRANT SELECT ON TABLE app.imported_workouts TO mm_backup;
GRANT SELECT,INSERT ON TABLE app.imported_workouts TO mm_lifter;
GRANT SELECT,INSERT ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: COLUMN imported_workouts.import_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(import_id) ON TABLE app.imported_workouts TO mm_lifter;
GRANT UPDATE(import_id) ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: COLUMN imported_workouts.version; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(version) ON TABLE app.imported_workouts TO mm_lifter;
GRANT UPDATE(version) ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: COLUMN imported_workouts.content; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(content) ON TABLE app.imported_workouts TO mm_lifter;
GRANT UPDATE(content) ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: COLUMN imported_workouts.written_by; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(written_by) ON TABLE app.imported_workouts TO mm_lifter;
GRANT UPDATE(written_by) ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: COLUMN imported_workouts.key; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(key) ON TABLE app.imported_workouts TO mm_lifter;
GRANT UPDATE(key) ON TABLE app.imported_workouts TO mm_coach;


--
-- Name: TABLE installation; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.installation TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.installation TO mm_loader;
GRANT SELECT ON TABLE app.installation TO mm_backup;


--
-- Name: SEQUENCE job_leases; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.job_leases TO mm_definer;
GRANT USAGE ON SEQUENCE app.job_leases TO mm_loader;
GRANT SELECT ON SEQUENCE app.job_leases TO mm_backup;


--
-- Name: TABLE job_runs; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_runs TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.job_runs TO mm_loader;
GRANT SELECT ON TABLE app.job_runs TO mm_backup;


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
-- Name: TABLE lift_days_due; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.lift_days_due TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.lift_days_due TO mm_loader;
GRANT SELECT ON TABLE app.lift_days_due TO mm_backup;


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
-- Name: TABLE mail_refusals; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.mail_refusals TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.mail_refusals TO mm_loader;
GRANT SELECT ON TABLE app.mail_refusals TO mm_backup;


--
-- Name: TABLE maintenance_windows; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.maintenance_windows TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.maintenance_windows TO mm_loader;
GRANT SELECT ON TABLE app.maintenance_windows TO mm_backup;
GRANT SELECT ON TABLE app.maintenance_windows TO mm_admin;


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
-- Name: TABLE modules; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.modules TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.modules TO mm_loader;
GRANT SELECT ON TABLE app.modules TO mm_backup;


--
-- Name: TABLE notice_preferences; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notice_preferences TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.notice_preferences TO mm_loader;
GRANT SELECT ON TABLE app.notice_preferences TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.notice_preferences TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.notice_preferences TO mm_coach;
GRANT SELECT,DELETE ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(tenant_id) ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(account_id) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(account_id) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(account_id) ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.topic; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(topic) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(topic) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(topic) ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.app; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(app) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(app) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(app) ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.mail; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(mail) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(mail) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(mail) ON TABLE app.notice_preferences TO mm_admin;


--
-- Name: COLUMN notice_preferences.push; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(push) ON TABLE app.notice_preferences TO mm_lifter;
GRANT INSERT(push) ON TABLE app.notice_preferences TO mm_coach;
GRANT INSERT(push) ON TABLE app.notice_preferences TO mm_admin;


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
-- Name: TABLE policy_texts; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.policy_texts TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.policy_texts TO mm_loader;
GRANT SELECT ON TABLE app.policy_texts TO mm_backup;
GRANT SELECT ON TABLE app.policy_texts TO mm_visitor;
GRANT SELECT ON TABLE app.policy_texts TO mm_lifter;
GRANT SELECT ON TABLE app.policy_texts TO mm_coach;
GRANT SELECT ON TABLE app.policy_texts TO mm_admin;


--
-- Name: TABLE portal_preferences; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.portal_preferences TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.portal_preferences TO mm_loader;
GRANT SELECT ON TABLE app.portal_preferences TO mm_backup;
GRANT SELECT ON TABLE app.portal_preferences TO mm_lifter;
GRANT SELECT ON TABLE app.portal_preferences TO mm_coach;
GRANT SELECT ON TABLE app.portal_preferences TO mm_admin;


--
-- Name: COLUMN portal_preferences.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.portal_preferences TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.portal_preferences TO mm_coach;
GRANT INSERT(tenant_id) ON TABLE app.portal_preferences TO mm_admin;


--
-- Name: COLUMN portal_preferences.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(account_id) ON TABLE app.portal_preferences TO mm_lifter;
GRANT INSERT(account_id) ON TABLE app.portal_preferences TO mm_coach;
GRANT INSERT(account_id) ON TABLE app.portal_preferences TO mm_admin;


--
-- Name: COLUMN portal_preferences.document; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(document),UPDATE(document) ON TABLE app.portal_preferences TO mm_lifter;
GRANT INSERT(document),UPDATE(document) ON TABLE app.portal_preferences TO mm_coach;
GRANT INSERT(document),UPDATE(document) ON TABLE app.portal_preferences TO mm_admin;


--
-- Name: COLUMN portal_preferences.version; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(version) ON TABLE app.portal_preferences TO mm_lifter;
GRANT UPDATE(version) ON TABLE app.portal_preferences TO mm_coach;
GRANT UPDATE(version) ON TABLE app.portal_preferences TO mm_admin;


--
-- Name: COLUMN portal_preferences.updated_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT UPDATE(updated_at) ON TABLE app.portal_preferences TO mm_lifter;
GRANT UPDATE(updated_at) ON TABLE app.portal_preferences TO mm_coach;
GRANT UPDATE(updated_at) ON TABLE app.portal_preferences TO mm_admin;


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
-- Name: TABLE push_services; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.push_services TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.push_services TO mm_loader;
GRANT SELECT ON TABLE app.push_services TO mm_backup;


--
-- Name: TABLE push_targets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.push_targets TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.push_targets TO mm_loader;
GRANT SELECT ON TABLE app.push_targets TO mm_backup;
GRANT DELETE ON TABLE app.push_targets TO mm_lifter;
GRANT DELETE ON TABLE app.push_targets TO mm_coach;
GRANT DELETE ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(tenant_id) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(tenant_id) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(tenant_id) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(account_id) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(account_id) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(account_id) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(id) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(id) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.kind; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(kind) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(kind) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(kind) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.device_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(device_id) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(device_id) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(device_id) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.created_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(created_at) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(created_at) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(created_at) ON TABLE app.push_targets TO mm_admin;


--
-- Name: COLUMN push_targets.failed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(failed_at) ON TABLE app.push_targets TO mm_lifter;
GRANT SELECT(failed_at) ON TABLE app.push_targets TO mm_coach;
GRANT SELECT(failed_at) ON TABLE app.push_targets TO mm_admin;


--
-- Name: TABLE pushes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.pushes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.pushes TO mm_loader;
GRANT SELECT ON TABLE app.pushes TO mm_backup;


--
-- Name: TABLE quiet_hours; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.quiet_hours TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.quiet_hours TO mm_loader;
GRANT SELECT ON TABLE app.quiet_hours TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.quiet_hours TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.quiet_hours TO mm_coach;
GRANT SELECT,DELETE ON TABLE app.quiet_hours TO mm_admin;


--
-- Name: COLUMN quiet_hours.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.quiet_hours TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.quiet_hours TO mm_coach;
GRANT INSERT(tenant_id) ON TABLE app.quiet_hours TO mm_admin;


--
-- Name: COLUMN quiet_hours.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(account_id) ON TABLE app.quiet_hours TO mm_lifter;
GRANT INSERT(account_id) ON TABLE app.quiet_hours TO mm_coach;
GRANT INSERT(account_id) ON TABLE app.quiet_hours TO mm_admin;


--
-- Name: COLUMN quiet_hours.starts_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(starts_at) ON TABLE app.quiet_hours TO mm_lifter;
GRANT INSERT(starts_at) ON TABLE app.quiet_hours TO mm_coach;
GRANT INSERT(starts_at) ON TABLE app.quiet_hours TO mm_admin;


--
-- Name: COLUMN quiet_hours.ends_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(ends_at) ON TABLE app.quiet_hours TO mm_lifter;
GRANT INSERT(ends_at) ON TABLE app.quiet_hours TO mm_coach;
GRANT INSERT(ends_at) ON TABLE app.quiet_hours TO mm_admin;


--
-- Name: COLUMN quiet_hours.time_zone; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(time_zone) ON TABLE app.quiet_hours TO mm_lifter;
GRANT INSERT(time_zone) ON TABLE app.quiet_hours TO mm_coach;
GRANT INSERT(time_zone) ON TABLE app.quiet_hours TO mm_admin;


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
-- Name: TABLE sent_notifications; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sent_notifications TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sent_notifications TO mm_loader;
GRANT SELECT ON TABLE app.sent_notifications TO mm_backup;


--
-- Name: SEQUENCE settlement_tickets; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE app.settlement_tickets TO mm_definer;
GRANT USAGE ON SEQUENCE app.settlement_tickets TO mm_loader;
GRANT SELECT ON SEQUENCE app.settlement_tickets TO mm_backup;


--
-- Name: TABLE share_links; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.share_links TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.share_links TO mm_loader;
GRANT SELECT ON TABLE app.share_links TO mm_backup;


--
-- Name: COLUMN share_links.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(tenant_id) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(tenant_id) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(account_id) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(account_id) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(id) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.kind; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(kind) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(kind) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.request; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(request) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(request) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.name; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(name) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(name) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.document; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(document) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(document) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.created_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(created_at) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(created_at) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.refreshed_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(refreshed_at) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(refreshed_at) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.expires_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(expires_at) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(expires_at) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.withdrawn_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(withdrawn_at) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(withdrawn_at) ON TABLE app.share_links TO mm_coach;


--
-- Name: COLUMN share_links.opens; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(opens) ON TABLE app.share_links TO mm_lifter;
GRANT SELECT(opens) ON TABLE app.share_links TO mm_coach;


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
-- Name: TABLE sync_devices; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sync_devices TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sync_devices TO mm_loader;
GRANT SELECT ON TABLE app.sync_devices TO mm_backup;
GRANT DELETE ON TABLE app.sync_devices TO mm_lifter;
GRANT DELETE ON TABLE app.sync_devices TO mm_coach;


--
-- Name: COLUMN sync_devices.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(tenant_id) ON TABLE app.sync_devices TO mm_lifter;
GRANT SELECT(tenant_id) ON TABLE app.sync_devices TO mm_coach;


--
-- Name: COLUMN sync_devices.account_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(account_id) ON TABLE app.sync_devices TO mm_lifter;
GRANT SELECT(account_id) ON TABLE app.sync_devices TO mm_coach;


--
-- Name: COLUMN sync_devices.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(id) ON TABLE app.sync_devices TO mm_lifter;
GRANT SELECT(id) ON TABLE app.sync_devices TO mm_coach;


--
-- Name: COLUMN sync_devices.done; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(done) ON TABLE app.sync_devices TO mm_lifter;
GRANT SELECT(done) ON TABLE app.sync_devices TO mm_coach;


--
-- Name: COLUMN sync_devices.seen_at; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT(seen_at) ON TABLE app.sync_devices TO mm_lifter;
GRANT SELECT(seen_at) ON TABLE app.sync_devices TO mm_coach;


--
-- Name: TABLE sync_stamps; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sync_stamps TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.sync_stamps TO mm_loader;
GRANT SELECT ON TABLE app.sync_stamps TO mm_backup;


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
-- Name: TABLE team_invites; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.team_invites TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.team_invites TO mm_loader;
GRANT SELECT ON TABLE app.team_invites TO mm_backup;


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
-- Name: TABLE tenant_pictures; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenant_pictures TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.tenant_pictures TO mm_loader;
GRANT SELECT ON TABLE app.tenant_pictures TO mm_backup;


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
-- Name: TABLE training_breaks; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.training_breaks TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.training_breaks TO mm_loader;
GRANT SELECT ON TABLE app.training_breaks TO mm_backup;
GRANT SELECT,DELETE ON TABLE app.training_breaks TO mm_lifter;
GRANT SELECT,DELETE ON TABLE app.training_breaks TO mm_coach;


--
-- Name: COLUMN training_breaks.tenant_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(tenant_id) ON TABLE app.training_breaks TO mm_lifter;
GRANT INSERT(tenant_id) ON TABLE app.training_breaks TO mm_coach;


--
-- Name: COLUMN training_breaks.lifter_id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(lifter_id) ON TABLE app.training_breaks TO mm_lifter;
GRANT INSERT(lifter_id) ON TABLE app.training_breaks TO mm_coach;


--
-- Name: COLUMN training_breaks.id; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(id) ON TABLE app.training_breaks TO mm_lifter;
GRANT INSERT(id) ON TABLE app.training_breaks TO mm_coach;


--
-- Name: COLUMN training_breaks.begins_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(begins_on),UPDATE(begins_on) ON TABLE app.training_breaks TO mm_lifter;
GRANT INSERT(begins_on),UPDATE(begins_on) ON TABLE app.training_breaks TO mm_coach;


--
-- Name: COLUMN training_breaks.ends_on; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT INSERT(ends_on),UPDATE(ends_on) ON TABLE app.training_breaks TO mm_lifter;
GRANT INSERT(ends_on),UPDATE(ends_on) ON TABLE app.training_breaks TO mm_coach;


--
-- Name: TABLE usage_days; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.usage_days TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.usage_days TO mm_loader;
GRANT SELECT ON TABLE app.usage_days TO mm_backup;


--
-- Name: TABLE workout_energy; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_energy TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_energy TO mm_loader;
GRANT SELECT ON TABLE app.workout_energy TO mm_backup;
GRANT SELECT ON TABLE app.workout_energy TO mm_lifter;
GRANT SELECT ON TABLE app.workout_energy TO mm_coach;


--
-- Name: TABLE workout_notes; Type: ACL; Schema: app; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.workout_notes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE app.workout_notes TO mm_loader;
GRANT SELECT ON TABLE app.workout_notes TO mm_backup;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_notes TO mm_lifter;
GRANT SELECT,INSERT,DELETE ON TABLE app.workout_notes TO mm_coach;


--
-- Name: SEQUENCE address_requests_id_seq; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT USAGE ON SEQUENCE auth.address_requests_id_seq TO mm_definer;
GRANT USAGE ON SEQUENCE auth.address_requests_id_seq TO mm_loader;
GRANT SELECT ON SEQUENCE auth.address_requests_id_seq TO mm_backup;


--
-- Name: TABLE credentials; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.credentials TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.credentials TO mm_loader;
GRANT SELECT ON TABLE auth.credentials TO mm_backup;


--
-- Name: TABLE given_up_usernames; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.given_up_usernames TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.given_up_usernames TO mm_loader;
GRANT SELECT ON TABLE auth.given_up_usernames TO mm_backup;


--
-- Name: TABLE identities; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.identities TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.identities TO mm_loader;
GRANT SELECT ON TABLE auth.identities TO mm_backup;


--
-- Name: TABLE known_devices; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.known_devices TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.known_devices TO mm_loader;
GRANT SELECT ON TABLE auth.known_devices TO mm_backup;


--
-- Name: TABLE limits; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.limits TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.limits TO mm_loader;
GRANT SELECT ON TABLE auth.limits TO mm_backup;


--
-- Name: TABLE passkey_users; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.passkey_users TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.passkey_users TO mm_loader;
GRANT SELECT ON TABLE auth.passkey_users TO mm_backup;


--
-- Name: TABLE password_locks; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.password_locks TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.password_locks TO mm_loader;
GRANT SELECT ON TABLE auth.password_locks TO mm_backup;


--
-- Name: TABLE recovery_codes; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.recovery_codes TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.recovery_codes TO mm_loader;
GRANT SELECT ON TABLE auth.recovery_codes TO mm_backup;


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
-- Name: TABLE set_aside_addresses; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.set_aside_addresses TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.set_aside_addresses TO mm_loader;
GRANT SELECT ON TABLE auth.set_aside_addresses TO mm_backup;


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
-- Name: TABLE sign_in_providers; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sign_in_providers TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.sign_in_providers TO mm_loader;
GRANT SELECT ON TABLE auth.sign_in_providers TO mm_backup;


--
-- Name: TABLE totp_factors; Type: ACL; Schema: auth; Owner: musclemate_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.totp_factors TO mm_definer;
GRANT SELECT,INSERT,UPDATE ON TABLE auth.totp_factors TO mm_loader;
GRANT SELECT ON TABLE auth.totp_factors TO mm_backup;


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


