import Flipbook
import Picture
import UIKitHost

/// An observer of whether the pictures of a film still change at its end, or its code waits for a later time,
/// beside another observer.
@MainActor final class EndingMotion: FrameObserver {
    private let other: (any FrameObserver)?
    private var last: Picture?
    /// True when the last picture differs from the one before.
    private(set) var isMoving = false
    /// The time in seconds at which code that has asked for a delay goes on after the film; nil for none.
    private(set) var nextDelay: Double?
    private var run: SimulationRun?

    init(besides other: (any FrameObserver)?) { self.other = other }

    func begin(with run: SimulationRun?) {
        self.run = run
        other?.begin(with: run)
    }

    func add(_ frame: Frame) throws {
        isMoving = last.map { $0 != frame.picture } ?? false
        last = frame.picture
        try other?.add(frame)
    }

    func end() throws {
        (nextDelay, run) = (run?.nextDelay, nil)
        try other?.end()
    }

    /// Returns a sentence about what comes after a film; nil for nothing that is known, and for what is far
    /// away.
    func note(on film: Film) -> String? {
        let end = film.duration.typed
        if isMoving {
            return "“\(film.entry.name)” still moves when its \(end) s end; for more: --duration 5"
        }
        guard let next = nextDelay, next < 60 else { return nil }
        let time = (next * 100).rounded() / 100
        return "“\(film.entry.name)” goes on at \(time.typed) s, when its \(end) s are over; for more: "
            + "--duration \(max(5, Int(next.rounded(.up)) + 2))"
    }
}
