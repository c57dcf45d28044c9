public import FlipbookCore

/// The motion of items in a film's run, which may feed other outputs at the same time, for plots.
@MainActor public final class PlotRecording: FrameObserver {
    private let film: Film
    private var record = ItemMotionRecord()
    private var run: SimulationRun?
    /// The number of the run's contacts that have been added.
    private var contactCount = 0

    /// Prepares plots of a film without a sweep.
    public init(of film: Film) { self.film = film }

    /// Begins with a run at frame 0.
    public func begin(with run: SimulationRun?) {
        self.run = run
        run?.recordsContacts = true
    }

    /// Adds the states of the next frame.
    /// - Throws: `FilmError.invalid` for too many moments.
    public func add(_ frame: Frame) throws { try addMoment() }

    /// Adds the moment after the last frame, the film's end.
    /// - Throws: the scene's `SceneFailure`, `CancellationError`, or `FilmError.invalid` for too many
    ///   moments.
    public func end() throws {
        try run?.advance(to: film.frameCount)
        try addMoment()
    }

    private func addMoment() throws {
        guard let run else { return }
        let contacts = run.contacts.dropFirst(contactCount)
        contactCount += contacts.count
        try record.add(run, Array(contacts))
    }

    /// Returns a plot of the recorded motion.
    /// - Throws: `FilmError.lacking` for a scene without dynamic items, `FilmError.invalid` for an unknown
    ///   item, too many curves or a size that is not allowed.
    public func plot(_ spec: PlotSpec = PlotSpec()) throws -> Plot {
        try Plot(of: film, [record.motions], spec)
    }
}
