-- What an app, such as the portal, keeps for a person on all their devices: one object for each account, of the app's own
-- making. The version goes up with every change.
set local lock_timeout = '2s';

create table app.portal_preferences (
  tenant_id integer not null,
  account_id uuid not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);
