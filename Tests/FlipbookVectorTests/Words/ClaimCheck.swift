import CoreGeometry
import FlipbookCore
import Foundation
import UIKitHost

@testable import FlipbookVector

/// The truth of one claim about a layer, from the pictures alone.
struct ClaimCheck {
    let film: SeenFilm
    let actor: ActorRecord
    let claims: [MotionClaim]
    private let span: ClosedRange<Int>
    private let centers: [CGPoint]
    /// The frames in which the layer is visible, which tests of their own compare with pixels.
    private let shown: Set<Int>

    init?(_ film: SeenFilm, _ actor: ActorRecord, _ claims: [MotionClaim]) {
        guard let start = actor.seen.first?.index, let end = actor.seen.last?.index else { return nil }
        (self.film, self.actor, self.claims, span) = (film, actor, claims, start...end)
        shown = Set(actor.samples.lazy.filter(\.isVisible).map(\.index))
        // The frame in which it has just left belongs to the way.
        let after = min(span.upperBound + 1, film.times.count - 1)
        centers = (span.lowerBound...after).compactMap { film.frames[$0][actor.identity]?.center }
    }

    private func shows(_ frame: Int) -> Bool { shown.contains(frame) }
    private func seen(_ frame: Int) -> SeenFilm.Seen? { film.frames[frame][actor.identity] }
    private var first: SeenFilm.Seen? { seen(span.lowerBound) }
    private var last: SeenFilm.Seen? { seen(span.upperBound) }
    /// True where a claim is about a part of the way, between drags of a finger.
    private var isInParts: Bool { claims.contains { if case .follows = $0 { true } else { false } } }

    /// Returns true for a claim that the pictures show.
    func holds(_ claim: MotionClaim) -> Bool {
        switch claim {
        case .falls, .bounces, .moves, .overshoots, .swings, .returns, .travels: holdsOfWay(claim)
        case .scrolls(let way): near(way, scrolledWays.last ?? .zero)
        case .scrollsBack(let length):
            abs((scrolledWays.map { hypot($0.dx, $0.dy) }.max() ?? 0) - length) < 1
                && near(scrolledWays.last ?? .zero, .zero)
        case .follows(let start, let end): follows(film.frame(at: start), film.frame(at: end))
        case .hits(_, let time): hits(at: time)
        case .turns, .resizes, .pulses, .recolors, .flashes, .rewords, .fades, .blinks: holdsOfLook(claim)
        case .fadesIn(let time): begins(at: film.frame(at: time)) && brightens(from: film.frame(at: time))
        case .appears(let time): begins(at: film.frame(at: time))
        case .fadesOut(let time): ends(at: film.frame(at: time)) && dims(to: film.frame(at: time))
        case .disappears(let time): ends(at: film.frame(at: time))
        case .emerges(_, let time): begins(at: film.frame(at: time))
        case .goesBehind(_, let time): ends(at: film.frame(at: time))
        case .stops(let time): stays(from: film.frame(at: time))
        case .leaves(let edge, let time): leaves(edge, film.frame(at: time))
        case .rests(let point, let time): rests(point, film.frame(at: time))
        case .stillMoves:
            centers.suffix(8).contains { $0.distance(to: centers[centers.count - 1]) > 1 }
        }
    }

    /// The displacements of the layer's content since its first frame, from those of the layers in it.
    private var scrolledWays: [CGVector] {
        var sum = CGVector.zero
        var ways: [CGVector] = []
        for frame in span.lowerBound..<(film.frames.count - 1) {
            let step = film.commonStep(within: actor.identity, from: frame)
            // Content that scrolls out of sight goes on until it rests.
            if frame >= span.upperBound, step == .zero { break }
            sum = CGVector(dx: sum.dx + step.dx, dy: sum.dy + step.dy)
            ways.append(sum)
        }
        return ways
    }

    private func begins(at frame: Int) -> Bool {
        frame == span.lowerBound && frame > 0 && !shows(frame - 1)
    }

    private func ends(at frame: Int) -> Bool {
        frame == span.upperBound + 1
            && !(frame..<film.times.count).contains { shows($0) }
    }

    /// Returns true where the layer's item begins to touch another at a time, and was away from its first
    /// place before: what stands still hits nothing.
    private func hits(at time: Double) -> Bool {
        let before = span.lowerBound..<max(span.lowerBound, film.frame(at: time))
        let hasMoved = before.contains { seen($0).map { $0.center.distance(to: centers[0]) > 1 } ?? false }
        return hasMoved
            && film.contacts.contains {
                abs($0.time - time) < 1e-9 && ($0.item == actor.name || $0.other == actor.name)
            }
    }

    private func brightens(from frame: Int) -> Bool {
        guard let start = seen(frame)?.opacity, start < 0.3 else { return false }
        return span.contains { seen($0).map { $0.opacity > start + 0.0005 } ?? false }
    }

    private func dims(to frame: Int) -> Bool {
        guard let end = seen(frame - 1)?.opacity, end < 0.3 else { return false }
        return span.contains { seen($0).map { $0.opacity > end + 0.0005 } ?? false }
    }

    private func leaves(_ edge: String, _ frame: Int) -> Bool {
        let isGone = !(frame..<film.times.count).contains { shows($0) }
        guard isGone, shows(frame - 1), let corners = seen(frame)?.corners else {
            return false
        }
        return switch edge {
        case "bottom": corners.allSatisfy { $0.y >= film.size.height - 0.01 }
        case "top": corners.allSatisfy { $0.y <= 0.01 }
        case "left edge": corners.allSatisfy { $0.x <= 0.01 }
        default: corners.allSatisfy { $0.x >= film.size.width - 0.01 }
        }
    }

    private func rests(_ point: CGPoint, _ frame: Int) -> Bool {
        let after = (frame...span.upperBound).compactMap { seen($0)?.center }
        let before = frame > span.lowerBound ? seen(frame - 1)?.center : nil
        return span.upperBound == film.times.count - 1 && after.allSatisfy { $0.distance(to: point) <= 0.51 }
            && before.map { $0.distance(to: point) > 0.49 } == true
    }

    private func stays(from frame: Int) -> Bool {
        seen(span.upperBound).map { rests($0.center, frame) } == true
    }

    private func follows(_ start: Int, _ end: Int) -> Bool {
        let offsets = (start...end).compactMap { frame -> CGVector? in
            guard let center = seen(frame)?.center, film.fingers[frame].count == 1 else { return nil }
            return CGVector(dx: center.x - film.fingers[frame][0].x, dy: center.y - film.fingers[frame][0].y)
        }
        guard offsets.count == end - start + 1, let own = offsets.first else { return false }
        let way = film.fingers[start...end].map { $0[0] }
        return offsets.allSatisfy { abs($0.dx - own.dx) < 1.51 && abs($0.dy - own.dy) < 1.51 }
            && way.contains { $0.distance(to: way[0]) >= 10 }
    }
}

extension ClaimCheck {
    private func holdsOfWay(_ claim: MotionClaim) -> Bool {
        guard let start = centers.first, let end = centers.last, !isFixed else { return false }
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let far = centers.map { $0.distance(to: start) }.max() ?? 0
        let length = zip(centers, centers.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        switch claim {
        case .falls(let fall): return falls(fall)
        case .bounces(let count): return bounces == count
        case .moves(let told):
            return isInParts ? hypot(told.dx, told.dy) <= length + 1 : near(told, way) && isStraight(way)
        case .overshoots(let told, let beyond):
            guard !isInParts else { return hypot(told.dx, told.dy) <= length + 1 }
            let size = hypot(way.dx, way.dy)
            let reaches = centers.map { center -> CGFloat in
                let along: CGFloat = (center.x - start.x) * way.dx + (center.y - start.y) * way.dy
                return along / size
            }
            let reach = reaches.max() ?? 0
            return near(told, way) && abs(reach - size - beyond) < 1
        case .swings(let isVertical, let extent):
            let values = centers.map { isVertical ? $0.y : $0.x }
            let middle = ((values.max() ?? 0) + (values.min() ?? 0)) / 2
            let sides = values.filter { abs($0 - middle) > 0.05 * extent }.map { $0 > middle }
            return abs((values.max() ?? 0) - (values.min() ?? 0) - extent) < 0.2
                && zip(sides, sides.dropFirst()).count { $0 != $1 } >= 2
        case .returns(let told): return abs(far - told) < 0.6 && end.distance(to: start) <= 2
        case .travels(let told, let apart):
            return isInParts
                ? told <= length + 0.1 : abs(told - length) < 2 && abs(apart - end.distance(to: start)) < 0.6
        default: return false
        }
    }

    /// True where a layer without a turn keeps an edge or its middle in place along each axis, as one that
    /// grows from there does.
    private var isFixed: Bool {
        let seen = span.compactMap { film.frames[$0][actor.identity] }
        guard let first = seen.first, seen.allSatisfy({ abs($0.slope - first.slope) < 0.01 }) else {
            return false
        }
        let boxes = seen.map { CGRect(holding: $0.corners) }
        func keeps(_ place: (CGRect) -> CGFloat) -> Bool {
            boxes.allSatisfy { abs(place($0) - place(boxes[0])) <= 0.9 }
        }
        return (keeps(\.minX) || keeps(\.midX) || keeps(\.maxX))
            && (keeps(\.minY) || keeps(\.midY) || keeps(\.maxY))
    }

    /// Returns true where all centers lie near the line from the first to the last.
    private func isStraight(_ way: CGVector) -> Bool {
        let length = hypot(way.dx, way.dy)
        return centers.allSatisfy { center in
            let (dx, dy) = (center.x - centers[0].x, center.y - centers[0].y)
            let share = min(1, max(0, (dx * way.dx + dy * way.dy) / (length * length)))
            return hypot(dx - share * way.dx, dy - share * way.dy) <= max(1.5, 0.1 * length)
        }
    }

    /// Returns true where the center falls by a length before it first rises, with constant acceleration: the
    /// second differences of its heights agree up to the last tenth.
    private func falls(_ length: CGFloat) -> Bool {
        let heights = centers.map(\.y)
        guard let start = heights.first else { return false }
        var low = start
        for height in heights {
            if height < low - 2 { break }
            low = max(low, height)
        }
        let way = Array(heights.drop { $0 == start }.prefix { $0 < start + 0.9 * length })
        let speeds = zip(way, way.dropFirst()).map { $1 - $0 }
        guard abs(low - start - length) < 0.6, let top = speeds.last else { return false }
        let half = speeds[speeds.count / 2]
        let drift = centers.prefix(way.count).map { abs($0.x - centers[0].x) }.max() ?? 0
        return abs(half / top - 0.5) < 0.2 && drift <= 0.1 * length + 1
    }

    /// The number of times that the center rises by 2 points after it went down.
    private var bounces: Int {
        let heights = centers.map(\.y)
        var (count, place) = (0, 0)
        while place < heights.count {
            // The lowest place before the next rise of 2 points, and the highest before the next fall of 2.
            var low = place
            var next = place
            while next < heights.count, heights[next] > heights[low] - 2 {
                if heights[next] > heights[low] { low = next }
                next += 1
            }
            guard next < heights.count else { return count }
            count += 1
            var high = next
            while next < heights.count, heights[next] < heights[high] + 2 {
                if heights[next] < heights[high] { high = next }
                next += 1
            }
            place = high
            if next == heights.count { return count }
        }
        return count
    }

    private func holdsOfLook(_ claim: MotionClaim) -> Bool {
        guard let first, let last else { return false }
        switch claim {
        case .turns(let angle):
            let turn = (last.slope - first.slope) * 180 / .pi - angle
            return abs(turn.remainder(dividingBy: 360)) < 0.6
        case .resizes(let old, let new):
            return near(old, Self.size(of: first)) && near(new, Self.size(of: last))
        case .pulses(let size):
            return near(Self.size(of: first), Self.size(of: last))
                && span.contains { frame in seen(frame).map { near(Self.size(of: $0), size) } ?? false }
        case .recolors(let color):
            return actor.look.color != color && !(film.pictures.first == film.pictures.last)
        case .flashes(let color, let count):
            return actor.look.color != color && count > 0
                && film.pictures.contains { $0 != film.pictures[0] }
        case .rewords(let old, let new):
            return first.texts.contains(old) && last.texts.contains(new) && old != new
        case .fades(let opacity):
            return abs(last.opacity - opacity) < 0.006 && abs(first.opacity - opacity) > 0.1
        case .blinks(let opacity):
            guard
                let dip = span.first(where: { frame in
                    seen(frame).map { abs($0.opacity - opacity) < 0.006 } ?? false
                })
            else { return false }
            return (dip...span.upperBound).contains { frame in
                seen(frame).map { abs($0.opacity - first.opacity) <= 0.1 } ?? false
            }
        default: return false
        }
    }

    private func near(_ a: CGVector, _ b: CGVector) -> Bool {
        abs(a.dx - b.dx) < 0.6 && abs(a.dy - b.dy) < 0.6
    }
    private func near(_ a: CGSize, _ b: CGSize) -> Bool {
        abs(a.width - b.width) <= 1.5 + 0.02 * a.width && abs(a.height - b.height) <= 1.5 + 0.02 * a.height
    }

    /// Returns the lengths of two sides.
    private static func size(of seen: SeenFilm.Seen) -> CGSize {
        guard seen.corners.count == 4 else { return .zero }
        return CGSize(
            width: seen.corners[0].distance(to: seen.corners[1]),
            height: seen.corners[1].distance(to: seen.corners[2]))
    }
}
