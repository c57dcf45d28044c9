@_spi(UIKitInternals) import UIKitCore

extension UILabel {
    /// Returns a value of a label alone.
    func labelValue(_ key: String) -> KeyedValue? {
        switch key {
        case "text": KeyedValue(self, \.text)
        case "textColor": KeyedValue(self, \.textColor)
        case "font": KeyedValue(self, \.font)
        case "attributedText": KeyedValue(self, \.attributedText)
        case "numberOfLines": KeyedValue(self, \.numberOfLines)
        default: nil
        }
    }
}
