/// A control that the explorer drags, and the thumbs by which it is dragged next while it follows no finger:
/// some sliders follow one that begins on a thumb, and no other.
@MainActor final class DraggedControl {
    private let control: UIControl
    /// True once the control has followed a finger or sent a value.
    private var responds = false
    /// The places of the thumbs that were not tried; nil before the first one is.
    private var thumbs: [CGRect]?
    /// The action that notices a value.
    private let action = UIAction.Identifier("flipbook-dragged-control")

    /// The least side of a thumb, in points.
    private static let leastSide: CGFloat = 8

    /// Begins to watch a control that is about to be dragged.
    init(_ control: UIControl) {
        self.control = control
        let notice = UIAction(identifier: action) { [weak self] _ in self?.responds = true }
        control.addAction(notice, for: .valueChanged)
    }

    /// Notes whether the control follows a finger now.
    func look() { if control.isTracking { responds = true } }

    /// Stops watching the control.
    func end() { control.removeAction(identifiedBy: action, for: .valueChanged) }

    /// Returns the drag of the next thumb; nil for a control that responds, and after the last thumb.
    func nextDrag(in host: SceneHost) -> Explorer.Target? {
        guard !responds, control.isEnabled, control.window != nil else { return nil }
        var rest = thumbs ?? places
        defer { thumbs = rest }
        while !rest.isEmpty {
            if let drag = Explorer.Target.drag(ofThumb: rest.removeFirst(), control, host) { return drag }
        }
        return nil
    }

    /// The rectangles of the views and layers in the control that look like thumbs: about as high as wide,
    /// and less than half as long as the control.
    private var places: [CGRect] {
        let views = control.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 && !($0 is UILabel) }
        let layers = control.storage.sublayers.map(\.storage).filter { $0.owner == nil && !$0.isHidden }
        let limit = max(control.bounds.width, control.bounds.height) / 2
        return (views.map(\.frame) + layers.map(\.frame)).filter { box in
            let (short, long) = (min(box.width, box.height), max(box.width, box.height))
            return short >= Self.leastSide && long < limit && long <= 2 * short
        }
    }
}
