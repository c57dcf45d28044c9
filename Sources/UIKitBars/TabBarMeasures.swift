import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// The measures of a tab bar, in points.
struct TabBarMeasures: LookMeasures {
    /// The form of an entry.
    enum Form {
        /// An icon above its title.
        case stacked
        /// An icon beside its title.
        case beside
        /// A title alone.
        case text
    }

    /// The form of the entries.
    let form: Form
    /// The height of the entries, or of the platter on which they lie.
    let height: CGFloat
    /// The distance of a stacked icon's middle from the upper edge of its entry.
    let icon: CGFloat
    /// The distance of a stacked title from the upper edge of its entry.
    let title: CGFloat
    /// The size and weight of the titles.
    let font: (size: CGFloat, weight: UIFont.Weight)
    /// The height of a badge.
    let badge: CGFloat
    /// The distance of a platter from the lower edge of the bar; nil for entries that fill a colored bar.
    let below: CGFloat?

    /// The measures in UIKit.
    static let iOS18 = TabBarMeasures(
        form: .stacked, height: 49, icon: 17, title: 32, font: (10, .regular), badge: 18, below: nil)
    /// The measures of iOS 26 on an upright phone, as the sources of Vercantez/openuikit report them of real
    /// windows (with and without a home indicator: row H0393 of Apple's numbers and those after it).
    static let iOS26 = TabBarMeasures(
        form: .stacked, height: 62, icon: 24, title: 38, font: (10, .semibold), badge: 18, below: 21)
    /// The measures of iOS 26.1 on a phone on its side (rows G1138 to G1153 of Apple's numbers).
    private static let low = TabBarMeasures(
        form: .beside, height: 44, icon: 0, title: 0, font: (12, .semibold), badge: 16, below: 20)
    /// The measures of iOS 26.1 on a tablet (rows G1129 to G1137 of Apple's numbers); the font is by eye.
    private static let tablet = TabBarMeasures(
        form: .text, height: 44, icon: 0, title: 0, font: (15, .medium), badge: 18.5, below: 0)

    /// Returns the measures of the look in an environment.
    @MainActor static func current(in traits: UITraitCollection) -> TabBarMeasures {
        guard current.hasPlatter else { return current }
        if traits.userInterfaceIdiom == .pad { return tablet }
        return traits.verticalSizeClass == .compact ? low : current
    }

    /// A Boolean value that indicates whether the entries lie on a platter of their own width, and the bar
    /// itself is clear.
    var hasPlatter: Bool { below != nil }

    /// The distance of two stacked entries on a platter.
    static let pitch: CGFloat = 85.75
    /// The part of a platter on each side of its stacked entries.
    static let ends: CGFloat = 8.375
    /// The distance of other entries from one another and from the edges of the platter.
    private static let gap: CGFloat = 4
    /// The distance of a title alone from the sides of its entry, and, by eye, of an icon beside one.
    private static let padding: CGFloat = 8

    // MARK: Bar

    /// Returns the height of a bar above a safe area: with that where it reaches the lower edge.
    func barHeight(aboveSafeArea bottom: CGFloat) -> CGFloat {
        form == .text ? height : height + (below ?? bottom)
    }

    /// Returns the frame of the bar of a controller, of the height that the bar wants: on a tablet at the
    /// top, otherwise at the bottom.
    func bar(in bounds: CGRect, safeArea: UIEdgeInsets, height: CGFloat) -> CGRect {
        CGRect(
            x: 0, y: form == .text ? safeArea.top : bounds.height - height, width: bounds.width,
            height: height)
    }

    /// Returns what the bar of a controller, of the height that the bar wants, adds to a safe area: at the
    /// top 20 points more than its height.
    func insets(withSafeArea safeArea: UIEdgeInsets, height: CGFloat) -> UIEdgeInsets {
        guard form != .text else { return UIEdgeInsets(top: height + 20, left: 0, bottom: 0, right: 0) }
        return UIEdgeInsets(top: 0, left: 0, bottom: max(0, height - safeArea.bottom), right: 0)
    }

    // MARK: Entries

    /// Returns the frame of the platter of entries of some widths, in the middle of a bar.
    func platter(_ widths: [CGFloat], in bounds: CGRect) -> CGRect {
        let count = CGFloat(max(1, widths.count))
        let wanted =
            form == .stacked
            ? count * Self.pitch + 2 * Self.ends : widths.reduce(0, +) + (count + 1) * Self.gap
        let width = min(wanted, bounds.width - 16)
        return CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: height)
    }

    /// Returns the frames of entries of some widths.
    func items(_ widths: [CGFloat], in bounds: CGRect) -> [CGRect] {
        let room = hasPlatter ? platter(widths, in: bounds) : bounds
        guard form == .stacked else {
            var left: CGFloat = 0
            return widths.map { width in
                defer { left = left + width + Self.gap }
                return CGRect(
                    x: room.minX + Self.gap + left, y: room.minY + Self.gap, width: width,
                    height: height - 2 * Self.gap)
            }
        }
        let count = CGFloat(max(1, widths.count))
        guard hasPlatter else { return widths.indices.map { button($0, of: count, in: bounds) } }
        let inner = room.insetBy(dx: Self.ends, dy: 0)
        let width = inner.width / count
        return widths.indices.map {
            CGRect(x: inner.minX + CGFloat($0) * width, y: inner.minY, width: width, height: height)
        }
    }

    /// Returns the frame of a button of a colored bar: all keep 2 points from the edges, 4 from one another
    /// and 1 from the upper edge, on whole points (rows K0539 to K0559 of Apple's numbers).
    private func button(_ index: Int, of count: CGFloat, in bounds: CGRect) -> CGRect {
        let width = bounds.width / count - 4
        let left = bounds.minX + 2 + CGFloat(index) * (width + 4)
        let (start, end) = (left.rounded(), (left + width).rounded())
        return CGRect(x: start, y: bounds.minY + 1, width: max(0, end - start), height: height - 1)
    }

    /// Returns the frame of the capsule behind a selected entry: behind a stacked one it reaches 3.875 points
    /// beyond it on each side, and ends 4.25 points from the edges of the platter.
    func capsule(behind item: CGRect) -> CGRect {
        form == .stacked ? item.insetBy(dx: -3.875, dy: 4.25) : item
    }

    /// Returns the width of an entry that is not stacked.
    @MainActor func width(ofTitle title: String?, image: UIImage?) -> CGFloat {
        guard form != .stacked else { return 0 }
        let label = UILabel(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: font.size, weight: font.weight)
        return label.intrinsicContentSize.width + 2 * Self.padding + lead(image)
    }

    /// Returns the room that an icon takes before its title.
    @MainActor private func lead(_ image: UIImage?) -> CGFloat {
        form == .beside ? image.map { $0.size.width + Self.gap } ?? 0 : 0
    }

    /// Returns the frames of the icon and the title of an entry; of an entry without an icon, that is empty.
    @MainActor func places(in item: CGRect, image: UIImage?) -> (icon: CGRect, title: CGRect) {
        let size = form == .text ? .zero : image?.size ?? .zero
        guard form == .stacked else {
            let (left, lead) = (item.minX + Self.padding, lead(image))
            let icon = CGRect(origin: CGPoint(x: left, y: item.midY - size.height / 2), size: size)
            let width = item.width - 2 * Self.padding - lead
            return (icon, CGRect(x: left + lead, y: item.midY - 10, width: width, height: 20))
        }
        let icon = CGRect(
            origin: CGPoint(x: item.midX - size.width / 2, y: item.minY + icon - size.height / 2), size: size)
        return (icon, CGRect(x: item.minX, y: item.minY + title, width: item.width, height: 13))
    }

    /// Returns the frame of a badge of a text; its place beside a title is by eye.
    func badge(of text: String, in item: CGRect) -> CGRect {
        let width = max(badge, 10 + CGFloat(text.count) * 8)
        let left = form == .stacked ? item.midX + 5 : item.maxX - width / 2 - Self.padding
        return CGRect(
            x: left, y: item.minY + (form == .stacked ? hasPlatter ? 2 : 1 : -Self.gap), width: width,
            height: badge)
    }
}
