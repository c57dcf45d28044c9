import UIKitCore

extension UILabel {
    /// The largest number of characters whose size is measured, also of a text with attributes: the layout of
    /// a text takes about 30 KB for each emoji.
    static let mostMeasured = 50_000

    /// Returns the characters of a text that are measured. A longer text is warned of.
    func measured(_ text: String) -> String {
        guard text.utf8.count > Self.mostMeasured, text.unicodeScalars.count > Self.mostMeasured else {
            return text
        }
        warnOfLength(of: text)
        return String(text.unicodeScalars.prefix(Self.mostMeasured))
    }

    /// Warns of a text with more characters than are measured.
    func warnOfLength(of text: String) {
        let context = RunContext.current
        context.warn(
            "\(context.name(of: self)): the text has \(text.unicodeScalars.count) characters, of which a label "
                + "measures the first \(Self.mostMeasured).")
    }
}
