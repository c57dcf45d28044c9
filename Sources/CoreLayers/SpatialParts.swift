import DeterministicMath

// A transform of space in Core Animation's order is M = S R T P: scales, a rotation, a translation, and a
// perspective that differs from the identity in m34 only. P adds m34 times the third column to the fourth
// one, so that m34 of P is the projection of the fourth column on the third. Rotations are mixed as
// quaternions, as a turn about one axis at an even speed.

/// A decomposed transform of space: scales, a rotation, a translation and a perspective.
struct SpatialParts {
    /// The factors along the three axes.
    var scales: [CGFloat]
    /// The distances along the three axes, in points.
    var translation: [CGFloat]
    private var rotation: [CGFloat]
    private var perspective: CGFloat

    /// Decomposes a transform; nil for one that flattens space or shears it.
    init?(_ transform: CATransform3D) {
        let rows = transform.rows
        let (third, fourth) = ((0..<3).map { rows[$0][2] }, (0..<3).map { rows[$0][3] })
        let square = Self.dot(third, third)
        guard square > 1e-12 else { return nil }
        perspective = Self.dot(fourth, third) / square
        translation = Array(rows[3].prefix(3))
        let lengths = (0..<3).map {
            Self.dot(Array(rows[$0].prefix(3)), Array(rows[$0].prefix(3))).squareRoot()
        }
        guard lengths.allSatisfy({ $0 > 1e-6 }) else { return nil }
        var axes = (0..<3).map { row in (0..<3).map { rows[row][$0] / lengths[row] } }
        guard abs(Self.dot(axes[0], axes[1])) < 1e-3, abs(Self.dot(axes[1], axes[2])) < 1e-3 else {
            return nil
        }
        let turned = [
            axes[0][1] * axes[1][2] - axes[0][2] * axes[1][1],
            axes[0][2] * axes[1][0] - axes[0][0] * axes[1][2],
            axes[0][0] * axes[1][1] - axes[0][1] * axes[1][0],
        ]
        scales = lengths
        if Self.dot(turned, axes[2]) < 0 {
            scales[0] = -scales[0]
            axes[0] = axes[0].map { -$0 }
        }
        rotation = Self.quaternion(of: axes)
    }

    /// Returns the parts a fraction of the way to others.
    func mixed(with other: SpatialParts, _ fraction: CGFloat) -> SpatialParts {
        func mixed(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
            zip(a, b).map { $0 + ($1 - $0) * fraction }
        }
        var parts = self
        parts.scales = mixed(scales, other.scales)
        parts.translation = mixed(translation, other.translation)
        parts.perspective += (other.perspective - perspective) * fraction
        var cosine = Self.dot(rotation, other.rotation)
        let end = cosine < 0 ? other.rotation.map { -$0 } : other.rotation
        cosine = min(abs(cosine), 1)
        let angle = arcTangent(y: (1 - cosine * cosine).squareRoot(), x: cosine)
        guard angle > 1e-6 else { return parts }
        let whole = sineAndCosine(angle).sine
        let (first, second) = (
            sineAndCosine((1 - fraction) * angle).sine / whole, sineAndCosine(fraction * angle).sine / whole
        )
        parts.rotation = zip(rotation, end).map { $0 * first + $1 * second }
        return parts
    }

    /// The rotation as three turns.
    var turns: SpatialTurns {
        get { SpatialTurns(axes) }
        set { rotation = Self.quaternion(of: newValue.axes) }
    }

    /// The images of the axes under the rotation.
    private var axes: [[CGFloat]] {
        let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
        return [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
        ]
    }

    /// The transform composed of the parts.
    var transform: CATransform3D {
        var rows = axes.map { $0 + [0] } + [translation + [1]]
        for row in 0..<3 { rows[row] = rows[row].map { $0 * scales[row] } }
        for row in 0..<4 { rows[row][3] += rows[row][2] * perspective }
        return CATransform3D(rows: rows)
    }

    private static func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
        zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Returns the quaternion (x, y, z, w) of a rotation, from its largest part for exactness.
    private static func quaternion(of m: [[CGFloat]]) -> [CGFloat] {
        let squares = [
            1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2], 1 - m[0][0] - m[1][1] + m[2][2],
            1 + m[0][0] + m[1][1] + m[2][2],
        ]
        let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
        let root = max(squares[largest], 0).squareRoot() * 2
        let (xy, xz, yz) = (m[0][1] + m[1][0], m[0][2] + m[2][0], m[1][2] + m[2][1])
        let (xw, yw, zw) = (m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0])
        let own = root / 4
        return switch largest {
        case 0: [own, xy / root, xz / root, xw / root]
        case 1: [xy / root, own, yz / root, yw / root]
        case 2: [xz / root, yz / root, own, zw / root]
        default: [xw / root, yw / root, zw / root, own]
        }
    }
}
