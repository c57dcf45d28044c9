/// The times of an update of the interface.
@preconcurrency @MainActor public final class UIUpdateInfo: NSObject {
    /// The time of the update, in seconds on the film's clock.
    public let modelTime: TimeInterval
    /// The time by which the update has to be over.
    public let completionDeadlineTime: TimeInterval
    /// The time at which the update is seen.
    public let estimatedPresentationTime: TimeInterval
    /// A Boolean value that indicates whether the update is seen at once; always false.
    public var isImmediatePresentationExpected: Bool { false }
    /// A Boolean value that indicates whether late events are sent; always false.
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// A Boolean value that indicates whether the late phases are performed; always false.
    public var isPerformingLowLatencyPhases: Bool { false }

    init(_ link: CADisplayLink) {
        modelTime = link.timestamp
        completionDeadlineTime = link.targetTimestamp
        estimatedPresentationTime = link.targetTimestamp
        super.init()
    }
}
