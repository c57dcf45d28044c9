/// A view whose font can follow the preferred size of texts.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether the font follows the preferred size of texts.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIApplication {
    /// The user's preferred size of texts: large, the standard one, in a film.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

// The preferred size of texts in a view: the standard one, unless a view or controller around it sets
// another.
extension UIView {
    /// The preferred size of texts in the view.
    package var contentSizeCategory: UIContentSizeCategory {
        guard RunContext.current.screenState.hasContentSizeOverrides else { return .large }
        return sequence(first: self, next: \.superview).lazy.compactMap(\.ownContentSize).first ?? .large
    }

    /// The size that the view or its controller sets; nil for an inherited one.
    private var ownContentSize: UIContentSizeCategory? {
        let own = traitOverrides.preferredContentSizeCategory
        if own != .unspecified { return own }
        let controllers = viewController?.traitOverrides.preferredContentSizeCategory ?? .unspecified
        return controllers == .unspecified ? nil : controllers
    }

    /// Gives texts in the view their size, and notifies views and controllers, after a change of it.
    func contentSizeDidChange(from before: UIContentSizeCategory) {
        guard contentSizeCategory != before else { return }
        followContentSize()
        notifyOfContentSize(.current(interfaceStyle, before))
    }

    private func notifyOfContentSize(_ before: UITraitCollection) {
        viewController?.traitCollectionDidChange(before)
        viewController?.notifyOfContentSize(from: before)
        traitCollectionDidChange(before)
        notifyOfContentSize(from: before)
        for subview in subviews where subview.ownContentSize == nil { subview.notifyOfContentSize(before) }
    }

    /// Gives texts in the view their size.
    func followContentSize() { follow(contentSizeCategory) }

    private func follow(_ contentSize: UIContentSizeCategory) {
        adopt(contentSize)
        for subview in subviews { subview.follow(subview.ownContentSize ?? contentSize) }
    }
}

extension UIViewController {
    /// The preferred size of texts in the controller's view: until that is in another view, the controller's
    /// own or that of the controller which shows it.
    var contentSizeCategory: UIContentSizeCategory {
        guard RunContext.current.screenState.hasContentSizeOverrides else { return .large }
        if let view = viewIfLoaded, view.superview != nil { return view.contentSizeCategory }
        let own = traitOverrides.preferredContentSizeCategory
        if own != .unspecified { return own }
        return (parent ?? presenter)?.contentSizeCategory ?? viewIfLoaded?.contentSizeCategory ?? .large
    }
}
