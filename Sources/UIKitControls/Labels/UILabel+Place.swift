import Picture
@_spi(UIKitInternals) import UIKitCore

extension UILabel {
    /// Returns the rectangle in which the text is drawn while the label is shown with bounds.
    ///
    /// A device draws the text once, for the bounds that the label has from the beginning of an animation on:
    /// lines break and end as at its end. The content mode places the drawing in the bounds of each frame. By
    /// default it stands at the left, whatever the alignment of the text, and in the middle of the height.
    func textFrame(in shown: CGRect) -> CGRect {
        let size = bounds.size
        guard shown.size != size, size.width > 0, size.height > 0 else { return shown }
        return size.placed(in: shown, contentMode == .redraw ? .left : contentMode)
    }

    /// Returns the transform of the drawing in shown bounds that the content mode scales it to; nil for a
    /// drawing of the same size.
    func stretch(in shown: CGRect) -> CGAffineTransform? {
        let size = bounds.size
        guard shown.size != size, size.width > 0, size.height > 0 else { return nil }
        let frame = textFrame(in: shown)
        guard frame.size != size, !hasOtherDrawing(in: shown) else { return nil }
        return CGAffineTransform(
            a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
            ty: frame.minY)
    }

    /// Returns whether the class draws more than the text: the content mode scales all of that drawing.
    private func hasOtherDrawing(in shown: CGRect) -> Bool {
        DrawingClasses.mayDraw(type(of: self)) && !recordedDrawing(in: shown).isTextAlone
    }

    /// Returns the drawing in the label's own size under a transform.
    func drawing(under transform: CGAffineTransform) -> Layer {
        let own = CGRect(origin: .zero, size: bounds.size)
        let contents = pictureContents(in: own)
        return Layer(transform: transform, contents: contents, children: pictureLayers(in: own))
    }

    /// Returns whether the change from a size takes place at once, even in an animation.
    ///
    /// On devices a label of the default content mode animates to a larger size only. To one that is less
    /// wide or less high it jumps, and the position alone is animated. Other content modes animate both ways.
    func shrinksAtOnce(from old: CGSize) -> Bool {
        guard contentMode == .redraw || contentMode == .left else { return false }
        return bounds.width < old.width || bounds.height < old.height
    }
}
