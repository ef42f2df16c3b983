extension AccessMatrix {
  private static let export = World.id(950)

  private static let everyone = Set<Viewer>.ofTenant.subtracting([.worker])

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
    TableAccess(
      "app.policies", where: "tenant_id = 1",
      seed: """
        insert into app.policies (tenant_id, kind, version, effective_at, agree_by)
        values (1, 'terms', 1, now(), now() + interval '30 days')
        """, select: everyone),
    TableAccess(
      "app.policy_texts", where: "tenant_id = 1",
      seed: """
        insert into app.policy_texts (tenant_id, kind, version, language, url, sha256)
        values (1, 'terms', 1, 'en', 'https://musclemate.example/terms', repeat('0', 64))
        """, select: everyone),
    TableAccess(
      "app.consents", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.consents (tenant_id, account_id, id, kind, version, is_given, how)
        values (1, '\(ownerID)', '\(World.id(951))', 'terms', 1, true, 'request')
        """, select: .owner),
  ]
}
