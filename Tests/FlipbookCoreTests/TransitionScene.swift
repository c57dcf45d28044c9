import FlipbookCore
import Foundation
import UIKitHost

/// Scenes in which the system moves things over several frames, in 0.8 s on 160 x 240 points.
enum TransitionScene: String, CaseIterable {
    case push, sheet, spring, crossing, table, falling, counting, sparks, flick

    @MainActor var entry: CatalogEntry {
        let kind = self
        let entry = CatalogEntry(
            viewController: rawValue, summary: "", size: CGSize(width: 160, height: 240), duration: 0.8
        ) { kind.controller() }
        guard self == .flick else { return entry }
        let flick = InputScript.Entry.pan(
            along: [CGPoint(x: 80, y: 200), CGPoint(x: 80, y: 60)], from: 0.05, to: 0.25, curve: .easeIn)
        return entry.playing([flick])
    }

    @MainActor private func controller() -> UIViewController {
        switch self {
        case .push: Self.pushing()
        case .sheet: Self.presenting()
        case .spring: Self.swinging()
        case .crossing: Self.crossing()
        case .table, .flick: ChangingTable(changes: self == .table)
        case .falling: FallingBoxes()
        case .counting: CountingPage()
        case .sparks: Self.sparkling()
        }
    }

    @MainActor private static func page(_ color: UIColor, _ text: String) -> UIViewController {
        let page = UIViewController()
        page.title = text
        page.view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 120, height: 30))
        label.text = text
        page.view.addSubview(label)
        return page
    }

    @MainActor private static func at(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        RunContext.current.clock.schedule(at: time) { action() }
    }

    @MainActor private static func pushing() -> UIViewController {
        let stack = UINavigationController(rootViewController: page(.white, "One"))
        at(0.03) { stack.pushViewController(page(.yellow, "Two"), animated: true) }
        at(0.6) { _ = stack.popViewController(animated: true) }
        return stack
    }

    @MainActor private static func presenting() -> UIViewController {
        let first = page(.white, "Below")
        at(0.03) { first.present(page(.cyan, "Above"), animated: true) }
        at(0.55) { first.dismiss(animated: true) }
        return first
    }

    @MainActor private static func swinging() -> UIViewController {
        let controller = page(.white, "Spring")
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
        box.backgroundColor = .red
        box.layer.shadowOpacity = 0.5
        controller.view.addSubview(box)
        UIView.animate(
            withDuration: 0.5, delay: 0.05, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
        ) {
            box.center = CGPoint(x: 120, y: 180)
            box.backgroundColor = .blue
            box.transform = CGAffineTransform(rotationAngle: 1)
        } completion: { _ in
            UIView.animate(withDuration: 0.3) { box.alpha = 0.2 }
        }
        return controller
    }

    @MainActor private static func crossing() -> UIViewController {
        let controller = page(.white, "Crossing")
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 120, height: 30))
        label.text = "before"
        label.backgroundColor = .green
        let card = UIView(frame: CGRect(x: 30, y: 160, width: 100, height: 60))
        card.backgroundColor = .purple
        for view in [label, card] { controller.view.addSubview(view) }
        at(0.1) {
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 0.3)
            label.layer.add(transition, forKey: "push")
            label.text = "after"
        }
        at(0.2) {
            UIView.transition(with: card, duration: 0.4, options: .transitionFlipFromLeft) {
                card.backgroundColor = .orange
            }
        }
        return controller
    }

    @MainActor private static func sparkling() -> UIViewController {
        let controller = page(.black, "Sparks")
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (60, 1, 80, 6)
        cell.color = UIColor.orange.cgColor
        let emitter = CAEmitterLayer()
        (emitter.emitterPosition, emitter.emitterCells) = (CGPoint(x: 80, y: 120), [cell])
        controller.view.layer.addSublayer(emitter)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        glass.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
        controller.view.addSubview(glass)
        UIView.animate(withDuration: 0.6) { glass.frame.origin.x = 80 }
        return controller
    }
}

/// A table whose rows come, go and move; or one that is only scrolled.
private final class ChangingTable: UITableViewController {
    private var rows = (0..<20).map { "Row \($0)" }
    private let changes: Bool

    init(changes: Bool) {
        self.changes = changes
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard changes else { return }
        RunContext.current.clock.schedule(at: 0.05) { self.change() }
        RunContext.current.clock.schedule(at: 0.4) {
            self.tableView.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
        }
    }

    private func change() {
        tableView.performBatchUpdates {
            rows.remove(at: 1)
            rows.insert("New", at: 3)
            tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

/// Boxes that fall onto one another.
private final class FallingBoxes: UIViewController {
    private var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let boxes = (0..<4).map { number in
            UIView(frame: CGRect(x: 40 + 11 * number, y: 10 + 35 * number, width: 30, height: 30))
        }
        for box in boxes {
            box.backgroundColor = .brown
            view.addSubview(box)
        }
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: boxes))
        let walls = UICollisionBehavior(items: boxes)
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
    }
}

/// A page that counts how often it was drawn and laid out, and shows both.
private final class CountingPage: UIViewController {
    private final class Counter: UIView {
        private var drawings = 0
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override func draw(_ rect: CGRect) {
            drawings += 1
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 3 * drawings, y: 2 * layouts, width: 10, height: 10))
        }

        func step() {
            setNeedsDisplay()
            setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let counter = Counter(frame: view.bounds)
        counter.backgroundColor = .white
        view.addSubview(counter)
        CADisplayLink { _ in counter.step() }.add(to: .main, forMode: .common)
    }
}
