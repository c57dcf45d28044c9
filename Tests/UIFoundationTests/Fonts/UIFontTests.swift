import Picture
import Raster
import Testing
@_spi(UIKitInternals) import UIKitCore
import UIKitHost

@MainActor @Suite struct UIFontTests {
    private let host = SceneHost(
        size: CGSize(width: 393, height: 852), scale: 3, textRuler: PangoTextMeasurer())

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        host.withCurrent { text.size(withAttributes: [.font: font]).width }
    }

    @Test func fullNamesSelectFamilyWeightAndSlant() throws {
        let font = try #require(UIFont(name: "AvenirNext-BoldItalic", size: 20))
        #expect(font.familyName == "Avenir Next" && font.fontName == "AvenirNext-BoldItalic")
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let plain = try #require(UIFont(name: "Helvetica Neue", size: 20))
        #expect(plain.fontName == "Helvetica Neue" && plain.fontDescriptor.symbolicTraits == [])
        let unknown = try #require(UIFont(name: "Some-Thing", size: 20))
        #expect(unknown.familyName == "Some-Thing")
    }

    @Test func designsOfTheSystemFontHaveTheirNames() throws {
        let descriptor = UIFont.systemFont(ofSize: 17, weight: .medium).fontDescriptor
        let monospaced = try #require(descriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: monospaced, size: 0).fontName == ".AppleSystemUIFontMonospaced-Medium")
        let rounded = try #require(descriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
        #expect(UIFontDescriptor(name: "Helvetica", size: 17).withDesign(.serif) == nil)
    }

    @Test func theFontsOfAFamilyHaveTheirFullNames() throws {
        for family in UIFont.familyNames {
            #expect(!UIFont.fontNames(forFamilyName: family).isEmpty, "\(family) has no fonts")
        }
        let names = UIFont.fontNames(forFamilyName: "Helvetica Neue")
        #expect(names.count == 14 && names.contains("HelveticaNeue-UltraLightItalic"))
        #expect(UIFont.fontNames(forFamilyName: "Nonsense").isEmpty)
        let last = try #require(names.last)
        #expect(UIFont(name: last, size: 12)?.fontName.hasPrefix("Helvetica") == true)
    }

    @Test func descriptionsTakeAttributes() {
        let light = UIFontDescriptor(fontAttributes: [
            .family: "Avenir Next", .face: "Light Italic", .size: 20,
        ])
        #expect(light.postscriptName == "AvenirNext-LightItalic" && light.pointSize == 20)
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold, .slant: 0]
        let bold = light.addingAttributes([.traits: traits])
        #expect(bold.postscriptName == "AvenirNext-Bold" && bold.object(forKey: .size) as? CGFloat == 20)
        #expect(bold.withFamily("Futura").postscriptName == "Futura-Bold")
        let named = UIFontDescriptor(fontAttributes: [.name: "Menlo-Bold"])
        #expect(UIFont(descriptor: named, size: 9).fontName == "Menlo-Bold" && named.pointSize == 12)
    }

    @Test func aFeatureMakesDigitsAsWideAsEachOther() {
        let feature: [UIFontDescriptor.FeatureKey: Any] = [
            .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
        ]
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        let even = UIFont(descriptor: plain.addingAttributes([.featureSettings: [feature]]), size: 0)
        #expect(width("1111", even) == width("8888", even))
    }

    @Test func digitsAreAsWideAsEachOtherWhereAskedFor() {
        let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(width("1111", even) == width("8888", even))
        #expect(width("1111", .systemFont(ofSize: 17)) < width("8888", .systemFont(ofSize: 17)))
        let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
        #expect(width("iiii", mono) == width("WWWW", mono))
    }

    @Test func lettersWithAccentsAreAsWideAsWithout() {
        #expect(width("é", .systemFont(ofSize: 17)) == width("e", .systemFont(ofSize: 17)))
    }

    @Test func lettersWithoutAFontWarnOnce() throws {
        // The last character for private use, which no font has.
        let (label, styled) = (UILabel(), UILabel())
        label.text = "Go \u{10FFFD}"
        styled.attributedText = NSAttributedString(
            string: "a\u{10FFFD}b", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        let controller = UIViewController()
        host.withCurrent {
            for view in [label, styled] {
                view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
                controller.view.addSubview(view)
            }
            host.install(controller)
        }
        _ = host.picture()
        #expect(host.warnings.count { $0.contains("U+10FFFD") } == 1)
    }

    @Test func linesBreakWhereTheirAdvancesEnd() {
        host.withCurrent {
            let label = UILabel()
            (label.text, label.numberOfLines) = ("Hello UIKit", 0)
            let natural = label.intrinsicContentSize
            #expect(label.sizeThatFits(CGSize(width: natural.width, height: 1000)) == natural)
            let narrow = label.sizeThatFits(CGSize(width: natural.width - 0.5, height: 1000))
            #expect(narrow.height > 1.9 * natural.height && narrow.width < natural.width / 1.5)
        }
    }

    @Test func aTextShrinksToTheWidthOfItsLabel() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        (label.text, label.adjustsFontSizeToFitWidth) = ("Hello UIKit", true)
        func drawnSize() throws -> CGFloat {
            let content = try #require(host.withCurrent { label.pictureContents(in: label.bounds) }.first)
            guard case .text(let text) = content else { return 0 }
            return text.font.size
        }
        let size = try drawnSize()
        #expect(size < 17 && width("Hello UIKit", .systemFont(ofSize: size)) <= 60)
        #expect(width("Hello UIKit", .systemFont(ofSize: size)) > 59)
        label.minimumScaleFactor = 0.9
        #expect(try drawnSize() == 17 * 0.9)
    }

    @Test func aWidthOtherThanTheStandardOneWarns() {
        host.withCurrent {
            let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .standard)
            #expect(font == .systemFont(ofSize: 20, weight: .bold) && host.warnings.isEmpty)
            _ = UIFont.systemFont(ofSize: 20, weight: .bold, width: .expanded)
            #expect(host.warnings.count == 1)
        }
    }

    @Test func theFamiliesOfAniPhoneAreListed() {
        #expect(UIFont.familyNames.contains("Helvetica Neue"))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted { $0.lowercased() < $1.lowercased() })
    }
}
