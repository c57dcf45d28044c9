import Testing
import UIKitHost

@testable import UIKitControls

/// The sizes of symbols in buttons.
@MainActor @Suite struct ButtonSymbolTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aButtonsSymbolHasTheSizeOfItsState() {
        host.withCurrent {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "heart"), for: .normal)
            let plain = button.currentImage?.size.height ?? 0
            button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
            #expect(button.currentImage?.size.height == plain * 60 / 17)
            #expect(button.image(for: .normal)?.size.height == plain)
        }
    }

    @Test(arguments: [false, true])
    func aConfiguredSymbolReplacesAnotherInTheTransition(_ hasTransition: Bool) {
        host.withCurrent {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "play.fill")
            configuration.preferredSymbolConfigurationForImage = .init(pointSize: 30)
            if hasTransition {
                configuration.symbolContentTransition = UISymbolContentTransition(.replace)
            }
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            host.window.addSubview(button)
            button.layoutIfNeeded()
            #expect(button.imageView?.symbolEffects == nil)
            button.configuration?.image = UIImage(systemName: "pause.fill")
            button.layoutIfNeeded()
            #expect(button.imageView?.image?.symbolName == "pause.fill")
            #expect(button.imageView?.symbolEffects?.image?.symbolName == (hasTransition ? "play.fill" : nil))
        }
    }
}
