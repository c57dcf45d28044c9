/// The origins of a row's background color.
enum BackgroundOrigin {
    /// The row itself, when it was made.
    case row
    /// A table whose rows are in groups.
    case table
    /// The scene's code, a storyboard or a proxy.
    case code
}
