-- Mail waiting to be sent; app.queue_mail writes it, the mail loop claims it.

create table app.outbox_mail (
  tenant_id   integer not null references app.tenants on delete cascade,
  id          uuid not null,
  kind        text not null check (kind ~ '^[a-z_]{1,50}$'),
  recipient   text not null check (length(recipient) between 3 and 254),
  locale      text not null,
  arguments   jsonb not null default '{}' check (jsonb_typeof(arguments) = 'object'),
  -- further arguments (links' tokens), encrypted under the server's secret; gone once the mail is
  secret      bytea,
  created_at  timestamptz not null default now(),
  attempts    smallint not null default 0,
  next_try_at timestamptz not null default now(),
  last_error  text,
  sent_at     timestamptz,
  -- given up
  failed_at   timestamptz,
  primary key (tenant_id, id)
);

create index outbox_mail_waiting on app.outbox_mail (next_try_at)
 where sent_at is null and failed_at is null;
