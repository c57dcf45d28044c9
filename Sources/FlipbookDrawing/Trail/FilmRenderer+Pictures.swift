public import CoreGeometry
public import FlipbookCore
import Physics2D
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
        let style = film.entry.trail
        let (spacing, look) = (spacing ?? style.spacing, look ?? style.look)
        let sheets = try film.panels.compactMap { try trail(of: $0, spacing, look).sheet() }
        let page = TrailPage(sheets: sheets, look: look, labels: film.splitScreen?.labels ?? [])
        return film.titled(
            page.picture, "Trail of \(film.entry.name)", remark: "All phases are in one picture.")
    }

    @MainActor private func trail(
        of film: Film, _ spacing: TrailSpacing?, _ look: TrailLook
    ) throws -> Trail {
        var trail = try Trail(spacing: spacing, look: look)
        trail.allowsUnknownItems = look.items == film.entry.trail.look.items
        let simulation = try SimulationRun(of: film, simulationThreads: jobs)
        simulation.recordsContacts = look.showsContacts
        let end = film.trailEnd
        while let frame = try simulation.nextFrame() {
            if let end, film.time(ofFrame: frame.number) > end + 1e-9 { break }
            try trail.add(frame.picture, at: film.time(ofFrame: frame.number))
        }
        // A whole film ends a frame's time after its last frame. A failure there is not part of the film.
        if end == nil, film.frames.last == film.frameCount - 1,
            (try? simulation.advance(to: film.frameCount)) != nil
        {
            try trail.add(simulation.picture, at: film.time(ofFrame: film.frameCount))
        }
        for contact in simulation.contacts where contact.phase == .began {
            trail.addContact(at: contact.pointInPicture ?? contact.point)
        }
        return trail
    }

    @MainActor private func makePicture(of film: Film, frame: Int) throws -> Picture {
        let simulation = try SimulationRuns(of: film, simulationThreads: jobs)
        try simulation.advance(to: frame)
        return simulation.picture
    }
}

extension Film {
    /// The time in seconds at which the scene's own trail ends; nil when the trail has no duration of its
    /// own, and when the film is not the whole scene, as when a duration or frames are given.
    fileprivate var trailEnd: TimeInterval? {
        guard duration == entry.duration, frames.count == frameCount else { return nil }
        return entry.trail.duration
    }
}
