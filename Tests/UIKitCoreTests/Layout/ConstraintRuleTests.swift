import Testing
import UIKitHost
import UIKitTestSupport

/// Each constraint for which a device raises an exception is answered by a sentence.
@MainActor @Suite struct ConstraintRuleTests {
    private let fixture = ViewFixture()
    private let box = UIView()

    init() {
        box.accessibilityIdentifier = "box"
        fixture.view.accessibilityIdentifier = "pane"
        fixture.host.withCurrent { fixture.view.addSubview(box) }
    }

    private func failure(_ mistake: () -> Void) -> String {
        fixture.host.withCurrent(mistake)
        return fixture.host.failure?.message ?? "no failure"
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private func constraint(
        _ first: Attribute, _ second: Attribute, toItem: Any? = nil, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: box, attribute: first, relatedBy: .equal, toItem: toItem, attribute: second,
            multiplier: multiplier, constant: 8)
    }

    @Test(
        arguments: [
            (.leading, .top, "leading and top are no pair: one is horizontal, and the other vertical."),
            (.height, .leading, "height and leading are no pair: one is a length, and the other a position."),
            (.leading, .left, "use leading and trailing, or left and right, for both items."),
            (.rightMargin, .trailing, "use leading and trailing, or left and right, for both items."),
            (.notAnAttribute, .left, "its first attribute must not be notAnAttribute."),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String)])
    func attributesThatAreNoPairAreRefused(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ rule: String
    ) {
        let message = failure { _ = constraint(first, second, toItem: fixture.view) }
        #expect(message == "Constraint “box.\(first) = pane.\(second) + 8”: \(rule)")
    }

    @Test(
        arguments: [(.width, .height), (.centerX, .leading), (.left, .centerX), (.top, .firstBaseline)]
            as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
    func otherPairsHold(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
        #expect(failure { _ = constraint(first, second, toItem: fixture.view) } == "no failure")
    }

    @Test func aPositionNeedsASecondItem() {
        let message = failure { _ = constraint(.left, .notAnAttribute) }
        #expect(
            message
                == "Constraint “box.left = 8”: left is a position, which needs a second item and a multiplier "
                + "other than 0.")
    }

    @Test func aPositionNeedsAMultiplier() {
        let message = failure { _ = constraint(.top, .bottom, toItem: fixture.view, multiplier: 0) }
        #expect(
            message.hasSuffix("top is a position, which needs a second item and a multiplier other than 0."))
    }

    @Test func aLengthMayBeAConstant() {
        let message = failure {
            _ = constraint(.width, .notAnAttribute)
            _ = constraint(.width, .width, toItem: fixture.view, multiplier: 0)
        }
        #expect(message == "no failure")
    }

    @Test func itemsAreViewsOrGuides() {
        let message = failure { _ = constraint(.left, .left, toItem: "pane") }
        #expect(message.hasSuffix("its items must be views or layout guides, but one is String."))
    }

    @Test(arguments: [-1, 1000.5, .nan] as [Float])
    func aPriorityIsInItsRange(_ value: Float) {
        let message = failure { constraint(.width, .notAnAttribute).priority = UILayoutPriority(value) }
        #expect(
            message == "Constraint “box.width = 8”: its priority must be from 0 to 1000, but it is \(value).")
    }

    @Test func aPriorityThatLeavesRequiredWarns() {
        let message = failure {
            let width = constraint(.width, .notAnAttribute)
            width.priority = .defaultHigh
            width.priority = .required
            width.isActive = true
            #expect(fixture.host.warnings.isEmpty)
            width.priority = .defaultLow
        }
        #expect(message == "no failure")
        #expect(
            fixture.host.warnings == [
                "Constraint “box.width = 8”: its priority must not change from 1000 to 250 while it is active: use 999 "
                    + "in place of 1000."
            ])
    }

    @Test func aLengthWithoutASecondItemIsAConstantWhateverItsSecondAttribute() {
        let message = failure {
            box.translatesAutoresizingMaskIntoConstraints = false
            box.addConstraints([constraint(.width, .width), constraint(.height, .height)])
            fixture.view.layoutIfNeeded()
        }
        #expect(message == "no failure" && box.bounds.size == CGSize(width: 8, height: 8))
    }

    @Test func anOffsetBetweenLeadingAnchorsIsALength() {
        let message = failure {
            box.leadingAnchor.anchorWithOffset(to: fixture.view.leadingAnchor)
                .constraint(equalToConstant: 8).isActive = true
        }
        #expect(message == "no failure")
    }
}
