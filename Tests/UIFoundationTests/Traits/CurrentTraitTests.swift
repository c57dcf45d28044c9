import Testing
import UIKitHost

/// The environment in which code reads colors.
@MainActor @Suite struct CurrentTraitTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func colorsHaveTheStyleOfTheEnvironmentInAClosure() {
        host.withCurrent {
            let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(color.cgColor == UIColor.green.cgColor)
            dark.performAsCurrent {
                #expect(color.cgColor == UIColor.red.cgColor)
                #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            }
            #expect(color.cgColor == UIColor.green.cgColor)
        }
    }
}
