-- Written by app.queue_mail and read by app.claim_mail alone.
alter table app.outbox_mail enable row level security;
alter table app.outbox_mail force row level security;
revoke all on app.outbox_mail from public;

create or replace trigger purge_erasure_mail
  after update on app.outbox_mail
  for each row when (new.kind = 'account_erased' and (new.sent_at is not null or new.failed_at is not null))
  execute function app.purge_erasure_mail();

create or replace trigger refuse_retired_key
  before insert on app.outbox_mail
  for each row when (new.secret is not null) execute function app.refuse_retired_key();
