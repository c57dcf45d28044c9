/// The state of a layer that an animator moves and turns.
package struct DrivenState {
    /// The animator; nil for none.
    package weak var driver: AnyObject?
    /// The transform whose angle the layer is presented with; nil for its own.
    ///
    /// The animator sets it when it writes back, so that a scene that replaces the transform between two
    /// steps does not make the view jump.
    package var turn: CGAffineTransform?
    /// The displacement in pictures; nil for none.
    package var shift: DrivenShift?

    /// Creates the state of a layer that nothing drives.
    package init() {}
}
