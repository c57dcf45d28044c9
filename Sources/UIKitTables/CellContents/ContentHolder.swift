/// The content of a cell, as its content configuration describes it.
@MainActor package final class ContentHolder {
    private var view: (any UIView & UIContentView)?
    package private(set) var configuration: (any UIContentConfiguration)?
    /// A Boolean value that indicates whether the description follows the state of the cell; default true.
    package var adapts = true
    /// A Boolean value that indicates whether the background follows the state of the cell; default true.
    package var adaptsBackground = true

    /// Returns a description for a state, where it follows that. Those of lists look the same in all states.
    package func adapted(
        _ new: (any UIContentConfiguration)?, to state: @autoclosure () -> any UIConfigurationState
    ) -> (any UIContentConfiguration)? {
        adapts && !(new is UIListContentConfiguration) ? new?.updated(for: state()) : new
    }

    /// Shows the description for a state of the cell, where it follows that.
    package func adapt(to state: any UIConfigurationState, in contentView: UIView) {
        guard adapts, let configuration, !(configuration is UIListContentConfiguration) else { return }
        show(configuration.updated(for: state), in: contentView)
    }

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
        takeMargins(made)
        made.frame = contentView.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(made)
        view = made
    }

    /// Lets a view have at least the margins of its cell, unless it has set its own.
    private func takeMargins(_ view: UIView) {
        guard view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) else { return }
        view.preservesSuperviewLayoutMargins = true
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
        set { contents.show(contents.adapted(newValue, to: configurationState), in: contentView) }
    }

    /// Returns the description of a row of the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// A Boolean value that indicates whether the description of the content follows the state of the cell,
    /// by its `updated(for:)`; default true.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contents.adapts }
        set { contents.adapts = newValue }
    }

    /// A Boolean value that indicates whether the background follows the state of the cell; default true. It
    /// has no effect: backgrounds look the same in all states.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.adaptsBackground }
        set {
            warnOfNoEffect(
                "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", contents.adaptsBackground,
                newValue)
            contents.adaptsBackground = newValue
        }
    }
}
