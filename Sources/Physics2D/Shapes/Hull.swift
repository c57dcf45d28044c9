/// A shape as the collision functions see it: pointers to its points and normals in the body's coordinates,
/// valid during a stage of the step.
struct Hull {
    let points: UnsafePointer<Vector2>
    let normals: UnsafePointer<Vector2>
    let count: Int
    let centroid: Vector2
    let skinRadius: Float

    /// Returns the index of the point farthest in a direction.
    func support(_ direction: Vector2) -> Int {
        var best = 0
        var farthest = dot(points[0], direction)
        for i in 1..<count {
            let distance = dot(points[i], direction)
            if distance > farthest {
                farthest = distance
                best = i
            }
        }
        return best
    }

    /// Returns the index of the side whose normal points most against a direction.
    func side(facing direction: Vector2) -> Int {
        var best = 0
        var minimum = dot(direction, normals[0])
        for i in 1..<count {
            let along = dot(direction, normals[i])
            if along < minimum {
                minimum = along
                best = i
            }
        }
        return best
    }

    /// True when the hull is a point: a circle, whose radius is its skin radius.
    var isPoint: Bool { count == 1 }

    /// The distance of the nearest side from the centroid, in meters; 0 for a segment, the radius for a
    /// circle.
    var innerRadius: Float {
        guard count > 2 else { return isPoint ? skinRadius : 0 }
        var radius = Float.greatestFiniteMagnitude
        for i in 0..<count { radius = min(radius, dot(normals[i], points[i] - centroid)) }
        return radius
    }

    func index(after i: Int) -> Int { i + 1 < count ? i + 1 : 0 }

    /// Returns the tight AABB at a transform; of a circle with its radius, of other shapes without their
    /// skin.
    func aabb(at transform: Transform) -> AABB {
        let first = transform.apply(points[0])
        var box = AABB(lower: first, upper: first)
        for i in 1..<count {
            let point = transform.apply(points[i])
            box = box.union(AABB(lower: point, upper: point))
        }
        return isPoint ? box.enlarged(by: skinRadius) : box
    }
}
