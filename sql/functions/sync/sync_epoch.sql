-- Begins a new epoch: what devices counted is no longer what this database counts. Asked for wherever changes that devices
-- have seen may be missing: a backup was restored, or a standby that lagged behind took over.
create or replace function app.begin_epoch()
returns uuid
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.installation
     set epoch = gen_random_uuid()
  returning epoch
$$;
