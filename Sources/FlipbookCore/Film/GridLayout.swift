package import CoreGeometry
package import Picture

/// The layout of pictures of the same size side by side, each below its label, for a film of several runs.
package struct GridLayout: Sendable {
    /// The size of each picture, in points.
    package let panel: CGSize
    /// The label above each picture.
    package let labels: [String]

    /// Creates a layout of panels of one size.
    package init(panel: CGSize, labels: [String]) {
        (self.panel, self.labels) = (panel, labels)
    }

    /// The distance between pictures and from the edges, in points.
    private static let gap: CGFloat = 16
    /// The height of a label's line, in points.
    private static let labelHeight: CGFloat = 20

    /// Returns the size of the whole layout for a number of pictures, in points.
    package static func size(of count: Int, panel: CGSize) -> CGSize {
        CGSize(
            width: CGFloat(count) * (panel.width + gap) + gap,
            height: gap / 2 + labelHeight + gap / 2 + panel.height + gap)
    }

    /// Returns the composition of pictures, given in the order of the labels.
    package func picture(of pictures: [Picture], background: Color) -> Picture {
        var whole = Picture(size: Self.size(of: labels.count, panel: panel), background: background)
        for (column, (picture, label)) in zip(pictures, labels).enumerated() {
            let corner = CGPoint(
                x: Self.gap + CGFloat(column) * (panel.width + Self.gap), y: Self.gap + Self.labelHeight)
            whole.layers.append(layer(of: picture, at: corner, name: label))
            whole.layers.append(frame(around: corner, label, ink: background.ink))
        }
        return whole
    }

    private func layer(of picture: Picture, at corner: CGPoint, name: String) -> Layer {
        let bounds = Shape.rectangle(CGRect(origin: .zero, size: panel))
        return Layer(
            name: name, transform: CGAffineTransform(translationX: corner.x, y: corner.y), clip: bounds,
            contents: [.fill(bounds, picture.background)], children: picture.layers)
    }

    /// Returns the label and a hairline around the picture, which shows its edges on a similar background.
    private func frame(around corner: CGPoint, _ label: String, ink: Color) -> Layer {
        let line = CGRect(origin: corner, size: panel).insetBy(dx: -0.5, dy: -0.5)
        let top = CGRect(
            x: corner.x, y: corner.y - Self.gap / 2 - Self.labelHeight, width: panel.width,
            height: Self.labelHeight)
        return Layer(contents: [
            .stroke(.rectangle(line), ink.faded(by: 0.2), Stroke(width: 1)),
            .text(Text(label, font: Font(size: 14), color: ink, frame: top, alignment: .center)),
        ])
    }
}

extension Color {
    /// The color of readable text on this color over white: nearly white where the luma (ITU-R BT.709
    /// weights) is below 0.5, otherwise nearly black.
    fileprivate var ink: Color {
        let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let gray = light * alpha + (1 - alpha) < 0.5 ? 0.95 : 0.15
        return Color(red: gray, green: gray, blue: gray)
    }
}
