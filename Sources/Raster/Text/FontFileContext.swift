import CCairo

/// Pango's context with the fonts of files, as many as there were when it was made.
final class FontFileContext {
    /// The number of files.
    let count: Int
    /// The PangoContext.
    let pointer: OpaquePointer
    /// The characters that neither installed fonts nor those of the files have.
    var missing = MissingLetters()

    /// Makes a context; nil without files, and without memory.
    init?(count: Int) {
        guard count > 0, let fonts = FontFiles.shared.makeFontMap() else { return nil }
        self.count = count
        pointer = TextShaper.makeContext(fonts)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
