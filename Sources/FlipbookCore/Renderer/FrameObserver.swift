import Picture

/// An observer of a film's frames while they are simulated, such as a recorder of vectors. It takes frames on
/// the main actor, before they are drawn.
public protocol FrameObserver: Sendable {
    /// Begins with a run at frame 0; nil for a sweep, which has several runs.
    @MainActor func begin(with run: SimulationRun?)

    /// Takes the next frame.
    /// - Throws: an error that ends the film.
    @MainActor func add(_ frame: Frame) throws

    /// A Boolean value that indicates whether the observer needs more frames; default true. A run for
    /// observers alone may end before the film when none does.
    @MainActor var needsMore: Bool { get }

    /// Ends after the last frame, while no output is finished.
    /// - Throws: an error, with which all outputs are canceled.
    @MainActor func end() throws
}

extension FrameObserver {
    /// The default: true.
    public var needsMore: Bool { true }
}
