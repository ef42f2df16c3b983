internal import Postgres

/// A number for `/metrics`, where it has one under a label.
struct MetricFigure: Row {
  let name: String
  /// `kind="invite"`; nil where there is only one.
  let label: String?
  let value: Double

  static var columns: [PostgresType] { String.columns + String.columns + Double.columns }

  init(_ name: String, _ value: Double, label: String? = nil) {
    self.name = name
    self.label = label
    self.value = value
  }

  init(_ row: inout RowReader) throws(ColumnFault) {
    name = try row.next()
    label = try row.next()
    value = try row.next()
  }

  /// In Prometheus' text format, each name's figures together.
  static func text(_ figures: [MetricFigure]) -> String {
    Dictionary(grouping: figures, by: \.name).sorted { $0.key < $1.key }.map { name, figures in
      MetricFamily(name, figures.map { ($0.label ?? "", $0.value) }.sorted { $0.0 < $1.0 }).text
    }.joined()
  }
}
