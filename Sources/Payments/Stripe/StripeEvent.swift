public import Primitives

/// A webhook reports that something happened to an object. Only the object's id is trusted. Stripe is asked for its state.
public struct StripeEvent: Equatable, Sendable {
  public let id: String
  /// Stripe's word: `customer.subscription.updated`.
  public let type: String
  public let createdAt: Timestamp
  public let subject: Subject
  /// The part that the ledger keeps: which event of which objects. No names, addresses or cards: they are Stripe's to keep.
  public let summary: JSON

  /// The object to ask Stripe about.
  public enum Subject: Equatable, Sendable {
    case subscription(String)
    /// A charge belongs to an invoice, and the invoice to a subscription: Stripe knows.
    case charge(String)
    /// Nothing that changes a subscription.
    case none

    /// The subscription, where it is known by name.
    public var subscription: String? {
      if case .subscription(let reference) = self { reference } else { nil }
    }
  }

  /// Nil for what is no event of Stripe's.
  public init?(_ json: JSON) {
    guard json["object"]?.text == "event", let id = json["id"]?.text, Self.isName(id),
      let type = json["type"]?.text, Self.isName(type), let object = json["data"]?["object"],
      let createdAt = try? StripeReader(json, "event").time("created")
    else { return nil }
    self.id = id
    self.type = type
    self.createdAt = createdAt
    subject = Self.subject(of: type, object)
    summary = Self.summary(json, object)
  }

  private static func subject(of type: String, _ object: JSON) -> Subject {
    let reference: String?
    switch object["object"]?.text {
    case "subscription": reference = object["id"]?.text
    case "invoice": reference = StripeInvoice.subscription(of: object)
    case "checkout.session":
      reference = object["subscription"]?.text ?? object["subscription"]?["id"]?.text
    case "subscription_schedule":
      reference = object["subscription"]?.text ?? object["released_subscription"]?.text
    case "charge": return reading(object["id"]?.text, Subject.charge)
    case "refund", "dispute": return reading(object["charge"]?.text, Subject.charge)
    default: reference = nil
    }
    return reading(reference, Subject.subscription)
  }

  private static func reading(_ name: String?, _ subject: (String) -> Subject) -> Subject {
    guard let name, isName(name) else { return .none }
    return subject(name)
  }

  private static func summary(_ json: JSON, _ object: JSON) -> JSON {
    var members = kept(["api_version", "livemode"], of: json)
    let names = ["id", "object", "customer", "subscription", "invoice", "status"]
    members.append(JSON.Member("data", ["object": .object(kept(names, of: object))]))
    return .object(members)
  }

  /// Only words like Stripe's own, so that nothing else can hide behind one of their names.
  private static func kept(_ names: [String], of json: JSON) -> [JSON.Member] {
    names.compactMap { name in
      switch json[name] {
      case .string(let text)? where isName(text): JSON.Member(name, .string(text))
      case .bool(let value)?: JSON.Member(name, .bool(value))
      default: nil
      }
    }
  }

  /// The identifiers, types and versions of Stripe's: they become parts of paths and keys of rows.
  static func isName(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
