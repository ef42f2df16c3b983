-- Names of exercises are one in capitals and in small letters, in Turkish and German too. İ, I, ı and i are one letter there,
-- since whoever types in capitals, or without a Turkish keyboard, means the same exercise. ß is SS in capitals, and a last ς
-- is a Σ.
set local lock_timeout = '2s';

create or replace function app.exercise_key(name text)
returns text
language sql immutable strict parallel safe
return normalize(
  translate(
    replace(
      replace(
        lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')) collate "und-x-icu"),
        U&'i\0307', 'i'),
      'ß', 'ss'),
    'ıς', 'iσ'),
  nfkc);

-- What is kept of the catalogue's names is made anew; that of exercises by repairs/exercise_keys.sql, which unites those
-- whose names are one by now.
set local role mm_definer;

update app.catalogue_aliases as alias
   set name = alias.name
 where (alias.key, alias.plain) is distinct from (app.exercise_key(alias.name), app.plain_letters(alias.name));
