import UIKitCore

/// The keyboard of the system, with keys as the settings of a text ask for them.
@MainActor package final class SystemKeyboard: KeyboardSource {
    package init() {}

    package func keys(for responder: UIResponder, on screen: CGSize, bottomInset: CGFloat) -> UIView? {
        guard let input = responder as? any UIKeyInput else { return nil }
        let settings =
            (responder as? UITextField)?.settings ?? (responder as? UITextView)?.settings
            ?? TextInputSettings()
        let type = settings.keyboardType
        let hasDigitsAlone = [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type)
        let measures = KeyboardMeasures(
            on: screen, bottomInset: bottomInset,
            hasSuggestions: !hasDigitsAlone && !settings.isSecure && settings.autocorrectionType != .no,
            hasDigitsAlone: hasDigitsAlone)
        return KeyboardKeys(settings, for: input, measures, width: screen.width)
    }
}
