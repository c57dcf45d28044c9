public import FlipbookCore

extension VectorFilm {
    /// Runs a film's scene and fits tracks to its layers.
    ///
    /// - Throws: `FilmError.invalid` for a film with motion blur, which vectors cannot show; the scene's
    ///   `SceneFailure`, or `CancellationError`.
    @MainActor public init(
        of film: Film, tolerance: TrackTolerance = TrackTolerance(), still: StillChoice = .trail,
        simulationThreads: Int = 1
    ) throws {
        var recording = try FilmRecording(of: film, still: still)
        try recording.run(simulationThreads: simulationThreads)
        self = try recording.film(tolerance)
    }
}
