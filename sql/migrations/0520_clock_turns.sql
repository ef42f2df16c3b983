-- When the clock of a live workout was turned last, as the devices had it: an earlier press that comes later has no effect.
-- Absent: never, or by a server of a release before.
set local lock_timeout = '2s';

alter table app.drafts
  add column turned_at timestamptz;
