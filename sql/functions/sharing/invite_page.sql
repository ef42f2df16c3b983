-- The page behind the link of an invitation, for every holder of the link, signed in or not. `state` is `open`, or
-- why it can't be answered any more. With what a registration is asked for, and whether the address has an account: who
-- holds the link has read its mail. Of the address only so much that its owner knows it. Null where nobody was sent such a
-- link.
create or replace function app.invitation_of_link(token_hash bytea, language text)
returns jsonb
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'state', case
             when invite.state = 'open' and (invite.expires_at <= now() or coach.locked_at is not null) then 'expired'
             else invite.state end,
           'coach', coalesce(coach.display_name, coach.username), 'time_zone', coach.time_zone,
           'team', (select team.name
                      from app.teams as team
                     where team.tenant_id = invite.tenant_id
                       and team.id = invite.team_id),
           'message', invite.message, 'scopes', app.scopes_on_offer(invite.scopes),
           'not_offered', app.scopes_without_module(), 'tenant', tenant.name,
           'address', app.masked_address(invite.recipient),
           'has_account', invite.lifter_id is not null or exists (
             select
               from app.accounts as addressee
              where addressee.tenant_id = invite.tenant_id
                and addressee.email = invite.recipient),
           'minimum_age', tenant.minimum_age, 'policies', app.policies_in(invitation_of_link.language))
    from app.invites as invite
    join app.tenants as tenant on tenant.id = invite.tenant_id
    join app.accounts as coach on coach.tenant_id = invite.tenant_id and coach.id = invite.coach_id
   where invite.tenant_id = app.tenant_id()
     and invite.token_hash = invitation_of_link.token_hash
     and not invite.is_silent;
$$;

-- `a•••@example.com`; null for a username.
create or replace function app.masked_address(address text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return case when strpos(address, '@') > 1 then left(address, 1) || '•••' || substring(address from '@[^@]*$') end;

grant execute on function app.invitation_of_link(bytea, text) to mm_visitor;
