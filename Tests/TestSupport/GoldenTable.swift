import Foundation

/// A table of numbers of a device, from Tests/Goldens/Device.
public struct GoldenTable {
    /// The rows, by the names of columns.
    public let rows: [[String: String]]

    /// Reads a table.
    public init(_ name: String) throws {
        let file = Repository.goldens.appendingPathComponent("Device/\(name).csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let columns = GoldenTable.fields(of: lines[0])
        rows = lines.dropFirst().map { line in
            Dictionary(zip(columns, GoldenTable.fields(of: line)), uniquingKeysWith: { $1 })
        }
    }

    /// Returns the fields of a line; those with commas stand in quotes, and quotes in them are doubled.
    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        var last: Character?
        for letter in line {
            switch letter {
            case "\"":
                if !isQuoted, last == "\"" { fields[fields.count - 1].append("\"") }
                isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(letter)
            }
            last = letter
        }
        return fields
    }
}
