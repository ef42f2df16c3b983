-- Routines that come with the platform, for tenants that want them: only the day is left to choose. Rows are data of
-- the platform, not of a tenant.

-- Without a muscle group a routine is for the whole body.
create table app.predetermined_routines (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 64),
  position integer not null unique check (position > 0),
  muscle_group text check (muscle_group in ('arms', 'shoulders', 'legs', 'chest', 'back', 'abdominals')),
  training_type app.training_type not null,
  licence text not null default 'CC0-1.0',
  source text not null default 'MuscleMate'
);

create table app.predetermined_texts (
  slug text not null references app.predetermined_routines,
  language text not null check (language in ('en', 'de')),
  name text not null check (length(name) between 1 and 200),
  description text not null check (length(description) between 1 and 500),
  primary key (slug, language)
);

-- So many sets, all alike. Exercises that share a superset number are done in turns.
create table app.predetermined_exercises (
  routine text not null references app.predetermined_routines,
  position integer not null check (position between 0 and 99),
  exercise text not null references app.catalogue_exercises,
  superset integer check (superset between 0 and 99),
  sets integer not null check (sets between 1 and 20),
  reps integer check (reps between 1 and 100),
  reps_max integer check (reps_max >= reps),
  duration_seconds integer check (duration_seconds between 1 and 7200),
  rest_seconds integer not null check (rest_seconds between 0 and 600),
  primary key (routine, position),
  check (num_nonnulls(reps, duration_seconds) = 1)
);

create index predetermined_exercises_by_exercise on app.predetermined_exercises (exercise);

set local role mm_definer;

insert into app.predetermined_routines (slug, position, muscle_group, training_type)
values
  ('arm-builder', 1, 'arms', 'strength'),
  ('shoulder-builder', 2, 'shoulders', 'strength'),
  ('leg-builder', 3, 'legs', 'strength'),
  ('chest-builder', 4, 'chest', 'strength'),
  ('back-builder', 5, 'back', 'strength'),
  ('core-builder', 6, 'abdominals', 'strength'),
  ('leg-endurance', 7, 'legs', 'endurance'),
  ('core-endurance', 8, 'abdominals', 'endurance'),
  ('full-body-circuit', 9, null, 'endurance'),
  ('cardio-mix', 10, null, 'endurance'),
  ('morning-stretch', 11, null, 'flexibility'),
  ('leg-stretch', 12, 'legs', 'flexibility'),
  ('back-relief', 13, 'back', 'flexibility'),
  ('shoulder-mobility', 14, 'shoulders', 'flexibility'),
  ('steady-legs', 15, 'legs', 'balance'),
  ('balance-flow', 16, null, 'balance');

insert into app.predetermined_texts (slug, language, name, description)
values
  ('arm-builder', 'en', 'Arm builder', 'Biceps and triceps in turns, the forearms last.'),
  ('arm-builder', 'de', 'Armaufbau', 'Bizeps und Trizeps im Wechsel, zuletzt die Unterarme.'),
  ('shoulder-builder', 'en', 'Shoulder builder', 'Press, then the sides and the rear in turns.'),
  ('shoulder-builder', 'de', 'Schulteraufbau', 'Drücken, dann Seite und Rückseite im Wechsel.'),
  ('leg-builder', 'en', 'Leg builder', 'Squat and hinge, then front and back of the thigh in turns.'),
  ('leg-builder', 'de', 'Beinaufbau', 'Beugen und heben, dann Vorder- und Rückseite im Wechsel.'),
  ('chest-builder', 'en', 'Chest builder', 'Two presses, then flies and push-ups in turns.'),
  ('chest-builder', 'de', 'Brustaufbau', 'Zweimal drücken, dann Fliegende und Liegestütze im Wechsel.'),
  ('back-builder', 'en', 'Back builder', 'Pull-ups and rows, heavy first, then in turns.'),
  ('back-builder', 'de', 'Rückenaufbau', 'Klimmzüge und Rudern, erst schwer, dann im Wechsel.'),
  ('core-builder', 'en', 'Core builder', 'The abdominals against weight, then both planks in turns.'),
  ('core-builder', 'de', 'Rumpfaufbau', 'Die Bauchmuskeln gegen Gewicht, dann beide Stütze im Wechsel.'),
  ('leg-endurance', 'en', 'Enduring legs', 'Three exercises without weight in turns, and a wall sit.'),
  ('leg-endurance', 'de', 'Ausdauernde Beine', 'Drei Übungen ohne Gewicht im Wechsel, und Wandsitzen.'),
  ('core-endurance', 'en', 'Enduring core', 'Three exercises for the abdominals in turns.'),
  ('core-endurance', 'de', 'Ausdauernder Rumpf', 'Drei Übungen für die Bauchmuskeln im Wechsel.'),
  ('full-body-circuit', 'en', 'Full-body circuit', 'Four exercises, four rounds, nothing needed.'),
  ('full-body-circuit', 'de', 'Ganzkörperzirkel', 'Vier Übungen, vier Runden, ohne Geräte.'),
  ('cardio-mix', 'en', 'Cardio mix', 'Rowing, cycling and the rope, half an hour in all.'),
  ('cardio-mix', 'de', 'Ausdauermix', 'Rudern, Radfahren und Seil, insgesamt eine halbe Stunde.'),
  ('morning-stretch', 'en', 'Morning stretch', 'From the back to the shoulders in ten minutes.'),
  ('morning-stretch', 'de', 'Morgendehnung', 'Vom Rücken bis zu den Schultern in zehn Minuten.'),
  ('leg-stretch', 'en', 'Leg stretch', 'Front, back and inside of the thighs, and the calves.'),
  ('leg-stretch', 'de', 'Beindehnung', 'Vorder-, Rück- und Innenseite der Schenkel, und die Waden.'),
  ('back-relief', 'en', 'Back relief', 'Gentle turns and bends for a tired back.'),
  ('back-relief', 'de', 'Rückenentlastung', 'Sanfte Drehungen und Beugen für den müden Rücken.'),
  ('shoulder-mobility', 'en', 'Shoulder mobility', 'Chest, shoulders and lats before pressing, or after a day at the desk.'),
  ('shoulder-mobility', 'de', 'Bewegliche Schultern', 'Brust, Schultern und Lat vor dem Drücken oder nach dem Büro.'),
  ('steady-legs', 'en', 'Steady legs', 'Standing, hinging and walking on one leg.'),
  ('steady-legs', 'de', 'Sichere Beine', 'Auf einem Bein stehen, beugen und gehen.'),
  ('balance-flow', 'en', 'Balance flow', 'Held poses, then crosswise work for the trunk in turns.'),
  ('balance-flow', 'de', 'Balancefluss', 'Gehaltene Stellungen, dann über Kreuz für den Rumpf im Wechsel.');

insert into app.predetermined_exercises (
  routine, position, exercise, superset, sets, reps, reps_max, duration_seconds, rest_seconds)
values
  ('arm-builder', 0, 'barbell-curl', 0, 3, 8, 12, null, 0),
  ('arm-builder', 1, 'skull-crusher', 0, 3, 8, 12, null, 90),
  ('arm-builder', 2, 'hammer-curl', 1, 3, 10, 15, null, 0),
  ('arm-builder', 3, 'rope-pushdown', 1, 3, 10, 15, null, 90),
  ('arm-builder', 4, 'wrist-curl', null, 2, 15, 20, null, 60),
  ('shoulder-builder', 0, 'overhead-press', null, 4, 6, 8, null, 150),
  ('shoulder-builder', 1, 'lateral-raise', 0, 3, 12, 15, null, 0),
  ('shoulder-builder', 2, 'rear-delt-fly', 0, 3, 12, 15, null, 90),
  ('shoulder-builder', 3, 'barbell-shrug', null, 3, 10, 12, null, 90),
  ('shoulder-builder', 4, 'face-pull', null, 3, 15, 20, null, 60),
  ('leg-builder', 0, 'back-squat', null, 4, 6, 8, null, 180),
  ('leg-builder', 1, 'romanian-deadlift', null, 3, 8, 10, null, 150),
  ('leg-builder', 2, 'leg-extension', 0, 3, 12, 15, null, 0),
  ('leg-builder', 3, 'lying-leg-curl', 0, 3, 12, 15, null, 90),
  ('leg-builder', 4, 'standing-calf-raise', null, 4, 12, 15, null, 60),
  ('chest-builder', 0, 'bench-press', null, 4, 6, 8, null, 180),
  ('chest-builder', 1, 'incline-dumbbell-press', null, 3, 8, 10, null, 120),
  ('chest-builder', 2, 'cable-fly', 0, 3, 12, 15, null, 0),
  ('chest-builder', 3, 'push-up', 0, 3, 10, 20, null, 90),
  ('back-builder', 0, 'pull-up', null, 4, 5, 10, null, 150),
  ('back-builder', 1, 'barbell-row', null, 4, 8, 10, null, 150),
  ('back-builder', 2, 'lat-pulldown', 0, 3, 10, 12, null, 0),
  ('back-builder', 3, 'seated-cable-row', 0, 3, 10, 12, null, 90),
  ('back-builder', 4, 'back-extension', null, 3, 12, 15, null, 60),
  ('core-builder', 0, 'hanging-knee-raise', null, 3, 10, 15, null, 90),
  ('core-builder', 1, 'cable-crunch', null, 3, 12, 15, null, 60),
  ('core-builder', 2, 'plank', 0, 3, null, null, 45, 0),
  ('core-builder', 3, 'side-plank', 0, 3, null, null, 30, 60),
  ('leg-endurance', 0, 'bodyweight-squat', 0, 3, 25, null, null, 0),
  ('leg-endurance', 1, 'bodyweight-lunge', 0, 3, 20, null, null, 0),
  ('leg-endurance', 2, 'jump-squat', 0, 3, 15, null, null, 90),
  ('leg-endurance', 3, 'wall-sit', null, 3, null, null, 60, 60),
  ('core-endurance', 0, 'mountain-climber', 0, 4, 30, null, null, 0),
  ('core-endurance', 1, 'flutter-kick', 0, 4, 40, null, null, 0),
  ('core-endurance', 2, 'plank', 0, 4, null, null, 60, 60),
  ('full-body-circuit', 0, 'burpee', 0, 4, 10, null, null, 0),
  ('full-body-circuit', 1, 'mountain-climber', 0, 4, 30, null, null, 0),
  ('full-body-circuit', 2, 'jumping-jack', 0, 4, 40, null, null, 0),
  ('full-body-circuit', 3, 'high-knees', 0, 4, null, null, 30, 90),
  ('cardio-mix', 0, 'rowing-machine', null, 1, null, null, 600, 60),
  ('cardio-mix', 1, 'stationary-bike', null, 1, null, null, 900, 60),
  ('cardio-mix', 2, 'jump-rope', null, 3, null, null, 90, 30),
  ('morning-stretch', 0, 'cat-cow', null, 1, 10, null, null, 0),
  ('morning-stretch', 1, 'childs-pose', null, 1, null, null, 60, 0),
  ('morning-stretch', 2, 'hamstring-stretch', null, 2, null, null, 45, 0),
  ('morning-stretch', 3, 'hip-flexor-stretch', null, 2, null, null, 45, 0),
  ('morning-stretch', 4, 'chest-stretch', null, 2, null, null, 45, 0),
  ('morning-stretch', 5, 'shoulder-stretch', null, 2, null, null, 45, 0),
  ('leg-stretch', 0, 'quad-stretch', 0, 2, null, null, 45, 0),
  ('leg-stretch', 1, 'hamstring-stretch', 0, 2, null, null, 45, 0),
  ('leg-stretch', 2, 'butterfly-stretch', null, 2, null, null, 60, 0),
  ('leg-stretch', 3, 'calf-stretch', null, 2, null, null, 45, 0),
  ('back-relief', 0, 'cat-cow', null, 2, 10, null, null, 0),
  ('back-relief', 1, 'childs-pose', null, 2, null, null, 60, 0),
  ('back-relief', 2, 'thread-the-needle', 0, 2, null, null, 30, 0),
  ('back-relief', 3, 'spinal-twist', 0, 2, null, null, 45, 0),
  ('shoulder-mobility', 0, 'shoulder-dislocate', null, 2, 10, null, null, 30),
  ('shoulder-mobility', 1, 'chest-stretch', 0, 2, null, null, 45, 0),
  ('shoulder-mobility', 2, 'lat-stretch', 0, 2, null, null, 45, 0),
  ('shoulder-mobility', 3, 'triceps-stretch', null, 2, null, null, 30, 0),
  ('steady-legs', 0, 'single-leg-stand', null, 3, null, null, 30, 15),
  ('steady-legs', 1, 'single-leg-deadlift', null, 3, 8, null, null, 60),
  ('steady-legs', 2, 'single-leg-hop', null, 3, 6, null, null, 60),
  ('steady-legs', 3, 'heel-to-toe-walk', null, 2, null, null, 60, 30),
  ('balance-flow', 0, 'tree-pose', null, 2, null, null, 45, 0),
  ('balance-flow', 1, 'warrior-three', null, 2, null, null, 30, 15),
  ('balance-flow', 2, 'bird-dog', 0, 3, 10, null, null, 0),
  ('balance-flow', 3, 'dead-bug', 0, 3, 10, null, null, 45);

reset role;
