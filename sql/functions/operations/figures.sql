-- The database's figures for /metrics, in one statement a scrape: names and labels as Prometheus takes them, and nothing
-- of anyone. Of a queue its length and the age of the oldest that is due.
create or replace function app.figures()
returns table (name text, label text, value double precision)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select 'musclemate_database_bytes', null, pg_database_size(current_database())::double precision
   union all
  select 'musclemate_database_connections', null, kept.numbackends
    from pg_catalog.pg_stat_database as kept
   where kept.datname = current_database()
   union all
  -- towards two thousand million the database stops taking writes (PostgreSQL documentation, 25.1.5)
  select 'musclemate_database_transaction_age', null, age(kept.datfrozenxid)
    from pg_catalog.pg_database as kept
   where kept.datname = current_database()
   union all
  select figure.name, null, figure.value
    from (
      select count(*) as waiting,
             coalesce(extract(epoch from now() - min(mail.created_at)), 0) as oldest
        from app.outbox_mail as mail
       where mail.sent_at is null
         and mail.failed_at is null) as queue
   cross join lateral (values
     ('musclemate_mail_waiting', queue.waiting),
     ('musclemate_mail_oldest_seconds', queue.oldest)) as figure (name, value)
   union all
  select 'musclemate_mail_bounced', null, count(*)
    from app.outbox_mail as mail
   where mail.bounced_at is not null
   union all
  select 'musclemate_mail_stopped_accounts', null, count(*)
    from app.accounts as account
   where account.mail_stopped_since is not null
   union all
  select 'musclemate_audit_entries_total', null, coalesce(sum(head.number), 0)
    from app.audit_heads as head
   union all
  select 'musclemate_alerts_open', 'kind="' || alert.kind || '"', count(*)
    from app.alerts as alert
   where alert.acknowledged_at is null
   group by alert.kind;
$$;

grant execute on function app.figures() to musclemate_server;
