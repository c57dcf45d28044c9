import Foundation
import Picture
import Raster
import Testing
import UIKitHost
import UIKitTestSupport

/// Strings that draw themselves with options.
@MainActor @Suite struct DrawnStringTests {
    private let host = SceneHost(
        size: CGSize(width: 300, height: 200), scale: 2, textRuler: PangoTextMeasurer())
    private let box = CGRect(x: 5, y: 10, width: 120, height: 100)

    /// The texts of a picture that is drawn.
    private func texts(_ draw: () -> Void) -> [Text] {
        host.withCurrent {
            host.window.subviews.forEach { $0.removeFromSuperview() }
            let image = UIGraphicsImageRenderer(size: host.window.bounds.size).image { _ in draw() }
            host.window.addSubview(UIImageView(image: image))
        }
        return host.picture().texts
    }

    @Test func aStringIsDrawnWithOptionsAsWithout() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style, .foregroundColor: UIColor.red,
        ]
        let string = "The best-laid schemes"
        let usual = texts { string.draw(in: box, withAttributes: attributes) }
        #expect(!usual.isEmpty && usual.first?.color == UIColor.red.color)
        let drawn = texts {
            string.draw(with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        }
        #expect(drawn == usual)
        let older = texts {
            NSString(string: string).draw(
                with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        }
        #expect(older == usual)
    }

    @Test func aStringWithoutAttributesIsDrawnInTheUsualFont() {
        let usual = texts { "Plain".draw(in: box) }
        #expect(usual.first?.string == "Plain")
        #expect(texts { "Plain".draw(with: box) } == usual)
    }
}
