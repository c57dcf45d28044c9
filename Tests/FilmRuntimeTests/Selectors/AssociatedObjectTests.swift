import Testing
import UIKitHost

/// Values that code associates with objects.
@MainActor @Suite struct AssociatedObjectTests {
    private final class Owner {}

    private let key = UnsafeRawPointer(bitPattern: 1)!

    private func value(of owner: Owner) -> Int? { objc_getAssociatedObject(owner, key) as? Int }

    @Test func aRunSeesNoValuesOfAnother() {
        let owner = Owner()
        let (first, second) = (SceneHost(size: .zero), SceneHost(size: .zero))
        first.withCurrent {
            objc_setAssociatedObject(owner, key, 7, .OBJC_ASSOCIATION_RETAIN)
            #expect(value(of: owner) == 7)
        }
        second.withCurrent { #expect(value(of: owner) == nil) }
        first.withCurrent { #expect(value(of: owner) == 7) }
    }

    @Test func anObjectIsHeldAsLongAsItHasValues() {
        let host = SceneHost(size: .zero)
        host.withCurrent {
            var owner: Owner? = Owner()
            weak let held = owner
            objc_setAssociatedObject(held!, key, 7, .OBJC_ASSOCIATION_RETAIN)
            owner = nil
            #expect(held.flatMap(value) == 7)
            objc_setAssociatedObject(held!, key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(owner == nil && held == nil)
        }
    }
}
