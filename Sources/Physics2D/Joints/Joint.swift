/// The record of a joint: its bodies and anchors, its constraint, and its links in the bodies' lists.
struct Joint: Sendable {
    /// The neighbors in the list of a body's joint ends, -1 for none; an end is the joint's index doubled,
    /// plus 1 at its second body.
    struct Link: Sendable {
        var previous: Int32 = -1
        var next: Int32 = -1
    }

    /// The constraint, with the impulses of the last step.
    enum Form: Sendable {
        case distance(DistanceJoint)
        case revolute(RevoluteJoint)
        case prismatic(PrismaticJoint)
        case weld(WeldJoint)
        case rope(RopeJoint)
    }

    /// The generation of the joint's identifier; 0 once the joint is destroyed.
    var generation: UInt32
    var ends: JointAnchors
    var form: Form
    var allowsCollision: Bool
    var linkA = Link()
    var linkB = Link()

    init(_ ends: JointAnchors, _ form: Form, allowsCollision: Bool, generation: UInt32) {
        self.generation = generation
        self.ends = ends
        self.form = form
        self.allowsCollision = allowsCollision
    }

    /// The link at the first (0) or second (1) body.
    subscript(side: Int32) -> Link {
        get { side == 0 ? linkA : linkB }
        _modify {
            if side == 0 { yield &linkA } else { yield &linkB }
        }
    }

    /// Returns the body on the other side.
    func body(besides index: Int32) -> Int32 { ends.bodyA == index ? ends.bodyB : ends.bodyA }

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
