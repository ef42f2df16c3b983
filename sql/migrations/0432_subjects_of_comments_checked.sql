-- What was there before keeps to them too (0430).
alter table app.comments
  validate constraint comments_keep_what_they_are_about,
  validate constraint comments_on_a_set_name_its_entry;
