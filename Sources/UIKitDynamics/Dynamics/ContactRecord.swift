import Physics2D

/// A contact that a collision behavior reported in one step. Flipbook's own, for traces and tests.
public struct ContactRecord: Sendable, Hashable {
    /// The phases of a contact.
    public typealias Phase = ContactEvent.Phase

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
}
