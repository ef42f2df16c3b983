/// As powerlifting's result lists have it. Scores take `mx` by the men's numbers, as OpenPowerlifting does.
public enum Sex: String, CaseIterable, Sendable {
  case m, f, mx
}
