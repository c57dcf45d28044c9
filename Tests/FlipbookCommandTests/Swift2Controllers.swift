/// A controller in two versions of Swift.
enum Swift2Controllers {
    /// A controller in Swift 2.
    static let old = """
        import UIKit
        class Own: UIViewController, UICollisionBehaviorDelegate {
            var animator: UIDynamicAnimator!
            override func viewDidAppear(animated: Bool) {
                super.viewDidAppear(animated)
                animator = UIDynamicAnimator(referenceView: view)
                for var i = 0; i < 3; i++ {
                    let box = UIView(frame: CGRectMake(CGFloat(40 + 50 * i), 0, 30, 30))
                    box.backgroundColor = UIColor.redColor()
                    view.addSubview(box)
                    fall(box, delay: 0.1 * Double(i))
                }
            }
            func fall(box: UIView, delay: NSTimeInterval) {
                let time = dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC)))
                dispatch_after(time, dispatch_get_main_queue()) {
                    self.animator.addBehavior(UIGravityBehavior(items: [box]))
                    let collision = UICollisionBehavior(items: [box])
                    collision.collisionDelegate = self
                    collision.addBoundaryWithIdentifier("floor", fromPoint: CGPointMake(0, 200), toPoint: CGPointMake(320, 210))
                    self.animator.addBehavior(collision)
                }
            }
            func collisionBehavior(behavior: UICollisionBehavior, beganContactForItem item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, atPoint p: CGPoint) {
                if let box = item as? UIView where box.backgroundColor == UIColor.redColor() {
                    box.backgroundColor = UIColor.blueColor()
                    animator.addBehavior({ () -> UIPushBehavior in
                        let push = UIPushBehavior(items: [box], mode: .Instantaneous)
                        push.pushDirection = CGVectorMake(0.1, -0.2)
                        return push
                    }())
                }
            }
        }
        """

    /// The same in present Swift.
    static let present = """
        import UIKit
        class Own: UIViewController, UICollisionBehaviorDelegate {
            var animator: UIDynamicAnimator!
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                animator = UIDynamicAnimator(referenceView: view)
                for i in 0..<3 {
                    let box = UIView(frame: CGRect(x: 40 + 50 * i, y: 0, width: 30, height: 30))
                    box.backgroundColor = .red
                    view.addSubview(box)
                    fall(box, delay: 0.1 * Double(i))
                }
            }
            func fall(_ box: UIView, delay: TimeInterval) {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                    self.animator.addBehavior(UIGravityBehavior(items: [box]))
                    let collision = UICollisionBehavior(items: [box])
                    collision.collisionDelegate = self
                    collision.addBoundary(
                        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 320, y: 210))
                    self.animator.addBehavior(collision)
                }
            }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
                withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
            ) {
                guard let box = item as? UIView, box.backgroundColor == .red else { return }
                box.backgroundColor = .blue
                let push = UIPushBehavior(items: [box], mode: .instantaneous)
                push.pushDirection = CGVector(dx: 0.1, dy: -0.2)
                animator.addBehavior(push)
            }
        }
        """

    /// A controller in Swift 1 that leans on what headers of its time did not say about nil.
    static let oldest = """
        import UIKit
        class Own: UIViewController {
            var animator: UIDynamicAnimator?
            var box: UIView?
            var gravity: UIGravityBehavior?
            override func viewDidAppear(animated: Bool) {
                super.viewDidAppear(animated)
                animator = UIDynamicAnimator(referenceView: view)
                box = UIView(frame: CGRectMake(40, 0, 30, 30))
                view.addSubview(box)
                var count = 0
                do {
                    gravity = UIGravityBehavior(items: [box])
                    count++
                } while count < 2
                if gravity { animator?.addBehavior(gravity) }
                let item: AnyObject = gravity!.items[0]
                let first = item as UIView
                first.backgroundColor = UIColor.redColor()
            }
        }
        """

    /// The same in present Swift.
    static let oldestInPresentSwift = """
        import UIKit
        class Own: UIViewController {
            var animator: UIDynamicAnimator!
            var box: UIView!
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                animator = UIDynamicAnimator(referenceView: view)
                box = UIView(frame: CGRect(x: 40, y: 0, width: 30, height: 30))
                view.addSubview(box)
                animator.addBehavior(UIGravityBehavior(items: [box]))
                box.backgroundColor = .red
            }
        }
        """
}
