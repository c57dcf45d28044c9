/// A constraint as an archive keeps it: it exists in a copy where both of its items do.
@MainActor final class ArchivedConstraint: NSObject {
    /// The constraint; nil where an item is not in the archive.
    let constraint: NSLayoutConstraint?

    private enum Key {
        static let first = "first"
        static let second = "second"
        static let firstAttribute = "firstAttribute"
        static let secondAttribute = "secondAttribute"
        static let relation = "relation"
        static let multiplier = "multiplier"
        static let constant = "constant"
        static let priority = "priority"
        static let identifier = "identifier"
        /// The ends of the keys of a guide in an item, and of its place among those that code created.
        static let (guide, index) = ("Guide", "Index")
        static let contentView = "contentView"
    }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        super.init()
    }

    init?(coder: NSCoder) {
        constraint = Self.constraint(from: coder)
        super.init()
    }

    func encode(with coder: NSCoder) {
        guard let constraint else { return }
        write(constraint.firstItem, Key.first, to: coder)
        if constraint.isRelation { write(constraint.secondItem, Key.second, to: coder) }
        coder.encode(constraint.firstAttribute.rawValue, forKey: Key.firstAttribute)
        coder.encode(constraint.secondAttribute.rawValue, forKey: Key.secondAttribute)
        coder.encode(constraint.relation.rawValue, forKey: Key.relation)
        coder.encode(Double(constraint.multiplier), forKey: Key.multiplier)
        coder.encode(Double(constraint.constant), forKey: Key.constant)
        coder.encode(constraint.priority.rawValue, forKey: Key.priority)
        coder.encode(constraint.identifier, forKey: Key.identifier)
    }

    /// Writes a view, or a guide by its view.
    private func write(_ item: AnyObject?, _ key: String, to coder: NSCoder) {
        if let guide = item as? UILayoutGuide {
            coder.encodeConditionalObject(guide.owningView, forKey: key)
            coder.encode(guide.kind.rawValue, forKey: key + Key.guide)
            let index = guide.owningView?.layoutGuides.firstIndex { $0 === guide }
            coder.encode(index ?? 0, forKey: key + Key.index)
        } else if let view = item as? UIView {
            let isContent = view.superview.flatMap(ArchivedProperties.contentView) === view
            coder.encodeConditionalObject(isContent ? view.superview : view, forKey: key)
            if isContent { coder.encode(Key.contentView, forKey: key + Key.guide) }
        }
    }

    /// Returns the view or the guide of a key; nil for one that is not in the archive.
    private static func item(_ key: String, from coder: NSCoder) -> AnyObject? {
        guard let view = coder.decodeObject(forKey: key) as? UIView else { return nil }
        guard let name = coder.decodeObject(forKey: key + Key.guide) as? String else { return view }
        if name == Key.contentView { return ArchivedProperties.contentView(of: view) }
        guard let kind = UILayoutGuide.Kind(rawValue: name) else { return nil }
        guard kind == .own else { return view.guide(kind) }
        let (guides, index) = (view.layoutGuides, coder.decodeInteger(forKey: key + Key.index))
        return guides.indices.contains(index) ? guides[index] : nil
    }

    private static func constraint(from coder: NSCoder) -> NSLayoutConstraint? {
        let isRelation = coder.containsValue(forKey: Key.second)
        let second = isRelation ? item(Key.second, from: coder) : nil
        guard let first = item(Key.first, from: coder), !isRelation || second != nil,
            let firstAttribute = attribute(Key.firstAttribute, from: coder),
            let secondAttribute = attribute(Key.secondAttribute, from: coder),
            let relation = NSLayoutConstraint.Relation(rawValue: coder.decodeInteger(forKey: Key.relation))
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute, multiplier: CGFloat(coder.decodeDouble(forKey: Key.multiplier)),
            constant: CGFloat(coder.decodeDouble(forKey: Key.constant)))
        constraint.priority = UILayoutPriority(coder.decodeFloat(forKey: Key.priority))
        constraint.identifier = coder.decodeObject(forKey: Key.identifier) as? String
        return constraint
    }

    private static func attribute(_ key: String, from coder: NSCoder) -> NSLayoutConstraint.Attribute? {
        NSLayoutConstraint.Attribute(rawValue: coder.decodeInteger(forKey: key))
    }
}

extension ArchivedConstraint: @preconcurrency NSCoding {}

extension ArchivedConstraint: @preconcurrency ArchivedForm {
    package var original: AnyObject? { constraint }
}

extension NSLayoutConstraint: @preconcurrency ArchivedByForm {
    package var archivedForm: AnyObject { ArchivedConstraint(self) }
}
