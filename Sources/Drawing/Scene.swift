/// A drawing as a list of marks, before it is decided whether it becomes SVG, PNG or PDF. Lengths are in CSS pixels, from the
/// upper left corner.
public struct Scene: Sendable, Equatable {
  public var width: Double
  public var height: Double
  /// A sentence that tells what there is to see, for who does not see it.
  public var title: String
  /// In the order in which they are painted. Links are painted last.
  public var marks: [Mark]

  public init(width: Double, height: Double, title: String, marks: [Mark] = []) {
    self.width = width
    self.height = height
    self.title = title
    self.marks = marks
  }

  public var links: [Link] {
    marks.compactMap { mark in
      if case .link(let link) = mark { link } else { nil }
    }
  }
}

public indirect enum Mark: Sendable, Equatable {
  case line(Line)
  case area(Area)
  case rect(Rect)
  case dot(Dot)
  case text(Text)
  case picture(Picture)
  case link(Link)
  case inset(Inset)
  case part(Part)
}

public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

public struct Box: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The purpose of a mark, from which a writer takes its colour and its strokes.
public enum Ink: Sendable, Hashable {
  case grid, base, goal, band, label, value, dot, best, light
  // Of cards, beside the graph that may be on one.
  case sheet, masthead, onMasthead, quiet, heavy, paper, code
  /// The lines of a graph, from 1.
  case series(Int)
}

/// One stroke of several pieces.
public struct Line: Sendable, Equatable {
  public var pieces: [[Point]]
  public var ink: Ink
  /// The lengths of strokes and gaps. Empty: it has no gaps.
  public var dashes: [Double]

  public init(_ pieces: [[Point]], _ ink: Ink, dashes: [Double] = []) {
    self.pieces = pieces
    self.ink = ink
    self.dashes = dashes
  }
}

/// A filled outline.
public struct Area: Sendable, Equatable {
  public var outline: [Point]
  public var ink: Ink

  public init(_ outline: [Point], _ ink: Ink) {
    self.outline = outline
    self.ink = ink
  }
}

public struct Rect: Sendable, Equatable {
  public var box: Box
  public var ink: Ink

  public init(_ box: Box, _ ink: Ink) {
    self.box = box
    self.ink = ink
  }
}

public struct Dot: Sendable, Equatable {
  public enum Form: Sendable { case circle, diamond }

  public var center: Point
  public var radius: Double
  public var form: Form
  public var ink: Ink

  public init(_ center: Point, radius: Double, form: Form = .circle, _ ink: Ink) {
    self.center = center
    self.radius = radius
    self.form = form
    self.ink = ink
  }
}

/// A line of text.
public struct Text: Sendable, Equatable {
  public enum Anchor: Sendable { case start, middle, end }

  public var text: String
  /// The place of the anchor on the base line.
  public var place: Point
  public var anchor: Anchor
  public var ink: Ink
  /// The room that the text has to stay in. It was measured when the scene was made.
  public var box: Box
  /// The height of its font. On a page, the page's style decides it.
  public var size: Double
  public var isBold: Bool

  public init(
    _ text: String, at place: Point, _ anchor: Anchor, _ ink: Ink, box: Box, size: Double? = nil,
    isBold: Bool? = nil
  ) {
    self.text = text
    self.place = place
    self.anchor = anchor
    self.ink = ink
    self.box = box
    self.size = size ?? (ink == .value ? Layout.valueSize : Layout.textSize)
    self.isBold = isBold ?? (ink == .value)
  }
}

/// A picture by its name, such as a tenant's logo; the writer knows where it is.
public struct Picture: Sendable, Equatable {
  public var name: String
  public var box: Box

  public init(_ name: String, in box: Box) {
    self.name = name
    self.box = box
  }
}

/// One value of a graph, which can be reached by keyboard and finger.
public struct Link: Sendable, Equatable {
  /// Nil where there is nothing to open.
  public var address: String?
  /// The value in words.
  public var label: String
  /// The middle of the target that a finger meets.
  public var target: Point
  public var marks: [Mark]

  public init(to address: String?, label: String, target: Point, marks: [Mark]) {
    self.address = address
    self.label = label
    self.target = target
    self.marks = marks
  }
}

/// A scene within another one, scaled to its box, as wide or as high as fits.
public struct Inset: Sendable, Equatable {
  public var scene: Scene
  public var box: Box

  public init(_ scene: Scene, in box: Box) {
    self.scene = scene
    self.box = box
  }

  /// By how much its lengths are multiplied.
  public var scale: Double { min(box.width / scene.width, box.height / scene.height) }
}

/// Marks that are read together: what they are to people who do not see them (PDF 32000-1, section 14.8.4).
public struct Part: Sendable, Equatable {
  public enum Role: Sendable { case heading, paragraph, figure, table, row, cell }

  public var role: Role
  public var marks: [Mark]

  public init(_ role: Role, _ marks: [Mark]) {
    self.role = role
    self.marks = marks
  }
}
