extension UIViewController {
    /// A transition to a controller, as code prefers it since iOS 18.
    @preconcurrency @MainActor public final class Transition: NSObject {
        /// The transition of modal controllers; nil for a zoom.
        fileprivate let style: UIModalTransitionStyle?
        /// The settings of a zoom.
        fileprivate let options: ZoomOptions?
        /// The closure that returns the view of a zoom; nil for other transitions.
        fileprivate let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

        private init(
            _ style: UIModalTransitionStyle?, options: ZoomOptions? = nil,
            sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
        ) {
            self.style = style
            self.options = options
            self.sourceViewProvider = sourceViewProvider
            super.init()
        }

        /// A slide from the bottom.
        public static func coverVertical() -> Transition { Transition(.coverVertical) }
        /// A fade.
        public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
        /// A turn about the vertical axis.
        public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
        /// A page that is turned.
        public static func partialCurl() -> Transition { Transition(.partialCurl) }

        /// Returns a zoom out of a view, and back into it.
        ///
        /// A transition of a stack, or of a presented controller, for which a delegate has no animator calls
        /// the provider at its beginning, and on the way back again. Without a view, the usual transition
        /// takes place. A finger leads back from the left edge of a stack alone.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(nil, options: options, sourceViewProvider: sourceViewProvider)
        }
    }

    /// The transition that code prefers: nil, the default, for that of `modalTransitionStyle`, which setting
    /// it changes.
    public var preferredTransition: Transition? {
        get { preferredAnimation as? Transition }
        set {
            preferredAnimation = newValue
            if let style = newValue?.style { modalTransitionStyle = style }
        }
    }
}

extension UIViewController.Transition: PreferredAnimation {
    package func animator(
        of controller: UIViewController, isEntering: Bool, above other: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let context = ZoomSourceViewProviderContext(of: controller, above: other)
        guard let source = sourceViewProvider?(context) else { return nil }
        // On the way back the view comes into the window with the controller below.
        guard source.window != nil || !isEntering else { return nil }
        return ZoomAnimator(of: controller, isEntering: isEntering, from: source, options: options)
    }

    package func mayFollowFinger(at location: CGPoint, velocity: CGVector) -> Bool {
        guard let shouldBegin = options?.interactiveDismissShouldBegin else { return true }
        return shouldBegin(ZoomOptions.InteractionContext(at: location, velocity: velocity))
    }
}
