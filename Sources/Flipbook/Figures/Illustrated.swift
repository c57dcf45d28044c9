/// A scene that explains itself in figures. Its annotations read the views as they are, so that no number is
/// typed by hand:
///
///     extension PushedSquare: Illustrated {
///         var annotations: [Annotation] {
///             [.angle("angle", at: squareView.center, to: tapPoint), .label("tap", at: tapPoint)]
///         }
///     }
///
/// `flipbook figure PushedSquare --at 0.6 --annotate -o pushed.pdf` draws them.
@MainActor public protocol Illustrated: AnyObject {
    /// What explains the present moment. It is asked after the frame was made, and must not change the scene.
    var annotations: [Annotation] { get }
    /// What stands below the figure unless the command says otherwise; default nothing.
    var caption: String? { get }
}

extension Illustrated {
    /// Nothing.
    public var caption: String? { nil }
}
