/// The content of a cell, as its content configuration describes it.
@MainActor package final class ContentHolder {
    private var view: (any UIView & UIContentView)?
    package private(set) var configuration: (any UIContentConfiguration)?

    package init() {}

    /// Shows a description in a cell's content view; nil removes the current one.
    package func show(_ new: (any UIContentConfiguration)?, in contentView: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            return view = nil
        }
        if let view, type(of: view.configuration) == type(of: new), view.supports(new) {
            return view.configuration = new
        }
        view?.removeFromSuperview()
        let made = new.makeContentView()
        made.frame = contentView.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(made)
        view = made
    }

    /// Returns the height that the content needs at a width, in points; nil without content.
    package func fittingHeight(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if let list = view as? UIListContentView { return list.fittingHeight(width: width) }
        guard view.holdsConstrainedViews else {
            return view.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UITableViewCell {
    /// The description of the content; default nil.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.configuration }
        set { contents.show(newValue, in: contentView) }
    }

    /// Returns the description of a row of the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The configuration of the background; default nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { look }
        set {
            look = newValue
            backgroundView = newValue?.makeView(tint: tintColor)
        }
    }
}
