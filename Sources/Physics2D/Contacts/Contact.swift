/// A pair of shapes whose boxes meet: where they touch, if they do, and its places in the lists that it hangs
/// in.
struct Contact: Sendable {
    /// A place in the list of a body's contacts.
    struct Link: Sendable {
        var previous: Int32 = -1
        var next: Int32 = -1
    }

    let shapeA: Int32
    let shapeB: Int32
    let bodyA: Int32
    let bodyB: Int32
    var friction: Float
    var restitution: Float
    var manifold = Manifold()
    var isTouching = false
    /// False for the rest of a sub-step after an impact that turned out to be none.
    var isEnabled = true
    var isInIsland = false
    /// The part of the sub-step at which the shapes touch, when it is known; 1 for not in this sub-step.
    var impact: Float = 1
    var knowsImpact = false
    var impactCount: Int32 = 0
    /// How far apart the shapes still count as touching, in metres, beyond their skins; above 0 only after an
    /// impact that would have been a tunnelling.
    var margin: Float = 0

    var linkA = Link()
    var linkB = Link()
    /// Neighbours in the list of all contacts, newest first; -1 at the ends.
    var newer: Int32 = -1
    var older: Int32 = -1

    init(_ shapeA: Int32, _ shapeB: Int32, in shapes: [Shape]) {
        let (a, b) = (shapes[Int(shapeA)], shapes[Int(shapeB)])
        self.shapeA = shapeA
        self.shapeB = shapeB
        bodyA = a.body
        bodyB = b.body
        friction = (a.friction * b.friction).squareRoot()
        restitution = max(a.restitution, b.restitution)
    }

    /// The link at its first (0) or second (1) body.
    subscript(side: Int32) -> Link {
        get { side == 0 ? linkA : linkB }
        _modify {
            if side == 0 { yield &linkA } else { yield &linkB }
        }
    }
}
