public import FlipbookCore
import Foundation
public import Picture
import UIKitHost

/// The trail of a film's run, which may feed other outputs at the same time.
///
///     let trail = try TrailRecording(of: film)
///     try FilmRenderer().run(film, for: [trail])
///     try Figure(trail.picture()).write(to: "trail.svg")
@MainActor public final class TrailRecording: FrameObserver {
    private let film: Film
    private let look: TrailLook
    private var trail: Trail
    private var run: SimulationRun?
    /// The number of the run's contacts up to the last frame added.
    private var contactCount = 0
    /// True until the trail has all its frames, which may be before the film's end.
    public private(set) var needsMore = true

    /// Prepares the trail of a film without a sweep. A missing spacing or look is the scene's own.
    /// - Throws: `FilmError.invalid` for a spacing that is not positive.
    public init(of film: Film, spacing: TrailSpacing? = nil, look: TrailLook? = nil) throws {
        let style = film.entry.trail
        (self.film, self.look) = (film, look ?? style.look)
        trail = try Trail(spacing: spacing ?? style.spacing, look: self.look)
        trail.allowsUnknownItems = self.look.items == style.look.items
    }

    /// Begins with a run at frame 0.
    public func begin(with run: SimulationRun?) {
        self.run = run
        if look.showsContacts { run?.recordsContacts = true }
    }

    /// Adds the next frame, unless it lies after the trail's end.
    /// - Throws: `FilmError.invalid` for a spacing that makes too many phases.
    public func add(_ frame: Frame) throws {
        let time = film.time(ofFrame: frame.number)
        contactCount = run?.contacts.count ?? 0
        if let end = film.trailEnd, time > end + 1e-9 {
            needsMore = false
        } else {
            try trail.add(frame.picture, at: time)
        }
    }

    /// Adds the end of a whole film, which lies a frame's time after its last frame, and the contacts.
    /// - Throws: `FilmError.invalid` for a spacing that makes too many phases.
    public func end() throws {
        guard let run else { return }
        // A failure after the last frame is not part of the film.
        if film.trailEnd == nil, film.frames.last == film.frameCount - 1,
            (try? run.advance(to: film.frameCount)) != nil
        {
            contactCount = run.contacts.count
            try trail.add(run.picture, at: film.time(ofFrame: film.frameCount))
        }
        guard look.showsContacts else { return }
        for contact in run.contacts.prefix(contactCount) where contact.phase == .began {
            trail.addContact(at: contact.pointInPicture ?? contact.point)
        }
    }

    /// Returns the trail.
    /// - Throws: `FilmError.invalid` for an item that does not move, or leaves too many ghosts.
    public func picture() throws -> Picture { film.picture(ofTrails: [try sheet()], look) }

    /// Returns the content of the trail; nil without a frame.
    func sheet() throws -> TrailSheet? { try trail.sheet() }
}

extension Film {
    /// Returns the picture of trails side by side.
    @MainActor func picture(ofTrails sheets: [TrailSheet?], _ look: TrailLook) -> Picture {
        let page = TrailPage(
            sheets: sheets.compactMap { $0 }, look: look, labels: splitScreen?.labels ?? [])
        return titled(page.picture, "Trail of \(entry.name)", remark: "All phases are in one picture.")
    }

    /// The time in seconds at which the scene's own trail ends; nil when the trail has no duration of its
    /// own, and when the film is not the whole scene, as when a duration or frames are given.
    fileprivate var trailEnd: TimeInterval? {
        guard duration == entry.duration, frames.count == frameCount else { return nil }
        return entry.trail.duration
    }
}
