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

  /// In Prometheus' text format, each name's figures behind its type: what only grows ends with `_total`.
  static func text(_ figures: [MetricFigure]) -> String {
    var lines: [String] = []
    var last = ""
    for figure in figures.sorted(by: { ($0.name, $0.label ?? "") < ($1.name, $1.label ?? "") }) {
      if figure.name != last {
        lines.append("# TYPE \(figure.name) \(figure.name.hasSuffix("_total") ? "counter" : "gauge")")
        last = figure.name
      }
      let label = figure.label.map { "{\($0)}" } ?? ""
      lines.append("\(figure.name)\(label) \(figure.value)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
