extension AccessMatrix {
  static let assignments: [TableAccess] = []
}
