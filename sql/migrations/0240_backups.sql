-- What was backed up, as admins see it. The place of the backups itself tells what there is: this is for whoever may not
-- look there, and a database that was restored knows nothing of later ones.
set local lock_timeout = '2s';

create table app.backups (
  name         text primary key check (name ~ '^musclemate-\d{8}T\d{6}Z-[0-9a-f]{6}$'),
  -- a folder, or s3://bucket/prefix
  place        text not null check (length(place) <= 1000),
  made_at      timestamptz not null,
  -- of the encrypted archive
  bytes        bigint not null check (bytes >= 0),
  row_count    bigint not null check (row_count >= 0),
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  removed_at   timestamptz,
  -- the last check, and how far it went: restored and compared, or only that the encrypted file is whole
  checked_at   timestamptz,
  check_extent text check (check_extent in ('restored', 'sealed')),
  check_error  text check (length(check_error) <= 500)
);

create index backups_made_at on app.backups (made_at, name);

-- The ledger of migrations is backed up too.
grant usage on schema migrations to mm_backup;
grant select on migrations.applied to mm_backup;
