extension AccessMatrix {
  static let catalogue: [TableAccess] = []
}
