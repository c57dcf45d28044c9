import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIStoryboardTests {
    private static let drawing = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
          <scenes><scene><objects>
            <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController">
              <view key="view" id="v">
                <rect key="frame" x="0" y="0" width="400" height="400"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label id="l" text="Drawn" textAlignment="center" tag="7">
                    <rect key="frame" x="300" y="0" width="100" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
                  </label>
                  <unknownThing id="u"><rect key="frame" x="0" y="0" width="10" height="10"/>
                    <color key="backgroundColor" white="0.5" alpha="1"/></unknownThing>
                </subviews>
                <gestureRecognizers/>
                <connections>
                  <outletCollection property="gestureRecognizers" destination="p" appends="YES"/>
                </connections>
              </view>
            </viewController>
            <panGestureRecognizer id="p"/>
          </objects></scene></scenes>
        </document>
        """

    private func inScene(_ text: String, _ body: (SceneHost) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Main.storyboard")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 300, height: 300))
            host.resourceFolder = folder.path
            try host.withCurrent { try body(host) }
        }
    }

    /// Numbers that no whole number holds count as missing.
    @Test(arguments: ["nan", "inf", "1e308", "-1e308"])
    func aNumberThatIsNoneIsNotRead(_ number: String) throws {
        let drawing = Self.drawing
            .replacingOccurrences(
                of: "<panGestureRecognizer id=\"p\"/>",
                with: "<tapGestureRecognizer id=\"p\" numberOfTapsRequired=\"\(number)\"/>"
            )
            .replacingOccurrences(
                of: "<fontDescription key",
                with: """
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines">
                        <real key="value" value="\(number)"/>
                      </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes><fontDescription key
                    """)
        try inScene(drawing) { host in
            let story = UIStoryboard(name: "Main", bundle: nil)
            let controller = try #require(story.instantiateInitialViewController())
            host.install(controller)
            let tap = controller.view.gestureRecognizers?.first as? UITapGestureRecognizer
            #expect(tap?.numberOfTapsRequired == 1)
            #expect((controller.view.viewWithTag(7) as? UILabel)?.numberOfLines == 1)
        }
    }

    @Test func aControllerHasTheViewsDrawnForIt() throws {
        try inScene(Self.drawing) { host in
            let story = UIStoryboard(name: "Main", bundle: nil)
            let controller = try #require(story.instantiateInitialViewController())
            host.install(controller)
            let label = try #require(controller.view.viewWithTag(7) as? UILabel)
            // The label keeps its distance from the right edge of the narrower screen.
            #expect(label.frame == CGRect(x: 200, y: 0, width: 100, height: 40))
            let text = try #require(host.picture().texts.first)
            #expect(text.string == "Drawn" && text.color == Color(red: 1) && text.font.isBold)
            #expect(controller.view.subviews.count == 2)
            #expect(controller.view.gestureRecognizers?.first is UIPanGestureRecognizer)
            #expect(story.instantiateViewController(withIdentifier: "First") !== controller)
            let wanted: UIViewController = story.instantiateViewController(identifier: "First")
            #expect(wanted !== controller && wanted.view.viewWithTag(7) is UILabel)
            #expect(host.failure == nil)
            _ = story.instantiateViewController(withIdentifier: "Second")
            #expect(host.failure?.message == "UIStoryboard “Main”: it has no controller “Second”.")
        }
    }

    @Test func aFileThatIsCutOffIsAFailureWithItsName() throws {
        try inScene(String(Self.drawing.prefix(600))) { host in
            _ = UIStoryboard(name: "Main", bundle: nil)
            #expect(host.failure?.message.hasPrefix("Main.storyboard cannot be read: it is cut off") == true)
            #expect(host.failure?.isAboutFile == true)
        }
    }

    @Test func elementsThatAreNestedTooDeeplyAreAFailure() throws {
        let (start, end) = ("<view><subviews>", "</subviews></view>")
        let views = [start, end].map { String(repeating: $0, count: 50_000) }.joined()
        try inScene("<document>\(views)</document>") { host in
            _ = UIStoryboard(name: "Main", bundle: nil)
            let words = "Main.storyboard cannot be read: its elements are nested more than 1000 deep (line "
            #expect(host.failure?.message.hasPrefix(words) == true)
        }
    }

    /// Foundation's parser ends the process at such a name or value.
    @Test(arguments: [
        "<rec\u{FFFD} key=\"frame\"", "<rect k\u{FFFD}y=\"frame\"", "<rect key=\"fr\u{FFFD}me\"",
    ])
    func aFileThatIsNoUTF8IsAFailureWithTheLine(_ start: String) throws {
        try withTemporaryFolder { folder in
            let text = Self.drawing.replacing("<rect key=\"frame\"", with: start, maxReplacements: 1)
            // A lone byte of a longer character, in the place of the whole one.
            var data = Data(text.utf8)
            let bad = try #require(data.range(of: Data("\u{FFFD}".utf8)))
            data.replaceSubrange(bad, with: [0xC3])
            try data.write(to: folder.appendingPathComponent("Main.storyboard"))
            let host = SceneHost(size: CGSize(width: 300, height: 300))
            host.resourceFolder = folder.path
            host.withCurrent { _ = UIStoryboard(name: "Main", bundle: nil) }
            #expect(
                host.failure?.message == "Main.storyboard cannot be read: it is not UTF-8 text (line 6).")
        }
    }
}
