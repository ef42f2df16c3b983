-- What coaches are sold belongs to coaching: a tenant without it offers none of it.
set local lock_timeout = '2s';
set local role mm_definer;

update app.features
   set module = 'coaching'
 where audience = 'coach';
