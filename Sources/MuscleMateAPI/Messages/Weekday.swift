/// A day of the week, from Sunday, with which weeks begin unless the lifter says otherwise.
public enum Weekday: String, WordValue {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}
