/// The beginning or end of a contact between two items, or an item and a boundary. Flipbook's own, for
/// traces and tests.
public struct ContactRecord: Sendable, Hashable {
    /// The phases of a contact.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The items touch for the first time since they last parted.
        case began
        /// The items no longer touch.
        case ended
    }

    /// The number of the film's first frame that shows it; 0 in the reports of an animator.
    public var frame = 0
    /// The time of that frame since the start of the run, in seconds.
    public var time = 0.0
    /// The phase of the contact: began or ended.
    public var phase: Phase
    /// The item's unique name in the run.
    public var item: String
    /// The other item's name, or the boundary's identifier; "(null)" for the reference bounds, as
    /// device logs print it.
    public var other: String
    /// The point of contact, in points in the reference view's coordinates; for a contact that ended,
    /// its last point.
    public var point: CGPoint
    /// The point of contact in the picture, in points; nil where it is unknown, as in a trace that was read.
    package var pointInPicture: CGPoint?

    /// Creates a record with the given values.
    public init(
        frame: Int = 0, time: Double = 0, phase: Phase, item: String, other: String, point: CGPoint
    ) {
        (self.frame, self.time, self.phase) = (frame, time, phase)
        (self.item, self.other, self.point) = (item, other, point)
    }
}
