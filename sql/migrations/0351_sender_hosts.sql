-- Hosts that the operator lets a tenant's mails come from, beside those that its links may lead to.
set local lock_timeout = '2s';

alter table app.tenants
  add column sender_hosts text[] not null default '{}' check (cardinality(sender_hosts) <= 20);
