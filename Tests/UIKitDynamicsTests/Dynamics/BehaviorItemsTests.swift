import Testing
import UIKitHost

/// The items of a behavior: those added, in order and once each, less those removed.
@MainActor @Suite struct BehaviorItemsTests {
    private let first = PlainItem(x: 50, y: 50, width: 20, height: 20)
    private let second = PlainItem(x: 150, y: 50, width: 20, height: 20)

    private typealias Change = @MainActor (any UIDynamicItem) -> Void

    /// Checks a behavior that begins with the first item.
    private func check(_ items: @MainActor () -> [any UIDynamicItem], add: Change, remove: Change) {
        add(second)
        add(second)
        #expect(items().map(ObjectIdentifier.init) == [ObjectIdentifier(first), ObjectIdentifier(second)])
        remove(first)
        #expect(items().map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    }

    @Test func gravityHasTheItemsThatWereAddedAndNotRemoved() {
        let gravity = UIGravityBehavior(items: [first])
        check({ gravity.items }, add: gravity.addItem, remove: gravity.removeItem)
    }

    @Test func aCollisionHasTheItemsThatWereAddedAndNotRemoved() {
        let collision = UICollisionBehavior(items: [first])
        check({ collision.items }, add: collision.addItem, remove: collision.removeItem)
    }

    @Test func anItemBehaviorHasTheItemsThatWereAddedAndNotRemoved() {
        let behavior = UIDynamicItemBehavior(items: [first])
        check({ behavior.items }, add: behavior.addItem, remove: behavior.removeItem)
    }

    @Test func aPushHasTheItemsThatWereAddedAndNotRemoved() {
        let push = UIPushBehavior(items: [first], mode: .continuous)
        check({ push.items }, add: push.addItem, remove: push.removeItem)
    }

    @Test func aFieldHasTheItemsThatWereAddedAndNotRemoved() {
        let field = UIFieldBehavior.dragField()
        field.addItem(first)
        check({ field.items }, add: field.addItem, remove: field.removeItem)
    }
}
