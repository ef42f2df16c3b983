-- What coaches and lifters write about a workout, an exercise in it or a set.

-- Entries and sets of a workout have no identifiers, only places; `about` keeps what stood there when the comment was
-- written, so that it is still understood when the place holds something else. Neither the workout nor the author is
-- referred to by a foreign key: comments wait for a deleted workout to be restored, and what was written to a lifter
-- stays with the lifter when its author's account is gone, of whom only the id is left.
create table app.comments (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  workout_id uuid not null,
  author_id uuid not null,
  exercise_position integer check (exercise_position between 0 and 99),
  set_position integer check (set_position between 0 and 99),
  about jsonb,
  reply_to uuid,
  text text check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, reply_to)
    references app.comments (tenant_id, lifter_id, id) on delete cascade,
  constraint comments_on_a_set_name_its_exercise
    check (set_position is null or exercise_position is not null),
  constraint comments_keep_what_they_are_about check ((about is null) = (exercise_position is null)),
  constraint comments_have_a_text_until_deleted check ((text is null) = (deleted_at is not null))
);

create index comments_of_workout on app.comments (tenant_id, lifter_id, workout_id, created_at, id);
create index comments_of_thread on app.comments (tenant_id, lifter_id, reply_to);
create index comments_of_author on app.comments (tenant_id, author_id, created_at);

-- How far each reader has read the comments on a workout, and how many came from others since: kept when something is
-- written, so that a roster of hundreds sums a few rows. `mailed_at` is when the reader was last told by mail.
create table app.comment_marks (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  reader_id uuid not null,
  read_up_to timestamptz not null default '-infinity',
  unread integer not null default 0 check (unread >= 0),
  mailed_at timestamptz,
  primary key (tenant_id, lifter_id, workout_id, reader_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, reader_id) references app.accounts (tenant_id, id) on delete cascade
);

create index comment_marks_of_reader on app.comment_marks (tenant_id, reader_id, unread);
