-- What an admin changes of how an account is reached: its address, or that its second factors go. It waits for some days,
-- in which whoever holds the account can refuse it: an admin could else come into an account whose training they must
-- not see.
set local lock_timeout = '2s';

create table app.account_changes (
  tenant_id    integer not null,
  account_id   uuid not null,
  id           uuid not null,
  kind         text not null check (kind in ('email', 'factors')),
  new_email    text check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  -- the address as it was, where the way to refuse was mailed to
  old_email    text not null,
  reason       text check (length(reason) between 1 and 500),
  -- the admin, without a foreign key: what was asked outlives that account
  asked_by     uuid,
  asked_at     timestamptz not null default now(),
  due_at       timestamptz not null,
  -- the new address answered
  confirmed_at timestamptz,
  -- dropped: replaced, taken back, never confirmed, or its owner could not be told
  state        text not null default 'pending' check (state in ('pending', 'done', 'vetoed', 'dropped')),
  closed_at    timestamptz,
  veto_hash    bytea not null unique check (octet_length(veto_hash) = 32),
  confirm_hash bytea unique check (octet_length(confirm_hash) = 32),
  -- the mail that tells of it: only from when that has left the time counts
  mail_id      uuid,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  check ((kind = 'email') = (new_email is not null and confirm_hash is not null)),
  check ((state = 'pending') = (closed_at is null))
);

create unique index account_changes_pending on app.account_changes (tenant_id, account_id, kind)
 where state = 'pending';
create index account_changes_due on app.account_changes (due_at) where state = 'pending';

alter table auth.limits
  -- between an admin's change of how an account is reached and its effect
  add column account_change_wait interval not null default '72 hours';

drop function if exists app.change_account(uuid, jsonb, bytea, bytea);
drop function if exists app.remove_factors_of(uuid, text);
