import UIKitCore

/// The place of an item that is dragged at the beginning or at the end of its way.
open class UIDragPreviewTarget: UIPreviewTarget {}
