/// The attitude of the device in a run.
@MainActor package final class AttitudeState: RunState {
    /// The current tilt to the right and down, from -1 to 1.
    package var tilt = UIOffset.zero
    /// A Boolean value that indicates whether code has read the attitude.
    package var isRead = false

    package init(of context: RunContext) {}
}

extension RunContext {
    /// The attitude of the device.
    package var attitude: AttitudeState { self[AttitudeState.self] }
}
