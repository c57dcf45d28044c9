import FilmRuntime
import Testing
import UIKitHost

/// The modules whose classes are UIKit's own.
@MainActor @Suite struct UIKitModulesTests {
    private final class OwnLabel: UILabel {}

    @Test(
        arguments: [
            CALayer.self, UIFont.self, UIView.self, UIDynamicAnimator.self, UILabel.self, UITextField.self,
            UIAlertController.self, UITableView.self, UICollectionView.self, UINavigationBar.self,
        ] as [AnyClass])
    func aClassOfEachModuleIsUIKits(kind: AnyClass) {
        #expect(UIKitModules.declare(kind), "\(String(reflecting: kind))")
    }

    @Test func aClassOfASceneIsNot() { #expect(!UIKitModules.declare(OwnLabel.self)) }
}
