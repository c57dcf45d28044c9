/// The animation of the block that is being performed, as the action of a view's layer.
///
/// Changes are recorded for the block, whose time may be more than an animation's: that of a spring, of a
/// part of keyframes, or of an animator. Code may take the animation over for a key of its own;
/// copies are basic animations.
package final class BlockAnimation: CABasicAnimation {
    /// Returns whether the animation is still that of a key, as the view made it.
    func isUnchanged(_ key: String) -> Bool {
        keyPath == key && fromValue == nil && toValue == nil && byValue == nil && delegate == nil
    }
}
