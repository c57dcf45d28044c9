import TestSupport
import Testing

@testable import Conformance
@testable import CoreLayers

/// Errors planted in the constants of the laws of motion. `PlantedConstant.all` says which rows name which
/// constant, and from which error on where that is more than a thousandth.
@MainActor @Suite(.tags(.long)) struct PlantedConstantTests {
    /// The rows about motion, and what they have without an error.
    private static let rows = DeviceRows.all.filter { $0.file == "motion" }
    private static let sound = findings(with: MotionConstants())

    private static func findings(with constants: MotionConstants) -> [Finding] {
        MotionConstants.$current.withValue(constants) { DeviceRows.evaluation.findings(for: rows) }
    }

    /// Returns the ids of the rows that fail with an error in a constant, as `flipbook conform` reports them.
    private static func failures(_ constant: PlantedConstant, _ error: Double) -> [String] {
        Report(findings(with: constant.planted(error))).failures.map(\.row.id)
    }

    @Test func noRowFailsWithoutAnError() {
        #expect(Report(Self.sound).failures.map(\.row.id) == [])
    }

    @Test func everyConstantIsInTheTable() {
        let all = Mirror(reflecting: MotionConstants()).children.compactMap(\.label)
        var listed: [String] = []
        for constant in PlantedConstant.all where listed.last != constant.name {
            listed.append(constant.name)
        }
        #expect(listed == all)
    }

    @Test func anErrorIsNamedByTheRowsOfItsLaw() {
        for constant in PlantedConstant.all {
            guard let error = constant.error else { continue }
            let named = Self.failures(constant, error)
            for row in constant.rows {
                #expect(named.contains(row), "\(constant.name) is off by \(error), and \(row) agrees")
            }
            if abs(error) > 0.001 {
                // A row that has become more exact, or a new one, belongs into the table.
                #expect(Self.failures(constant, 0.001) == [], "\(constant.name): \(constant.reason)")
            }
        }
    }

    /// Returns the texts of what the rows have.
    private static func texts(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.row.id): \($0.got)" }
    }

    /// Half of a constant changes nothing that a row reads: otherwise the row belongs into the table.
    @Test func constantsWithoutRowsAreOnesOnWhichNoRowDepends() {
        let sound = Self.texts(Self.sound)
        for constant in PlantedConstant.all where constant.error == nil {
            let changed = Self.texts(Self.findings(with: constant.planted(-0.5)))
            let named = zip(sound, changed).filter { $0 != $1 }.map(\.1)
            #expect(named == [], "\(constant.name): \(constant.reason)")
        }
    }
}
