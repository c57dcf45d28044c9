extension Shape {
    /// Writes or reads the shape, without its points.
    mutating func code(_ archive: inout Archive) {
        archive.code(&boxHalf.x)
        archive.code(&boxHalf.y)
        archive.code(&skinRadius)
        archive.code(&friction)
        archive.code(&restitution)
        var number = kind.number
        archive.code(&number)
        kind = Kind(number: number)
        archive.code(&body)
        archive.code(&firstPoint)
        archive.code(&pointCount)
        archive.code(&centroid)
        archive.code(&density)
        archive.code(&massFactor)
        archive.code(&group)
        archive.code(&tag)
        archive.code(&next)
        archive.code(&owner)
    }
}

extension Shape.Kind {
    /// The kind as a number: 0 and 1 for a polygon and a circle, from 2 for segments.
    fileprivate var number: UInt32 {
        switch self {
        case .polygon: 0
        case .circle: 1
        case .segment(let hasPrevious, let hasNext): 2 + (hasPrevious ? 1 : 0) + (hasNext ? 2 : 0)
        }
    }

    fileprivate init(number: UInt32) {
        switch number {
        case 0: self = .polygon
        case 1: self = .circle
        default: self = .segment(hasPrevious: (number - 2) & 1 != 0, hasNext: (number - 2) & 2 != 0)
        }
    }
}

extension CollisionFilter {
    /// Writes or reads the filter.
    mutating func code(_ archive: inout Archive) {
        var count = groupCount
        archive.code(&count)
        guard count > 0, count <= 1 << 12 else { return archive.reject() }
        if archive.isReading { self = CollisionFilter(groupCount: count, everything: false) }
        for first in 0..<Int32(count) {
            for second in first..<Int32(count) {
                var meets = self[first, second]
                archive.code(&meets)
                if archive.isReading { self[first, second] = meets }
            }
        }
    }
}

extension BroadPhase {
    /// Writes or reads the bounds of shapes, and which of them moved.
    mutating func code(_ archive: inout Archive) {
        let nowhere = AABB(bounds: SIMD4(repeating: 0))
        archive.code(&bounds, from: ShapeBounds(tight: nowhere, fat: nowhere)) { archive, bounds in
            bounds.tight.code(&archive)
            bounds.fat.code(&archive)
        }
        archive.code(&bodyOfShape)
        archive.code(&moved)
        if bodyOfShape.count != bounds.count { archive.reject() }
    }
}

extension AABB {
    fileprivate mutating func code(_ archive: inout Archive) {
        for index in 0..<4 { archive.code(&bounds[index]) }
    }
}
