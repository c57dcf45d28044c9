import Picture
import UIKitCore

extension UITextField {
    /// Returns the line of the attributed text or placeholder that is shown, in a size (zero for any); nil
    /// for one in a plain style without attributes.
    func attributedLayout(in size: CGSize) -> StyledTextLayout? {
        let isHint = shownText.isEmpty
        guard !isSecureTextEntry || isHint, let content = isHint ? attributedHint : attributed,
            isHint ? content.text.length > 0 : content.needsRuns
        else {
            return nil
        }
        let width = size.width > 0 ? size.width : .infinity
        return content.layout(width: width, lineLimit: 1) {
            if isHint {
                $0 = defaults
                $0.color = .placeholderText
            }
            $0.lineBreakMode = .byTruncatingTail
        }
    }

    var defaults: StyledText.Defaults {
        StyledText.Defaults(
            font: font?.font ?? Font(system: .standard), color: textColor ?? .label, alignment: textAlignment)
    }
}
