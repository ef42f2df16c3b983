-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.expire_challenges(timestamptz, integer, boolean);

-- Deletes for all tenants: challenges that were over a day ago, apps that were never confirmed, locks that have ended.
create or replace function app.expire_challenges(
  at timestamptz, at_most integer, is_dry_run boolean, out changed bigint, out sample jsonb,
  out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  challenges bigint;
  factors bigint;
  locks bigint;
begin
  sample := '[]';
  if is_dry_run then
    select (select count(*) from auth.challenges c where c.expires_at < at - interval '1 day')
             + (select count(*)
                  from auth.totp_factors f
                 where f.confirmed_at is null
                   and f.created_at < at - interval '1 day')
             + (select count(*) from auth.password_locks l where l.until < at - interval '1 day')
      into changed;
    has_more := false;
    return;
  end if;
  delete from auth.challenges c
   using (select d.tenant_id, d.token_hash
            from auth.challenges d
           where d.expires_at < at - interval '1 day'
           limit at_most
             for update skip locked) due
   where c.tenant_id = due.tenant_id
     and c.token_hash = due.token_hash;
  get diagnostics challenges = row_count;
  delete from auth.totp_factors f
   using (select d.tenant_id, d.account_id, d.id
            from auth.totp_factors d
           where d.confirmed_at is null
             and d.created_at < at - interval '1 day'
           limit at_most
             for update skip locked) due
   where f.tenant_id = due.tenant_id
     and f.account_id = due.account_id
     and f.id = due.id;
  get diagnostics factors = row_count;
  delete from auth.password_locks l
   using (select d.tenant_id, d.account_id
            from auth.password_locks d
           where d.until < at - interval '1 day'
           limit at_most
             for update skip locked) due
   where l.tenant_id = due.tenant_id
     and l.account_id = due.account_id;
  get diagnostics locks = row_count;
  changed := challenges + factors + locks;
  has_more := greatest(challenges, factors, locks) >= at_most;
end
$$;

grant execute on function app.expire_challenges(timestamptz, integer, boolean)
  to mm_worker;
