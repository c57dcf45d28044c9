import UIKit

// Dynamic items need not be views: a model object that a closure reads while the animator moves it.
class DynamicHub: NSObject, UIDynamicItem {
    var center = CGPoint(x: 20, y: 20)
    var transform = CGAffineTransform.identity
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
}

class ProgressAnimator: NSObject {
    private let animator = UIDynamicAnimator()
    private let hub = DynamicHub()
    private(set) var positions = [CGPoint]()

    override init() {
        super.init()
        let gravity = UIGravityBehavior(items: [hub])
        gravity.setAngle(0, magnitude: 0.5)
        gravity.action = { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.positions.append(strongSelf.hub.center)
        }
        animator.addBehavior(gravity)
    }
}
