import Foundation
import Testing

@testable import SceneCompiler

/// The members without effect in the syntax trees that the compiler writes.
@Suite struct SyntaxDumpTests {
    private static let members = MembersWithoutEffect(
        """
        UILabel v.shadowColor f.setShadow(_:for:)
        UIView.Options c.curl
        UIViewController o.prefersHidden
        UITextFieldDelegate r.shouldClear(_:)
        """)

    private func uses(_ text: String) -> [String] {
        SyntaxDump(Data(text.utf8), members: Self.members).uses().map {
            "\($0.member.text) \($0.file) \($0.line)"
        }
    }

    private func reference(_ path: String, type: String = "@lvalue UIColor?") -> String {
        "(member_ref_expr type=\"\(type)\" location=/w/file0.swift:6:7 range=[/w/file0.swift:6:5 - line:6:7] "
            + "decl=\"UIKitCore.(file).\(path)@/Sources/A.swift:93:14\""
    }

    @Test func aPropertyIsUsedWhereItIsSet() {
        #expect(uses(reference("UILabel.shadowColor")) == ["UILabel.shadowColor /w/file0.swift 6"])
        #expect(uses("(load_expr\n" + reference("UILabel.shadowColor")).isEmpty)
        #expect(uses(reference("UILabel.shadowColor", type: "UIColor?")).isEmpty)
        #expect(uses(reference("UITextView.shadowColor")).isEmpty)
    }

    /// An installation has modules without the places of their declarations.
    @Test func placesOfDeclarationsAreNotNeeded() {
        let text = reference("UILabel.shadowColor").replacingOccurrences(
            of: "@/Sources/A.swift:93:14", with: "")
        #expect(uses(text) == ["UILabel.shadowColor /w/file0.swift 6"])
        let place = "range=[/w/file1.swift:22:16 - line:22:16]"
        let override = "override=\"UIKitCore.(file).UIViewController.prefersHidden\""
        #expect(
            uses("(var_decl decl_context=0x1 \(place) \"prefersHidden\" \(override)")
                == ["UIViewController.prefersHidden /w/file1.swift 22"])
    }

    @Test func treesInAnotherFormAreNone() async throws {
        try await withFolder { folder in
            let path = folder + "/trees"
            for (text, isRead) in [
                ("", false), ("{\"_kind\":\"source_file\"}", false), ("(source_file \"a\"\n", true),
            ] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
                #expect((SyntaxDump(path: path) != nil) == isRead, "\(text)")
            }
            #expect(SyntaxDump(path: folder + "/absent") == nil)
        }
    }

    @Test func functionsAndOptionsAreUsedWhereTheyAreNamed() {
        #expect(uses(reference("UILabel.setShadow(_:for:)", type: "T")).count == 1)
        #expect(uses(reference("UILabel.setShadow(_:)", type: "T")).isEmpty)
        // The compiler leaves out the outer types of a member in an extension.
        #expect(
            uses(reference("Options extension.curl", type: "T")) == ["UIView.Options.curl /w/file0.swift 6"])
    }

    @Test func anOverrideIsAUseAndACallOfItIsNone() {
        let place = "range=[/w/file1.swift:22:16 - line:22:16]"
        let override = "override=\"UIKitCore.(file).UIViewController.prefersHidden@/Sources/A.swift:323:14\""
        #expect(
            uses("(var_decl decl_context=0x1 \(place) \"prefersHidden\" \(override)")
                == ["UIViewController.prefersHidden /w/file1.swift 22"])
        #expect(uses("(accessor_decl decl_context=0x1 \(place) \(override)").isEmpty)
        #expect(uses(reference("UIViewController.prefersHidden")).isEmpty)
    }

    @Test func aRequirementIsAUseInATypeThatConforms() {
        let function =
            "(func_decl decl_context=0x1 range=[/w/file0.swift:19:3 - line:19:62] \"shouldClear(_:)\" access"
        let type = "(class_decl \"A\" inherits=\"UIViewController, UITextFieldDelegate\""
        #expect(uses(type + "\n" + function) == ["UITextFieldDelegate.shouldClear(_:) /w/file0.swift 19"])
        #expect(uses(function).isEmpty)
    }

    @Test func treesInAnotherFormHaveNoUses() {
        #expect(uses("").isEmpty)
        #expect(uses("{\"_kind\":\"source_file\"}\n\0\n(func_decl \n(var_decl override=\"UIKit").isEmpty)
    }
}
