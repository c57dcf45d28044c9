public import Physics2D

// A new snap first holds the item for at least a whole step and at least 1/60 s, before its springs get their
// rest length. In the log of 2014 the first frame does not move, and the first moving frame of the
// measurement has a single sub-step of 1/120 s, although an animator's second frame runs two.

/// The time in which the springs of a new snap keep their initial length and hold the item.
public struct SpringHold: Sendable {
    /// The rest length of a snap's springs, in meters.
    public static let reach: Float = 0.5

    /// The springs.
    public var springs: [JointID]
    private var substeps = 0
    private var isStepOver = false

    /// Creates the hold of new springs.
    public init(of springs: [JointID]) { self.springs = springs }

    /// Counts a sub-step of a length in seconds, before it runs. Returns true, and gives the springs their
    /// rest length, when the hold is over.
    public mutating func ends(before length: Float, in world: inout World) -> Bool {
        let isOver = isStepOver && substeps >= Int(1 / 60 / length)
        substeps += 1
        if isOver { for spring in springs { world.setLength(Self.reach, of: spring) } }
        return isOver
    }

    /// Marks the end of a step.
    public mutating func endStep() { isStepOver = true }

    mutating func code(_ archive: inout Archive) {
        archive.code(&springs, from: .none) { $1.code(&$0) }
        archive.code(&substeps)
        archive.code(&isStepOver)
    }
}
