import UIKitHost
import UIKitTestSupport

extension RandomProgram {
    /// Adds a widget to the view, or to a container among the widgets.
    func addWidget() {
        guard widgets.count < 40 else { return removeWidget() }
        let widget = makeWidget()
        let container = random.oneIn(3) ? widgets.filter(Self.isContainer).randomWidget(&random) : nil
        switch container {
        case let stack as UIStackView: stack.addArrangedSubview(widget)
        case let effects as UIVisualEffectView: effects.contentView.addSubview(widget)
        default: (container ?? view).addSubview(widget)
        }
        widgets.append(widget)
        if random.oneIn(3) {
            let tap = UITapGestureRecognizer(target: self, action: Selector(RandomProgram.act))
            tap.cancelsTouchesInView = random.oneIn(2)
            widget.addGestureRecognizer(tap)
        }
        guard random.oneIn(2), !(container is UIStackView) else { return }
        widget.translatesAutoresizingMaskIntoConstraints = false
        let parent = widget.superview ?? view!
        constrain(widget.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: number(0...120)))
        constrain(widget.topAnchor.constraint(equalTo: parent.topAnchor, constant: number(0...300)))
        if random.oneIn(2) { constrain(widget.widthAnchor.constraint(equalToConstant: number(20...200))) }
    }

    /// Removes a widget, with those in it.
    func removeWidget() {
        guard let widget = widgets.randomWidget(&random) else { return }
        widget.removeFromSuperview()
        widgets.removeAll { $0 === widget || $0.isDescendant(of: widget) }
    }

    func constrain(_ constraint: NSLayoutConstraint) {
        constraint.priority = random.pick([.required, .defaultHigh, .defaultLow, UILayoutPriority(500)])
        constraint.isActive = true
        constraints.append(constraint)
    }

    /// Something that a gesture or a control does.
    func act() { step() }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { random.number(range) }

    func frame() -> CGRect {
        CGRect(x: number(-20...250), y: number(0...450), width: number(10...220), height: number(10...160))
    }

    func text() -> String {
        let words = [
            "a", "motion", "of", "views", "in seconds", "وقت", "時間", "🎬", "\n", "incomprehensibilities",
        ]
        return (0...random.next(below: 6)).map { _ in random.pick(words) }.joined(separator: " ")
    }

    func color() -> UIColor {
        random.pick([.systemRed, .systemBlue, .label, .clear, UIColor(white: number(0...1), alpha: 0.5)])
    }

    private static func isContainer(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || view is UIStackView || type(of: view) == UIScrollView.self
            || view is UIVisualEffectView
    }

    private func makeWidget() -> UIView {
        let widget = makePlainWidget()
        if widget.bounds.isEmpty || random.oneIn(2) { widget.frame = frame() }
        widget.backgroundColor = random.oneIn(2) ? color() : widget.backgroundColor
        return widget
    }

    private func makePlainWidget() -> UIView {
        switch random.next(below: 27) {
        case 0, 1: return UIView(frame: frame())
        case 2:
            return made(UILabel()) {
                $0.text = text(); $0.numberOfLines = random.next(below: 3)
            }
        case 3: return makeButton()
        case 4: return UISwitch()
        case 5: return UISlider()
        case 6: return UISegmentedControl(items: ["One", "Two", "Three"])
        case 7: return UIStepper()
        case 8: return UIProgressView(progressViewStyle: .default)
        case 9:
            return made(UITextField()) {
                $0.placeholder = "Name"; $0.borderStyle = .roundedRect
            }
        case 10:
            return made(UITextView()) {
                $0.text = text(); $0.isScrollEnabled = random.oneIn(2)
            }
        case 11: return UIImageView(image: UIImage(systemName: random.pick(["star", "heart.fill", "trash"])))
        case 12: return made(UIActivityIndicatorView()) { $0.startAnimating() }
        case 13: return made(UIStackView()) { $0.axis = random.oneIn(2) ? .vertical : .horizontal }
        case 14: return made(UIScrollView()) { $0.contentSize = CGSize(width: 500, height: 700) }
        case 15: return makeTable()
        case 16: return makeGrid()
        case 17: return UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        case 18: return makeLayers()
        case 19: return UIDatePicker()
        case 20: return UISearchBar()
        case 21: return makePicker()
        case 22: return made(UIToolbar()) { $0.items = [UIBarButtonItem(systemItem: .add)] }
        case 23: return made(UINavigationBar()) { $0.items = [UINavigationItem(title: text())] }
        case 24: return made(UITabBar()) { $0.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0)] }
        case 25: return makeSections()
        default: return made(UIPageControl()) { $0.numberOfPages = 4 }
        }
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(text(), for: .normal)
        button.addTarget(self, action: Selector(RandomProgram.act), for: .touchUpInside)
        return button
    }

    private func makePicker() -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = self
        return picker
    }

    /// Makes a view with a layer of its own kind.
    private func makeLayers() -> UIView {
        let view = UIView(frame: frame())
        let layer = random.pick([
            CAGradientLayer(), CAShapeLayer(), CATextLayer(), CAReplicatorLayer(), CALayer(),
        ])
        layer.frame = view.bounds
        (layer as? CAGradientLayer)?.colors = [color().cgColor, color().cgColor]
        (layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: view.bounds).cgPath
        (layer as? CATextLayer)?.string = text()
        (layer as? CAReplicatorLayer)?.instanceCount = random.next(below: 5)
        (layer as? CAReplicatorLayer)?.addSublayer(CALayer())
        view.layer.addSublayer(layer)
        return view
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: frame(), style: random.pick([.plain, .grouped, .insetGrouped]))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        counts[ObjectIdentifier(table)] = random.next(below: 12)
        table.dataSource = self
        return table
    }

    private func makeGrid() -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: number(10...80), height: number(10...80))
        let grid = UICollectionView(frame: frame(), collectionViewLayout: flow)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        counts[ObjectIdentifier(grid)] = random.next(below: 12)
        grid.dataSource = self
        return grid
    }

    /// Returns a view after a change.
    private func made<Widget: UIView>(_ view: Widget, _ change: (Widget) -> Void) -> Widget {
        change(view)
        return view
    }
}
