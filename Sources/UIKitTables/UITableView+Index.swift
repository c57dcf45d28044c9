extension UITableView {
    /// The color of the titles in the index; default nil, for the tint color.
    public var sectionIndexColor: UIColor? {
        get { index.textColor }
        set { index.textColor = newValue }
    }

    /// The color behind the index; default nil, for none.
    public var sectionIndexBackgroundColor: UIColor? {
        get { index.ground }
        set { index.ground = newValue }
    }

    /// The color behind the index under a finger; default nil, for that without a finger.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { index.trackingGround }
        set { index.trackingGround = newValue }
    }

    /// Asks for the titles of the index again.
    public func reloadSectionIndexTitles() {
        index.isDue = true
        setNeedsLayout()
    }

    /// Keeps the index at the right edge of what is seen of the table, in front of the rows.
    func layOutIndex() {
        if index.isDue {
            index.isDue = false
            index.titles = dataSource?.sectionIndexTitles(for: self) ?? []
        }
        guard !index.titles.isEmpty, rows.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
            if index.superview != nil { index.removeFromSuperview() }
            return
        }
        if index.superview == nil { addSubview(index) } else { bringSubviewToFront(index) }
        let seen = bounds.inset(by: adjustedContentInset)
        let right = min(seen.maxX, bounds.maxX - safeAreaInsets.right)
        index.frame = CGRect(
            x: right - SectionIndex.width, y: seen.minY, width: SectionIndex.width, height: seen.height)
    }

    /// Scrolls to the section of a title of the index.
    func showSection(ofTitle title: String, at place: Int) {
        let asked = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place) ?? place
        guard asked >= 0, asked < numberOfSections else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: asked), at: .top, animated: false)
    }
}
