-- The lifter's own exercises, named as they typed them.

-- What makes two names the same exercise: letter case, runs of spaces and Unicode's spellings of one letter do not
-- tell them apart. Lower case by ICU's root collation, since the C locale knows only ASCII letters.
create function app.exercise_key(name text)
returns text
language sql immutable strict parallel safe
return lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')) collate "und-x-icu");

create table app.exercises (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  key text not null generated always as (app.exercise_key(name)) stored,
  lift text check (lift in ('squat', 'bench_press', 'deadlift')),
  lift_source text not null default 'recognised' check (lift_source in ('recognised', 'corrected')),
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, id),
  constraint exercises_name_once unique (tenant_id, lifter_id, key),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

-- The spellings by which the three main lifts are recognised: their words in alphabetical order, without those that
-- change nothing (app.lift_words makes them). Rows are data of the platform, not of a tenant.
create table app.lift_spellings (
  words text primary key,
  lift text not null check (lift in ('squat', 'bench_press', 'deadlift'))
);

insert into app.lift_spellings (words, lift)
values
  ('squat', 'squat'), ('squats', 'squat'), ('sq', 'squat'), ('back squat', 'squat'), ('back squats', 'squat'),
  ('backsquat', 'squat'), ('bar high squat', 'squat'), ('bar low squat', 'squat'),
  ('back bar high squat', 'squat'), ('back bar low squat', 'squat'), ('highbar squat', 'squat'),
  ('lowbar squat', 'squat'), ('back highbar squat', 'squat'), ('back lowbar squat', 'squat'),
  ('full squat', 'squat'), ('back full squat', 'squat'),
  ('kniebeuge', 'squat'), ('kniebeugen', 'squat'), ('langhantelkniebeuge', 'squat'),
  ('langhantelkniebeugen', 'squat'), ('nackenkniebeuge', 'squat'), ('nackenkniebeugen', 'squat'),
  ('bar high kniebeuge', 'squat'), ('bar kniebeuge low', 'squat'), ('bar high kniebeugen', 'squat'),
  ('bar kniebeugen low', 'squat'), ('highbar kniebeuge', 'squat'), ('kniebeuge lowbar', 'squat'),
  ('hinten kniebeuge', 'squat'), ('hinten kniebeugen', 'squat'), ('kniebeuge tiefe', 'squat'),
  ('kniebeugen tiefe', 'squat'),
  ('bench', 'bench_press'), ('bench press', 'bench_press'), ('benchpress', 'bench_press'),
  ('bench presses', 'bench_press'), ('bench flat', 'bench_press'), ('bench flat press', 'bench_press'),
  ('benchpress flat', 'bench_press'), ('bench pressing', 'bench_press'),
  ('bankdruecken', 'bench_press'), ('bankdrucken', 'bench_press'), ('langhantelbankdruecken', 'bench_press'),
  ('bankdruecken flach', 'bench_press'), ('bankdruecken flachbank', 'bench_press'),
  ('druecken flachbank', 'bench_press'), ('flachbankdruecken', 'bench_press'),
  ('flachbankdrucken', 'bench_press'), ('bankdruecken flaches', 'bench_press'),
  ('deadlift', 'deadlift'), ('deadlifts', 'deadlift'), ('dead lift', 'deadlift'), ('dl', 'deadlift'),
  ('conventional deadlift', 'deadlift'), ('conventional deadlifts', 'deadlift'),
  ('conventional dl', 'deadlift'), ('deadlift sumo', 'deadlift'), ('deadlifts sumo', 'deadlift'),
  ('dl sumo', 'deadlift'), ('dead lift sumo', 'deadlift'), ('conventional dead lift', 'deadlift'),
  ('kreuzheben', 'deadlift'), ('klassisches kreuzheben', 'deadlift'),
  ('konventionelles kreuzheben', 'deadlift'), ('konventionell kreuzheben', 'deadlift'),
  ('kreuzheben sumo', 'deadlift'), ('sumokreuzheben', 'deadlift'), ('langhantelkreuzheben', 'deadlift');
