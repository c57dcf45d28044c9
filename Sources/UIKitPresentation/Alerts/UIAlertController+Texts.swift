@_spi(UIKitInternals) import UIKitCore

// The texts of a message, its fields and its content.
extension UIAlertController {
    /// Adds the texts and fields, and returns where the next part may begin.
    func addTexts() -> CGFloat {
        var y = measures.top
        let lone = hasOneText ? measures.loneStyle.map { font($0) } : nil
        y = addText(attributedTitle, title, lone ?? font(.headline, .semibold), at: y)
        y = addText(attributedMessage, message, lone ?? font(measures.messageStyle), at: y)
        y = addContent(at: y)
        let side = measures.buttonInset > 0 ? measures.buttonInset : 16
        for field in textFields ?? [] {
            field.frame = CGRect(x: side, y: y + 4, width: width - 2 * side, height: 30)
            box.addSubview(field)
            y += 38
        }
        return y
    }

    /// True for a title without a message, and for a message without a title.
    private var hasOneText: Bool {
        (attributedTitle == nil && title == nil) || (attributedMessage == nil && message == nil)
    }

    /// Adds the view of the content, as high as its controller prefers, and returns where the next part may
    /// begin.
    private func addContent(at y: CGFloat) -> CGFloat {
        guard let content = contentViewController else { return y }
        addChild(content)
        let height = content.preferredContentSize.height
        let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let room = height > 0 ? height : content.view.systemLayoutSizeFitting(fitting).height
        // The box grows later to its final size, which must not stretch the view.
        content.view.autoresizingMask = []
        content.view.frame = CGRect(x: 0, y: y, width: width, height: room)
        box.addSubview(content.view)
        content.didMove(toParent: self)
        return y + room
    }

    /// Adds a text, if there is one, and returns where the next part may begin.
    private func addText(
        _ attributed: NSAttributedString?, _ text: String?, _ font: UIFont, at y: CGFloat
    ) -> CGFloat {
        guard attributed != nil || text != nil else { return y }
        let label = UILabel(frame: .zero)
        (label.text, label.font, label.numberOfLines) = (text, font, 0)
        label.textAlignment = hasOneText ? .center : measures.alignment
        if let attributed { label.attributedText = attributed }
        let room = width - 2 * measures.side
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: measures.side, y: y, width: room, height: size.height)
        box.addSubview(label)
        return y + size.height + measures.textGap
    }
}
