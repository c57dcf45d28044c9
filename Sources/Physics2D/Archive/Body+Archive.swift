extension Body {
    /// Writes or reads the body.
    mutating func code(_ archive: inout Archive) {
        var isDynamic = kind == .dynamic
        archive.code(&generation)
        archive.code(&isDynamic)
        kind = isDynamic ? .dynamic : .fixed
        archive.code(&isAwake)
        archive.code(&isBullet)
        archive.code(&hasFixedRotation)
        sweep.code(&archive)
        transform.code(&archive)
        archive.code(&cachedRotation.angle)
        cachedRotation.rotation.code(&archive)
        archive.code(&velocity)
        archive.code(&angularVelocity)
        archive.code(&force)
        archive.code(&torque)
        codeStep(&archive)
        archive.code(&charge)
        archive.code(&gravity)
        archive.code(&linearDamping)
        archive.code(&angularDamping)
        archive.code(&mass)
        archive.code(&inverseMass)
        archive.code(&inertia)
        archive.code(&inverseInertia)
        archive.code(&sleepTime)
        archive.code(&firstShape)
        archive.code(&shapeCount)
        archive.code(&firstJoint)
        archive.code(&previous)
        archive.code(&next)
    }

    private mutating func codeStep(_ archive: inout Archive) {
        var (isCarried, carried) = (stepVelocity != nil, stepVelocity ?? .zero)
        archive.code(&stepForce)
        archive.code(&isCarried)
        archive.code(&carried)
        stepVelocity = isCarried ? carried : nil
    }
}

extension Sweep {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&localCenter)
        archive.code(&startCenter)
        archive.code(&center)
        archive.code(&startAngle)
        archive.code(&angle)
        archive.code(&startFraction)
    }
}

extension Transform {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&position)
        rotation.code(&archive)
    }
}

extension Rotation {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&sine)
        archive.code(&cosine)
    }
}
