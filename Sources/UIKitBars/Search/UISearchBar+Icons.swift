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

    /// Sets the image of a place in a state; nil for the usual one. The places take images for the normal
    /// state; other states, and the button that clears the text, have no effect.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard icon != .clear, state == .normal else {
            return warnOfNoEffect("UISearchBar.setImage(_:for:state:)")
        }
        guard icon == .search else {
            sideImages[icon] = iconImage
            return showSideButton()
        }
        let usual = UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 14))
        (searchTextField.leftView as? UIImageView)?.image = iconImage ?? usual
    }

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
            (sideButton, searchTextField.rightView) = (nil, nil)
            return searchTextField.rightViewMode = .never
        }
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let button = sideButton ?? makeSideButton()
        let usual = UIImage(
            systemName: icon == .bookmark ? "book" : "list.bullet", withConfiguration: .init(pointSize: 15))
        button.setImage(sideImages[icon] ?? usual, for: .normal)
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        (sideButton, searchTextField.rightView) = (button, button)
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
