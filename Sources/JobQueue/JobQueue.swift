/// Queue and schedule over PostgreSQL, knowing no job.
enum JobQueue {}
