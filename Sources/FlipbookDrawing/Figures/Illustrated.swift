import FlipbookCore

/// A scene with annotations for figures. Annotations read the views, so that no number is typed by hand:
///
///     extension PushedSquare: Illustrated {
///         var annotations: [Annotation] {
///             [.angle("angle", at: squareView.center, to: tapPoint), .label("tap", at: tapPoint)]
///         }
///     }
///
/// `flipbook figure PushedSquare --at 0.6 --annotate -o pushed.pdf` draws them.
@MainActor public protocol Illustrated: AnyObject {
    /// The annotations of the current frame. The getter runs after the frame was made and must not change the
    /// scene.
    var annotations: [Annotation] { get }
    /// The caption below the figure, unless the command line sets one; default nil, for none.
    var caption: String? { get }
}

extension Illustrated {
    /// The default: no caption.
    public var caption: String? { nil }
}
