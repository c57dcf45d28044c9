import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Backgrounds and roles of configured buttons.
@MainActor @Suite struct ButtonBackgroundTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func show(_ configuration: UIButton.Configuration) -> UIButton {
        host.withCurrent {
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 20, y: 40, width: 120, height: 40)
            button.accessibilityIdentifier = "button"
            host.window.addSubview(button)
            button.layoutIfNeeded()
            return button
        }
    }

    private func fill() -> (CGRect, Color)? {
        for content in host.picture().layer(named: "button")?.contents ?? [] {
            guard case .fill(let shape, let color) = content else { continue }
            switch shape {
            case .rectangle(let box), .roundedRectangle(let box, _): return (box, color)
            case .ellipse, .path: continue
            }
        }
        return nil
    }

    @Test func aBackgroundOfCellsServesButtons() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        var configuration = UIButton.Configuration.filled()
        configuration.background = background
        _ = show(configuration)
        #expect(fill()?.0 == CGRect(x: 10, y: 4, width: 100, height: 32))
        #expect(fill()?.1 == UIColor.red.color)
    }

    @Test func aViewAndAnImageLieBehindTheTitle() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        let view = UIView()
        configuration.background.customView = view
        let button = show(configuration)
        #expect(view.superview === button && view.frame == button.bounds)
        host.withCurrent { button.configuration?.background.customView = nil }
        host.advance(by: 1.0 / 60)
        #expect(view.superview == nil)
    }

    @Test func whatDestroysIsRed() {
        let button = show(.filled())
        host.withCurrent { button.role = .destructive }
        #expect(fill()?.1 == UIColor.systemRed.color && host.warnings.isEmpty)
        host.withCurrent { button.role = .primary }
        #expect(fill()?.1 == button.tintColor.color && host.warnings.count == 1)
    }

    @Test func aConfigurationCanStayAsItIs() {
        let button = show(.filled())
        host.withCurrent { button.isEnabled = false }
        #expect(fill()?.1 != button.tintColor.color)
        host.withCurrent { button.automaticallyUpdatesConfiguration = false }
        #expect(fill()?.1 == button.tintColor.color)
    }

    @Test func aSubtitleIsCutOrBroken() {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Go", "to the end of the long road in the north")
        let button = show(configuration)
        let height = host.withCurrent { button.sizeThatFits(CGSize(width: 120, height: 0)).height }
        configuration.subtitleLineBreakMode = .byTruncatingTail
        host.withCurrent { button.configuration = configuration }
        #expect(host.withCurrent { button.sizeThatFits(CGSize(width: 120, height: 0)).height } < height)
    }
}
