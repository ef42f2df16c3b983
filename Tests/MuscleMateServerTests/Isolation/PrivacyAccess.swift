extension AccessMatrix {
  private static let export = World.id(950)

  static let privacy: [TableAccess] = [
    TableAccess(
      "app.erasures", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.erasures (tenant_id, account_id, asked_by, asked_at)
        values (1, '\(ownerID)', '\(ownerID)', now())
        """),
    TableAccess(
      "app.data_exports", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.data_exports (tenant_id, account_id, id, locale, asked_at)
        values (1, '\(ownerID)', '\(export)', 'en', now())
        """, select: .owner, delete: .owner),
    TableAccess(
      "app.data_export_parts", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.data_export_parts (tenant_id, account_id, export_id, number, secret)
        values (1, '\(ownerID)', '\(export)', 0, decode('02' || repeat('00', 40), 'hex'))
        """),
  ]
}
