-- Users' feedback for the platform, as they see it.

-- As its author sees it: without what admins note beside it.
create or replace function app.feedback_shown(told app.feedback)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select told.id, told.kind, told.text, told.app_version, told.screen, told.graph, told.state, told.is_public,
             told.votes, told.answer, told.answered_at, told.duplicate_of, told.created_at) as shown;
$$;

create or replace function app.send_feedback(id uuid, kind text, text text, app_version text, screen text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enforce_limit(20, count(*), 'too-many-open-reports')
     from app.feedback as told
    where told.tenant_id = app.tenant_id()
      and told.account_id = app.account_id()
      and told.kind <> 'graph'
      and told.state = 'open';
  insert into app.feedback (tenant_id, id, account_id, kind, text, app_version, screen)
  values (
    app.tenant_id(), send_feedback.id, app.account_id(), send_feedback.kind, send_feedback.text,
    send_feedback.app_version, send_feedback.screen);
end
$$;

create or replace function app.own_feedback_of(id uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.feedback_shown(told)
    from app.feedback as told
   where told.tenant_id = app.tenant_id()
     and told.account_id = app.account_id()
     and told.id = own_feedback_of.id;
$$;

create or replace function app.own_feedback(before timestamptz, before_id uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.page(
           array_agg(app.feedback_shown(listed.told)),
           array_agg(app.cursor((listed.told).created_at, (listed.told).id)),
           at_most)
    from (
      select told
        from app.feedback as told
       where told.tenant_id = app.tenant_id()
         and told.account_id = app.account_id()
         and (told.created_at, told.id) < (before, before_id)
       order by told.created_at desc, told.id desc
       limit at_most + 1) as listed;
$$;

-- The ideas that everyone may read, without saying whose they are: the newest first after a cursor, or those with the most
-- votes, which is one page.
create or replace function app.public_ideas(
  by_votes boolean, before timestamptz, before_id uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.page(
           array_agg(row_to_json(listed)),
           array_agg(case when not by_votes then app.cursor(listed.created_at, listed.id) end),
           at_most)
    from (
          select told.id, told.text, told.state, told.votes,
                 told.account_id = app.account_id() as is_own,
                 exists (
                   select
                     from app.feedback_votes as vote
                    where vote.tenant_id = told.tenant_id
                      and vote.feedback_id = told.id
                      and vote.account_id = app.account_id()) as voted,
                 told.answer, told.created_at
            from app.feedback as told
           where told.tenant_id = app.tenant_id()
             and told.is_public
             and told.duplicate_of is null
             and (by_votes or (told.created_at, told.id) < (before, before_id))
           order by case when by_votes then told.votes end desc, told.created_at desc, told.id desc
           limit at_most + 1) as listed;
$$;

-- MM404 for what is no idea that everyone may read. Voting twice counts once.
create or replace function app.vote_for(idea uuid, wanted boolean)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.feedback as told
    where told.tenant_id = app.tenant_id()
      and told.id = idea
      and told.is_public
      and told.duplicate_of is null
      for no key update;
  if not found then
    perform app.raise_not_found('no-such-idea');
  end if;
  if wanted then
    insert into app.feedback_votes (tenant_id, feedback_id, account_id)
    values (app.tenant_id(), idea, app.account_id())
        on conflict do nothing;
  else
    delete from app.feedback_votes as vote
     where vote.tenant_id = app.tenant_id()
       and vote.feedback_id = idea
       and vote.account_id = app.account_id();
  end if;
end
$$;

-- Keeps the count of votes, also when a voter's account goes.
create or replace function app.count_vote()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  vote constant app.feedback_votes := coalesce(new, old);
begin
  update app.feedback as told
     set votes = told.votes + case tg_op when 'INSERT' then 1 else -1 end
   where told.tenant_id = vote.tenant_id
     and told.id = vote.feedback_id;
  return null;
end
$$;

-- A report on a graph comes into the same inbox.
create or replace function app.pass_on_graph_report()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.feedback (tenant_id, id, account_id, kind, text, graph, created_at)
  values (
    new.tenant_id, new.id, new.lifter_id, 'graph', new.message,
    jsonb_strip_nulls(jsonb_build_object(
      'graph', new.graph, 'measure', new.measure, 'formula', new.formula, 'bucket', new.bucket, 'unit', new.unit,
      'from', new.first_day, 'to', new.last_day)),
    new.created_at);
  return null;
end
$$;

-- Gives the report on a graph the same outcome.
create or replace function app.settle_graph_report()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.graph_reports as report
     set state = case when new.state in ('open', 'planned') then 'open' else 'closed' end
   where report.tenant_id = new.tenant_id
     and report.lifter_id = new.account_id
     and report.id = new.id;
  return null;
end
$$;

grant execute on function
    app.send_feedback(uuid, text, text, text, text), app.own_feedback_of(uuid),
    app.own_feedback(timestamptz, uuid, integer), app.public_ideas(boolean, timestamptz, uuid, integer),
    app.vote_for(uuid, boolean)
  to mm_lifter, mm_coach, mm_admin;
