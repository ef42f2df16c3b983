-- Days that a release without records wrote while a newer one was installed: its triggers did not note where a day ended.
select app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
  from (
    select distinct tenant_id, lifter_id, local_date
      from app.lift_days
     where last_in is null) as day
having count(*) > 0;
