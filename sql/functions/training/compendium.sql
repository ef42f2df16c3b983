-- The part of the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 2024;13:6-12) that
-- training needs, by the API's words. An estimate keeps edition and code, so a later edition is another function. An
-- entry with a speed is valid from that one on, in miles per hour; one without for a speed that is not known, and where
-- there are two of these, the vigorous one for hard work. The numbers and where they are from: Compendium in the module
-- Strength; a test compares both.
create or replace function app.compendium_2024_entries()
returns table (activity text, code text, met numeric, is_vigorous boolean, from_mph numeric)
language sql immutable parallel safe
begin atomic
  values ('vigorous_weight_lifting', '02050', 6.0, false, null::numeric),
         ('squats_and_deadlifts', '02052', 5.0, false, null),
         ('weight_lifting', '02054', 3.5, false, null),
         ('circuit', '02055', 5.8, false, null),
         ('body_weight', '02056', 3.0, false, null),
         ('vigorous_body_weight', '02057', 6.5, false, null),
         ('vigorous_callisthenics', '02020', 7.5, false, null),
         ('moderate_callisthenics', '02022', 3.8, false, null),
         ('light_callisthenics', '02024', 2.8, false, null),
         ('stretching', '02101', 2.3, false, null),
         ('elliptical', '02048', 5.0, false, null),
         ('elliptical', '02049', 9.0, true, null),
         ('stair_climbing', '02065', 9.3, false, null),
         ('jump_rope', '02068', 11.0, false, null),
         ('ski_ergometer', '02082', 10.5, false, null),
         ('stationary_cycling', '01200', 6.8, false, null),
         ('hiking', '17080', 6.0, false, null),
         ('running', '12150', 8.0, false, null),
         ('running', '12026', 3.3, false, 0),
         ('running', '12028', 6.5, false, 3.85),
         ('running', '12029', 7.8, false, 4.47),
         ('running', '12030', 8.5, false, 4.9),
         ('running', '12045', 9.0, false, 5.35),
         ('running', '12050', 9.3, false, 5.9),
         ('running', '12060', 10.5, false, 6.5),
         ('running', '12070', 11.0, false, 6.85),
         ('running', '12080', 11.8, false, 7.25),
         ('running', '12090', 12.0, false, 7.75),
         ('running', '12100', 12.5, false, 8.3),
         ('running', '12110', 13.0, false, 8.8),
         ('running', '12115', 14.8, false, 9.15),
         ('running', '12130', 16.8, false, 10.5),
         ('running', '12132', 18.5, false, 11.5),
         ('running', '12134', 19.8, false, 12.5),
         ('running', '12135', 23.0, false, 13.5),
         ('walking', '17190', 3.8, false, null),
         ('walking', '17151', 2.3, false, 0),
         ('walking', '17152', 2.8, false, 2),
         ('walking', '17170', 3.0, false, 2.45),
         ('walking', '17190', 3.8, false, 2.65),
         ('walking', '17200', 4.8, false, 3.45),
         ('walking', '17220', 5.5, false, 3.95),
         ('walking', '17230', 7.0, false, 4.45),
         ('walking', '17231', 8.5, false, 4.95),
         ('treadmill', '12010', 6.0, false, null),
         ('treadmill', '17151', 2.3, false, 0),
         ('treadmill', '17152', 2.8, false, 2),
         ('treadmill', '17170', 3.0, false, 2.45),
         ('treadmill', '17190', 3.8, false, 2.65),
         ('treadmill', '17200', 4.8, false, 3.45),
         ('treadmill', '17220', 5.5, false, 3.95),
         ('treadmill', '12029', 7.8, false, 4.47),
         ('treadmill', '12030', 8.5, false, 4.9),
         ('treadmill', '12045', 9.0, false, 5.35),
         ('treadmill', '12050', 9.3, false, 5.9),
         ('treadmill', '12060', 10.5, false, 6.5),
         ('treadmill', '12070', 11.0, false, 6.85),
         ('treadmill', '12080', 11.8, false, 7.25),
         ('treadmill', '12090', 12.0, false, 7.75),
         ('treadmill', '12100', 12.5, false, 8.3),
         ('treadmill', '12110', 13.0, false, 8.8),
         ('treadmill', '12115', 14.8, false, 9.15),
         ('treadmill', '12130', 16.8, false, 10.5),
         ('treadmill', '12132', 18.5, false, 11.5),
         ('treadmill', '12134', 19.8, false, 12.5),
         ('treadmill', '12135', 23.0, false, 13.5),
         ('cycling', '01014', 7.0, false, null),
         ('cycling', '01017', 9.0, true, null),
         ('cycling', '01010', 4.0, false, 0),
         ('cycling', '01020', 6.8, false, 10),
         ('cycling', '01030', 8.0, false, 12),
         ('cycling', '01040', 10.0, false, 14),
         ('cycling', '01050', 12.0, false, 16),
         ('cycling', '01060', 16.8, false, 19.5),
         ('rowing', '02071', 5.0, false, null),
         ('rowing', '02070', 7.3, true, null),
         ('rowing', '02071', 5.0, false, 0),
         ('rowing', '02072', 7.5, false, 7.37),
         ('rowing', '02073', 11.0, false, 8.43),
         ('rowing', '02074', 14.0, false, 9.28),
         ('swimming', '18240', 5.8, false, null),
         ('swimming', '18230', 9.8, true, null),
         ('swimming', '18292', 5.8, false, 0),
         ('swimming', '18290', 8.0, false, 1.62),
         ('swimming', '18280', 10.5, false, 2.13),
         ('swimming', '18294', 14.5, false, 3.07);
end;

-- The same, a list under each activity. The planner puts the answer in the place of the call; the rows above are built one
-- by one in each statement that reads them, which takes longer than all else of an estimate.
create or replace function app.compendium_2024_by_activity()
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_object_agg(known.activity, known.entries)
    from (
      select entry.activity, jsonb_agg(to_jsonb(entry) - 'activity') as entries
        from app.compendium_2024_entries() as entry
       group by entry.activity) as known
$$;

-- The activity that an exercise of the catalogue is, where it is endurance work that the Compendium knows. One look-up in the
-- place of thirteen comparisons, which each statement that asks would set up.
create or replace function app.endurance_activity(slug text)
returns text
language sql immutable parallel safe
return '{
  "running": "running", "sprint": "running", "treadmill": "treadmill", "walking": "walking", "hiking": "hiking",
  "cycling": "cycling", "stationary-bike": "stationary_cycling", "elliptical": "elliptical",
  "rowing-machine": "rowing", "ski-erg": "ski_ergometer", "stair-climber": "stair_climbing", "swimming": "swimming",
  "jump-rope": "jump_rope"}'::jsonb ->> slug;
