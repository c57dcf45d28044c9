/// A property that two runs set differently.
public struct SettingDifference: Sendable, Hashable {
    /// The owner of the property, or a setting of the film such as `parameter speed`, `view size` or
    /// `engine`.
    public let owner: String
    /// The names of the items that the owner acts on; empty for all.
    public let items: [String]
    /// The property's name, or nil when only one of the runs has the owner and for a setting of the film.
    public let property: String?
    /// The value in A, or nil when A has none.
    public let a: String?
    /// The value in B, or nil when B has none.
    public let b: String?

    private let isOfFilm: Bool

    init(owner: String, items: [String], property: String?, a: String?, b: String?) {
        (self.owner, self.items, self.property, self.a, self.b) = (owner, items, property, a, b)
        isOfFilm = false
    }

    /// Creates a difference between settings of two films that apply before their scenes begin.
    init(owner: String, a: String?, b: String?) {
        (self.owner, self.a, self.b, items, property, isOfFilm) = (owner, a, b, [], nil, true)
    }

    /// The difference as a phrase, such as `UIGravityBehavior, magnitude 1 against 2`.
    public var description: String {
        let place = owner + (items.isEmpty ? "" : " of \(items.shortList)")
        if isOfFilm { return "\(owner) \(a ?? "none") against \(b ?? "none")" }
        guard let property else { return "\(place) is only in \(a == nil ? "B" : "A")" }
        return "\(place), \(property) \(a ?? "none") against \(b ?? "none")"
    }
}
