-- What each kind of effort took, the largest first: activity, compendium_code, met, active_seconds, kilocalories. Null:
-- an estimate from before there were parts.
alter table app.workout_energy add column parts jsonb;
