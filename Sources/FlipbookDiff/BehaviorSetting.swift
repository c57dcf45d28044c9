import FlipbookCore

/// A property of a behavior, an animator or an item that decides how items move, and its value.
public struct BehaviorSetting: Sendable, Hashable {
    /// The owner of the property: a class name, numbered from its second instance on (`UIPushBehavior 2`), or
    /// “item” and a name.
    public let owner: String
    /// The names of the items that the owner acts on; empty for all.
    public let items: [String]
    /// The property's name.
    public let property: String
    /// The value as text.
    public let value: String
}

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

extension BehaviorSetting {
    /// Returns the settings that differ between two runs: A's in their order, then those that only B has.
    static func differences(_ a: [BehaviorSetting], _ b: [BehaviorSetting]) -> [SettingDifference] {
        let others = Dictionary(b.map { ($0.key, $0) }) { first, _ in first }
        let owners = (a: Set(a.map(\.owner)), b: Set(b.map(\.owner)))
        var found: [SettingDifference] = []
        func note(_ setting: BehaviorSetting, _ property: String?, _ a: String?, _ b: String?) {
            let difference = SettingDifference(
                owner: setting.owner, items: setting.items, property: property, a: a, b: b)
            if !found.contains(difference) { found.append(difference) }
        }
        for setting in a {
            guard owners.b.contains(setting.owner) else {
                note(setting, nil, setting.owner, nil)
                continue
            }
            let other = others[setting.key]
            if other?.value != setting.value { note(setting, setting.property, setting.value, other?.value) }
        }
        let known = Set(a.map(\.key))
        for setting in b where !known.contains(setting.key) {
            guard owners.a.contains(setting.owner) else {
                note(setting, nil, nil, setting.owner)
                continue
            }
            note(setting, setting.property, nil, setting.value)
        }
        return found
    }

    private var key: [String] { [owner, property] }
}

extension [String] {
    /// The first three names at most, and the number of those left out.
    var shortList: String {
        count > 3 ? prefix(3).joined(separator: ", ") + " and \(count - 3) more" : joined(separator: ", ")
    }
}
