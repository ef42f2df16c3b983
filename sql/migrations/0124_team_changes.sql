-- How coaches come into a team, and how a client moves from one of its coaches to another.

-- Addressed to a username (then account_id is known) or to an address, as invitations of lifters are. They carry no
-- token: whoever is signed in with that name or confirmed address answers.
create table app.team_invites (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  team_id uuid not null,
  invited_by uuid not null,
  recipient text not null check (length(recipient) between 1 and 320),
  account_id uuid,
  role text not null check (role in ('owner', 'coach', 'assistant')),
  message text check (length(message) <= 1000),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  sends integer not null default 1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invited_by) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  check ((state = 'open') = (closed_at is null))
);

create unique index team_invites_open on app.team_invites (tenant_id, team_id, recipient) where state = 'open';
create index team_invites_of_team on app.team_invites (tenant_id, team_id, created_at desc, id desc);
create index team_invites_sent on app.team_invites (tenant_id, invited_by);
create index team_invites_received on app.team_invites (tenant_id, account_id);
create index team_invites_by_address on app.team_invites (tenant_id, recipient);

-- An owner's proposal that a client of the team be coached by another of its coaches; the lifter decides. `from_coach`
-- is empty where none of them coaches the lifter in person.
create table app.team_moves (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  id uuid not null,
  team_id uuid not null,
  proposed_by uuid not null,
  lifter_id uuid not null,
  from_coach uuid,
  to_coach uuid not null,
  message text check (length(message) <= 1000),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, team_id) references app.teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, proposed_by) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_coach) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, to_coach) references app.accounts (tenant_id, id) on delete cascade,
  check ((state = 'open') = (closed_at is null)),
  check (from_coach <> to_coach)
);

create unique index team_moves_open on app.team_moves (tenant_id, team_id, lifter_id) where state = 'open';
create index team_moves_of_team on app.team_moves (tenant_id, team_id, created_at desc, id desc);
create index team_moves_by_proposer on app.team_moves (tenant_id, proposed_by);
create index team_moves_of_lifter on app.team_moves (tenant_id, lifter_id, created_at desc, id desc);
create index team_moves_from on app.team_moves (tenant_id, from_coach);
create index team_moves_to on app.team_moves (tenant_id, to_coach);
