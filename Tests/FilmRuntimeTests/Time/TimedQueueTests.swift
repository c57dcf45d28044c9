import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

@testable import FilmRuntime

/// The order of elements by time, compared with a stable sort.
@MainActor @Suite struct TimedQueueTests {
    @Test(arguments: 1...20) func randomElementsLeaveInTheOrderOfTimeAndThenOfAddition(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        var queue = TimedQueue<Double, () -> Void>()
        var (expected, performed): ([(time: Double, number: Int)], [Int]) = ([], [])
        for number in 0..<500 {
            let time = Double(Int.random(in: 0..<40, using: &random))
            queue.add({ performed.append(number) }, at: time)
            expected.append((time, number))
            guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
            let limit = Double(Int.random(in: 0..<40, using: &random))
            let before = performed.count
            for perform in queue.removeAll(until: limit) { perform() }
            let due = expected.filter { $0.time <= limit }
                .sorted { ($0.time, $0.number) < ($1.time, $1.number) }.map(\.number)
            #expect(Array(performed[before...]) == due)
            expected.removeAll { $0.time <= limit }
        }
        #expect(performed.count > 200)
    }
}
