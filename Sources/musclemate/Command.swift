@main
enum Command {
  static func main() async {
    print("musclemate")
  }
}
