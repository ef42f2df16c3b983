-- Texts about a person that do not refer to their account, so that the account's deletion would leave them. What stays
-- on purpose is named in the inventory of personal data: what was written to others, and the ledger.

create or replace function app.forget_traces(leaving app.accounts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.forget_origins(leaving.id);
  perform app.forget_mail(leaving);
  perform app.forget_attempts(leaving);
  perform app.forget_purchases(leaving.tenant_id, leaving.id);
  -- invitations to an address that nobody had answered
  delete
    from app.invites as invite
   where invite.tenant_id = leaving.tenant_id
     and invite.recipient = leaving.email;
  delete
    from app.team_invites as invite
   where invite.tenant_id = leaving.tenant_id
     and invite.recipient = leaving.email;
  -- other people's notices, which name who did something
  delete
    from app.notices as told
   where told.tenant_id = leaving.tenant_id
     and told.account_id <> leaving.id
     and app.words_of(told.arguments) @> app.words_of(to_jsonb(leaving.id));
  -- who asked for a job by hand
  update app.jobs as job
     set asked_by = null
   where job.of_tenant = leaving.tenant_id
     and job.asked_by = leaving.id;
  update app.dead_jobs as job
     set asked_by = null
   where job.of_tenant = leaving.tenant_id
     and job.asked_by = leaving.id;
  update app.job_runs as run
     set asked_by = null
   where run.of_tenant = leaving.tenant_id
     and run.asked_by = leaving.id;
  -- a plan stays with who trains by it; who wrote it does not
  update app.assigned_plans as plan
     set coach_name = '—'
   where plan.tenant_id = leaving.tenant_id
     and plan.coach_id = leaving.id;
end
$$;

-- Whether a member of the object is one of these texts.
create or replace function app.names_one(arguments jsonb, names text[])
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from jsonb_each_text(arguments) as member
            where member.value = any (names));
$$;

-- Mails to the person, and mails to others that name them. Of the latter one that waits is sent without the name.
create or replace function app.forget_mail(leaving app.accounts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names constant text[] := array_remove(array[leaving.email, leaving.username, leaving.display_name], null);
  words constant bigint[] := app.words_of(to_jsonb(names));
  addresses text[] := array[leaving.email] || array(
    select token.new_email
      from auth.one_time_tokens as token
     where token.tenant_id = leaving.tenant_id
       and token.account_id = leaving.id
       and token.new_email is not null)
    || array(
    select address
      from app.account_changes as change
     cross join unnest(array[change.old_email, change.new_email]) as address
     where change.tenant_id = leaving.tenant_id
       and change.account_id = leaving.id
       and address is not null);
begin
  -- the address before was told of the one that came after it
  addresses := addresses || array(
    select told.recipient
      from app.outbox_mail as told
     where told.tenant_id = leaving.tenant_id
       and told.kind in ('email_change_requested', 'email_changed', 'address_set')
       and app.words_of(told.arguments) && app.words_of(to_jsonb(addresses))
       and told.arguments ->> 'new_email' = any (addresses));
  -- one that the person gave up, or never had, may be someone else's by now, and the mail there theirs
  addresses := array(
    select address
      from unnest(addresses) as address
     where not exists (
       select
         from app.accounts as other
        where other.tenant_id = leaving.tenant_id
          and other.email = address
          and other.id <> leaving.id));
  delete
    from app.outbox_mail as mail
   where mail.tenant_id = leaving.tenant_id
     and mail.recipient = any (addresses);
  delete
    from app.outbox_mail as mail
   where mail.tenant_id = leaving.tenant_id
     and app.words_of(mail.arguments) && words
     and app.names_one(mail.arguments, names)
     and (mail.sent_at is not null or mail.failed_at is not null);
  update app.outbox_mail as mail
     set arguments = (
           select jsonb_object_agg(
                    member.key, case when member.value #>> '{}' = any (names) then '"—"' else member.value end)
             from jsonb_each(mail.arguments) as member)
   where mail.tenant_id = leaving.tenant_id
     and app.words_of(mail.arguments) && words
     and app.names_one(mail.arguments, names);
end
$$;

-- Attempts are booked by the account's id, and those from before it existed by what was typed. Who registered from where
-- is known by the address alone; what is older than an hour slows nobody any more.
create or replace function app.forget_attempts(leaving app.accounts)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  subjects constant bytea[] := array[
    uuid_send(leaving.id), sha256(convert_to(leaving.email, 'UTF8')), sha256(convert_to(leaving.username, 'UTF8'))];
begin
  delete
    from auth.registrations as registration
   where registration.tenant_id = leaving.tenant_id
     and registration.at < now() - interval '1 hour'
     and registration.address in (
           select attempt.address
             from auth.sign_in_attempts as attempt
            where attempt.tenant_id = leaving.tenant_id
              and attempt.subject = any (subjects));
  delete
    from auth.sign_in_attempts as attempt
   where attempt.tenant_id = leaving.tenant_id
     and attempt.subject = any (subjects);
  delete
    from auth.address_requests as request
   where request.tenant_id = leaving.tenant_id
     and request.email = leaving.email;
end
$$;

-- The farewell is the last that has the address: it goes once it was sent, or can't be.
create or replace function app.purge_erasure_mail()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete
    from app.outbox_mail as mail
   where mail.tenant_id = new.tenant_id
     and mail.id = new.id;
  return null;
end
$$;
