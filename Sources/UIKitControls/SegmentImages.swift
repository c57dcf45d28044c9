import Picture
@_spi(UIKitInternals) import UIKitCore

/// The images that code gives a segmented control in place of its drawing.
package struct SegmentImages: Equatable {
    /// A state of a segment and the metrics of the bar around the control.
    struct Case: Hashable {
        let state: UIControl.State
        let metrics: UIBarMetrics
    }

    /// The states of the segments beside a divider.
    struct Border: Hashable {
        let left, right: Case
    }

    var backgrounds: [Case: UIImage] = [:]
    var dividers: [Border: UIImage] = [:]
    /// The distances by which titles and images are moved, by the place of their segment.
    var shifts: [UISegmentedControl.Segment: UIOffset] = [:]

    /// True for a control that images draw.
    var hasBackground: Bool { background(in: .normal) != nil }

    /// True for a control with images between its segments.
    var hasDivider: Bool { divider(.normal, .normal) != nil }

    /// The distance of segments from one another: the width of the divider between those that are not
    /// selected.
    var dividerWidth: CGFloat { divider(.normal, .normal)?.size.width ?? 0 }

    /// Returns the distance by which the content of a segment in a row is moved.
    func shift(ofSegment index: Int, of count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index + 1 == count ? .right : .center
        return shifts[place] ?? shifts[.any] ?? .zero
    }

    /// Returns the image of a segment in a state, or that of the normal one; nil for none.
    func background(in state: UIControl.State) -> UIImage? {
        backgrounds[Case(state: state, metrics: .default)]
            ?? backgrounds[Case(state: .normal, metrics: .default)]
    }

    /// Returns the divider between segments in two states, or that between normal ones; nil for none.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        func find(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
            dividers[
                Border(
                    left: Case(state: left, metrics: .default), right: Case(state: right, metrics: .default))]
        }
        return find(left, right) ?? find(.normal, .normal)
    }

    /// Returns the images of segments in frames and states. The caps of an image are at the ends of the row
    /// alone, and between segments its middle goes on.
    @MainActor func layers(_ frames: [CGRect], _ states: [UIControl.State], tint: UIColor) -> [Layer] {
        let fields = zip(frames, states).enumerated().compactMap { index, segment -> Layer? in
            let (frame, state) = segment
            guard let image = background(in: state).map(Self.withCaps) else { return nil }
            let caps = image.capInsets
            let (hidesLeft, hidesRight) = (index > 0, index + 1 < frames.count)
            let whole = frame.inset(
                by: UIEdgeInsets(
                    top: 0, left: hidesLeft ? -caps.left : 0, bottom: 0, right: hidesRight ? -caps.right : 0))
            guard let layer = image.layer(in: whole, tint: tint.color) else { return nil }
            return Layer(clip: .rectangle(frame), children: [layer])
        }
        let lines = frames.indices.dropFirst().compactMap { index -> Layer? in
            guard let image = divider(states[index - 1], states[index]) else { return nil }
            let frame = frames[index]
            let box = CGRect(
                x: frame.minX - dividerWidth, y: frame.minY, width: image.size.width, height: frame.height)
            return image.layer(in: box, tint: tint.color)
        }
        return fields + lines
    }

    /// Returns an image with caps: its own, or all but the point in the middle of its width.
    private static func withCaps(_ image: UIImage) -> UIImage {
        guard image.capInsets == .zero, image.size.width > 1 else { return image }
        let cap = ((image.size.width - 1) / 2).rounded(.down)
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: cap, bottom: 0, right: cap), resizingMode: .stretch)
    }
}
