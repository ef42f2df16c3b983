public import APISchema
public import Primitives

/// The wish to buy a tier.
public struct CheckoutRequest: Message {
  /// The id of one of a tier's prices that is sold through Stripe.
  public var price = UUID.unset
  /// Where the page leads once it is paid. Absent: the tenant's own page.
  public var successURL: String?
  /// Where the page leads back to. Absent: the tenant's own page.
  public var cancelURL: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("CheckoutRequest", CheckoutRequest.init) {
    Field("price", \.price)
    Field("success_url", \.successURL, .length(8...2000), .format(.webAddress))
    Field("cancel_url", \.cancelURL, .length(8...2000), .format(.webAddress))
  }
}

/// Where the page for one's subscription leads back to.
public struct PortalRequest: Message {
  /// The address that the page leads back to. Absent: the tenant's own page.
  public var returnURL: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("PortalRequest", PortalRequest.init) {
    Field("return_url", \.returnURL, .length(8...2000), .format(.webAddress))
  }
}

/// A page of the payment provider's, to which the app sends the person. It is theirs alone and soon over.
public struct PaymentPage: Message {
  /// The address of the page.
  public var url = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("PaymentPage", PaymentPage.init) { Field("url", \.url) }
}

/// The state at the provider of the checkout that the caller began last.
public struct CheckoutConfirmation: Message {
  public enum State: String, WordValue { case open, complete, expired }

  /// Whether it was paid. complete: it was paid, or the trial began, and what was bought is open.
  public var state = State.open

  public init() {}

  public static let shape: Shape<Self> = Shape("CheckoutConfirmation", CheckoutConfirmation.init) {
    Field("state", \.state)
  }
}

/// Another price for the subscription, of the same tier or of another.
public struct PriceChange: Message {
  /// The id of the price that is to hold.
  public var price = UUID.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("PriceChange", PriceChange.init) { Field("price", \.price) }
}

/// From when on the new price holds.
public struct PlannedPriceChange: Message {
  public enum Effect: String, WordValue {
    case atOnce = "at_once"
    case atPeriodEnd = "at_period_end"
  }

  /// Whether it holds at once or when the period ends.
  public var takesEffect = Effect.atOnce
  /// From when on it holds.
  public var at = Timestamp.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("PlannedPriceChange", PlannedPriceChange.init) {
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
