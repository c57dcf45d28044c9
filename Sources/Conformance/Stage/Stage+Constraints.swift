import UIKit
import UIKitMembers

extension Stage {
    /// The views or guides that constraints without a name belong to.
    var group: [AnyObject] {
        get { names["group"] as? [AnyObject] ?? [] }
        set { names["group"] = newValue }
    }

    /// Returns a part of a constraint by its name; a capital letter is a view of its own from its
    /// first use. One that constraints place joins the group.
    func item(_ name: String, isPlaced: Bool = true) throws -> AnyObject {
        switch name {
        case "root": return root
        case "safe": return root.safeAreaLayoutGuide
        default: break
        }
        // A cast of an absent value to an object would make one of it.
        if let value = names[name] {
            let known = value as AnyObject
            if isPlaced, name.count == 1, !group.contains(where: { $0 === known }) { group.append(known) }
            return known
        }
        guard name.count == 1, name.first?.isUppercase == true else { throw Obstacle.notUnderstood(name) }
        return addConstrained(UIView(), name)
    }

    /// Adds a view that constraints place.
    func addConstrained(_ view: UIView, _ name: String) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (names["panel"] as? UIView ?? root).addSubview(view)
        names[name] = view
        if name.count > 1 { group = [view] } else { group.append(view) }
        if subject == nil { begin(view) }
        if finishing.isEmpty { finishing.append { $0.placeRows() } }
        return view
    }

    /// Adds a constraint between attributes by their names.
    func constrain(
        _ item: AnyObject, _ attribute: String, to other: AnyObject?, _ end: String,
        by multiplier: Double = 1,
        constant: Double = 0
    ) {
        NSLayoutConstraint(
            item: item, attribute: Self.attribute(attribute), relatedBy: .equal, toItem: other,
            attribute: Self.attribute(end), multiplier: CGFloat(multiplier), constant: CGFloat(constant)
        ).isActive = true
        if attribute == "top" || attribute == "bottom", let view = item as? UIView {
            names["placed \(ObjectIdentifier(view))"] = true
        }
    }

    /// Adds a constraint between attributes of parts that are of no known class.
    func constrain(_ item: AnyObject, _ attribute: String, to other: Any, _ end: String) {
        constrain(item, attribute, to: other as AnyObject, end, by: 1)
    }

    /// Adds a constraint of a width or height.
    func constrain(_ item: AnyObject, _ attribute: String, constant: Double) {
        constrain(item, attribute, to: nil, "notAnAttribute", by: 1, constant: constant)
    }

    private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
        Conversion(.all).constant(name, NSLayoutConstraint.Attribute.self) ?? .notAnAttribute
    }

    /// Puts the views of the last row that have no vertical place beside the first that has one, and lays
    /// out.
    private func placeRows() {
        let views = group.compactMap { $0 as? UIView }
        let placed = views.first { names["placed \(ObjectIdentifier($0))"] != nil }
        for view in views where names["placed \(ObjectIdentifier(view))"] == nil {
            if let placed, placed !== view { constrain(view, "top", to: placed, "top") }
        }
        run(0.05)
    }
}
