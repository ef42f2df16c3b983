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

-- How many of something the tier allows; null is as many as one likes. `account` is the caller where it is null.
create or replace function app.limit_of(feature text, account uuid default null)
returns integer
language sql stable
set search_path = ''
as $$
  select null::integer
$$;

grant execute on function app.entitled(text), app.demand(text), app.limit_of(text, uuid) to mm_lifter, mm_coach;
