internal import Postgres
internal import Primitives

enum StripeStatements {
  static let begin = Statement<BegunCheckout, UUID>(
    "stripe.begin_checkout", for: .lifterOrCoach,
    """
    select tenant_id, tenant, account_id, email, customer, stripe_price, trial_days
      from app.begin_stripe_checkout($1)
    """)

  static let unended = Statement<[UnendedSubscription], UUID>(
    "stripe.unended", for: .lifterOrCoach,
    """
    select tenant_id, reference
      from app.unended_at_stripe($1)
    """)

  static let upsertCustomer = Statement<String, String, String?>(
    "stripe.upsert_customer", for: .lifterOrCoach,
    """
    select app.upsert_stripe_customer($1, $2)
    """)

  /// Empty where there was none.
  static let swapCheckout = Statement<String, String>(
    "stripe.swap_checkout", for: .lifterOrCoach,
    """
    select coalesce(app.swap_stripe_checkout($1), '')
    """)

  static let ownCustomer = Statement<OwnCustomer>(
    "stripe.own_customer", for: .lifterOrCoach,
    """
    select tenant_id, customer
      from app.own_stripe_customer()
    """)

  static let ownCheckout = Statement<OwnCheckout>(
    "stripe.own_checkout", for: .lifterOrCoach,
    """
    select tenant_id, checkout
      from app.own_stripe_checkout()
    """)

  static let beginChange = Statement<BegunChange, UUID>(
    "stripe.lock_for_update", for: .lifterOrCoach,
    """
    select tenant_id, reference, stripe_price, is_at_once
      from app.begin_stripe_change($1)
    """)

  static let all: [AnyStatement] = [
    begin.erased, unended.erased, upsertCustomer.erased, swapCheckout.erased, ownCustomer.erased,
    ownCheckout.erased, beginChange.erased,
  ]
}

/// The data that Stripe needs for a checkout.
struct BegunCheckout: Row {
  let tenant: Int32
  let tenantName: String
  let account: UUID
  let email: String?
  let customer: String?
  let stripePrice: String
  let trialDays: Int32

  static let columns: [PostgresType] = [.int4, .text, .uuid, .text, .text, .text, .int4]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    tenantName = try row.next()
    account = try row.next()
    email = try row.next()
    customer = try row.next()
    stripePrice = try row.next()
    trialDays = try row.next()
  }
}

struct UnendedSubscription: Row {
  let tenant: Int32
  let reference: String

  static let columns: [PostgresType] = [.int4, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    reference = try row.next()
  }
}

struct OwnCustomer: Row {
  let tenant: Int32
  let customer: String

  static let columns: [PostgresType] = [.int4, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    customer = try row.next()
  }
}

struct OwnCheckout: Row {
  let tenant: Int32
  let checkout: String

  static let columns: [PostgresType] = [.int4, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    checkout = try row.next()
  }
}

struct BegunChange: Row {
  let tenant: Int32
  let reference: String
  let stripePrice: String
  let isAtOnce: Bool

  static let columns: [PostgresType] = [.int4, .text, .text, .bool]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    reference = try row.next()
    stripePrice = try row.next()
    isAtOnce = try row.next()
  }
}
