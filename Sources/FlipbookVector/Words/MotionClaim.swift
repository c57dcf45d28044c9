import CoreGeometry
import FlipbookCore
import Foundation

/// One thing that a description says of a layer's motion. Lengths are in points of the scene, times in
/// seconds.
enum MotionClaim: Hashable {
    /// It fades in, and begins to be seen at a time.
    case fadesIn(Double)
    /// It begins to be seen at a time, at once.
    case appears(Double)
    /// It lies behind another layer, by its name if that is a single one, until a time.
    case emerges(String?, Double)
    /// It moves straight down with a constant acceleration.
    case falls(CGFloat)
    /// It turns upward again a number of times after a fall.
    case bounces(Int)
    /// It moves by a displacement, on a straight line.
    case moves(CGVector)
    /// It moves by a displacement, on a straight line, and in between farther by a length.
    case overshoots(CGVector, by: CGFloat)
    /// It moves to and fro along an axis, within a length.
    case swings(isVertical: Bool, within: CGFloat)
    /// It moves away by at most a distance, and comes back.
    case returns(from: CGFloat)
    /// It moves along a path, and ends at a distance from the path's beginning.
    case travels(along: CGFloat, ending: CGFloat)
    /// Its content moves by a displacement.
    case scrolls(CGVector)
    /// Its content moves by at most a distance, and comes back.
    case scrollsBack(from: CGFloat)
    /// It moves as a finger does.
    case follows(from: Double, to: Double)
    /// It first touches another item at a time.
    case hits(String, Double)
    /// It turns by an angle in degrees, clockwise where positive.
    case turns(CGFloat)
    /// Its size changes for good.
    case resizes(CGSize, to: CGSize)
    /// Its size changes to another one and back.
    case pulses(CGSize)
    /// Its color changes.
    case recolors(to: String)
    /// Its color changes to another one a number of times, and back in between.
    case flashes(String, Int)
    /// Its text changes.
    case rewords(from: String, to: String)
    /// Its opacity changes for good.
    case fades(to: CGFloat)
    /// Its opacity changes and comes back.
    case blinks(CGFloat)
    /// It fades out, and is last seen at a time.
    case fadesOut(Double)
    /// It is last seen at a time, at once.
    case disappears(Double)
    /// It is outside of the scene from a time on.
    case leaves(edge: String, Double)
    /// It lies behind another layer, by its name if that is a single one, from a time on.
    case goesBehind(String?, Double)
    /// It stays at a point from a time on.
    case rests(CGPoint, Double)
    /// It stays where it is from a time on.
    case stops(Double)
    /// It moves in the last frames.
    case stillMoves
}

extension MotionClaim {
    /// The claim in words, behind the name of who it is about.
    var words: String {
        switch self {
        case .fadesIn(let time): "fades in at \(seconds(time))"
        case .appears(let time): "appears at \(seconds(time))"
        case .emerges(let cover, let time): "is \(Self.hidden(cover)) until \(seconds(time))"
        case .falls(let length): "falls \(points(length))"
        case .bounces(let count): "bounces \(times(count))"
        case .moves(let way): "moves \(Self.way(way))"
        case .overshoots(let way, let length): "moves \(Self.way(way)), after going \(points(length)) too far"
        case .swings(let isVertical, let length):
            "swings \(isVertical ? "up and down" : "from side to side") within \(points(length))"
        case .returns(let length): "moves at most \(points(length)) away and comes back"
        case .travels(let length, let end):
            "travels \(points(length)) and ends \(points(end)) from where it began"
        case .scrolls(let way): "scrolls \(Self.way(way))"
        case .scrollsBack(let length): "scrolls at most \(points(length)) and comes back"
        case .follows(let start, let end): "follows a finger from \(seconds(start)) to \(seconds(end))"
        case .hits(let other, let time): "hits \(other) at \(seconds(time))"
        case .turns(let angle):
            "turns by \(figure(abs(angle), 1))° \(angle > 0 ? "clockwise" : "counterclockwise")"
        case .resizes(let old, let new):
            "\(new.width * new.height > old.width * old.height ? "grows" : "shrinks") from \(box(old)) to "
                + "\(box(new)) points"
        case .pulses(let size): "changes its size to \(box(size)) points and back"
        case .recolors(let color): "turns \(color)"
        case .flashes(let color, let count): "turns \(color) \(count == 1 ? "and back" : times(count))"
        case .rewords(let old, let new): "changes its text from “\(old)” to “\(new)”"
        case .fades(let opacity): "fades to an opacity of \(percent(opacity))"
        case .blinks(let opacity): "fades to an opacity of \(percent(opacity)) and back"
        case .fadesOut(let time): "fades out by \(seconds(time))"
        case .disappears(let time): "disappears at \(seconds(time))"
        case .leaves(let edge, let time): "leaves the view at the \(edge) at \(seconds(time))"
        case .goesBehind(let cover, let time): "is \(Self.hidden(cover)) from \(seconds(time)) on"
        case .stops(let time): "comes to rest at \(seconds(time))"
        case .rests(let point, let time):
            "comes to rest at (\(figure(point.x)), \(figure(point.y))) at \(seconds(time))"
        case .stillMoves: "still moves at the end"
        }
    }

    /// True for a claim that something comes or goes.
    var isOfPresence: Bool {
        switch self {
        case .appears, .disappears, .fadesIn, .fadesOut: true
        default: false
        }
    }

    private static func hidden(_ cover: String?) -> String { cover.map { "hidden by \($0)" } ?? "hidden" }

    /// Returns a displacement in words: the axis alone where the other one is less than a tenth of it.
    private static func way(_ way: CGVector) -> String {
        let (dx, dy) = (abs(way.dx), abs(way.dy))
        let parts = [
            dy >= 0.1 * dx ? (way.dy > 0 ? "down" : "up") : nil,
            dx >= 0.1 * dy ? (way.dx > 0 ? "to the right" : "to the left") : nil,
        ]
        return points(hypot(dx, dy)) + " " + parts.compactMap(\.self).joined(separator: " and ")
    }
}

/// Returns a number with at most one decimal, or rounded to a multiple.
func figure(_ value: Double, _ unit: Double = 0.1) -> String {
    ((value / unit).rounded() / (1 / unit).rounded() + 0).text
}

/// Returns a time with at most two decimals.
func seconds(_ time: Double) -> String { ((time * 100).rounded() / 100).text + " s" }

private func points(_ length: CGFloat) -> String {
    figure(length) + (figure(length) == "1" ? " point" : " points")
}
private func box(_ size: CGSize) -> String { "\(figure(size.width, 1)) × \(figure(size.height, 1))" }
private func percent(_ share: CGFloat) -> String { figure(share * 100, 1) + " %" }
private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
