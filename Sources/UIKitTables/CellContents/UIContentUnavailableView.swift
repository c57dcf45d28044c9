/// A view that shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let stack = UIStackView()

    /// Creates a view of a description.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        show()
    }

    /// Returns nil: a description is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// The description. One of another kind has no effect.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            show()
        }
    }

    private func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        add(content.isLoading ? indicator() : picture(), content.imageToTextPadding)
        add(label(content.text, content.textProperties), content.textToSecondaryTextPadding)
        add(label(content.secondaryText, content.secondaryTextProperties), content.textToButtonPadding)
        add(button(content.button, content.buttonProperties), content.buttonToSecondaryButtonPadding)
        add(button(content.secondaryButton, content.secondaryButtonProperties), 0)
        backgroundColor = content.background.backgroundColor
        let margins = content.directionalLayoutMargins
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.deactivate(
            constraints.filter { $0.firstItem === stack || $0.secondItem === stack })
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margins.leading),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margins.trailing),
            content.alignment == .center
                ? stack.centerYAnchor.constraint(equalTo: area.centerYAnchor)
                : stack.topAnchor.constraint(equalTo: area.topAnchor, constant: margins.top),
        ])
    }

    private func add(_ view: UIView?, _ gap: CGFloat) {
        guard let view else { return }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(gap, after: view)
    }

    private func indicator() -> UIView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    private func picture() -> UIView? {
        guard let image = content.image else { return nil }
        let form = content.imageProperties
        let view = UIImageView(
            image: form.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) }
                ?? image)
        view.tintColor = form.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = form.cornerRadius
        view.clipsToBounds = form.cornerRadius > 0
        return view
    }

    private func label(
        _ text: String?, _ look: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard let text else { return nil }
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, look.font, look.color)
        (label.numberOfLines, label.textAlignment) = (look.numberOfLines, .center)
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        return label
    }

    private func button(
        _ form: UIButton.Configuration, _ settings: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        guard form.title != nil || form.image != nil else { return nil }
        let button = UIButton(configuration: form, primaryAction: nil)
        if let action = settings.primaryAction { button.addAction(action, for: .touchUpInside) }
        button.isEnabled = settings.isEnabled
        return button
    }
}

extension UIViewController {
    /// The description shown over the view while there is no content; default nil, for none.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableView?.configuration }
        set {
            unavailableView?.removeFromSuperview()
            guard let content = newValue as? UIContentUnavailableConfiguration else { return }
            let cover = UIContentUnavailableView(
                configuration: content.updated(for: contentUnavailableConfigurationState))
            cover.frame = view.bounds
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(cover)
        }
    }

    private var unavailableView: UIContentUnavailableView? {
        viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.last
    }
}
