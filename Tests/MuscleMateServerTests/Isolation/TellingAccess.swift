extension AccessMatrix {
  static let telling: [TableAccess] = []
}
