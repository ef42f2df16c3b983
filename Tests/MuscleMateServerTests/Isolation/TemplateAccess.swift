extension AccessMatrix {
  static let templates: [TableAccess] = []
}
