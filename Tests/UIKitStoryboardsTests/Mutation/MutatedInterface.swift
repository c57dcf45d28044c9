import Foundation
import TestSupport
import UIKitTestSupport

/// A storyboard with an element of nearly each kind, of which attributes and elements are changed by chance.
struct MutatedInterface {
    private(set) var text: String
    /// The changes, for the message about a failure.
    private(set) var changes: [String] = []
    private var random: SeededRandom

    /// The storyboard without a change.
    static let original = try! String(
        contentsOf: Repository.root.appendingPathComponent("Tests/Goldens/Interfaces/Everything.storyboard"),
        encoding: .utf8)

    /// Values that no attribute should have, or that few have.
    private static let values = [
        "nan", "inf", "-inf", "1e308", "-1e308", "1e30", "1e15", "0", "-1", "", "-0", "1e-320",
        "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0x10", "1:0", "abc", "1e5",
        "65536", "YES", "NO", "\u{202e}", "&lt;", "😀", "UIView", "NSObject", "UITableViewCell", "self",
        "../../../../dev/zero", "%n%s", "view", String(repeating: "x", count: 5000),
    ]

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        text = Self.original
        for _ in 0..<random.pick([1, 1, 2, 3, 5, 10]) {
            switch random.next(below: 8) {
            case 0...2: changeValue { random, _ in random.pick(Self.values) }
            case 3, 4: changeValue { random, values in random.pick(values) }
            case 5: renameElement()
            case 6: moveLine()
            default: changeByte()
            }
        }
    }

    /// Replaces the value of an attribute, which lies between quotation marks.
    private mutating func changeValue(_ value: (inout SeededRandom, [String]) -> String) {
        var parts = text.components(separatedBy: "\"")
        guard parts.count > 2 else { return }
        let values = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        let place = 1 + 2 * random.next(below: values.count)
        guard place < parts.count else { return }
        let new = value(&random, values)
        changes.append("\(parts[place - 1].suffix(24))“\(parts[place])” is “\(new.prefix(24))”")
        parts[place] = new
        text = parts.joined(separator: "\"")
    }

    /// Gives all elements of one name the name of another one.
    private mutating func renameElement() {
        let names = Set(text.components(separatedBy: "<").map { $0.prefix { $0.isLetter } }).sorted()
        let (old, new) = (random.pick(names), random.pick(names))
        guard !old.isEmpty, !new.isEmpty else { return }
        for (begin, end) in [("<", " "), ("<", ">"), ("<", "/"), ("</", ">")] {
            text = text.replacingOccurrences(of: begin + old + end, with: begin + new + end)
        }
        changes.append("<\(old)> is <\(new)>")
    }

    /// Removes a line that is a whole element, or writes it at another place, or both.
    private mutating func moveLine() {
        var lines = text.components(separatedBy: "\n")
        let whole = lines.indices.filter { Self.isElement(lines[$0].trimmingCharacters(in: .whitespaces)) }
        guard !whole.isEmpty else { return }
        let (from, to) = (random.pick(whole), random.next(below: lines.count))
        let line = lines[from]
        changes.append("line \(from + 1) at \(to + 1)")
        if random.oneIn(3) { lines.insert(line, at: to) } else { lines[from] = "" }
        if random.oneIn(2) { lines.insert(line, at: to) }
        text = lines.joined(separator: "\n")
    }

    private static func isElement(_ line: String) -> Bool {
        guard line.hasPrefix("<"), !line.hasPrefix("</") else { return false }
        let name = line.dropFirst().prefix { $0.isLetter }
        return line.hasSuffix("</\(name)>")
            || line.hasSuffix("/>") && line.components(separatedBy: "<").count == 2
    }

    private mutating func changeByte() {
        guard !text.isEmpty else { return }
        let place = text.index(text.startIndex, offsetBy: random.next(below: text.count))
        text.replaceSubrange(
            place...place, with: random.pick(["<", ">", "\"", "&", "\0", "ÿ", "/", "", " "]))
        changes.append("a letter")
    }
}
