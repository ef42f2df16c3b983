extension AccessMatrix {
  static let privacy: [TableAccess] = [
    TableAccess(
      "app.erasures", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.erasures (tenant_id, account_id, asked_by, asked_at)
        values (1, '\(ownerID)', '\(ownerID)', now())
        """)
  ]
}
