-- Written by the holder of a mail's link, read when mail is queued: no request role reads it.
alter table app.mail_refusals enable row level security;
alter table app.mail_refusals force row level security;
revoke all on app.mail_refusals from public;
