import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Code for what Xcode alone shows or declares, made to compile here.
@Suite struct XcodeTextTests {
    private func adapted(_ text: String) -> String {
        SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0].text
    }

    @Test(arguments: [
        ("a(UIImage(resource: .next))", #"a(UIImage(resource: .symbol("next")))"#),
        ("let a: UIColor = .init(resource: .brand)", #"let a: UIColor = .init(resource: .symbol("brand"))"#),
        ("a(UIImage(resource: .Icons.next))", #"a(UIImage(resource: .symbol("Icons.next")))"#),
        ("a(UIImage(resource: ImageResource.next))", #"a(UIImage(resource: .symbol("next")))"#),
        ("a(UIImage(resource: next))", "a(UIImage(resource: next))"),
        ("a(Request(resource: .users))", "a(Request(resource: .users))"),
    ])
    func symbolsOfAssetsBecomeNames(_ text: String, _ expected: String) {
        #expect(adapted(text).contains(expected))
    }

    @Test func aTypeOfTheSceneMayBeCreatedFromAResource() {
        let text = "struct A { init(resource: B) {} }; enum B { case b }; let a: A = .init(resource: .b)"
        #expect(adapted(text).contains(".init(resource: .b)"))
    }

    @Test(arguments: [
        "PreviewProvider", "UIViewControllerRepresentable", "View", "App", "ViewModifier",
    ])
    func structuresThatShowViewsInSwiftUIAreLeftOut(_ name: String) {
        let preview = """
            @available(iOS 13.0, *)
            struct A: \(name) {
                final class Coordinator: NSObject { @objc func tapped() {} }
                static var previews: some View { B() }
            }
            """
        let text = adapted("import SwiftUI\nimport UIKit\nclass B: UIView {}\n\(preview)\nlet end = 1")
        #expect(!text.contains("previews") && !text.contains("Coordinator"))
        #expect(text.contains("class B: UIView") && text.contains("let end = 1"))
        // The scene's own protocol of such a name is another one.
        #expect(adapted("import UIKit\n\(preview)").contains("previews"))
    }
}
