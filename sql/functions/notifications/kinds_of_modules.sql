-- The topics, notices and mails of modules; what is not named belongs to what everyone has. A tenant without the module sends
-- no mail of it and shows no notice of it. What is not shown is kept: it is there again with its module.
create or replace function app.kinds_without(modules text[])
returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(kind), '{}')
    from (
      values (
        'coaching',
        array[
           'messages', 'comments', 'coaching', 'sharing', 'teams', 'plans', 'client_digest', 'message',
           'message_written', 'workout_comment', 'client_comment', 'comment_answer', 'comment_written',
           'invite', 'invite_accepted', 'invite_declined', 'invite_expired', 'invite_no_place', 'coaching_ended',
           'client_left',
           'coach_left', 'sharing_changed', 'sharing_paused', 'sharing_resumed', 'sharing_ended',
           'sharing_over', 'scopes_asked', 'scopes_granted', 'scopes_declined', 'scopes_expired',
           'team_invite', 'team_invite_accepted', 'team_invite_declined', 'team_invite_expired',
           'team_role_changed', 'team_left', 'team_removed', 'team_dissolved', 'team_sharing_changed',
           'team_sharing_over', 'team_access_ended', 'team_client_removed', 'move_proposed', 'move_accepted',
           'move_declined', 'move_expired', 'plan_assigned', 'plan_changed', 'plan_withdrawn', 'plan_adapted',
           'plan_week_done', 'plan_removed']),
        ('billing', array[
           'trial_ends', 'payment_failed', 'subscription_read_only', 'subscription_ended',
           'subscription_refunded'])) as known (module, kinds)
   cross join unnest(known.kinds) as kind
   where known.module <> all (modules);
$$;

-- Those that the caller's tenant has not.
create or replace function app.kinds_without_module()
returns text[]
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return app.kinds_without(app.tenant_modules());
end
$$;

grant execute on function app.kinds_without_module() to mm_lifter, mm_coach, mm_admin;
