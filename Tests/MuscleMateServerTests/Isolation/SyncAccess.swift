extension AccessMatrix {
  /// Read by app.sync_page alone, which shows everyone their own. The seeded equipment was stamped.
  static let sync: [TableAccess] = [
    TableAccess("app.installation", where: "is_only"),
    TableAccess(
      "app.sync_stamps", where: "tenant_id = 1 and lifter_id = '\(ownerID)' and kind = 'equipment'"),
  ]
}
