-- Messages between a coach and a client. The conversation is the client's: it goes with their account. When the coach's
-- account goes, the client keeps what was written; of the coach only the id is left, which therefore is no foreign key.
-- What is unread on each side is counted when something is written.
create table app.conversations (
  tenant_id integer not null,
  lifter_id uuid not null,
  coach_id uuid not null,
  latest_at timestamptz not null,
  lifter_read_up_to timestamptz not null default '-infinity',
  coach_read_up_to timestamptz not null default '-infinity',
  lifter_unread integer not null default 0 check (lifter_unread >= 0),
  coach_unread integer not null default 0 check (coach_unread >= 0),
  lifter_mailed_at timestamptz,
  coach_mailed_at timestamptz,
  primary key (tenant_id, lifter_id, coach_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  check (coach_id <> lifter_id)
);

create index conversations_of_lifter on app.conversations (tenant_id, lifter_id, latest_at desc, coach_id desc);
create index conversations_of_coach on app.conversations (tenant_id, coach_id, latest_at desc, lifter_id desc);

create table app.messages (
  tenant_id integer not null,
  lifter_id uuid not null,
  coach_id uuid not null,
  id uuid not null,
  is_from_coach boolean not null,
  text text check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, lifter_id, coach_id, id),
  foreign key (tenant_id, lifter_id, coach_id)
    references app.conversations (tenant_id, lifter_id, coach_id) on delete cascade,
  constraint messages_have_a_text_until_deleted check ((text is null) = (deleted_at is not null))
);

create index messages_newest_first
  on app.messages (tenant_id, lifter_id, coach_id, created_at desc, id desc);
