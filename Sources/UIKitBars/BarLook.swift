import Picture

/// The background of a navigation bar at a time: its color, the line at its edge and its images.
@MainActor struct BarLook {
    /// A rectangle in the coordinates of the bar, and its color.
    struct Part {
        let box: CGRect
        let color: Color
    }

    /// The color; nil for a clear bar.
    let fill: Part?
    /// The line; nil for none.
    let line: Part?
    /// The images with their places, and content that fades out below the bar.
    let images: [Layer]
    /// The image of the background, that of the line, and the form of content that fades out; nil for none.
    let sources: [ObjectIdentifier?]
    /// The height of the bar.
    let height: CGFloat

    /// Notes the background of a bar.
    init(of bar: UINavigationBar) {
        let bounds = bar.bounds
        var (parts, layers): ([Part], [Layer]) = ([], [])
        bar.traitCollection.performAsCurrent {
            for case .fill(.rectangle(let box), let color) in bar.background(in: bounds) {
                parts.append(Part(box: box, color: color))
            }
            layers = bar.fadingLayers(in: bounds)
        }
        fill = parts.first { $0.box.minY < bounds.maxY }
        line = parts.first { $0.box.minY >= bounds.maxY }
        images = layers
        let shown = [
            bar.ownBackgroundImage ?? bar.appearance.backgroundImage,
            bar.shadowImage ?? bar.appearance.shadowImage,
        ]
        // Content that fades out is one source, whatever its color.
        let end: ObjectIdentifier? =
            bar.isSoftAtEnd ? ObjectIdentifier(UIScrollEdgeEffect.Style.soft) : nil
        sources = shown.map { image in image.map { ObjectIdentifier($0) } } + [end]
        height = bounds.height
    }
}
