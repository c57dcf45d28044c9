import UIKitCore

/// The recognizer of the long press with which a finger opens the menu of a view.
package final class MenuPressRecognizer: UILongPressGestureRecognizer {}
