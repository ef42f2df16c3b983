public import APISchema

/// The file format of a picture.
public enum PictureFormat: String, WordValue {
  case png
  /// Letters are outlines, so that it looks the same everywhere.
  case svg
  /// Pages for print, tagged for screen readers.
  case pdf
}

/// The size of a picture.
public enum PictureSize: String, WordValue {
  /// 1080 × 1920 pixels. Nothing stands where apps lay their buttons: in the top 250 and the bottom 340.
  case story
  /// 1080 × 1080 pixels.
  case square
  /// 1080 × 1350 pixels.
  case portrait
  /// 1200 × 630 pixels: the preview of a link. All text is within the square in the middle.
  case link
  /// A sheet of 210 × 297 mm; PDF only.
  case a4
  /// A sheet of 8.5 × 11 inches; PDF only.
  case letter

  public var isPage: Bool { self == .a4 || self == .letter }
}

public enum PictureTheme: String, WordValue { case day, night }

/// What a picture leaves out when asked.
public enum HiddenDetail: String, WordValue {
  /// The weights of a workout or a template, and the volume.
  case weights
  /// The days of a workout, a record or a goal.
  case date
  /// The records of a workout or a graph.
  case records
}

/// What a picture shows only when asked.
public enum PrivateDetail: String, WordValue {
  /// The display name.
  case name
  /// The notes of a workout, a template or a goal.
  case notes
  /// The values of a goal of body weight or body fat; without it the picture shows the share alone.
  case body
}

/// How a picture is made.
public struct PictureQuery: Message {
  /// The file format. Absent: PNG.
  public var format = PictureFormat.png
  /// The size. Absent: square, of a PDF a4.
  public var size: PictureSize?
  /// The colours. Absent: the profile's theme, where it is `system` the day's.
  public var theme: PictureTheme?
  /// What is left out. Absent: nothing.
  public var hide: [HiddenDetail] = []
  /// What is shown besides. Absent: nothing of it.
  public var show: [PrivateDetail] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PictureQuery", PictureQuery.init) {
    Field("format", \.format, .defaulted)
    Field("size", \.size)
    Field("theme", \.theme)
    Field("hide", \.hide, .unique, .defaulted)
    Field("show", \.show, .unique, .defaulted)
  } check: { query, faults in
    query.checkSize(&faults)
  }

  func checkSize(_ faults: inout Faults) {
    guard let size, size.isPage != (format == .pdf) else { return }
    faults.add("size", .invalid(format == .pdf ? "a4 or letter" : "story, square, portrait or link"))
  }
}

/// How a picture of a graph is made, and of what.
public struct ProgressPictureQuery: Message {
  public var picture = PictureQuery()
  public var graph = ProgressQuery()
  /// Where the axis begins. Absent: as the profile says.
  public var scale: GraphScale?

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgressPictureQuery", ProgressPictureQuery.init) {
    PictureQuery.shape.fields.map { $0.within(\.picture) }
      + ProgressQuery.shape.fields.map { $0.within(\.graph) }
    Field("scale", \.scale)
  } check: { query, faults in
    query.picture.checkSize(&faults)
    faults.checkOrder(from: query.graph.from, to: query.graph.to)
  }
}

/// How a picture of the body's graph is made, and of what.
public struct BodyPictureQuery: Message {
  public var picture = PictureQuery()
  public var graph = BodyProgressQuery()
  /// Where the axis begins. Absent: as the profile says.
  public var scale: GraphScale?

  public init() {}

  public static let shape: Shape<Self> = Shape("BodyPictureQuery", BodyPictureQuery.init) {
    PictureQuery.shape.fields.map { $0.within(\.picture) }
      + BodyProgressQuery.shape.fields.map { $0.within(\.graph) }
    Field("scale", \.scale)
  } check: { query, faults in
    query.picture.checkSize(&faults)
    faults.checkOrder(from: query.graph.from, to: query.graph.to)
  }
}
