internal import Primitives

/// What people write to the platform, and what its admin does about it: there is feedback in each state, and one of the
/// alerts was seen to.
struct DemoSupport {
  private let admin: DemoVisit
  private let plan: DemoPlan
  private let lifter: (Int) throws -> DemoVisit

  init(admin: DemoVisit, plan: DemoPlan, lifter: @escaping (Int) throws -> DemoVisit) {
    self.admin = admin
    self.plan = plan
    self.lifter = lifter
  }

  func work() throws {
    try admin.put("/v1/sessions/current/proof", ["password": .string(plan.password)])
    try acknowledgeAlert()
    let planned = try send(
      "idea", "Dark graphs in the weekly summary would be easier to read at night.", by: 2)
    try change(planned, ["state": "planned", "is_public": true, "priority": 3, "labels": ["graphs"]])
    try lifter(min(3, plan.lifters)).put("/v1/feedback/ideas/\(planned)/vote")
    try change(
      send("idea", "Please make the graphs of the summary darker.", by: 5), ["duplicate_of": .string(planned)]
    )
    try answer(
      send("question", "How do I log a set that a partner helped with?", by: 6),
      "Log the repetitions that you did alone, and write the others into the set's notes.", "answered")
    try answer(
      send("bug", "The rest timer went on after I had finished the workout.", by: 1),
      "Thank you. It was corrected in the last release.", "closed")
    _ = try send("idea", "A button that copies the last set would save me a tap between sets.", by: 3)
    _ = try send("question", "Can my coach see my body weight if I share only the main lifts?", by: 4)
  }

  /// - Returns: the id.
  private func send(_ kind: String, _ text: String, by number: Int) throws -> String {
    let sent = try lifter(min(number, plan.lifters)).post(
      "/v1/feedback", ["kind": .string(kind), "text": .string(text)])
    return sent["id"]?.text ?? ""
  }

  private func change(_ feedback: String, _ changes: JSON) throws {
    try admin.patch("/v1/admin/feedback/\(feedback)", changes)
  }

  private func answer(_ feedback: String, _ text: String, _ state: String) throws {
    try admin.post("/v1/admin/feedback/\(feedback)/answer", ["text": .string(text), "state": .string(state)])
  }

  private func acknowledgeAlert() throws {
    let alerts = try admin.get("/v1/admin/alerts")["items"]?.elements ?? []
    guard let alert = alerts.last(where: { $0["kind"]?.text == "failed_sign_ins_of_account" }),
      let id = alert["id"]?.text
    else { return }
    try admin.put(
      "/v1/admin/alerts/\(id)/acknowledgement",
      ["note": "Wrong password after a holiday; the owner was called."])
  }
}
