import Testing
import UIKitHost

@MainActor @Suite struct UIViewHierarchyTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views: [UIView]

    init() {
        views = (0..<4).map { tag in
            let view = UIView()
            view.tag = tag + 1
            return view
        }
        views.prefix(3).forEach(parent.addSubview)
    }

    var order: [Int] { parent.subviews.map(\.tag) }

    @Test func viewsAreInsertedWhereTheyAreWanted() {
        parent.insertSubview(views[3], at: 1)
        #expect(order == [1, 4, 2, 3])
        parent.insertSubview(views[3], aboveSubview: views[1])
        #expect(order == [1, 2, 4, 3])
        parent.insertSubview(views[3], belowSubview: views[0])
        #expect(order == [4, 1, 2, 3])
        parent.insertSubview(views[3], at: 99)
        #expect(order == [1, 2, 3, 4])
    }

    @Test func onlyAViewWithASuperviewIsRemovedFromIt() {
        final class Own: UIView {
            var removals = 0
            override func removeFromSuperview() {
                removals += 1
                super.removeFromSuperview()
            }
        }
        let (view, parent, other) = (Own(), UIView(), UIView())
        parent.insertSubview(view, at: 0)
        #expect(view.removals == 0)
        other.addSubview(view)
        #expect(view.removals == 1 && view.superview === other)
    }

    @Test func viewsChangePlaces() {
        parent.bringSubviewToFront(views[0])
        #expect(order == [2, 3, 1])
        parent.sendSubviewToBack(views[2])
        #expect(order == [3, 2, 1])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [1, 2, 3])
        parent.exchangeSubview(at: 0, withSubviewAt: 7)
        #expect(order == [1, 2, 3])
        parent.addSubview(views[0])
        #expect(order == [2, 3, 1])
    }

    @Test func aViewLiesInOnePlaceOnly() {
        let other = UIView()
        other.addSubview(views[1])
        #expect(order == [1, 3])
        #expect(views[1].superview === other)
        views[1].removeFromSuperview()
        views[1].removeFromSuperview()
        #expect(other.subviews.isEmpty && views[1].superview == nil)
    }

    @Test func descendantsAndTagsAreFound() {
        views[0].addSubview(views[3])
        #expect(views[3].isDescendant(of: parent) && parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: views[3]))
        #expect(parent.viewWithTag(4) === views[3])
        #expect(parent.viewWithTag(9) == nil)
    }

    @Test func moreThanTwoHundredViewsUponOneAnotherAreAFailure() {
        for isFromAbove in [true, false] {
            let host = SceneHost(size: CGSize(width: 10, height: 10))
            let chain = (0..<200).map { _ in UIView() }
            let pairs = Array(zip(chain, chain.dropFirst()))
            host.withCurrent {
                for (outer, inner) in isFromAbove ? pairs : pairs.reversed() { outer.addSubview(inner) }
            }
            #expect(host.failure == nil)
            let top = UIView()
            host.withCurrent { top.addSubview(chain[0]) }
            #expect(host.failure?.message.contains("at most 200 views") == true)
            #expect(chain[0].superview == nil)
        }
    }

    @Test func aCircleIsAFailureAndChangesNothing() {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        (parent.accessibilityIdentifier, views[0].accessibilityIdentifier) = ("parent", "child")
        host.withCurrent { views[0].addSubview(parent) }
        #expect(host.failure?.message == "parent: it cannot lie upon child, which lies upon it.")
        #expect(parent.superview == nil && views[0].superview === parent)
        let other = SceneHost(size: CGSize(width: 10, height: 10))
        other.withCurrent { parent.addSubview(parent) }
        #expect(other.failure?.message == "parent: a view cannot lie upon itself.")
    }

    @Test func theHooksComeInUIKitsOrder() {
        class Listener: UIView {
            var log: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                log.append("willSuper \(newSuperview != nil)")
            }
            override func didMoveToSuperview() { log.append("didSuper \(superview != nil)") }
            override func willMove(toWindow newWindow: UIWindow?) {
                log.append("willWindow \(newWindow != nil)")
            }
            override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
            override func didAddSubview(_ subview: UIView) { log.append("added") }
            override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
        }
        let (outer, inner, window) = (Listener(), Listener(), UIWindow())
        outer.addSubview(inner)
        #expect(inner.log == ["willSuper true", "didSuper true"])
        window.addSubview(outer)
        #expect(
            outer.log == ["added", "willWindow true", "willSuper true", "didWindow true", "didSuper true"])
        #expect(inner.log.suffix(2) == ["willWindow true", "didWindow true"])
        inner.removeFromSuperview()
        #expect(outer.log.last == "removing")
        #expect(
            inner.log.suffix(4) == [
                "willWindow false", "willSuper false", "didWindow false", "didSuper false",
            ])
    }

    @Test func aViewMayRemoveItselfInItsOwnHook() {
        class Shy: UIView {
            override func didMoveToSuperview() { removeFromSuperview() }
        }
        parent.addSubview(Shy())
        #expect(order == [1, 2, 3])
    }

    @Test func subviewsAreReleasedWithTheirParent() {
        weak var child: UIView?
        do {
            let parent = UIView()
            let view = UIView()
            parent.addSubview(view)
            child = view
        }
        #expect(child == nil)
    }
}
