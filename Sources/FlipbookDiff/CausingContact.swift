import FlipbookCore

/// The contact after which two motions diverged.
public struct CausingContact: Sendable, Hashable {
    /// The name of the contact's first item. This item or `other` is the one that differs, or belongs to its
    /// island.
    public let item: String
    /// The name of the other item or of the boundary; `(null)` for the reference bounds.
    public let other: String
    /// The phase of the contact, `began` or `ended`.
    public let phase: String
    /// The number of the first frame that shows the phase.
    public let frame: Int
    /// The point of contact in the reference view, in points.
    public let x, y: Double
    /// The only motion that has the contact, or nil when both have it or only one motion records contacts.
    public let onlyIn: DifferenceSide?
    /// A Boolean value that indicates whether the contact was open at the first different frame, and neither
    /// this item's contacts nor those of its island began or ended since the last equal frame.
    public let goesOn: Bool

    /// The contact as a phrase, such as `red with bottom began in frame 37 at (110.00, 518.20)`.
    public var description: String {
        let with = other == "(null)" ? "the reference bounds" : other
        let side = onlyIn.map { ", only in \($0.rawValue)" } ?? ""
        let place = "at (\(x.text(decimals: 2)), \(y.text(decimals: 2)))"
        return goesOn
            ? "\(item) has touched \(with) since frame \(frame)\(side)"
            : "\(item) with \(with) \(phase) in frame \(frame) \(place)\(side)"
    }
}
