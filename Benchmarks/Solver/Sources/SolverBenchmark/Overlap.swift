import Foundation

/// How deep unit squares lie in one another, by the separating axis, measured alike for every engine.
struct Overlap {
    /// The mean depth in metres over all pairs that touch or overlap; 0 when none does.
    let mean: Double
    /// The greatest depth in metres.
    let deepest: Double

    /// Of the places of unit squares.
    init(of squares: [Arena.Square]) {
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
                    let depth = boxes[number].depth(in: boxes[other])
                    if depth > 0 { depths.append(depth) }
                }
            }
        }
        deepest = depths.max() ?? 0
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
