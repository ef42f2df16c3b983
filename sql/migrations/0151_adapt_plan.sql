-- The function lost the workout's name: what differs from change to change is not told.
drop function if exists app.adapt_plan(uuid, uuid, text[], text);
