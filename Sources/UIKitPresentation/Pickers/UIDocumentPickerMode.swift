/// The uses of files that are chosen in a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of files are made for the app.
    case `import` = 0
    /// Files are opened where they are.
    case open
    /// Copies of the app's files are made.
    case exportToService
    /// The app's files are moved.
    case moveToService
}
