/// The properties of a view that few views set, kept apart so that other views stay small.
@MainActor final class ViewTraits {
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var isExclusiveTouch = false
    var restorationIdentifier: String?
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The background where it adapts to the style; nil for others.
    var adaptiveBackground: UIColor?
    /// The color that is drawn in place of a background that adapts; nil, the default, for none.
    var fillInPlace: UIColor?
    /// The margins that code has set; nil for the usual ones.
    var layoutMargins: UIEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var contentScaleFactor: CGFloat?
    var hoverStyle: UIHoverStyle?
    var clearsContextBeforeDrawing = true
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The view in whose place and outline the view is drawn; nil for none.
    weak var carrier: UIView?
    /// The objects that live as long as the view.
    var keptObjects: [AnyObject] = []
}

extension UIView {
    /// The ways in which a view's tint color is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        /// The tint color itself.
        case normal = 1
        /// A gray tint color, as behind an alert.
        case dimmed = 2
    }

    var traits: ViewTraits {
        if let storedTraits { return storedTraits }
        let traits = ViewTraits()
        storedTraits = traits
        return traits
    }

    /// Keeps an object alive as long as the view.
    package func keep(_ object: AnyObject) { traits.keptObjects.append(object) }

    /// A Boolean value that indicates whether other views receive no touch while one is on this view;
    /// default false.
    public var isExclusiveTouch: Bool {
        get { storedTraits?.isExclusiveTouch ?? false }
        set { traits.isExclusiveTouch = newValue }
    }

    /// The name under which a view's state is restored; default nil. It has no effect.
    public var restorationIdentifier: String? {
        get { storedTraits?.restorationIdentifier }
        set {
            warnOfNoEffect("UIView.restorationIdentifier", restorationIdentifier, newValue)
            traits.restorationIdentifier = newValue
        }
    }

    /// The style that replaces the inherited one; default unspecified.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedTraits?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            let before = interfaceStyle
            traits.overrideUserInterfaceStyle = newValue
            interfaceStyleDidChange(from: before)
        }
    }

    /// The margins with the safe area, inside which content lies.
    var margins: UIEdgeInsets {
        let (own, safe) = (ownMargins, insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero)
        return UIEdgeInsets(
            top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
            right: own.right + safe.right)
    }

    func setMargins(_ margins: UIEdgeInsets) {
        let isOther = traits.layoutMargins != margins
        traits.layoutMargins = margins
        notifyOfMargins()
        setNeedsLayout()
        if isOther { marginsDidChange() }
    }

    /// Calls the view, and the controller whose view it is, after a change of the margins.
    func notifyOfMargins() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }

    /// The distances of content from the edges, in the direction of writing.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    /// The margins without the safe area: 8 points on all sides. Those of a controller's root view are
    /// wider at the sides, and 0 above and below.
    package var ownMargins: UIEdgeInsets {
        let high: CGFloat = viewController == nil ? 8 : 0
        var own = storedTraits?.layoutMargins ?? UIEdgeInsets(top: high, left: 8, bottom: high, right: 8)
        if viewController?.viewRespectsSystemMinimumLayoutMargins == true {
            let side = UIViewController.rootMargin(forWidth: bounds.width)
            (own.left, own.right) = (max(own.left, side), max(own.right, side))
        }
        guard preservesSuperviewLayoutMargins, let superview else { return own }
        let (outer, box, whole) = (superview.ownMargins, untransformedFrame, superview.bounds)
        own.top = max(own.top, outer.top - (box.minY - whole.minY))
        own.left = max(own.left, outer.left - (box.minX - whole.minX))
        own.bottom = max(own.bottom, outer.bottom - (whole.maxY - box.maxY))
        own.right = max(own.right, outer.right - (whole.maxX - box.maxX))
        return own
    }

    /// A Boolean value that indicates whether the superview's margins count, too; default false.
    public var preservesSuperviewLayoutMargins: Bool {
        get { storedTraits?.preservesSuperviewLayoutMargins ?? false }
        set {
            traits.preservesSuperviewLayoutMargins = newValue
            notifyOfMargins()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether margins begin at the safe area; default true.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedTraits?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            traits.insetsLayoutMarginsFromSafeArea = newValue
            notifyOfMargins()
            setNeedsLayout()
        }
    }

    /// The number of pixels per point; default the film's. It has no effect.
    public var contentScaleFactor: CGFloat {
        get { storedTraits?.contentScaleFactor ?? UIScreen.main.scale }
        set {
            warnOfNoEffect("UIView.contentScaleFactor", contentScaleFactor, newValue)
            traits.contentScaleFactor = newValue
        }
    }

    /// A Boolean value that indicates whether the view is cleared before it is drawn; default true. It has
    /// no effect.
    public var clearsContextBeforeDrawing: Bool {
        get { storedTraits?.clearsContextBeforeDrawing ?? true }
        set {
            warnOfNoEffect("UIView.clearsContextBeforeDrawing", clearsContextBeforeDrawing, newValue)
            traits.clearsContextBeforeDrawing = newValue
        }
    }

    /// The direction of the content: from left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The direction of the content; default unspecified. It has no effect.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { storedTraits?.semanticContentAttribute ?? .unspecified }
        set {
            warnOfNoEffect("UIView.semanticContentAttribute", semanticContentAttribute, newValue)
            traits.semanticContentAttribute = newValue
        }
    }
}
