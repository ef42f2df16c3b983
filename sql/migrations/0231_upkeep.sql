-- What is over by time alone is said in the row, and told once.

alter table app.invites
  drop constraint invites_state_check,
  add constraint invites_state_check check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired'));

alter table app.team_invites
  drop constraint team_invites_state_check,
  add constraint team_invites_state_check
    check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired'));

alter table app.scope_requests
  drop constraint scope_requests_state_check,
  add constraint scope_requests_state_check
    check (state in ('open', 'granted', 'declined', 'withdrawn', 'expired'));

alter table app.team_moves
  drop constraint team_moves_state_check,
  add constraint team_moves_state_check
    check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired'));

create index invites_ending on app.invites (expires_at) where state = 'open';
create index team_invites_ending on app.team_invites (expires_at) where state = 'open';
create index scope_requests_ending on app.scope_requests (created_at) where state = 'open';
create index team_moves_ending on app.team_moves (created_at) where state = 'open';
create index grants_ending on app.grants (expires_at) where expires_at < 'infinity';
create index team_grants_ending on app.team_grants (expires_at) where expires_at < 'infinity';
create index sharing_pauses_ending on app.sharing_pauses (until) where until < 'infinity';

-- Rows come in the order of their age, so that the smallest of indexes finds the old ones.
create index sign_in_attempts_by_age on auth.sign_in_attempts using brin (at);
create index registrations_by_age on auth.registrations using brin (at);
create index access_log_by_age on app.access_log using brin (at);
create index billing_events_by_age on app.billing_events using brin (received_at);
create index payments_by_age on app.payments using brin (paid_at);

-- Jobs pass the time.
drop function if exists app.send_billing_reminders(integer);
