import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Messages that an object sends to itself by name.
@MainActor @Suite struct PerformTests {
    private final class Own: NSObject {
        var log: [String] = []
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))
    private let own = Own()

    init() {
        MethodTable.add("go") { (own: Own) in own.log.append("go") }
        MethodTable.add("add:") { (own: Own, text: String) -> Any? in
            own.log.append(text)
            return text + "!"
        }
        MethodTable.add("add:and:") { (own: Own, one: String, other: String) in own.log.append(one + other) }
    }

    @Test func messagesAreSentAtOnce() {
        host.withCurrent {
            own.perform(Selector("go"))
            let result = own.perform(Selector("add:"), with: "a")
            #expect(result?.takeRetainedValue() as? String == "a!")
            own.perform(Selector("add:and:"), with: "b", with: "c")
            own.performSelector(onMainThread: Selector("add:"), with: "d", waitUntilDone: true)
        }
        #expect(own.log == ["go", "a", "bc", "d"] && host.failure == nil)
    }

    @Test func aMessageMayWaitForTheRunLoop() {
        host.withCurrent {
            own.performSelector(onMainThread: Selector("add:"), with: "a", waitUntilDone: false)
        }
        #expect(own.log.isEmpty)
        host.advance(by: 1.0 / 60)
        #expect(own.log == ["a"])
    }

    @Test func onlyTheRequestWithTheSelectorAndTheArgumentIsCanceled() {
        host.withCurrent {
            for text in ["a", "b"] { own.perform(Selector("add:"), with: text, afterDelay: 0) }
            own.perform(Selector("go"), with: nil, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: own, selector: Selector("add:"), object: "a")
            NSObject.cancelPreviousPerformRequests(withTarget: own, selector: Selector("go"), object: "a")
        }
        host.advance(by: 1.0 / 60)
        #expect(own.log == ["b", "go"])
    }
}
