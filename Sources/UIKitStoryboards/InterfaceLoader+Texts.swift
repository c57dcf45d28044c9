import Picture

// The views that show texts, and the attributes that Xcode draws for parts of a text.

extension InterfaceLoader {
    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    /// The ways in which lines break, by their names in views and in the attributes of texts.
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
        "tailTruncation": .byTruncatingTail,
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
        "truncatingTail": .byTruncatingTail,
    ]

    /// Sets text, font and colors of a label.
    func fill(_ label: UILabel, _ element: InterfaceElement) {
        label.text = element["text"] ?? element.child(key: "text")?.writtenText
        if let font = font(element.child(key: "fontDescription")) { label.font = font }
        if let color = document.color(element.child(key: "textColor")) { label.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
            label.textAlignment = alignment
        }
        if let lines = element["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
            label.lineBreakMode = mode
        }
        shrink(label, element)
        label.highlightedTextColor = document.color(element.child(key: "highlightedColor"))
        label.shadowColor = document.color(element.child(key: "shadowColor"))
        if let offset = element.child(key: "shadowOffset")?.size { label.shadowOffset = offset }
        if element["enabled"] == "NO" { label.isEnabled = false }
        if let text = attributedText(element.child("attributedString")) { label.attributedText = text }
    }

    /// Lets the font of a label become smaller.
    ///
    /// Xcode writes the smallest size or factor, and leaves `adjustsFontSizeToFit` out, for a label whose
    /// font becomes smaller; `NO` for another one.
    private func shrink(_ label: UILabel, _ element: InterfaceElement) {
        let (size, factor) = (element.number("minimumFontSize"), element.number("minimumScaleFactor"))
        label.adjustsFontSizeToFitWidth =
            element["adjustsFontSizeToFit"] != "NO" && (size != nil || factor != nil)
        guard label.adjustsFontSizeToFitWidth else { return }
        let places: [String: UIBaselineAdjustment] = ["alignCenters": .alignCenters, "none": .none]
        label.baselineAdjustment = places[element["baselineAdjustment"] ?? ""] ?? .alignBaselines
        label.minimumScaleFactor = factor ?? min((size ?? 0) / max(label.font.pointSize, 1), 1)
    }

    /// Sets text, border and font of a field.
    func fill(_ field: UITextField, _ element: InterfaceElement) {
        if let size = element.number("minimumFontSize") {
            field.adjustsFontSizeToFitWidth = element["adjustsFontSizeToFit"] != "NO"
            field.minimumFontSize = size
        }
        let styles: [String: UITextField.BorderStyle] = [
            "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
        ]
        let modes: [String: UITextField.ViewMode] = [
            "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        ]
        if let text = element["text"] { field.text = text }
        if let text = element["placeholder"] { field.placeholder = text }
        if let style = element["borderStyle"].flatMap({ styles[$0] }) { field.borderStyle = style }
        if let font = font(element.child(key: "fontDescription")) { field.font = font }
        if let color = document.color(element.child(key: "textColor")) { field.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
            field.textAlignment = alignment
        }
        if let mode = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
        if element.isOn("clearsOnBeginEditing") { field.clearsOnBeginEditing = true }
        if element.child("textInputTraits")?.isOn("secureTextEntry") == true {
            field.isSecureTextEntry = true
        }
    }

    /// Sets text and font of a view of several lines.
    func fill(_ view: UITextView, _ element: InterfaceElement) {
        view.text = element["text"] ?? element.child(key: "text")?.writtenText ?? ""
        if let font = font(element.child(key: "fontDescription")) { view.font = font }
        if let color = document.color(element.child(key: "textColor")) { view.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
            view.textAlignment = alignment
        }
        if element["editable"] == "NO" { view.isEditable = false }
        if element["selectable"] == "NO" { view.isSelectable = false }
        if let text = attributedText(element.child("attributedString")) { view.attributedText = text }
    }

    /// Returns a text of fragments with their attributes; nil for none.
    func attributedText(_ element: InterfaceElement?) -> NSAttributedString? {
        let text = NSMutableAttributedString()
        for fragment in element?.children ?? [] where fragment.name == "fragment" {
            let part = fragment["content"] ?? fragment.child(key: "content")?.writtenText ?? ""
            let attributes = fragment.child("attributes")
            text.append(NSAttributedString(string: part, attributes: attributes.map(textAttributes)))
        }
        return text.length > 0 ? text : nil
    }

    private func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let key = child["key"].map({ NSAttributedString.Key($0) }) else { continue }
            switch key {
            case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor:
                attributes[key] = document.color(child)
            case .font: attributes[key] = textFont(child)
            case .paragraphStyle: attributes[key] = paragraphStyle(child)
            case .underlineStyle, .strikethroughStyle: attributes[key] = child.integer("value")
            case .kern, .baselineOffset, .strokeWidth, .obliqueness: attributes[key] = child.number("value")
            default: break
            }
        }
        return attributes
    }

    /// Returns the font of a part of a text: one of a name, or the system's, whose size Xcode leaves out
    /// where it is that of a Mac.
    private func textFont(_ element: InterfaceElement) -> UIFont {
        let kind = element["metaFont"] ?? ""
        let size = element.number("size") ?? (kind.hasPrefix("small") ? 11 : kind.hasPrefix("mini") ? 9 : 13)
        if let name = element["name"] { return UIFont(Font(postScriptName: name, size: size)) }
        let weights: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("Semibold", .semibold), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
        ]
        return .systemFont(ofSize: size, weight: weights.first { kind.hasSuffix($0.0) }?.1 ?? .regular)
    }

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ Self.alignments[$0] }) {
            style.alignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
            style.lineBreakMode = mode
        }
        style.lineSpacing = element.number("lineSpacing") ?? 0
        style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
        style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
        style.headIndent = element.number("headIndent") ?? 0
        style.tailIndent = element.number("tailIndent") ?? 0
        style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
        style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
        return style
    }
}
