import Testing

@testable import UIKitCore

/// Constraints that follow the place of the keyboard.
@MainActor @Suite struct TrackingGuideTests {
    private let context = RunContext(size: CGSize(width: 100, height: 200))

    /// Performs code with a view in the window and a bar in it, which has all constraints but one.
    private func withBar(_ act: (_ view: UIView, _ bar: UIView) -> Void) {
        context.withCurrent {
            let (view, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            context.window.addSubview(view)
            act(view, bar)
        }
    }

    @Test func constraintsForAKeyboardAwayFromTheTopAreActive() {
        withBar { view, bar in
            let guide = view.keyboardLayoutGuide
            guide.followsUndockedKeyboard = true
            let above = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
            guide.setConstraints([above], activeWhenAwayFrom: .top)
            let below = bar.topAnchor.constraint(equalTo: view.topAnchor)
            guide.setConstraints([below], activeWhenNearEdge: .top)
            #expect(above.isActive && !below.isActive)
            view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 160, width: 100, height: 40))
        }
    }

    @Test func theKeyboardIsNearTheLowerEdgeAlone() {
        withBar { view, bar in
            let guide = view.keyboardLayoutGuide
            @MainActor func constraint() -> NSLayoutConstraint {
                bar.topAnchor.constraint(equalTo: view.topAnchor)
            }
            let (bottom, sides, leading, away) = (constraint(), constraint(), constraint(), constraint())
            guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
            guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
            guide.setConstraints([leading], activeWhenNearEdge: [.bottom, .leading])
            guide.setConstraints([away], activeWhenAwayFrom: [.top, .bottom])
            #expect(bottom.isActive && sides.isActive && !leading.isActive && !away.isActive)
        }
    }

    @Test func newConstraintsTakeThePlaceOfEarlierOnes() {
        withBar { view, bar in
            let guide = view.keyboardLayoutGuide
            let first = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
            let second = bar.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)
            guide.setConstraints([first], activeWhenNearEdge: .bottom)
            guide.setConstraints([second], activeWhenNearEdge: .bottom)
            #expect(!first.isActive && second.isActive)
            #expect(guide.constraints(activeWhenNearEdge: .bottom) == [second])
            #expect(guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
            guide.removeAllTrackedConstraints()
            #expect(second.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        }
    }
}
