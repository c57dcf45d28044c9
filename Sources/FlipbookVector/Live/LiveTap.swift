import CoreGeometry
import Foundation
import LiveDynamics
import Physics2D
import UIKitHost

/// The effect of a tap on an item, learned from what the film's own taps did: the page cannot run the scene's
/// code.
struct LiveTap {
    /// The use that the scene's code makes of the point of a tap.
    enum Effect: Equatable {
        /// Lets the item's snap pull to the point.
        case snap
        /// Pushes the item toward the point, by newtons for each meter of its distance and by newtons.
        case push(proportional: Float, constant: Float, isContinuous: Bool)
    }

    /// The number of the animator's take.
    let take: Int
    /// The index of the item's body in the world's storage.
    let body: Int
    let item: String
    let effect: Effect
    /// The points of the film's taps in the world's coordinates, in points.
    let points: [CGPoint]

    /// The largest distance between a tap and the point of the snap that it sets, in meters.
    private static let reach: Float = 0.001
    /// The largest deviation of pushes from a law, as a share. Pushes go from the item's place on screen,
    /// which lies between two steps of the engine.
    private static let tolerance: Float = 0.02
    /// The longest time between the end of a tap and what it does, in seconds.
    private static let delay = 0.05

    /// Learns what taps do: those of a film, as points of its window with the times at which they end. A tap
    /// has to do the same each time.
    @MainActor static func all(
        from taps: [(point: CGPoint, end: TimeInterval)], _ recording: LiveRecording, _ drivers: [LiveDriver],
        fps: Double
    ) -> [LiveTap] {
        var found: [LiveTap] = []
        for driver in drivers
        where !found.contains(where: { $0.take == driver.take && $0.item == driver.item }) {
            let take = recording.takes[driver.take]
            let points = taps.map { CGPoint(x: $0.point.x - take.origin.x, y: $0.point.y - take.origin.y) }
            let changes = zip(points, taps).compactMap {
                change(by: $0, at: $1.end * fps, of: take, driver, fps)
            }
            guard let effect = effect(of: changes, taps.count) else { continue }
            found.append(
                LiveTap(
                    take: driver.take, body: driver.body.index, item: driver.item, effect: effect,
                    points: points))
        }
        return found
    }

    /// The change of an item by one tap.
    private enum Change {
        case snap
        case push(BodyPush, arm: Vector2)
    }

    @MainActor private static func change(
        by point: CGPoint, at end: Double, of take: LiveTake, _ driver: LiveDriver, _ fps: Double
    ) -> Change? {
        let ticks = end - 1...end + delay * fps + 1
        let point = 0.01 * Vector2(Float(point.x), Float(point.y))
        for patch in take.patches where ticks.contains(Double(patch.tick)) {
            guard let before = LiveSimulation(words: patch.expected),
                let after = LiveSimulation(words: patch.words),
                let body = after.world.body(at: driver.body.index)
            else { continue }
            if let snap = after.snap(of: body), (after.world.position(of: snap.anchor) - point).length < reach
            {
                return .snap
            }
            let pushes = after.pushes.filter { $0.body == body && $0.arm == .zero }
            if pushes.count == 1, before.pushes.first(where: { $0.body == body })?.force != pushes[0].force {
                return .push(pushes[0], arm: point - after.world.position(of: body))
            }
        }
        return nil
    }

    /// Returns what all changes have in common; nil when a tap did nothing, or something else.
    private static func effect(of changes: [Change], _ count: Int) -> Effect? {
        guard !changes.isEmpty, changes.count == count else { return nil }
        let pushes = changes.compactMap { change in
            if case .push(let push, let arm) = change { (push, arm) } else { nil }
        }
        if pushes.isEmpty { return .snap }
        // One push fits every law.
        guard pushes.count == count, count > 1, Set(pushes.map(\.0.isContinuous)).count == 1,
            pushes.allSatisfy({ isAlong($0.0.force, $0.1) })
        else { return nil }
        let forces = pushes.map(\.0.force.length)
        let isContinuous = pushes[0].0.isContinuous
        if let share = common(zip(forces, pushes).map { $0 / $1.1.length }) {
            return .push(proportional: share, constant: 0, isContinuous: isContinuous)
        }
        return common(forces).map { .push(proportional: 0, constant: $0, isContinuous: isContinuous) }
    }

    private static func isAlong(_ force: Vector2, _ arm: Vector2) -> Bool {
        force.length > 0 && arm.length > 0
            && (1 / force.length * force - 1 / arm.length * arm).length < tolerance
    }

    /// Returns the mean of numbers that are the same within the tolerance.
    private static func common(_ numbers: [Float]) -> Float? {
        let mean = numbers.reduce(0, +) / Float(numbers.count)
        return numbers.allSatisfy { abs($0 - mean) < tolerance * mean } ? mean : nil
    }
}
