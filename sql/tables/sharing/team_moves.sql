-- No request role reads these: sql/functions/sharing/team_moves.sql shows an owner and the lifter what concerns them.
alter table app.team_moves enable row level security;
alter table app.team_moves force row level security;
revoke all on app.team_moves from public;
