import CoreGeometry
import FlipbookCore
import Foundation
import UIKitHost

/// The story of one item: where it goes, what it hits, and how it ends.
struct ItemStory {
    private let name: String
    private let rows: [ItemRecord]
    private let contacts: [ContactRecord]
    private let size: CGSize

    init(of name: String, _ rows: [ItemRecord], _ record: MotionRecord) {
        (self.name, self.rows, size) = (name, rows, record.size)
        contacts = record.contacts.filter { $0.item == name || $0.other == name }
    }

    /// The sentence.
    var sentence: String {
        var clauses: [String] = []
        if let hit = contacts.first {
            let other = partner(in: hit)
            clauses.append("\(way(until: hit.frame)) and hits \(other) at \(seconds(hit.time))")
            let more = contacts.count - 1
            if more > 0 {
                clauses.append(more == 1 ? "makes one more contact" : "makes \(more) more contacts")
            }
        } else {
            clauses.append(way(until: rows[rows.count - 1].frame))
        }
        clauses.append(ending)
        let last = clauses.removeLast()
        let list = clauses.joined(separator: ", ") + (clauses.count > 1 ? ", and " : " and ") + last
        return capitalized(name.quotedIfNeeded) + " " + list + "."
    }

    private func partner(in contact: ContactRecord) -> String {
        (contact.item == name ? contact.other : contact.item).contactName
    }

    /// Returns the displacement from the first row to a frame, in words.
    private func way(until frame: Int) -> String {
        let first = rows[0]
        let end = rows.last { $0.frame <= frame } ?? first
        let (dx, dy) = (end.x - first.x, end.y - first.y)
        let points = "\(figure(max(abs(dx), abs(dy)))) points"
        guard max(abs(dx), abs(dy)) >= 1 else { return "stays near (\(figure(first.x)), \(figure(first.y)))" }
        if abs(dy) >= abs(dx) { return dy > 0 ? "falls \(points)" : "rises \(points)" }
        return dx > 0 ? "moves \(points) to the right" : "moves \(points) to the left"
    }

    private var ending: String {
        let last = rows[rows.count - 1]
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
        func isOutside(_ row: ItemRecord) -> Bool { !frame.contains(CGPoint(x: row.x, y: row.y)) }
        if isOutside(last) {
            let inside = rows.lastIndex { !isOutside($0) }
            return "its center leaves the view at \(seconds(rows[inside.map { $0 + 1 } ?? 0].time))"
        }
        if let rest = rows.rest {
            return "comes to rest at (\(figure(last.x)), \(figure(last.y))) at \(seconds(rest.time))"
        }
        return "still moves at \(figure(last.speed)) points a second at \(seconds(last.time))"
    }
}

/// The story of many items.
struct CrowdStory {
    let moving: [(name: String, rows: [ItemRecord])]
    let record: MotionRecord

    init(of moving: [(name: String, rows: [ItemRecord])], _ record: MotionRecord) {
        (self.moving, self.record) = (moving, record)
    }

    /// The sentences.
    var sentences: [String] { [motion, ending] }

    private var motion: String {
        let all = record.items.count
        let start = moving.count == all ? "\(all) items move" : "\(moving.count) of \(all) items move"
        guard let first = record.contacts.first else { return start + " and never touch." }
        let count = record.contacts.count
        return start
            + "; \(count == 1 ? "one contact begins" : "\(count) contacts begin"), the first between "
            + "\(first.item.contactName) and \(first.other.contactName) at \(seconds(first.time))."
    }

    private var ending: String {
        let end = seconds(moving[0].rows.last?.time ?? 0)
        let resting = moving.count { $0.rows.rest != nil }
        let fastest = moving.max { ($0.rows.last?.speed ?? 0) < ($1.rows.last?.speed ?? 0) }
        if resting == moving.count { return "All rest at \(end)." }
        let speed = figure(fastest?.rows.last?.speed ?? 0)
        let rest = resting == 0 ? "None rests" : resting == 1 ? "One rests" : "\(resting) rest"
        return
            "\(rest) at \(end), when \(fastest?.name.quotedIfNeeded ?? "one") is the fastest with \(speed) "
            + "points a second."
    }
}

/// Returns a number with at most one decimal.
private func figure(_ value: Double) -> String { ((value * 10).rounded() / 10 + 0).text }

/// Returns a time with at most two decimals.
private func seconds(_ time: Double) -> String { ((time * 100).rounded() / 100).text + " s" }

private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

extension String {
    /// The name of an item or boundary in a sentence; the edges of the view have no name in traces.
    fileprivate var contactName: String { self == "(null)" ? "the edge of the view" : quotedIfNeeded }

    /// The name, in quotation marks if it is not a plain word.
    fileprivate var quotedIfNeeded: String {
        allSatisfy { $0.isLetter || $0.isNumber } && !isEmpty ? self : "“\(self)”"
    }
}
