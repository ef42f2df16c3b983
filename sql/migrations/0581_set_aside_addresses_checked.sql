-- In a transaction of its own: the table is read, and stays open to all who write.
alter table app.accounts
  validate constraint accounts_set_aside_unconfirmed;
