/// What a picture to share shows of a workout, a template, a record, a goal or a graph.
public struct Card: Sendable {
  /// A figure with its unit over its label.
  public struct Figure: Sendable, Equatable {
    public var value: String
    public var unit: String?
    public var label: String

    public init(_ value: String, unit: String? = nil, label: String) {
      self.value = value
      self.unit = unit
      self.label = label
    }
  }

  /// A line of a table.
  public struct Row: Sendable, Equatable {
    public var name: String
    /// What is said of it, the fullest first. The first that fits is shown; a page shows the fullest.
    public var details: [String]
    public var isRecord: Bool

    public init(_ name: String, details: [String], isRecord: Bool = false) {
      self.name = name
      self.details = details
      self.isRecord = isRecord
    }
  }

  /// How much of a way is gone.
  public struct Way: Sendable, Equatable {
    /// From 0 to 1.
    public var share: Double
    public var from: String
    public var to: String

    public init(_ share: Double, from: String, to: String) {
      self.share = share
      self.from = from
      self.to = to
    }
  }

  /// The brand at the head, and where its app is at the foot.
  public struct Brand: Sendable, Equatable {
    public var name: String
    /// Width by height of the logo, which has the name in it.
    public var logo: Double?
    /// As people type it.
    public var address: String
    /// The same for a camera.
    public var code: QRSquares?

    public init(name: String, logo: Double? = nil, address: String, code: QRSquares? = nil) {
      self.name = name
      self.logo = logo
      self.address = address
      self.code = code
    }
  }

  public var brand: Brand
  public var title: String
  /// The day, and more of its kind.
  public var subtitle: String?
  /// Whose it is.
  public var person: String?
  public var figures: [Figure] = []
  public var way: Way?
  /// Drawn for the room that is left.
  public var graph: (@Sendable (Canvas, @escaping TextMeasure) -> Scene)?
  public var rows: [Row] = []
  public var notes: String?
  /// Of so many rows that found no room: "3 more".
  public var more: @Sendable (Int) -> String

  public init(_ title: String, brand: Brand, more: @escaping @Sendable (Int) -> String = { "+\($0)" }) {
    self.title = title
    self.brand = brand
    self.more = more
  }
}

/// The size of a card, in pixels.
public enum CardFormat: Sendable, CaseIterable {
  /// 1080 × 1920. Apps lay their own buttons over the top 250 pixels and the bottom 340.
  case story
  /// 1080 × 1080.
  case square
  /// 1080 × 1350.
  case portrait
  /// 1200 × 630: what a page shows of a link. Some crop it to the square in its middle, so all text is within that.
  case link
  /// 210 × 297 mm.
  case a4
  /// 8.5 × 11 inches.
  case letter

  public var width: Double {
    switch self {
    case .story, .square, .portrait: 1_080
    case .link: 1_200
    case .a4: 794
    case .letter: 816
    }
  }

  public var height: Double {
    switch self {
    case .story: 1_920
    case .square: 1_080
    case .portrait: 1_350
    case .link: 630
    case .a4: 1_123
    case .letter: 1_056
    }
  }

  /// Whether a further page takes what finds no room.
  public var isPage: Bool { self == .a4 || self == .letter }

  var top: Double { self == .story ? 250 : 0 }
  var bottom: Double { self == .story ? 340 : 0 }
  /// By how much the lengths of the layout are multiplied.
  var unit: Double { isPage ? 0.5 : self == .link ? 0.6 : 1 }

  /// The column of the text.
  var column: ClosedRange<Double> {
    switch self {
    case .story, .square, .portrait: 72...1_008
    // The middle square is from 285 to 915.
    case .link: 309...891
    case .a4, .letter: 64...(width - 64)
    }
  }
}
