-- How an admin's change of how an account is reached comes about once its wait is over.

-- Those whose time has come, counted from when the mail about it was sent: a mail that is stuck holds the change
-- up. Of all tenants.
create or replace function app.finish_account_changes(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due app.account_changes;
  finished text[] := '{}';
begin
  for due in
    select change.*
      from app.account_changes as change
     where change.state = 'pending'
       and change.due_at <= finish_account_changes.at
       and not exists (
         select
           from app.outbox_mail as mail
          where mail.tenant_id = change.tenant_id
            and mail.id = change.mail_id
            and mail.failed_at is null
            and (mail.sent_at is null
                 or mail.sent_at > finish_account_changes.at - (change.due_at - change.asked_at)))
     order by change.due_at
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    perform app.finish_account_change(due);
    finished := finished || due.id::text;
  end loop;
  return finished;
end
$$;

-- Dropped where the mail could not be sent, the new address never answered, or it is someone else's by now.
create or replace function app.finish_account_change(due app.account_changes)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  is_done boolean := exists (
    select
      from app.outbox_mail as mail
     where mail.tenant_id = due.tenant_id
       and mail.id = due.mail_id
       and mail.sent_at is not null);
begin
  if is_done and due.kind = 'email' then
    is_done := due.confirmed_at is not null and app.take_new_address(due);
  elsif is_done then
    perform auth.remove_factors(due.account_id, due.reason);
  end if;
  if not is_done then
    perform app.drop_account_change(due.tenant_id, due.account_id, due.kind);
    return;
  end if;
  update app.account_changes as change
     set state = 'done',
         closed_at = now()
   where change.tenant_id = due.tenant_id
     and change.account_id = due.account_id
     and change.id = due.id;
  perform app.audit(
    'account_change_done', due.account_id, jsonb_build_object('change', due.id, 'kind', due.kind));
end
$$;

-- The old address is told. False where the new one is someone else's.
create or replace function app.take_new_address(due app.account_changes)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.set_address(due.tenant_id, due.account_id, due.new_email, due.confirmed_at) then
    return false;
  end if;
  perform app.queue_mail(
            'email_changed', due.old_email,
            jsonb_build_object('name', coalesce(holder.display_name, holder.username), 'new_email', due.new_email))
     from app.accounts as holder
    where holder.tenant_id = due.tenant_id
      and holder.id = due.account_id;
  return true;
end
$$;

-- False where it is someone else's. Links on their way to the old address open nothing any more.
create or replace function app.set_address(
  tenant_id integer, account_id uuid, email text, confirmed_at timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.accounts as holder
     set email = set_address.email,
         email_verified_at = set_address.confirmed_at,
         updated_at = now()
   where holder.tenant_id = set_address.tenant_id
     and holder.id = set_address.account_id;
  delete from auth.set_aside_addresses as aside
   where aside.tenant_id = set_address.tenant_id
     and aside.account_id = set_address.account_id;
  update auth.one_time_tokens as link
     set used_at = now()
   where link.tenant_id = set_address.tenant_id
     and link.account_id = set_address.account_id
     and link.used_at is null;
  perform auth.tell(set_address.tenant_id, set_address.account_id, 'email_verified');
  return true;
exception when unique_violation then
  return false;
end
$$;
