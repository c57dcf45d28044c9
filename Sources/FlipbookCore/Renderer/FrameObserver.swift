import Picture

/// An observer of a film's frames while they are simulated, such as a recorder of vectors. It takes frames on
/// the main actor, before they are drawn.
public protocol FrameObserver: Sendable {
    /// Begins with a run at frame 0; nil for a sweep, which has several runs.
    @MainActor func begin(with run: SimulationRun?)

    /// Takes the next frame.
    /// - Throws: an error that ends the film.
    @MainActor func add(_ frame: Frame) throws

    /// Ends after the last frame, while no output is finished.
    /// - Throws: an error, with which all outputs are canceled.
    @MainActor func end() throws
}
