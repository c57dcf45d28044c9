import Foundation
import Raster
import TestSupport
import Testing
import UIKitHost

/// Fonts beside what UIKit printed on a simulated iPhone 16 (Tests/Goldens/Device; the source stands in each
/// row).
@MainActor @Suite struct DeviceFontTests {
    private let host = SceneHost(
        size: CGSize(width: 393, height: 852), scale: 3, textRuler: PangoTextMeasurer())

    @Test func fontsAgreeWithADevice() throws {
        // Fonts of Macs are others.
        let rows = try GoldenTable("fonts").rows.filter {
            !($0["setup"]! + $0["what"]!).contains("Catalyst")
        }
        #expect(rows.count == 755)
        let faults = host.withCurrent {
            rows.compactMap { row -> String? in
                let setup = row["setup"]!.replacing(/; iOS 26(?:\.1)? simulator.*/, with: "")
                guard let got = value(of: row["quantity"]!, in: setup) else { return "not read: \(setup)" }
                if let wanted = Double(row["value"]!) {
                    // Sizes are exact.
                    let tolerance = Double(row["tolerance"]!) ?? 0
                    let difference = abs((Double(got) ?? .infinity) - wanted)
                    return difference <= tolerance ? nil : "\(row["id"]!) \(setup): \(got), not \(wanted)"
                }
                return got == row["value"] ? nil : "\(row["id"]!) \(setup): \(got), not \(row["value"]!)"
            }
        }
        #expect(faults == [])
    }

    @Test func eachCharacterIsAsWideAsOnADevice() throws {
        let table = try GoldenTable("Fonts/advances")
        let faults = host.withCurrent {
            table.rows.flatMap { row in
                row.filter { $0.key != "character" }.compactMap { column, value -> String? in
                    let words = column.split(separator: " ")
                    let size = CGFloat(Double(words[0])!)
                    let font =
                        words[1] == "italic"
                        ? UIFont.italicSystemFont(ofSize: size)
                        : UIFont.systemFont(ofSize: size, weight: weights[String(words[1])]!)
                    let code = UInt32(row["character"]!.dropFirst(2), radix: 16)!
                    let width = String(Unicode.Scalar(code)!).size(withAttributes: [.font: font]).width
                    return abs(width - Double(value)!) <= 0.0001 ? nil : "\(row["character"]!) \(column)"
                }
            }
        }
        #expect(faults == [])
    }

    /// Reads a quantity of a setup, which is an expression of Swift; nil for one of another kind.
    private func value(of quantity: String, in setup: String) -> String? {
        if let text = setup.firstMatch(of: /^NSString "(.*)"\.size\(withAttributes: \[\.font: (.*)\]\)$/) {
            return font(text.2).map {
                "\(NSString(string: String(text.1)).size(withAttributes: [.font: $0]).width)"
            }
        }
        if let code = quantity.firstMatch(of: /^advance of U\+(.*)$/) {
            let scalar = Unicode.Scalar(UInt32(code.1, radix: 16)!)!
            return font(setup[...]).map { "\(String(scalar).size(withAttributes: [.font: $0]).width)" }
        }
        if let call = setup.firstMatch(
            of: /^UIFontMetrics\(forTextStyle: \.(\w+)\)\.scaledValue\(for: (\d+), compatibleWith: \.(\w+)\)/)
        {
            let traits = UITraitCollection(preferredContentSizeCategory: categories[String(call.3)]!)
            let metrics = UIFontMetrics(forTextStyle: styles[String(call.1)]!)
            return "\(metrics.scaledValue(for: CGFloat(Int(call.2)!), compatibleWith: traits))"
        }
        guard let font = font(setup[...]) else { return nil }
        switch quantity {
        case "ascender": return "\(font.ascender)"
        case "descender": return "\(font.descender)"
        case "lineHeight": return "\(font.lineHeight)"
        case "leading": return "\(font.leading)"
        case "capHeight": return "\(font.capHeight)"
        case "xHeight": return "\(font.xHeight)"
        case "pointSize": return "\(font.pointSize)"
        case "fontName": return font.fontName
        default: return nil
        }
    }

    private func font(_ text: Substring) -> UIFont? {
        if let style = text.firstMatch(of: /^UIFont\.preferredFont\(forTextStyle: \.(\w+)/) {
            let category = text.firstMatch(of: /preferredContentSizeCategory: \.(\w+)/)?.1 ?? "large"
            return .preferredFont(
                forTextStyle: styles[String(style.1)]!,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: categories[String(category)]!)
            )
        }
        if let size = text.firstMatch(of: /^UIFont of ([\d.]+) pt/) {
            return .systemFont(ofSize: CGFloat(Double(size.1)!))
        }
        guard let call = text.firstMatch(of: /^UIFont\.(\w+)\(ofSize: ([\d.]+)(?:, weight: \.(\w+))?\)/)
        else {
            return nil
        }
        let size = CGFloat(Double(call.2)!)
        let weight = call.3.flatMap { weights[String($0)] } ?? .regular
        switch call.1 {
        case "systemFont": return .systemFont(ofSize: size, weight: weight)
        case "italicSystemFont": return .italicSystemFont(ofSize: size)
        case "monospacedSystemFont": return .monospacedSystemFont(ofSize: size, weight: weight)
        default: return nil
        }
    }

    private let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    private let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
        "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    private let categories: [String: UIContentSizeCategory] = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
        "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
        "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
        "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
}
