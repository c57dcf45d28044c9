import Foundation
import Testing

@testable import SceneCompiler

/// Types that Swift files use and Objective-C files declare.
@Suite struct ObjectiveCTypesTests {
    private static let header = """
        #import <UIKit/UIKit.h>
        @class OldThing;
        @protocol OldPlan;
        typedef NS_ENUM(NSInteger, OldKind) { OldKindA };
        @protocol OldCardDelegate <NSObject>
        @end
        @interface OldCard : UIView <OldPlan>
        @end
        @interface UIView (OldCategory)
        @end
        """

    private func advice(on name: String, in path: String) throws -> String? {
        let text = "Own.swift:3:7: error: cannot find type '\(name)' in scope"
        let missing = try #require(CompilerDiagnostic.all(in: text).first.flatMap(MissingName.init))
        return ObjectiveCTypes(of: path).hint(on: missing)?.sentence
    }

    @Test func aTypeOfAHeaderIsNamedWithItsFile() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/App/Pods/Old", withIntermediateDirectories: true)
            try write("", to: folder + "/App/Own.swift")
            try write(Self.header, to: folder + "/App/OldCard.h")
            try write("@implementation OldCard\n@end\n", to: folder + "/App/OldCard.m")
            try write("@interface Spinner : UIView", to: folder + "/App/Pods/Old/Spinner.h")
            for path in ["/App", "/App/", "/App/Own.swift"].map({ folder + $0 }) {
                for name in ["OldCard", "OldCardDelegate", "OldKind"] {
                    let file = folder + "/App/OldCard.h"
                    #expect(
                        try advice(on: name, in: path)
                            == "\(name): \(file) declares it in Objective-C, which Flipbook does not compile; "
                            + "write it in Swift, or leave out what uses it.")
                }
                for name in ["OldThing", "OldPlan", "UIView", "OldCategory"] {
                    #expect(try advice(on: name, in: path) == nil, "\(name)")
                }
                let isFolder = !path.hasSuffix(".swift")
                #expect(try (advice(on: "Spinner", in: path) != nil) == isFolder)
            }
        }
    }
}
