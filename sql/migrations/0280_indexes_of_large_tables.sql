-- Outside of a transaction: these tables may be large, and are written to while their indexes are built.

-- What is deleted by age is found by an index and not by reading a table whole.
create index concurrently if not exists notices_by_age on app.notices (tenant_id, created_at);
create index concurrently if not exists outbox_mail_by_age on app.outbox_mail (tenant_id, created_at);
create index concurrently if not exists sessions_by_end on auth.sessions (tenant_id, expires_at);
create index concurrently if not exists one_time_tokens_by_age on auth.one_time_tokens (tenant_id, created_at);
create index concurrently if not exists deleted_workouts_by_age on app.deleted_workouts (tenant_id, deleted_at);
create index concurrently if not exists sign_in_attempts_by_age on auth.sign_in_attempts (tenant_id, at);
create index concurrently if not exists registrations_by_age on auth.registrations (tenant_id, at);

-- What is counted over the last hour, whoever it was.
create index concurrently if not exists sign_in_attempts_failed
    on auth.sign_in_attempts (tenant_id, at) where outcome = 'failure';
create index concurrently if not exists access_log_by_time on app.access_log (tenant_id, at, viewer_id);

-- What names a person who is erased.
create index concurrently if not exists notices_by_word on app.notices using gin (app.words_of(arguments));
create index concurrently if not exists outbox_mail_by_word on app.outbox_mail using gin (app.words_of(arguments));
create index concurrently if not exists billing_events_by_word on app.billing_events using gin (app.words_of(payload));
create index concurrently if not exists subscriptions_by_claim
    on app.subscriptions (tenant_id, claimed_account) where claimed_account is not null;

-- For 0281.
create unique index concurrently if not exists access_log_once_a_quarter_and_opening
    on app.access_log (tenant_id, lifter_id, viewer_id, scope, quarter, object_id, break_glass_id)
       nulls not distinct;
