public import CoreGeometry
public import Picture
import Raster
public import Testing

/// A text of a picture and the rectangle that its letters take.
public struct PageText: Sendable {
    /// The text.
    public let string: String
    /// The color of the text.
    public let color: Color
    /// The frame of the text, in the picture's points.
    public let box: CGRect

    /// All texts of a picture, those in the back first.
    public static func all(of picture: Picture) -> [PageText] {
        picture.layers.flatMap { all(of: $0, .identity) }
    }

    private static func all(of layer: Layer, _ outer: CGAffineTransform) -> [PageText] {
        let transform = layer.transform.concatenating(outer)
        let own = layer.contents.compactMap { content -> PageText? in
            guard case .text(let text) = content else { return nil }
            return PageText(
                string: text.string, color: text.color, box: text.letterBox.applying(transform))
        }
        return own + layer.children.flatMap { all(of: $0, transform) }
    }
}

extension Text {
    /// The rectangle of the letters within the frame.
    fileprivate var letterBox: CGRect {
        let size = PangoTextMeasurer().size(of: string, font: font, width: frame.width, lineLimit: lineLimit)
        let x =
            switch alignment {
            case .left, .natural: frame.minX
            case .center: frame.midX - size.width / 2
            case .right: frame.maxX - size.width
            }
        return CGRect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// Expects the texts of a page to be whole and apart: each inside of the page's margin, none upon another.
public func expectTidy(_ picture: Picture, sourceLocation: SourceLocation = #_sourceLocation) {
    let texts = PageText.all(of: picture)
    let page = CGRect(origin: .zero, size: picture.size).insetBy(dx: 12, dy: 12)
    for (number, text) in texts.enumerated() {
        #expect(
            page.contains(text.box), "“\(text.string)” leaves the page", sourceLocation: sourceLocation)
        for other in texts[(number + 1)...] {
            #expect(
                !text.box.intersects(other.box), "“\(text.string)” lies on “\(other.string)”",
                sourceLocation: sourceLocation)
        }
    }
}
