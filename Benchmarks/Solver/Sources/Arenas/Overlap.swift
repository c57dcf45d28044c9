import Foundation

// Physics2D and Box2D give a polygon a skin of 0.01 m and stop a square where its skin has sunk 0.005 m into
// another's; Chipmunk has no skin and lets the squares themselves sink by its slop. What counts as overlap is
// therefore how deep the squares' skins lie in one another: two skins less the gap between the squares, and
// nothing for squares farther apart than that.

/// How deep unit squares lie in one another, by the separating axis, measured alike for every engine.
public struct Overlap {
    /// The mean depth in metres over all pairs whose skins touch; 0 when none do.
    public let mean: Double
    /// The greatest depth in metres.
    public let deepest: Double

    /// How many pairs touch.
    public let pairs: Int

    /// Measures the places of unit squares that have a skin of a radius in metres.
    public init(of squares: [Arena.Square], skin: Double) {
        let boxes = squares.map(Corners.init)
        var buckets: [[Int]: [Int]] = [:]
        for (number, square) in squares.enumerated() {
            buckets[[Int(floor(square.x / 1.5)), Int(floor(square.y / 1.5))], default: []].append(number)
        }
        var depths: [Double] = []
        for (number, square) in squares.enumerated() {
            let (column, row) = (Int(floor(square.x / 1.5)), Int(floor(square.y / 1.5)))
            for cell in (-1...1).flatMap({ x in (-1...1).map { [column + x, row + $0] } }) {
                for other in buckets[cell] ?? [] where other > number {
                    let depth = 2 * skin + boxes[number].depth(in: boxes[other])
                    if depth > 0 { depths.append(depth) }
                }
            }
        }
        deepest = depths.max() ?? 0
        pairs = depths.count
        mean = depths.isEmpty ? 0 : depths.sorted().reduce(0, +) / Double(depths.count)
    }
}

/// A unit square's middle and the directions of its sides.
private struct Corners {
    let x, y, cosine, sine: Double

    init(_ square: Arena.Square) {
        (x, y) = (square.x, square.y)
        (cosine, sine) = (cos(square.angle), sin(square.angle))
    }

    /// The least way that parts the two squares; 0 or less when they are apart.
    func depth(in other: Corners) -> Double {
        [(cosine, sine), (-sine, cosine), (other.cosine, other.sine), (-other.sine, other.cosine)]
            .map { axis in
                half(along: axis) + other.half(along: axis)
                    - abs((other.x - x) * axis.0 + (other.y - y) * axis.1)
            }.min() ?? 0
    }

    private func half(along axis: (Double, Double)) -> Double {
        0.5 * (abs(cosine * axis.0 + sine * axis.1) + abs(cosine * axis.1 - sine * axis.0))
    }
}
