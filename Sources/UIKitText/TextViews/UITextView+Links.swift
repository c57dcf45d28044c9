import UIKitCore

// Links and attachments of a text that cannot be edited, which taps use.
extension UITextView {
    /// The text with the links that the view finds in it; nil where it finds none.
    var contentWithLinks: AttributedContent? {
        guard !dataDetectorTypes.isEmpty, isInteractive else { return nil }
        if let known = memo.withLinks { return known }
        let content = markLinks()
        memo.withLinks = .some(content)
        return content
    }

    private var isInteractive: Bool { !isEditable && isSelectable && hasText }

    private func markLinks() -> AttributedContent? {
        let source = attributed?.text ?? NSAttributedString(string: editedString)
        let links = DetectedLink.all(in: source.string, dataDetectorTypes)
        guard !links.isEmpty else { return nil }
        let marked = NSMutableAttributedString(attributedString: source)
        for link in links
        where source.attribute(.link, at: link.range.location, effectiveRange: nil) == nil {
            marked.addAttribute(.link, value: link.url, range: link.range)
        }
        return AttributedContent(marked, attributed?.defaults ?? defaults, limit: Self.mostShown)
    }

    /// Draws links again after a change of their look.
    func resetLinks() {
        attributed?.reset()
        memo.withLinks = nil
    }

    // MARK: Taps

    /// Performs the action of the link or attachment at a point, as the delegate wants.
    func useItem(at point: CGPoint) {
        guard isInteractive, let item = item(at: point) else { return }
        let standard = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
        guard let textDelegate else { return standard.perform(from: self) }
        textDelegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(from: self)
    }

    private func item(at point: CGPoint) -> UITextItem? {
        let text = laidOutContent.source
        var place = 0
        while place < text.length {
            let (content, range) = item(in: text, at: place)
            if let content, covers(range, point) { return UITextItem(content: content, range: range) }
            place = max(range.upperBound, place + 1)
        }
        return nil
    }

    /// Returns the item at a place with its range, or nil with the range of the run without one.
    private func item(in text: NSAttributedString, at place: Int) -> (UITextItem.Content?, NSRange) {
        var range = NSRange(location: place, length: 1)
        let values = text.attributes(at: place, effectiveRange: &range)
        if let attachment = values[.attachment] as? NSTextAttachment {
            return (.textAttachment(attachment), range)
        }
        guard let url = Self.url(of: values[.link]) else { return (nil, range) }
        // A link may have several styles in it.
        while range.upperBound < text.length {
            var next = NSRange(location: range.upperBound, length: 1)
            let others = text.attributes(at: range.upperBound, effectiveRange: &next)
            guard Self.url(of: others[.link]) == url, next.upperBound > range.upperBound else { break }
            range.length = next.upperBound - range.location
        }
        return (.link(url), range)
    }

    private static func url(of value: Any?) -> URL? {
        (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// Returns whether letters are at a point, within the height of a line.
    private func covers(_ range: NSRange, _ point: CGPoint) -> Bool {
        rects(of: TextSpan(range)).contains { $0.rect.insetBy(dx: 0, dy: -3).contains(point) }
    }

    private func performDefaultAction(of item: UITextItem) {
        switch item.content {
        case .link(let url):
            let mayOpen = textDelegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if mayOpen != false { UIApplication.shared.open(url) }
        case .textAttachment(let attachment):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }
}
