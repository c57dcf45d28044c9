import Foundation
import Testing
import UIKitHost

@testable import UIFoundation

/// Attributed texts from HTML.
@MainActor @Suite struct HTMLTextTests {
    private let host = SceneHost(size: CGSize(width: 100, height: 100))

    private func text(_ html: String) throws -> NSAttributedString {
        try host.withCurrent {
            try NSAttributedString(
                data: Data(html.utf8),
                options: [
                    .documentType: NSAttributedString.DocumentType.html,
                    .characterEncoding: String.Encoding.utf8.rawValue,
                ], documentAttributes: nil)
        }
    }

    private func value(_ key: NSAttributedString.Key, at place: Int, in html: String) throws -> Any? {
        try text(html).attribute(key, at: place, effectiveRange: nil)
    }

    @Test(arguments: [
        ("a <b>b</b>\n  c", "a b c"), ("<p>a</p> <p>b</p>", "a\nb\n"),
        ("<p>a<br>b<p>c", "a\u{2028}b\nc"), ("<div>a<br/>b</div>", "a\nb\n"),
        ("<h1>a</h1>b", "a\nb"), ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"),
        ("<ol><li>a</li><li>b</li></ol>", "\t1.\ta\n\t2.\tb\n"),
        ("1 < 2 &amp; 3&gt;2 &#65;&#x42;", "1 < 2 & 3>2 AB"),
        ("<!-- a --><title>b</title>c<STYLE>d</style>", "c"), ("a&nbsp; b", "a\u{A0} b"), ("<b", ""),
        ("", ""),
    ])
    func blocksBecomeLinesAndWhiteSpaceOneSpace(_ html: String, _ expected: String) throws {
        #expect(try text(html).string == expected)
    }

    @Test func elementsChangeTheLettersAsInAWebPage() throws {
        let html = "a<b>b</b><h2>c</h2><a href=\"http://x.y\">d</a><font color=\"#f00\">e</font>"
        func font(_ place: Int) throws -> UIFont {
            try #require(value(.font, at: place, in: html) as? UIFont)
        }
        #expect(try font(0).pointSize == 12 && font(0).familyName == "Times New Roman")
        #expect(try font(1).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try font(3).pointSize == 18)
        #expect(try value(.link, at: 5, in: html) as? URL == URL(string: "http://x.y"))
        #expect(
            try value(.foregroundColor, at: 6, in: html) as? UIColor
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(host.warnings.isEmpty)
    }

    @Test func stylesOfElementsCount() throws {
        let html = "<p style=\"font: x; font-size: 20px; text-align: center; color: teal\">a</p>"
        #expect(try (value(.font, at: 0, in: html) as? UIFont)?.pointSize == 20)
        #expect(try (value(.paragraphStyle, at: 0, in: html) as? NSParagraphStyle)?.alignment == .center)
        #expect(host.warnings.count == 1 && host.warnings.first?.contains("the property font") == true)
    }

    @Test func whatIsNotShownIsNamedOnce() throws {
        #expect(try text("<table><tr><td>a</td></tr></table><img src=b><img src=c>").string == "a\n")
        #expect(
            host.warnings == [
                "An attributed text from HTML leaves out what it cannot show: the element table, the element tr, "
                    + "the element td, the element img."
            ])
    }

    @Test func otherDocumentsAreRefused() throws {
        host.withCurrent {
            #expect(throws: NSError.self) {
                _ = try NSMutableAttributedString(
                    data: Data("{\\rtf1}".utf8),
                    options: [.documentType: NSAttributedString.DocumentType.rtf],
                    documentAttributes: nil)
            }
            #expect(host.warnings == ["An attributed text is made of HTML or plain text, not of “NSRTF”."])
        }
    }
}
