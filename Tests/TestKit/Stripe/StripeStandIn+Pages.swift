internal import HTTPServer
internal import Primitives
internal import Synchronization

/// The pages that Stripe shows to people: a checkout with its button, the portal with its two.
extension StripeStandIn {
  func page(_ request: Request) -> Response {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.count >= 2 else { return Response(404) }
    switch (request.method, parts[0], parts.dropFirst(2).first) {
    case (.get, "pay", nil): return checkoutPage(parts[1])
    case (.post, "pay", nil): return payPage(parts[1])
    case (.get, "portal", nil): return portalPage(parts[1])
    case (.post, "portal", "cancel"?): return portal(parts[1], cancels: true)
    case (.post, "portal", "resume"?): return portal(parts[1], cancels: false)
    default: return Response(404)
    }
  }

  private func checkoutPage(_ id: String) -> Response {
    guard let checkout = books.withLock({ $0.checkouts[id] }), checkout.status == "open" else {
      return html(404, "<p>This page is not there any more.</p>")
    }
    return html(
      200, "<form method=post><p>\(checkout.price)</p><button>Pay</button></form>")
  }

  private func payPage(_ id: String) -> Response {
    let paid = books.withLock { books in books.pay(checkout: id).flatMap { _ in books.checkouts[id] } }
    guard let paid else { return html(402, "<p>Your card was declined.</p>") }
    return Response(303, headers: ["Location": paid.successURL])
  }

  private func portalPage(_ id: String) -> Response {
    guard books.withLock({ $0.portals[id] }) != nil else { return html(404, "<p>No such page.</p>") }
    return html(
      200,
      """
      <form method=post action="/portal/\(id)/cancel"><button>Cancel plan</button></form>
      <form method=post action="/portal/\(id)/resume"><button>Don't cancel</button></form>
      """)
  }

  /// The portal of the one subscription of this customer that still runs.
  private func portal(_ id: String, cancels: Bool) -> Response {
    let portal = books.withLock { books -> StripeBooks.Portal? in
      guard let portal = books.portals[id] else { return nil }
      let running = books.subscriptions.values.first { $0.customer == portal.customer && $0.endedAt == nil }
      if let running { books.setCancels(running.id, cancels) }
      return portal
    }
    guard let portal else { return html(404, "<p>No such page.</p>") }
    return Response(303, headers: ["Location": portal.returnURL])
  }

  private func html(_ status: Status, _ body: String) -> Response {
    Response(
      status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: .bytes(Array("<!doctype html><title>Stripe stand-in</title>\(body)".utf8)))
  }
}
