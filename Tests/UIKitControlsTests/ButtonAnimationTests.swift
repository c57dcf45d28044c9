import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

/// Buttons whose configuration changes in an animation.
@MainActor @Suite struct ButtonAnimationTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func button(title: String = "Load") -> UIButton {
        fixture.host.withCurrent {
            var configuration = UIButton.Configuration.filled()
            configuration.title = title
            let button = UIButton(configuration: configuration)
            fixture.view.addSubview(button)
            return button
        }
    }

    private func animate(_ changes: @escaping () -> Void) {
        fixture.run(0.1)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    changes()
                    fixture.view.layoutIfNeeded()
                })
        }
        fixture.run(0.5)
    }

    @Test func aNewSpinnerStandsInItsPlaceWhileTheTitleMovesAside() {
        let button = button()
        fixture.host.withCurrent { button.frame = CGRect(x: 0, y: 0, width: 200, height: 40) }
        animate { button.configuration?.showsActivityIndicator = true }
        fixture.host.withCurrent {
            #expect(button.spinner?.bounds.isEmpty == false)
            #expect(button.spinner?.storage.additions.isEmpty == true)
            #expect(button.titleLabel?.storage.additions.isEmpty == false)
        }
        fixture.run(0.6)
        animate { button.configuration?.showsActivityIndicator = false }
        fixture.host.withCurrent { #expect(button.spinner == nil && button.imageView?.isHidden == false) }
    }

    @Test func aNewTitleStandsInItsPlace() {
        let button = button(title: "")
        fixture.host.withCurrent { button.frame = CGRect(x: 0, y: 0, width: 200, height: 40) }
        animate { button.configuration?.title = "Done" }
        fixture.host.withCurrent {
            #expect(button.titleLabel?.frame.isEmpty == false)
            #expect(button.titleLabel?.storage.additions.isEmpty == true)
        }
    }

    @Test func theButtonGrowsWithWhatItsHandlerSets() {
        let button = button()
        var title = "Load"
        fixture.host.withCurrent {
            button.translatesAutoresizingMaskIntoConstraints = false
            button.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
            button.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
            button.configurationUpdateHandler = { $0.configuration?.title = title }
        }
        fixture.run(0.1)
        let narrow = fixture.host.withCurrent { button.bounds.width }
        animate {
            title = "Loading all of it"
            button.setNeedsUpdateConfiguration()
        }
        fixture.host.withCurrent {
            let shown = button.layer.presentation()?.bounds.width
            #expect(button.bounds.width > narrow + 20)
            #expect(isNear(shown, (narrow + button.bounds.width) / 2, within: 1e-6))
        }
    }
}
