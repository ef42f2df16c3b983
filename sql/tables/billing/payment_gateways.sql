-- Read by app.payment_gateway, for the server and the worker; what lies there is sealed.
alter table app.payment_gateways enable row level security;
alter table app.payment_gateways force row level security;
revoke all on app.payment_gateways from public;

create or replace trigger refuse_unknown_key
  before insert or update of sealed on app.payment_gateways
  for each row execute function app.refuse_unknown_key();
