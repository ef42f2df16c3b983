-- A set of a workout as the API shows it (app.shown_set). A type of its own keeps the names of its members: an object that is
-- built member by member takes the time of two.
create type app.shown_set as (
  id uuid,
  kind text,
  reps integer,
  weight numeric,
  unit text,
  rpe numeric,
  rest_seconds integer,
  duration_seconds integer,
  distance_meters numeric,
  notes text
);
