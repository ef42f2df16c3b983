-- How many mails of a kind an address got lately, without reading everyone's.
create index outbox_mail_by_recipient on app.outbox_mail (tenant_id, recipient, created_at);
