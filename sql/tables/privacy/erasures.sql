-- Written and read by the functions of leaving alone; when it is due is in the account.
alter table app.erasures enable row level security;
alter table app.erasures force row level security;
revoke all on app.erasures from public;
