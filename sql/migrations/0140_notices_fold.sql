-- The same notice again, while it is unread, is one notice told several times.
alter table app.notices
  add column occurrences integer not null default 1 check (occurrences > 0),
  add constraint notices_arguments_check1 check (octet_length(arguments::text) <= 8000);

-- Of the arguments a digest, since an index entry has at most 2,704 bytes. It also counts what is unread.
create unique index notices_once_while_unread
  on app.notices (tenant_id, account_id, kind, md5(arguments::text)) where read_at is null;

drop index app.notices_unread;
