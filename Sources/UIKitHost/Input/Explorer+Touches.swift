extension Explorer.Target {
    /// Returns the entries of the gesture, which begins at a time: with as many fingers, and as many taps one
    /// after the other, as the recognizer asks for.
    func entries(at begin: TimeInterval, in box: CGRect) -> [InputScript.Entry] {
        let (fingers, before) = (fingers, tapsBeforePress)
        return (0..<(before + taps)).flatMap { tap in
            (0..<fingers).flatMap { finger in
                let shift = (CGFloat(finger) - CGFloat(fingers - 1) / 2) * Self.fingerDistance
                let time = (begin + Double(tap) * Self.timeBetweenTaps).hundredths
                let place = CGPoint(x: point.x + shift, y: point.y)
                let start = fingers > 1 ? place.clamped(to: box) : place
                return tap < before
                    ? [InputScript.Entry.tap(at: start, time: time)]
                    : touches(from: start, at: time, in: box)
            }
        }
    }

    /// The distance between two fingers side by side, in points: about that of two fingertips on a phone.
    private static let fingerDistance: CGFloat = 60
    /// The time from one tap to the next, in seconds: twice as long as a tap.
    private static let timeBetweenTaps = 2 * InputScript.Entry.tapDuration
    /// The largest number of taps, and of fingers, that are played.
    private static let mostTaps = 10, mostFingers = 5

    /// The number of taps of the gesture, from 1 to 10.
    private var taps: Int {
        max(1, min((object as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1, Self.mostTaps))
    }

    /// The number of taps before the press of the gesture, from 0 to 10.
    private var tapsBeforePress: Int {
        max(0, min((object as? UILongPressGestureRecognizer)?.numberOfTapsRequired ?? 0, Self.mostTaps))
    }

    /// The number of fingers of the gesture, from 1 to 5.
    private var fingers: Int {
        let count =
            switch object {
            case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired
            case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired
            case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired
            case is UIScreenEdgePanGestureRecognizer: 1
            case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches
            default: 1
            }
        return max(1, min(count, Self.mostFingers))
    }

    /// Returns the entries of one finger, or of the two of a pinch, that begin at a place and a time.
    private func touches(
        from point: CGPoint, at begin: TimeInterval, in box: CGRect
    ) -> [InputScript.Entry] {
        func pan(_ way: CGVector, _ length: TimeInterval, _ curve: UIView.AnimationCurve) -> [InputScript
            .Entry]
        {
            let end = CGPoint(x: point.x + way.dx, y: point.y + way.dy).clamped(to: box)
            return [.pan(along: [point, end], from: begin, to: (begin + length).hundredths, curve: curve)]
        }
        switch kind {
        case .tapControl, .tap, .tapView, .tapAnywhere, .selectTab, .select, .leave:
            return [.tap(at: point, time: begin)]
        case .throwItem, .throwAnywhere, .touchItem, .touchPlace, .touch:
            return pan(throwDirection(in: box), 0.4, .easeIn)
        case .scroll: return pan(direction, 0.3, .easeIn)
        case .pull: return pan(direction, 0.5, .easeInOut)
        case .swipeRow: return pan(direction, 0.2, .linear)
        case .swipe: return pan(direction, 0.15, .linear)
        case .slide, .edge: return pan(direction, 0.4, .easeInOut)
        case .press:
            let end = CGPoint(x: point.x + 40, y: point.y - 60).clamped(to: box)
            return [.drag(along: [point, end], from: begin, to: (begin + 1).hundredths)]
        case .pinch:
            return [-1.0, 1].map { side in
                let ends = [20.0, 70].map { CGPoint(x: point.x + side * $0, y: point.y + 0.25 * side * $0) }
                return .pan(along: ends.map { $0.rounded }, from: begin, to: (begin + 0.4).hundredths)
            }
        }
    }

    /// Returns the displacement of a throw: 150 points toward the middle of the window, or up and to the
    /// right from there.
    private func throwDirection(in box: CGRect) -> CGVector {
        let (dx, dy) = (box.midX - point.x, box.midY - point.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 60 else { return CGVector(dx: 80, dy: -120) }
        return CGVector(dx: (dx / length * 150).rounded(), dy: (dy / length * 150).rounded())
    }
}

extension CGPoint {
    /// The nearest point with whole coordinates.
    fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }

    /// Returns the nearest point that lies at least 4 points inside of a rectangle.
    fileprivate func clamped(to box: CGRect) -> CGPoint {
        CGPoint(
            x: max(box.minX + 4, min(x, box.maxX - 4)).rounded(),
            y: max(box.minY + 4, min(y, box.maxY - 4)).rounded())
    }
}

extension TimeInterval {
    /// The nearest multiple of a hundredth of a second, which a text with two decimals gives back.
    var hundredths: TimeInterval { (self * 100).rounded() / 100 }
}
