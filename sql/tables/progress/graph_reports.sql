-- Support reads and closes them through functions of its own.
alter table app.graph_reports enable row level security;
alter table app.graph_reports force row level security;
revoke all on app.graph_reports from public;
grant select on app.graph_reports to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, graph, measure, formula, bucket, unit, first_day, last_day, message)
  on app.graph_reports to mm_lifter, mm_coach;

drop policy if exists "reports on graphs stay in their tenant" on app.graph_reports;
create policy "reports on graphs stay in their tenant" on app.graph_reports
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read what they reported" on app.graph_reports;
create policy "lifters read what they reported" on app.graph_reports
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters report their graphs" on app.graph_reports;
create policy "lifters report their graphs" on app.graph_reports
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

create or replace trigger bound
  before insert on app.graph_reports
  for each row execute function app.bound_graph_reports();

create or replace trigger pass_on
  after insert on app.graph_reports
  for each row execute function app.pass_on_graph_report();
