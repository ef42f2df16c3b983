-- Mail that came back since its address does not exist, and the accounts whose addresses are sent no more mail for that.
set local lock_timeout = '2s';

alter table app.outbox_mail
  add column bounced_at timestamptz;
alter table app.accounts
  -- since the address was confirmed last
  add column mail_bounces smallint not null default 0,
  -- only what concerns the account's security is mailed since then
  add column mail_stopped_since timestamptz;
