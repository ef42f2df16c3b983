-- When each set of a draft was changed last, by its id: where two devices change the same value of a set, the later one counts.
set local lock_timeout = '2s';

alter table app.drafts
  add column set_times jsonb not null default '{}',
  add constraint drafts_set_times_check check (jsonb_typeof(set_times) = 'object') not valid;

alter table app.drafts validate constraint drafts_set_times_check;
