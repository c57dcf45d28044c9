import Picture
import UIKitCore

/// The values of a text view that were asked for last, since a tick asks for them several times.
@MainActor struct TextViewMemo {
    /// The cursor and its place.
    var caret: (offset: Int, width: CGFloat, rect: CGRect)?
    /// The text with the links that were found in it, or nil in it for none; nil before a search.
    var withLinks: AttributedContent??
    private var plain: (text: String, content: AttributedContent)?

    /// Returns a text without attributes as one of runs.
    mutating func content(of text: String, _ defaults: StyledText.Defaults) -> AttributedContent {
        if let plain, plain.text == text {
            let known = plain.content.defaults
            if known.font == defaults.font, known.color === defaults.color,
                known.alignment == defaults.alignment
            {
                return plain.content
            }
        }
        let content = AttributedContent(NSAttributedString(string: text), defaults)
        plain = (text, content)
        return content
    }
}
