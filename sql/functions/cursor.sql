-- Where the next page of a list begins: the key of the last row shown, as the 24 bytes that the server's
-- `Cursor` reads, base64url (RFC 4648, section 5; 24 bytes need no padding).
create or replace function app.cursor(at timestamptz, id uuid) returns text
language sql immutable parallel safe
return translate(encode(timestamptz_send(at) || uuid_send(id), 'base64'), '+/', '-_');

grant execute on function app.cursor(timestamptz, uuid) to mm_lifter, mm_coach, mm_admin, mm_definer;
