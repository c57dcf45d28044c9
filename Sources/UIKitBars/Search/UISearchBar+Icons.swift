import UIKitCore

extension UISearchBar {
    /// The places of images in a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button that shows bookmarks.
        case bookmark = 2
        /// The button that shows results.
        case resultsList = 3
    }

    /// Sets the image of a place in a state; nil for the usual one. The magnifying glass, which takes no
    /// touches, is shown in the normal state.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.images[icon, default: [:]][state] = iconImage
        switch icon {
        case .search:
            let usual = UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 14))
            (searchTextField.glass as? UIImageView)?.image = image(for: .search, state: .normal) ?? usual
        case .clear:
            let usual = state == .normal ? UITextField.clearButtonImage : nil
            searchTextField.madeClearButton.setImage(iconImage ?? usual, for: state)
        case .bookmark, .resultsList: showSideButton()
        }
    }

    /// Returns the image that was set for a place in a state; nil for the usual one.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.images[icon]?[state] }

    /// Shows the image behind the field in a view that fills the bar; none for an empty one.
    func showBackground(in view: UIImageView) {
        view.image = backgroundImage
        guard let backgroundImage, backgroundImage.size != .zero else { return view.removeFromSuperview() }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Shows the button of results or of bookmarks in the field while it has no text, or neither.
    func showSideButton() {
        guard showsSearchResultsButton || showsBookmarkButton else {
            (sideButton, searchTextField.rightView, searchTextField.sideIcon) = (nil, nil, nil)
            return searchTextField.rightViewMode = .never
        }
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let button = sideButton ?? makeSideButton()
        let usual = UIImage(
            systemName: icon == .bookmark ? "book" : "list.bullet", withConfiguration: .init(pointSize: 15))
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            button.setImage(image(for: icon, state: state) ?? (state == .normal ? usual : nil), for: state)
        }
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        (sideButton, searchTextField.rightView, searchTextField.sideIcon) = (button, button, icon)
        followText()
    }

    /// Hides the button in the field of a text, where that which clears it may be.
    func followText() {
        guard sideButton != nil else { return }
        searchTextField.rightViewMode = searchTextField.hasText ? .never : .always
    }

    private func makeSideButton() -> UIButton {
        let button = UIButton(type: .system)
        button.tintColor = .secondaryLabel
        // As wide as the place of the magnifying glass.
        button.bounds.size = CGSize(width: 30, height: measures.fieldHeight)
        button.addAction(UIAction { [weak self] _ in self?.sideButtonWasTapped() }, for: .touchUpInside)
        return button
    }

    private func sideButtonWasTapped() {
        if showsSearchResultsButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }
}
