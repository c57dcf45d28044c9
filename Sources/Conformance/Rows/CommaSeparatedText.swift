/// Text in the format of RFC 4180: fields between commas, quoted where they hold commas, quotes or line ends.
struct CommaSeparatedText {
    /// A record and the line in which it begins, from 1.
    struct Record: Equatable {
        var line: Int
        var fields: [String]
    }

    /// Records, or the line of the quote that does not end.
    enum Outcome {
        case records([Record])
        case unfinished(line: Int)

        /// Returns the records, or throws the error of a line.
        func get<E: Error>(_ error: (Int) -> E) throws -> [Record] {
            switch self {
            case .records(let records): return records
            case .unfinished(let line): throw error(line)
            }
        }
    }

    private(set) var records: Outcome = .records([])
    private var found: [Record] = []
    private var fields: [String] = []
    private var field = ""
    private var line = 1
    private var start = 1

    /// Reads a text. A line end is LF or CR LF; empty lines are left out.
    init(_ text: String) {
        var quote: Int?
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\n" { line += 1 }
            if let begin = quote {
                if scalar == "\"" { quote = nil } else { field.unicodeScalars.append(scalar) }
                last = scalar == "\"" ? scalar : nil
                if quote != nil { quote = begin }
                continue
            }
            switch scalar {
            case "\"":
                // A doubled quote inside of a quoted field is one quote.
                if last == "\"" { field += "\"" }
                quote = line
            case ",": endField()
            case "\r": break
            case "\n": endRecord()
            default: field.unicodeScalars.append(scalar)
            }
            last = nil
        }
        if let quote {
            records = .unfinished(line: quote)
        } else {
            line += 1
            endRecord()
            records = .records(found)
        }
    }

    private mutating func endField() {
        fields.append(field)
        field = ""
    }

    private mutating func endRecord() {
        endField()
        if fields != [""] { found.append(Record(line: start, fields: fields)) }
        fields = []
        start = line
    }
}
