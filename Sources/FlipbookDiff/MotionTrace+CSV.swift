import FlipbookCore
public import Foundation
import UIKitHost

extension MotionTrace {
    /// Reads a trace from a file: the CSV or JSON of `flipbook trace`, or a compact trace.
    /// - Throws: `FilmError.unreadable` with the line that is wrong; `FilmError.lacking` for a file of more
    ///   than 256 MiB or 10,000,000 lines.
    public init(path: String) throws {
        let place = StartFolder.absolute(path)
        guard let data = readFile(place, atMost: TraceLimits.bytes + 1) else {
            let isThere = FileManager.default.fileExists(atPath: place)
            throw FilmError.unreadable(
                path: path, reason: isThere ? "it is not a readable file" : "there is no such file")
        }
        try self.init(data: data, path: path)
    }

    /// Reads a trace from bytes in UTF-8; the path is for messages.
    /// - Throws: `FilmError.unreadable` with the line that is wrong; `FilmError.lacking` for more than 256
    ///   MiB or 10,000,000 lines.
    public init(data: Data, path: String) throws {
        try TraceLimits.check(data, path: path)
        // Foundation's conversion would drop a byte order mark, which nobody writes before a compact trace.
        guard let text = String(validating: data, as: UTF8.self) else {
            throw FilmError.unreadable(path: path, reason: "it is not a trace: it is not UTF-8 text")
        }
        try self.init(text: text, path: path)
    }

    /// Reads a trace from a text in CSV, JSON or the compact form; the path is for messages.
    init(text: String, path: String) throws {
        if let version = CompactTraceVersion(beginning: text.utf8) {
            try self.init(compact: text, version, path: path)
        } else if text.utf8.starts(with: CompactTraceVersion.title.utf8) {
            throw FilmError.unreadable(
                path: path,
                reason:
                    "its first line names none of the versions 1 to \(CompactTraceVersion.allCases.count) of "
                    + "traces; a newer Flipbook may read it")
        } else {
            // Programs for tables write a byte order mark.
            let isMarked = text.unicodeScalars.first == "\u{feff}"
            let rows = isMarked ? String(text.unicodeScalars.dropFirst()) : text
            if rows.hasPrefix("[") {
                try self.init(json: rows, path: path)
            } else {
                try self.init(csv: rows, path: path)
            }
        }
    }

    private init(csv text: String, path: String) throws {
        func wrong(_ reason: String) -> FilmError { .unreadable(path: path, reason: reason) }
        guard let table = CSVTable(text) else { throw wrong("it is cut off within a quoted name") }
        guard let head = table.rows.first else { throw wrong("it is empty, not a trace") }
        if head.fields == ContactRecord.columns {
            throw wrong("it is a trace of contacts; write one of items, without --contacts")
        }
        guard head.fields == ItemRecord.columns else {
            throw wrong(
                "it is not a trace: its first line is not “\(ItemRecord.columns.joined(separator: ","))”")
        }
        guard text.utf8.last == UInt8(ascii: "\n") else {
            throw wrong("it is cut off: its last line, \(table.rows.last?.line ?? 1), has no end")
        }
        let rows = try table.rows.dropFirst().map { row in
            do throws(TraceLineError) {
                return try ItemRecord(fields: row.fields)
            } catch {
                throw wrong("line \(row.line) is wrong: \(error.reason)")
            }
        }
        try self.init(rows: rows, path: path)
    }

    private init(json text: String, path: String) throws {
        let rows: [ItemRecord.JSON]
        do {
            rows = try JSONDecoder().decode([ItemRecord.JSON].self, from: Data(text.utf8))
        } catch {
            throw FilmError.unreadable(path: path, reason: "it is cut off, or not a trace of items")
        }
        try self.init(rows: rows.map(\.row), path: path)
    }

    /// Creates a trace from rows. Frames that no row names have no items, since such frames write no row.
    private init(rows: [ItemRecord], path: String) throws {
        func wrong(_ reason: String) -> FilmError { .unreadable(path: path, reason: reason) }
        var frames: [MotionFrame] = []
        let timed = rows.last { $0.frame > 0 && $0.time > 0 }
        let rate = timed.map { Double($0.frame) / $0.time }.map { ($0 * 1e6).rounded() / 1e6 }
        var names: Set<String> = []
        for row in rows {
            guard (0..<Film.mostFrames).contains(row.frame) else {
                throw wrong("it names the frame \(row.frame), which no film has")
            }
            guard row.frame >= frames.count - 1 else {
                throw wrong("frame \(row.frame) comes after frame \(frames.count - 1)")
            }
            while frames.count <= row.frame {
                let time = rate.map { Double(frames.count) / $0 } ?? 0
                frames.append(MotionFrame(number: frames.count, time: time, items: []))
                names = []
            }
            guard names.insert(row.item).inserted else {
                throw wrong("frame \(row.frame) has the item “\(row.item)” twice")
            }
            guard names.count == 1 || row.time == frames[row.frame].time else {
                throw wrong("the rows of frame \(row.frame) have different times")
            }
            frames[row.frame].time = row.time
            frames[row.frame].items.append(row.state)
        }
        self.init(
            scene: nil, rate: rate, frames: frames, contacts: nil, quantities: MotionQuantity.allCases)
    }
}

/// An error in a line of a trace.
struct TraceLineError: Error {
    /// The reason as a clause, for the end of a sentence.
    let reason: String
}

extension ItemRecord {
    /// Parses the fields of a line.
    fileprivate init(fields: [String]) throws(TraceLineError) {
        guard fields.count == Self.columns.count else {
            throw TraceLineError(reason: "it has \(fields.count) values instead of \(Self.columns.count)")
        }
        let isNegative = fields[0].hasPrefix("-")
        guard let number = Int(plain: fields[0].dropFirst(isNegative ? 1 : 0)) else {
            throw TraceLineError(reason: "the frame is “\(fields[0])”, which is not a whole number")
        }
        let frame = isNegative ? -number : number
        var numbers: [Double] = []
        for column in [1, 3, 4, 5, 6, 7, 8] {
            guard let number = Double(plain: fields[column]) else {
                throw TraceLineError(
                    reason: "\(Self.columns[column]) is “\(fields[column])”, which is not a finite number")
            }
            numbers.append(number)
        }
        guard ["0", "1"].contains(fields[9]) else {
            throw TraceLineError(reason: "asleep is “\(fields[9])”, which is neither 0 nor 1")
        }
        self.init(
            frame: frame, time: numbers[0],
            state: ItemState(
                name: fields[2], center: CGPoint(x: numbers[1], y: numbers[2]), angle: numbers[3],
                velocity: CGVector(dx: numbers[4], dy: numbers[5]), angularVelocity: numbers[6],
                isAsleep: fields[9] == "1"))
    }

    /// A row in JSON, which has no notation for infinities and NaN.
    fileprivate struct JSON: Decodable {
        let frame: Int
        let time: Double
        let item: String
        let x, y, angle, vx, vy: Double
        let angular_velocity: Double
        let asleep: Bool

        var row: ItemRecord {
            ItemRecord(
                frame: frame, time: time,
                state: ItemState(
                    name: item, center: CGPoint(x: x, y: y), angle: angle, velocity: CGVector(dx: vx, dy: vy),
                    angularVelocity: angular_velocity, isAsleep: asleep))
        }
    }
}
