import Testing
import UIKitHost

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
}
