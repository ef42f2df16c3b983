extension AccessMatrix {
  static let drafts: [TableAccess] = [
    TableAccess(
      "app.drafts", where: "\(ownerRow) and id = '\(World.id(790))'",
      seed: """
        insert into app.drafts (tenant_id, lifter_id, id, time_zone, content)
        values (1, '\(ownerID)', '\(World.id(790))', 'UTC', '[]')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner)
  ]
}
