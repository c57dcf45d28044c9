/// The origins of a row's background color.
enum BackgroundOrigin {
    /// The row itself, when it was made.
    case row
    /// A table whose rows are in groups.
    case table
    /// A background configuration, which takes the place of any color.
    case configuration
    /// The scene's code, a storyboard or a proxy.
    case code
}
