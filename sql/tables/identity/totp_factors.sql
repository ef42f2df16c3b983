-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.totp_factors enable row level security;
alter table auth.totp_factors force row level security;
revoke all on auth.totp_factors from public;

create or replace trigger refuse_unknown_key
  before insert or update of sealed on auth.totp_factors
  for each row execute function app.refuse_unknown_key();
