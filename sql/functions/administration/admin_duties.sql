-- Who gives duties to whom. Whoever becomes an admin has all of them where the command made them one, and those of the
-- admin who did; who is none any more has none.

create or replace function app.settle_duties()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if 'admin' <> all (new.roles) then
    delete from app.admin_duties as given
     where given.tenant_id = new.tenant_id
       and given.account_id = new.id;
  elsif tg_op = 'INSERT' or 'admin' <> all (old.roles) then
    insert into app.admin_duties (tenant_id, account_id, duty)
    select new.tenant_id, new.id, known.duty
      from unnest(array['accounts', 'content', 'moderation', 'operations']) as known (duty)
     where app.account_id() is null
        or app.has_duty(known.duty);
  end if;
  return null;
end
$$;

-- MM404 for an account that is no admin's.
create or replace function app.duties_shown(account uuid)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  duties text[];
begin
  perform app.demand_duty('accounts');
  select app.duties_of(person)
    into duties
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = duties_shown.account;
  if duties is null then
    perform app.raise_not_found('no-such-admin');
  end if;
  return json_build_object('duties', duties);
end
$$;

-- Another admin's duties become these. MM409 where nobody would be left to look after the accounts.
create or replace function app.change_duties(account uuid, duties text[])
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.set_duties(app.administer(account, may_end_admin => 'accounts' <> all (duties)), duties);
  return app.duties_shown(account);
end
$$;

create or replace function app.set_duties(admin app.accounts, duties text[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant text[] := app.duties_of(admin);
begin
  if before is null then
    perform app.raise_not_found('no-such-admin');
  end if;
  delete from app.admin_duties as given
   where given.tenant_id = admin.tenant_id
     and given.account_id = admin.id
     and given.duty <> all (duties);
  insert into app.admin_duties (tenant_id, account_id, duty)
  select admin.tenant_id, admin.id, wanted.duty
    from unnest(duties) as wanted (duty)
      on conflict do nothing;
  perform app.audit(
    'duties_changed', admin.id, jsonb_build_object('duties', app.duties_of(admin), 'duties_before', before));
end
$$;

create or replace function auth.set_duties_by_command(tenant text, login text, duties text[])
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  holder constant app.accounts := auth.account_for_command(tenant, login);
begin
  if 'accounts' <> all (duties) then
    perform app.spare_last_admin(holder.id);
  end if;
  perform app.set_duties(holder, duties);
end
$$;

grant execute on function app.duties_shown(uuid), app.change_duties(uuid, text[]) to mm_admin;
