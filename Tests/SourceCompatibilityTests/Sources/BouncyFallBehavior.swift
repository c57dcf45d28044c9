import UIKit

// The composite behavior of university courses and conference talks, around 2015.
class BouncyFallBehavior: UIDynamicBehavior {
    let gravity = UIGravityBehavior()

    lazy var collider: UICollisionBehavior = {
        let lazilyCreatedCollider = UICollisionBehavior()
        lazilyCreatedCollider.translatesReferenceBoundsIntoBoundary = true
        return lazilyCreatedCollider
    }()

    private lazy var itemBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = false
        behavior.elasticity = 0.75
        return behavior
    }()

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(itemBehavior)
    }

    convenience init(in animator: UIDynamicAnimator) {
        self.init()
        animator.addBehavior(self)
    }

    func addBarrier(_ path: UIBezierPath, named name: String) {
        collider.removeBoundary(withIdentifier: name as NSString)
        collider.addBoundary(withIdentifier: name as NSString, for: path)
    }

    func addDrop(_ drop: UIView) {
        dynamicAnimator?.referenceView?.addSubview(drop)
        gravity.addItem(drop)
        collider.addItem(drop)
        itemBehavior.addItem(drop)
    }

    func removeDrop(_ drop: UIView) {
        gravity.removeItem(drop)
        collider.removeItem(drop)
        itemBehavior.removeItem(drop)
        drop.removeFromSuperview()
    }
}

class DropItViewController: UIViewController, UIDynamicAnimatorDelegate {
    lazy var animator: UIDynamicAnimator = {
        let lazilyCreatedDynamicAnimator = UIDynamicAnimator(referenceView: self.view)
        lazilyCreatedDynamicAnimator.delegate = self
        return lazilyCreatedDynamicAnimator
    }()
    let dropItBehavior = BouncyFallBehavior()
    var pauses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        animator.addBehavior(dropItBehavior)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let barrierSize = CGSize(width: 80, height: 80)
        let barrierOrigin = CGPoint(
            x: view.bounds.midX - barrierSize.width / 2, y: view.bounds.midY - barrierSize.height / 2)
        let path = UIBezierPath(ovalIn: CGRect(origin: barrierOrigin, size: barrierSize))
        dropItBehavior.addBarrier(path, named: "Middle Barrier")
    }

    func drop(at x: CGFloat) {
        let dropView = UIView(frame: CGRect(x: x, y: 0, width: 40, height: 40))
        dropView.backgroundColor = .blue
        dropItBehavior.addDrop(dropView)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        pauses += 1
    }
}
