-- Links to a new address from before they stood in app.account_changes (migration 0570): of each account the newest stays.
insert into app.account_changes (
  tenant_id, account_id, id, kind, new_email, old_email, asked_by, asked_at, due_at, confirm_hash)
select distinct on (link.tenant_id, link.account_id)
       link.tenant_id, link.account_id, app.new_id(), 'email', link.new_email, holder.email, holder.id, link.created_at,
       link.expires_at, link.token_hash
  from auth.one_time_tokens as link
  join app.accounts as holder
    on holder.tenant_id = link.tenant_id
   and holder.id = link.account_id
 where link.purpose = 'change_email'
   and link.used_at is null
   and link.expires_at > now()
 order by link.tenant_id, link.account_id, link.created_at desc
    on conflict do nothing;

delete from auth.one_time_tokens as link
 where link.purpose = 'change_email';
