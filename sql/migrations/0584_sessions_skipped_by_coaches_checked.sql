-- In a transaction of its own: the table is read, and stays open to all who write.
alter table app.planned_workouts
  validate constraint planned_workouts_coach_changes_check;
