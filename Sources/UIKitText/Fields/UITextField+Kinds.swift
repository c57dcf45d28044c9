extension UITextField {
    /// The edges of a field.
    public enum BorderStyle: Int, Sendable {
        /// No edge.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line.
        case bezel = 2
        /// A thin line with round corners on white.
        case roundedRect = 3
    }

    /// The times at which a part of a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// Unless the text is edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// The reasons for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text stays as it was edited.
        case committed = 0
        /// The text becomes again what it was before.
        case cancelled
    }
}
