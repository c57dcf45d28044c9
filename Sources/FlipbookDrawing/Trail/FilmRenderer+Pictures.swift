public import CoreGeometry
public import FlipbookCore
public import Picture
import UIKitHost

extension FilmRenderer {
    /// Returns the picture of one frame.
    /// - Throws: `FilmError.invalid` for a frame that the film does not have, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    public func picture(of film: Film, frame: Int) async throws -> Picture {
        try film.checkFrame(frame)
        let picture = try await makePicture(of: film, frame: frame)
        return film.titled(picture, film.title(at: [film.time(ofFrame: frame)]))
    }

    /// Returns the picture of the frame nearest to a time of the scene, in seconds; the film's end is
    /// allowed.
    /// - Throws: `FilmError.invalid` for a time outside of the film, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    public func picture(of film: Film, at time: TimeInterval) async throws -> Picture {
        let picture = try await makePicture(of: film, frame: film.frame(at: time))
        return film.titled(picture, film.title(at: [time]))
    }

    /// Draws a film's motion trail: its phases in one picture. A missing spacing or look is the scene's own.
    /// - Throws: `FilmError.invalid` for a spacing that does not advance or makes too many phases, or for an
    ///   item that does not move; the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func trail(
        of film: Film, spacing: TrailSpacing? = nil, look: TrailLook? = nil
    ) async throws -> Picture {
        var look = look ?? film.entry.trail.look
        var sheets = try self.sheets(of: film, spacing, look)
        // Panels are compared with one another: where one has paths, all have.
        if look.showsPaths == nil, Set(sheets.map(\.paths.isEmpty)).count > 1 {
            look.showsPaths = true
            sheets = try self.sheets(of: film, spacing, look)
        }
        return film.picture(ofTrails: sheets, look)
    }

    @MainActor private func sheets(
        of film: Film, _ spacing: TrailSpacing?, _ look: TrailLook
    ) throws -> [TrailSheet] {
        try film.panels.compactMap { panel in
            let trail = try TrailRecording(of: panel, spacing: spacing, look: look)
            try run(panel, for: [trail])
            return try trail.sheet()
        }
    }

    @MainActor private func makePicture(of film: Film, frame: Int) throws -> Picture {
        let simulation = try SimulationRuns(of: film, simulationThreads: jobs)
        try simulation.advance(to: frame)
        return simulation.picture
    }
}
