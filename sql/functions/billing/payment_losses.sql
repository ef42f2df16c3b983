-- Whether a provider reports a dispute as lost that is not booked yet (`lost:`, see settlement.sql), of a subscription
-- that was not sold by another tenant.
create or replace function app.has_new_loss(tenant_id integer, provider text, facts jsonb, payments jsonb)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.set_context(tenant_id, null, null, 'worker');
  return exists (
    select
      from jsonb_to_recordset(payments) as told (id text)
      join app.tenants as own
        on own.id = has_new_loss.tenant_id
       and own.slug = coalesce(facts ->> 'tenant', own.slug)
      left join app.payments as booked
        on booked.tenant_id = own.id
       and booked.provider = has_new_loss.provider
       and booked.id = told.id
     where starts_with(told.id, 'lost:')
       and booked.id is null);
end
$$;

grant execute on function app.has_new_loss(integer, text, jsonb, jsonb) to mm_worker;
