import CoreGeometry
import UIKitHost

/// The fingers on the page, tick by tick: it gives them to the scene's host, and keeps their ways as entries
/// of a script that repeats them.
@MainActor struct TouchRecorder {
    private struct Finger {
        let name: Int
        let firstTick: Int
        /// The host's number of it; nil before its first tick.
        var number: Int?
        /// The places at the ticks since it was put down.
        var points: [CGPoint]
        var latest: CGPoint
        var end: TouchEvent.Phase?
        var isOver = false
    }

    private var fingers: [Finger] = []

    /// The largest number of fingers at a time, as many as hands have.
    private static let mostFingers = 10

    /// The number of touches so far.
    var count: Int { fingers.count }

    /// Takes an event, which acts at the next tick, of the given number.
    mutating func take(_ event: TouchEvent, nextTick: Int) {
        let index = fingers.lastIndex { $0.name == event.finger && $0.end == nil }
        switch event.phase {
        case .down:
            if let index { fingers[index].end = .cancel }
            guard fingers.count(where: { !$0.isOver }) < Self.mostFingers else { return }
            fingers.append(
                Finger(name: event.finger, firstTick: nextTick, points: [event.point], latest: event.point))
        case .move:
            if let index { fingers[index].latest = event.point }
        case .up, .cancel:
            guard let index else { return }
            (fingers[index].latest, fingers[index].end) = (event.point, event.phase)
        }
    }

    /// Cancels all touches, as when the page has gone.
    mutating func cancelAll() {
        for index in fingers.indices where fingers[index].end == nil { fingers[index].end = .cancel }
    }

    /// Gives the fingers their places for a tick, before it. A finger is down for at least one tick.
    mutating func act(on host: SceneHost, tick: Int) {
        for index in fingers.indices where !fingers[index].isOver {
            let finger = fingers[index]
            guard let number = finger.number else {
                fingers[index].number = host.putFingerDown(at: finger.points[0], tick: tick)
                continue
            }
            host.moveFinger(
                number, to: finger.latest, tick: tick, isLast: finger.end != nil,
                isCancelled: finger.end == .cancel)
            fingers[index].points.append(finger.latest)
            fingers[index].isOver = finger.end != nil
        }
    }

    /// The script of the touches so far. One that is not over goes on for a tick that no film of the
    /// recording shows.
    func script() -> InputScript {
        let entries = fingers.filter { $0.number != nil }.map { finger in
            InputScript.Entry.touch(
                through: finger.isOver
                    ? finger.points : finger.points + [finger.points[finger.points.count - 1]],
                fromTick: finger.firstTick, isCancelled: finger.isOver && finger.end == .cancel)
        }
        return InputScript(entries: entries)
    }
}
