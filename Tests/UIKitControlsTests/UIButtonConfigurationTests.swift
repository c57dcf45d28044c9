import Observation
import Picture
import Testing
import UIKitHost

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

/// Buttons with a configuration. The numbers are those of iOS 26.1, an iPhone 16.
@MainActor @Suite struct UIButtonConfigurationTests {
    private let host: SceneHost = {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        return host
    }()

    /// Returns a laid out button, 160 points wide and of a height.
    private func button(_ configuration: UIButton.Configuration, height: CGFloat = 44) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = "Configure"
        button.frame = CGRect(x: 0, y: 0, width: 160, height: height)
        button.layoutIfNeeded()
        return button
    }

    private func fill(of button: UIButton) -> Color? {
        guard case .fill(_, let color) = button.pictureContents(in: button.bounds).first else { return nil }
        return color
    }

    @Test(
        arguments: zip(
            [UIButton.Configuration.Size.mini, .small, .medium, .large],
            [28, 28, 34.333, 50.333] as [CGFloat]))
    func aSizeChoosesFontAndInsets(_ size: UIButton.Configuration.Size, _ height: CGFloat) {
        host.withCurrent {
            var configuration = UIButton.Configuration.filled()
            configuration.buttonSize = size
            let button = button(configuration)
            #expect(button.titleLabel?.font.pointSize == (height == 28 ? 15 : 17))
            #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
        }
    }

    @Test func aSubtitleIsAFootnote() {
        host.withCurrent {
            let button = button(.plain())
            button.configuration?.subtitle = "Subtitle"
            #expect(abs(button.intrinsicContentSize.height - 51) < 0.01)
            #expect(button.subtitleLabel?.font.pointSize == 13)
        }
    }

    @Test func cornersGrowWithTheHeight() {
        host.withCurrent {
            let styles: [UIButton.Configuration.CornerStyle] = [
                .small, .medium, .large, .capsule, .fixed, .dynamic,
            ]
            let radii = styles.map { style -> CGFloat in
                var configuration = UIButton.Configuration.filled()
                configuration.cornerStyle = style
                let button = button(configuration, height: 20)
                guard
                    case .fill(.roundedRectangle(_, let radius), _) = button.pictureContents(
                        in: button.bounds
                    ).first
                else { return -1 }
                return radius
            }
            #expect(radii == [2.5, 3.5, 5, 10, 5.95, 10])
        }
    }

    @Test func aStateChangesTheColors() {
        host.withCurrent {
            let button = button(.bordered())
            #expect(button.titleLabel?.textColor == .label)
            button.isHighlighted = true
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor.color.alpha == 0.75)
            #expect(abs((fill(of: button)?.alpha ?? 0) - 0.12) < 0.002)
            (button.isHighlighted, button.isSelected) = (false, true)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor == button.tintColor)
            #expect(fill(of: button) == button.tintColor.withAlphaComponent(0.18).color)
            button.isEnabled = false
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
            #expect(abs((fill(of: button)?.alpha ?? 0) - 0.12) < 0.002)
        }
    }

    @Test func aFilledButtonDoesNotShowItsSelection() {
        host.withCurrent {
            let button = button(.filled())
            button.isSelected = true
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor == .white && fill(of: button) == button.tintColor.color)
        }
    }

    @Test func glassIsAlmostWhiteAndProminentGlassHasTheTint() {
        host.withCurrent {
            let plain = button(.glass())
            #expect(plain.titleLabel?.textColor == .label)
            let capsule = Shape.roundedRectangle(plain.bounds, cornerRadius: 22)
            let contents = plain.pictureContents(in: plain.bounds)
            let white = Color(red: 1, green: 1, blue: 1, alpha: 0.9)
            #expect(contents.first == Layer.Content.fill(capsule, white))
            #expect(contents.count == 2, "a line around the glass")
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                #expect(fill(of: plain) == Color(red: 0.17, green: 0.17, blue: 0.17, alpha: 0.9))
            }
            let prominent = button(.prominentGlass())
            #expect(prominent.titleLabel?.textColor == .white)
            #expect(fill(of: prominent) == prominent.tintColor.color)
            let (clear, tinted) = (button(.clearGlass()), button(.prominentClearGlass()))
            #expect((fill(of: clear)?.alpha ?? 1) < 0.5 && clear.titleLabel?.textColor == .label)
            #expect(fill(of: tinted) == tinted.tintColor.withAlphaComponent(0.6).color)
            #expect(tinted.titleLabel?.textColor == .white)
        }
    }

    @Test func disabledGlassStaysGlass() {
        host.withCurrent {
            let button = button(.glass())
            button.isEnabled = false
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
            #expect(fill(of: button) == Color(red: 1, green: 1, blue: 1, alpha: 0.9))
        }
    }

    @Test func aBackgroundOfItsOwnIsTheSameInEveryState() {
        host.withCurrent {
            var configuration = UIButton.Configuration.filled()
            configuration.background.backgroundColor = .red
            let button = button(configuration)
            button.isHighlighted = true
            #expect(fill(of: button) == UIColor.red.color)
            button.isEnabled = false
            #expect(fill(of: button) == UIColor.red.color)
        }
    }

    @Test func transformersChangeColors() {
        host.withCurrent {
            var configuration = UIButton.Configuration.filled()
            configuration.image = UIImage(systemName: "star")
            configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .orange }
            configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
                color.withAlphaComponent(0.5)
            }
            let button = button(configuration)
            #expect(button.imageView?.tintColor == .orange)
            #expect(fill(of: button)?.alpha == 0.5)
        }
    }

    @Test func aLongTitleBreaksIntoLines() {
        host.withCurrent {
            let button = button(.filled())
            button.configuration?.title = "A rather long title of a button here"
            button.layoutIfNeeded()
            #expect(button.titleLabel?.numberOfLines == 0)
            #expect((button.titleLabel?.frame.height ?? 0) > 40)
            #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height > 54)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            button.layoutIfNeeded()
            #expect(button.titleLabel?.numberOfLines == 1 && (button.titleLabel?.frame.height ?? 0) < 21)
        }
    }

    @Test func aSpinnerIsAsHighAsTheTitle() {
        host.withCurrent {
            let button = button(.filled())
            let width = button.intrinsicContentSize.width
            button.configuration?.showsActivityIndicator = true
            #expect(abs(button.intrinsicContentSize.width - width - 20.333) < 0.01)
            #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
        }
    }

    @Test func aButtonWithoutItsConfigurationIsEmpty() {
        host.withCurrent {
            let button = button(.filled())
            button.configuration = nil
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            #expect(button.titleLabel?.font.pointSize == 15 && button.titleLabel?.text == nil)
        }
    }

    @Test func theUpdateHandlerIsCalledOnceBeforeALayout() {
        host.withCurrent {
            let button = button(.filled())
            var calls = 0
            button.configurationUpdateHandler = { button in
                calls += 1
                button.configuration?.title = "\(calls)"
            }
            #expect(calls == 0)
            button.layoutIfNeeded()
            #expect(calls == 1 && button.titleLabel?.text == "1")
            button.setNeedsUpdateConfiguration()
            button.setNeedsUpdateConfiguration()
            #expect(calls == 1)
            button.layoutIfNeeded()
            #expect(calls == 2)
            button.isSelected = true
            button.layoutIfNeeded()
            button.tintColor = .red
            button.layoutIfNeeded()
            #expect(calls == 4)
            button.configuration?.subtitle = "other"
            button.frame.size.width = 200
            button.layoutIfNeeded()
            #expect(calls == 4)
        }
    }

    @Observable @MainActor final class Cart {
        var count = 0
    }

    @Test func theUpdateHandlerIsCalledAgainAfterAChangeOfWhatItReads() {
        host.withCurrent {
            let (button, cart) = (self.button(.filled()), Cart())
            button.configurationUpdateHandler = { $0.configuration?.title = "\(cart.count) items" }
            button.layoutIfNeeded()
            cart.count = 2
            button.layoutIfNeeded()
            #expect(button.titleLabel?.text == "2 items")
        }
    }

    @Test func titleAndAttributedTitleAreOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("styled")
        #expect(configuration.title == "styled")
        configuration.title = "plain"
        #expect(configuration.attributedTitle == AttributedString("plain") && configuration.title == "plain")
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
    }

    @Test func aPrimaryActionFillsTheConfiguration() {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.configuration?.title == "Go")
    }
}
