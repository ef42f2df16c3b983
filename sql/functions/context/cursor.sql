-- Where the next page of a list begins: the key of the last row shown, as the 24 bytes that the server's
-- `Cursor` reads, base64url (RFC 4648, section 5; 24 bytes need no padding).
create or replace function app.cursor(at timestamptz, id uuid) returns text
language sql immutable parallel safe
return translate(encode(timestamptz_send(at) || uuid_send(id), 'base64'), '+/', '-_');

-- A page of a list: its first `size` rows as `items`, and `next`, the cursor of the last of them where there are more rows.
-- The list's query orders its rows and ends with `limit size + 1`. Both arrays are made of those rows, in their order:
--
--   select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
--     from (… order by created_at desc, id desc limit $3 + 1) as listed
create or replace function app.page(items anyarray, cursors text[], size integer)
returns json
language plpgsql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'items', coalesce(array_to_json(items[:size]), '[]'),
    'next', case when cardinality(cursors) > size then cursors[size] end);
end
$$;

-- The same as app.cursor for a list in the order of a text, which may be none: the id's 16 bytes, then a 1 and the text
-- in UTF-8, or a 0. `encode` breaks its lines.
create or replace function app.text_cursor(key text, id uuid) returns text
language sql immutable parallel safe
return translate(
  encode(uuid_send(id) || case when key is null then '\x00' else '\x01' || convert_to(key, 'UTF8') end, 'base64'),
  E'+/=\n', '-_');

grant execute on function app.cursor(timestamptz, uuid), app.page(anyarray, text[], integer)
to mm_lifter, mm_coach, mm_admin;
