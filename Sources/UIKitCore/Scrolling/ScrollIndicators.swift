import CoreLayers

/// The indicators at the edges of a scroll view, which are seen while a finger or a fling moves the content,
/// and fade afterwards.
@MainActor final class ScrollIndicators {
    /// The width of an indicator, in points: that of iOS 13 and newer.
    private static let width: CGFloat = 3
    /// The distance from the edges, in points.
    private static let margin: CGFloat = 3
    /// The least length, in points; beyond the ends of the content an indicator shrinks to its width.
    private static let leastLength: CGFloat = 36
    /// The time before an indicator fades, and that in which it does, in seconds; measured by eye.
    private static let (rest, fade) = (0.4, 0.25)

    private let (vertical, horizontal) = (CALayer(), CALayer())

    /// Creates the indicators of a scroll view, in front of its content.
    init(in view: UIScrollView) {
        for indicator in [vertical, horizontal] {
            indicator.zPosition = .greatestFiniteMagnitude
            indicator.cornerRadius = Self.width / 2
            indicator.opacity = 0
            view.layer.addSublayer(indicator)
        }
    }

    /// Shows the indicators of a scroll view until they are hidden.
    func show(in view: UIScrollView) {
        unanimated {
            for indicator in [vertical, horizontal] {
                indicator.removeAllAnimations()
                indicator.backgroundColor = view.indicatorColor.cgColor
                indicator.opacity = 1
            }
            place(in: view)
        }
    }

    /// Lets the indicators fade after a moment.
    func hide() {
        unanimated {
            for indicator in [vertical, horizontal] where indicator.opacity == 1 {
                let fading = CAKeyframeAnimation(keyPath: "opacity")
                fading.values = [1, 1, 0]
                fading.keyTimes = [0, NSNumber(value: Self.rest / (Self.rest + Self.fade)), 1]
                fading.duration = Self.rest + Self.fade
                indicator.opacity = 0
                indicator.add(fading, forKey: "fading")
            }
        }
    }

    /// Puts the indicators where the content is.
    func place(in view: UIScrollView) {
        let (box, content, inset) = (view.bounds, view.contentSize, view.adjustedContentInset)
        let automatic = view.automaticallyAdjustsScrollIndicatorInsets ? view.systemInset : .zero
        let (side, below) = (view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets)
        let columns = span(
            box.minY + automatic.top + side.top, box.maxY - automatic.bottom - side.bottom,
            -inset.top...max(-inset.top, content.height + inset.bottom), box.minY...box.maxY)
        let rows = span(
            box.minX + automatic.left + below.left, box.maxX - automatic.right - below.right,
            -inset.left...max(-inset.left, content.width + inset.right), box.minX...box.maxX)
        unanimated {
            vertical.isHidden = !view.showsVerticalScrollIndicator || columns == nil
            horizontal.isHidden = !view.showsHorizontalScrollIndicator || rows == nil
            if let columns {
                let x = box.maxX - automatic.right - side.right - Self.margin - Self.width
                vertical.frame = CGRect(x: x, y: columns.start, width: Self.width, height: columns.length)
            }
            if let rows {
                let y = box.maxY - automatic.bottom - below.bottom - Self.margin - Self.width
                horizontal.frame = CGRect(x: rows.start, y: y, width: rows.length, height: Self.width)
            }
        }
    }

    /// Returns the place of an indicator on its track; nil where all of the content is seen.
    private func span(
        _ start: CGFloat, _ end: CGFloat, _ content: ClosedRange<CGFloat>, _ seen: ClosedRange<CGFloat>
    ) -> (start: CGFloat, length: CGFloat)? {
        let (whole, window) = (
            content.upperBound - content.lowerBound, seen.upperBound - seen.lowerBound
        )
        let track = end - start - 2 * Self.margin
        guard whole > window, track > Self.leastLength else { return nil }
        let beyond = max(0, content.lowerBound - seen.lowerBound, seen.upperBound - content.upperBound)
        let length = max(Self.width, max(Self.leastLength, track * window / whole) - beyond)
        let way = (seen.lowerBound - content.lowerBound) / (whole - window)
        return (start + Self.margin + max(0, min(way, 1)) * (track - length), length)
    }

    private func unanimated(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}

extension UIScrollView {
    /// The color of the indicators: black on light, white on dark, where the style asks for none.
    fileprivate var indicatorColor: UIColor {
        switch indicatorStyle {
        case .white: UIColor(white: 1, alpha: 0.35)
        case .black: UIColor(white: 0, alpha: 0.35)
        case .default:
            UIColor(white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
        }
    }

    /// Shows the indicators while the content is moved.
    func showIndicators() {
        let indicators = indicators ?? ScrollIndicators(in: self)
        self.indicators = indicators
        indicators.show(in: self)
    }

    /// Shows the scroll indicators for a moment.
    public func flashScrollIndicators() {
        showIndicators()
        indicators?.hide()
    }
}
