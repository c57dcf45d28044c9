public import UIKitCore

extension UISegmentedControl {
    /// Sets the image of segments in a state, which replaces the plate and the mark of the selected segment.
    /// States without an image have that of the normal one. Films have only the default metrics.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.backgrounds[SegmentImages.Case(state: state, metrics: barMetrics)] = backgroundImage
    }

    /// Returns the image of segments in a state; nil for none.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[SegmentImages.Case(state: state, metrics: barMetrics)]
    }

    /// Sets the image between segments in two states. Its width is the distance of the segments, and other
    /// states have the image between normal ones.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.dividers[Self.border(leftState, rightState, barMetrics)] = dividerImage
    }

    /// Returns the image between segments in two states; nil for none.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images.dividers[Self.border(leftState, rightState, barMetrics)] }

    private static func border(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics)
        -> SegmentImages.Border
    {
        SegmentImages.Border(
            left: SegmentImages.Case(state: left, metrics: metrics),
            right: SegmentImages.Case(state: right, metrics: metrics))
    }

    /// Sets the distance by which titles and images are moved in segments at a place, in points; default
    /// none.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { images.shifts[leftCenterRightOrAlone] = adjustment }
    }

    /// Returns the distance by which titles and images are moved in segments at a place, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { barMetrics == .default ? images.shifts[leftCenterRightOrAlone] ?? .zero : .zero }
}
