-- Grants that begin later and can be paused, coaches who are blocked, and what coaches ask for.

drop function if exists app.clients();
drop function if exists app.share(uuid, text[], timestamptz);
drop function if exists app.coach_json(uuid);
drop function if exists app.check_grant(text[], timestamptz);
drop function if exists app.accept_invite(bytea, uuid, text[], timestamptz);

-- A lifter's pause of all sharing. One that is over is none.
create table app.sharing_pauses (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  lifter_id uuid not null,
  since timestamptz not null default now(),
  until timestamptz not null default 'infinity',
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

-- Begun at once is '-infinity', not paused too. Every request of a coach asks whether a grant is open, so the pause is
-- copied here, where the index answers it with one comparison more.
alter table app.grants
  add column starts_at timestamptz not null default '-infinity',
  add column paused_until timestamptz not null default '-infinity',
  add column opens_at timestamptz not null generated always as (greatest(starts_at, paused_until)) stored,
  add constraint grants_begin_before_they_end check (starts_at < expires_at),
  drop constraint grants_pkey,
  add constraint grants_pkey primary key (tenant_id, coach_id, scope, lifter_id) include (expires_at, opens_at);

create table app.blocked_coaches (
  tenant_id integer not null references app.tenants (id) on delete cascade,
  lifter_id uuid not null,
  coach_id uuid not null,
  since timestamptz not null default now(),
  primary key (tenant_id, lifter_id, coach_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  check (coach_id <> lifter_id)
);

create index blocked_coaches_by_coach on app.blocked_coaches (tenant_id, coach_id);

-- An invitation of a coach whom the addressee has blocked: it stays unanswered, and the coach is not told why.
alter table app.invites
  add column is_silent boolean not null default false;
