internal import Postgres
internal import Primitives

enum PredeterminedStatements {
  /// The page behind the routine of this position; 0 for the first.
  static let page = Statement<Document?, Int64, Int32, String?, String?, String?>(
    "predetermined.page", for: .lifterOrCoach,
    """
    select app.predetermined_page($1, $2, $3, $4, $5)
    """)

  static let one = Statement<Document?, String>(
    "predetermined.one", for: .lifterOrCoach,
    """
    select app.predetermined_routine($1)
    """)

  static let add = Statement<RowCount, String, UUID, [String], Bool>(
    "predetermined.add", for: .lifterOrCoach,
    """
    select app.add_predetermined_routine($1, $2, $3, $4)
    """)
}
