import Foundation
import UIKitHost
import UIKitTestSupport

@testable import UIKitDynamics

/// A scene that a seed makes up: every behavior, callbacks that add and remove, groups, fields, nested
/// behaviors, and changes of solver while it runs.
@MainActor final class HostileScene: NSObject {
    /// The kinds of scenes, by how hostile they are.
    enum Nature: CaseIterable {
        /// Items that fall and bounce inside the reference bounds, by moderate numbers.
        case bounded
        /// The same with every behavior, attachments above all, still by moderate numbers.
        case bound
        /// Any number whatsoever.
        case wild
    }

    let nature: Nature
    let host: SceneHost
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let animator: UIDynamicAnimator
    var random: SeededRandom
    var items: [any UIDynamicItem] = []
    var behaviors: [UIDynamicBehavior] = []
    /// Holds all views from the first tick to the last, inside the reference bounds.
    let walls = UICollisionBehavior()
    let gravity = UIGravityBehavior()
    /// The bits of all states so far.
    private(set) var bits: UInt64 = 0
    /// The first violation of an invariant, or nil.
    private(set) var violation: String?
    /// The nesting depth of callbacks.
    private var depth = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        nature = Nature.allCases[seed % Nature.allCases.count]
        let generation = random.pick(EngineGeneration.allCases)
        host = SceneHost(size: CGSize(width: 400, height: 400), engineGeneration: generation)
        host.window.addSubview(view)
        animator = host.withCurrent { [view] in UIDynamicAnimator(referenceView: view) }
        super.init()
        host.withCurrent(setUp)
    }

    private func setUp() {
        if random.oneIn(2) { animator.solver = .graphColored }
        animator.delegate = self
        for _ in 0..<2 + random.next(below: 5) { addItem() }
        walls.translatesReferenceBoundsIntoBoundary = true
        walls.collisionDelegate = self
        gravity.setAngle(number(0...6.3), magnitude: number(0...2))
        animator.addBehavior(walls)
        animator.addBehavior(gravity)
        if random.oneIn(2) { gravity.action = { [unowned self] in interfere(oneIn: 8) } }
        for _ in 0..<random.next(below: 6) { act() }
    }

    /// Runs until the ticks are over, the scene has failed, or an invariant is broken.
    func run(ticks: Int) {
        for tick in 0..<ticks where host.failure == nil && violation == nil {
            host.withCurrent { interfere(oneIn: 4) }
            host.advance(by: 1 / 60)
            bits = bits &* 31 &+ animator.stateHash
            if host.failure == nil { check(after: tick) }
        }
        for byte in (host.failure?.message ?? "").utf8 { bits = bits &* 31 &+ UInt64(byte) }
    }

    private func check(after tick: Int) {
        // An item that is no view, and that no behavior holds, keeps whatever the scene sets.
        for (index, item) in items.enumerated()
        where item is UIView || animator.simulation.record(of: item) != nil {
            let (center, transform) = (item.center, item.transform)
            if !(center.x.isFinite && center.y.isFinite && transform.a.isFinite && transform.b.isFinite) {
                violation = "item \(index) is at \(center), \(transform) after tick \(tick)"
            }
            // The loop lies 1 pt outside the bounds, and lets a center pass by half a point of slop and
            // rounding.
            let isInside = view.bounds.insetBy(dx: -2, dy: -2).contains(center)
            if nature == .bounded, item is UIView, !isInside {
                violation =
                    "item \(index) of \(item.bounds.size) left the bounds for \(center) in tick \(tick)"
            }
        }
    }

    /// A moderate number; from a wild scene sometimes any.
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        guard nature == .wild, random.oneIn(24) else { return random.number(range) }
        return random.pick([
            0, -1, 1e-300, 1e-40, 1e-12, 1e-6, 1e-3, 1e4, -1e4, 1e6, 1e8, 9.9e8, -9.9e8, 1e12, 1e18, 1e30,
            3.4e38,
            3.5e38, 1e40, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
        ])
    }

    func point(_ range: ClosedRange<CGFloat> = 40...360) -> CGPoint {
        CGPoint(x: number(range), y: number(range))
    }

    func vector(_ range: ClosedRange<CGFloat>) -> CGVector {
        CGVector(dx: number(range), dy: number(range))
    }

    /// Does something once in so many calls; callbacks of callbacks end somewhere.
    func interfere(oneIn count: Int) {
        guard depth < 3, random.oneIn(count) else { return }
        depth += 1
        act()
        depth -= 1
    }

    // MARK: Items

    func addItem() {
        let size = CGSize(width: number(5...60), height: number(5...60))
        if nature != .bounded, random.oneIn(8) {
            return add(HostileItem(center: point(), size: size))
        }
        let item = HostileView(frame: .zero)
        item.bounds.size = size
        item.center = point()
        item.transform = CGAffineTransform(rotationAngle: number(-4...4))
        item.boundsType = random.pick([.rectangle, .rectangle, .ellipse, .path])
        item.outline = random.oneIn(2) ? .arrowhead(size) : UIBezierPath(ovalIn: CGRect(holding: size))
        view.addSubview(item)
        add(item)
    }

    private func add(_ item: any UIDynamicItem) {
        items.append(item)
        walls.addItem(item)
        gravity.addItem(item)
    }

    func addGroup() {
        let members = (0..<2).map { index in
            let member = UIView(frame: CGRect(x: 200 + 30 * index, y: 200, width: 25, height: 20))
            member.transform = CGAffineTransform(rotationAngle: number(0...1))
            view.addSubview(member)
            return member
        }
        add(UIDynamicItemGroup(items: members))
    }
}

extension CGRect {
    /// A rectangle of a size around (0, 0).
    fileprivate init(holding size: CGSize) {
        self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}

extension HostileScene: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        interfere(oneIn: 6)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        interfere(oneIn: 6)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { interfere(oneIn: 2) }
}
