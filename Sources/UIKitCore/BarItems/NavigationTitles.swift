/// The titles of an item that bars of iOS 26 show besides its first one.
package struct NavigationTitles {
    /// The text below a title, or the view in its place.
    package struct Subtitle {
        /// The text without attributes; nil for none.
        var plain: String?
        /// The text with attributes, which precedes the other one; nil for none.
        package var styled: AttributedString?
        /// The view in place of a text; nil for none.
        package var view: UIView?

        /// The characters of the text; nil for none.
        package var text: String? { styled.map { String($0.characters) } ?? plain }

        /// True without a text and without a view.
        package var isEmpty: Bool { view == nil && text?.isEmpty != false }
    }

    /// The text or view below the title in the row of the buttons.
    package var subtitle = Subtitle()
    /// The large title; nil for the title itself.
    package var large: String?
    /// The text or view that code has set below the large title.
    var ownLargeSubtitle = Subtitle()

    /// The text or view below the large title: those that code has set, or the text below the small one.
    package var largeSubtitle: Subtitle {
        guard ownLargeSubtitle.isEmpty else { return ownLargeSubtitle }
        return Subtitle(plain: subtitle.plain, styled: subtitle.styled)
    }
}
