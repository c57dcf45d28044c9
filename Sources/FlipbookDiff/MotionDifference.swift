import FlipbookCore
import Foundation
public import UIKitHost

/// The first difference between two motions.
public struct MotionDifference: Sendable, Hashable {
    /// The kind of a difference.
    public enum Kind: Sendable, Hashable {
        /// A number of an item.
        case value(item: String, quantity: MotionQuantity, a: Double, b: Double)
        /// An item that only one of the motions has in this frame.
        case item(String, isIn: DifferenceSide)
        /// A frame that one of the motions lacks, because it ended with the frame before.
        case end(of: DifferenceSide)
        /// A contact while the numbers of all frames are equal; nil in a motion that lacks it.
        case contact(a: ContactRecord?, b: ContactRecord?)
        /// The times of frames of the same number, in seconds.
        case time(a: Double, b: Double)
        /// The pictures alone, while all numbers are equal.
        case picture
        /// The pictures of motions without items; whether a trace holds hashes in place of pictures, and the
        /// tolerance that was given, which is one of numbers and does not apply.
        case pictureWithoutItems(isRecorded: Bool, tolerance: Double)
        /// The frame rates, so that frames of the same number show different times.
        case rate(a: Double, b: Double)
    }

    /// The number of the first frame that differs; 0 for a difference of rates.
    public let frame: Int
    /// The time in the scene that the frame shows, in seconds.
    public let time: Double
    /// The kind of the frame's first difference.
    public let kind: Kind
    /// The names of all items that differ in the frame: those of A in order, then those that only B has.
    public let items: [String]
    /// The largest difference of two numbers in the frame, or nil when only items, contacts or pictures
    /// differ.
    public internal(set) var largest: MotionDeviation?
    /// The contact that caused the difference, of the item or of its island, or nil when none was found.
    public internal(set) var contact: CausingContact?
    /// A Boolean value that indicates whether the frame is the first one that was compared.
    public internal(set) var isAtStart = false
    /// A Boolean value that indicates whether at least one of the motions records contacts.
    public internal(set) var recordsContacts = false
    /// A Boolean value that indicates whether both motions record the parameters of their scenes.
    var recordsParameters = false
    /// The settings that differ between the runs, those of the first item first, or nil when either run's are
    /// unknown.
    public internal(set) var settings: [SettingDifference]?
}

extension MotionDifference {
    /// The difference as a sentence: `frame 37 (0.617 s): item red, position.y 214.50 against 214.73`.
    public var sentence: String {
        switch kind {
        case .value(let item, let quantity, let a, let b):
            let (a, b) = Self.texts(a, b, of: quantity)
            return "\(place): item \(item), \(quantity.rawValue) \(a) against \(b)" + others
        case .item(let item, let side): return "\(place): item \(item) is only in \(side.rawValue)" + others
        case .end(let side):
            return "\(place): \(side.rawValue) has ended, \(side.other.rawValue) goes on"
        case .contact(let a, let b): return "\(place): " + Self.sentence(a, b)
        case .time(let a, let b):
            let (a, b) = Self.texts(a, b, of: .positionX)
            return "frame \(frame): it is at \(a) s in A, at \(b) s in B"
        case .picture: return "\(place): all items move alike, but the pictures differ"
        case .pictureWithoutItems(let isRecorded, let tolerance):
            return "\(place): the pictures differ" + (isRecorded ? " by their hashes" : "")
                + (tolerance > 0 ? "; the tolerance is one of numbers, and pictures have none" : "")
        case .rate(let a, let b):
            return "A has \(a.text) frames per second, B has \(b.text)"
        }
    }

    /// The causes of the difference, one phrase each, as far as they are known.
    public var causes: [String] {
        switch kind {
        case .picture, .pictureWithoutItems, .rate, .end, .contact, .time:
            return (settings ?? []).prefix(3).map { "setting: \($0.description)" }
        case .value, .item: break
        }
        var lines: [String] = []
        if let contact { lines.append("contact: \(contact.description)") }
        let settings = settings ?? []
        lines += settings.prefix(3).map { "setting: \($0.description)" }
        if settings.count > 3 { lines.append("setting: \(settings.count - 3) more differ") }
        if !lines.isEmpty { return lines }
        if isAtStart { return ["cause: the motions begin differently"] }
        guard recordsContacts else {
            return ["cause: not known, since these traces hold neither contacts nor settings; compare scenes"]
        }
        guard self.settings == nil else { return ["cause: no contact, setting or parameter was found"] }
        return [
            recordsParameters
                ? "cause: no contact or parameter was found, and traces hold no other settings"
                : "cause: no contact was found, and these traces hold no settings"
        ]
    }

    private var others: String {
        guard items.count > 1 else { return "" }
        let largest = largest.map { "; the largest difference is \($0.description)" } ?? ""
        return " (and \(items.count - 1) more item\(items.count > 2 ? "s" : "")\(largest))"
    }

    private static func sentence(_ a: ContactRecord?, _ b: ContactRecord?) -> String {
        guard let row = a ?? b else { return "contacts differ" }
        let with = row.other == "(null)" ? "the reference bounds" : row.other
        let contact = "the contact of \(row.item) with \(with)"
        guard let a, let b else {
            return "\(contact), which \(row.phase.rawValue), is only in \(a == nil ? "B" : "A")"
        }
        let (x, y) = (
            texts(a.point.x, b.point.x, of: .positionX), texts(a.point.y, b.point.y, of: .positionY)
        )
        return "\(contact) \(row.phase.rawValue) at (\(x.0), \(y.0)) against (\(x.1), \(y.1))"
    }

    private var place: String { "frame \(frame) (\(time.seconds))" }

    /// Returns both numbers as text, with two decimals or as many more, up to 12, as make them differ.
    static func texts(_ a: Double, _ b: Double, of quantity: MotionQuantity) -> (String, String) {
        if quantity == .asleep { return (a == 1 ? "yes" : "no", b == 1 ? "yes" : "no") }
        if a == b { return (a.text(decimals: 2), b.text(decimals: 2)) }
        for decimals in 2...12 {
            let (first, second) = (a.text(decimals: decimals), b.text(decimals: decimals))
            if first != second { return (first, second) }
        }
        return ("\(a)", "\(b)")
    }
}

extension Double {
    /// The time as text with three decimals: `0.617 s`.
    var seconds: String { text(decimals: 3) + " s" }

    /// Returns the number with a fixed count of decimals, whatever its size, and zero without a sign.
    func text(decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", self)
        return text.hasPrefix("-") && !text.contains(where: { "123456789".contains($0) })
            ? String(text.dropFirst()) : text
    }
}
