-- Parts of the platform that a tenant has or has not.

-- Every module by its name. What is not there yet can't be switched on, and nothing of it is offered, granted or sold.
create table app.modules (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{0,49}$'),
  -- whether this release holds it
  is_there boolean not null,
  -- whether a new tenant begins with it
  is_usual boolean not null,
  position smallint not null
);

insert into app.modules (code, is_there, is_usual, position)
values
  ('billing', true, false, 1),
  ('predetermined_routines', true, false, 2),
  ('coaching', true, true, 3),
  ('programmes', true, true, 4),
  ('powerlifting', true, true, 5),
  ('goals', true, true, 6),
  ('ideas', true, true, 7),
  ('onboarding', false, false, 8),
  ('library', false, false, 9),
  ('nutrition', false, false, 10),
  ('health_data', false, false, 11),
  ('photos', false, false, 12),
  ('community', false, false, 13),
  ('meets', false, false, 14);

-- What is sold belongs to a module, or to what everyone has (null).
alter table app.features
  add column module text;

alter table app.tenants
  alter column modules set default '{coaching,goals,ideas,powerlifting,programmes}';

-- Tenants that exist have had these all along.
set local role mm_definer;

update app.features
   set module = 'nutrition'
 where code = 'food_tracking';

update app.tenants as tenant
   set modules = array(
         select distinct module
           from unnest(tenant.modules || '{coaching,goals,ideas,powerlifting,programmes}'::text[]) as module
          order by module);
