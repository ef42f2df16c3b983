internal import HTTPServer
internal import Payments
internal import Primitives
internal import Synchronization

/// The App Store Server API, as far as our server asks it.
extension AppStoreStandIn {
  func answer(_ request: Request) -> Response {
    let failing = state.withLock { state in
      state.requests += 1
      guard state.failures > 0 else { return false }
      state.failures -= 1
      return true
    }
    if failing { return error(500, 5_000_001) }
    guard isAuthorized(request.headers["Authorization"]) else { return Response(401) }
    let parts = request.path.split(separator: "/").map(String.init)
    do {
      switch (request.method.rawValue, parts.dropLast().joined(separator: "/")) {
      case ("GET", "inApps/v1/subscriptions"): return try statuses(parts[parts.count - 1])
      case ("GET", "inApps/v2/history"):
        return try history(parts[parts.count - 1], try Query(request.query)["revision"])
      case ("POST", "inApps/v1/notifications"):
        return notifications(try JSON.parse(request.body), try Query(request.query)["paginationToken"])
      default: return error(404, 4_040_010)
      }
    } catch {
      return Response(500, body: .bytes(Array("\(error)".utf8)))
    }
  }

  /// Signed with our key, for this app, of a lifetime that Apple takes.
  private func isAuthorized(_ field: String?) -> Bool {
    guard let token = field?.split(separator: " ").last, let key = PrivateKey(pem: apiKeyPEM) else {
      return false
    }
    let parts = token.split(separator: ".")
    guard parts.count == 3, let header = Base64URL.decode(parts[0]), let claims = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2]),
      ES256.verify(signature, over: Array("\(parts[0]).\(parts[1])".utf8), with: PublicKey(of: key)),
      let head = try? JSON.parse(header), let claim = try? JSON.parse(claims),
      let issued = claim["iat"]?.integer,
      let ends = claim["exp"]?.integer
    else { return false }
    return head["alg"]?.text == "ES256" && head["kid"]?.text == "2X9R4HXF34" && head["typ"]?.text == "JWT"
      && claim["aud"]?.text == "appstoreconnect-v1" && claim["bid"]?.text == Self.bundle
      && claim["iss"]?.text == "57246542-96fe-1a63-e053-0824d011072a" && ends > issued
      && ends - issued <= 1_200
  }

  private func statuses(_ id: String) throws -> Response {
    guard has(id) else { return error(404, 4_040_010) }
    let data: JSON = try change(id) { purchase, state in
      let at = state.tick()
      let last: JSON = [
        "originalTransactionId": .string(id), "status": .number("\(purchase.status)"),
        "signedTransactionInfo": .string(
          try authority.sign(
            purchase.transaction(purchase.last, in: environment, bundle: Self.bundle, at: at))),
        "signedRenewalInfo": .string(try authority.sign(purchase.renewal(in: environment, at: at))),
      ]
      return ["subscriptionGroupIdentifier": "21500000", "lastTransactions": [last]]
    }
    return json(frame([.init("data", [data])]))
  }

  private func history(_ id: String, _ revision: String?) throws -> Response {
    guard has(id) else { return error(404, 4_040_010) }
    let start = revision.flatMap { Int($0) } ?? 0
    let page: (signed: [JSON], hasMore: Bool) = try change(id) { purchase, state in
      let at = state.tick()
      let periods = purchase.periods.dropFirst(start).prefix(20)
      let signed = try periods.map { period in
        JSON.string(
          try authority.sign(purchase.transaction(period, in: environment, bundle: Self.bundle, at: at)))
      }
      return (signed, purchase.periods.count > start + 20)
    }
    return json(
      frame([
        .init("revision", .string("\(start + 20)")), .init("hasMore", .bool(page.hasMore)),
        .init("signedTransactions", .array(page.signed)),
      ]))
  }

  private func notifications(_ body: JSON, _ token: String?) -> Response {
    let range = (body["startDate"]?.integer ?? 0)...(body["endDate"]?.integer ?? Int.max)
    let start = token.flatMap { Int($0) } ?? 0
    let all = sent.filter { range.contains(Int($0.signedAt.unixMilliseconds)) }
    let items = all.dropFirst(start).prefix(20).map { notification -> JSON in
      ["signedPayload": .string(notification.signedPayload), "sendAttempts": []]
    }
    return json([
      "notificationHistory": .array(Array(items)), "hasMore": .bool(all.count > start + 20),
      "paginationToken": .string("\(start + 20)"),
    ])
  }

  private func has(_ id: String) -> Bool { state.withLock { $0.purchases[id] != nil } }

  private func frame(_ members: [JSON.Member]) -> JSON {
    .object(
      [
        .init("environment", .string(environment)), .init("bundleId", .string(Self.bundle)),
        .init("appAppleId", .number("\(Self.app)")),
      ] + members)
  }

  private func json(_ value: JSON) -> Response {
    Response(.ok, headers: ["Content-Type": "application/json"], body: .bytes(value.bytes))
  }

  private func error(_ status: Int, _ code: Int) -> Response {
    Response(
      Status(status), headers: ["Content-Type": "application/json"],
      body: .bytes(JSON.object([.init("errorCode", .number("\(code)"))]).bytes))
  }
}
