import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers
@testable import FilmRuntime
@testable import UIKitCore

/// Two runs that are stepped in turn do not see what the code of the other one has begun.
@MainActor @Suite struct RunContextTests {
    let first = ViewFixture()
    let second = ViewFixture()

    @Test func anAnimationThatOneRunHasBegunAnimatesNothingOfAnother() {
        first.host.withCurrent { UIView.beginAnimations(nil, context: nil) }
        second.host.withCurrent { second.view.alpha = 0.2 }
        #expect(isNear(second.seen?.opacity, 0.2) && second.view.storage.additions.isEmpty)
        second.host.advance(by: 0.1)
        first.host.withCurrent {
            first.view.alpha = 0
            UIView.commitAnimations()
        }
        first.host.advance(by: 0.1)
        #expect(isNear(first.seen?.opacity, 0.5))
    }

    @Test func blocksOfAnotherRunAreIndependent() {
        var isForbidding = true
        UIView.animate(withDuration: 1) {
            first.host.withCurrent { first.view.alpha = 0 }
        }
        #expect(first.view.storage.additions.isEmpty)
        first.host.withCurrent {
            UIView.performWithoutAnimation {
                second.host.withCurrent {
                    isForbidding = RunContext.current.layerTransactions.forbidsAnimations
                }
            }
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                second.host.withCurrent {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                        second.view.alpha = 0.2
                    }
                }
            }
        }
        #expect(!isForbidding && isNear(second.seen?.opacity, 0.2))
    }

    @Test func transactionsOfOneRunSetNothingForAnother() {
        first.host.withCurrent {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(3)
        }
        second.host.withCurrent {
            #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
            CATransaction.setAnimationDuration(2)
        }
        second.host.advance(by: 0.1)
        first.host.withCurrent {
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 3)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
        second.host.withCurrent { #expect(CATransaction.animationDuration() == 0.25) }
    }

    @Test func drawingsOfOneRunAreNotThoseOfAnother() {
        first.host.withCurrent { UIGraphicsBeginImageContext(CGSize(width: 10, height: 10)) }
        second.host.withCurrent {
            #expect(UIGraphicsGetCurrentContext() == nil)
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        first.host.withCurrent {
            #expect(UIGraphicsGetCurrentContext()?.drawing.isEmpty == true)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 10)
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test func theAppAndItsActionsAreNewInEachRun() {
        let apps = [first, second].map { $0.host.withCurrent { UIApplication.shared } }
        apps[0].applicationIconBadgeNumber = 4
        #expect(apps[1].applicationIconBadgeNumber == 0)
        first.host.withCurrent { #expect(UIApplication.shared === apps[0]) }
        let names = [first, second].map { $0.host.withCurrent { UIAction { _ in }.identifier.rawValue } }
        #expect(names == ["action-1", "action-1"])
    }

    @Test func layoutOfOneRunLeavesConstraintsOfAnotherToBeSolved() {
        final class Asking: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() { onLayout() }
        }
        let (asking, label) = (Asking(), UIView())
        first.host.withCurrent { first.view.addSubview(asking) }
        second.host.withCurrent {
            second.view.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: second.view.leftAnchor, constant: 7),
                label.topAnchor.constraint(equalTo: second.view.topAnchor),
                label.widthAnchor.constraint(equalToConstant: 20),
                label.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        asking.onLayout = { [second] in
            second.host.withCurrent { second.host.window.layoutIfNeeded() }
        }
        first.host.advance(by: 0.1)
        #expect(label.frame == CGRect(x: 7, y: 0, width: 20, height: 10))
    }
}
