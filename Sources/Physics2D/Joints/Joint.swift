/// A joint's row: its bodies and points, what it demands of them, and its places in the bodies' lists.
struct Joint: Sendable {
    /// A place in the list of a body's joints.
    struct Link: Sendable {
        var previous: Int32 = -1
        var next: Int32 = -1
    }

    /// What the joint demands, with the impulses that it needed for it.
    enum Form: Sendable {
        case distance(DistanceJoint)
        case revolute(RevoluteJoint)
        case prismatic(PrismaticJoint)
        case weld(WeldJoint)
        case rope(RopeJoint)
    }

    /// 0 once it is destroyed.
    var generation: UInt32
    var ends: JointEnds
    var form: Form
    let allowsCollision: Bool
    var isInIsland = false
    var linkA = Link()
    var linkB = Link()

    init(_ ends: JointEnds, _ form: Form, allowsCollision: Bool, generation: UInt32) {
        self.generation = generation
        self.ends = ends
        self.form = form
        self.allowsCollision = allowsCollision
    }

    /// The link at its first (0) or second (1) body.
    subscript(side: Int32) -> Link {
        get { side == 0 ? linkA : linkB }
        _modify {
            if side == 0 { yield &linkA } else { yield &linkB }
        }
    }

    /// The body at its other side.
    func body(besides place: Int32) -> Int32 { ends.bodyA == place ? ends.bodyB : ends.bodyA }

    var kind: JointKind {
        switch form {
        case .distance: .distance
        case .revolute: .revolute
        case .prismatic: .prismatic
        case .weld: .weld
        case .rope: .rope
        }
    }
}
