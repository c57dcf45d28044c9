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

    @Test func aViewKeepsAnInteractionAlive() {
        let view = UIView()
        view.addInteraction(UIPointerInteraction())
        #expect(view.interactions.first?.view === view)
    }
}
