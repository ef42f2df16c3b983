-- Functions of earlier releases that nothing calls any more. Here and not in a migration, since triggers of theirs called
-- some until the tables were given new ones.
drop function if exists
  app.attention_entries(app.watched_client[]),
  app.claim_mail(integer),
  app.compendium_2024(),
  app.estimate_energy_of_sets(),
  app.newest_exposures(integer, uuid, text, boolean),
  app.marks(app.lift_days),
  app.note_deleted_workouts(),
  app.percentage_weight(uuid, numeric, text),
  app.predetermined_page(bigint, integer, text, text),
  app.refresh_standings(integer[], uuid[]),
  app.role_name(),
  app.roster_rows(app.watched_client[]),
  app.scope_of_rule(text, text[]),
  app.stamp_workout(),
  auth.redeem_reset(bytea, text),
  auth.remind_username(text),
  auth.request_reset(text, bytea, bytea),
  auth.resend_verification(text, bytea, bytea);
