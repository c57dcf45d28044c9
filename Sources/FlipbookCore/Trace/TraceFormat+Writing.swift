import Foundation

extension TraceFormat {
    /// Returns the text of a trace, which ends with a newline.
    public func text<Record: TraceRecord>(of rows: [Record]) -> String {
        var text = ""
        var writer = TraceWriter<Record>(self)
        for row in rows { text += writer.text(of: row) }
        return text + writer.ending
    }
}

/// A writer of a trace whose rows come one by one.
public struct TraceWriter<Record: TraceRecord>: Sendable {
    private let format: TraceFormat
    private var hasRows = false

    /// Creates a writer of a format, before the first row.
    public init(_ format: TraceFormat) {
        self.format = format
    }

    /// Returns the text of the next row, with everything that comes before it.
    public mutating func text(of row: Record) -> String {
        defer { hasRows = true }
        return switch format {
        case .csv: (hasRows ? "" : header) + row.values.map(\.csv).joined(separator: ",") + "\n"
        case .json: (hasRows ? ",\n" : "[\n") + json(row)
        }
    }

    /// The text after the last row.
    public var ending: String {
        switch format {
        case .csv: hasRows ? "" : header
        case .json: hasRows ? "\n]\n" : "[]\n"
        }
    }

    private var header: String { Record.columns.joined(separator: ",") + "\n" }

    private func json(_ row: Record) -> String {
        "  " + JSONText.object(zip(Record.columns, row.values.map(\.json)).map { ($0, $1) }).rowText
    }
}

extension TraceValue {
    /// The value in RFC 4180's form: a text with a comma, quote or line break is quoted, with its quotes
    /// doubled.
    fileprivate var csv: String {
        switch self {
        case .whole(let number): String(number)
        case .number(let number): number.text
        case .truth(let truth): truth ? "1" : "0"
        case .text(let text):
            text.needsQuotes ? "\"" + text.withDoubledQuotes + "\"" : text
        }
    }

    fileprivate var json: JSONText {
        switch self {
        case .whole(let number): .literal(String(number))
        case .number(let number): .literal(number.isFinite ? number.text : "null")
        case .truth(let truth): .truth(truth)
        case .text(let text): .text(text)
        }
    }
}

// Scalars, since a letter such as “\r\n”, or a comma with an accent, holds one of these and is none.
extension String {
    fileprivate var needsQuotes: Bool { unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) } }

    fileprivate var withDoubledQuotes: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\"" { text.unicodeScalars.append(scalar) }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
