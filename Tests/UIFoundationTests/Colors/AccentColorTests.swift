import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation
@testable import UIKitCore

/// The tint color of an app, from its asset catalog.
@MainActor @Suite struct AccentColorTests {
    private static let red = """
        {"colors": [{"idiom": "universal", "color": {"components":
          {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
        """

    private func withAccentColor(_ contents: String, _ body: (SceneHost) -> Void) throws {
        try withTemporaryFolder { folder in
            let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try contents.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            host.resourceFolder = folder.path
            host.withCurrent { body(host) }
        }
    }

    @Test func theCatalogsAccentColorTintsViews() throws {
        try withAccentColor(Self.red) { _ in
            #expect(UIColor.tintColor == .red)
            let (view, subview) = (UIView(), UIView())
            view.addSubview(subview)
            #expect(subview.tintColor == .red)
            view.tintColor = .green
            #expect(subview.tintColor == .green)
        }
    }

    /// Xcode's template has a set without a color.
    @Test func anEmptySetLeavesTheTintBlue() throws {
        try withAccentColor(#"{"colors": [{"idiom": "universal"}]}"#) { host in
            #expect(UIColor.tintColor == .systemBlue && UIView().tintColor == .systemBlue)
            #expect(host.warnings.isEmpty)
        }
    }

    @Test func aSingleFileDoesNotTakeTheColorOfAnAppBesideIt() throws {
        try withAccentColor(Self.red) { host in
            host.leavesOutOtherApps = true
            #expect(UIColor.tintColor == .systemBlue)
        }
    }
}
