internal import Primitives
internal import Secrets

/// The recipient and the topic of an unsubscribe link. It is sealed into the links of mails, so that nobody can make one for
/// another person, or read whose it is. It never expires, since a mail may be opened years later; it ends only with the key
/// that sealed it.
struct UnsubscribeKey: Sendable {
  let tenant: Int32
  let account: UUID
  let topic: String

  func sealed(in keys: KeyStore) throws -> String {
    let content: JSON = [
      "tenant": .number("\(tenant)"), "account": .string(account.description), "topic": .string(topic),
    ]
    return Base64URL.encode(try keys.seal(content.bytes, for: SealedPurpose.unsubscribing))
  }

  /// Nil for what is none of ours.
  static func opened(_ text: String, _ services: Services) async throws -> UnsubscribeKey? {
    guard let sealed = Base64URL.decode(text) else { return nil }
    do {
      let content = try JSON.parse(
        try await services.secrets.open(sealed, for: SealedPurpose.unsubscribing, on: services.sidePool))
      guard let tenant = content["tenant"]?.integer.flatMap(Int32.init(exactly:)),
        let account = content["account"]?.text.flatMap({ UUID($0) }), let topic = content["topic"]?.text
      else { return nil }
      return UnsubscribeKey(tenant: tenant, account: account, topic: topic)
    } catch let error where error is SecretBoxError || error is UnknownSealingKey {
      return nil
    }
  }
}
