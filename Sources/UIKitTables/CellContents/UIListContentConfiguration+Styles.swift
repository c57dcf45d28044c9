// The styles of footers, and of lists at the side, which have the measures of other lists on a phone.

extension UIListContentConfiguration {
    /// Returns the description of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { footer() }

    /// Returns the description of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { footer() }

    /// Returns the description of a footer.
    public static func footer() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 13), .secondaryLabel)
    }

    /// Returns the description of a row at the side.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// Returns the description of a row at the side with a second text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the description of a row at the side with content beside it.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// Returns the description of a row at the side with a second text below and content beside it.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the description of a header at the side, which is as large as a title; by eye.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var content = header(.systemFont(ofSize: 22, weight: .bold), .label)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 8, leading: 16, bottom: 8, trailing: 16)
        return content
    }
}
