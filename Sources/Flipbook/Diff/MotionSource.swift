import Picture

/// One side of a comparison of motions: frames in their order.
@MainActor protocol MotionSource: AnyObject {
    /// Frames per second; nil where it cannot be known.
    var rate: Double? { get }
    /// Whether numbers were written with nine digits, so that closer ones cannot be told apart.
    var isRounded: Bool { get }
    /// The contacts that began or ended since the frame before; nil where they are not known.
    var contacts: [ContactRow]? { get }
    /// What the last frame shows; nil for numbers alone.
    var picture: Picture? { get }
    /// What the behaviors are set to at the last frame; nil where it is not known.
    var settings: [BehaviorSetting]? { get }

    /// The next frame; nil after the last.
    func next() throws -> MotionFrame?
}
