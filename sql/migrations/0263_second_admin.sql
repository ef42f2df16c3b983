-- A second admin is one whom the first can't make for the purpose, and the rule can't be switched off for one look.
set local lock_timeout = '2s';

alter table app.accounts
  -- null for who is none
  add column admin_since timestamptz;

alter table app.tenants
  -- while this is to come, a second admin has to agree, though the rule was switched off
  add column break_glass_approval_until timestamptz;

set local role mm_definer;

update app.accounts
   set admin_since = created_at
 where roles @> array['admin'];

set local role musclemate_owner;
