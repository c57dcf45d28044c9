/// The part of a view that the keyboard covers; without a keyboard it is at the lower edge of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that indicates whether the guide follows a keyboard off the edge; default false. It
    /// has no effect.
    open var followsUndockedKeyboard = false {
        didSet {
            warnOfNoEffect(
                "UIKeyboardLayoutGuide.followsUndockedKeyboard", oldValue, followsUndockedKeyboard)
        }
    }
    /// The height in points above the keyboard in which a swipe moves it; default 0. It has no effect.
    open var keyboardDismissPadding: CGFloat = 0 {
        didSet {
            warnOfNoEffect("UIKeyboardLayoutGuide.keyboardDismissPadding", oldValue, keyboardDismissPadding)
        }
    }
    /// A Boolean value that indicates whether the guide without a keyboard ends at the safe area, otherwise
    /// at the view's lower edge; default true.
    open var usesBottomSafeArea = true {
        didSet {
            owningView?.marginsDidChange()
            owningView?.setNeedsLayout()
        }
    }

    /// The lower edge alone, as for a keyboard that is docked.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    override func insets(in view: UIView) -> UIEdgeInsets? {
        let bottom = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        var top = view.bounds.height - bottom
        if let keyboard = RunContext.current.screenState.keyboard, keyboard.isUp {
            top = min(top, max(0, view.convert(keyboard.frame, from: nil).minY))
        }
        return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layout?.guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        RunContext.current.screenState.hasKeyboardGuides = true
        madeLayout.guides.append(guide)
        return guide
    }
}
