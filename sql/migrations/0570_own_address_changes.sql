-- The holder's own change of address stands with the changes that admins ask for: it is shown and withdrawn in one place.
set local lock_timeout = '2s';

alter table app.account_changes
  -- null where it does not wait: it takes effect when the new address answers, and `due_at` is when the link to it expires
  alter column veto_hash drop not null;
