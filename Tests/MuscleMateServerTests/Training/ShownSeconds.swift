/// What a clock may show after so many minutes that were let pass: a busy machine takes its time in between.
func seconds(_ minutes: Int, since begun: ContinuousClock.Instant) -> ClosedRange<Int> {
  let elapsed = Int(begun.duration(to: .now) / .seconds(1))
  return minutes * 60...minutes * 60 + elapsed + 1
}
