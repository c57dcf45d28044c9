extension UIViewController {
    /// A transition to a controller, as code prefers it since iOS 18.
    @preconcurrency @MainActor public final class Transition: NSObject {
        fileprivate let style: UIModalTransitionStyle?

        private init(_ style: UIModalTransitionStyle?) {
            self.style = style
            super.init()
        }

        /// The context of a zoom.
        @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
            /// The controller that the view is the source of.
            public let zoomedViewController: UIViewController
            /// The controller with the view.
            public let sourceViewController: UIViewController
        }

        /// The settings of a zoom.
        @preconcurrency @MainActor public final class ZoomOptions: NSObject {
            /// The color over the content behind; default nil, for the system's.
            public var dimmingColor: UIColor?
            /// The effect over the content behind; default nil.
            public var dimmingVisualEffect: UIBlurEffect?
        }

        /// A slide from the bottom.
        public static func coverVertical() -> Transition { Transition(.coverVertical) }
        /// A fade.
        public static func crossDissolve() -> Transition { Transition(.crossDissolve) }
        /// A turn about the vertical axis.
        public static func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
        /// A page that is turned.
        public static func partialCurl() -> Transition { Transition(.partialCurl) }

        /// A zoom out of a view. It has no effect: the usual transition takes place.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            warnOfNoEffect("UIViewController.Transition.zoom")
            return Transition(nil)
        }
    }

    /// The transition that code prefers: nil, the default, for that of `modalTransitionStyle`, which setting
    /// it changes.
    public var preferredTransition: Transition? {
        get { RunContext.current[PreferredTransitions.self][self] }
        set {
            RunContext.current[PreferredTransitions.self][self] = newValue
            if let style = newValue?.style { modalTransitionStyle = style }
        }
    }
}

/// The transitions of the controllers of a run.
@MainActor private final class PreferredTransitions: RunState {
    private var all: [ObjectIdentifier: (owner: UIViewController, transition: UIViewController.Transition)] =
        [:]

    init(of context: RunContext) {}

    subscript(controller: UIViewController) -> UIViewController.Transition? {
        get { all[ObjectIdentifier(controller)]?.transition }
        set { all[ObjectIdentifier(controller)] = newValue.map { (controller, $0) } }
    }
}
