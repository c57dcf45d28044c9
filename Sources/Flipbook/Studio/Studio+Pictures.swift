import CoreGeometry
import Picture

extension Studio {
    /// Returns the picture of one frame.
    /// - Throws: `FilmError.invalid` for a frame that the film does not have, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    public func picture(of film: Film, frame: Int) async throws -> Picture {
        try film.checkFrame(frame)
        return try await makePicture(of: film, frame: frame)
    }

    /// Returns the picture of the frame nearest to a time of the scene, in seconds; the film's end is
    /// allowed.
    /// - Throws: `FilmError.invalid` for a time outside of the film, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    public func picture(of film: Film, at time: TimeInterval) async throws -> Picture {
        try await makePicture(of: film, frame: film.frame(at: time))
    }

    /// Draws a film's motion trail: its phases in one picture, by default about a dozen of them.
    /// - Throws: `FilmError.invalid` for a spacing that does not advance or makes too many phases, the
    ///   scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func trail(
        of film: Film, spacing: TrailSpacing? = nil, look: TrailLook = TrailLook()
    ) async throws -> Picture {
        let sheets = try film.panels.compactMap { try trail(of: $0, spacing, look).sheet() }
        return TrailPage(sheets: sheets, look: look, labels: film.splitScreen?.labels ?? []).picture
    }

    @MainActor private func trail(
        of film: Film, _ spacing: TrailSpacing?, _ look: TrailLook
    ) throws -> Trail {
        var trail = try Trail(spacing: spacing, look: look)
        let take = try Take(of: film, simulationThreads: jobs)
        var contacts: [CGPoint] = []
        if look.showsContacts { take.eachTick = { contacts += $0.beginningContacts } }
        while let frame = try take.nextFrame() {
            try trail.add(frame.picture, at: film.time(ofFrame: frame.number))
        }
        // A whole film ends a frame's time after its last frame. A failure there is not part of the film.
        if film.frames.last == film.frameCount - 1, (try? take.advance(to: film.frameCount)) != nil {
            try trail.add(take.picture, at: film.time(ofFrame: film.frameCount))
        }
        for contact in contacts { trail.addContact(at: contact) }
        return trail
    }

    @MainActor private func makePicture(of film: Film, frame: Int) throws -> Picture {
        let take = try Takes(of: film, simulationThreads: jobs)
        try take.advance(to: frame)
        return take.picture
    }
}
