import Physics2D

/// What an attachment is in the world: a joint, and the fixed body at its anchor if it has one.
struct AttachmentBond {
    var joint: JointID
    let anchor: BodyID?
    /// How far the two points were apart when the attachment came into the animator, in points.
    let length: CGFloat
}
