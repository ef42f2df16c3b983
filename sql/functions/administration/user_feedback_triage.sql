-- The admins' handling of users' feedback for the platform.

create or replace function app.feedback_in_triage(told app.feedback)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select told.id, told.kind, told.text, told.app_version, told.screen, told.graph, told.state, told.is_public,
             told.votes, told.answer, told.answered_at, told.answered_by, told.duplicate_of,
             (select count(*)
                from app.feedback as merged
               where merged.tenant_id = told.tenant_id
                 and merged.duplicate_of = told.id) as duplicates,
             told.labels, told.priority, told.assignee, told.notes,
             (select json_build_object('id', author.id, 'username', author.username, 'display_name', author.display_name)
                from app.accounts as author
               where author.tenant_id = told.tenant_id
                 and author.id = told.account_id) as author,
             told.created_at, told.updated_at) as shown;
$$;

create or replace function app.feedback_of(id uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('moderation');
  select app.feedback_in_triage(told)
    from app.feedback as told
   where told.tenant_id = app.tenant_id()
     and told.id = feedback_of.id;
$$;

create or replace function app.feedback_inbox(
  before timestamptz, before_id uuid, at_most integer, state text, kind text, label text, assignee uuid, words text)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('moderation');
  select app.page(
           array_agg(app.feedback_in_triage(listed.told)),
           array_agg(app.cursor((listed.told).created_at, (listed.told).id)),
           at_most)
    from (
      select told
        from app.feedback as told
       where told.tenant_id = app.tenant_id()
         and (told.created_at, told.id) < (before, before_id)
         and (feedback_inbox.state is null or told.state = feedback_inbox.state)
         and (feedback_inbox.kind is null or told.kind = feedback_inbox.kind)
         and (feedback_inbox.label is null or told.labels @> array[feedback_inbox.label])
         and (feedback_inbox.assignee is null or told.assignee = feedback_inbox.assignee)
         and (feedback_inbox.words is null or strpos(lower(told.text), lower(feedback_inbox.words)) > 0)
       order by told.created_at desc, told.id desc
       limit at_most + 1) as listed;
$$;

-- The feedback that a change is about, and nobody else's change at the same time. MM404.
create or replace function app.begin_triage(id uuid)
returns app.feedback
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  told app.feedback;
begin
  select kept.*
    into told
    from app.feedback as kept
   where kept.tenant_id = app.tenant_id()
     and kept.id = begin_triage.id
     for no key update;
  if not found then
    perform app.raise_not_found('no-such-feedback');
  end if;
  return told;
end
$$;

-- The faults of a change: an idea alone can be public, an assignee looks after feedback, and what it is merged into is of the
-- tenant and merged into nothing itself.
create or replace function app.check_triage(wanted app.feedback)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', fault.pointer, 'code', fault.code, 'expected', fault.expected))
    into faults
    from (
      select '/is_public' as pointer, 'invalid' as code, 'false for what is no idea' as expected
       where wanted.is_public
         and wanted.kind <> 'idea'
      union all
      select '/assignee', 'unknown', null
       where wanted.assignee is not null
         and not exists (
           select
             from app.admin_duties as admin
            where admin.tenant_id = wanted.tenant_id
              and admin.account_id = wanted.assignee
              and admin.duty = 'moderation')
      union all
      select '/duplicate_of', 'unknown', null
       where wanted.duplicate_of is not null
         and not exists (
           select
             from app.feedback as kept
            where kept.tenant_id = wanted.tenant_id
              and kept.id = wanted.duplicate_of
              and kept.id <> wanted.id
              and kept.duplicate_of is null)) as fault;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- Changes the members that `changes` names. What is merged into another takes its votes and its own duplicates along.
create or replace function app.triage(id uuid, changes jsonb)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before app.feedback;
  wanted app.feedback;
begin
  perform app.demand_duty('moderation');
  -- What it is merged into first, in the order of their ids: two that are merged into one another at once wait in a row.
  perform
     from app.feedback as kept
    where kept.tenant_id = app.tenant_id()
      and kept.id in (triage.id, (changes ->> 'duplicate_of')::uuid)
    order by kept.id
      for no key update;
  before := app.begin_triage(triage.id);
  wanted := jsonb_populate_record(before, changes);
  perform app.check_triage(wanted);
  if wanted.state in ('answered', 'duplicate') and wanted.state <> before.state then
    perform app.raise_fault('/state', 'invalid');
  end if;
  if wanted.is_public and not before.is_public then
    -- everyone reads it then
    perform app.demand_proof();
  end if;
  wanted.state := case when wanted.duplicate_of is not null then 'duplicate'
                       when wanted.state = 'duplicate' then 'open'
                       else wanted.state end;
  update app.feedback as told
     set state = wanted.state,
         labels = wanted.labels,
         priority = wanted.priority,
         assignee = wanted.assignee,
         notes = wanted.notes,
         is_public = wanted.is_public,
         duplicate_of = wanted.duplicate_of,
         updated_at = now()
   where told.tenant_id = before.tenant_id
     and told.id = before.id;
  if wanted.duplicate_of is distinct from before.duplicate_of and wanted.duplicate_of is not null then
    perform app.merge_feedback(before, wanted.duplicate_of);
  end if;
  perform app.audit(
    'feedback_triaged', before.account_id,
    jsonb_build_object('feedback', before.id, 'members', (select jsonb_agg(name) from jsonb_object_keys(changes) as name)));
  return app.feedback_of(before.id);
end
$$;

create or replace function app.merge_feedback(merged app.feedback, kept uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into app.feedback_votes (tenant_id, feedback_id, account_id)
  select merged.tenant_id, merge_feedback.kept, voter.account_id
    from (
      select vote.account_id
        from app.feedback_votes as vote
       where vote.tenant_id = merged.tenant_id
         and vote.feedback_id = merged.id
      union
      select merged.account_id) as voter
      on conflict do nothing;
  update app.feedback as further
     set duplicate_of = merge_feedback.kept
   where further.tenant_id = merged.tenant_id
     and further.duplicate_of = merged.id;
$$;

-- Notifies the writer, and the writers of what was merged into it. In the tenant's name, so a proof comes first.
create or replace function app.answer_feedback(id uuid, answer text, state text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  told app.feedback;
begin
  perform app.begin_administration('moderation');
  told := app.begin_triage(answer_feedback.id);
  update app.feedback as answered
     set answer = answer_feedback.answer,
         answered_at = now(),
         answered_by = app.account_id(),
         state = case when answered.id = told.id then answer_feedback.state else answered.state end,
         updated_at = now()
   where answered.tenant_id = told.tenant_id
     and told.id in (answered.id, answered.duplicate_of);
  perform app.notify(asked.account_id, 'feedback_answered', jsonb_build_object('feedback', asked.id)),
          app.mail_to(asked.account_id, 'feedback_answered', jsonb_build_object('message', answer_feedback.answer))
     from app.feedback as asked
    where asked.tenant_id = told.tenant_id
      and told.id in (asked.id, asked.duplicate_of);
  perform app.audit('feedback_answered', told.account_id, jsonb_build_object('feedback', told.id));
  return app.feedback_of(told.id);
end
$$;

grant execute on function
    app.feedback_of(uuid), app.feedback_inbox(timestamptz, uuid, integer, text, text, text, uuid, text),
    app.triage(uuid, jsonb), app.answer_feedback(uuid, text, text)
  to mm_admin;
