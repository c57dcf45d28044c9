/// The methods of a run that are to be performed later.
@MainActor final class PerformRequests: RunState {
    /// The requests, in the order in which they were made.
    var requests: [PerformRequest] = []

    init(of context: RunContext) {}
}
