import UIKit

/// The counts of the rows of a subject.
public struct Summary: Sendable, Equatable {
    /// The subject: what the rows are about.
    public var subject: String
    /// All rows.
    public var rows = 0
    /// Rows whose value is Apple's.
    public var agreeing = 0
    /// Rows whose value is another one.
    public var differing = 0
    /// Those of the two that were measured on iOS 26 and are evaluated in its look.
    public var fromIOS26 = 0
    /// Those of them whose value is Apple's.
    public var fromIOS26Agreeing = 0
    /// Rows that name what UIKit does not have here.
    public var withoutAPI = 0
    /// Rows whose text the language does not have.
    public var notUnderstood = 0
    /// Rows about a system whose text is wider.
    public var otherSystem = 0
    /// The evaluated row that is farthest from Apple's value, where that is a number; nil for none.
    public var worst: Finding?

    init(_ subject: String, _ findings: [Finding]) {
        self.subject = subject
        for finding in findings { count(finding) }
    }

    private mutating func count(_ finding: Finding) {
        rows += 1
        switch finding.verdict {
        case .noAPI: withoutAPI += 1
        case .notUnderstood: notUnderstood += 1
        case .otherSystem: otherSystem += 1
        case .agrees, .differs:
            if finding.row.look == .iOS26 {
                fromIOS26 += 1
                fromIOS26Agreeing += finding.agrees ? 1 : 0
            }
            agreeing += finding.agrees ? 1 : 0
            differing += finding.differs ? 1 : 0
            if let deviation = finding.deviation, deviation.isFinite, deviation > worst?.deviation ?? 0 {
                worst = finding
            }
        }
    }

    /// The greatest deviation with its unit and row, such as "0.5 pt (S0087)"; "0" where all numbers are
    /// equal.
    public var worstText: String {
        guard let worst, let deviation = worst.deviation else { return agreeing > 0 ? "0" : "" }
        let unit = worst.row.unit.isEmpty ? "" : " " + worst.row.unit
        return "\(Report.digits(deviation))\(unit) (\(worst.row.id))"
    }
}
