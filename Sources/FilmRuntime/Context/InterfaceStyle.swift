/// The style in which colors that adapt to an interface are read now: that of the run whose code is called,
/// or of the view that is drawn.
package enum InterfaceStyle {
    /// A Boolean value that indicates whether the style is dark.
    ///
    /// Colors can be read by any thread. Only the main actor changes the style, and no other thread of a film
    /// reads colors meanwhile.
    @exclusivity(unchecked) nonisolated(unsafe) package static var isDark = false

    /// Performs a closure in a style; nil keeps the current one.
    @MainActor package static func with<Result>(dark: Bool?, _ body: () throws -> Result) rethrows -> Result {
        guard let dark, dark != isDark else { return try body() }
        isDark = dark
        defer { isDark = !dark }
        return try body()
    }
}
