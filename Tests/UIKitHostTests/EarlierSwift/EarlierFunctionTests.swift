import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// The functions of Swift 1 and 2.
@MainActor @Suite struct EarlierFunctionTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func numbersAreReadUnderTheirEarlierNames() {
        let number = NSNumber(integer: 7)
        #expect(number.integerValue == 7 && number.longValue == 7 && number.unsignedIntegerValue == 7)
        #expect(number.longLongValue == 7 && number.unsignedLongLongValue == 7)
    }

    @Test func queuesHaveTheirClassesAsConstantsOfC() {
        var (order, token): ([Int], dispatch_once_t) = ([], 0)
        host.withCurrent {
            dispatch_async(dispatch_get_global_queue(QOS_CLASS_BACKGROUND, 0)) {
                dispatch_async(dispatch_get_main_queue()) { order.append(2) }
            }
            for _ in 0..<2 { dispatch_once(&token) { order.append(1) } }
        }
        for _ in 0..<6 { host.advance(by: 1.0 / 60) }
        #expect(order == [1, 2])
        #expect(QOS_CLASS_USER_INITIATED.rawValue == 0x19 && QOS_CLASS_BACKGROUND.value == 9)
    }

    @Test func workOfAnotherQueueRunsAtOnce() {
        var order: [Int] = []
        host.withCurrent {
            dispatch_sync(dispatch_queue_create("a", DISPATCH_QUEUE_SERIAL)) { order.append(1) }
            dispatch_sync(dispatch_get_global_queue(QOS_CLASS_BACKGROUND, 0)) { order.append(2) }
            order.append(3)
        }
        #expect(order == [1, 2, 3] && host.failure == nil)
    }

    @Test func aGroupWaitsForAllOfItsWork() {
        var order: [Int] = []
        host.withCurrent {
            let group = dispatch_group_create()
            dispatch_group_enter(group)
            dispatch_group_notify(group, dispatch_get_main_queue()) { order.append(3) }
            dispatch_group_async(group, dispatch_get_global_queue(QOS_CLASS_BACKGROUND, 0)) {
                order.append(1)
            }
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 50_000_000), dispatch_get_main_queue()) {
                order.append(2)
                dispatch_group_leave(group)
            }
        }
        for _ in 0..<9 { host.advance(by: 1.0 / 60) }
        #expect(order == [1, 2, 3])
    }

    @Test func sequencesHaveTheFunctionsOfSwift1() {
        let names = ["c", "a", "b"]
        #expect(enumerate(names).map { "\($0.index)\($0.element)" } == ["0c", "1a", "2b"])
        #expect(map(names) { $0 + "!" } == ["c!", "a!", "b!"] && map(2 as Int?) { $0 + 1 } == 3)
        #expect(filter(names) { $0 != "a" } == ["c", "b"] && reduce([1, 2, 3], 10, +) == 16)
        #expect(countElements("abc") == 3 && isEmpty("") && !isEmpty(names))
        #expect(reverse(names) == ["b", "a", "c"] && reverse("ab") == ["b", "a"])
        #expect(maxElement([1, 5, 2]) == 5 && minElement([3, 2]) == 2)
        #expect(first(names) == "c" && last(names) == "b" && first([Int]()) == nil)
        #expect(equal([1, 2], 1...2) && startsWith([1, 2], [1]) && !startsWith([1, 2], [2]))
        #expect(toString(5) == "5" && toString([1]) == "[1]")
    }

    @Test func partsOfTextsAreTexts() {
        let parts = split("1 20") { $0 == " " }
        #expect(parts[1].toInt() == 20 && split("1,,2", { $0 == "," }) == ["1", "2"])
        #expect(split([1, 0, 2]) { $0 == 0 } == [[1], [2]])
        let texts: [String] = [prefix("abc", 2), suffix("abc", 2), dropFirst("abc"), dropLast("abc")]
        #expect(texts == ["ab", "bc", "bc", "ab"])
        #expect(Array(prefix([1, 2, 3], 2)) == [1, 2] && Array(dropFirst([1, 2])) == [2])
    }

    @Test func collectionsAreChangedByFunctions() {
        var numbers = [3, 1, 2]
        sort(&numbers)
        #expect(numbers == [1, 2, 3])
        sort(&numbers, >)
        insert(&numbers, 9, atIndex: 0)
        extend(&numbers, [7])
        #expect(numbers == [9, 3, 2, 1, 7])
        let removed = [removeLast(&numbers), removeAtIndex(&numbers, 1)]
        #expect(removed == [7, 3] && numbers == [9, 2, 1])
        #expect(Array(indices(numbers)) == [0, 1, 2] && Range(start: 1, end: 3) == 1..<3)
        #expect(advance(2, 3) == 5 && advance(2, 3, 4) == 4 && distance(2, 5) == 3)
        #expect(2.successor() == 3 && 2.predecessor() == 1)
    }
}
