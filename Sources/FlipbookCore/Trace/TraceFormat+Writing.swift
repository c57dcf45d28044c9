import Foundation

extension TraceFormat {
    /// Returns the text of a trace, which ends with a newline.
    public func text<Record: TraceRecord>(of rows: [Record]) -> String {
        switch self {
        case .csv: ([Record.columns.joined(separator: ",")] + rows.map(csv)).joined(separator: "\n") + "\n"
        case .json: rows.isEmpty ? "[]\n" : "[\n" + rows.map(json).joined(separator: ",\n") + "\n]\n"
        }
    }

    private func csv(_ row: some TraceRecord) -> String {
        row.values.map(\.csv).joined(separator: ",")
    }

    private func json<Record: TraceRecord>(_ row: Record) -> String {
        let pairs = zip(Record.columns, row.values).map { name, value in "\"\(name)\": \(value.json)" }
        return "  {" + pairs.joined(separator: ", ") + "}"
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
            text.contains(where: { ",\"\n\r".contains($0) })
                ? "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : text
        }
    }

    fileprivate var json: String {
        switch self {
        case .whole(let number): String(number)
        case .number(let number): number.isFinite ? number.text : "null"
        case .truth(let truth): String(truth)
        case .text(let text): text.quotedForJSON()
        }
    }
}
