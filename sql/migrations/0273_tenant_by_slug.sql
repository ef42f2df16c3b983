-- app.tenant_by_slug says the same.
drop function if exists app.tenant_of_slug(text);
