import Foundation

/// A table of measured values from Tests/Goldens/Traces: rows by column name; lines that begin with # are
/// remarks.
public struct GoldenTrace {
    /// The rows in order.
    public let rows: [[String: String]]

    /// Reads a table by its name, without the extension. A table that is not there ends the tests: a
    /// loop over no rows cannot fail.
    public init(_ name: String) {
        let url = Repository.goldens.appendingPathComponent("Traces/\(name).csv")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            fatalError("There is no golden trace \(url.path).")
        }
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        let fields = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        let columns = fields.first ?? []
        rows = fields.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
    }
}
