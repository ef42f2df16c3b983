-- Raises MM403 unless the session's holder proved who they are in the last quarter of an hour: what changes how an
-- account is reached, or lets an admin act on others, asks for it first. A sign-in counts as a proof.
create or replace function app.demand_proof()
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.sessions s
    where s.tenant_id = app.tenant_id()
      and s.account_id = app.account_id()
      and s.id = app.session_id()
      and s.proved_at > now() - interval '15 minutes';
  if not found then
    raise exception 'a recent proof is needed' using errcode = 'MM403';
  end if;
end
$$;

grant execute on function app.demand_proof() to mm_lifter, mm_coach, mm_admin, musclemate_server;
