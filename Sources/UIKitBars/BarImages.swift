import Picture
@_spi(UIKitInternals) import UIKitCore

/// The image behind a bar and that of the line at its edge; nil or an empty one for none.
@MainActor struct BarImages {
    let background: UIImage?
    let line: UIImage?
    /// The color of templates.
    let tint: UIColor

    /// Returns the images in a box of the bar: the background fills it, and the line lies outside of it at
    /// one edge with the height of its image.
    func layers(in box: CGRect, lineAtTop: Bool) -> [Layer] {
        var layers: [Layer] = []
        background?.layer(in: box, tint: tint.color).map { layers.append($0) }
        if let line {
            let height = line.size.height
            let edge = CGRect(
                x: box.minX, y: lineAtTop ? box.minY - height : box.maxY, width: box.width, height: height)
            line.layer(in: edge, tint: tint.color).map { layers.append($0) }
        }
        return layers
    }
}

extension UIImage {
    /// True for an image without extent, with which code hides a part of a bar.
    var isEmpty: Bool { size == .zero }
}
