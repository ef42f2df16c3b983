-- The App Store's signatures, and what they add up to.

-- Keeps the later of two signatures of one thing, whichever comes first. Null counts as never signed.
create or replace function app.later_signed(one jsonb, other jsonb)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when other is null then one
           when one is null then other
           when ((one ->> 'signedDate')::bigint, one) >= ((other ->> 'signedDate')::bigint, other) then one
           else other
         end
$$;

-- Keeps verified payloads. Their order of keys is the same for everyone, so that two who bring the same wait for one
-- another and not in a circle.
create or replace function app.upsert_app_store_data(tenant_id integer, transactions jsonb, renewals jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  payload jsonb;
begin
  for payload in
    select given.value
      from jsonb_array_elements(transactions) as given
     order by given.value ->> 'originalTransactionId', given.value ->> 'transactionId'
  loop
    insert into app.app_store_transactions as kept (
      tenant_id, original_transaction_id, transaction_id, signed, revoked)
    values (
      upsert_app_store_data.tenant_id, payload ->> 'originalTransactionId', payload ->> 'transactionId', payload,
      case when payload ? 'revocationDate' then payload end)
        on conflict on constraint app_store_transactions_pkey do update
       set signed = app.later_signed(kept.signed, excluded.signed),
           revoked = app.later_signed(kept.revoked, excluded.revoked);
  end loop;
  for payload in
    select given.value
      from jsonb_array_elements(renewals) as given
     order by given.value ->> 'originalTransactionId'
  loop
    insert into app.app_store_renewals as kept (tenant_id, original_transaction_id, signed)
    values (upsert_app_store_data.tenant_id, payload ->> 'originalTransactionId', payload)
        on conflict on constraint app_store_renewals_pkey do update
       set signed = app.later_signed(kept.signed, excluded.signed);
  end loop;
end
$$;

-- An account of the tenant, where the app named it at the purchase.
create or replace function app.app_store_buyer(tenant integer, signed jsonb)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select account.id
    from app.accounts as account
   where account.tenant_id = tenant
     and account.id = case
           when signed ->> 'appAccountToken' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
             then (signed ->> 'appAccountToken')::uuid
         end
$$;

-- All that was signed of one subscription, and whose it is: who the app named at the last purchase, else who has it
-- already, else who was named before. The same name stays with whoever pays in the App Store, also where they buy again
-- from another account here.
create or replace function app.app_store_history(tenant_id integer, reference text)
returns jsonb
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'transactions', (
      select coalesce(jsonb_agg(jsonb_build_object('signed', kept.signed, 'revoked', kept.revoked)), '[]')
        from app.app_store_transactions as kept
       where kept.tenant_id = app_store_history.tenant_id
         and kept.original_transaction_id = app_store_history.reference),
    'renewal', (
      select kept.signed
        from app.app_store_renewals as kept
       where kept.tenant_id = app_store_history.tenant_id
         and kept.original_transaction_id = app_store_history.reference),
    'account', coalesce(
      (select app.app_store_buyer(kept.tenant_id, kept.signed)
         from app.app_store_transactions as kept
        where kept.tenant_id = app_store_history.tenant_id
          and kept.original_transaction_id = app_store_history.reference
        order by (kept.signed ->> 'purchaseDate')::bigint desc, kept.transaction_id desc
        limit 1),
      (select subscription.account_id
         from app.subscriptions as subscription
        where subscription.tenant_id = app_store_history.tenant_id
          and subscription.provider = 'app_store'
          and subscription.reference = app_store_history.reference),
      (select buyer.account
         from app.app_store_transactions as kept
        cross join lateral app.app_store_buyer(kept.tenant_id, kept.signed) as buyer (account)
        where kept.tenant_id = app_store_history.tenant_id
          and kept.original_transaction_id = app_store_history.reference
          and buyer.account is not null
        order by (kept.signed ->> 'purchaseDate')::bigint desc, kept.transaction_id desc
        limit 1)));
end
$$;

-- With an account its subscriptions are erased, and with them what was signed of them. The ledger of payments stays.
create or replace function app.forget_app_store_data()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.app_store_transactions as kept
   where kept.tenant_id = old.tenant_id
     and kept.original_transaction_id = old.reference;
  delete from app.app_store_renewals as kept
   where kept.tenant_id = old.tenant_id
     and kept.original_transaction_id = old.reference;
  return null;
end
$$;

grant execute on function app.upsert_app_store_data(integer, jsonb, jsonb), app.app_store_history(integer, text)
  to mm_worker;
