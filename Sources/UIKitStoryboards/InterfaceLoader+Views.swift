import Picture

extension InterfaceLoader {
    /// Returns the UIKit class of an element; nil for an element that is not a view.
    static func viewClass(of element: InterfaceElement) -> UIView.Type? {
        switch element.name {
        case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView", "mapView",
            "webView", "wkWebView", "glkView", "sceneKitView", "skView", "mtkView":
            UIView.self
        case "stackView": UIStackView.self
        case "tableViewCell": UITableViewCell.self
        case "collectionViewCell": UICollectionViewCell.self
        case "collectionReusableView": UICollectionReusableView.self
        case "label": UILabel.self
        case "imageView": UIImageView.self
        case "button": UIButton.self
        case "textField": UITextField.self
        case "textView": UITextView.self
        case "slider": UISlider.self
        case "switch": UISwitch.self
        case "stepper": UIStepper.self
        case "segmentedControl": UISegmentedControl.self
        case "progressView": UIProgressView.self
        case "pageControl": UIPageControl.self
        case "activityIndicatorView": UIActivityIndicatorView.self
        case "searchBar": UISearchBar.self
        case "scrollView": UIScrollView.self
        case "tableView": UITableView.self
        case "collectionView": UICollectionView.self
        case "toolbar": UIToolbar.self
        case "navigationBar": UINavigationBar.self
        case "tabBar": UITabBar.self
        case "visualEffectView": UIVisualEffectView.self
        case "control": UIControl.self
        case "pickerView": UIPickerView.self
        case "datePicker": UIDatePicker.self
        default: nil
        }
    }

    /// Builds a view with its subviews. An unknown element is a plain view.
    func makeView(_ element: InterfaceElement) -> UIView {
        let type = Self.type(named: element["customClass"]) as? UIView.Type
        if let type, element.name != "tableViewCell" || type is UITableViewCell.Type,
            let view = makeView(element, of: type)
        {
            return view
        }
        let view = newView(element)
        fill(view, element)
        return view
    }

    /// Builds a view of a class of the scene's code; nil for one that refuses.
    ///
    /// The class takes what is drawn for the view in `super.init(coder:)`. One that calls another initializer
    /// has a view without it, as on a device; its subviews are only known to outlets.
    private func makeView(_ element: InterfaceElement, of type: UIView.Type) -> UIView? {
        let frame = SavedFrame(element: element).rect
        let coder = InterfaceCoder(for: type, frame: frame, style: Self.style(element)) { [self] in
            if let view = $0 as? UIView { fill(view, element) }
        }
        guard let view = type.init(coder: coder) else { return nil }
        if coder.isLeft {
            note(view, element)
            for child in element.child("subviews")?.children ?? [] { view.keep(makeView(child)) }
        }
        return view
    }

    /// Gives a view what is drawn for it.
    private func fill(_ view: UIView, _ element: InterfaceElement) {
        note(view, element)
        takeKind(view, element)
        if let frame = SavedFrame(element: element).rect, view.frame != frame { view.frame = frame }
        view.autoresizingMask = mask(element)
        look(of: view, element)
        priorities(of: view, element)
        guides(of: view, element)
        content(of: view, element)
        addSubviews(to: view, element)
    }

    /// Gives a button its type and an effect view its effect.
    private func takeKind(_ view: UIView, _ element: InterfaceElement) {
        if let button = view as? UIButton {
            let types: [String: UIButton.ButtonType] = [
                "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
                "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
            ]
            button.take(element["buttonType"].flatMap { types[$0] } ?? .custom)
        } else if let view = view as? UIVisualEffectView {
            view.effect = effect(element)
        }
    }

    private func addSubviews(to view: UIView, _ element: InterfaceElement) {
        for child in element.child("subviews")?.children ?? [] {
            let subview = makeView(child)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(subview)
            }
        }
        guard let inner = element.child(key: "contentView") else { return }
        let content = view.drawnContentView
        if content !== view {
            note(content, inner)
            if let frame = SavedFrame(element: inner).rect {
                view.bounds.size = CGSize(
                    width: max(view.bounds.width, frame.width), height: max(view.bounds.height, frame.height))
            }
            content.frame = view.bounds
            if let color = document.color(inner.child(key: "backgroundColor")) {
                content.backgroundColor = color
            }
        }
        for child in inner.child("subviews")?.children ?? [] where isDrawn(child, in: element) {
            content.addSubview(makeView(child))
        }
    }

    private func newView(_ element: InterfaceElement) -> UIView {
        switch element.name {
        case "tableViewCell":
            return UITableViewCell(
                style: .init(rawValue: Self.style(element)) ?? .default, reuseIdentifier: nil)
        case "tableView":
            return UITableView(frame: .zero, style: .init(rawValue: Self.style(element)) ?? .plain)
        case "collectionView":
            return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case "view":
            let type = element["customClass"].flatMap { Self.namedClasses[$0] } ?? UIView.self
            return type.init(coder: InterfaceCoder()) ?? UIView()
        default: return (Self.viewClass(of: element) ?? UIView.self).init(coder: InterfaceCoder()) ?? UIView()
        }
    }

    /// The classes of UIKit that a plain view can name as its own, such as that of a control with actions.
    private static let namedClasses: [String: UIView.Type] = [
        "UIControl": UIControl.self, "UILabel": UILabel.self, "UIImageView": UIImageView.self,
        "UIButton": UIButton.self, "UIScrollView": UIScrollView.self, "UIStackView": UIStackView.self,
        "UITableView": UITableView.self, "UICollectionView": UICollectionView.self,
        "UITextField": UITextField.self, "UITextView": UITextView.self, "UISlider": UISlider.self,
        "UISwitch": UISwitch.self, "UIProgressView": UIProgressView.self,
        "UIPageControl": UIPageControl.self, "UIVisualEffectView": UIVisualEffectView.self,
        "UINavigationBar": UINavigationBar.self, "UIToolbar": UIToolbar.self,
        "UIPickerView": UIPickerView.self, "UIDatePicker": UIDatePicker.self,
        "UIActivityIndicatorView": UIActivityIndicatorView.self,
    ]

    /// Returns the autoresizing mask of an element. A view without one keeps its place in proportion, unless
    /// constraints place it; one as wide or high as its superview follows it.
    private func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        if let mask = element.child("autoresizingMask") {
            let options: [(String, UIView.AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
                ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            return options.reduce(into: []) { if mask.isOn($1.0) { $0.insert($1.1) } }
        }
        guard let own = SavedFrame(element: element).rect, element["fixedFrame"] != "YES",
            let outer = element.parent?.parent.flatMap({ SavedFrame(element: $0).rect })
        else { return [] }
        var mask: UIView.AutoresizingMask = []
        if own.width > 0.8 * outer.width {
            mask.insert(.flexibleWidth)
        } else {
            mask.formUnion([.flexibleLeftMargin, .flexibleRightMargin])
        }
        if own.height > 0.8 * outer.height {
            mask.insert(.flexibleHeight)
        } else {
            mask.formUnion([.flexibleTopMargin, .flexibleBottomMargin])
        }
        return mask
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    /// Sets the properties that every view has.
    func look(of view: UIView, _ element: InterfaceElement) {
        if let color = document.color(element.child(key: "backgroundColor")) {
            view.backgroundColor = color
        }
        if let color = document.color(element.child(key: "tintColor")) { view.tintColor = color }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        if element["clipsSubviews"] != nil { view.clipsToBounds = element.isOn("clipsSubviews") }
        if element["userInteractionEnabled"] != nil {
            view.isUserInteractionEnabled = element.isOn("userInteractionEnabled")
        }
        if element["multipleTouchEnabled"] != nil {
            view.isMultipleTouchEnabled = element.isOn("multipleTouchEnabled")
        }
        if element.isOn("hidden") { view.isHidden = true }
        if element["opaque"] == "NO" { view.isOpaque = false }
        margins(of: view, element)
        if let name = element.child("accessibility")?["identifier"] { view.accessibilityIdentifier = name }
        guard let control = view as? UIControl else { return }
        if element["enabled"] == "NO" { control.isEnabled = false }
        if element.isOn("selected") { control.isSelected = true }
    }
}

extension UIView {
    /// The view that the subviews of a drawn cell or effect view lie in.
    fileprivate var drawnContentView: UIView {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: self
        }
    }
}
