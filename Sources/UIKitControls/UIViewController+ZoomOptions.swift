extension UIViewController.Transition {
    /// The context of a zoom.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that the view is the source of.
        public let zoomedViewController: UIViewController
        /// The controller with the view.
        public let sourceViewController: UIViewController

        init(of controller: UIViewController, above other: UIViewController) {
            zoomedViewController = controller
            sourceViewController = other
            super.init()
        }
    }

    /// The settings of a zoom.
    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
        /// The closure that returns the rectangle of the controller's view that lies on the source view at
        /// the small end of a zoom; default nil. Without a closure, and for nil and a null rectangle, it is
        /// the whole view.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The color over the content behind; default nil, for the system's: black at a fifth, or none where
        /// there is an effect.
        public var dimmingColor: UIColor?
        /// The effect over the content behind; default nil.
        public var dimmingVisualEffect: UIBlurEffect?
        /// The closure that returns whether a finger may begin to lead back; default nil, for always.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// The views at the ends of a zoom.
        @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
            /// The view that a zoom begins with, such as a small picture.
            public let sourceView: UIView
            /// The controller that a zoom shows.
            public let zoomedViewController: UIViewController

            init(of controller: UIViewController, from source: UIView) {
                sourceView = source
                zoomedViewController = controller
                super.init()
            }
        }

        /// The state of a finger that is about to lead back.
        @preconcurrency @MainActor public final class InteractionContext: NSObject {
            /// The place of the finger in the view of the controller that leaves.
            public let location: CGPoint
            /// The velocity of the finger, in points per second.
            public let velocity: CGVector
            /// A Boolean value that indicates whether the finger leads back without a closure; always true.
            public let willBegin = true

            init(at location: CGPoint, velocity: CGVector) {
                self.location = location
                self.velocity = velocity
                super.init()
            }
        }
    }
}
