import CoreGeometry
import UIKit

/// The rows of a CSV file.
public struct DeviceTable: Sendable {
    /// The names of the columns, in any order; others are ignored.
    static let columns = [
        "id", "what", "setup", "quantity", "value", "unit", "tolerance", "source", "confidence",
    ]

    /// An error of a file, with its path and the line.
    public struct FormatError: Error, CustomStringConvertible, Equatable {
        /// The sentence with path and line.
        public let description: String
    }

    /// The rows in the order of the file.
    public let rows: [DeviceRow]

    /// The largest number of bytes of a file: 16 MiB.
    static let maximumByteCount = 16 << 20
    /// The largest number of rows, which take about a minute.
    static let maximumRowCount = 50_000
    /// The largest number of bytes of a field.
    static let maximumFieldByteCount = 10_000

    /// Reads a file.
    /// - Throws: `FormatError` for a file that cannot be read, exceeds a limit or is no such table.
    public init(contentsOf path: String) throws {
        guard let bytes = try Self.bytes(of: path) else {
            throw FormatError(description: "\(path): the file cannot be read.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FormatError(description: "\(path):1: the file is not in UTF-8.")
        }
        try self.init(text, path: path)
    }

    private static func bytes(of path: String) throws -> Data? {
        do {
            return try RegularFile(path, limit: maximumByteCount).contents()
        } catch let refusal as RegularFile.Refusal {
            throw FormatError(description: "“\(path)” is not read: \(refusal).")
        }
    }

    /// Reads the text of a file, whose path names it in errors.
    /// - Throws: `FormatError` with path and line.
    public init(_ text: String, path: String) throws {
        var records = try CommaSeparatedText(text).records.get {
            FormatError(description: "\(path):\($0): a quoted field does not end.")
        }
        guard let head = records.first else {
            throw FormatError(description: "\(path):1: the file is empty.")
        }
        records.removeFirst()
        guard records.count <= Self.maximumRowCount else {
            throw FormatError(
                description: "“\(path)” is not read: it has more than \(Self.maximumRowCount) rows.")
        }
        var places: [Int] = []
        for name in Self.columns {
            guard let place = head.fields.firstIndex(of: name) else {
                throw FormatError(description: "\(path):1: there is no column “\(name)”.")
            }
            places.append(place)
        }
        let file = String((path.split(separator: "/").last ?? "").split(separator: ".").first ?? "")
        var seen: [String: Int] = [:]
        rows = try records.map { record in
            guard record.fields.count == head.fields.count else {
                throw FormatError(
                    description:
                        "\(path):\(record.line): \(record.fields.count) fields in place of \(head.fields.count)."
                )
            }
            let field = places.map { record.fields[$0] }
            guard field.allSatisfy({ $0.utf8.count <= Self.maximumFieldByteCount }) else {
                throw FormatError(
                    description:
                        "\(path):\(record.line): a field has more than \(Self.maximumFieldByteCount) bytes."
                )
            }
            if let line = seen.updateValue(record.line, forKey: field[0]) {
                throw FormatError(
                    description: "\(path):\(record.line): line \(line) has the id “\(field[0])”, too.")
            }
            return DeviceRow(
                id: field[0], what: field[1], setup: field[2], quantity: field[3], value: field[4],
                unit: field[5], tolerance: field[6], source: field[7], confidence: field[8], file: file,
                line: record.line)
        }
    }
}
