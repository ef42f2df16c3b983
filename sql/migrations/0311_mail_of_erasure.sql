-- The mail that told of an erasure that an admin asked for: the wait is counted from when it had left.
alter table app.erasures add column mail_id uuid;
