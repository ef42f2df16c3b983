-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.sign_in_providers enable row level security;
alter table auth.sign_in_providers force row level security;
revoke all on auth.sign_in_providers from public;

create or replace trigger refuse_unknown_key
  before insert or update of sealed on auth.sign_in_providers
  for each row execute function app.refuse_unknown_key();
