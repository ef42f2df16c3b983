extension AccessMatrix {
  static let programmes: [TableAccess] = []
}
