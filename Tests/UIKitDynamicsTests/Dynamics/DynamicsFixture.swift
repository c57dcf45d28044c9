import UIKitHost

/// A scene host with a reference view, an animator and what it reports, for tests of behaviors.
@MainActor final class DynamicsFixture: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    let host: SceneHost
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let animator: UIDynamicAnimator
    var events: [String] = []

    init(generation: EngineGeneration = .modern) {
        host = SceneHost(size: CGSize(width: 400, height: 400), engineGeneration: generation)
        host.window.addSubview(view)
        animator = host.withCurrent { [view] in UIDynamicAnimator(referenceView: view) }
        super.init()
        animator.delegate = self
    }

    func addView(
        _ name: String = "view", x: CGFloat, y: CGFloat, width: CGFloat = 40, height: CGFloat = 40
    ) -> UIView {
        let item = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
        item.accessibilityIdentifier = name
        view.addSubview(item)
        return item
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        host.withCurrent { behaviors.forEach(animator.addBehavior) }
    }

    func run(seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1 / 60) }
    }

    /// Runs code with the scene host as the current one and returns the failure that it caused.
    func failure(of code: () -> Void) -> String {
        host.withCurrent(code)
        return host.failure?.message ?? ""
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        events.append("began \(host.name(of: item)) \(identifier.map { "\($0)" } ?? "nil")")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?
    ) {
        events.append("ended \(host.name(of: item)) \(identifier.map { "\($0)" } ?? "nil")")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
        at p: CGPoint
    ) {
        events.append(
            "began \([host.name(of: item1), host.name(of: item2)].sorted().joined(separator: " "))")
    }
}
