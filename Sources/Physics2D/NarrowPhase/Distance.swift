// The distance of two convex hulls by the algorithm of Gilbert, Johnson and Keerthi (GJK, 1988). The set of
// all differences b - a is convex too (the Minkowski difference), and the hulls' distance is its distance
// from the origin. A simplex of one to three differences approaches the origin: reduce the simplex to the
// feature that is nearest to the origin, find a support point farther along, stop when there is none.

/// Returns the distance of two hulls without their skins, in meters; 0 when they overlap.
func distance(
    _ a: Hull, at transformA: Transform, _ b: Hull, at transformB: Transform, cache: inout SimplexCache
) -> Float {
    var simplex = Simplex(cache, a, transformA, b, transformB)
    for _ in 0..<20 {
        let before = simplex
        simplex.reduce()
        if simplex.count == 3 { break }
        let direction = simplex.searchDirection
        if direction.lengthSquared < Float.ulpOfOne * Float.ulpOfOne { break }
        let vertex = SimplexVertex(
            a.support(transformA.rotation.inverseRotate(-direction)), a, transformA,
            b.support(transformB.rotation.inverseRotate(direction)), b, transformB)
        if before.contains(vertex) { break }
        simplex.append(vertex)
    }
    cache = simplex.cache
    return simplex.count == 3 ? 0 : simplex.closestPoint.length
}

private struct SimplexVertex {
    let indexA: Int
    let indexB: Int
    let point: Vector2
    var weight: Float = 1

    init(_ indexA: Int, _ a: Hull, _ transformA: Transform, _ indexB: Int, _ b: Hull, _ transformB: Transform)
    {
        self.indexA = indexA
        self.indexB = indexB
        point = transformB.apply(b.points[indexB]) - transformA.apply(a.points[indexA])
    }
}

private struct Simplex {
    var count: Int
    var vertices: (SimplexVertex, SimplexVertex, SimplexVertex)

    init(_ cache: SimplexCache, _ a: Hull, _ transformA: Transform, _ b: Hull, _ transformB: Transform) {
        func vertex(_ i: Int, _ k: Int) -> SimplexVertex { SimplexVertex(i, a, transformA, k, b, transformB) }
        count = max(cache.count, 1)
        vertices = (
            vertex(cache.first.0, cache.second.0), vertex(cache.first.1, cache.second.1),
            vertex(cache.first.2, cache.second.2)
        )
        if count > 1, size < 0.5 * cache.size || 2 * cache.size < size || size < Float.ulpOfOne {
            vertices.0 = vertex(0, 0)
            count = 1
        }
    }

    /// The length of a segment, twice the signed area of a triangle, 0 for a point.
    var size: Float {
        let (a, b, c) = vertices
        switch count {
        case 2: return (a.point - b.point).length
        case 3: return cross(b.point - a.point, c.point - a.point)
        default: return 0
        }
    }

    var cache: SimplexCache {
        let (a, b, c) = vertices
        return SimplexCache(
            count: count, size: size, first: (a.indexA, b.indexA, c.indexA),
            second: (a.indexB, b.indexB, c.indexB))
    }

    func contains(_ vertex: SimplexVertex) -> Bool {
        func same(_ other: SimplexVertex) -> Bool {
            other.indexA == vertex.indexA && other.indexB == vertex.indexB
        }
        return same(vertices.0) || (count > 1 && same(vertices.1)) || (count > 2 && same(vertices.2))
    }

    mutating func append(_ vertex: SimplexVertex) {
        if count == 1 { vertices.1 = vertex } else { vertices.2 = vertex }
        count += 1
    }

    /// The direction from the simplex towards the origin, not normalized.
    var searchDirection: Vector2 {
        guard count == 2 else { return -vertices.0.point }
        let edge = vertices.1.point - vertices.0.point
        return cross(edge, -vertices.0.point) > 0 ? edge.leftNormal : edge.rightNormal
    }

    var closestPoint: Vector2 {
        guard count == 2 else { return vertices.0.point }
        return vertices.0.weight * vertices.0.point + vertices.1.weight * vertices.1.point
    }

    /// Reduces the simplex to its feature nearest to the origin.
    mutating func reduce() {
        if count == 2 { reduceSegment() } else if count == 3 { reduceTriangle() }
    }

    private mutating func keep(_ vertex: SimplexVertex) {
        vertices.0 = vertex
        vertices.0.weight = 1
        count = 1
    }

    private mutating func keep(_ a: SimplexVertex, _ weightA: Float, _ b: SimplexVertex, _ weightB: Float) {
        let inverse = 1 / (weightA + weightB)
        vertices.0 = a
        vertices.1 = b
        vertices.0.weight = weightA * inverse
        vertices.1.weight = weightB * inverse
        count = 2
    }

    private mutating func reduceSegment() {
        let (a, b) = (vertices.0, vertices.1)
        let edge = b.point - a.point
        let beyondA = -dot(a.point, edge)
        let beforeB = dot(b.point, edge)
        if beyondA <= 0 { return keep(a) }
        if beforeB <= 0 { return keep(b) }
        keep(a, beforeB, b, beyondA)
    }

    /// The barycentric weights decide in which of the seven Voronoi regions of the triangle the origin lies:
    /// three corners, three sides, or inside.
    private mutating func reduceTriangle() {
        let (a, b, c) = vertices
        let (ab, ac, bc) = (b.point - a.point, c.point - a.point, c.point - b.point)
        let (ab1, ab2) = (dot(b.point, ab), -dot(a.point, ab))
        let (ac1, ac2) = (dot(c.point, ac), -dot(a.point, ac))
        let (bc1, bc2) = (dot(c.point, bc), -dot(b.point, bc))
        let area = cross(ab, ac)
        let abc1 = area * cross(b.point, c.point)
        let abc2 = area * cross(c.point, a.point)
        let abc3 = area * cross(a.point, b.point)
        if ab2 <= 0 && ac2 <= 0 { return keep(a) }
        if ab1 > 0 && ab2 > 0 && abc3 <= 0 { return keep(a, ab1, b, ab2) }
        if ac1 > 0 && ac2 > 0 && abc2 <= 0 { return keep(a, ac1, c, ac2) }
        if ab1 <= 0 && bc2 <= 0 { return keep(b) }
        if ac1 <= 0 && bc1 <= 0 { return keep(c) }
        if bc1 > 0 && bc2 > 0 && abc1 <= 0 { return keep(c, bc2, b, bc1) }
    }
}
