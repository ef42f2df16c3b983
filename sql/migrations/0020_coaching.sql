-- Who coaches whom, what each lifter shares with each coach, the invitations that lead there, and the log
-- of who looked.

-- The relation exists while the two are connected, also while nothing is shared.
create table app.coachings (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  coach_id uuid not null,
  lifter_id uuid not null,
  since timestamptz not null default now(),
  primary key (tenant_id, coach_id, lifter_id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  check (coach_id <> lifter_id)
);

create index coachings_of_lifter on app.coachings (tenant_id, lifter_id, since desc, coach_id);
create index coachings_of_coach on app.coachings (tenant_id, coach_id, since desc, lifter_id);

-- One row for each scope that a lifter opens to a coach. The primary key is the question that every request
-- of a coach asks ("whose history may I see?"), answered from the index alone. No end is 'infinity', so
-- that "still valid" stays one comparison.
create table app.grants (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  coach_id uuid not null,
  lifter_id uuid not null,
  scope text not null check (scope in (
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health',
    'photos')),
  since timestamptz not null default now(),
  expires_at timestamptz not null default 'infinity',
  constraint grants_pkey primary key (tenant_id, coach_id, scope, lifter_id) include (expires_at),
  foreign key (tenant_id, coach_id, lifter_id)
    references app.coachings (tenant_id, coach_id, lifter_id) on delete cascade
);

create index grants_of_coaching on app.grants (tenant_id, coach_id, lifter_id);
create index grants_of_lifter on app.grants (tenant_id, lifter_id);

-- An invitation goes to a username (then lifter_id is known) or to an address, which may have no account:
-- whether it has one is never told, so lifter_id stays empty until someone accepts.
create table app.invites (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  coach_id uuid not null,
  recipient text not null check (length(recipient) between 1 and 320),
  lifter_id uuid,
  message text check (length(message) <= 1000),
  scopes text[] not null check (scopes <@ array[
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health',
    'photos']),
  token_hash bytea not null check (length(token_hash) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  sends integer not null default 1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  check ((state = 'open') = (closed_at is null))
);

create unique index invites_open on app.invites (tenant_id, coach_id, recipient) where state = 'open';
create unique index invites_token on app.invites (token_hash);
create index invites_sent on app.invites (tenant_id, coach_id, created_at desc, id desc);
create index invites_received on app.invites (tenant_id, lifter_id);
create index invites_by_address on app.invites (tenant_id, recipient);

-- Who looked at a lifter's data. One entry for each viewer, scope, object and quarter of an hour. The
-- viewer has no foreign key: the entry is the lifter's, and outlives the viewer's account.
create table app.access_log (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  lifter_id uuid not null,
  id uuid not null,
  viewer_id uuid not null,
  scope text not null,
  object_id uuid,
  at timestamptz not null default now(),
  quarter timestamptz not null
    generated always as (date_bin('15 minutes', at, '2000-01-01 00:00:00+00'::timestamptz)) stored,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint access_log_once_a_quarter
    unique nulls not distinct (tenant_id, lifter_id, viewer_id, scope, quarter, object_id)
);
