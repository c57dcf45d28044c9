extension UIBarButtonItem {
    /// Returns the view of the entry in a bar: the custom one, or a system button of 17 points.
    package func makeView() -> UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        show(.normal, in: button)
        show(.highlighted, in: button)
        show(.disabled, in: button)
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        if let menu, primaryAction == nil, action == nil {
            (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        }
        button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        let fitting = button.intrinsicContentSize
        button.bounds.size = CGSize(
            width: width > 0 ? width : max(fitting.width, 24), height: max(fitting.height, 30))
        return button
    }

    /// Gives a button the style of a state's title; a button has one font.
    private func show(_ state: UIControl.State, in button: UIButton) {
        guard let style = titleTextAttributes(for: state) else { return }
        if let color = style[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
        if state == .normal, let font = style[.font] as? UIFont { button.titleLabel?.font = font }
    }
}
