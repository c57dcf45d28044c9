/// The stage of a controller's view on its way to the screen and from it.
enum AppearanceState {
    /// The view is not on the screen.
    case disappeared
    /// The view is about to be seen.
    case appearing
    /// The view is seen.
    case appeared
    /// The view is about to leave the screen.
    case disappearing
}
