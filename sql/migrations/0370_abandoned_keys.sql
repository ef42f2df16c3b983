-- A key that is lost for good, by the operator's word: what is sealed under it stays closed, and keeps nothing else from
-- working. Where it turns up again, a rotation opens what it sealed.
alter table auth.sealing_keys
  add column abandoned_at timestamptz,
  add constraint sealing_keys_abandoned_check check (abandoned_at is null or retired_at is not null);
