-- No request role reads this: no grant, and no policy that would let a row through. The functions of push_services.sql do.
alter table app.push_services enable row level security;
alter table app.push_services force row level security;
revoke all on app.push_services from public;

create or replace trigger refuse_unknown_key
  before insert or update of sealed on app.push_services
  for each row execute function app.refuse_unknown_key();
