-- Written by app.settle_subscription alone; the subscriber reads it.
alter table app.subscriptions enable row level security;
alter table app.subscriptions force row level security;
revoke all on app.subscriptions from public;
grant select on app.subscriptions to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.subscriptions;
create policy "requests stay in their tenant" on app.subscriptions
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their subscriptions" on app.subscriptions;
create policy "people read their subscriptions" on app.subscriptions
  for select
  to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));

create or replace trigger forget_app_store_data
  after delete on app.subscriptions
  for each row
  when (old.provider = 'app_store')
  execute function app.forget_app_store_data();

create or replace trigger forget_late_subscriber
  before insert or update on app.subscriptions
  for each row when (new.account_id is null) execute function app.forget_late_subscriber();
