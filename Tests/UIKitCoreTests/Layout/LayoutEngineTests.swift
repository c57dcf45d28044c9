import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

/// Random hierarchies with random constraints, which are edited from tick to tick: the frames have the bits
/// of those that an engine without a past finds.
@MainActor @Suite struct LayoutEngineTests {
    @Test(arguments: 1...30) func framesAreThoseOfANewEngine(seed: Int) {
        let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        fixture.host.withCurrent {
            var layout = RandomLayout(in: fixture.view, seed: seed)
            for tick in 0..<40 {
                layout.edit()
                fixture.host.window.layoutIfNeeded()
                // Frames that were set have moved views that follow masks: both engines see them where they
                // are.
                let root = fixture.view.hierarchyRoot
                root.madeLayout.needsSolving = true
                root.solveConstraintsIfNeeded()
                let found = layout.frames
                LayoutEngine(root: root).solve()
                #expect(found == layout.frames, "seed \(seed), tick \(tick)")
            }
        }
    }

    /// Where constraints leave no choice, stacks may be solved after them.
    @Test(arguments: 1...60) func framesAreThoseOfTheOrderOfStacks(seed: Int) {
        let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        fixture.host.withCurrent {
            var layout = RandomLayout(in: fixture.view, seed: 100 + seed)
            for tick in 0..<10 {
                layout.edit()
                fixture.host.window.layoutIfNeeded()
                let root = fixture.view.hierarchyRoot
                LayoutEngine(root: root, reorderedCount: 0).solve()
                let found = layout.frames
                LayoutEngine(root: root).solve()
                let isEqual = zip(found, layout.frames).allSatisfy { one, other in
                    one == other
                        || abs(one.minX - other.minX) + abs(one.minY - other.minY) < 1e-9
                            && abs(one.width - other.width) + abs(one.height - other.height) < 1e-9
                }
                #expect(isEqual, "seed \(seed), tick \(tick)")
            }
        }
    }

    @Test func anEngineHoldsNoView() {
        let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        weak var gone: UIView?
        fixture.host.withCurrent {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            gone = root
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            child.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
            #expect(child.bounds.width == 10)
        }
        #expect(gone == nil)
    }
}

/// A random hierarchy and its edits.
@MainActor private struct RandomLayout {
    let root: UIView
    private var random: SeededRandom
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var constraints: [NSLayoutConstraint] = []

    init(in root: UIView, seed: Int) {
        (self.root, random) = (root, SeededRandom(seed: seed))
        for _ in 0..<2 + random.next(below: 8) { addView() }
        for _ in 0..<random.next(below: 20) { addConstraint() }
    }

    /// The targets of all views, and the guides.
    var frames: [CGRect] {
        views.map { $0.layout?.target ?? .null } + guides.map { $0.solved ?? .null }
            + views.compactMap { ($0 as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } }
    }

    private mutating func length() -> CGFloat { CGFloat(random.next(below: 400) - 100) / 4 }

    private mutating func addView() {
        let parent = random.oneIn(2) ? root : views.isEmpty ? root : random.pick(views)
        let view: UIView
        switch random.next(below: 6) {
        case 0:
            let label = UILabel()
            label.text = String(repeating: "some words ", count: 1 + random.next(below: 12))
            label.numberOfLines = random.next(below: 2)
            view = label
        case 1:
            let stack = UIStackView()
            stack.axis = random.oneIn(2) ? .horizontal : .vertical
            stack.spacing = CGFloat(random.next(below: 3))
            stack.distribution = random.pick([
                .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ])
            stack.alignment = random.pick([.fill, .leading, .center, .trailing, .firstBaseline])
            stack.isLayoutMarginsRelativeArrangement = random.oneIn(3)
            view = stack
        case 2: view = random.oneIn(2) ? UIScrollView() : UISwitch()
        default: view = UIView(frame: CGRect(x: length(), y: length(), width: 40, height: 30))
        }
        if let stack = parent as? UIStackView, !random.oneIn(4) {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = random.oneIn(4)
            if random.oneIn(3) { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
        }
        views.append(view)
        guard random.oneIn(6) else { return }
        let guide = random.oneIn(2) ? UILayoutGuide() : parent.layoutMarginsGuide
        if guide.owningView == nil { parent.addLayoutGuide(guide) }
        guides.append(guide)
    }

    private mutating func item() -> AnyObject {
        if !guides.isEmpty, random.oneIn(6) { return random.pick(guides) }
        return random.oneIn(4) ? root : random.pick(views)
    }

    private mutating func addConstraint() {
        let attributes: [NSLayoutConstraint.Attribute] =
            random.oneIn(2)
            ? [.left, .right, .centerX, .left, .leftMargin] : [.top, .bottom, .centerY, .firstBaseline]
        let length: NSLayoutConstraint.Attribute = attributes[0] == .left ? .width : .height
        let isLength = random.oneIn(3)
        let (first, second) = (item(), random.oneIn(isLength ? 2 : 8) ? nil : item())
        guard view(of: first)?.isDescendant(of: root) == true,
            second == nil || view(of: second)?.isDescendant(of: root) == true, first !== second,
            isLength || second != nil
        else { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: isLength ? length : random.pick(attributes),
            relatedBy: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), toItem: second,
            attribute: second == nil ? .notAnAttribute : isLength ? length : random.pick(attributes),
            multiplier: isLength && random.oneIn(3) ? 0.5 : 1, constant: self.length())
        if !random.oneIn(2) { constraint.priority = random.pick([.defaultHigh, .defaultLow, .init(500)]) }
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Changes something, most often a constant.
    mutating func edit() {
        switch random.next(below: 16) {
        case 0: addConstraint()
        case 1: if !constraints.isEmpty { random.pick(constraints).isActive = false }
        case 2: addView()
        case 3: random.pick(views).removeFromSuperview()
        case 4:
            let view = random.pick(views)
            view.isHidden.toggle()
        case 5:
            let view = random.pick(views)
            view.frame.origin.x += length()
        case 6: (random.pick(views) as? UILabel)?.text = "other"
        case 7: root.layoutMargins.left += 1
        case 8: random.pick(views).setContentHuggingPriority(.init(300), for: .horizontal)
        case 9: root.frame.size.width += length()
        case 10: if let other = constraints.randomElement(using: &random) { other.priority = .init(400) }
        case 11: random.pick(views).autoresizingMask = [.flexibleHeight]
        default:
            for _ in 0..<3 where !constraints.isEmpty { random.pick(constraints).constant += length() / 8 }
        }
    }
}
