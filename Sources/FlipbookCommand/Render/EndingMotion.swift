import Flipbook
import Picture
import UIKitHost

/// An observer of whether the pictures of a film still change at its end, beside another observer.
@MainActor final class EndingMotion: FrameObserver {
    private let other: (any FrameObserver)?
    private var last: Picture?
    /// True when the last picture differs from the one before.
    private(set) var isMoving = false

    init(besides other: (any FrameObserver)?) { self.other = other }

    func begin(with run: SimulationRun?) { other?.begin(with: run) }

    func add(_ frame: Frame) throws {
        isMoving = last.map { $0 != frame.picture } ?? false
        last = frame.picture
        try other?.add(frame)
    }

    func end() throws { try other?.end() }
}
