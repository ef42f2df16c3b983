-- Nobody may read who voted for what; the functions count.
alter table app.feedback_votes enable row level security;
alter table app.feedback_votes force row level security;
revoke all on app.feedback_votes from public;

create or replace trigger count
  after insert or delete on app.feedback_votes
  for each row execute function app.count_vote();
