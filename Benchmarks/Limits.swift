import Flipbook
import UIKit

// The scenes that Benchmarks/limits films; each number that it varies is a parameter.

/// One square that bounces for ever.
final class Still: UIViewController, Scene {
    static let summary = "A square bounces in a small view."
    static let size = CGSize(width: 64, height: 64)

    let square = UIView(frame: CGRect(x: 24, y: 4, width: 16, height: 16))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let material = UIDynamicItemBehavior(items: [square])
        material.elasticity = 1
        for behavior in [UIGravityBehavior(items: [square]), collision, material] {
            animator.addBehavior(behavior)
        }
    }
}

/// A square at a place that a parameter chooses.
final class Small: UIViewController, Scene {
    static let summary = "A square falls from a place of its own."
    static let size = CGSize(width: 16, height: 64)

    @Parameter("Where it begins", in: 0...1000) var place = 0.0
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 4, y: 4 + place / 50, width: 8, height: 8))
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }
}

/// Squares of 8 points in rows, with room between them.
class Squares: UIViewController {
    @Parameter("How many squares", in: 1...100_000) var count = 1000
    var squares: [UIView] = []
    var animator: UIDynamicAnimator!

    /// How many squares a row has, so that the whole is about as high as wide.
    var columns: Int { max(1, Int(Double(count).squareRoot().rounded(.up))) }

    override func viewDidLoad() {
        super.viewDidLoad()
        squares = (0..<count).map { number in
            let place = CGPoint(x: 12 * (number % columns), y: 12 * (number / columns))
            let square = UIView(frame: CGRect(origin: place, size: CGSize(width: 8, height: 8)))
            square.backgroundColor = number % 2 == 0 ? .systemBlue : .systemOrange
            return square
        }
        for square in squares { view.addSubview(square) }
    }
}

final class Views: Squares, Scene {
    static let summary = "Squares stand still."
}

final class Rain: Squares, Scene {
    static let summary = "Squares fall side by side."

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: squares))
    }
}

/// Rows above one another fall onto a floor and lie there.
final class Pile: Squares, Scene {
    static let summary = "Squares fall onto one another."

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        animator.solver = .graphColored
        let collision = UICollisionBehavior(items: squares)
        let floor = 12 * CGFloat(columns) + 40
        collision.addBoundary(
            withIdentifier: "floor", from: CGPoint(x: -1000, y: floor),
            to: CGPoint(x: 12 * CGFloat(columns) + 1000, y: floor))
        animator.addBehavior(UIGravityBehavior(items: squares))
        animator.addBehavior(collision)
    }
}

/// More pixels than encoders take, at eight pixels per point.
final class Wide: UIViewController, Scene {
    static let summary = "A wide view."
    static let size = CGSize(width: 2049, height: 10)
}

/// Views upon one another, deeper than is allowed.
final class Nested: UIViewController, Scene {
    static let summary = "Views lie in one another."

    override func viewDidLoad() {
        super.viewDidLoad()
        var outer: UIView = view
        for _ in 0..<300 {
            let inner = UIView(frame: view.bounds)
            outer.addSubview(inner)
            outer = inner
        }
    }
}

/// Timers that fire ten times a second, each at a time of its own.
final class Timers: UIViewController, Scene {
    static let summary = "Timers that fire ten times a second."
    static let size = CGSize(width: 64, height: 64)

    @Parameter("How many timers", in: 1...1_000_000) var count = 1000
    var fired = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<count {
            let interval = 0.1 + Double(number) * 1e-7
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [unowned self] _ in fired += 1 }
        }
    }
}

/// Squares that leave their behaviors, all in one tick, the first one first.
final class Leaving: Squares, Scene {
    static let summary = "Squares that leave their behaviors, all in one tick."
    static let size = CGSize(width: 640, height: 640)

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        let (gravity, material) = (UIGravityBehavior(items: squares), UIDynamicItemBehavior(items: squares))
        for behavior in [gravity, material] { animator.addBehavior(behavior) }
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [unowned self] _ in
            for square in squares {
                gravity.removeItem(square)
                material.removeItem(square)
            }
        }
    }
}

/// Squares of which one appears and one goes at every tick.
final class Appearing: Squares, Scene {
    static let summary = "Squares of which one appears and one goes at every tick."
    static let size = CGSize(width: 640, height: 640)

    override func viewDidLoad() {
        super.viewDidLoad()
        let link = CADisplayLink { [unowned self] _ in
            squares.removeFirst().removeFromSuperview()
            let square = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
            square.backgroundColor = .systemRed
            view.addSubview(square)
            squares.append(square)
        }
        link.add(to: .main, forMode: .common)
    }
}

/// A table whose first row is inserted and whose last one is deleted five times a second.
final class Rows: UIViewController, Scene, UITableViewDataSource {
    static let summary = "A table whose first row is inserted and whose last one is deleted."
    static let size = CGSize(width: 320, height: 480)

    @Parameter("How many rows", in: 1...1_000_000) var count = 1000
    lazy var numbers = Array(0..<count)
    lazy var table = UITableView(frame: view.bounds)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        view.addSubview(table)
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [unowned self] _ in
            numbers.insert(numbers.count, at: 0)
            let last = IndexPath(row: numbers.count - 2, section: 0)
            numbers.removeLast()
            table.performBatchUpdates {
                self.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                self.table.deleteRows(at: [last], with: .automatic)
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(numbers[indexPath.row])"
        return cell
    }
}

/// Views in a chain, each beside the last one; the place of the first one changes at every tick.
final class Constrained: UIViewController, Scene {
    static let summary = "Views in a chain, whose first one moves."
    static let size = CGSize(width: 640, height: 64)

    @Parameter("How many views", in: 1...100_000) var count = 1000
    var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        var edge = view.leadingAnchor
        var place: NSLayoutConstraint!
        for number in 0..<count {
            let square = UIView()
            square.backgroundColor = number % 2 == 0 ? .systemBlue : .systemOrange
            square.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(square)
            let start = square.leadingAnchor.constraint(equalTo: edge, constant: 4)
            place = place ?? start
            NSLayoutConstraint.activate([
                start, square.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                square.widthAnchor.constraint(equalToConstant: 8),
                square.heightAnchor.constraint(equalToConstant: 8),
            ])
            edge = square.trailingAnchor
        }
        let link = CADisplayLink { [unowned self] _ in
            ticks += 1
            place.constant = CGFloat(4 + ticks % 32)
        }
        link.add(to: .main, forMode: .common)
    }
}

/// Views in a chain of inequalities, whose widths lie between bounds; the place of the first one changes.
final class Bounded: UIViewController, Scene {
    static let summary = "Views in a chain of inequalities, whose first one moves."
    static let size = CGSize(width: 640, height: 64)

    @Parameter("How many views", in: 1...100_000) var count = 1000
    var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        var edge = view.leadingAnchor
        var place: NSLayoutConstraint!
        for number in 0..<count {
            let square = UIView()
            square.backgroundColor = number % 2 == 0 ? .systemBlue : .systemOrange
            square.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(square)
            let start = square.leadingAnchor.constraint(equalTo: edge, constant: 4)
            let width = square.widthAnchor.constraint(equalToConstant: CGFloat(4 + number % 9))
            width.priority = .defaultHigh
            place = place ?? start
            NSLayoutConstraint.activate([
                start, width, square.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                square.heightAnchor.constraint(equalToConstant: 8),
                square.widthAnchor.constraint(greaterThanOrEqualToConstant: 6),
                square.widthAnchor.constraint(lessThanOrEqualToConstant: 10),
            ])
            edge = square.trailingAnchor
        }
        let link = CADisplayLink { [unowned self] _ in
            ticks += 1
            place.constant = CGFloat(4 + ticks % 32)
        }
        link.add(to: .main, forMode: .common)
    }
}

/// Views in stacks of ten, which lie in stacks of ten; one of them comes and goes ten times a second.
final class Stacks: UIViewController, Scene {
    static let summary = "Views in nested stacks, one of which comes and goes."
    static let size = CGSize(width: 640, height: 640)

    @Parameter("How many views", in: 1...100_000) var count = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = makeStack(of: count, .vertical)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        var last: UIView = stack
        while let inner = (last as? UIStackView)?.arrangedSubviews.last { last = inner }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in last.isHidden.toggle() }
    }

    private func makeStack(of count: Int, _ axis: NSLayoutConstraint.Axis) -> UIView {
        guard count > 1 else {
            let leaf = UIView()
            leaf.backgroundColor = .systemTeal
            return leaf
        }
        let parts = min(10, count)
        let stack = UIStackView(
            arrangedSubviews: (0..<parts).map { part in
                let share = count * (part + 1) / parts - count * part / parts
                return makeStack(of: share, axis == .vertical ? .horizontal : .vertical)
            })
        (stack.axis, stack.distribution) = (axis, .fillEqually)
        return stack
    }
}

/// Rows of three labels, which are stacks in a stack; only the texts give them sizes. One text changes ten times a
/// second.
final class Columns: UIViewController, Scene {
    static let summary = "Labels in nested stacks, one of which changes."
    static let size = CGSize(width: 640, height: 640)

    @Parameter("How many labels", in: 3...100_000) var count = 999

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: (0..<count / 3).map(makeRow))
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        let first = (column.arrangedSubviews[0] as? UIStackView)?.arrangedSubviews[0] as? UILabel
        var changes = 0
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            changes += 1
            first?.text = "\(changes)"
        }
    }

    private func makeRow(_ row: Int) -> UIView {
        let labels = (0..<3).map { column in
            let label = UILabel()
            label.text = "\(row).\(column)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 8
        return stack
    }
}

/// Towers of 198 views in one another; the outermost view of one moves at every tick.
final class Levels: UIViewController, Scene {
    static let summary = "Towers of 198 views in one another, one of which moves."
    static let size = CGSize(width: 640, height: 640)

    @Parameter("How many views", in: 198...1_000_000) var count = 1980
    private var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let towers = (0..<count / 198).map(makeTower)
        for tower in towers { view.addSubview(tower) }
        let link = CADisplayLink { [unowned self] _ in
            ticks += 1
            towers[0].frame.origin.x = CGFloat(ticks % 32)
        }
        link.add(to: .main, forMode: .common)
    }

    private func makeTower(_ number: Int) -> UIView {
        let place = CGPoint(x: CGFloat(number % 20 * 32), y: CGFloat(number / 20 * 32 % 640))
        let tower = UIView(frame: CGRect(origin: place, size: CGSize(width: 30, height: 30)))
        tower.backgroundColor = number % 2 == 0 ? .systemBlue : .systemOrange
        var top = tower
        for _ in 1..<198 {
            let inner = UIView(frame: top.bounds.insetBy(dx: 0.05, dy: 0.05))
            top.addSubview(inner)
            top = inner
        }
        top.backgroundColor = .white
        return tower
    }
}

/// Pan recognizers: half of them of the view in which a finger moves, half of views of their own.
final class Recognizers: UIViewController, Scene, UIGestureRecognizerDelegate {
    static let summary = "Recognizers of views, and of the view in which a finger moves."
    static let size = CGSize(width: 320, height: 320)

    @Parameter("How many recognizers", in: 2...1_000_000) var count = 1000
    private var begun = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<count {
            let recognizer = UIPanGestureRecognizer()
            recognizer.delegate = self
            guard number % 2 == 1 else {
                view.addGestureRecognizer(recognizer)
                continue
            }
            let place = CGPoint(x: CGFloat(number % 40 * 8), y: CGFloat(number / 40 % 40 * 8))
            let square = UIView(frame: CGRect(origin: place, size: CGSize(width: 6, height: 6)))
            square.addGestureRecognizer(recognizer)
            view.addSubview(square)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begun += 1
        view.backgroundColor = begun % 2 == 0 ? .white : .systemTeal
        return true
    }
}

/// An emitter whose cells live as long as the film.
final class Particles: UIViewController, Scene {
    static let summary = "Particles of an emitter, all of which live."
    static let size = CGSize(width: 320, height: 320)

    @Parameter("How many particles after a second", in: 1...1_000_000) var count = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                UIColor.systemBlue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.cgImage
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (Float(count), 10, 100, .pi * 2)
        emitter.emitterPosition = CGPoint(x: 160, y: 160)
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
    }
}

/// Random items and behaviors, of ordinary numbers or of huge and tiny ones.
final class Numbers: UIViewController, Scene {
    static let summary = "Random items with attachments, fields, pushes and snaps."
    static let size = CGSize(width: 400, height: 400)

    @Parameter("The seed of all numbers", in: 0...1_000_000) var seed = 0
    @Parameter("How many items", in: 2...10_000) var count = 60
    @Parameter("1 for numbers from 1e-6 to 1e6", in: 0...1) var wild = 0
    private var state: UInt64 = 0
    private var items: [UIView] = []
    private var animator: UIDynamicAnimator!
    private let walls = UICollisionBehavior()

    override func viewDidLoad() {
        super.viewDidLoad()
        state = UInt64(seed)
        animator = UIDynamicAnimator(referenceView: view)
        items = (0..<count).map { _ in
            let size = CGSize(width: max(2e-3, abs(number(4...24))), height: max(2e-3, abs(number(4...24))))
            return UIView(frame: CGRect(origin: point(within: 380), size: size))
        }
        for item in items {
            view.addSubview(item)
            walls.addItem(item)
        }
        walls.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: items)
        gravity.setAngle(number(0...6.3), magnitude: number(0...2))
        animator.addBehavior(walls)
        animator.addBehavior(gravity)
        for item in items { behavior(of: item).map(animator.addBehavior) }
    }

    private func behavior(of item: UIView) -> UIDynamicBehavior? {
        let other = items[Int(bits() % UInt64(count))]
        switch bits() % 10 {
        case 0, 1, 2: return material(of: item)
        case 3:
            let push = UIPushBehavior(items: [item], mode: bits() % 2 == 0 ? .continuous : .instantaneous)
            push.setAngle(number(0...6.3), magnitude: number(0...1))
            return push
        case 4, 5, 6: return other === item ? nil : attachment(of: item, to: other)
        case 7:
            let snap = UISnapBehavior(item: item, snapTo: point(within: 400))
            snap.damping = number(0...1)
            return snap
        case 8:
            let field = UIFieldBehavior.radialGravityField(position: point(within: 400))
            (field.strength, field.minimumRadius) = (number(-3...3), abs(number(1...20)))
            field.falloff = max(0, min(10, number(0...2)))
            field.addItem(item)
            return field
        default:
            let name = "line\(bits() % 8)" as NSString
            walls.addBoundary(withIdentifier: name, from: point(within: 400), to: point(within: 400))
            return nil
        }
    }

    private func material(of item: UIView) -> UIDynamicBehavior {
        let material = UIDynamicItemBehavior(items: [item])
        (material.elasticity, material.friction) = (number(0...1), number(0...1))
        (material.density, material.charge) = (abs(number(0.2...5)), number(-1...1))
        (material.resistance, material.angularResistance) = (number(0...3), number(0...3))
        material.addLinearVelocity(CGPoint(x: number(-900...900), y: number(-900...900)), for: item)
        material.addAngularVelocity(number(-20...20), for: item)
        return material
    }

    private func attachment(of item: UIView, to other: UIView) -> UIDynamicBehavior {
        let anchor = point(within: 400)
        if bits() % 4 == 0 {
            return UIAttachmentBehavior.pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        }
        let attachment = UIAttachmentBehavior(item: item, attachedTo: other)
        if bits() % 2 == 0 { (attachment.frequency, attachment.damping) = (number(0.5...10), number(0...2)) }
        if bits() % 3 == 0 { attachment.length = number(0...120) }
        return attachment
    }

    private func point(within side: Double) -> CGPoint { CGPoint(x: number(0...side), y: number(0...side)) }

    /// A random number of a range; of a wild scene three of eight are far from it or 0.
    private func number(_ range: ClosedRange<Double>) -> Double {
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * unit()
        guard wild == 1 else { return value }
        let most = bits() % 3 == 0 ? 1e3 : 1e6
        switch bits() % 8 {
        case 0: return max(-most, min(most, value * pow(10, 12 * unit() - 6)))
        case 1: return max(-most, min(most, value * 1e4))
        case 2: return bits() % 2 == 0 ? 0 : value * 1e-4
        default: return value
        }
    }

    private func unit() -> Double { Double(bits() >> 11) / Double(1 << 53) }

    /// The next bits of the SplitMix64 generator.
    private func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
