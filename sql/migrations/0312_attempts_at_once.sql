-- As many as may be wrong before there is a wait; what an operator chose stays.
alter table auth.limits alter column attempts_at_once set default 5;
update auth.limits
   set attempts_at_once = 5
 where attempts_at_once = 20;
