-- Read and written by the functions of stripe.sql alone.
alter table app.stripe_customers enable row level security;
alter table app.stripe_customers force row level security;
revoke all on app.stripe_customers from public;
