import Foundation
import Testing
import UIKitCore

@testable import SceneCompiler

struct AssetMemberTests {
    @Test(arguments: [
        ("type 'UIColor' has no member 'brand'", "UIColor"),
        ("type 'UIColor?' has no member 'brand'", "UIColor"),
        ("type 'ColorResource' has no member 'brand'", "ColorResource"),
    ])
    func colorOfACatalogIsDeclaredAsAMember(message: String, type: String) async throws {
        try await withFolder { folder in
            try make("Assets.xcassets/Brand.colorset", in: folder)
            let member = try #require(AssetMember(missingIn: message))
            #expect(member.exists(in: ResourceFolder(path: folder)))
            let code = try #require(AssetMember.code(for: [member]))
            #expect(code.contains("extension \(type) { static var `brand`: \(type) {"), "\(code)")
        }
    }

    @Test func imageOfACatalogIsNoColor() async throws {
        try await withFolder { folder in
            try make("Assets.xcassets/next_button.imageset", in: folder)
            let resources = ResourceFolder(path: folder)
            let image = try #require(AssetMember(missingIn: "type 'UIImage' has no member 'nextButton'"))
            let color = try #require(AssetMember(missingIn: "type 'UIColor' has no member 'nextButton'"))
            #expect(image.exists(in: resources))
            #expect(!color.exists(in: resources))
        }
    }

    @Test(arguments: [
        "type 'UIView' has no member 'brand'", "value of type 'UIColor' has no member 'brand'",
        "cannot find 'brand' in scope",
    ])
    func otherErrorsAskForNoMember(message: String) {
        #expect(AssetMember(missingIn: message) == nil)
    }

    @Test func noMembersNeedNoCode() {
        #expect(AssetMember.code(for: []) == nil)
    }

    private func make(_ path: String, in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
}
