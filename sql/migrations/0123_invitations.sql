-- Invitations on behalf of a team, codes that whoever has them may redeem, and what coaches ask for later.

drop function if exists app.invite(uuid, text, text, text[], bytea, bytea);
drop function if exists app.close_invite(bytea, uuid, text);
drop function if exists app.check_invited(uuid, boolean);
drop function if exists auth.register(
  uuid, text, text, text, text, text, text, text, text, bytea, bytea);

-- What a coach may hand around: only its SHA-256 is kept, and the first characters, by which the coach tells the codes
-- apart. `used` counts lifters.
create table app.invite_codes (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  coach_id uuid not null,
  team_id uuid,
  code_hash bytea not null unique check (length(code_hash) = 32),
  hint text not null check (length(hint) between 1 and 4),
  message text check (length(message) <= 1000),
  scopes text[] not null check (scopes <@ array[
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
    'plans']),
  uses integer not null check (uses between 1 and 1000),
  used integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  constraint invite_codes_are_used_so_often check (used between 0 and uses)
);

create index invite_codes_of_coach on app.invite_codes (tenant_id, coach_id, created_at desc, id desc);
create index invite_codes_of_team on app.invite_codes (tenant_id, team_id);

alter table app.invites
  add column team_id uuid,
  add foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade;

create index invites_of_team on app.invites (tenant_id, team_id);

-- One open request for each coach and lifter. With a team it asks for what the team is to see.
create table app.scope_requests (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  coach_id uuid not null,
  lifter_id uuid not null,
  team_id uuid,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array[
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
    'plans']),
  message text check (length(message) <= 1000),
  state text not null default 'open' check (state in ('open', 'granted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  check ((state = 'open') = (closed_at is null))
);

create unique index scope_requests_open on app.scope_requests (tenant_id, coach_id, lifter_id)
 where state = 'open';
create index scope_requests_sent on app.scope_requests (tenant_id, coach_id, created_at desc, id desc);
create index scope_requests_received on app.scope_requests (tenant_id, lifter_id, created_at desc, id desc);
create index scope_requests_of_team on app.scope_requests (tenant_id, team_id);
