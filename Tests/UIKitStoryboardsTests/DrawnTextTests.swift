import Picture
import TestSupport
import Testing
import UIKitHost

/// Texts of labels, fields and buttons, with what Xcode writes for how they shrink, break and look.
@MainActor @Suite struct DrawnTextTests {
    private let app = DrawnApp()

    private func view(_ contents: String, _ body: (UIViewController) throws -> Void) throws {
        try app.run(["Main": DrawnApp.scene("a", view: contents)], body)
    }

    private func find<View: UIView>(
        _ tag: Int, in controller: UIViewController, _ kind: View.Type = View.self
    ) throws -> View {
        let found = controller.view.viewWithTag(tag) as? View
        return try #require(found)
    }

    private static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB""#

    @Test func aLabelShrinksUnlessXcodeSaysThatItDoesNot() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
        let contents = """
            <label tag="1" text="a" minimumFontSize="10" id="a">\(font)</label>
            <label tag="2" text="a" minimumScaleFactor="0.25" id="b">\(font)</label>
            <label tag="3" text="a" adjustsFontSizeToFit="NO" id="c">\(font)</label>
            <label tag="4" text="a" adjustsFontSizeToFit="NO" minimumFontSize="10" id="d">\(font)</label>
            """
        try view(contents) { controller in
            let labels = try (1...4).map { try find($0, in: controller, UILabel.self) }
            #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, true, false, false])
            #expect(labels.map(\.minimumScaleFactor) == [0.5, 0.25, 0, 0])
        }
    }

    @Test func aLabelHasItsBreaksShadowAndPaleText() throws {
        let contents = """
            <label tag="1" text="a" lineBreakMode="wordWrap" enabled="NO" id="a">
              <color key="highlightedColor" \(Self.red)/><color key="shadowColor" \(Self.red)/>
              <size key="shadowOffset" width="2" height="3"/></label>
            <label tag="2" text="a" lineBreakMode="middleTruncation" id="b"><nil key="highlightedColor"/></label>
            """
        try view(contents) { controller in
            let (first, second): (UILabel, UILabel) = (
                try find(1, in: controller), try find(2, in: controller)
            )
            #expect(first.lineBreakMode == .byWordWrapping && second.lineBreakMode == .byTruncatingMiddle)
            #expect(!first.isEnabled && second.isEnabled)
            #expect(first.highlightedTextColor == .red && second.highlightedTextColor == nil)
            #expect(first.shadowColor == .red && first.shadowOffset == CGSize(width: 2, height: 3))
            #expect(second.shadowColor == nil)
        }
    }

    @Test func aLabelHasThePreferredWidthThatXcodeWrites() throws {
        let contents = """
            <label tag="1" text="a" numberOfLines="0" preferredMaxLayoutWidth="200" id="a"/>
            <label tag="2" text="a" numberOfLines="0" id="b"/>
            """
        try view(contents) { controller in
            let labels = try (1...2).map { try find($0, in: controller, UILabel.self) }
            #expect(labels.map(\.preferredMaxLayoutWidth) == [200, 0])
        }
    }

    @Test func partsOfATextHaveTheirAttributes() throws {
        let contents = """
            <label tag="1" usesAttributedText="YES" id="a"><attributedString key="attributedText">
              <fragment content="Tap "><attributes>
                <color key="NSColor" \(Self.red)/><font key="NSFont" size="24" name="HelveticaNeue-Bold"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="8"/>
              </attributes></fragment>
              <fragment><string key="content" base64-UTF8="YES">
            aGVyZQ
            </string><attributes>
                <font key="NSFont" metaFont="systemBold" size="15"/><integer key="NSUnderline" value="1"/>
              </attributes></fragment>
            </attributedString></label>
            """
        try view(contents) { controller in
            let text = try #require(try find(1, in: controller, UILabel.self).attributedText)
            #expect(text.string == "Tap here")
            let (first, last) = (
                text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 5, effectiveRange: nil)
            )
            #expect(first[.foregroundColor] as? UIColor == .red)
            #expect((first[.font] as? UIFont)?.pointSize == 24)
            let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
            #expect(style.alignment == .center && style.lineSpacing == 8)
            #expect(last[.font] as? UIFont == .boldSystemFont(ofSize: 15))
            #expect(last[.underlineStyle] as? Int == 1)
        }
    }

    @Test func aButtonHasTheInsetsAndSidesThatAreDrawn() throws {
        let contents = """
            <button tag="1" contentHorizontalAlignment="left" contentVerticalAlignment="top"
              lineBreakMode="wordWrap" id="a"><state key="normal" title="Go"/>
              <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
              <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
              <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/></button>
            <button tag="2" contentHorizontalAlignment="center" lineBreakMode="middleTruncation" id="b">
              <state key="normal"><attributedString key="attributedTitle"><fragment content="On"><attributes>
                <color key="NSColor" \(Self.red)/></attributes></fragment></attributedString>
                <color key="titleShadowColor" \(Self.red)/></state></button>
            """
        try view(contents) { controller in
            let (first, second): (UIButton, UIButton) = (
                try find(1, in: controller), try find(2, in: controller)
            )
            #expect(first.contentHorizontalAlignment == .left && first.contentVerticalAlignment == .top)
            #expect(first.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            #expect(first.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
            #expect(first.imageEdgeInsets == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
            #expect(first.titleLabel?.numberOfLines == 0 && second.titleLabel?.numberOfLines == 1)
            #expect(second.contentHorizontalAlignment == .center)
            let title = try #require(second.currentAttributedTitle)
            #expect(title.string == "On")
            #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            // A color without a distance is no shadow.
            #expect(second.titleShadowColor(for: .normal) == nil)
        }
    }

    @Test func fieldsAndViewsOfTextsHaveTheirTraits() throws {
        let contents = """
            <textField tag="1" text="abc" clearButtonMode="whileEditing" id="a">
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            <textView tag="2" editable="NO" selectable="NO" textAlignment="center" id="b">
              <string key="text">Words</string></textView>
            """
        try view(contents) { controller in
            let field = try find(1, in: controller, UITextField.self)
            #expect(field.isSecureTextEntry && field.clearButtonMode == .whileEditing)
            let text = try find(2, in: controller, UITextView.self)
            #expect(!text.isEditable && !text.isSelectable)
            #expect(text.text == "Words" && text.textAlignment == .center)
        }
    }

    @Test func marginsEffectsAndSegmentsAreThoseDrawn() throws {
        let contents = """
            <view tag="1" insetsLayoutMarginsFromSafeArea="NO" id="a">
              <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
            <visualEffectView tag="2" id="b"><blurEffect style="systemThinMaterialDark"/></visualEffectView>
            <visualEffectView tag="3" id="c">
              <vibrancyEffect><blurEffect style="extraLight"/></vibrancyEffect></visualEffectView>
            <segmentedControl tag="4" id="d"><segments>
              <segment title="a"/><segment title="b" enabled="NO"/></segments>
              <color key="selectedSegmentTintColor" \(Self.red)/></segmentedControl>
            """
        try view(contents) { controller in
            let plain = try find(1, in: controller, UIView.self)
            #expect(plain.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(!plain.insetsLayoutMarginsFromSafeArea)
            let blur = try find(2, in: controller, UIVisualEffectView.self)
            #expect((blur.effect as? UIBlurEffect)?.style == .systemThinMaterialDark)
            #expect(try find(3, in: controller, UIVisualEffectView.self).effect is UIVibrancyEffect)
            let segments = try find(4, in: controller, UISegmentedControl.self)
            #expect(segments.isEnabledForSegment(at: 0) && !segments.isEnabledForSegment(at: 1))
            #expect(segments.selectedSegmentTintColor == .red)
        }
    }
}
