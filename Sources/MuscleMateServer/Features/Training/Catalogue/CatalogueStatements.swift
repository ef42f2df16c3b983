internal import Postgres

enum CatalogueStatements {
  /// The page behind the entry of this place; 0 for the first.
  static let page = Statement<Document?, Int64, Int32, String?, String?, String?, String?, String?>(
    "catalogue.page", for: .signedIn,
    """
    select app.catalogue_page($1, $2, $3, $4, $5, $6, $7)
    """)

  static let one = Statement<Document?, String>(
    "catalogue.one", for: .signedIn,
    """
    select app.catalogue_entry($1)
    """)
}
