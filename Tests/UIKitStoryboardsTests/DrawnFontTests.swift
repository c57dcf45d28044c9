import TestSupport
import Testing
import UIKitHost

/// The fonts that storyboards describe.
@MainActor @Suite struct DrawnFontTests {
    private let app = DrawnApp()

    /// Returns the font of a label with a description.
    private func font(_ attributes: String) throws -> UIFont? {
        var font: UIFont?
        let contents = #"""
            <label tag="1" text="Text" id="x"><rect key="frame" x="0" y="0" width="90" height="90"/>
            <fontDescription key="fontDescription" \#(attributes)/></label>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) {
            font = ($0.view.viewWithTag(1) as? UILabel)?.font
        }
        return font
    }

    @Test(arguments: [
        ("ultraLight", UIFont.Weight.ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]) func theSystemsFontHasNineWeights(_ name: String, _ weight: UIFont.Weight) throws {
        let drawn = try font(#"type="system" weight="\#(name)" pointSize="40""#)
        #expect(drawn == .systemFont(ofSize: 40, weight: weight))
    }

    @Test(arguments: [
        ("Title0", UIFont.TextStyle.largeTitle, CGFloat(34)), ("Title1", .title1, 28),
        ("Headline", .headline, 17),
        ("Body", .body, 17), ("Subhead", .subheadline, 15), ("Caption1", .caption1, 12),
        ("LargeTitle", .largeTitle, 34),
    ]) func aStyleHasItsOwnFont(_ name: String, _ style: UIFont.TextStyle, _ size: CGFloat) throws {
        let drawn = try font(#"style="UICTFontTextStyle\#(name)""#)
        #expect(drawn == .preferredFont(forTextStyle: style) && drawn?.pointSize == size)
    }

    @Test func aNamedFontHasTheWeightOfItsName() throws {
        let drawn = try font(#"name="HelveticaNeue-Thin" family="Helvetica Neue" pointSize="30""#)
        #expect(
            drawn == UIFont(name: "HelveticaNeue-Thin", size: 30) && drawn?.fontName == "HelveticaNeue-Thin")
    }

    @Test func aFontOfTheAppHasItsFamily() throws {
        let drawn = try font(#"name="MyFont" family="My Font" pointSize="30""#)
        #expect(drawn?.familyName == "My Font")
    }

    @Test(arguments: [
        ("boldSystem", UIFont.boldSystemFont(ofSize: 9)), ("italicSystem", .italicSystemFont(ofSize: 9)),
    ])
    func theSystemsFontHasABoldAndAnItalicOne(_ type: String, _ font: UIFont) throws {
        #expect(try self.font(#"type="\#(type)" pointSize="9""#) == font)
    }
}
