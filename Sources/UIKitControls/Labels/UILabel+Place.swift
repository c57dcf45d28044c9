import UIKitCore

extension UILabel {
    /// Returns the rectangle in which the text is drawn while the label is shown with bounds.
    ///
    /// The text is drawn for the bounds that the label has from the beginning of an animation on, as on a
    /// device: lines break and end as at its end. Within the bounds of each frame the drawing stands by its
    /// alignment, in the middle of the height. Public reports of devices have it at the left edge instead, by
    /// the content mode.
    func textFrame(in shown: CGRect) -> CGRect {
        let size = bounds.size
        guard shown.size != size else { return shown }
        let left =
            switch textAlignment {
            case .center: shown.midX - size.width / 2
            case .right: shown.maxX - size.width
            case .left, .justified, .natural: shown.minX
            }
        return CGRect(
            x: left, y: shown.midY - size.height / 2, width: size.width, height: size.height)
    }
}
