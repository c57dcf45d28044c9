import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The places at which texts after tabs begin or end.
@MainActor @Suite struct TextTabTests {
    @Test func aParagraphHasTwelvePlacesUnlessCodeSaysOtherwise() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
        #expect(style.defaultTabInterval == 0)
        let tab = NSTextTab(textAlignment: .right, location: 40)
        style.tabStops = [tab]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
        #expect(style.tabStops.map(\.location) == [20, 40])
        #expect((style.copy() as? NSParagraphStyle)?.tabStops.last?.alignment == .right)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 40, options: [:]))
        #expect(style.tabStops.count == 1)
        style.tabStops = nil
        #expect(style.isEqual(NSParagraphStyle()))
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 100))
    private let font = UIFont.systemFont(ofSize: 10)

    private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func width(_ string: String) -> CGFloat {
        // An attribute that changes nothing, for a width that is not rounded to pixels.
        NSAttributedString(string: string, attributes: [.font: font, .obliqueness: 0]).size().width
    }

    @Test(arguments: [
        (NSTextAlignment.left, CGFloat(100), CGFloat(1)), (.natural, 100, 1), (.center, 100, 0.5),
        (.right, 100, 0),
    ]) func textsBeginAtAPlaceLieAroundItOrEndThere(
        alignment: NSTextAlignment, location: CGFloat, share: CGFloat
    ) {
        host.withCurrent {
            let text = text("ab\tword") {
                $0.tabStops = [NSTextTab(textAlignment: alignment, location: location)]
            }
            #expect(isNear(text.size().width, location + share * width("word"), within: 1e-6))
        }
    }

    @Test(arguments: [
        ("\ta", CGFloat(28)), ("a\t\ta", 56), ("a\tb\tc\ta", 84),
    ]) func placesAre28PointsApartWithoutOthers(string: String, start: CGFloat) {
        host.withCurrent {
            #expect(isNear(text(string) { _ in }.size().width, start + width("a"), within: 1e-6))
        }
    }

    @Test func theIntervalGoesOnBehindTheLastPlace() {
        host.withCurrent {
            let text = text("a\tb\tc\td") {
                ($0.tabStops, $0.defaultTabInterval) = ([NSTextTab(textAlignment: .left, location: 30)], 40)
            }
            #expect(isNear(text.size().width, 80 + width("d"), within: 1e-6))
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func aTextBehindTheEndOfALineIsInTheNextOne() {
        host.withCurrent {
            let text = text("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }
            let heights = [CGFloat(90), 120].map { width in
                text.boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin)
                    .height
            }
            #expect(isNear(heights[0], 2 * heights[1], within: 1e-6))
        }
    }

    @Test(arguments: [
        ("ab\t24.75", ["."], "24"), ("ab\t4", ["."], "4"), ("ab\t1.200,5", [","], "1.200"),
        ("ab\t24.75", [] as [String], "24.75"),
    ]) func theTextBeforeATerminatorEndsAtAPlaceOfRightAlignment(
        string: String, terminators: [String], column: String
    ) {
        host.withCurrent {
            let options = Dictionary(
                uniqueKeysWithValues: terminators.map {
                    (NSTextTab.OptionKey.columnTerminators, CharacterSet(charactersIn: $0) as Any)
                })
            let tab = NSTextTab(textAlignment: .right, location: 100, options: options)
            let end = 100 - width(column) + width(String(string.dropFirst(3)))
            #expect(isNear(text(string) { $0.tabStops = [tab] }.size().width, end, within: 1e-6))
        }
    }

    @Test func theDecimalSeparatorOfALocaleEndsColumns() {
        let set = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        #expect(set.contains(",") && !set.contains("."))
        #expect(NSTextTab.columnTerminators(for: nil).contains("."))
        let options = [NSTextTab.OptionKey.columnTerminators: set as Any]
        let tab = NSTextTab(textAlignment: .right, location: 40, options: options)
        #expect(tab != NSTextTab(textAlignment: .right, location: 40))
    }

    @Test func labelsDrawColumns() {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            (label.accessibilityIdentifier, label.numberOfLines) = ("label", 0)
            label.attributedText = text("tea\t1\nwater\t25") {
                $0.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
            }
            host.window.addSubview(label)
        }
        let texts = (host.picture().layer(named: "label")?.contents ?? []).compactMap { content -> Text? in
            if case .text(let text) = content { text } else { nil }
        }
        #expect(texts.map(\.string) == ["tea", "1", "water", "25"])
        host.withCurrent {
            for (text, start) in zip(texts, [0, 90 - width("1"), 0, 90 - width("25")]) {
                #expect(isNear(text.frame.minX, start, within: 1e-6))
            }
        }
    }
}
