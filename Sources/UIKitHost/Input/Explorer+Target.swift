import UIKitText

extension Explorer {
    /// A gesture that a view on the screen may respond to.
    @MainActor struct Target {
        /// The kinds of gestures, in the order in which they are tried.
        enum Kind: Int {
            case throwItem, touchPlace, tapControl, slide, tap, tapView, tapAnywhere, throwAnywhere, pull
            case scroll, press, swipe, edge, pinch, swipeRow, selectTab, select
            case touchItem, touch, leave
        }

        /// The object and the kind, by which a target is tried once.
        struct Identity: Hashable {
            let object: ObjectIdentifier
            let kind: Kind
        }

        let kind: Kind
        let object: AnyObject
        /// The place in the window.
        var point: CGPoint
        /// The direction of a swipe, or the distance of a slide; zero for other kinds.
        var direction = CGVector.zero

        /// A Boolean value that indicates whether the gesture leads back to the screen before.
        var leaves: Bool {
            guard kind == .edge, let edge = object as? UIScreenEdgePanGestureRecognizer else {
                return kind == .leave
            }
            let stack = edge.view?.next as? UINavigationController
            return stack?.interactivePopGestureRecognizer === edge
        }

        var identity: Identity { Identity(object: ObjectIdentifier(object), kind: kind) }

        private var order: Int { leaves ? Int.max : kind.rawValue }

        /// Returns a touch in the middle of the window.
        static func middle(of host: SceneHost) -> Target {
            let box = host.window.bounds
            return Target(kind: .touch, object: host.window, point: CGPoint(x: box.midX, y: box.midY))
        }

        /// Returns the targets on the screen: by kinds, and views in front before those behind; last those
        /// that leave it.
        static func all(in host: SceneHost) -> [Target] {
            var targets: [Target] = []
            for view in views(in: host.window) { targets += self.targets(of: view, host) }
            targets += items(of: host) + ownViews(of: host)
            if let place = emptyPlace(of: host), place.kind == .touchPlace { targets.append(place) }
            return targets.enumerated().sorted { one, other in
                (one.element.order, one.offset) < (other.element.order, other.offset)
            }.map(\.element)
        }

        /// Returns the views that can be touched, those in front first.
        static func views(in view: UIView) -> [UIView] {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
            return view.subviews.reversed().flatMap(views) + [view]
        }

        /// Returns a point in the window at which a touch reaches a view or its subviews; nil for none.
        static func touchablePoint(of view: UIView, _ host: SceneHost) -> CGPoint? {
            let window = host.window
            let seen = view.convert(view.bounds, to: nil).intersection(window.bounds)
            guard !seen.isNull, seen.width >= 4, seen.height >= 4 else { return nil }
            for (x, y) in [
                (0.5, 0.5), (0.5, 0.75), (0.5, 0.25), (0.25, 0.5), (0.75, 0.5), (0.9, 0.9), (0.1, 0.1),
            ] {
                let point = CGPoint(
                    x: (seen.minX + x * seen.width).rounded(), y: (seen.minY + y * seen.height).rounded())
                if let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) { return point }
            }
            return nil
        }

        /// Returns the entries of a tab bar that are not selected.
        private static func entries(of bar: UITabBar, _ host: SceneHost) -> [Target] {
            zip(bar.items ?? [], bar.centersOfItems).compactMap { item, center in
                let place = bar.convert(center, to: nil)
                let point = CGPoint(x: place.x.rounded(), y: place.y.rounded())
                guard item.isEnabled, item !== bar.selectedItem,
                    host.window.hitTest(point, with: nil)?.isDescendant(of: bar) == true
                else { return nil }
                return Target(kind: .selectTab, object: item, point: point)
            }
        }

        private static func targets(of view: UIView, _ host: SceneHost) -> [Target] {
            if let bar = view as? UITabBar { return entries(of: bar, host) }
            let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled }
            let isOfInterest =
                view is UIControl || view is UIScrollView || isCell(view) || !recognizers.isEmpty
            guard isOfInterest, let point = touchablePoint(of: view, host) else { return [] }
            let isLarge =
                view.bounds.width * view.bounds.height > 0.4 * host.window.bounds.width
                * host.window.bounds.height
            var targets = recognizers.compactMap { target($0, view, point, isLarge, host) }
            if let control = view as? UIControl, control.isEnabled {
                targets += [target(control, point, host)]
            }
            if let text = view as? UITextView, text.isEditable {
                targets.append(Target(kind: .tapControl, object: text, point: point))
            }
            if let scroll = view as? UIScrollView {
                targets += self.targets(scroll, point, host) + rowSwipes(in: scroll, host)
            }
            if isCell(view) { targets.append(Target(kind: .select, object: view, point: point)) }
            return targets
        }

        static func isCell(_ view: UIView) -> Bool {
            view is UICollectionViewCell || view is UITableViewCell
        }

        private static func target(
            _ recognizer: UIGestureRecognizer, _ view: UIView, _ point: CGPoint, _ isLarge: Bool,
            _ host: SceneHost
        ) -> Target? {
            if (view as? UIScrollView)?.panGestureRecognizer === recognizer { return nil }
            if recognizer is RowSwipeRecognizer { return nil }
            // All lists have one, and most of them no menus.
            if recognizer is MenuPressRecognizer, view is UIScrollView { return nil }
            switch recognizer {
            case let edge as UIScreenEdgePanGestureRecognizer:
                let box = host.window.bounds
                let (x, way): (CGFloat, CGFloat) = edge.edges.contains(.right) ? (box.maxX - 2, -1) : (2, 1)
                return Target(
                    kind: .edge, object: edge, point: CGPoint(x: x, y: box.midY.rounded()),
                    direction: CGVector(dx: way * (0.6 * box.width).rounded(), dy: 0))
            case is UIPanGestureRecognizer:
                let start = isLarge ? itemPoint(in: view, host) ?? point : point
                return Target(kind: isLarge ? .throwAnywhere : .throwItem, object: recognizer, point: start)
            case is UITapGestureRecognizer:
                return Target(kind: isLarge ? .tapAnywhere : .tap, object: recognizer, point: point)
            case is UILongPressGestureRecognizer:
                return Target(kind: .press, object: recognizer, point: point)
            case let swipe as UISwipeGestureRecognizer:
                let directions: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
                    (.right, CGVector(dx: 120, dy: 0)), (.left, CGVector(dx: -120, dy: 0)),
                    (.up, CGVector(dx: 0, dy: -120)), (.down, CGVector(dx: 0, dy: 120)),
                ]
                let way = directions.first { swipe.direction.contains($0.0) }?.1 ?? directions[0].1
                return Target(kind: .swipe, object: swipe, point: point, direction: way)
            case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
                return Target(kind: .pinch, object: recognizer, point: point)
            default: return nil
            }
        }

        /// Returns the target at another place of its view, where nothing lies in front of it. The effect of
        /// a tap often depends on its position, and a tap in the middle of the view has none.
        ///
        /// - Parameter number: the number of such taps before.
        func elsewhere(_ number: Int, in host: SceneHost) -> Target {
            guard let view = (object as? UIGestureRecognizer)?.view else { return self }
            let seen = view.convert(view.bounds, to: nil).intersection(host.window.bounds)
            let spots = [(0.7, 0.3), (0.3, 0.6), (0.6, 0.8), (0.4, 0.2)].map { x, y in
                CGPoint(x: (seen.minX + x * seen.width).rounded(), y: (seen.minY + y * seen.height).rounded())
            }
            let turned = spots[(number % spots.count)...] + spots[..<(number % spots.count)]
            var target = self
            target.point = turned.first { host.window.hitTest($0, with: nil) === view } ?? point
            return target
        }

        /// Returns a point of the first item of an animator that lies in a view; nil for none.
        private static func itemPoint(in view: UIView, _ host: SceneHost) -> CGPoint? {
            let views = itemViews(of: host).filter { $0.isDescendant(of: view) }
            return views.lazy.compactMap { touchablePoint(of: $0, host) }.first
                ?? views.lazy.compactMap { pointThrough($0, host) }.first
        }

        /// Returns the views that animators move.
        private static func itemViews(of host: SceneHost) -> [UIView] {
            host.animators.flatMap { $0.items(in: $0.referenceView?.bounds ?? .infinite) }
                .compactMap { $0 as? UIView }
        }

        /// Returns the middle of a view that takes no touches itself, where a touch reaches the view around
        /// it: code there looks for what lies under the finger. Nil where something else is in front.
        private static func pointThrough(_ view: UIView, _ host: SceneHost) -> CGPoint? {
            let box = view.convert(view.bounds, to: nil)
            let point = CGPoint(x: box.midX.rounded(), y: box.midY.rounded())
            guard !view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
                let hit = host.window.hitTest(point, with: nil), view.isDescendant(of: hit),
                !(hit is UIControl || hit is UIScrollView || isCell(hit))
            else { return nil }
            return point
        }

        /// Returns a touch on each item of an animator that has no recognizer of its own, for code that
        /// handles touches itself, and on the first item that leaves touches to the view around it.
        private static func items(of host: SceneHost) -> [Target] {
            let views = itemViews(of: host).filter { $0.gestureRecognizers == nil && !($0 is UIControl) }
            let items = views.compactMap { view in
                touchablePoint(of: view, host).map { Target(kind: .touchItem, object: view, point: $0) }
            }
            let other = views.lazy.compactMap { view in
                pointThrough(view, host).map { Target(kind: .touchItem, object: view, point: $0) }
            }.first
            return items + [other].compactMap(\.self)
        }
    }
}
