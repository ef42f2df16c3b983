internal import Postgres
internal import Primitives

/// What begins every exchange on one of the caller's clients: 404 for whoever is none.
enum RequiredClient {
  static let statement = Statement<RowCount, UUID>(
    "clients.require", for: [.coach],
    """
    select app.require_client($1)
    """)
}
