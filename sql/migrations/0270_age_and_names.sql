-- By a range of blocks the oldest can't be had first: 0280 has what these indexes become, and others of what is here.
drop index auth.sign_in_attempts_by_age;
drop index auth.registrations_by_age;

-- Each text in a document, wherever it stands, as a hash of 64 bits, whatever its case: what names someone by id, address
-- or name is found by these, and by what it says told from what only has the same hash.
create function app.words_of(document jsonb)
returns bigint[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtextextended(lower(word.value #>> '{}'), 0)), '{}')
    from jsonb_path_query(document, 'strict $.**') as word (value)
   where jsonb_typeof(word.value) = 'string';
$$;

alter function app.words_of(jsonb) owner to mm_definer;
-- Whoever writes a row of these tables brings its index up to date.
grant execute on function app.words_of(jsonb) to mm_lifter, mm_coach, mm_admin, mm_worker, mm_loader, musclemate_owner;
