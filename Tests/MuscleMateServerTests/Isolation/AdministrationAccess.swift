extension AccessMatrix {
  static let administration: [TableAccess] = []
}
