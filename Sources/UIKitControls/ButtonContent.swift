import UIKitCore

/// The layout of a button's image and texts by its configuration.
@MainActor struct ButtonContent {
    /// The sizes of the parts; zero for what the button lacks.
    struct Sizes {
        let image, title, subtitle: CGSize
    }

    private let sizes: Sizes
    private let placement: NSDirectionalRectEdge
    /// The distance of image and texts.
    private let gap: CGFloat
    /// The size of title and subtitle together.
    private let text: CGSize

    /// Creates a layout of parts.
    init(_ configuration: UIButton.Configuration, _ sizes: Sizes) {
        (self.sizes, placement) = (sizes, configuration.imagePlacement)
        gap = sizes.image.width > 0 && sizes.title.width > 0 ? configuration.imagePadding : 0
        let below = sizes.subtitle.height > 0 ? sizes.subtitle.height + configuration.titlePadding : 0
        text = CGSize(
            width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + below)
    }

    private var isColumn: Bool { placement == .top || placement == .bottom }

    /// The size of all parts.
    var size: CGSize {
        isColumn
            ? CGSize(
                width: max(sizes.image.width, text.width), height: sizes.image.height + gap + text.height)
            : CGSize(
                width: sizes.image.width + gap + text.width, height: max(sizes.image.height, text.height))
    }

    /// Returns the frames of the parts, which stand in the middle of an area.
    func frames(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let (image, taken) = (sizes.image, isColumn ? 0 : sizes.image.width + gap)
        let room = max(0, min(text.width, area.width - taken))
        var picture = CGPoint(x: area.midX - image.width / 2, y: area.midY - image.height / 2)
        var words = CGPoint(x: area.midX - room / 2, y: area.midY - text.height / 2)
        if isColumn {
            let top = area.midY - size.height / 2
            picture.y = placement == .top ? top : top + text.height + gap
            words.y = placement == .top ? top + image.height + gap : top
        } else {
            let left = max(area.minX, area.midX - size.width / 2)
            picture.x = placement == .trailing ? left + room + gap : left
            words.x = placement == .trailing ? left : left + image.width + gap
        }
        // The distances within the area are whole pixels; the area begins where the insets end.
        words = CGPoint(
            x: area.minX + pixel(words.x - area.minX), y: area.minY + pixel(words.y - area.minY))
        return (
            CGRect(origin: picture, size: image),
            CGRect(x: words.x, y: words.y, width: room, height: sizes.title.height),
            CGRect(
                x: words.x, y: words.y + text.height - sizes.subtitle.height, width: room,
                height: sizes.subtitle.height)
        )
    }

    /// Returns a place on a whole pixel; half pixels are rounded down (iOS 26.1, iPhone 16).
    private func pixel(_ place: CGFloat) -> CGFloat {
        let scale = RunContext.current.scale
        return (place * scale - 0.5 - 1e-6).rounded(.up) / scale
    }
}
