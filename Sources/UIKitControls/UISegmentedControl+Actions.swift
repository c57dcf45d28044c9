public import UIKitCore

extension UISegmentedControl {
    /// Inserts a segment with the title and the image of an action, which its selection performs; indices
    /// beyond the ends are clamped.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(SegmentPart(action), at: max(0, min(segment, segments.count)))
        setNeedsLayout()
    }

    /// Gives a segment, which must exist, an action with its title and image.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment, "setAction(_:forSegmentAt:)") {
            ($0.title, $0.image, $0.action) = (action.title, action.image, action)
        }
    }

    /// Returns the action of a segment, which must exist; nil for none.
    public func actionForSegment(at segment: Int) -> UIAction? {
        has(segment, for: "actionForSegment(at:)") ? segments[segment].action : nil
    }

    /// Returns the index of the segment with the action of an identifier; `NSNotFound` without one.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? .max
    }

    /// Sets the distance by which the content of a segment, which must exist, is moved, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment, "setContentOffset(_:forSegmentAt:)") { $0.offset = offset }
    }

    /// Returns the distance by which the content of a segment, which must exist, is moved; default none.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        has(segment, for: "contentOffsetForSegment(at:)") ? segments[segment].offset : .zero
    }
}
