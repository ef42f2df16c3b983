-- Written by app.queue_mail and read by app.claim_mail alone.
alter table app.outbox_mail enable row level security;
alter table app.outbox_mail force row level security;
revoke all on app.outbox_mail from public;
