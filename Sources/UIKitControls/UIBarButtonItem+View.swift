extension UIBarButtonItem {
    /// Returns the view of the entry in a bar: the custom one, or a system button of 17 points, which is as
    /// high as the platter on which it lies, in the look of the bar where the entry has none of its own.
    package func makeView(
        onPlatter height: CGFloat? = nil, imagePadding: CGFloat = 0, look: UIBarButtonItemAppearance? = nil
    ) -> UIView {
        let view = customView ?? makeButton(onPlatter: height, imagePadding: imagePadding, look)
        shownView = view
        return view
    }

    private func makeButton(
        onPlatter height: CGFloat?, imagePadding: CGFloat, _ look: UIBarButtonItemAppearance?
    ) -> UIButton {
        let measures = BarItemMeasures.current
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.setTitle(image == nil ? title : nil, for: .normal)
        let picture = height == nil ? image : image?.preferring(Self.platterSymbol)
        button.setImage(picture, for: .normal)
        button.imageEdgeInsets = imageInsets
        for state in [UIControl.State.normal, .highlighted, .disabled] { show(state, in: button, look) }
        button.isEnabled = isEnabled
        let proxy = proxies.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
        button.tintColor = tintColor ?? proxy ?? measures.color
        if titleStyle(for: .disabled) ?? look?.titleStyle(for: .disabled) == nil,
            let color = measures.disabledColor
        {
            button.setTitleColor(color, for: .disabled)
        }
        if primaryAction == nil, action == nil, let menu = shownMenu {
            (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        }
        button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        let fitting = button.barSize
        if let height {
            let content = max(
                height,
                picture.map { Self.platterWidth(of: $0) + 2 * imagePadding }
                    ?? fitting.width + 2 * measures.padding)
            button.bounds.size = CGSize(width: width > 0 ? width : content, height: height)
            if isProminent { fill(button) }
            if let badge { button.addSubview(badge.makeLabel(on: button.bounds.size)) }
            return button
        }
        // A finger reaches a button in all of the bar's height.
        button.bounds.size = CGSize(
            width: width > 0 ? width : max(fitting.width, 24), height: max(fitting.height, 44))
        return button
    }

    /// Returns the width that an image takes of its platter: at least 22 points (rows K0584 to K0588 of
    /// Apple's numbers). The square of a symbol is a little wider than what it shows.
    private static func platterWidth(of image: UIImage) -> CGFloat {
        max(22, image.size.width - (image.isSymbolImage ? 2 : 0))
    }

    /// The form of symbols on platters (rows H0400 to H0402 of Apple's numbers).
    private static let platterSymbol = UIImage.SymbolConfiguration(
        pointSize: 17, weight: .medium, scale: .large)

    /// Fills the platter of a button that stands out with its color.
    private func fill(_ button: UIButton) {
        button.backgroundColor = isEnabled ? tintColor ?? bar?.tintColor ?? .systemBlue : .tertiarySystemFill
        button.tintColor = isEnabled ? .white : .tertiaryLabel
        button.layer.cornerRadius = button.bounds.height / 2
    }

    /// Gives a button the style of a state's title; a button has one font.
    package func show(_ state: UIControl.State, in button: UIButton, _ look: UIBarButtonItemAppearance?) {
        guard let style = titleStyle(for: state) ?? look?.titleStyle(for: state) else { return }
        if let color = style[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
        if state == .normal, let font = style[.font] as? UIFont { button.titleLabel?.font = font }
    }
}
