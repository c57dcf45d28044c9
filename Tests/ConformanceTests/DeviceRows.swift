import Foundation
import Raster
import TestSupport

@testable import Conformance

/// The rows of Tests/Goldens/Device, and what they have here.
@MainActor enum DeviceRows {
    /// The folder of the rows.
    static let folder = Repository.goldens.appendingPathComponent("Device")

    /// All rows, in the order of files and lines.
    static let all: [DeviceRow] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".csv") }.sorted().flatMap { name in
            (try? DeviceTable(contentsOf: folder.appendingPathComponent(name).path))?.rows ?? []
        }
    }()

    /// The findings of all rows.
    static let findings: [Finding] = evaluation.findings(for: all)

    static var evaluation: Evaluation { Evaluation(ruler: PangoTextMeasurer()) }

    /// Returns what one row of a set-up has.
    static func finding(
        _ setup: String, _ quantity: String, _ value: String, what: String = "test",
        tolerance: String = "exact",
        file: String = "test"
    ) -> Finding {
        evaluation.finding(
            for: DeviceRow(
                id: "T1", what: what, setup: setup, quantity: quantity, value: value, unit: "pt",
                tolerance: tolerance, source: "test", confidence: "probe", file: file, line: 2))
    }
}
