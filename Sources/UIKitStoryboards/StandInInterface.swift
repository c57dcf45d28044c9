@_spi(UIKitInternals) import UIKitCore

/// The views of a controller whose storyboard is missing: one for each outlet, in rows, and a control or
/// gesture for each action.
@MainActor final class StandInInterface {
    private let controller: UIViewController
    private var squares: [UIView] = []
    private var controls: [UIView] = []
    private var field: UIView
    private var names: [String] = []

    private static let colors: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal,
    ]

    /// Connects the outlets and actions of a controller, unless it has none, or one is connected. Where the
    /// run has no stand-ins, outlets that stay empty are a failure, since nothing shows what their views are.
    static func connect(_ controller: UIViewController) {
        let (outlets, actions) = (
            OutletTable.outlets(of: controller), OutletTable.actions(of: controller)
        )
        guard !outlets.isEmpty || !actions.isEmpty, outlets.allSatisfy({ $0.isEmpty(controller) }) else {
            return
        }
        guard RunContext.current.usesStandIns else { return refuse(controller, outlets, actions) }
        StandInInterface(controller).fill(outlets, actions)
    }

    private static func refuse(
        _ controller: UIViewController, _ outlets: [OutletTable.Outlet], _ actions: [OutletTable.Action]
    ) {
        let name = "\(type(of: controller))"
        guard !outlets.isEmpty else {
            let list = actions.map { "“\($0.selector)”" }.joined(separator: ", ")
            return RunContext.current.warn(
                "\(name): no storyboard in the folder draws it, so nothing sends \(list).")
        }
        let list = outlets.map(\.name).joined(separator: ", ")
        RunContext.current.fail(
            SceneFailure(
                "\(name) needs its storyboard: none in the folder draws its outlets \(list). Put the storyboard "
                    + "beside the code, or add --stand-in to film it with views of Flipbook's own.",
                isAboutFile: true))
    }

    private init(_ controller: UIViewController) {
        self.controller = controller
        field = controller.view
    }

    private func fill(_ outlets: [OutletTable.Outlet], _ actions: [OutletTable.Action]) {
        if controller.view.backgroundColor == nil { controller.view.backgroundColor = .systemBackground }
        for outlet in outlets where outlet.isReference { add(outlet) }
        for outlet in outlets where !outlet.isReference { add(outlet) }
        for action in actions { add(action) }
        place()
        let list = names.joined(separator: ", ")
        RunContext.current.warn(
            "\(type(of: controller)): no storyboard in the folder draws it; Flipbook's own views stand for \(list)."
        )
    }

    // MARK: Outlets

    private func add(_ outlet: OutletTable.Outlet) {
        if let item = Self.element(of: outlet.type) {
            let parts = (0..<3).compactMap { make(item, "\(outlet.name) \($0 + 1)", outlet.isReference) }
            outlet.set(controller, parts.compactMap { $0 as? UIView })
            outlet.set(controller, parts)
        } else if let object = make(outlet.type, outlet.name, outlet.isReference) {
            outlet.set(controller, object)
        } else {
            return
        }
        names.append(outlet.name)
    }

    /// Returns the class of an array's elements; nil for another type.
    private static func element(of type: Any.Type) -> Any.Type? {
        (type as? any StandInArray.Type)?.element
    }

    private func make(_ type: Any.Type, _ name: String, _ isReference: Bool) -> AnyObject? {
        if let type = type as? UIView.Type { return makeView(type, name, isReference) }
        if type is NSLayoutConstraint.Type {
            return controller.view.heightAnchor.constraint(equalToConstant: controller.view.bounds.height)
        }
        if type is UIBarButtonItem.Type {
            let item = UIBarButtonItem(title: Self.title(name), style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            return item
        }
        let recognizer = Self.recognizer(type)
        if let recognizer { controller.view.addGestureRecognizer(recognizer) }
        return recognizer
    }

    private func makeView(_ type: UIView.Type, _ name: String, _ isReference: Bool) -> UIView? {
        if type == UICollectionView.self {
            let view = UICollectionView(
                frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.dataSource = controller as? any UICollectionViewDataSource
            view.delegate = controller as? any UIScrollViewDelegate
            return fillScreen(view)
        }
        if type == UIButton.self { return keep(button: Self.title(name)) }
        guard let view = type.init(coder: InterfaceCoder()) else { return nil }
        if let table = view as? UITableView {
            table.dataSource = controller as? any UITableViewDataSource
            table.delegate = controller as? any UIScrollViewDelegate
        }
        if isReference || view is UIScrollView && !(view is UITextView) {
            if isReference { field = view }
            return fillScreen(view)
        }
        StandInContent.fill(view, Self.title(name))
        guard StandInContent.isControl(view) else { return keep(square: view) }
        controls.append(view)
        return view
    }

    private func fillScreen(_ view: UIView) -> UIView {
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.insertSubview(view, at: 0)
        return view
    }

    private func keep(square view: UIView) -> UIView {
        view.bounds.size = CGSize(width: 70, height: 70)
        if view.backgroundColor == nil, (view as? UIImageView)?.image == nil {
            view.backgroundColor = Self.colors[squares.count % Self.colors.count]
        }
        view.isUserInteractionEnabled = true
        squares.append(view)
        return view
    }

    private func keep(button title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.sizeToFit()
        controls.append(button)
        return button
    }

    // MARK: Actions

    private func add(_ action: OutletTable.Action) {
        let (selector, name) = (Selector(action.selector), action.selector.split(separator: ":").first ?? "")
        if Self.recognizer(action.sender) != nil {
            for view in squares.isEmpty ? [field] : squares {
                guard let recognizer = Self.recognizer(action.sender) else { continue }
                recognizer.addTarget(controller, action: selector)
                view.addGestureRecognizer(recognizer)
            }
        } else if let type = action.sender as? UIControl.Type, type != UIControl.self, type != UIButton.self {
            let control = controls.first { Swift.type(of: $0) == type } ?? makeView(type, String(name), false)
            guard let control = control as? UIControl else { return }
            control.addTarget(controller, action: selector, for: control.primaryEvent)
        } else if action.sender is UIButton.Type || !(action.sender is NSObject.Type)
            || action.sender == UIControl.self
        {
            let free = controls.lazy.compactMap { $0 as? UIButton }.first { $0.allControlEvents.isEmpty }
            (free ?? keep(button: Self.title(String(name))))
                .addTarget(controller, action: selector, for: .touchUpInside)
        } else {
            return
        }
        names.append(String(name))
    }

    private static func recognizer(_ type: Any.Type) -> UIGestureRecognizer? {
        switch type {
        case is UITapGestureRecognizer.Type: UITapGestureRecognizer()
        case is UILongPressGestureRecognizer.Type: UILongPressGestureRecognizer()
        case is UIPinchGestureRecognizer.Type: UIPinchGestureRecognizer()
        case is UIRotationGestureRecognizer.Type: UIRotationGestureRecognizer()
        case is UISwipeGestureRecognizer.Type: UISwipeGestureRecognizer()
        case is UIPanGestureRecognizer.Type, is UIGestureRecognizer.Type: UIPanGestureRecognizer()
        default: nil
        }
    }

    // MARK: Places

    /// Places squares in rows from the top, and controls in lines from the bottom.
    private func place() {
        let room = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        let columns = max(1, Int((room.width - 20) / 100))
        for (index, view) in squares.enumerated() {
            view.center = CGPoint(
                x: room.minX + 65 + CGFloat(index % columns) * 100,
                y: room.minY + 80 + CGFloat(index / columns) * 100)
            view.autoresizingMask = []
            field.addSubview(view)
        }
        var bottom = room.maxY - 20
        for view in controls.reversed() {
            let size = view.bounds.size
            view.center = CGPoint(x: room.midX, y: bottom - size.height / 2)
            bottom -= size.height + 10
            controller.view.addSubview(view)
        }
    }

    /// Returns a name as words: “Reset Ball” for `resetBall`.
    private static func title(_ name: String) -> String {
        let words = name.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += " " }
            text.append(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// An array, as the type of an outlet collection.
private protocol StandInArray {
    static var element: Any.Type { get }
}

extension Array: StandInArray {
    static var element: Any.Type { Element.self }
}
