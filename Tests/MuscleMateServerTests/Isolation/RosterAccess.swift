extension AccessMatrix {
  static let roster: [TableAccess] = []
}
