import Physics2D
import Testing
import UIKitHost

/// Numbers that old code, archives and storyboards may hold are Apple's.
@MainActor @Suite struct RawValueTests {
    @Test func kindsHaveApplesNumbers() {
        #expect(
            UIPushBehavior.Mode(rawValue: 0) == .continuous
                && UIPushBehavior.Mode(rawValue: 1) == .instantaneous)
        #expect(UIAttachmentBehavior.AttachmentType(rawValue: 0) == .items)
        #expect(UIAttachmentBehavior.AttachmentType(rawValue: 1) == .anchor)
        #expect(UIDynamicItemCollisionBoundsType(rawValue: 0) == .rectangle)
        #expect(UIDynamicItemCollisionBoundsType(rawValue: 1) == .ellipse)
        #expect(UIDynamicItemCollisionBoundsType(rawValue: 2) == .path)
        #expect(
            UICollisionBehavior.Mode(rawValue: 1) == .items
                && UICollisionBehavior.Mode(rawValue: 2) == .boundaries)
        #expect(UICollisionBehavior.Mode.everything.rawValue == .max)
    }

    @Test func emptyBehaviorsAndRegionsOfValuesCanBeMade() {
        #expect(UIFieldBehavior().items.isEmpty)
        #expect(UIRegion(.circle(radius: 5)).contains(CGPoint(x: 5, y: 0)))
        #expect(UIRegion(radius: 5).hash == UIRegion(radius: 5).hash)
    }
}
