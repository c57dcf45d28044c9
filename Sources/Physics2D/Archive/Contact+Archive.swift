extension Contact {
    /// Writes or reads the contact.
    mutating func code(_ archive: inout Archive) {
        archive.code(&shapeA)
        archive.code(&shapeB)
        archive.code(&bodyA)
        archive.code(&bodyB)
        var bits = flags.rawValue
        archive.code(&bits)
        flags = Flags(rawValue: bits)
        archive.code(&impactCount)
        archive.code(&apartDistance)
        manifold.code(&archive)
        archive.code(&friction)
        archive.code(&restitution)
        archive.code(&impact)
    }
}

extension Manifold {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&localNormal)
        archive.code(&localPoint)
        points.0.code(&archive)
        points.1.code(&archive)
        archive.code(&features.0.bits)
        archive.code(&features.1.bits)
        var number = face.rawValue
        archive.code(&number)
        face = Face(rawValue: number) ?? .neither
        var count = UInt8(count)
        archive.code(&count)
        self.count = min(Int(count), 2)
    }
}

extension ManifoldPoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&localPoint)
        archive.code(&normalImpulse)
        archive.code(&tangentImpulse)
    }
}
