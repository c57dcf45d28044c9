/// The look of a part of an HTML text: what elements and their attributes set.
struct HTMLStyle: Equatable {
    /// The family or name of the font.
    var family = "Times New Roman"
    /// The size of the font, in points; default 12, as in Apple's importer.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = UIColor.black
    var background: UIColor?
    /// The address of a link; nil for none.
    var link: URL?
    var alignment = NSTextAlignment.natural
    /// The distance behind the paragraph, in points.
    var spacing: CGFloat = 0
    /// The number of lists around the text.
    var listDepth = 0
    /// A Boolean value that indicates whether a line break within the block continues the paragraph.
    var keepsParagraph = false

    /// The attributes of the text.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.paragraphSpacing) = (alignment, spacing)
        paragraph.headIndent = 36 * CGFloat(listDepth)
        if listDepth > 0 {
            // The mark is 25 points before the text, as in lists that UIKit reads.
            let text = paragraph.headIndent
            paragraph.tabStops = [text - 25, text].map { NSTextTab(textAlignment: .left, location: $0) }
            paragraph.defaultTabInterval = 36
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        return attributes
    }

    private var font: UIFont {
        let plain =
            family.hasPrefix("-apple-system")
            ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
        var traits = plain.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
            ?? plain
    }

    /// Applies what an element sets; returns false for one that has no look here.
    mutating func apply(_ element: String) -> Bool {
        switch element {
        case "b", "strong": isBold = true
        case "i", "em": isItalic = true
        case "u": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "center": alignment = .center
        case "a":
            (color, isUnderlined) = (UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1), true)
        case "p": (spacing, keepsParagraph) = (size, true)
        case "ul", "ol": listDepth += 1
        case "li": keepsParagraph = true
        case "h1": becomeHeading(2, 0.67)
        case "h2": becomeHeading(1.5, 0.83)
        case "h3": becomeHeading(1.17, 1)
        case "h4": becomeHeading(1, 1.33)
        case "h5": becomeHeading(0.83, 1.67)
        case "h6": becomeHeading(0.67, 2.33)
        case "html", "body", "div", "span", "font": break
        default: return false
        }
        return true
    }

    /// Makes the text a heading: the factors are those of the suggested style sheet of HTML.
    private mutating func becomeHeading(_ factor: CGFloat, _ margin: CGFloat) {
        (size, isBold, keepsParagraph) = (size * factor, true, true)
        spacing = size * margin
    }
}
