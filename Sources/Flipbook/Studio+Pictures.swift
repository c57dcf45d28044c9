import Picture

extension Studio {
    /// One frame of a film as a picture.
    /// - Throws: `FilmError.invalid` for a frame that the film does not have, the scene's `SceneFailure`, or `CancellationError`.
    public func picture(of film: Film, frame: Int) async throws -> Picture {
        try film.checkFrame(frame)
        return try await Self.picture(of: film, frame: frame)
    }

    /// The phases of a film in one picture, by default about a dozen of them.
    /// - Throws: `FilmError.invalid` for a step below 1, the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func trail(
        of film: Film, every: Int? = nil, style: Trail.Style = .ghosts
    ) async throws -> Picture {
        let trails = try film.panels.map { try Self.trail(of: $0, every: every, style: style) }
        return film.splitScreen?.picture(of: trails, background: film.background) ?? trails[0]
    }

    @MainActor private static func trail(of film: Film, every: Int?, style: Trail.Style) throws -> Picture {
        var trail = try Trail(every: every, style: style)
        let take = try Take(of: film)
        while let frame = try take.nextFrame() { trail.add(frame.picture) }
        return trail.picture() ?? take.picture
    }

    @MainActor private static func picture(of film: Film, frame: Int) throws -> Picture {
        let take = try Takes(of: film)
        try take.advance(to: frame)
        return take.picture
    }
}
