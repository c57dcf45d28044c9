extension Explorer.Target {
    /// Returns the gesture for a control: a drag for one with a value that fingers drag, otherwise a tap at a
    /// place where it has an effect.
    ///
    /// - Parameters:
    ///   - control: the control.
    ///   - point: a place in the window at which a touch reaches it.
    ///   - host: the host of the run.
    static func target(_ control: UIControl, _ point: CGPoint, _ host: SceneHost) -> Explorer.Target {
        if isDial(control) { return across(control) }
        if let slider = control as? UISlider { return along(slider) }
        let place = effectivePlace(in: control).map { control.convert($0, to: nil) }
            .map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
        let isReached = place.map { host.window.hitTest($0, with: nil)?.isDescendant(of: control) == true }
        return Explorer.Target(
            kind: control is any BackControl ? .leave : .tapControl, object: control,
            point: isReached == true ? place ?? point : point)
    }

    /// Returns the place in a control at which a tap changes its value; nil where any place will do.
    private static func effectivePlace(in control: UIControl) -> CGPoint? {
        switch control {
        case let segments as UISegmentedControl: segments.middleOfNextSegment
        case let pages as UIPageControl: pages.placeOfNextPage
        case let stepper as UIStepper: stepper.placeOfNextValue
        default: nil
        }
    }

    /// Returns whether a control of the scene's own has a value that fingers drag: its targets are notified
    /// of values, and of no touches.
    private static func isDial(_ control: UIControl) -> Bool {
        switch control {
        case is UISlider, is UISwitch, is UIStepper, is UISegmentedControl, is UIPageControl,
            is UIDatePicker,
            is UIButton, is UITextField, is UIRefreshControl:
            return false
        default:
            let events = control.allControlEvents
            return events.contains(.valueChanged) && events.isDisjoint(with: [.touchUpInside, .touchDown])
        }
    }

    /// Returns a drag over the upper part of a control, to the right: most dials turn with it, and sliders
    /// follow it.
    private static func across(_ control: UIControl) -> Explorer.Target {
        let box = control.convert(control.bounds, to: nil)
        let start = CGPoint(
            x: (box.minX + 0.25 * box.width).rounded(), y: (box.minY + 0.35 * box.height).rounded())
        return Explorer.Target(
            kind: .slide, object: control, point: start,
            direction: CGVector(dx: (0.5 * box.width).rounded(), dy: 0))
    }

    /// Returns a drag of a thumb over a third of a control's length, away from the nearer end; nil for a
    /// thumb that a touch does not reach.
    static func drag(
        ofThumb thumb: CGRect, _ control: UIControl, _ host: SceneHost
    ) -> Explorer.Target? {
        let middle = control.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        let point = CGPoint(x: middle.x.rounded(), y: middle.y.rounded())
        guard host.window.hitTest(point, with: nil)?.isDescendant(of: control) == true else { return nil }
        let box = control.convert(control.bounds, to: nil)
        func way(_ place: CGFloat, _ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            ((place < middle ? 0.35 : -0.35) * length).rounded()
        }
        let direction =
            box.width < box.height
            ? CGVector(dx: 0, dy: way(point.y, box.midY, box.height))
            : CGVector(dx: way(point.x, box.midX, box.width), dy: 0)
        return Explorer.Target(kind: .slide, object: control, point: point, direction: direction)
    }

    /// Returns a drag of a slider's thumb over a third of its length, away from the nearer end.
    private static func along(_ slider: UISlider) -> Explorer.Target {
        let box = slider.convert(slider.bounds, to: nil)
        let range = slider.maximumValue - slider.minimumValue
        let share = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
        let thumb = CGPoint(x: (box.minX + 15 + share * (box.width - 30)).rounded(), y: box.midY.rounded())
        let way = (share < 0.5 ? 0.35 : -0.35) * box.width
        return Explorer.Target(
            kind: .slide, object: slider, point: thumb, direction: CGVector(dx: way.rounded(), dy: 0))
    }
}
