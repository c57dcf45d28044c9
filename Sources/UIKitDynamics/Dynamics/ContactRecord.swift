/// A contact that a collision behavior reported. Ours, for traces and tests.
public struct ContactRecord: Sendable, Hashable {
    /// What happened.
    public enum Phase: String, Sendable, Codable { case began, ended }

    /// Whether the contact began or ended.
    public var phase: Phase
    /// The item's name on the stage.
    public var item: String
    /// The other item's name, or the boundary's identifier; "(null)" for the reference bounds, as logs print
    /// it.
    public var other: String
    /// Where, in the reference view's coordinates in points; for a contact that ended, where it was last.
    public var point: CGPoint
}
