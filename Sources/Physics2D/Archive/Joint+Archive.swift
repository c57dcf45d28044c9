extension Joint {
    /// A joint that a reader starts from.
    static let filler = Joint(
        JointAnchors(0, .zero, 0, .zero), .rope(RopeJoint(length: 0)), allowsCollision: true, generation: 0)

    /// Writes or reads the joint, without what is valid for one sub-step.
    mutating func code(_ archive: inout Archive) {
        archive.code(&generation)
        archive.code(&ends.bodyA)
        archive.code(&ends.bodyB)
        archive.code(&ends.anchorA)
        archive.code(&ends.anchorB)
        archive.code(&allowsCollision)
        linkA.code(&archive)
        linkB.code(&archive)
        form.code(&archive)
    }
}

extension Joint.Link {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&previous)
        archive.code(&next)
    }
}

extension Joint.Form {
    fileprivate mutating func code(_ archive: inout Archive) {
        var number = number
        archive.code(&number)
        if archive.isReading { self = Self.filler(number: number) }
        switch self {
        case .distance(var joint):
            joint.code(&archive)
            self = .distance(joint)
        case .revolute(var joint):
            joint.code(&archive)
            self = .revolute(joint)
        case .prismatic(var joint):
            joint.code(&archive)
            self = .prismatic(joint)
        case .weld(var joint):
            joint.code(&archive)
            self = .weld(joint)
        case .rope(var joint):
            joint.code(&archive)
            self = .rope(joint)
        }
    }

    private var number: UInt32 {
        switch self {
        case .distance: 0
        case .revolute: 1
        case .prismatic: 2
        case .weld: 3
        case .rope: 4
        }
    }

    private static func filler(number: UInt32) -> Joint.Form {
        switch number {
        case 0: .distance(DistanceJoint(length: 0, frequency: 0, dampingRatio: 0))
        case 1: .revolute(RevoluteJoint(angle: 0, limits: nil, frictionTorque: 0))
        case 2: .prismatic(PrismaticJoint(axis: .zero, angle: 0, limits: nil))
        case 3: .weld(WeldJoint(angle: 0))
        default: .rope(RopeJoint(length: 0))
        }
    }
}

extension DistanceJoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&length)
        archive.code(&frequency)
        archive.code(&dampingRatio)
        archive.code(&impulse)
    }
}

extension RopeJoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&length)
        archive.code(&impulse)
    }
}

extension RevoluteJoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&angle)
        limit.code(&archive)
        archive.code(&frictionTorque)
        impulse.code(&archive)
        archive.code(&frictionImpulse)
    }
}

extension PrismaticJoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&axis)
        archive.code(&angle)
        limit.code(&archive)
        impulse.code(&archive)
    }
}

extension WeldJoint {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&angle)
        impulse.code(&archive)
    }
}

extension Vector3 {
    fileprivate mutating func code(_ archive: inout Archive) {
        archive.code(&x)
        archive.code(&y)
        archive.code(&z)
    }
}
