-- Usernames that were given up for another: for 90 days nobody else gets them, so that no invitation and no mention
-- reaches a stranger. Also how often an account changes its name.
create table auth.given_up_usernames (
  tenant_id integer not null references app.tenants on delete cascade,
  username text not null check (length(username) <= 32),
  account_id uuid not null,
  given_up_at timestamptz not null default now(),
  primary key (tenant_id, username),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index given_up_usernames_of_account on auth.given_up_usernames (tenant_id, account_id, given_up_at desc);
create index given_up_usernames_by_age on auth.given_up_usernames (tenant_id, given_up_at);
