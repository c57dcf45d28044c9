import UIKitCore

/// The animation with which a menu closes after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    /// The way in which the preview leaves; default `dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
