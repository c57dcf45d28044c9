import Testing
import UIKitHost

// The many ways in which UIKit code writes the same things; that they compile is the test, with a check that
// they ran.

private class BadgeView: UIView {
    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    override var center: CGPoint {
        didSet { moves += 1 }
    }

    var moves = 0
}

private class CodeOnlyController: UIViewController {
    let badge = BadgeView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Badge"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0.9, alpha: 1)
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
        badge.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    func animateInEveryForm(done: @escaping () -> Void) {
        let changes: () -> Void = { self.badge.alpha = 0.9 }
        UIView.animate(withDuration: 0.1, animations: changes)
        UIView.animate(withDuration: 0.1, animations: { self.badge.alpha = 0.8 })
        UIView.animate(withDuration: 0.1, animations: { self.badge.alpha = 0.7 }, completion: nil)
        UIView.animate(
            withDuration: 0.1, animations: { self.badge.alpha = 0.6 },
            completion: { (finished: Bool) in
                if finished { done() }
            })
        UIView.animate(withDuration: 0.1, animations: { self.badge.alpha = 0.5 }) { _ in done() }
        UIView.animate(withDuration: 0.1) {
            self.badge.alpha = 0.4
        } completion: { _ in
            done()
        }
        UIView.animate(
            withDuration: 0.1, delay: 0.0, options: UIView.AnimationOptions.curveEaseIn,
            animations: {
                self.badge.alpha = 0.3
            }, completion: { (_) -> Void in done() })
        UIView.animate(
            withDuration: 0.1, delay: 0.0, options: [.repeat, .autoreverse],
            animations: {
                self.badge.layer.borderWidth = 3
            })
        UIView.animate(
            withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            options: .curveEaseOut,
            animations: { self.badge.transform = .identity }
        ) { _ in done() }
    }
}

@MainActor @Suite struct SourceFormsTests {
    @Test func everyFormOfAnimationRuns() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = CodeOnlyController()
        host.install(controller)
        #expect(controller.badge.center == CGPoint(x: 160, y: 284))
        #expect(controller.badge.moves == 1)
        var count = 0
        host.withCurrent { controller.animateInEveryForm { count += 1 } }
        for _ in 0..<7 { host.advance(by: 1.0 / 60) }
        #expect(count == 5)
        #expect(controller.badge.alpha == 0.3)
    }

    @Test func transformsAndPathsAreWrittenAsAlways() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = view.transform.rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
        view.transform = .identity
        view.frame.origin.y += 100
        view.frame = view.frame.offsetBy(dx: 5, dy: 0).insetBy(dx: 1, dy: 1)
        #expect(view.frame == CGRect(x: 16, y: 121, width: 28, height: 38))
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 0, y: 0))
        triangle.addLine(to: CGPoint(x: 10, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 10))
        triangle.close()
        triangle.lineWidth = 2
        #expect(triangle.contains(CGPoint(x: 2, y: 2)))
        let colors: [UIColor] = [
            .red, UIColor.blue.withAlphaComponent(0.5),
            UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1),
        ]
        #expect(Set(colors).count == 3)
    }
}
