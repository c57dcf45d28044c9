import TestSupport
import Testing
import UIKitHost

/// The objects of xibs.
@MainActor @Suite struct NibTests {
    private static let tabs = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <tabBarController id="t">
              <tabBar key="tabBar" id="b"/>
              <viewControllers>
                <viewController title="First" id="c">
                  <view key="view" tag="7" id="v"><rect key="frame" x="0" y="0" width="300" height="300"/></view>
                  <tabBarItem key="tabBarItem" title="One" id="i"/>
                </viewController>
                <navigationController id="n">
                  <viewControllers><viewController title="Second" id="d"/></viewControllers>
                </navigationController>
              </viewControllers>
            </tabBarController>
            <label text="Beside" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
          </objects>
        </document>
        """

    @Test func aXibCreatesItsControllersWithThoseWithin() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Tabs.xib")
            try Self.tabs.write(to: file, atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 300, height: 300))
            host.resourceFolder = folder.path
            try host.withCurrent {
                let objects = try #require(Bundle.main.loadNibNamed("Tabs", owner: nil))
                #expect(objects.count == 2 && (objects.last as? UILabel)?.text == "Beside")
                let tabs = try #require(objects.first as? UITabBarController)
                #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.items?.first?.title == "One")
                #expect(tabs.viewControllers?.first?.view.tag == 7)
                let stack = try #require(tabs.viewControllers?.last as? UINavigationController)
                #expect(stack.topViewController?.title == "Second")
            }
        }
    }

    private static let field = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <placeholder placeholderIdentifier="Judge" id="j" userLabel="External Object">
              <connections><outlet property="view" destination="g" id="o"/></connections>
            </placeholder>
            <textField id="f"><rect key="frame" x="0" y="0" width="90" height="20"/>
              <connections><outlet property="delegate" destination="j" id="p"/></connections></textField>
            <searchBar id="g"><rect key="frame" x="0" y="0" width="90" height="20"/></searchBar>
          </objects>
        </document>
        """

    @Test func externalObjectsTakeTheirPlaces() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Field.xib")
            try Self.field.write(to: file, atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 300, height: 300))
            host.resourceFolder = folder.path
            try host.withCurrent {
                let judge = Judge()
                let options: [UINib.OptionsKey: Any] = [.externalObjects: ["Judge": judge]]
                let nib = UINib(nibName: "Field", bundle: nil)
                for objects in [
                    nib.instantiate(withOwner: nil, options: options),
                    try #require(Bundle.main.loadNibNamed("Field", owner: nil, options: options)),
                ] {
                    #expect((objects.first as? UITextField)?.delegate === judge)
                    #expect(objects.count == 2 && judge.view is UISearchBar)
                    #expect(!judge.wasAwakened)
                }
                let alone = nib.instantiate(withOwner: nil, options: nil)
                #expect((alone.first as? UITextField)?.delegate == nil && host.failure == nil)
            }
        }
    }
}

/// A controller outside of a xib, to which its objects are connected.
private final class Judge: UIViewController, UITextFieldDelegate {
    private(set) var wasAwakened = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwakened = true
    }
}
