import UIKitText

// Controllers and views that follow touches themselves.

extension Explorer.Target {
    /// Returns a touch where no control, list or recognizer is: controllers and views may follow touches
    /// themselves. It comes early where the class of one is known to do so. Nil for a screen without such a
    /// place.
    static func emptyPlace(of host: SceneHost) -> Explorer.Target? {
        let box = host.window.bounds
        for (x, y) in [(0.5, 0.5), (0.5, 0.75), (0.5, 0.25), (0.25, 0.5), (0.75, 0.5)] {
            let point = CGPoint(x: (x * box.width).rounded(), y: (y * box.height).rounded())
            let hit = host.window.hitTest(point, with: nil)
            let views = sequence(first: hit) { $0?.superview }.prefix { $0 != nil }.compactMap(\.self)
            let isTaken = views.contains { view in
                // A navigation controller has a recognizer at the edge alone.
                let recognizers = (view.gestureRecognizers ?? []).filter {
                    !($0 is UIScreenEdgePanGestureRecognizer)
                }
                return view is UIControl || view is UIScrollView || isCell(view) || !recognizers.isEmpty
            }
            guard let hit, !isTaken else { continue }
            let responders = Array(sequence(first: hit as UIResponder) { $0.next })
            if let follower = responders.first(where: followsTouches) {
                return Explorer.Target(kind: .touchPlace, object: follower, point: point)
            }
            let controller = responders.first { $0 is UIViewController }
            return Explorer.Target(kind: .touch, object: controller ?? host.window, point: point)
        }
        return nil
    }

    /// Returns a tap, and later a drag, on each small view of the scene's classes that has no recognizer of
    /// its own, for code that handles touches itself; the tap only where the class is known to do so.
    static func ownViews(of host: SceneHost) -> [Explorer.Target] {
        let room = host.window.bounds.width * host.window.bounds.height
        return views(in: host.window).flatMap { view -> [Explorer.Target] in
            guard !UIKitModules.declare(type(of: view)), view.gestureRecognizers?.isEmpty != false,
                !(view is UIControl || view is UIScrollView || isCell(view)),
                view.bounds.width * view.bounds.height < 0.4 * room,
                let point = touchablePoint(of: view, host),
                host.window.hitTest(point, with: nil) === view
            else { return [] }
            let drag = Explorer.Target(kind: .touchItem, object: view, point: point)
            guard followsTouches(view) else { return [drag] }
            return [Explorer.Target(kind: .tapView, object: view, point: point), drag]
        }
    }

    /// Returns true for an object whose class in the scene's code overrides `touchesBegan`.
    private static func followsTouches(_ responder: UIResponder) -> Bool {
        MethodTable.responds(responder, to: "touchesBegan:with:")
    }
}
