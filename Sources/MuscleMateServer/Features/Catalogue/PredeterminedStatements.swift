internal import Postgres
internal import Primitives

enum PredeterminedStatements {
  /// The page behind the routine of this position; 0 for the first.
  static let page = Statement<Document?, Int64, Int32, String?, String?>(
    "predetermined.page", for: .trains,
    """
    select app.predetermined_page($1, $2, $3, $4)
    """)

  static let one = Statement<Document?, String>(
    "predetermined.one", for: .trains,
    """
    select app.predetermined_routine($1)
    """)

  static let add = Statement<RowCount, String, UUID, [String], Bool>(
    "predetermined.add", for: .trains,
    """
    select app.add_predetermined_routine($1, $2, $3, $4)
    """)

  /// The template that a routine became.
  static let added = Statement<VersionedDocument?, UUID>(
    "predetermined.added", for: .trains,
    """
    select answer.version, row_to_json(answer)
      from (
        select template.id, template.name, template.notes, template.weekdays, template.any_day,
               template.updated_at, template.version, app.template_prescription(template.id) as exercises
          from app.templates as template
         where template.tenant_id = (select app.tenant_id())
           and template.lifter_id = (select app.account_id())
           and template.id = $1) as answer
    """)
}
