/// The classes and protocols whose members code reads of any object. In Objective-C an object is asked for a
/// member by its name alone; here it is taken as one of the type that has the member.
struct ObjectMembers: Sendable {
    private var protocols: [String: Set<String>] = [:]
    private var classes: [String: Set<String>] = [:]

    /// Notes that a class or protocol of the unit declares a member.
    mutating func note(_ member: String, of scope: ScopeVisitor.Scope) {
        guard !scope.isGeneric, !scope.isPrivate else { return }
        switch scope.kind {
        case .protocol: protocols[member, default: []].insert(scope.name)
        case .class, .extension: classes[member, default: []].insert(scope.name)
        case .other: break
        }
    }

    /// Adds the members that another file declares.
    mutating func formUnion(_ other: ObjectMembers) {
        protocols.merge(other.protocols) { $0.union($1) }
        classes.merge(other.classes) { $0.union($1) }
    }

    /// Returns the type that has a member: one of UIKit's, or the only protocol or else the only class of the
    /// unit that declares it; nil where several do.
    func type(of member: String) -> String? {
        if let type = Self.types[member] { return type }
        if let own = protocols[member] ?? classes[member] { return own.count == 1 ? own.first : nil }
        return Self.delegates.first { member.hasPrefix($0.key) }?.value
    }

    /// Returns true for a property of UIKit's that may be nil.
    static func isOptional(_ member: String) -> Bool { optionals.contains(member) }

    private static let optionals: Set = [
        "superview", "window", "backgroundColor", "gestureRecognizers", "titleLabel", "currentTitle",
    ]

    /// The types by the beginning of their optional requirements, no one of which begins as another.
    private static let delegates = [
        "collisionBehavior": "UICollisionBehaviorDelegate", "dynamicAnimator": "UIDynamicAnimatorDelegate",
        "gestureRecognizer": "UIGestureRecognizerDelegate", "scrollView": "UIScrollViewDelegate",
        "searchBar": "UISearchBarDelegate", "textField": "UITextFieldDelegate",
        "textView": "UITextViewDelegate",
    ]

    private static let types = [
        "UIView": [
            "center", "bounds", "superview", "removeFromSuperview", "addSubview", "subviews",
            "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "viewWithTag", "backgroundColor",
            "alpha", "isHidden", "tag", "transform", "layer", "window", "isUserInteractionEnabled",
            "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit", "gestureRecognizers",
            "addGestureRecognizer", "removeGestureRecognizer",
        ],
        "UIControl": ["isEnabled", "isSelected"],
        "UIButton": ["setTitle", "setTitleColor", "setImage", "titleLabel", "currentTitle"],
        "UISwitch": ["isOn"], "UISegmentedControl": ["selectedSegmentIndex"],
        "UIPageControl": ["currentPage"],
        "FlipbookCounted": ["count"], "FlipbookFramed": ["frame"], "FlipbookLocated": ["location"],
        "UIPanGestureRecognizer": ["translation", "velocity"],
        "NSObject": ["isKind", "isEqual", "responds", "hash", "description", "perform", "performSelector"],
        "NSValue": [
            "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
            "caTransform3DValue", "uiEdgeInsetsValue", "uiOffsetValue", "directionalEdgeInsetsValue",
        ],
        "NSNumber": [
            "doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "boolValue", "stringValue",
            "int32Value", "int64Value", "uint32Value", "uint64Value",
        ],
    ].reduce(into: [String: String]()) { table, entry in
        for member in entry.value { table[member] = entry.key }
    }
}
