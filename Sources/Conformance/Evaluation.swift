public import Picture
import UIKit
import UIKitMembers

/// The evaluation of rows on the public API of UIKit.
@preconcurrency @MainActor public struct Evaluation {
    private let ruler: any TextMeasurer

    /// Creates an evaluation that measures texts with a ruler.
    public init(ruler: any TextMeasurer) { self.ruler = ruler }

    /// Returns what rows have here, in their order.
    public func findings(for rows: [DeviceRow]) -> [Finding] { rows.map(finding) }

    /// Returns what a row has here. Each row is built on a host of its own.
    public func finding(for row: DeviceRow) -> Finding {
        if row.isOtherSystem { return Finding(row: row, got: "", verdict: .otherSystem) }
        let stage = Stage(row, ruler: ruler)
        return stage.host.withCurrent {
            do {
                try SetupReader.build(stage)
                let value = try QuantityReader.value(on: stage)
                if let failure = stage.host.failure { throw Obstacle.failed("\(failure)") }
                return Comparison(row, value, stage.conversion).finding
            } catch Obstacle.noAPI(let name) {
                return Finding(row: row, got: "", verdict: .noAPI(name))
            } catch Obstacle.failed(let sentence) {
                return Finding(row: row, got: sentence, verdict: .differs(deviation: .infinity))
            } catch Obstacle.notUnderstood(let text) {
                return Finding(row: row, got: "", verdict: .notUnderstood(text))
            } catch {
                return Finding(row: row, got: "", verdict: .notUnderstood("\(error)"))
            }
        }
    }
}
