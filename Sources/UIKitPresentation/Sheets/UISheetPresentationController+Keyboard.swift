@_spi(UIKitInternals) import UIKitCore

// A sheet whose text is edited stands above the keyboard: the value of its detent begins there, and not at
// the safe area, up to the height of a large sheet.
extension UISheetPresentationController: KeyboardFollower {
    package var movesOthers: Bool { true }

    package func makeRoom(for keyboard: ScreenKeyboard) {
        let rise = rise(above: keyboard)
        guard rise != keyboardRise else { return }
        keyboardRise = rise
        guard presentedView?.superview !== container else { return place() }
        // The view is about to slide in, and what goes along with it must not be at the end yet.
        UIView.withoutAnimation { placePresentedView() }
    }

    /// Returns the distance from the safe area below to the upper edge of a keyboard, in points; zero where
    /// the edited text is not in the sheet.
    private func rise(above keyboard: ScreenKeyboard) -> CGFloat {
        guard keyboard.isUp, container.window != nil, let view = presentedView,
            let field = RunContext.current.screenState.firstResponder as? UIView, field.isDescendant(of: view)
        else { return 0 }
        let covered = container.bounds.maxY - container.convert(keyboard.frame, from: nil).minY
        return max(0, covered - container.safeAreaInsets.bottom)
    }
}
