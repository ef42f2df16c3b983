extension AccessMatrix {
  static let feedback: [TableAccess] = [
    TableAccess(
      "app.notices", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.notices (tenant_id, account_id, id, kind)
        values (1, '\(ownerID)', '\(World.id(903))', 'invite_accepted')
        """,
      select: .owner, update: .owner, delete: .owner)
  ]
}
