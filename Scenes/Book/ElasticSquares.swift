import Flipbook
import UIKit

// Recipe 2.6 and figure 2.4: two squares that differ in elasticity. The red one keeps all of its speed when
// it bounces, the green one half.
final class ElasticSquares: UIViewController, Scene {
    static let summary = "A fully elastic red square bounces much higher than a half elastic green one."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 4
    // Up to the height of the red square after its first bounce.
    static let trail = TrailStyle(every: .time(0.2), duration: 1.9, look: TrailLook(showsPaths: false))

    @Parameter("How much speed a bounce leaves the green square", in: 0...1) var greenElasticity = 0.5
    @Parameter("How much speed a bounce leaves the red square", in: 0...1) var redElasticity = 1.0

    let green = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        green.backgroundColor = .green
        green.center = CGPoint(x: 100, y: 0)
        view.addSubview(green)

        red.backgroundColor = .red
        red.center = CGPoint(x: 100, y: 50)
        view.addSubview(red)

        animator = UIDynamicAnimator(referenceView: view)

        let gravity = UIGravityBehavior(items: [green, red])
        animator.addBehavior(gravity)

        let collision = UICollisionBehavior(items: [green, red])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        let halfElastic = UIDynamicItemBehavior(items: [green])
        halfElastic.elasticity = greenElasticity
        animator.addBehavior(halfElastic)

        let elastic = UIDynamicItemBehavior(items: [red])
        elastic.elasticity = redElasticity
        animator.addBehavior(elastic)
    }
}
