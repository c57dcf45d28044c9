import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// What Xcode alone shows or declares, made to compile here.
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
}
