-- The policies to agree to at a registration, each with its text in this language, else in English, else in any.
create or replace function app.policies_in(language text)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.kind desc), '[]')
    from (
      select policy.kind, policy.version,
             (select known.url
                from app.policy_texts as known
               where known.tenant_id = policy.tenant_id
                 and known.kind = policy.kind
                 and known.version = policy.version
               order by split_part(known.language, '-', 1) = policies_in.language desc,
                        known.language = 'en' desc, known.language
               limit 1) as url
        from app.policies_to_agree_to() as policy
       where policy.kind <> 'health') as shown;
$$;
