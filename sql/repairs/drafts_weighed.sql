-- Drafts from before they kept the unit get the one that the profile names now: nothing tells which one counted. A draft
-- that is being changed gets its unit by that change.
set local statement_timeout = 0;

with unweighed as (
  select draft.tenant_id, draft.lifter_id, draft.id
    from app.drafts as draft
   where app.is_unweighed_draft(draft.content)
     for update skip locked
)
update app.drafts as draft
   set content = draft.content
  from unweighed
 where draft.tenant_id = unweighed.tenant_id
   and draft.lifter_id = unweighed.lifter_id
   and draft.id = unweighed.id;
