import Foundation

/// The first difference between two motions.
public struct MotionDifference: Sendable, Hashable {
    /// What differs.
    public enum Kind: Sendable, Hashable {
        /// A number of an item.
        case value(item: String, quantity: MotionQuantity, a: Double, b: Double)
        /// An item that only one of the motions has in this frame.
        case item(String, isIn: DifferenceSide)
        /// One of the motions has no such frame: it ended with the frame before.
        case end(of: DifferenceSide)
        /// Nothing moves differently, but what is seen looks different.
        case picture
        /// The motions have different frame rates, so that frames of a number show different times.
        case rate(a: Double, b: Double)
    }

    /// The number of the first frame that differs.
    public let frame: Int
    /// The seconds of the scene that it shows.
    public let time: Double
    /// What differs first in it.
    public let kind: Kind
    /// The names of all items that differ in it, in their order.
    public let items: [String]
    /// The last contact, before it shows, that involves the item or what it touches; nil when there was none.
    public internal(set) var contact: CausingContact?
    /// Whether it is the first frame that was compared.
    public internal(set) var isAtStart = false
    /// Whether contacts are known of at least one of the motions.
    public internal(set) var knowsContacts = false
    /// What the runs set differently, what concerns the item first; nil where it is known of one alone.
    public internal(set) var settings: [SettingDifference]?
}

/// One of the two things that are compared.
public enum DifferenceSide: String, Sendable, Hashable, Codable {
    /// The first one.
    case a = "A"
    /// The second one.
    case b = "B"

    /// The other one.
    var other: DifferenceSide { self == .a ? .b : .a }
}

extension MotionDifference {
    /// What differs and where: `frame 37 (0.617 s): item red, position.y 214.50 against 214.73`.
    public var sentence: String {
        switch kind {
        case .value(let item, let quantity, let a, let b):
            let (a, b) = Self.texts(a, b, of: quantity)
            return "\(place): item \(item), \(quantity.rawValue) \(a) against \(b)" + others
        case .item(let item, let side): return "\(place): item \(item) is only in \(side.rawValue)" + others
        case .end(let side):
            return "\(place): \(side.rawValue) has ended, \(side.other.rawValue) goes on"
        case .picture: return "\(place): all items move alike, but the pictures differ"
        case .rate(let a, let b):
            return "A has \(a.text) frames per second, B has \(b.text)"
        }
    }

    /// The sentences of what caused it, as far as it is known.
    public var causes: [String] {
        switch kind {
        case .picture, .rate, .end: return (settings ?? []).prefix(3).map { "setting: \($0.description)" }
        case .value, .item: break
        }
        var lines: [String] = []
        if let contact { lines.append("contact: \(contact.description)") }
        let settings = settings ?? []
        lines += settings.prefix(3).map { "setting: \($0.description)" }
        if settings.count > 3 { lines.append("setting: \(settings.count - 3) more differ") }
        if !lines.isEmpty { return lines }
        if isAtStart { return ["cause: the motions begin differently"] }
        guard knowsContacts else {
            return ["cause: not known, since traces hold neither contacts nor settings; compare scenes"]
        }
        return ["cause: no contact, setting or parameter was found"]
    }

    private var others: String {
        items.count < 2 ? "" : " (and \(items.count - 1) more item\(items.count > 2 ? "s" : ""))"
    }

    private var place: String { "frame \(frame) (\(time.seconds))" }

    /// Two decimals, or as many more as it takes to tell the numbers apart.
    private static func texts(_ a: Double, _ b: Double, of quantity: MotionQuantity) -> (String, String) {
        if quantity == .asleep { return (a == 1 ? "yes" : "no", b == 1 ? "yes" : "no") }
        for decimals in 2...12 {
            let (first, second) = (a.text(decimals: decimals), b.text(decimals: decimals))
            if first != second { return (first, second) }
        }
        return ("\(a)", "\(b)")
    }
}

extension Double {
    /// A time as sentences have it: `0.617 s`.
    var seconds: String { text(decimals: 3) + " s" }

    /// The number with a fixed count of decimals, which are not left out for large ones.
    func text(decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", self)
        return text.hasPrefix("-") && !text.contains(where: { "123456789".contains($0) })
            ? String(text.dropFirst()) : text
    }
}
