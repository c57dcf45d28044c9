extension UINavigationItem {
    /// The arrangements of an item in the bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle.
        case navigator = 0
        /// The title follows the buttons on the left.
        case browser
        /// The title follows the buttons on the left, of which the back button is the arrow alone.
        case editor
    }
}
