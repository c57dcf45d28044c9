extension InterfaceLoader {
    /// Activates the constraints of the views that were built, and records them for outlets.
    ///
    /// A view that constraints place no longer follows its autoresizing mask. Constraints that Xcode removes
    /// when it builds, or that another size class has, are not activated, and such views have no superview;
    /// they live on with the views that would hold them, for code that has outlets to them.
    func activateConstraints() {
        let left = excluded("constraints")
        for view in excluded("subviews").sorted().compactMap({ objects[$0] as? UIView }) {
            view.superview?.keep(view)
            view.removeFromSuperview()
        }
        var active: [(constraint: NSLayoutConstraint, holder: UIView)] = []
        for (element, object) in built {
            guard let holder = object as? UIView else { continue }
            for entry in element.child("constraints")?.children ?? [] {
                guard let constraint = constraint(entry, in: holder) else { continue }
                note(constraint, entry)
                if entry.isOn("placeholder") || entry["id"].map(left.contains) == true {
                    holder.keep(constraint)
                } else {
                    active.append((constraint, holder))
                }
            }
        }
        let placed = Set(
            active.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
                .compactMap { $0 as? UIView }.map { ObjectIdentifier($0) })
        for (element, object) in built {
            guard let view = object as? UIView, element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                element["fixedFrame"] != "YES", placed.contains(ObjectIdentifier(view))
            else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        for (constraint, holder) in active {
            if let nearest = holder.nearestHolder(of: constraint) {
                nearest.addConstraint(constraint)
            } else {
                holder.keep(constraint)
            }
        }
        for (element, object) in built where element.isOn("ambiguous") {
            if let view = object as? UIView { keepFrame(of: view, element) }
        }
    }

    /// Gives a view the drawn frame where its constraints leave it open: Xcode adds such constraints when it
    /// builds, “IB auto generated at build time for view with ambiguity”.
    private func keepFrame(of view: UIView, _ element: InterfaceElement) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let outer = view.superview,
            let frame = SavedFrame(element: element).rect
        else { return }
        let constraints = [
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
            view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: frame.minY),
        ]
        for constraint in constraints {
            constraint.priority = UILayoutPriority(1)
            constraint.isActive = true
        }
    }

    /// Creates the constraint of an element; nil when an item or attribute is unknown.
    private func constraint(_ element: InterfaceElement, in holder: UIView) -> NSLayoutConstraint? {
        guard let first = side(element["firstItem"], element["firstAttribute"], in: holder) else {
            return nil
        }
        let second = element["secondItem"].flatMap { side($0, element["secondAttribute"], in: holder) }
        if element["secondItem"] != nil, second == nil { return nil }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
        ]
        var multiplier = Self.ratio(element["multiplier"])
        var constant =
            element.variations.compactMap { $0.number("constant") }.last ?? element.number("constant") ?? 0
        // Without a second item the multiplier is that of the sides: a width of 0.5 heights.
        var (item, attribute) = (second?.item, second?.attribute ?? .notAnAttribute)
        if second == nil, let name = element["secondAttribute"], let own = Self.attributes[name] {
            (item, attribute) = (first.item, own)
        }
        if item == nil { multiplier = 1 }
        if constant == .greatestFiniteMagnitude || !constant.isFinite { constant = 0 }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute,
            relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: item,
            attribute: attribute, multiplier: multiplier, constant: constant)
        let priority = element.variations.compactMap { $0.number("priority") }.last
        if let priority = priority ?? element.number("priority") {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        return own(element, drawnAs: constraint) ?? constraint
    }

    /// Returns an item with an attribute. The guides of earlier systems at the top and bottom of a
    /// controller's view stand for the edges of its safe area.
    private func side(
        _ id: String?, _ attribute: String?, in holder: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let attribute = attribute.flatMap({ Self.attributes[$0] }) else { return nil }
        guard let id else { return (holder, attribute) }
        if let kind = controllerGuides[id], let view = (owner as? UIViewController)?.viewIfLoaded ?? rootView
        {
            return (view.safeAreaLayoutGuide, kind == "top" ? .top : .bottom)
        }
        return objects[id].map { ($0, attribute) }
    }

    /// Returns the factor in a text such as `2`, `16:9` or `1/3`.
    private static func ratio(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        guard let first = parts.first else { return 1 }
        let ratio = parts.count > 1 && parts[1] != 0 ? first / parts[1] : first
        return ratio.isFinite && ratio != 0 ? CGFloat(ratio) : 1
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Sets the priorities with which a view keeps the size of its content.
    func priorities(of view: UIView, _ element: InterfaceElement) {
        let axes: [(NSLayoutConstraint.Axis, String)] = [
            (.horizontal, "horizontal"), (.vertical, "vertical"),
        ]
        for (axis, name) in axes {
            if let value = element.number("\(name)HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
            }
            if let value = element.number("\(name)CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
            }
        }
    }

    /// Sets the distances that a view keeps for its content.
    func margins(of view: UIView, _ element: InterfaceElement) {
        func sides(_ name: String, _ keys: [String]) -> [CGFloat]? {
            element.child(key: name).map { drawn in keys.map { drawn.number($0) ?? 0 } }
        }
        if let sides = sides("layoutMargins", ["top", "left", "bottom", "right"]) {
            view.layoutMargins = UIEdgeInsets(
                top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
        } else if let sides = sides("directionalLayoutMargins", ["top", "leading", "bottom", "trailing"]) {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        }
        if element.isOn("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = true }
        if element["insetsLayoutMarginsFromSafeArea"] == "NO" {
            view.insetsLayoutMarginsFromSafeArea = false
        }
    }

    /// Records the guides of a view, to which constraints refer.
    func guides(of view: UIView, _ element: InterfaceElement) {
        for entry in [element] + (element.child("layoutGuides")?.children ?? []) {
            for guide in entry.children where guide.name == "viewLayoutGuide" {
                switch guide["key"] {
                case "safeArea": note(view.safeAreaLayoutGuide, guide)
                case "contentLayoutGuide": (view as? UIScrollView).map { note($0.contentLayoutGuide, guide) }
                case "frameLayoutGuide": (view as? UIScrollView).map { note($0.frameLayoutGuide, guide) }
                default: note(view.layoutMarginsGuide, guide)
                }
            }
        }
    }
}

extension UIView {
    /// Returns the nearest view from this one outward that holds both items of a constraint; nil for none.
    fileprivate func nearestHolder(of constraint: NSLayoutConstraint) -> UIView? {
        let items = [constraint.firstView, constraint.secondView].compactMap { $0 }
        return sequence(first: self, next: \.superview).first { view in
            items.allSatisfy { $0.isDescendant(of: view) }
        }
    }
}
