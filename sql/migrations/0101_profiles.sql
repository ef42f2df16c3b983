-- What a person says of themselves beside their account. Without a row everything is as its default says.
create table app.profiles (
  tenant_id integer not null,
  lifter_id uuid not null,
  birth_date date check (birth_date >= '1900-01-01'),
  gender text check (gender in ('female', 'male', 'other')),
  -- as entered: centimetres, or feet and inches
  height_cm numeric(5, 2) check (height_cm between 30 and 300),
  height_feet integer check (height_feet between 1 and 9),
  height_inches numeric(4, 2) check (height_inches >= 0 and height_inches < 12),
  fitness_level text check (fitness_level in ('beginner', 'intermediate', 'advanced', 'elite')),
  activity_level text
    check (activity_level in ('sedentary', 'light', 'moderate', 'active', 'very_active')),
  goals text[] not null default '{}'
    check (goals <@ array['strength', 'muscle', 'fat_loss', 'endurance', 'mobility', 'health', 'competition']),
  week_start text not null default 'sunday' check (week_start in ('saturday', 'sunday', 'monday')),
  theme text not null default 'system' check (theme in ('day', 'night', 'system')),
  -- of the graphs' lines, in their order
  graph_colours text[] not null default '{}'
    check (cardinality(graph_colours) <= 12
           and array_to_string(graph_colours, ' ') ~ '^(#[0-9a-f]{6}( #[0-9a-f]{6})*)?$'),
  graph_scale text not null default 'fitted' check (graph_scale in ('fitted', 'from_zero')),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  check ((height_feet is null) = (height_inches is null)),
  check (height_cm is null or height_feet is null)
);
