-- The data that a registration needs beside a name and a password, where its tenant asks for it: a birth date, and
-- consent to the newest terms and privacy policy. As the login role, after auth.begin_visit.

-- The faults of these answers, in the form of MM422's detail. `agreed` is an array of {kind, version}. Birthdays begin
-- where the person lives, and in UTC where no such time zone is known. Parental consent (GDPR, article 8) is not offered:
-- who is too young can't register.
create or replace function auth.consent_faults(agreed jsonb, birth_date date, time_zone text)
returns jsonb
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(fault), '[]')
    from (select jsonb_build_object('pointer', '/birth_date', 'code', 'needed') as fault
            from app.tenants as tenant
           where tenant.id = app.tenant_id()
             and tenant.minimum_age is not null
             and consent_faults.birth_date is null
           union all
          select jsonb_build_object(
                   'pointer', '/birth_date', 'code', 'invalid',
                   'expected', 'the birth date of someone old enough to register here')
            from app.tenants as tenant
           where tenant.id = app.tenant_id()
             and consent_faults.birth_date > (
                   (now() at time zone case
                      when time_zone is not null and app.is_time_zone(time_zone) then time_zone
                      else 'UTC' end)::date
                   - make_interval(years => tenant.minimum_age))
           union all
          select jsonb_build_object('pointer', '/consents', 'code', 'needed')
           where exists (
             select
               from app.policies_to_agree_to() as policy
              where policy.kind <> 'health'
                and not coalesce(agreed, '[]') @> jsonb_build_array(
                      jsonb_build_object('kind', policy.kind, 'version', policy.version)))
           union all
          select jsonb_build_object(
                   'pointer', '/consents/' || given.position - 1 || '/version', 'code', 'unknown')
            from jsonb_array_elements(coalesce(agreed, '[]')) with ordinality as given (consent, position)
           where not exists (
             select
               from app.policies_to_agree_to() as policy
              where policy.kind = given.consent ->> 'kind'
                and policy.version = (given.consent ->> 'version')::integer)) as found;
$$;

-- After auth.register, in the same transaction. MM422 where a version was published meanwhile.
create or replace function auth.record_consents(account uuid, agreed jsonb, birth_date date)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  faults constant jsonb := auth.consent_faults(
    agreed, birth_date,
    (select holder.time_zone
       from app.accounts as holder
      where holder.tenant_id = app.tenant_id()
        and holder.id = account));
begin
  if faults <> '[]' then
    perform app.raise_faults(to_jsonb(faults));
  end if;
  perform app.note_consent(account, given.kind, given.version, true, 'registration')
     from (select distinct told.kind, told.version
             from jsonb_to_recordset(coalesce(agreed, '[]')) as told (kind text, version integer)) as given;
  insert into app.profiles (tenant_id, lifter_id, birth_date)
  select app.tenant_id(), account, record_consents.birth_date
   where record_consents.birth_date is not null
      on conflict (tenant_id, lifter_id) do update set birth_date = excluded.birth_date;
end
$$;

create or replace function auth.registered(account uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.account_json(app.tenant_id(), account);
$$;

grant execute on function auth.consent_faults(jsonb, date, text), auth.record_consents(uuid, jsonb, date), auth.registered(uuid)
   to musclemate_server;
