@_spi(UIKitInternals) import UIKitCore

extension UIButton {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button in the tint color.
        case system = 1
        /// A button with an i in a circle.
        case detailDisclosure = 2
        /// A button with an i in a circle.
        case infoLight = 3
        /// A button with an i in a circle.
        case infoDark = 4
        /// A button with a plus sign in a circle.
        case contactAdd = 5
        /// A plain button.
        case plain = 6
        /// A button with a cross in a circle.
        case close = 7

        /// The earlier name of a system button.
        public static let roundedRect = ButtonType.system
    }

    /// Gives the button the look of a type.
    package func take(_ type: ButtonType) {
        buttonType = type
        if type == .system { (adjustsImageWhenHighlighted, adjustsImageWhenDisabled) = (false, false) }
        titleLabel?.font = type.titleFont
        let symbol: String? =
            switch type {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .custom, .system, .plain, .close: nil
            }
        let form = UIImage.SymbolConfiguration(scale: .large)
        if let symbol { setImage(UIImage(systemName: symbol, withConfiguration: form), for: .normal) }
        if type == .close { setImage(.closeMark, for: .normal) }
        if symbol != nil || type == .close { sizeToFit() }
    }
}

extension UIButton.ButtonType {
    /// The font of the title.
    var titleFont: UIFont {
        .systemFont(ofSize: self == .system || self == .plain ? 15 : UIFont.buttonFontSize)
    }
}
