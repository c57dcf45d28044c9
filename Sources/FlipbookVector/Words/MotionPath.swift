import CoreGeometry
import Foundation

/// The way of a layer's center while it is seen, as a list of stretches: those on which it follows a finger,
/// and those between them.
struct MotionPath {
    private typealias Sample = ActorRecord.Sample

    /// The claims about the way.
    private(set) var claims: [MotionClaim] = []
    /// The number of times that it turns upward after a fall.
    private(set) var bounces = 0
    /// The claims about its end.
    private(set) var end: [MotionClaim] = []
    private let times: [Double]
    private let draws: Bool

    init(of actor: ActorRecord, in record: MotionRecord) {
        (times, draws) = (record.times, actor.look.draws)
        guard actor.travels, let final = actor.seen.last else { return }
        let samples = Array(
            actor.samples[actor.seen.startIndex...].prefix { $0.index <= final.index + 1 })
        let drags = Self.drags(of: samples, record)
        var start = 0
        for drag in drags {
            addFree(samples[start...drag.lowerBound])
            let from = samples[drag.lowerBound].index
            let to = Self.lastMove(of: record.finger, in: from...samples[drag.upperBound].index)
            claims.append(.follows(from: times[from], to: times[to]))
            start = drag.upperBound
        }
        addFree(samples[start...])
        addEnd(Array(actor.seen))
    }

    /// Returns the frame in which a finger reaches its last place in a range: a layer under a finger that
    /// rests follows it no more.
    private static func lastMove(of finger: [CGPoint?], in range: ClosedRange<Int>) -> Int {
        guard let end = finger[range.upperBound] else { return range.upperBound }
        let moving = range.last { finger[$0].map { $0.distance(to: end) > 0.5 } ?? false }
        return min((moving ?? range.upperBound) + 1, range.upperBound)
    }

    /// Returns the stretches of 0.2 s and more on which the center keeps its place under a finger that moves
    /// 10 points or more.
    private static func drags(of samples: [Sample], _ record: MotionRecord) -> [ClosedRange<Int>] {
        let finger = record.finger
        var (found, start) = ([ClosedRange<Int>](), 0)
        func offset(_ place: Int) -> CGVector? {
            finger[samples[place].index].map {
                CGVector(dx: samples[place].center.x - $0.x, dy: samples[place].center.y - $0.y)
            }
        }
        func end(_ last: Int) {
            let way = (start...last).compactMap { finger[samples[$0].index] }
            let duration = record.times[samples[last].index] - record.times[samples[start].index]
            guard duration >= 0.2, let first = way.first,
                way.contains(where: { $0.distance(to: first) >= 10 })
            else { return }
            found.append(start...last)
        }
        while start < samples.count {
            guard let base = offset(start) else { start += 1; continue }
            var last = start
            while last + 1 < samples.count, let next = offset(last + 1), abs(next.dx - base.dx) <= 1.5,
                abs(next.dy - base.dy) <= 1.5
            {
                last += 1
            }
            end(last)
            start = last + 1
        }
        return found
    }

    /// Adds what is said of a stretch without a finger.
    private mutating func addFree(_ samples: ArraySlice<Sample>) {
        guard let first = samples.first, let last = samples.last, samples.count > 1 else { return }
        let centers = samples.map(\.center)
        let way = CGVector(dx: last.center.x - first.center.x, dy: last.center.y - first.center.y)
        let length = zip(centers, centers.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        let farthest = centers.map { $0.distance(to: first.center) }.max() ?? 0
        guard farthest > 1 else { return }
        let heights = MotionTurns(centers.map(\.y), least: 2)
        if let fall = fall(moving(samples), heights) {
            claims.append(.falls(fall))
            bounces += heights.stretches.dropFirst().count { $0 < 0 }
            return
        }
        let straight = hypot(way.dx, way.dy)
        if straight > 1, let beyond = overshoot(centers, way) {
            claims.append(beyond > 1 ? .overshoots(way, by: beyond) : .moves(way))
            return
        }
        let widths = MotionTurns(centers.map(\.x), least: 2)
        let (isVertical, turns) = heights.extent > widths.extent ? (true, heights) : (false, widths)
        if turns.isSwing, turns.extent >= 0.5 * farthest {
            claims.append(.swings(isVertical: isVertical, within: turns.extent))
        } else if straight <= 1 {
            claims.append(.returns(from: farthest))
        } else {
            claims.append(.travels(along: length, ending: straight))
        }
    }

    /// Returns the samples from the last before the motion to the first after it.
    private func moving(_ samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
        guard let first = samples.first, let last = samples.last,
            let start = samples.firstIndex(where: { $0.center.distance(to: first.center) > 0.5 }),
            let end = samples.lastIndex(where: { $0.center.distance(to: last.center) > 0.5 })
        else { return [] }
        let range = max(samples.startIndex, start - 1)...min(samples.endIndex - 1, end + 1)
        return range.lowerBound < range.upperBound ? samples[range] : samples
    }

    /// Returns the length of the fall with which a stretch begins: straight down, with a constant
    /// acceleration; nil for another motion.
    private func fall(_ samples: ArraySlice<Sample>, _ heights: MotionTurns) -> CGFloat? {
        guard let length = heights.stretches.first, length >= 3, let first = samples.first,
            let top = samples.dropFirst().first(where: { $0.center.y - first.center.y > 0 })
        else { return nil }
        let bottom =
            samples.first { $0.center.y - first.center.y >= length - max(0.5, 0.02 * length) } ?? first
        let (start, time) = (times[top.index], times[bottom.index] - times[top.index])
        let way = samples.prefix { $0.index <= bottom.index }
        let drift = way.map { abs($0.center.x - first.center.x) }.max() ?? 0
        guard time > 0.05, drift <= 0.1 * length, !isHeldUp(way) else { return nil }
        func share(_ part: Double) -> CGFloat {
            let sample = samples.first { times[$0.index] >= start + part * time } ?? bottom
            return (sample.center.y - first.center.y) / length
        }
        let (quarter, half, most) = (share(0.25), share(0.5), share(0.75))
        let isEven = abs(half - 0.25) < 0.08 && abs(quarter - 0.0625) < 0.06 && abs(most - 0.5625) < 0.09
        return isEven ? length : nil
    }

    /// Returns true where a way down loses half of its speed before its last step, as on an obstacle.
    private func isHeldUp(_ way: ArraySlice<Sample>) -> Bool {
        let steps = zip(way, way.dropFirst()).map { $1.center.y - $0.center.y }
        var longest: CGFloat = 0
        for step in steps.dropLast() {
            if step < 0.5 * longest - 0.5 { return true }
            longest = max(longest, step)
        }
        return false
    }

    /// Returns the length by which the centers go beyond the end of a straight way on which they do not turn
    /// back before; nil for another way.
    private func overshoot(_ centers: [CGPoint], _ way: CGVector) -> CGFloat? {
        let length = hypot(way.dx, way.dy)
        let slack = max(1, 0.05 * length)
        var farthest: CGFloat = 0
        for center in centers {
            let (dx, dy) = (center.x - centers[0].x, center.y - centers[0].y)
            let along = (dx * way.dx + dy * way.dy) / length
            let aside = abs(dx * way.dy - dy * way.dx) / length
            let isBack = along < farthest - slack && farthest <= length + 1
            guard aside <= slack, !isBack, along >= 0.5 * min(farthest, length) - slack else { return nil }
            farthest = max(farthest, along)
        }
        return farthest <= 2 * length ? max(0, farthest - length) : nil
    }

    private mutating func addEnd(_ seen: [Sample]) {
        guard let last = seen.last,
            let moved = seen.lastIndex(where: { $0.center.distance(to: last.center) > 0.5 })
        else { return }
        let rest = seen[moved + 1]
        let finish = times[last.index]
        if finish - times[rest.index] >= 0.1 {
            // The middle of what only holds others is nothing that is seen.
            let time = times[rest.index]
            end = [draws ? .rests(last.center, time) : .stops(time)]
        } else if seen.contains(where: {
            finish - times[$0.index] <= 0.1 && $0.center.distance(to: last.center) > 1
        }) {
            end = [.stillMoves]
        }
    }
}
