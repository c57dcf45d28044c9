/// The content of a cell, as its content configuration describes it.
@MainActor package final class ContentHolder {
    /// The view that shows the description, which is the cell's content view; nil without one.
    package private(set) var view: (any UIView & UIContentView)?
    /// The margins that the view has from the cell; nil for a view with margins of its own.
    private var margins: UIEdgeInsets?
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
    package func adapt(to state: any UIConfigurationState, inPlaceOf own: UIView) {
        guard adapts, let configuration, !(configuration is UIListContentConfiguration) else { return }
        show(configuration.updated(for: state), inPlaceOf: own)
    }

    package init() {}

    /// Shows a description in place of a cell's own content view; nil shows that one again.
    package func show(_ new: (any UIContentConfiguration)?, inPlaceOf own: UIView) {
        configuration = new
        guard let new else {
            if let view { exchange(view, for: own) }
            return view = nil
        }
        if let view, type(of: view.configuration) == type(of: new), view.supports(new) {
            return view.configuration = new
        }
        let made = new.makeContentView()
        exchange(view ?? own, for: made)
        view = made
        (made as? UIListContentView)?.isContentOfCell = true
        let hasOwnMargins = made.ownMargins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        margins = hasOwnMargins ? nil : made.ownMargins
        takeMargins(of: own)
    }

    private func exchange(_ old: UIView, for new: UIView) {
        new.frame = old.frame
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Gives the view the margins of a cell's own content view, where it has not set others.
    package func takeMargins(of own: UIView) {
        guard let view, let margins, view.ownMargins == margins, margins != own.ownMargins else { return }
        self.margins = own.ownMargins
        view.layoutMargins = own.ownMargins
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
        set { contents.show(contents.adapted(newValue, to: configurationState), inPlaceOf: content) }
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
