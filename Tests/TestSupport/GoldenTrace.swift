import Foundation

/// A table of measured values from Tests/Goldens/Traces: rows by column name; lines that begin with # are
/// remarks.
public struct GoldenTrace {
    /// The rows in order.
    public let rows: [[String: String]]

    /// Reads a table by its name, without the extension.
    public init(_ name: String) {
        let url = Self.folder.appendingPathComponent("\(name).csv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        let fields = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        let columns = fields.first ?? []
        rows = fields.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Goldens/Traces")
}
