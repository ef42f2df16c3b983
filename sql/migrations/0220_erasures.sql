-- Leaving: an account that is to be erased, and the time until then in which that can be taken back.
set local lock_timeout = '2s';

-- On the account itself, since everyone who reads their account is to see it.
alter table app.accounts
  add column erasure_due_at timestamptz;

create index accounts_to_erase on app.accounts (erasure_due_at) where erasure_due_at is not null;

-- How it came to that, and how far it got.
create table app.erasures (
  tenant_id    integer not null,
  account_id   uuid not null,
  -- the account itself, or an admin
  asked_by     uuid not null,
  asked_at     timestamptz not null,
  -- until when the lifter had paused all sharing before: taking the erasure back leaves it as it was
  pause_before timestamptz,
  reminded_at  timestamptz,
  -- from then on it can't be taken back
  begun_at     timestamptz,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);
