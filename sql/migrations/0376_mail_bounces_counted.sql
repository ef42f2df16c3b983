-- Outside of a transaction: these tables may be large, and are written to while their indexes are built. The metrics count
-- both.
create index concurrently if not exists outbox_mail_bounced on app.outbox_mail (bounced_at) where bounced_at is not null;
create index concurrently if not exists accounts_without_mail
    on app.accounts (tenant_id, mail_stopped_since) where mail_stopped_since is not null;
