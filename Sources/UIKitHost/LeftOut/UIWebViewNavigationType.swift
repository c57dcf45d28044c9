/// The way in which somebody came to a web page.
public enum UIWebViewNavigationType: Int, Sendable {
    /// A link.
    case linkClicked = 0
    /// A form.
    case formSubmitted
    /// The page before or behind.
    case backForward
    /// The same page again.
    case reload
    /// A form again.
    case formResubmitted
    /// Any other way.
    case other
}
