-- Exercises whose names are one since migrations/0530_exercise_keys.sql: the oldest stays, with what was logged and planned as the
-- others, and their names lead to it.
set local statement_timeout = 0;

select app.unite_exercises(other.tenant_id, other.lifter_id, other.id, other.kept)
  from (
    select own.tenant_id, own.lifter_id, own.id,
           first_value(own.id) over (
             partition by own.tenant_id, own.lifter_id, app.exercise_key(own.name)
             order by own.created_at, own.id) as kept
      from app.exercises as own) as other
 where other.id <> other.kept;

-- The keys are generated, and made anew by any change.
update app.exercises as own
   set name = own.name
 where own.key <> app.exercise_key(own.name);

-- An alias that is another exercise's name by now leads nowhere: the name itself counts. Of two that are one, the first counts.
delete from app.exercise_aliases as alias
 using app.exercises as own
 where own.tenant_id = alias.tenant_id
   and own.lifter_id = alias.lifter_id
   and own.key = app.exercise_key(alias.name)
   and own.id <> alias.exercise_id
   and alias.key <> app.exercise_key(alias.name);

delete from app.exercise_aliases as alias
 using app.exercise_aliases as other
 where other.tenant_id = alias.tenant_id
   and other.lifter_id = alias.lifter_id
   and app.exercise_key(other.name) = app.exercise_key(alias.name)
   and (other.key = app.exercise_key(other.name), other.key) > (alias.key = app.exercise_key(alias.name), alias.key);

update app.exercise_aliases as alias
   set name = alias.name
 where alias.key <> app.exercise_key(alias.name);
