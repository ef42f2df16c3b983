internal import Postgres
internal import Primitives

/// Statements that every provider's feature uses. Webhooks sign nobody in: after `begin` the worker's statements run for
/// the tenant that they name.
enum PaymentStatements {
  static let all: [AnyStatement] = [
    gateway.erased, gatewayOf.erased, begin.erased, receive.erased, ticket.erased, settle.erased,
    hasNewLoss.erased, record.erased, close.erased,
  ]

  static let gateway = Statement<SealedGateway?, String, String>(
    "payments.gateway", for: [.server],
    """
    select tenant_id, settings
      from app.payment_gateway($1, $2)
    """)

  static let gatewayOf = Statement<SealedGateway?, Int32, String>(
    "payments.gateway_of", for: [.server],
    """
    select tenant_id, settings
      from app.payment_gateway_of($1, $2)
    """)

  static let begin = Statement<String>(
    "payments.begin", for: [.server],
    """
    select pg_catalog.set_config('role', 'mm_worker', true)
    """)

  /// Whether the event is to be acted on.
  static let receive = Statement<Bool, Int32, String, String, String, String?, Timestamp, JSON>(
    "payments.receive_event", for: [.worker],
    """
    select app.receive_billing_event($1, $2, $3, $4, $5, $6, $7)
    """)

  static let ticket = Statement<Int64, Int32, String, String>(
    "payments.begin_settlement", for: [.worker],
    """
    select app.begin_settlement($1, $2, $3)
    """)

  static let settle = Statement<String, Int32, String, Int64, JSON, String?>(
    "payments.settle", for: [.worker],
    """
    select app.settle_subscription($1, $2, $3, $4, $5)
    """)

  /// Takes the subscription's facts and its payments.
  static let hasNewLoss = Statement<Bool, Int32, String, JSON, JSON>(
    "payments.has_new_loss", for: [.worker],
    """
    select app.has_new_loss($1, $2, $3, $4)
    """)

  static let record = Statement<Int32, Int32, String, JSON>(
    "payments.record", for: [.worker],
    """
    select app.record_payments($1, $2, $3)
    """)

  /// Without an event there is nothing to close.
  static let close = Statement<RowCount, Int32, String, String?, String, String?>(
    "payments.close_event", for: [.worker],
    """
    select app.close_billing_event($1, $2, $3, $4, $5)
     where $3 is not null
    """)
}
