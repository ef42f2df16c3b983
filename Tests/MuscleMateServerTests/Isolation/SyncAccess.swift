extension AccessMatrix {
  /// Read by app.sync_page alone, which shows everyone their own. The seeded equipment was stamped.
  static let sync: [TableAccess] = [
    TableAccess("app.installation", where: "is_only"),
    TableAccess(
      "app.sync_stamps", where: "tenant_id = 1 and lifter_id = '\(ownerID)' and kind = 'equipment'"),
    TableAccess(
      "app.sync_devices", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.sync_devices (tenant_id, account_id, id)
        values (1, '\(ownerID)', '\(World.id(905))')
        """,
      select: .owner, delete: .owner, hidden: ["recent", "request_id"]),
  ]
}
