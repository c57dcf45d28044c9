import UIKitCore

/// The look of an item that is dragged: the part of the view that is seen, and the color behind it.
open class UIDragPreviewParameters: UIPreviewParameters {}
