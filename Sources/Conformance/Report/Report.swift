import CoreGeometry

/// The findings of rows by subject, in the order of files and rows.
public struct Report: Sendable {
    /// The findings.
    public let findings: [Finding]

    /// Creates a report.
    public init(_ findings: [Finding]) { self.findings = findings }

    /// The rows whose value is another than Apple's.
    public var failures: [Finding] { findings.filter(\.differs) }

    /// The counts of all rows.
    public var total: Summary { Summary("all", findings) }

    /// The names of the files in the order of their first rows.
    var files: [String] {
        var seen: Set<String> = []
        return findings.map(\.row.file).filter { seen.insert($0).inserted }
    }

    /// Returns the counts of a file.
    func summary(ofFile file: String) -> Summary {
        Summary(file, findings.filter { $0.row.file == file })
    }

    /// Returns the counts of the subjects of a file, in the order of their first rows.
    func subjects(ofFile file: String) -> [Summary] {
        var order: [String] = []
        var lists: [String: [Finding]] = [:]
        for finding in findings where finding.row.file == file {
            if lists[finding.row.what] == nil { order.append(finding.row.what) }
            lists[finding.row.what, default: []].append(finding)
        }
        return order.map { Summary($0, lists[$0] ?? []) }
    }

    /// The table for a terminal: a line for each subject, one for each file, one for all.
    public var table: String {
        let head = [
            "rows", "agree", "differ", "iOS 26", "agree", "no API", "unread", "other", "worst deviation",
        ]
        var lines = [Self.line("subject", head)]
        for file in files {
            lines += ["", Self.line(file, Self.cells(summary(ofFile: file)))]
            lines += subjects(ofFile: file).map { Self.line("  " + $0.subject, Self.cells($0)) }
        }
        lines += ["", Self.line("all", Self.cells(total))]
        return lines.joined(separator: "\n")
    }

    /// The lines of rows that have another value than Apple's, or none.
    public var details: String {
        findings.filter { !$0.agrees && $0.verdict != .otherSystem }.map { finding in
            let row = finding.row
            let got =
                switch finding.verdict {
                case .noAPI(let name): "no API: \(name)"
                case .notUnderstood(let text): "not understood: \(text)"
                default: "\(finding.got) in place of \(row.value) \(row.unit)"
                }
            return "\(row.id)  \(got)  [\(row.quantity) of \(row.setup)]"
                .replacing("\n", with: "\\n")
        }.joined(separator: "\n")
    }

    static func cells(_ summary: Summary) -> [String] {
        let counts = [
            summary.rows, summary.agreeing, summary.differing, summary.fromIOS26, summary.fromIOS26Agreeing,
            summary.withoutAPI, summary.notUnderstood, summary.otherSystem,
        ]
        return [String(counts[0])] + counts.dropFirst().map { $0 == 0 ? "" : String($0) } + [
            summary.worstText
        ]
    }

    private static func line(_ subject: String, _ cells: [String]) -> String {
        let name = subject.count > 44 ? subject.prefix(43) + "…" : subject[...]
        let columns = cells.dropLast().map { String(repeating: " ", count: max(0, 7 - $0.count)) + $0 }
        let text =
            name + String(repeating: " ", count: 45 - name.count) + columns.joined() + "  "
            + (cells.last ?? "")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// Returns a deviation with three significant digits.
    static func digits(_ value: Double) -> String {
        value == 0 ? "0" : String(format: "%.3g", value)
    }
}
