/// The attitude of the device in a run.
@MainActor final class AttitudeState: RunState {
    /// The current tilt to the right and down, from -1 to 1.
    var tilt = UIOffset.zero
    /// A Boolean value that indicates whether code has read the attitude.
    var isRead = false

    init(of context: RunContext) {}
}

extension RunContext {
    /// The attitude of the device.
    var attitude: AttitudeState { self[AttitudeState.self] }
}
