-- No request role reads these: sql/functions/sharing/team_invites.sql shows an owner and the addressee what concerns
-- them.
alter table app.team_invites enable row level security;
alter table app.team_invites force row level security;
revoke all on app.team_invites from public;
