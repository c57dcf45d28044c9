import Foundation
import TestSupport
import Testing

@testable import Conformance

/// The rows of devices. `FLIPBOOK_RECORD_GOLDENS=1` adds rows that have come to agree to agreeing.txt; a
/// row leaves the list only by hand.
@MainActor @Suite(.tags(.long)) struct AgreementTests {
    private static let list = DeviceRows.folder.appendingPathComponent("agreeing.txt")

    /// The rows that agreed, by their ids.
    private static var agreeing: [String] {
        ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(whereSeparator: \.isWhitespace)
            .map(String.init)
    }

    @Test func rowsThatAgreedStillDo() throws {
        let findings = Dictionary(uniqueKeysWithValues: DeviceRows.findings.map { ($0.row.id, $0) })
        for id in Self.agreeing {
            let finding = try #require(findings[id], "no row \(id)")
            #expect(
                finding.agrees, "\(id): \(finding.got) in place of \(finding.row.value): \(finding.row.setup)"
            )
        }
        let agree = DeviceRows.findings.filter(\.agrees).map(\.row.id)
        if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1" {
            let all = Set(Self.agreeing).union(agree).sorted()
            try Data((all.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
        }
    }

    /// A constant that is wrong by 0.1 % must show: each agreeing number is planted with that error, and
    /// its row must be named, where the error is larger than the row's tolerance and its deviation.
    @Test func anErrorOfAThousandthIsNamedByItsRow() {
        var count = 0
        for finding in DeviceRows.findings where finding.agrees {
            guard let value = Double(finding.row.value), let limit = Double(finding.row.tolerance),
                abs(value) * 0.001 > limit + (finding.deviation ?? 0) + 1e-9
            else { continue }
            let planted = DeviceRows.planted(finding.row, factor: 1.001)
            let report = Report([DeviceRows.evaluation.finding(for: planted)])
            let named = report.failures.map(\.row.id) == [planted.id]
            #expect(named, "\(planted.id): \(planted.value) for \(value)")
            count += 1
        }
        #expect(count > 100)
    }

    @Test func everyRowIsInTheReport() {
        let total = Report(DeviceRows.findings).total
        let parts =
            total.agreeing + total.differing + total.withoutAPI + total.notUnderstood
            + total.otherSystem
        #expect(parts == DeviceRows.all.count)
        #expect(total.rows == DeviceRows.all.count)
    }

    /// Every row is on the page, whatever became of it: a row that is added has to be shown.
    @Test func thePageHasEveryRow() throws {
        let path = Repository.root.appendingPathComponent("Documentation/Fidelity.md").path
        let page = try #require(
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
        let words = Set(page.split { !($0.isLetter || $0.isNumber) }.map(String.init))
        for row in DeviceRows.all where !row.isOtherSystem {
            #expect(
                words.contains(row.id), "Documentation/Fidelity.md lacks \(row.id); make conform writes it")
        }
    }
}

extension DeviceRows {
    /// Returns a row whose value is off by a factor.
    static func planted(_ row: DeviceRow, factor: Double) -> DeviceRow {
        DeviceRow(
            id: row.id, what: row.what, setup: row.setup, quantity: row.quantity,
            value: "\((Double(row.value) ?? 0) * factor)", unit: row.unit, tolerance: row.tolerance,
            source: row.source, confidence: row.confidence, file: row.file, line: row.line)
    }
}
