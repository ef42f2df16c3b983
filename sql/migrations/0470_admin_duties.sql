-- What an admin looks after. Admins from before look after everything, as they did.
create table app.admin_duties (
  tenant_id  integer not null,
  account_id uuid not null,
  duty       text not null check (duty in ('accounts', 'content', 'moderation', 'operations')),
  given_at   timestamptz not null default now(),
  primary key (tenant_id, account_id, duty),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

set local role mm_definer;

insert into app.admin_duties (tenant_id, account_id, duty)
select admin.tenant_id, admin.id, known.duty
  from app.accounts as admin
 cross join (values ('accounts'), ('content'), ('moderation'), ('operations')) as known (duty)
 where admin.roles @> array['admin'];

set local role musclemate_owner;
