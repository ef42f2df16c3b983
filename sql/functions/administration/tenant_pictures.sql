-- The pictures of a tenant's brand.

-- Those there are, by kind. The path names the content, so that it can be kept for ever.
create or replace function app.shown_pictures(tenant integer)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           json_object_agg(
             picture.kind,
             json_build_object(
               'path', '/brand/' || encode(picture.sha256, 'hex'), 'media_type', picture.media_type,
               'width', picture.width, 'height', picture.height)
             order by picture.kind),
           '{}')
    from app.tenant_pictures as picture
   where picture.tenant_id = shown_pictures.tenant;
$$;

-- The bytes of a picture of this tenant, by the hexadecimal digits of its hash. No row if there is none.
create or replace function app.tenant_picture(hash text)
returns table (media_type text, bytes bytea)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select picture.media_type, picture.bytes
    from app.tenant_pictures as picture
   where picture.tenant_id = app.tenant_id()
     and encode(picture.sha256, 'hex') = tenant_picture.hash
   -- the same file may be both the logo and the icon
   limit 1;
$$;

-- Sets a picture in the place of the one before.
create or replace function app.put_tenant_picture(
  kind text, media_type text, bytes bytea, width integer, height integer)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.begin_administration('content');
  insert into app.tenant_pictures (tenant_id, kind, media_type, sha256, bytes, width, height)
  values (
    app.tenant_id(), put_tenant_picture.kind, put_tenant_picture.media_type, sha256(put_tenant_picture.bytes),
    put_tenant_picture.bytes, put_tenant_picture.width, put_tenant_picture.height)
      on conflict on constraint tenant_pictures_pkey do update
     set media_type = excluded.media_type,
         sha256 = excluded.sha256,
         bytes = excluded.bytes,
         width = excluded.width,
         height = excluded.height,
         changed_at = now();
  perform app.audit(
    'tenant_changed', null,
    jsonb_build_object('members', jsonb_build_array('pictures/' || put_tenant_picture.kind)));
end
$$;

-- Nothing happens if there is none.
create or replace function app.delete_tenant_picture(kind text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.begin_administration('content');
  delete from app.tenant_pictures as picture
   where picture.tenant_id = app.tenant_id()
     and picture.kind = delete_tenant_picture.kind;
  if found then
    perform app.audit(
      'tenant_changed', null,
      jsonb_build_object('members', jsonb_build_array('pictures/' || delete_tenant_picture.kind)));
  end if;
end
$$;

grant execute on function app.tenant_picture(text) to mm_visitor, mm_lifter, mm_coach, mm_admin;
grant execute on function
    app.put_tenant_picture(text, text, bytea, integer, integer), app.delete_tenant_picture(text)
  to mm_admin;
