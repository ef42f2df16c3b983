alter table app.accounts enable row level security;
alter table app.accounts force row level security;
revoke all on app.accounts from public;
grant select on app.accounts to mm_lifter, mm_coach, mm_admin;
-- roles, addresses and names are changed by the auth functions alone
grant update (display_name, locale, time_zone, unit, updated_at) on app.accounts
   to mm_lifter, mm_coach, mm_admin;

drop policy if exists "requests stay in their tenant" on app.accounts;
create policy "requests stay in their tenant" on app.accounts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their own account" on app.accounts;
create policy "people read their own account" on app.accounts
  for select
  to mm_lifter, mm_coach
  using (id = (select app.account_id()));

drop policy if exists "admins read the tenant's accounts" on app.accounts;
create policy "admins read the tenant's accounts" on app.accounts
  for select
  to mm_admin
  using (id = (select app.account_id()) or (select app.has_duty('accounts')));

drop policy if exists "people change their own account" on app.accounts;
create policy "people change their own account" on app.accounts
  for update
  to mm_lifter, mm_coach, mm_admin
  using (id = (select app.account_id()))
  with check (id = (select app.account_id()));

create or replace trigger guard_username
  before update of username on app.accounts
  for each row when (old.username <> new.username) execute function app.guard_username();

create or replace trigger guard_new_username
  before insert on app.accounts
  for each row execute function app.guard_username();

create or replace trigger reserve_former_username
  after update of username on app.accounts
  for each row when (old.username <> new.username) execute function app.reserve_former_username();

create or replace trigger resume_mail
  before update of email, email_verified_at on app.accounts
  for each row execute function app.resume_mail();

create or replace trigger note_admin_since
  before insert or update of roles on app.accounts
  for each row execute function app.note_admin_since();

create or replace trigger check_account
  before insert or update of time_zone on app.accounts
  for each row execute function app.check_account();

create or replace trigger stamp_sync
  after update on app.accounts
  for each row when (
    (old.username, old.display_name, old.locale, old.time_zone, old.unit)
    is distinct from (new.username, new.display_name, new.locale, new.time_zone, new.unit))
  execute function app.stamp_sync_of_account();

create or replace trigger give_duties
  after insert on app.accounts
  for each row when ('admin' = any (new.roles)) execute function app.settle_duties();

create or replace trigger settle_duties
  after update of roles on app.accounts
  for each row when (old.roles <> new.roles) execute function app.settle_duties();
