import Testing
import UIKitHost
import UIKitTestSupport

/// Words for people who do not see the screen, and names for tests.
@MainActor @Suite struct AccessibilityTests {
    private final class Row: NSObject {}
    private final class Badge: UIView {
        override var accessibilityLabel: String? {
            get { "badge" }
            set { super.accessibilityLabel = newValue }
        }
    }

    private let fixture = ViewFixture()

    @Test func objectsThatAreNoRespondersKeepTheirWords() {
        fixture.host.withCurrent {
            let (row, other) = (Row(), Row())
            (row.accessibilityLabel, row.accessibilityHint, row.accessibilityValue) = ("a", "b", "c")
            (row.accessibilityTraits, row.isAccessibilityElement) = (.button, true)
            #expect(
                [row.accessibilityLabel, row.accessibilityHint, row.accessibilityValue] == ["a", "b", "c"])
            #expect(row.accessibilityTraits == .button && row.isAccessibilityElement)
            #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
        }
    }

    @Test func aResponderAnswersThroughItsSuperclass() {
        fixture.host.withCurrent {
            let (badge, view) = (Badge(), UIView())
            let objects: [NSObject] = [badge, view]
            objects[1].accessibilityLabel = "view"
            #expect(objects.map { $0.accessibilityLabel } == ["badge", "view"])
            #expect(view.accessibilityLabel == "view")
        }
    }

    @Test func imagesAndEntriesOfMenusHaveNames() {
        fixture.host.withCurrent {
            let (image, action, view) = (UIImage(), UIAction(title: "Copy") { _ in }, UIView())
            (image.accessibilityIdentifier, action.accessibilityIdentifier) = ("image", "action")
            view.accessibilityIdentifier = "view"
            let named: [any UIAccessibilityIdentification] = [image, action, view, UIBarButtonItem()]
            #expect(named.map { $0.accessibilityIdentifier } == ["image", "action", "view", nil])
        }
    }
}
