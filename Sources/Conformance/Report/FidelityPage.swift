import CoreGeometry

/// The page Documentation/Fidelity.md: Apple's numbers beside those here.
public struct FidelityPage: Sendable {
    private let report: Report
    private let sources: [String]

    /// Creates the page of a report.
    public init(_ report: Report) {
        self.report = report
        var seen: Set<String> = []
        sources = report.findings.map(\.row.source).filter { seen.insert($0).inserted }.sorted()
    }

    /// The text of the page, the same for the same findings.
    public var text: String {
        (head + report.files.flatMap(section) + sourceList).joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        let all = report.total
        let measured = all.agreeing + all.differing
        let share = Double(all.agreeing) / Double(max(1, measured + all.withoutAPI))
        return [
            "# Fidelity", "",
            "Numbers that Apple's UIKit had on devices, simulators and Macs, beside the numbers that Flipbook has.",
            "`make conform` writes this page with `flipbook conform`, which builds the set-up of each row with the public",
            "API and reads its quantity. [Conform](Conform.md) explains the language of the rows; the rows are in",
            "[Tests/Goldens/Device](../Tests/Goldens/Device).", "",
            "Of \(all.rows) rows \(measured) are evaluated and \(all.agreeing) agree: "
                + "\(String(format: "%.0f", share * 100)) % of those that are evaluated or lack API.", "",
            "- **agree** and **differ**: the value is, or is not, Apple's within the row's tolerance.",
            "- **iOS 26** and **agree**: how many of these two were measured on iOS 26, and how many of them agree. They are",
            "  evaluated in its look (`--look iOS26`), all others in that of iOS 18.",
            "- **no API**: the row needs a name that Flipbook lacks. **unread**: its text is not understood yet.",
            "- **other**: what Mac Catalyst has in place of a device's: widths of text, the readable width, the accent color,",
            "  the height of search fields, and heights of rows and headers of tables.",
            "- **worst deviation**: the greatest one of an evaluated row, with its unit and the row.", "",
        ] + table(report.files.map { ("[\($0)](#\($0))", report.summary(ofFile: $0)) } + [("all", all)])
    }

    private func table(_ rows: [(name: String, summary: Summary)]) -> [String] {
        [
            "| subject | rows | agree | differ | iOS 26 | agree | no API | unread | other | worst deviation |",
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|---|",
        ]
            + rows.map { row in
                "| \(Self.escaped(row.name)) | " + Report.cells(row.summary).joined(separator: " | ") + " |"
            }
    }

    private func section(_ file: String) -> [String] {
        let findings = report.findings.filter { $0.row.file == file }
        var lines = ["", "## \(file)", ""]
        lines += table(report.subjects(ofFile: file).map { ($0.subject, $0) })
        let evaluated = findings.filter { $0.agrees || $0.differs }
        lines += ["", "<details><summary>Apple's numbers and ours: \(evaluated.count) rows</summary>", ""]
        lines += [
            "| row | set-up | quantity | Apple | Flipbook | tolerance | source |",
            "|---|---|---|--:|--:|---|--:|",
        ]
        lines += evaluated.map(line)
        lines += ["", "</details>"]
        let rest = findings.filter { !$0.agrees && !$0.differs && $0.verdict != .otherSystem }
        guard !rest.isEmpty else { return lines }
        lines += ["", "<details><summary>Not evaluated: \(rest.count) rows</summary>", ""]
        lines += reasons(rest)
        return lines + ["", "</details>"]
    }

    private func line(_ finding: Finding) -> String {
        let row = finding.row
        let mark = finding.agrees ? "" : " ✗"
        let unit = row.unit == "text" || row.unit == "bool" || row.unit == "number" ? "" : " " + row.unit
        let number = (sources.firstIndex(of: row.source) ?? 0) + 1
        let cells = [
            row.id, row.setup, row.quantity, row.value + unit, Self.short(finding.got) + mark,
            row.tolerance, "[\(number)](#sources)",
        ]
        return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
    }

    /// Returns the reasons with the rows that have them, the most frequent ones first.
    private func reasons(_ findings: [Finding]) -> [String] {
        var lists: [String: [String]] = [:]
        for finding in findings {
            let reason =
                switch finding.verdict {
                case .noAPI(let name): "no API: `\(name)`"
                case .notUnderstood(let text): "not understood: “\(Self.escaped(text))”"
                default: ""
                }
            lists[reason, default: []].append(finding.row.id)
        }
        return lists.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { reason, ids in
            "- \(reason): \(ids.joined(separator: ", "))"
        }
    }

    private var sourceList: [String] {
        ["", "## Sources", ""] + sources.enumerated().map { "\($0.offset + 1). \(Self.escaped($0.element))" }
    }

    /// Returns a number with at most six decimals: the rest of a long fraction is not what a row is about.
    private static func short(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard word.count > 10, let value = Double(word) else { return String(word) }
            return String(format: "%.6g", value)
        }.joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: "\\n").replacing("<", with: "&lt;")
    }
}
