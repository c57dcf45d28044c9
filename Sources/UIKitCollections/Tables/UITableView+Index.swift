extension UITableView {
    /// The colors of the index at the right, which a film does not show.
    struct IndexColors {
        var text, background, tracking: UIColor?
    }

    /// The color of the titles in the index; default nil. It has no effect.
    public var sectionIndexColor: UIColor? {
        get { indexColors.text }
        set {
            warnOfNoEffect("UITableView.sectionIndexColor", indexColors.text, newValue)
            indexColors.text = newValue
        }
    }

    /// The color behind the index; default nil. It has no effect.
    public var sectionIndexBackgroundColor: UIColor? {
        get { indexColors.background }
        set {
            warnOfNoEffect("UITableView.sectionIndexBackgroundColor", indexColors.background, newValue)
            indexColors.background = newValue
        }
    }

    /// The color behind the index under a finger; default nil. It has no effect.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { indexColors.tracking }
        set {
            warnOfNoEffect("UITableView.sectionIndexTrackingBackgroundColor", indexColors.tracking, newValue)
            indexColors.tracking = newValue
        }
    }

    /// Asks for the titles of the index again. A film shows none, so nothing is asked.
    public func reloadSectionIndexTitles() {}
}
