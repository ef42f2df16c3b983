-- Outside of a transaction: these tables are large, and are written to while their indexes are built. They find what changed
-- since a version. Tables of which a lifter has few rows do without: an index on the version makes each update a new
-- entry in every index.
create index concurrently if not exists workouts_by_version
    on app.workouts (tenant_id, lifter_id, version, id);
create index concurrently if not exists planned_workouts_by_version
    on app.planned_workouts (tenant_id, lifter_id, version, id);
create index concurrently if not exists measurements_by_version
    on app.measurements (tenant_id, lifter_id, version, id);
create index concurrently if not exists comments_by_version
    on app.comments (tenant_id, lifter_id, version, id);
create index concurrently if not exists deletions_by_kind
    on app.deletions (tenant_id, lifter_id, kind, version, id);
-- what the sweep of tombstones looks for
create index concurrently if not exists deletions_by_age
    on app.deletions (tenant_id, deleted_at);
