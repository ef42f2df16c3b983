-- Written by whoever holds a mail's link, asked by what queues mail: no request role reads it.
alter table app.mail_refusals enable row level security;
alter table app.mail_refusals force row level security;
revoke all on app.mail_refusals from public;
