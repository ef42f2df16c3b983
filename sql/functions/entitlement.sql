-- What the caller's tier includes is asked here and nowhere else. Features: `all_graphs`, the graphs of other lifts than
-- the three and of the body. Without billing every tier includes everything.
create or replace function app.entitled(feature text)
returns boolean
language sql stable
set search_path = ''
as $$
  select true
$$;

-- For the select list of a gated statement, behind what finds the row: who may not see it gets 404 as before.
create or replace function app.demand(feature text)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  if app.entitled(feature) is not true then
    raise exception using errcode = 'MM402', message = feature;
  end if;
  return true;
end
$$;

grant execute on function app.entitled(text), app.demand(text) to mm_lifter, mm_coach;
