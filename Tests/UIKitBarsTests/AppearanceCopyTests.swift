import Testing
import UIKitHost

/// The appearances that bars keep.
@MainActor @Suite struct AppearanceCopyTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aBarKeepsACopyOfAnAppearance() {
        host.withCurrent {
            let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
            look.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            bar.standardAppearance = look
            #expect(bar.standardAppearance == look && bar.standardAppearance !== look)
            look.titleTextAttributes = [.foregroundColor: UIColor.green]
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            #expect(bar.standardAppearance != look)
            #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
            let button = bar.standardAppearance.buttonAppearance.normal
            #expect(button.titleTextAttributes[.foregroundColor] as? UIColor == .red)
            // A copy takes part in what code changes in it.
            let copy = look.copy() as? UINavigationBarAppearance
            #expect(copy == look && copy?.hash == look.hash)
            copy?.configureWithTransparentBackground()
            #expect(copy != look)
        }
    }
}
