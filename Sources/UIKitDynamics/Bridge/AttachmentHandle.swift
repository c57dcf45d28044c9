import Physics2D

/// The representation of an attachment in the world: a joint, and the fixed body at its anchor if it has one.
struct AttachmentHandle {
    var joint: JointID
    let anchor: BodyID?
    /// The distance between the two attached points when the attachment joined the animator, in points.
    let length: CGFloat
}
