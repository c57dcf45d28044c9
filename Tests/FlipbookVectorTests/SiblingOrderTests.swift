import TestSupport
import Testing

@testable import FlipbookVector

@Suite struct SiblingOrderTests {
    @Test func siblingsThatComeAndGoKeepOnePlace() {
        let order = SiblingOrder(of: [(0, ["a", "c"]), (5, ["a", "b", "c"]), (9, ["b", "c"])])
        #expect(order.parts.map(\.key) == ["a", "b", "c"])
        #expect(order.starts.values.allSatisfy { $0.count == 1 })
    }

    @Test func theOneThatCrossesAllOthersIsDivided() {
        let orders: [(frame: Int, keys: [String])] = [
            (0, ["a", "b", "c", "m"]), (10, ["m", "a", "b", "c"]),
        ]
        let order = SiblingOrder(of: orders)
        #expect(order.parts.map(\.key) == ["m", "a", "b", "c", "m"])
        #expect(order.starts["m"] == [0, 10])
    }

    @Test(arguments: 0..<40)
    func everyFrameHasItsOwnOrder(_ seed: Int) {
        var state = UInt64(seed + 1)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var keys = Array(0..<6)
        let orders = (0..<8).map { frame -> (frame: Int, keys: [Int]) in
            keys.swapAt(random(6), random(6))
            return (frame * 10, keys.filter { _ in random(4) > 0 })
        }
        let order = SiblingOrder(of: orders)
        for (frame, keys) in orders {
            let shown = order.parts.filter { part in
                let starts = order.starts[part.key] ?? []
                let end = part.number + 1 < starts.count ? starts[part.number + 1] : Int.max
                return keys.contains(part.key) && (part.number == 0 ? 0 : starts[part.number]) <= frame
                    && frame < end
            }
            #expect(shown.map(\.key) == keys)
        }
    }
}
