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
