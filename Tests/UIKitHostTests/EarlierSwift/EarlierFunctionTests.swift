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
        host.advance(by: 0.1)
        #expect(order == [1, 2])
        #expect(QOS_CLASS_USER_INITIATED.rawValue == 0x19 && QOS_CLASS_BACKGROUND.value == 9)
    }
}
