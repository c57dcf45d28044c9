import Picture
import UIKitCore

extension UITextView {
    /// The text, whose changes the view shows.
    public var textStorage: NSTextStorage {
        if let storage = layoutManager.textStorage { return storage }
        let storage = NSTextStorage(string: "")
        giveText(to: storage)
        storage.addLayoutManager(layoutManager)
        return storage
    }

    /// The object that lays out the text.
    public var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        keptManager = manager
        return manager
    }

    /// The width in which lines and the distances from its sides lie, in points.
    var containerWidth: CGFloat {
        max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    }

    /// The text as it is laid out.
    var laidOutContent: AttributedContent {
        contentWithLinks ?? attributed ?? memo.content(of: shownText, defaults)
    }

    /// Shows a container and its text, if code has given it one.
    func adopt(_ container: NSTextContainer) {
        container.didChange = { [weak self] in self?.contentDidChange() }
        container.view = self
        keptManager = container.layoutManager
        guard let storage = container.layoutManager?.textStorage else { return }
        follow(storage)
        takeText(of: storage)
    }

    private func follow(_ storage: NSTextStorage) {
        storage.follower = { [weak self, weak storage] in
            if let storage { self?.takeText(of: storage) }
        }
    }

    /// Shows the text of the storage after a change.
    private func takeText(of storage: NSTextStorage) {
        let isInner = textContainer.isExchanging
        textContainer.isExchanging = true
        let kept = selection
        attributedText = storage
        selection = kept
        textContainer.isExchanging = isInner
    }

    /// Gives the storage the text of the view after a change.
    func giveText(to storage: NSTextStorage) {
        guard !textContainer.isExchanging else { return }
        textContainer.isExchanging = true
        let text = attributed?.text ?? NSAttributedString(string: editedString, attributes: plainAttributes)
        if text !== storage { storage.setAttributedString(text) }
        textContainer.isExchanging = false
    }
}
