-- Handed out by app.export_part, which asks for a recent proof of who fetches it.
alter table app.data_export_parts enable row level security;
alter table app.data_export_parts force row level security;
revoke all on app.data_export_parts from public;

create or replace trigger refuse_retired_key
  before insert on app.data_export_parts
  for each row execute function app.refuse_retired_key();
