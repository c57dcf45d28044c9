@_spi(UIKitInternals) import UIKitCore

/// The place of a popover beside its element: the side of its arrow, its frame, and where the arrow is.
struct PopoverPlace: Equatable {
    /// The height of the arrow, in points, by which content keeps clear of it (as on iOS 13 and later).
    static let arrowHeight: CGFloat = 13
    /// The width of the arrow where it leaves the frame, in points; by eye.
    static let arrowBase: CGFloat = 37
    /// The radius of the corners, in points; by eye.
    static let radius: CGFloat = 13

    /// The side of the arrow; empty without one.
    var direction: UIPopoverArrowDirection
    /// The frame of the popover with its arrow.
    var frame: CGRect
    /// The distance of the arrow's tip from the upper or left end of its side, in points.
    var tip: CGFloat = 0
    /// The radius of the corners of a popover without an arrow, in points.
    var cornerRadius = PopoverPlace.radius

    /// Finds the place of a popover: below its element, above it or at a side of it, the first of these where
    /// all of the popover fits, or else the one where most of it does.
    ///
    /// - Parameters:
    ///   - size: the size of the content, in points.
    ///   - source: the frame of the element.
    ///   - area: the part of the window where popovers may be.
    ///   - directions: the sides at which the arrow may be; none for a popover over its element.
    ///   - prefersMiddle: True to prefer the first side where the popover fits around the element's middle.
    init(
        _ size: CGSize, beside source: CGRect, in area: CGRect, arrow directions: UIPopoverArrowDirection,
        prefersMiddle: Bool = false
    ) {
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(directions.contains)
        let places = sides.map { PopoverPlace(size, at: $0, of: source, in: area) }
        let shown = places.map { Self.visibleArea(of: size, $0) }
        if prefersMiddle,
            let place = places.first(where: { $0.isCentered(on: source, in: area) })
        {
            self = place
            return
        }
        let best = shown.indices.max { (shown[$0], $1) < (shown[$1], $0) }
        self = best.map { places[$0] } ?? PopoverPlace(size, over: source, in: area)
    }

    /// Returns whether all of the popover fits in an area around the middle of its element.
    private func isCentered(on source: CGRect, in area: CGRect) -> Bool {
        let isMiddle =
            direction.isHorizontal
            ? abs(frame.midY - source.midY) < 0.01 : abs(frame.midX - source.midX) < 0.01
        return isMiddle && area.contains(frame)
    }

    /// Creates the place of a popover without an arrow below the upper edge of an area, around the middle of
    /// its element.
    init(_ size: CGSize, below top: CGFloat, around source: CGRect, in area: CGRect) {
        direction = []
        let (width, height) = (min(size.width, area.width), min(size.height, area.maxY - top))
        frame = CGRect(
            x: Self.origin(width, around: source.midX, in: area.minX...area.maxX), y: top, width: width,
            height: height)
    }

    private static func visibleArea(of size: CGSize, _ place: PopoverPlace) -> CGFloat {
        let content = place.frame.inset(by: place.arrowInsets).size
        return min(size.width, content.width) * min(size.height, content.height)
    }

    private init(
        _ size: CGSize, at direction: UIPopoverArrowDirection, of source: CGRect, in area: CGRect
    ) {
        self.direction = direction
        let arrow = Self.arrowHeight
        let wanted =
            direction.isHorizontal
            ? CGSize(width: size.width + arrow, height: size.height)
            : CGSize(width: size.width, height: size.height + arrow)
        let room: CGFloat =
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            default: source.minX - area.minX
            }
        let width = min(wanted.width, area.width, direction.isHorizontal ? max(arrow, room) : .infinity)
        let height = min(wanted.height, area.height, direction.isHorizontal ? .infinity : max(arrow, room))
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        if direction.isHorizontal {
            frame.origin.x = direction == .left ? source.maxX : source.minX - width
            frame.origin.y = Self.origin(height, around: source.midY, in: area.minY...area.maxY)
            tip = Self.tip(source.midY - frame.minY, along: height)
        } else {
            frame.origin.x = Self.origin(width, around: source.midX, in: area.minX...area.maxX)
            frame.origin.y = direction == .up ? source.maxY : source.minY - height
            tip = Self.tip(source.midX - frame.minX, along: width)
        }
    }

    /// Finds the place of a popover without an arrow: over the middle of its element.
    private init(_ size: CGSize, over source: CGRect, in area: CGRect) {
        direction = []
        let (width, height) = (min(size.width, area.width), min(size.height, area.height))
        frame = CGRect(
            x: Self.origin(width, around: source.midX, in: area.minX...area.maxX),
            y: Self.origin(height, around: source.midY, in: area.minY...area.maxY),
            width: width, height: height)
    }

    private static func origin(
        _ length: CGFloat, around middle: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat { max(range.lowerBound, min(middle - length / 2, range.upperBound - length)) }

    private static func tip(_ wanted: CGFloat, along side: CGFloat) -> CGFloat {
        let margin = min(side / 2, radius + arrowBase / 2)
        return max(margin, min(wanted, side - margin))
    }

    /// The part of the frame that the arrow takes.
    var arrowInsets: UIEdgeInsets {
        let arrow = Self.arrowHeight
        return switch direction {
        case .up: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
        case .left: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
        default: .zero
        }
    }
}
