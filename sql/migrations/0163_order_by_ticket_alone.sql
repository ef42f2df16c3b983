-- Facts are always looked up, also what the App Store signed: the ticket is the only order there is.
alter table app.subscriptions drop column facts_as_of;
