import FlipbookCore
import Foundation
import UIKitHost

/// A parser that reads a compact trace line by line.
struct CompactTraceReader {
    /// The trace as read so far.
    private var trace = MotionTrace(scene: nil, rate: nil, frames: [], contacts: [])
    private let version: CompactTraceVersion
    private var frameCount: Int?
    private var names: [String] = []
    private var knownNames: Set<String> = []
    /// The number of positions of items in the frames so far.
    private var positionCount = 0
    /// The largest number of item positions, which take about two hundred bytes each: 46 items for an hour at
    /// 60 fps. The length of the file sets no limit, since an item needs no line in a frame where the
    /// prediction is exact.
    private static let maximumPositionCount = 10_000_000
    /// The largest absolute value of a coordinate or an angle, in points or radians: far beyond any scene.
    static let farthest = 1e15
    private var predictions: [Int: ItemPrediction] = [:]
    private var present: [Int] = []
    /// The frame whose lines are being read, or nil in the header.
    private var frame: Int?
    private var errors: [Int: [Decimal]] = [:]
    /// The hash of the picture since the last line with one, and the frame of that line.
    private var picture: (hash: PictureHash, frame: Int)?

    /// Creates a parser of a version.
    init(_ version: CompactTraceVersion) {
        self.version = version
        if version.hasParameters { trace.parameters = [:] }
        if version.hasPictures { trace.pictures = [] }
    }

    /// Reads a line after the first one and before the digests.
    mutating func read(_ line: Substring) throws(TraceLineError) {
        let words = line.words(atMost: 2)
        let rest = words.count > 1 ? words[1] : ""
        switch words[0] {
        case "scene":
            try checkHeader(isNew: trace.scene == nil)
            trace.scene = rest.fromOneLine
        case "rate":
            try checkHeader(isNew: trace.rate == nil)
            trace.rate = try Self.number(rest, in: 1...240, "frame rate")
        case "frames":
            try checkHeader(isNew: frameCount == nil)
            frameCount = Int(try Self.number(rest, in: 1...Double(Film.mostFrames), "number of frames"))
        case "parameter" where version.hasParameters: try readParameter(rest)
        case "item": try readItem(rest)
        case "gone": try remove(rest)
        case "picture" where version.hasPictures: try readPicture(rest)
        case "began": try readContact(rest, .began)
        case "ended": try readContact(rest, .ended)
        case let mark where mark.utf8.first == UInt8(ascii: "@") && words.count == 1:
            try begin(mark.dropFirst())
        default: try readErrors(words[0], rest)
        }
    }

    /// Throws an error for the scene, the rate or the number of frames after the header or a second time.
    private func checkHeader(isNew: Bool) throws(TraceLineError) {
        guard frame == nil, isNew else {
            throw TraceLineError(
                reason: "the scene, the frame rate and the number of frames come once, before the first frame"
            )
        }
    }

    private mutating func readItem(_ rest: Substring) throws(TraceLineError) {
        let words = rest.words(atMost: 2)
        guard frame == nil, words.count == 2, Int(plain: words[0]) == names.count else {
            throw TraceLineError(reason: "items are numbered from 0 on, before the first frame")
        }
        let name = words[1].fromOneLine
        guard knownNames.insert(name).inserted else {
            throw TraceLineError(reason: "there are two items named “\(name)”")
        }
        names.append(name)
    }

    private mutating func readParameter(_ rest: Substring) throws(TraceLineError) {
        let words = rest.words(atMost: 2)
        guard frame == nil, words.count == 2, let value = Double(plain: words[0]), value.isFinite else {
            throw TraceLineError(reason: "a parameter has a number and a name, before the first frame")
        }
        let name = words[1].fromOneLine
        guard trace.parameters?.updateValue(value, forKey: name) == nil else {
            throw TraceLineError(reason: "there are two parameters named “\(name)”")
        }
    }

    private mutating func begin(_ number: Substring) throws(TraceLineError) {
        guard let frameCount, trace.rate != nil else {
            throw TraceLineError(reason: "the frame rate and the number of frames have to come first")
        }
        guard let next = Int(plain: number), next < frameCount, next > frame ?? -1 else {
            throw TraceLineError(
                reason: "“\(number)” is not a frame after \(frame ?? -1) and below \(frameCount)")
        }
        try closeFrames(before: next)
        frame = next
    }

    private mutating func readErrors(_ word: Substring, _ rest: Substring) throws(TraceLineError) {
        let item = try item(word)
        guard errors[item] == nil else { throw TraceLineError(reason: "item \(item) comes twice in a frame") }
        var numbers: [Decimal] = []
        for word in rest.words(atMost: MotionQuantity.visible.count + 1) {
            guard let value = Double(plain: word), abs(value) < 1e18, word.utf8.count < 40,
                let number = Decimal(string: String(word))
            else { throw TraceLineError(reason: "“\(word)” is not a finite number") }
            numbers.append(number)
        }
        guard numbers.count <= MotionQuantity.visible.count else {
            throw TraceLineError(reason: "an item has three numbers: x, y and angle")
        }
        errors[item] = numbers
        if predictions[item] == nil {
            predictions[item] = ItemPrediction()
            present.append(item)
        }
    }

    private mutating func remove(_ word: Substring) throws(TraceLineError) {
        let item = try item(word)
        predictions[item] = nil
        present.removeAll { $0 == item }
    }

    private mutating func readPicture(_ word: Substring) throws(TraceLineError) {
        guard let frame, picture?.frame != frame, let hash = PictureHash(word) else {
            throw TraceLineError(reason: "a frame has one picture at most, with a hash of 16 digits")
        }
        picture = (hash, frame)
    }

    private mutating func readContact(
        _ rest: Substring, _ phase: ContactRecord.Phase
    ) throws(TraceLineError) {
        let words = rest.words(atMost: 4)
        guard let frame, words.count == 4 else {
            throw TraceLineError(reason: "a contact has an item, x, y and what the item met, in a frame")
        }
        let limit = 1e10
        let contact = ContactRecord(
            frame: frame, time: Double(frame) / (trace.rate ?? 60), phase: phase,
            item: words[0] == "-" ? "" : names[try item(words[0])], other: words[3].fromOneLine,
            point: CGPoint(
                x: try Self.number(words[1], in: -limit...limit, "position"),
                y: try Self.number(words[2], in: -limit...limit, "position")))
        trace.contacts?.append(contact)
    }

    /// Completes the trace and returns it.
    mutating func finish() throws(TraceLineError) -> MotionTrace {
        guard let frameCount, trace.rate != nil else {
            throw TraceLineError(reason: "the trace ends before its frame rate and number of frames")
        }
        try closeFrames(before: frameCount)
        return trace
    }

    /// Completes all frames before the given one. An item without a line is at its predicted values.
    private mutating func closeFrames(before next: Int) throws(TraceLineError) {
        let rate = trace.rate ?? 60
        positionCount += present.count * (next - trace.frames.count)
        guard positionCount <= Self.maximumPositionCount else {
            throw TraceLineError(
                reason:
                    "its frames have more than \(Self.maximumPositionCount) positions of items, too many to compare"
            )
        }
        if version.hasPictures, trace.frames.count < next {
            guard let picture else { throw TraceLineError(reason: "frame 0 has no picture") }
            trace.pictures? += Array(repeating: picture.hash, count: next - trace.frames.count)
        }
        while trace.frames.count < next {
            let number = trace.frames.count
            // Errors belong to the frame that was begun last; the frames after it have none.
            guard frame != nil else {
                trace.frames.append(MotionFrame(number: number, time: Double(number) / rate, items: []))
                continue
            }
            var items: [ItemState] = []
            for item in present {
                let values = predictions[item, default: ItemPrediction()].values(missing: errors[item] ?? [])
                guard values.allSatisfy({ abs($0) <= Self.farthest }) else {
                    throw TraceLineError(
                        reason: "the position of “\(names[item])” is beyond 1e15")
                }
                items.append(
                    ItemState(
                        name: names[item], center: CGPoint(x: values[0], y: values[1]), angle: values[2]))
            }
            trace.frames.append(MotionFrame(number: number, time: Double(number) / rate, items: items))
            errors = [:]
        }
    }

    private func item(_ word: Substring) throws(TraceLineError) -> Int {
        guard frame != nil, let item = Int(plain: word), names.indices.contains(item) else {
            throw TraceLineError(reason: "“\(word)” is not an item's number")
        }
        return item
    }

    private static func number(
        _ word: Substring, in range: ClosedRange<Double>, _ name: String
    ) throws(TraceLineError) -> Double {
        guard let number = Double(plain: word), range.contains(number) else {
            throw TraceLineError(
                reason:
                    "the \(name) is “\(word)”, not from \(range.lowerBound.text) to \(range.upperBound.text)")
        }
        return number
    }
}

extension Substring {
    /// Returns the texts between spaces, at most `count`, of which the last one has the spaces after it.
    fileprivate func words(atMost count: Int) -> [Substring] {
        utf8.split(separator: UInt8(ascii: " "), maxSplits: count - 1, omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    /// The text that `inOneLine` escaped.
    fileprivate var fromOneLine: String {
        var text = ""
        var isEscaped = false
        for letter in unicodeScalars {
            if isEscaped {
                text.unicodeScalars.append(letter == "n" ? "\n" : letter == "r" ? "\r" : letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(letter)
            }
        }
        return text
    }
}
