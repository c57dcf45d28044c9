import Picture

extension Studio {
    /// Where every dynamic item is in each wanted frame, in the order of frames and then of the items'
    /// addition.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func trace(of film: Film) async throws -> [TraceRow] {
        let take = try Take(of: film, simulationThreads: jobs)
        var rows: [TraceRow] = []
        while try take.nextFrame() != nil { rows += take.traceRows }
        return rows
    }

    /// Every contact that begins or ends, in order of time.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func contacts(of film: Film) async throws -> [ContactRow] {
        try Take(of: film, simulationThreads: jobs).contacts(to: film.frames.last)
    }

    /// A hash over every bit of physical state, and everything seen with items where the engine has them, at the
    /// start and after each tick.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func fingerprint(of film: Film) async throws -> Fingerprint {
        var film = film
        film.showsRawMotion = true
        let take = try Take(of: film, simulationThreads: jobs)
        var fingerprint = Fingerprint()
        take.addState(to: &fingerprint)
        try take.advance(to: film.frames.last) { take.addState(to: &fingerprint) }
        return fingerprint
    }
}
