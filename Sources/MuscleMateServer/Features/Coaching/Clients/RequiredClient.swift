internal import Postgres
internal import Primitives

/// The first statement of every exchange on one of the caller's clients: 404 for everyone else.
enum RequiredClient {
  static let statement = Statement<RowCount, UUID>(
    "clients.require", for: [.coach],
    """
    select app.require_client($1)
    """)
}
