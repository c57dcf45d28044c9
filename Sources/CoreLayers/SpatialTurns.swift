import DeterministicMath

/// A rotation of space as turns about the x axis, then the y axis, then the z axis, in radians, as the key
/// paths of a transform name them.
struct SpatialTurns {
    /// The angle of the turn about each of the axes.
    var x, y, z: CGFloat

    /// Decomposes a rotation that is given by the images of the axes. A turn about the y axis alone is one at
    /// every angle, although beyond a quarter it is also one of the other axes by half a circle.
    init(_ axes: [[CGFloat]]) {
        let sine = max(-1, min(-axes[0][2], 1))
        let cosine = (axes[0][0] * axes[0][0] + axes[0][1] * axes[0][1]).squareRoot()
        if axes[1][1] > 1 - 1e-9 {
            (x, y, z) = (0, arcTangent(y: sine, x: axes[0][0]), 0)
        } else if cosine > 1e-6 {
            x = arcTangent(y: axes[1][2], x: axes[2][2])
            y = arcTangent(y: sine, x: cosine)
            z = arcTangent(y: axes[0][1], x: axes[0][0])
        } else {
            (x, y, z) = (arcTangent(y: -axes[2][1], x: axes[1][1]), arcTangent(y: sine, x: cosine), 0)
        }
    }

    /// The images of the axes.
    var axes: [[CGFloat]] {
        let turns = [(x, [1, 0, 0]), (y, [0, 1, 0]), (z, [0, 0, 1])] as [(CGFloat, [CGFloat])]
        let map = turns.reduce(CATransform3DIdentity) { map, turn in
            CATransform3DConcat(
                map, CATransform3DMakeRotation(turn.0, turn.1[0], turn.1[1], turn.1[2]))
        }
        return map.rows.prefix(3).map { Array($0.prefix(3)) }
    }
}
