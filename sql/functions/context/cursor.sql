-- Where the next page of a list begins: the key of the last row shown, as the 24 bytes that the server's
-- `Cursor` reads, base64url (RFC 4648, section 5; 24 bytes need no padding).
create or replace function app.cursor(at timestamptz, id uuid) returns text
language sql immutable parallel safe
return translate(encode(timestamptz_send(at) || uuid_send(id), 'base64'), '+/', '-_');

-- The same for a list in the order of a text, which may be none: the id's 16 bytes, then a 1 and the text in UTF-8, or a
-- 0. `encode` breaks its lines.
create or replace function app.place_cursor(key text, id uuid) returns text
language sql immutable parallel safe
return translate(
  encode(uuid_send(id) || case when key is null then '\x00' else '\x01' || convert_to(key, 'UTF8') end, 'base64'),
  E'+/=\n', '-_');

grant execute on function app.cursor(timestamptz, uuid) to mm_lifter, mm_coach, mm_admin;
