-- How a session was begun, and when its holder last proved who they are: sensitive actions ask for a recent proof.
set local lock_timeout = '2s';

alter table auth.sessions
  add column method    text not null default 'password' check (method ~ '^[a-z_]{1,30}$'),
  add column proved_at timestamptz not null default now();
