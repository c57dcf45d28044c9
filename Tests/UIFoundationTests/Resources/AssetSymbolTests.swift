import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIFoundation

/// Images and colors of asset catalogs by the symbols that Xcode declares for them.
@MainActor @Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("nextButton", "next_button"), ("nextButton", "NextButton"), ("nextButton", "next-button"),
        ("icon", "iconImage"), ("Icons.next", "next"), ("snowflake1", "Snowflake 1"),
    ])
    func aSymbolStandsForAName(_ symbol: String, _ name: String) {
        #expect(AssetSymbol.name(of: symbol, among: ["other", name], kind: "image") == name)
        #expect(AssetSymbol.name(of: symbol, among: ["other"], kind: "image") == nil)
    }

    @Test func theShorterNamePrecedesTheOneWithItsKind() {
        #expect(AssetSymbol.name(of: "icon", among: ["iconImage", "icon"], kind: "image") == "icon")
    }

    @Test func aColorOfASymbolIsThatOfTheCatalog() throws {
        let color = #"{"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}"#
        let contents = #"{"colors": [{"color": {"components": \#(color)}}]}"#
        try withTemporaryFolder { folder in
            let set = folder.appendingPathComponent("Assets.xcassets/BrandColor.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try contents.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 10, height: 10))
            host.resourceFolder = folder.path
            host.withCurrent {
                #expect(UIColor(resource: .symbol("brand")) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
                #expect(host.failure == nil)
                _ = UIColor(resource: .symbol("other"))
                #expect(host.failure?.message.hasPrefix("UIColor(resource: .other)") == true)
            }
        }
    }
}
