/// A use of a member of UIKit that has no effect in a film. Flipbook's own.
public struct UseWithoutEffect: Hashable, Sendable {
    /// The member, such as "UILabel.shadowColor".
    public let member: String
    /// The place of the first use in the scene's code, such as "Own.swift:12"; nil where nobody looks it up.
    public let place: String?

    /// The member and the place: "UILabel.shadowColor (Own.swift:12)".
    public var text: String { place.map { "\(member) (\($0))" } ?? member }
}
