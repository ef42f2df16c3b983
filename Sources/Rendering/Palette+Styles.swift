internal import Drawing

/// How a mark is painted. The portal's `style/chart.css` says the same of graphs.
struct Style {
  var fill: Shade?
  var stroke: Shade?
  var width = 1.0
  var dashes: [Double] = []
}

extension Palette {
  func style(of ink: Ink) -> Style {
    switch ink {
    case .grid: Style(stroke: rule)
    case .base: Style(stroke: edge)
    case .goal: Style(stroke: ink3, width: 1.25, dashes: [2, 4])
    case .band: Style(fill: sunk)
    case .dot: Style(fill: sheet, stroke: brandLine, width: 1.75)
    case .light: Style(fill: sheet, stroke: ink3, width: 1.25)
    case .best: Style(fill: accentLine, stroke: sheet, width: 1.5)
    case .series: Style(stroke: brandLine, width: 2)
    case .label: Style(fill: ink3)
    case .value: Style(fill: self.ink)
    case .sheet: Style(fill: sheet)
    case .masthead: Style(fill: masthead)
    case .onMasthead: Style(fill: onMasthead)
    case .quiet: Style(fill: ink2)
    case .heavy: Style(stroke: heavy, width: 2)
    case .paper: Style(fill: .white)
    case .code: Style(fill: .black)
    }
  }

  /// Bars are full where lines are strokes.
  func fill(of ink: Ink) -> Shade? {
    if case .series = ink { brandLine } else { style(of: ink).fill }
  }
}
