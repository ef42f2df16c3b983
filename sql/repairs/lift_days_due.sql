-- Days that were made before exercises had a measure (migration 0300): the job `remake_lift_days` makes them anew. This reads
-- every set once, while people log: some seconds for two million.
set local statement_timeout = 0;

select app.note_lift_days_due()
 where exists (
         select
           from app.lift_days as day
          where day.volume is null);
