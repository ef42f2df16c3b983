-- Drafts from before their exercises and sets had ids get the derived ones. A draft that is being changed gets them by that
-- change.
set local statement_timeout = 0;

with unidentified as (
  select draft.tenant_id, draft.lifter_id, draft.id
    from app.drafts as draft
   where not app.is_identified(draft.content)
     for update skip locked
)
update app.drafts as draft
   set content = draft.content
  from unidentified
 where draft.tenant_id = unidentified.tenant_id
   and draft.lifter_id = unidentified.lifter_id
   and draft.id = unidentified.id;
