import FlipbookCore

/// Rows of comma-separated values in the form of RFC 4180.
struct CSVTable: Sendable {
    /// A row and the number of its first line in the file, from 1.
    struct Row: Sendable {
        let line: Int
        let fields: [String]
    }

    /// The rows in order, without empty lines.
    private(set) var rows: [Row] = []

    /// Parses a text, or returns nil when it ends within a quoted value.
    init?(_ text: String) {
        var fields: [[UInt8]] = [[]]
        var (line, start) = (1, 1)
        var (isQuoted, wasQuote, isEmpty) = (false, false, true)
        func close() -> [String] { fields.map { String(decoding: $0, as: UTF8.self) } }
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isQuoted, byte != UInt8(ascii: "\"") {
                fields[fields.count - 1].append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                // A doubled quote within quotes stands for one quote.
                if !isQuoted, wasQuote { fields[fields.count - 1].append(byte) }
                isQuoted.toggle()
                wasQuote = !isQuoted
                isEmpty = false
                continue
            case UInt8(ascii: ","):
                fields.append([])
                isEmpty = false
            case UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"):
                if !isEmpty { rows.append(Row(line: start, fields: close())) }
                (fields, start, isEmpty) = ([[]], line, true)
            default:
                fields[fields.count - 1].append(byte)
                isEmpty = false
            }
            wasQuote = false
        }
        if isQuoted { return nil }
        if !isEmpty { rows.append(Row(line: start, fields: close())) }
    }
}
