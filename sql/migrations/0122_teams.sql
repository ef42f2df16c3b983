-- Coaches who work together. A lifter lets a team in as such, apart from the coaches in it.

create table app.teams (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table app.team_members (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  team_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('owner', 'coach', 'assistant')),
  since timestamptz not null default now(),
  primary key (tenant_id, team_id, account_id),
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index team_members_by_account on app.team_members (tenant_id, account_id, team_id) include (role);

-- What app.coachings is to a coach.
create table app.team_clients (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  team_id uuid not null,
  lifter_id uuid not null,
  since timestamptz not null default now(),
  primary key (tenant_id, team_id, lifter_id),
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index team_clients_by_lifter on app.team_clients (tenant_id, lifter_id, since desc, team_id);

-- What app.grants is to a coach.
create table app.team_grants (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  team_id uuid not null,
  lifter_id uuid not null,
  scope text not null check (scope in (
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
    'plans')),
  since timestamptz not null default now(),
  starts_at timestamptz not null default '-infinity',
  expires_at timestamptz not null default 'infinity',
  paused_until timestamptz not null default '-infinity',
  opens_at timestamptz not null generated always as (greatest(starts_at, paused_until)) stored,
  constraint team_grants_pkey
    primary key (tenant_id, team_id, scope, lifter_id) include (expires_at, opens_at),
  foreign key (tenant_id, team_id, lifter_id)
    references app.team_clients (tenant_id, team_id, lifter_id) on delete cascade,
  constraint team_grants_begin_before_they_end check (starts_at < expires_at)
);

create index team_grants_of_client on app.team_grants (tenant_id, team_id, lifter_id);
create index team_grants_of_lifter on app.team_grants (tenant_id, lifter_id);
