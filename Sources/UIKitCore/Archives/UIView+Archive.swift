/// The keys of a view in an archive.
private enum Key {
    static let view = "UIView"
    static let subviews = "UIView.subviews"
    static let contents = "UIView.contents"
    static let mask = "UIView.mask"
    static let layerMask = "UIView.layerMask"
    static let guides = "UIView.guides"
    static let constraints = "UIView.constraints"
    static let arranged = "UIView.arranged"
    static let gaps = "UIView.gaps"
}

// As on a device, archives have no gesture recognizers, no targets of controls, no delegates and no running
// animations.
extension UIView: @preconcurrency NSCoding {
    /// Writes the view with its subviews and their constraints.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.hold(ArchivedView(self), forKey: Key.view)
        write(ArchivedProperties.subviews(of: self), Key.subviews, to: coder)
        let content = ArchivedProperties.contentView(of: self)
        write(content?.subviews ?? [], Key.contents, to: coder)
        if let mask { coder.encode(mask, forKey: Key.mask) }
        if let mask = viewLayer?.mask { coder.encode(mask, forKey: Key.layerMask) }
        if let stack = self as? UIStackView { write(arrangementOf: stack, to: coder) }
        if !layoutGuides.isEmpty { coder.encode(layoutGuides.count, forKey: Key.guides) }
        let held = constraints + (content?.constraints ?? [])
        if !held.isEmpty { coder.encode(held, forKey: Key.constraints) }
    }

    private func write(_ views: [UIView], _ key: String, to coder: NSCoder) {
        if !views.isEmpty { coder.encode(views, forKey: key) }
    }

    private func write(arrangementOf stack: UIStackView, to coder: NSCoder) {
        coder.encode(stack.arrangedSubviews, forKey: Key.arranged)
        let gaps = stack.arrangedSubviews.map { Double(stack.customSpacing(after: $0)) }
        coder.encode(gaps, forKey: Key.gaps)
    }

    /// Returns the looks and properties in an archive; nil for another coder.
    static func archived(in coder: NSCoder) -> ArchivedView? {
        coder.heldObject(forKey: Key.view) as? ArchivedView
    }

    /// Takes the looks, properties, subviews and constraints of an archive.
    func read(_ archived: ArchivedView, from coder: NSCoder) {
        (coder as? NSKeyedUnarchiver)?.note(self)
        archived.apply(to: self)
        for view in views(Key.subviews, from: coder) { addSubview(view) }
        let contents = views(Key.contents, from: coder)
        if !contents.isEmpty, let content = ArchivedProperties.contentView(of: self) {
            for view in contents { content.addSubview(view) }
        }
        if let mask = coder.decodeObject(forKey: Key.mask) as? UIView { self.mask = mask }
        if let mask = coder.decodeObject(forKey: Key.layerMask) as? CALayer { layer.mask = mask }
        if let stack = self as? UIStackView { read(arrangementOf: stack, from: coder) }
        for _ in 0..<coder.decodeInteger(forKey: Key.guides) { addLayoutGuide(UILayoutGuide()) }
        let held = coder.decodeObject(forKey: Key.constraints) as? [Any] ?? []
        NSLayoutConstraint.activate(held.compactMap { $0 as? NSLayoutConstraint })
    }

    private func views(_ key: String, from coder: NSCoder) -> [UIView] {
        coder.decodeObject(forKey: key) as? [UIView] ?? []
    }

    private func read(arrangementOf stack: UIStackView, from coder: NSCoder) {
        let gaps = coder.decodeObject(forKey: Key.gaps) as? [Double] ?? []
        for (view, gap) in zip(views(Key.arranged, from: coder), gaps) {
            stack.addArrangedSubview(view)
            stack.setCustomSpacing(CGFloat(gap), after: view)
        }
    }
}
