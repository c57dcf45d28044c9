import Foundation
import Testing

@testable import SourceAdapter

/// Optional requirements of protocols that are properties.
@Suite struct OptionalPropertyTests {
    private func adapted(_ texts: String...) -> [String] {
        SourceUnit(texts.map { SourceText(path: "A.swift", text: $0) }).adapted().map(\.text)
    }

    private static let deck = "@objc protocol Deck { @objc optional var scroll: UIScrollView { get } }"
    private static let own =
        "func own(_ value: () -> (UIScrollView)) -> (UIScrollView)? { return value() }; "
        + "@_disfavoredOverload func own(_ value: () -> (UIScrollView)?) -> (UIScrollView)? { return nil }; "
    private static let start = " { var flipbookOptional_scroll: (UIScrollView)? { "

    @Test(arguments: [
        ("var scroll: UIScrollView { get }", "var flipbookOptional_scroll: (UIScrollView)? { get }"),
        ("var size: CGSize { get set }", "var flipbookOptional_size: (CGSize)? { get }"),
        ("var title: String? { get }", "var flipbookOptional_title: (String?)? { get }"),
        ("var box: UIView! { get }", "var flipbookOptional_box: (UIView?)? { get }"),
        ("static var count: Int { get }", "static var count: Int { get }"),
    ])
    func theProtocolMayHaveNoSuchProperty(_ text: String, _ expected: String) {
        let line = adapted("@objc protocol Deck {\n@objc optional \(text)\n}")[0]
            .components(separatedBy: "\n")[2]
        #expect(line.trimmingCharacters(in: .whitespaces) == expected)
    }

    @Test func theExtensionOfTheProtocolReadsNil() {
        let text = adapted(Self.deck)[0]
        #expect(
            text.contains(
                "extension Deck { var flipbookOptional_scroll: (UIScrollView)? { return nil }; "
                    + "@_disfavoredOverload var scroll: (UIScrollView)? { return flipbookOptional_scroll } }")
        )
    }

    @Test func readingThroughTheProtocolStaysAsItIs() {
        let line = "func f(d: Deck?) { if let s = d?.scroll {}; a = d!.scroll?.bounds ?? b }"
        #expect(adapted(Self.deck + "\n" + line)[0].contains("\n\(line)\n"))
    }

    @Test func classesSayIfTheyHaveTheProperty() {
        let own = Self.own + "return own { self.scroll } } }"
        let texts = adapted(
            Self.deck, "class Base: UIView { var scroll = UIScrollView() }",
            "class A: Base, Deck {}\nclass B: UIView {}\nextension B: Deck { var scroll: UIScrollView! { s } }",
            "class C: UIView, Deck { private var scroll: UIScrollView }; class D: C {}")
        #expect(texts[2].contains("extension A" + Self.start + own))
        #expect(texts[2].contains("extension B" + Self.start + own))
        #expect(texts[3].contains("extension C" + Self.start + own))
        #expect(!texts[1].contains("flipbookOptional_") && !texts[3].contains("extension D"))
    }

    @Test func aSubclassMayHaveTheProperty() {
        let texts = adapted(
            Self.deck, "class A: UIView, Deck {}", "class B: A { var scroll = UIScrollView() }; class C: B {}"
        )
        #expect(
            texts[1].contains(
                Self.own
                    + "if let heir = self as? B { return own { heir.scroll } }; return own { self.scroll }"))
    }

    @Test func aSubclassOfUIKitsClassMayHaveTheProperty() {
        let texts = adapted(
            Self.deck, "extension UIViewController: Deck {}",
            "class A: UIViewController { var scroll = UIScrollView() }; class B: UIView { var scroll = 1 }")
        #expect(texts[1].contains("extension UIViewController" + Self.start + Self.own))
        #expect(texts[1].contains("if let heir = self as? A {") && !texts[1].contains("as? B"))
    }

    @Test func aPropertyOfTwoProtocolsIsSaidOnce() {
        let other = "@objc protocol Other { @objc optional var scroll: UIScrollView { get } }"
        let own = "class A: UIView, Deck { var scroll = UIScrollView() }; extension A: Other {}"
        let texts = adapted(Self.deck, other, own, "class B: UIView, Deck, Other {}")
        #expect(texts[2].components(separatedBy: "extension A" + Self.start).count == 2)
        #expect(!texts[3].contains("extension B"))
    }

    @Test func propertiesOfPublicProtocolsArePublic() {
        let deck = Self.deck.replacing("protocol", with: "public protocol")
        let text = adapted(deck + "; public class A: UIView, Deck {}")[0]
        #expect(text.contains("return nil }; @_disfavoredOverload public var scroll: (UIScrollView)? {"))
        #expect(text.contains("extension A { public var flipbookOptional_scroll: (UIScrollView)? {"))
    }

    @Test func requirementsThatMustBeThereStay() {
        let text = "@objc protocol Deck { var scroll: UIScrollView { get } }\nclass A: UIView, Deck {}"
        #expect(!adapted(text)[0].contains("flipbookOptional_"))
    }
}
