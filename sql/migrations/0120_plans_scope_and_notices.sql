-- A ninth scope, `plans`: a coach who has it puts workouts on the lifter's week and sees which of them were done. And
-- notices, by which people are told of what concerns them.

alter table app.grants
  drop constraint grants_scope_check,
  add constraint grants_scope_check check (scope in (
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
    'plans'));

alter table app.invites
  drop constraint invites_scopes_check,
  add constraint invites_scopes_check check (scopes <@ array[
    'history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'nutrition', 'health', 'photos',
    'plans']);

-- `arguments` hold ids and names as they were, of which the app makes the sentence in the reader's language.
create table app.notices (
  tenant_id integer not null,
  account_id uuid not null,
  id uuid not null,
  kind text not null check (kind ~ '^[a-z_]{1,50}$'),
  arguments jsonb not null default '{}' check (jsonb_typeof(arguments) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index notices_newest_first on app.notices (tenant_id, account_id, created_at desc, id desc);
create index notices_unread on app.notices (tenant_id, account_id) where read_at is null;
