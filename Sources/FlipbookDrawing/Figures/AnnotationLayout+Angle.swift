import CoreGeometry
import FlipbookCore
import Picture

extension AnnotationLayout {
    /// The largest radius of an angle's arc, in points.
    private static let radius: CGFloat = 44
    /// The largest side of the square in a right angle, in points.
    private static let square: CGFloat = 10

    /// Draws the first leg as a thin line, and an arc to the second leg with an arrowhead at its end.
    mutating func drawAngle(_ corner: Corner, _ text: String) {
        let radius = min(Self.radius, corner.reach * 0.6)
        let accent = inks(at: corner.vertex.going(corner.direction(at: 0.5), radius)).accent
        paint([.stroke(.path(corner.arc(radius: radius)), accent, Stroke(width: 1))])
        drawFirstLeg(of: corner, radius: radius)
        drawHead(of: corner, radius: radius, accent)
        for number in 0..<6 { reserve(corner.chord(number, of: 6, radius: radius)) }
        request(text, \.accent, places(of: text, in: corner, radius: radius))
    }

    private mutating func drawFirstLeg(of corner: Corner, radius: CGFloat) {
        let leg = Segment(corner.vertex, corner.vertex.going(corner.direction(at: 0), radius + 10))
        paint([.stroke(leg.path, inks(at: leg.end).quietInk, Stroke(width: 0.5))])
        reserve(leg)
    }

    /// Draws the arrowhead along the chord of the arc's end, as the tangent turns within the length of the
    /// head. An arc shorter than two heads gets none.
    private mutating func drawHead(of corner: Corner, radius: CGFloat, _ color: Color) {
        let way = abs(corner.angle) * radius
        guard way > 2 * Arrowhead.small.length else { return }
        let base = corner.vertex.going(corner.direction(at: 1 - Arrowhead.small.length / way), radius)
        let tip = corner.vertex.going(corner.direction(at: 1), radius)
        paint([Arrowhead.small.content(at: tip, Segment(base, tip).direction, color)])
    }

    /// Returns candidates for an angle's text: beyond the arc first, then beside a leg, then farther away.
    private func places(of text: String, in corner: Corner, radius: CGFloat) -> [LabelCandidate] {
        let size = textStyle.size(of: text)
        let parts: [CGFloat] = [0.5, 0.4, 0.6, 0.3, 0.7, 1.3, -0.35]
        return [0, 8, 18, 32, 48].flatMap { (away: CGFloat) in
            parts.map { part in
                let distance = radius + 5 + away
                return LabelCandidate(
                    box: box(size, beside: corner.vertex, corner.direction(at: part), distance: distance),
                    detour: away * 2 + abs(part - 0.5) * 40)
            }
        }
    }

    /// Draws two short lines that complete the corner to a square.
    mutating func drawRightAngle(_ corner: Corner) {
        let side = min(Self.square, corner.reach / 3)
        let (first, second) = (corner.direction(at: 0), corner.direction(at: 1))
        let (start, end) = (corner.vertex.going(first, side), corner.vertex.going(second, side))
        let middle = start.going(second, side)
        let path = Path([.move(start), .line(middle), .line(end)])
        paint([.stroke(.path(path), inks(at: middle).quietInk, Stroke(width: 0.75))])
        reserve(Segment(start, middle))
        reserve(Segment(middle, end))
    }
}

extension Corner {
    /// Returns a chord of the arc; the chords stand for the arc when texts look for free space.
    fileprivate func chord(_ number: Int, of count: Int, radius: CGFloat) -> Segment {
        func point(_ number: Int) -> CGPoint {
            vertex.going(direction(at: CGFloat(number) / CGFloat(count)), radius)
        }
        return Segment(point(number), point(number + 1))
    }
}
