@_spi(UIKitInternals) import UIKitCore

/// The contents of a navigation bar before a transition, apart from the buttons of its item.
@MainActor struct BarPast {
    let frame: CGRect
    let look: BarLook
    /// The title in the row of the buttons; nil where none is seen.
    let title: BarShot?
    /// The view that the title is a picture of.
    let titleSource: ObjectIdentifier
    /// The text above the title, and the picture of it; nil for none.
    let prompt: (text: String?, shot: BarShot?)
    /// The arrow that leads back.
    let arrow: BarShot?
    /// The title beside the arrow.
    let backTitle: BarShot?
    let largeTitle: BarShot?
    let search: BarShot?
    /// The search bar; nil for none.
    let searchBar: ObjectIdentifier?
    /// The lower edge of the part with the row of the buttons.
    let rowEnd: CGFloat

    /// Takes pictures of the contents.
    init(of bar: UINavigationBar) {
        let (back, shown) = (bar.backButton, bar.shownTitle)
        frame = bar.frame
        look = BarLook(of: bar)
        title = BarShot(of: shown, in: bar)
        titleSource = ObjectIdentifier(shown)
        prompt = (bar.promptLabel?.text, BarShot(of: bar.promptLabel, in: bar))
        arrow = BarShot(of: back?.imageView, in: bar)
        backTitle = BarShot(of: back?.shownTitle, in: bar)
        largeTitle = BarShot(of: bar.largeTitle, in: bar)
        search = BarShot(of: bar.searchRow, in: bar)
        searchBar = bar.searchRow.searchBar.map { ObjectIdentifier($0) }
        rowEnd = bar.bounds.height - (bar.largeTitleRoom ?? 0) - (bar.searchRoom ?? 0)
    }
}
