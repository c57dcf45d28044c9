@_spi(UIKitInternals) import UIKitCore

// The scopes of a search, below the field.
extension UISearchBar {
    /// The distance of the scopes from the sides of the bar, in points. By eye.
    private static let scopeMargin: CGFloat = 8

    private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// The height that the scopes add to the bar now, in points.
    package var scopeRowHeight: CGFloat { showsScopes ? measures.scopeHeight : 0 }

    /// Shows the titles of the scopes.
    func rebuildScopes() {
        let row = scopeBar ?? makeScopeBar()
        scopeBar = row
        row.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            row.insertSegment(withTitle: title, at: index, animated: false)
        }
        row.selectedSegmentIndex = selectedScopeButtonIndex
        scopesDidChange()
    }

    private func makeScopeBar() -> UISegmentedControl {
        let row = UISegmentedControl(frame: .zero)
        row.alpha = 0
        for (state, style) in parts.scopeStyles { row.setTitleTextAttributes(style, for: state) }
        row.addAction(UIAction { [weak self] _ in self?.scopeWasTapped() }, for: .valueChanged)
        addSubview(row)
        return row
    }

    /// Follows scopes that come or go.
    func scopesDidChange() {
        if let scopeBar, scopeBar.frame.isEmpty { UIView.performWithoutAnimation { placeScopes() } }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        heightDidChange?()
    }

    /// Puts the scopes in the middle of the lowest part of the bar.
    func placeScopes() {
        guard let scopeBar else { return }
        let (height, row) = (scopeBar.sizeThatFits(.zero).height, measures.scopeHeight)
        let top = bounds.height - (showsScopes ? row : 0)
        scopeBar.frame = CGRect(
            x: Self.scopeMargin, y: top + ((row - height) / 2).rounded(.down),
            width: max(0, bounds.width - 2 * Self.scopeMargin), height: height)
        scopeBar.alpha = showsScopes ? 1 : 0
        placeScopeBackground(in: CGRect(x: 0, y: top, width: bounds.width, height: row))
    }

    private func placeScopeBackground(in frame: CGRect) {
        guard scopeBarBackgroundImage != nil || scopeBackground != nil else { return }
        let view = scopeBackground ?? makeScopeBackground()
        view.image = scopeBarBackgroundImage
        view.frame = frame
        view.alpha = showsScopes ? 1 : 0
    }

    private func makeScopeBackground() -> UIImageView {
        let view = UIImageView()
        view.alpha = 0
        scopeBackground = view
        if let scopeBar { insertSubview(view, belowSubview: scopeBar) }
        return view
    }

    /// Sets the style of the titles of scopes in a state; nil for the usual one. Color and font are drawn.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        parts.scopeStyles[state] = attributes
        scopeBar?.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the style of the titles of scopes that was set for a state; nil for none.
    public func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { parts.scopeStyles[state] }

    private func scopeWasTapped() {
        guard let scopeBar else { return }
        selectedScopeButtonIndex = scopeBar.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        scopeDidChange?()
    }
}
