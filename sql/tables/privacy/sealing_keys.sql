-- Read and written by the triggers of what is sealed, and by the command that rotates keys.
alter table auth.sealing_keys enable row level security;
alter table auth.sealing_keys force row level security;
revoke all on auth.sealing_keys from public;
