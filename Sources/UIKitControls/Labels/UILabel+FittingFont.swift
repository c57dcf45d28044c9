import Picture
import UIKitCore

extension UILabel {
    /// The place of a text that is drawn smaller to fit; default on the baseline of the full size.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { contents.baselineAdjustment }
        set { contents.baselineAdjustment = newValue }
    }

    /// Returns the font, or a smaller one in which the text is no wider than the label.
    func fittingFont(in width: CGFloat) -> Font {
        let whole = plainFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text else { return whole }
        return whole.fitting(text, in: width, smallest: whole.size * minimumScaleFactor)
    }

    /// Returns the rectangle in whose middle a text lies, in a font that may be smaller than the label's.
    func rectangle(_ frame: CGRect, of font: Font) -> CGRect {
        let whole = plainFont
        guard font.size < whole.size, baselineAdjustment != .alignCenters else { return frame }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let shift = baselineAdjustment.shift(of: ruler.metrics(of: font), from: ruler.metrics(of: whole))
        return frame.offsetBy(dx: 0, dy: shift)
    }
}
