import Testing
import UIKitHost

/// The interactions that views hold.
@MainActor @Suite struct InteractionTests {
    @Test func aViewHoldsItsInteractionsInTheOrderAdded() {
        let (view, other) = (UIView(), UIView())
        let (first, second) = (UIPointerInteraction(), UIPointerInteraction())
        view.addInteraction(first)
        view.addInteraction(second)
        view.addInteraction(first)
        #expect(
            view.interactions.map { ObjectIdentifier($0) } == [first, second].map { ObjectIdentifier($0) })
        other.addInteraction(first)
        #expect(first.view === other && view.interactions.count == 1 && view.interactions[0] === second)
        other.removeInteraction(second)
        #expect(second.view === view)
        view.interactions = [first]
        #expect(first.view === view && second.view == nil && other.interactions.isEmpty)
    }

    @Test func aPreviewThatNobodyPressesIsInTheMiddle() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        parent.addSubview(view)
        let preview = UIPreviewInteraction(view: view)
        preview.cancel()
        #expect(preview.view === view && preview.delegate == nil)
        #expect(preview.location(in: nil) == CGPoint(x: 20, y: 30))
        #expect(preview.location(in: parent) == CGPoint(x: 30, y: 50))
    }

    @Test func aViewKeepsAnInteractionAlive() {
        let view = UIView()
        view.addInteraction(UIPointerInteraction())
        #expect(view.interactions.first?.view === view)
    }
}
