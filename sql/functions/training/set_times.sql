-- When the sets of a draft were changed. Where two devices changed the same value of a set, each device takes the later one.

-- The moment that counts for a change that a device made at `at`: not after the present one, and not before the change that it
-- replaces. A change without a moment, or of more than a day ago, was made when it arrived.
create or replace function app.time_of_set(at timestamptz, before timestamptz)
returns timestamptz
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when at > now() - interval '24 hours' then greatest(least(at, now()), before)
           else now()
         end
$$;

-- The times of a draft's sets once `content` replaces `held`. A set that another device changed keeps its time as long as it
-- stays as it is. A new one has a time if the device gives one.
create or replace function app.set_times(held jsonb, content jsonb, times jsonb, given jsonb)
returns jsonb
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(timed.id, timed.at) filter (where timed.at is not null), '{}')
    from (
      select line.value ->> 'id' as id,
             case
               when present.value = line.value then (times ->> (line.value ->> 'id'))::timestamptz
               when present.value is not null or given ? (line.value ->> 'id')
                 then app.time_of_set(
                   (given ->> (line.value ->> 'id'))::timestamptz,
                   (times ->> (line.value ->> 'id'))::timestamptz)
             end as at
        from jsonb_array_elements(content) as exercise (value)
       cross join lateral jsonb_array_elements(exercise.value -> 'sets') as line (value)
        left join (
          select before.value
            from jsonb_array_elements(held) as exercise (value)
           cross join lateral jsonb_array_elements(exercise.value -> 'sets') as before (value)) as present
          on present.value ->> 'id' = line.value ->> 'id') as timed
$$;

grant execute on function app.time_of_set(timestamptz, timestamptz), app.set_times(jsonb, jsonb, jsonb, jsonb)
   to mm_lifter, mm_coach;
