/// The properties of the sub-step that joints use.
struct JointStep {
    /// The length of the sub-step, in seconds.
    let time: Float
    /// The factor of the last sub-step's impulses for warm starting.
    let impulseScale: Float
}
