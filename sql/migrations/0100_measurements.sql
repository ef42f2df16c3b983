-- What a lifter measures of their body. Value and unit are as entered; grams are what body weights are compared by.
-- A pound is 0.45359237 kg exactly (International Yard and Pound Agreement, 1959). The day is that of the place, as
-- with workouts.
create table app.measurements (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  kind text not null
    check (kind in (
      'body_weight', 'body_fat', 'neck', 'shoulders', 'chest', 'waist', 'hips', 'upper_arm', 'forearm', 'thigh',
      'calf')),
  value numeric(8, 3) not null,
  unit text not null,
  grams integer generated always as
    (round(value * case unit when 'lb' then 453.59237 when 'kg' then 1000 end)::integer) stored,
  measured_at timestamptz not null
    check (measured_at >= '1900-01-01 00:00:00+00' and measured_at < '2101-01-01 00:00:00+00'),
  time_zone text not null check (length(time_zone) <= 64),
  local_date date not null generated always as ((measured_at at time zone time_zone)::date) stored,
  notes text check (length(notes) between 1 and 2000),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint measurements_are_in_a_unit_of_their_kind
    check (unit = any (case kind
                         when 'body_weight' then array['kg', 'lb']
                         when 'body_fat' then array['percent']
                         else array['cm', 'in']
                       end)),
  constraint measurements_are_of_a_human
    check (value between 1 and case unit
                                 when 'kg' then 1000
                                 when 'lb' then 2200
                                 when 'percent' then 100
                                 when 'cm' then 500
                                 when 'in' then 200
                               end)
);

create index measurements_newest_first on app.measurements (tenant_id, lifter_id, measured_at desc, id desc);
create index measurements_by_day on app.measurements (tenant_id, lifter_id, kind, local_date, measured_at);

alter table app.deletions drop constraint deletions_kind_check;
alter table app.deletions add constraint deletions_kind_check check (kind ~ '^[a-z_]{1,40}$');
