/// An image in place of a character.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
    private let foundationTypeID = FoundationTypeID()
    /// The image; default nil. A symbol has the color of the text.
    open var image: UIImage?
    /// The rectangle of the image, in points from the start of the character on the baseline, with the y axis
    /// upward; default zero, for the image's own size on the baseline.
    open var bounds = CGRect.zero

    /// Creates an attachment.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a string of one character, in place of which an attachment is drawn.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        self.init(string: StyledText.attachment, attributes: [.attachment: attachment])
    }
}
