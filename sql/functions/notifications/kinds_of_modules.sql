-- The module that a notice, a mail or a topic belongs to; null for what everyone has. A tenant without it sends no mail of
-- it and shows no notice of it. What is not shown is kept: it is there again with its module. A body without a search path is
-- put into the statement that asks, so that a long list of notices costs no call for each.
create or replace function app.module_of(kind text)
returns text
language sql immutable parallel safe
return case
  when kind in (
         'messages', 'message', 'message_written', 'comments', 'workout_comment', 'client_comment', 'comment_answer',
         'comment_written', 'coaching', 'coaching_ended', 'invite', 'invite_accepted', 'invite_declined',
         'invite_expired', 'sharing', 'teams', 'plans', 'client_digest', 'client_left', 'coach_left')
       or kind like any (array['sharing\_%', 'scopes\_%', 'team\_%', 'move\_%', 'plan\_%'])
    then 'coaching'
  when kind in ('trial_ends', 'payment_failed') or kind like 'subscription\_%' then 'billing'
end;

grant execute on function app.module_of(text) to mm_lifter, mm_coach, mm_admin;
