import UIKitControls
import UIKitCore

// The titles of an item, to which iOS 26 adds smaller ones.
extension UINavigationBar {
    private var titleColor: UIColor { barStyle.isBlack ? .white : .label }

    /// Shows the titles of an item: the one in the row of the buttons, unless a view is in its place, and the
    /// large one.
    func showTitles(of item: UINavigationItem) {
        let style = titleTextAttributes ?? appearance.titleTextAttributes
        titleLabel.text = titleView == nil ? item.title : nil
        titleLabel.font = style[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = style[.foregroundColor] as? UIColor ?? titleColor
        (titleView as? TitlePair)?.show(
            item, font: titleLabel.font, color: titleLabel.textColor,
            lower: appearance.subtitleTextAttributes)
        (titleView as? TitleMenuButton)?.show(item, font: titleLabel.font, color: titleLabel.textColor)
        let hasSubtitles = hasSubtitles
        let height = largeTitle.subtitleHeight
        largeTitle.show(
            hasSubtitles ? item.largeTitle ?? item.title : item.title,
            style: largeTitleTextAttributes ?? appearance.largeTitleTextAttributes, color: titleColor)
        largeTitle.show(
            hasSubtitles ? item.titles.largeSubtitle : nil,
            style: appearance.largeSubtitleTextAttributes)
        if largeTitle.subtitleHeight != height { largeTitlesDidChange?() }
    }

    /// Returns the view with the title of an item and what is below it, always the same one; nil for an item
    /// with a view in place of its title or without a smaller one, and before iOS 26.
    func titlePair(of item: UINavigationItem) -> UIView? {
        guard hasSubtitles, item.titleView == nil, !item.titles.subtitle.isEmpty else { return nil }
        let pair = item.titlePair as? TitlePair ?? TitlePair()
        item.titlePair = pair
        // A view without a size would get that of its constraints.
        pair.show(item, font: titleLabel.font, color: titleColor, lower: [:])
        return pair
    }

    /// Returns the view with the title of an item that opens a menu, always the same one; nil for an item
    /// with a view in place of its title or without a menu.
    func titleMenu(of item: UINavigationItem) -> UIView? {
        guard item.titleView == nil, item.hasTitleMenu else { return nil }
        let button = item.titlePair as? TitleMenuButton ?? TitleMenuButton(type: .custom)
        item.titlePair = button
        button.show(item, font: titleLabel.font, color: titleColor)
        return button
    }

    /// The bar's own view in the title's place; nil for one of the code's and for none.
    var composedTitle: UIView? {
        titleView is TitlePair || titleView is TitleMenuButton ? titleView : nil
    }

    private var hasSubtitles: Bool { measures.platter != nil }
}
