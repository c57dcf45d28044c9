import UIKitCore

extension UIView {
    /// Casts the soft shadow of a knob, which lies 3 points below it; with an opacity of 0, none.
    ///
    /// The numbers are those of Apple's design resources: a blur of 8 points, twice the deviation.
    func castKnobShadow(opacity: Float) {
        // Layout asks for the shadow that most knobs have already.
        guard layer.shadowOpacity != opacity else { return }
        (layer.shadowOpacity, layer.shadowRadius) = (opacity, 4)
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }
}
