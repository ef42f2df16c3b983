internal import Secrets

/// A table with sealed values: how the next batch after a row is found, and a value replaced.
package struct SealedTable: Sendable {
  package let kind: String
  package let next: String
  package let replace: String
  package let purpose: @Sendable (_ tenant: String, _ id: String) -> String

  package static let all = [
    SealedTable(
      kind: "medical conditions",
      next: """
        select kept.tenant_id, kept.lifter_id, encode(kept.sealed, 'hex')
          from app.medical_conditions as kept
         where (kept.tenant_id, kept.lifter_id) > ($1::integer, $2::uuid)
           and app.sealing_key(kept.sealed) <> $3
         order by kept.tenant_id, kept.lifter_id
         limit 100
        """,
      replace: """
        update app.medical_conditions as kept
           set sealed = decode($4, 'hex')
         where kept.tenant_id = $1::integer
           and kept.lifter_id = $2::uuid
           and kept.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.medicalConditions),
    SealedTable(
      kind: "payment gateways",
      next: """
        select gateway.tenant_id, gateway.provider, encode(gateway.sealed, 'hex')
          from app.payment_gateways as gateway
         where (gateway.tenant_id, gateway.provider) > ($1::integer, $2)
           and app.sealing_key(gateway.sealed) <> $3
         order by gateway.tenant_id, gateway.provider
         limit 100
        """,
      replace: """
        update app.payment_gateways as gateway
           set sealed = decode($4, 'hex')
         where gateway.tenant_id = $1::integer
           and gateway.provider = $2
           and gateway.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.paymentGateway),
    // A few at a time: each is a quarter of a megabyte. Its place is its account's, its archive's and its own number.
    SealedTable(
      kind: "data exports",
      next: """
        select part.tenant_id, place.id, encode(part.secret, 'hex')
          from app.data_export_parts as part
         cross join lateral (
           select part.account_id || '/' || part.export_id || '/' || part.number as id) as place
         where (part.tenant_id, place.id) > ($1::integer, $2)
           and app.sealing_key(part.secret) <> $3
         order by part.tenant_id, place.id
         limit 10
        """,
      replace: """
        update app.data_export_parts as part
           set secret = decode($4, 'hex')
         where part.tenant_id = $1::integer
           and part.account_id = split_part($2, '/', 1)::uuid
           and part.export_id = split_part($2, '/', 2)::uuid
           and part.number = split_part($2, '/', 3)::integer
           and part.secret = decode($3, 'hex')
        """,
      purpose: SealedPurpose.dataExport),
    SealedTable(
      kind: "second factors",
      next: """
        select factor.tenant_id, factor.account_id || '/' || factor.id, encode(factor.sealed, 'hex')
          from auth.totp_factors as factor
         where (factor.tenant_id, factor.account_id || '/' || factor.id) > ($1::integer, $2)
           and app.sealing_key(factor.sealed) <> $3
         order by 1, 2
         limit 100
        """,
      replace: """
        update auth.totp_factors as factor
           set sealed = decode($4, 'hex')
         where factor.tenant_id = $1::integer
           and factor.account_id = split_part($2, '/', 1)::uuid
           and factor.id = split_part($2, '/', 2)::uuid
           and factor.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.totp),
    SealedTable(
      kind: "sign-in providers",
      next: """
        select known.tenant_id, known.provider, encode(known.sealed, 'hex')
          from auth.sign_in_providers as known
         where (known.tenant_id, known.provider) > ($1::integer, $2)
           and app.sealing_key(known.sealed) <> $3
         order by known.tenant_id, known.provider
         limit 100
        """,
      replace: """
        update auth.sign_in_providers as known
           set sealed = decode($4, 'hex')
         where known.tenant_id = $1::integer
           and known.provider = $2
           and known.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.signInProvider),
    SealedTable(
      kind: "push services",
      next: """
        select service.tenant_id, service.kind, encode(service.sealed, 'hex')
          from app.push_services as service
         where (service.tenant_id, service.kind) > ($1::integer, $2)
           and app.sealing_key(service.sealed) <> $3
         order by service.tenant_id, service.kind
         limit 100
        """,
      replace: """
        update app.push_services as service
           set sealed = decode($4, 'hex')
         where service.tenant_id = $1::integer
           and service.kind = $2
           and service.sealed = decode($3, 'hex')
        """,
      purpose: SealedPurpose.pushService),
    // Sealed for its id alone: its place is its account and its id.
    SealedTable(
      kind: "push targets",
      next: """
        select target.tenant_id, target.account_id || '/' || target.id, encode(target.sealed, 'hex')
          from app.push_targets as target
         where (target.tenant_id, target.account_id || '/' || target.id) > ($1::integer, $2)
           and app.sealing_key(target.sealed) <> $3
         order by 1, 2
         limit 100
        """,
      replace: """
        update app.push_targets as target
           set sealed = decode($4, 'hex')
         where target.tenant_id = $1::integer
           and target.account_id = split_part($2, '/', 1)::uuid
           and target.id = split_part($2, '/', 2)::uuid
           and target.sealed = decode($3, 'hex')
        """,
      purpose: { _, place in SealedPurpose.pushTarget(id: String(place.split(separator: "/").last ?? "")) }),
    SealedTable(
      kind: "mails",
      next: """
        select mail.tenant_id, mail.id, encode(mail.secret, 'hex')
          from app.outbox_mail as mail
         where (mail.tenant_id, mail.id) > ($1::integer, $2::uuid)
           and app.sealing_key(mail.secret) <> $3
         order by mail.tenant_id, mail.id
         limit 100
        """,
      replace: """
        update app.outbox_mail as mail
           set secret = decode($4, 'hex')
         where mail.tenant_id = $1::integer
           and mail.id = $2::uuid
           and mail.secret = decode($3, 'hex')
        """,
      purpose: { _, _ in SealedPurpose.mail }),
  ]
}
