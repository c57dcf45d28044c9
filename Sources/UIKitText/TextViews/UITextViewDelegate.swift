/// The methods with which a delegate follows the editing of a text view; all are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns a Boolean value that indicates whether editing may begin; default true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Notifies the delegate that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether editing may end; default true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Notifies the delegate that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether typed text is accepted; default true.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Notifies the delegate that typing has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Notifies the delegate that the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether a tap opens a link, in code of iOS 9 and earlier.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool
    /// Returns a Boolean value that indicates whether a tap opens a link. A film opens none.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns a Boolean value that indicates whether a tap uses an attachment.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the action of a tap on a link or an attachment; nil for none. The default one asks
    /// `textView(_:shouldInteractWith:in:interaction:)`.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Returns the menu of a long press on a link or an attachment. A film never calls it.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
    /// Returns what the method of earlier systems does for a tap, and otherwise true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        interaction != .invokeDefaultAction
            || self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns the default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// Returns the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}
