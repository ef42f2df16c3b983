extension AccessMatrix {
  static let relations: [TableAccess] = []
}
