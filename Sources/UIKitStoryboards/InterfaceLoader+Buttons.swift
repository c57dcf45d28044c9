extension InterfaceLoader {
    /// Sets titles, images and insets of a button.
    func fill(_ button: UIButton, _ element: InterfaceElement) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        if let font = font(element.child(key: "fontDescription")) { button.titleLabel?.font = font }
        for state in element.children where state.name == "state" {
            guard let key = state["key"].flatMap({ states[$0] }) else { continue }
            if let title = state["title"] ?? state.child(key: "title")?.writtenText {
                button.setTitle(title, for: key)
            }
            if let title = attributedText(state.child("attributedString")) {
                button.setAttributedTitle(title, for: key)
            }
            if let image = image("image", of: state) { button.setImage(image, for: key) }
            if let image = image("backgroundImage", of: state) { button.setBackgroundImage(image, for: key) }
            if let color = document.color(state.child(key: "titleColor")) {
                button.setTitleColor(color, for: key)
            }
            shadow(of: button, element, state, key)
        }
        place(button, element)
        if element["adjustsImageWhenHighlighted"] == "NO" { button.adjustsImageWhenHighlighted = false }
        if element["adjustsImageWhenDisabled"] == "NO" { button.adjustsImageWhenDisabled = false }
        if let style = element.child("buttonConfiguration") { button.configuration = configuration(style) }
    }

    /// Gives the title a shadow. Xcode wrote a color for each button, and a distance only for those that show
    /// the shadow.
    private func shadow(
        of button: UIButton, _ element: InterfaceElement, _ state: InterfaceElement, _ key: UIControl.State
    ) {
        guard let offset = element.child(key: "titleShadowOffset")?.size, offset != .zero,
            let color = document.color(state.child(key: "titleShadowColor"))
        else { return }
        button.titleLabel?.shadowOffset = offset
        button.setTitleShadowColor(color, for: key)
    }

    /// Sets where title and image lie, and how a title that is too long breaks: one that wraps has as many
    /// lines as it needs.
    private func place(_ button: UIButton, _ element: InterfaceElement) {
        let sides: [String: UIControl.ContentHorizontalAlignment] = [
            "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]
        let heights: [String: UIControl.ContentVerticalAlignment] = [
            "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let side = element["contentHorizontalAlignment"].flatMap({ sides[$0] }) {
            button.contentHorizontalAlignment = side
        }
        if let height = element["contentVerticalAlignment"].flatMap({ heights[$0] }) {
            button.contentVerticalAlignment = height
        }
        if let insets = element.child(key: "contentEdgeInsets")?.insets { button.contentEdgeInsets = insets }
        if let insets = element.child(key: "titleEdgeInsets")?.insets { button.titleEdgeInsets = insets }
        if let insets = element.child(key: "imageEdgeInsets")?.insets { button.imageEdgeInsets = insets }
        guard let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) else { return }
        button.titleLabel?.lineBreakMode = mode
        if mode == .byWordWrapping || mode == .byCharWrapping { button.titleLabel?.numberOfLines = 0 }
    }
}
