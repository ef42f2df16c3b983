-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.sessions enable row level security;
alter table auth.sessions force row level security;
revoke all on auth.sessions from public;

create or replace trigger fill_in_client
  before insert on auth.sessions
  for each row execute function auth.fill_in_client();

-- What a command does for someone is no sign-in of theirs.
create or replace trigger recognise_device
  after insert on auth.sessions
  for each row
  when (new.method <> 'command')
  execute function auth.recognise_device();

create or replace trigger note_active_day_of_new
  after insert on auth.sessions
  for each row
  when (new.method <> 'command')
  execute function app.note_active_day();

create or replace trigger note_active_day
  after update of last_used_at on auth.sessions
  for each row
  when ((old.last_used_at at time zone 'UTC')::date <> (new.last_used_at at time zone 'UTC')::date)
  execute function app.note_active_day();
