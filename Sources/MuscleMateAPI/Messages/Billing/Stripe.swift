public import Primitives

/// The wish to buy a tier.
public struct CheckoutRequest: Message {
  public var price = UUID(high: 0, low: 0)
  public var successURL: String?
  public var cancelURL: String?

  public init() {}

  public static let shape = Shape("CheckoutRequest", CheckoutRequest.init) {
    Field("price", \.price, .note("One of a tier's prices that is sold through Stripe"))
    Field(
      "success_url", \.successURL, .length(8...2000), .format(.webAddress),
      .note("Where the page leads once it is paid; the tenant's own page where none is given"))
    Field(
      "cancel_url", \.cancelURL, .length(8...2000), .format(.webAddress),
      .note("Where the page leads back to"))
  }
}

public struct PortalRequest: Message {
  public var returnURL: String?

  public init() {}

  public static let shape = Shape("PortalRequest", PortalRequest.init) {
    Field("return_url", \.returnURL, .length(8...2000), .format(.webAddress))
  }
}

/// A page of the payment provider's, to which the app sends the person. It is theirs alone and soon over.
public struct PaymentPage: Message {
  public var url = ""

  public init() {}

  public static let shape = Shape("PaymentPage", PaymentPage.init) { Field("url", \.url) }
}

/// The state at the provider of the checkout that the caller began last.
public struct CheckoutConfirmation: Message {
  public enum State: String, WordValue { case open, complete, expired }

  public var state = State.open

  public init() {}

  public static let shape = Shape("CheckoutConfirmation", CheckoutConfirmation.init) {
    Field("state", \.state, .note("complete: it was paid, or the trial began, and what was bought is open"))
  }
}

public struct PriceChange: Message {
  public var price = UUID(high: 0, low: 0)

  public init() {}

  public static let shape = Shape("PriceChange", PriceChange.init) { Field("price", \.price) }
}

/// From when on the new price holds.
public struct PlannedPriceChange: Message {
  public enum Effect: String, WordValue {
    case atOnce = "at_once"
    case atPeriodEnd = "at_period_end"
  }

  public var takesEffect = Effect.atOnce
  public var at = Timestamp(microseconds: 0)

  public init() {}

  public static let shape = Shape("PlannedPriceChange", PlannedPriceChange.init) {
    Field("takes_effect", \.takesEffect)
    Field("at", \.at)
  }
}

extension TextFormat {
  /// An address of the web, in visible characters of ASCII.
  public static let webAddress = TextFormat("https address", pattern: "^https?://[!-~]{1,1992}$") { text in
    let rest =
      text.hasPrefix("https://") ? text.dropFirst(8) : text.hasPrefix("http://") ? text.dropFirst(7) : ""
    return (1...1992).contains(rest.utf8.count) && rest.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
