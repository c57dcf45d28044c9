import ArgumentParser
import Flipbook

extension Double {
    /// The shortest decimal text that reads back as the same number.
    var typed: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
