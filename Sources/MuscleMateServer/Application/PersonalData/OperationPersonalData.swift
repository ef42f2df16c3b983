extension PersonalData {
  static let operation: [Table] = [
    // About no person: the content of a backup is kept as long as the backup, which the operator's setting says.
    Table(
      "app.backups", .tenant,
      .kept(
        .platform,
        "name place made_at bytes row_count sha256 removed_at checked_at check_extent check_error")),
    Table(
      "app.maintenance_windows", .tenant,
      .kept(.platform, "tenant_id id reach mode starts_at ends_at messages created_at ended_at")),
  ]
}
