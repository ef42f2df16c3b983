-- How a session was begun, and when its holder last proved who they are: sensitive actions ask for a recent proof.
set local lock_timeout = '2s';

alter table auth.sessions
  add column method    text not null default 'password' check (method ~ '^[a-z_]{1,30}$'),
  -- nobody proved anything in a session of before: one kept for months would count as just begun
  add column proved_at timestamptz not null default 'epoch';

alter table auth.sessions
  alter column proved_at set default now();
