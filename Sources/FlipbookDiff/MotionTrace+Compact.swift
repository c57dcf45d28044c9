import FlipbookCore
import Foundation
import UIKitHost

// The compact form of a trace, for repositories: a text of a fourth to a sixth of the CSV's length, with the
// same precision of positions and angles.
//
//     flipbook trace 3
//     scene Bounce
//     rate 60
//     frames 120
//     parameter 0.6 elasticity
//     item 0 red
//     @0
//     0 110000000 60000000
//     @1
//     0 0 83333.3
//     began 0 110 518.2 bottom
//     gone 0
//     digest header 8a5b4bd0e7c1f3d2
//     digest motion 0f1c7d5a9be2c468
//     digest contacts 51c0a7d3be92f846
//     end
//
// A line under @FRAME holds the number of an item and the prediction errors of x, y and angle, in millionths
// of a point and of a radian. The prediction extrapolates the frames before: one frame gives the same value,
// two a straight line, three a parabola. Items at rest, in uniform motion and in free fall follow it. Zeros
// at the end of a line are left out, and so is a line of zeros. Sums are decimal and therefore exact for nine
// digits, or for fifteen decimals of a tiny number.
//
// The digests (`TraceDigests`) show whether a section was changed after it was written; the header's covers
// the first line, too. In version 2 it does not, and there are no parameters; version 1 has no digests
// either. Both are read as before, and a trace of version 2 is written as one again. After the line break of
// “end” there is nothing.
//
// A film without items, such as one of animated views alone, has no such lines. Its trace is of version 4, in
// which a frame whose picture differs from that of the frame before has a line “picture 0f1c7d5a9be2c468”
// with its hash (`PictureHash`), and the pictures have a digest of their own. Traces of items have no
// pictures: they take no time for them, and do not depend on colors and texts.
extension MotionTrace {
    /// Returns whether a file that begins with these bytes is a compact trace.
    static func isCompact(_ beginning: some Collection<UInt8>) -> Bool {
        CompactTraceVersion(beginning: beginning) != nil
    }

    /// The trace in the compact form, which keeps the center and the angle of each item.
    public var compactText: String {
        var lines: [String] = []
        if let scene { lines.append("scene \(scene.inOneLine)") }
        lines.append("rate \((rate ?? 60).text)")
        lines.append("frames \(frames.count)")
        for (name, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            lines.append("parameter \(value.text) \(name.inOneLine)")
        }
        var names: [String: Int] = [:]
        // An item that came and went between two frames has contacts and no position.
        let named = frames.lazy.flatMap(\.items).map(\.name)
        for name in Array(named) + (contacts ?? []).map(\.item) where names[name] == nil {
            names[name] = names.count
            lines.append("item \(names.count - 1) \(name.inOneLine)")
        }
        var predictions: [Int: ItemPrediction] = [:]
        var contacts = (contacts ?? [])[...]
        for frame in frames {
            var rows = pictureRows(of: frame.number) + rows(of: frame, names, &predictions)
            while let contact = contacts.first, contact.frame <= frame.number {
                rows.append(
                    "\(contact.phase.rawValue) \(names[contact.item].map(String.init) ?? "-") \(contact.point.x.text) "
                        + "\(contact.point.y.text) \(contact.other.inOneLine)")
                contacts.removeFirst()
            }
            if !rows.isEmpty { lines += ["@\(frame.number)"] + rows }
        }
        var digests = TraceDigests(version)
        if version.hasParameters { digests.add(version.mark) }
        lines.forEach { digests.add($0) }
        return ([version.mark] + lines + digests.lines + ["end", ""]).joined(separator: "\n")
    }

    /// The earliest version that holds all of the trace.
    private var version: CompactTraceVersion {
        if pictures != nil { return .withPictures }
        return parameters == nil ? .withDigests : .withParameters
    }

    /// Returns the line with the hash of a frame's picture, or none when the picture is that of the frame
    /// before or not recorded.
    private func pictureRows(of number: Int) -> [String] {
        guard let pictures, pictures.indices.contains(number) else { return [] }
        let isNew = number == 0 || pictures[number] != pictures[number - 1]
        return isNew ? ["picture \(pictures[number].text)"] : []
    }

    private func rows(
        of frame: MotionFrame, _ names: [String: Int], _ predictions: inout [Int: ItemPrediction]
    ) -> [String] {
        var rows: [String] = []
        var present: Set<Int> = []
        for item in frame.items {
            guard let number = names[item.name] else { continue }
            present.insert(number)
            let isNew = predictions[number] == nil
            let errors = predictions[number, default: ItemPrediction()].errors(
                of: MotionQuantity.visible.map { $0.value(of: item) })
            let last = errors.lastIndex { $0 != "0" }
            guard isNew || last != nil else { continue }
            rows.append("\(number) " + errors[...(last ?? 0)].joined(separator: " "))
        }
        for number in predictions.keys.sorted() where !present.contains(number) {
            predictions[number] = nil
            rows.append("gone \(number)")
        }
        return rows
    }

    /// Reads the compact form of a version; the path is for messages.
    /// - Throws: `FilmError.unreadable` with the line that is wrong.
    init(compact text: String, _ version: CompactTraceVersion, path: String) throws {
        func wrong(_ reason: String) -> FilmError { .unreadable(path: path, reason: reason) }
        // Bytes, since a letter such as “\r\n”, or a space with an accent, holds the byte and is none.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map(Substring.init)
        guard let end = lines.firstIndex(where: { $0.utf8.elementsEqual("end".utf8) }) else {
            throw wrong("it is cut off: its last line is not “end”")
        }
        guard end + 1 < lines.count else {
            throw wrong("it is cut off: its last line, “end”, has no line break")
        }
        guard end + 2 == lines.count, lines[end + 1].isEmpty else {
            throw wrong("line \(end + 2) is wrong: there is a line after “end”")
        }
        var content = lines[..<end]
        if version.hasDigests {
            let covered = content.dropFirst(version.hasParameters ? 0 : 1)
            if let section = TraceDigests.changedSection(of: covered, version) {
                throw wrong(
                    "its section “\(section.rawValue)” is not what its digest says, so that it was "
                        + "changed after it was written; restore it, or record it again")
            }
            content = content.dropLast(TraceDigests(version).sections.count)
        }
        var reader = CompactTraceReader(version)
        for (number, line) in content.enumerated().dropFirst() {
            do throws(TraceLineError) {
                try reader.read(line)
            } catch {
                throw wrong("line \(number + 1) is wrong: \(error.reason)")
            }
        }
        do throws(TraceLineError) {
            self = try reader.finish()
        } catch {
            throw wrong("line \(end + 1) is wrong: \(error.reason)")
        }
    }
}

/// The predicted values of an item, extrapolated from the last three frames.
struct ItemPrediction {
    private var past: [[Decimal]] = Array(repeating: [], count: MotionQuantity.visible.count)

    /// The values while the item rests, or nil: when the last three frames are equal, the prediction is equal
    /// too. This skips the arithmetic with decimals, which takes a hundred times as long, since a line may
    /// stand for an hour of rest.
    private var restingValues: [Double]?

    private static let millionths = Decimal(1_000_000)

    /// Returns the prediction errors of values, in millionths, and adds the values to the past.
    mutating func errors(of values: [Double]) -> [String] {
        values.prefix(past.count).enumerated().map { index, value in
            let exact = Decimal(string: value.inCompactDigits.text) ?? 0
            let error = (exact - expected(index)) * Self.millionths
            note(exact, index)
            return "\(error)"
        }
    }

    /// Returns the values that have the given prediction errors, in millionths, and adds them to the past.
    mutating func values(missing errors: [Decimal]) -> [Double] {
        if errors.isEmpty, let restingValues { return restingValues }
        let values = past.indices.map { index in
            let error = index < errors.count ? errors[index] : 0
            let exact = expected(index) + error / Self.millionths
            note(exact, index)
            return Double("\(exact)") ?? .nan
        }
        let rests = past.allSatisfy { $0.count == 3 && $0[0] == $0[1] && $0[1] == $0[2] }
        restingValues = rests ? values : nil
        return values
    }

    private func expected(_ index: Int) -> Decimal {
        let past = past[index]
        return switch past.count {
        case 0: 0
        case 1: past[0]
        case 2: 2 * past[1] - past[0]
        default: 3 * past[2] - 3 * past[1] + past[0]
        }
    }

    private mutating func note(_ value: Decimal, _ index: Int) {
        past[index].append(value)
        if past[index].count > 3 { past[index].removeFirst() }
    }
}

extension String {
    /// The text with backslashes and line breaks escaped, so that it fits a line; `fromOneLine` reverts it.
    fileprivate var inOneLine: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
