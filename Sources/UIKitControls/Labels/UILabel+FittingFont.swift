import Picture
import UIKitCore

extension UILabel {
    /// Returns the font, or a smaller one in which the text is no wider than the label.
    func fittingFont(in width: CGFloat) -> Font {
        var fitting = plainFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text, width > 0 else { return fitting }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let smallest = fitting.size * max(minimumScaleFactor, 0.05)
        // Tracking depends on the size, so that the width is not quite proportional to it.
        for _ in 0..<6 {
            let wanted = ruler.size(
                of: text, font: fitting, width: .greatestFiniteMagnitude, lineLimit: 1
            ).width
            guard wanted > width, fitting.size > smallest else { break }
            fitting.size = max(smallest, fitting.size * width / wanted * 0.999)
        }
        return fitting
    }
}
