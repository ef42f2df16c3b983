-- What is deleted by age, and what names a person who is erased, is found by an index and not by reading a table whole.

create index notices_by_age on app.notices (tenant_id, created_at);
create index outbox_mail_by_age on app.outbox_mail (tenant_id, created_at);
create index sessions_by_end on auth.sessions (tenant_id, expires_at);
create index one_time_tokens_by_age on auth.one_time_tokens (tenant_id, created_at);
create index deleted_workouts_by_age on app.deleted_workouts (tenant_id, deleted_at);

-- By a range of blocks the oldest can't be had first.
drop index auth.sign_in_attempts_by_age;
drop index auth.registrations_by_age;
create index sign_in_attempts_by_age on auth.sign_in_attempts (tenant_id, at);
create index registrations_by_age on auth.registrations (tenant_id, at);

-- Each text in a document, wherever it stands, as a hash of 64 bits, whatever its case: what names someone by id, address
-- or name is found by these, and by what it says told from what only has the same hash.
create function app.words_of(document jsonb)
returns bigint[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtextextended(lower(word.value #>> '{}'), 0)), '{}')
    from jsonb_path_query(document, 'strict $.**') as word (value)
   where jsonb_typeof(word.value) = 'string';
$$;

alter function app.words_of(jsonb) owner to mm_definer;
-- Whoever writes a row of these tables brings its index up to date.
grant execute on function app.words_of(jsonb) to mm_lifter, mm_coach, mm_admin, mm_worker, mm_loader, musclemate_owner;

create index notices_by_word on app.notices using gin (app.words_of(arguments));
create index outbox_mail_by_word on app.outbox_mail using gin (app.words_of(arguments));
create index billing_events_by_word on app.billing_events using gin (app.words_of(payload));

create index subscriptions_by_claim on app.subscriptions (tenant_id, claimed_account) where claimed_account is not null;
