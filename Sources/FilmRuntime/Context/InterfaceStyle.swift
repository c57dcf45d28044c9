/// The style in which colors that adapt to an interface are read now: that of the run whose code is called,
/// or of the view that is drawn.
package enum InterfaceStyle {
    /// A Boolean value that indicates whether the style is dark.
    ///
    /// Colors can be read by any thread. Only the main actor changes the style, and no other thread of a film
    /// reads colors meanwhile.
    @exclusivity(unchecked) nonisolated(unsafe) package static var isDark = false

    /// A Boolean value that indicates whether the view lies above the base level, as a sheet does: dark
    /// backgrounds are lighter there. Threads read it as they read `isDark`.
    @exclusivity(unchecked) nonisolated(unsafe) package static var isElevated = false

    /// The traits of the scene's code on the way from the window to the view that is drawn, on which colors
    /// depend; empty without any. UIColor reads them. Threads read it as they read `isDark`.
    @exclusivity(unchecked) nonisolated(unsafe) package static var traits: [AnyObject] = []

    /// Performs a closure in a style.
    /// - Parameters:
    ///   - dark: A Boolean value that indicates whether the style is dark; nil for the current one.
    ///   - elevated: A Boolean value that indicates whether the level is above the base; nil, the default,
    ///     for the current one.
    ///   - traits: The traits of the scene's code; nil for the current ones.
    ///   - body: The closure.
    @MainActor package static func with<Result>(
        dark: Bool?, elevated: Bool? = nil, traits: [AnyObject]?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let traits else { return try with(dark: dark, elevated: elevated, body) }
        let before = self.traits
        self.traits = traits
        defer { self.traits = before }
        return try with(dark: dark, elevated: elevated, body)
    }

    /// Performs a closure in a style, with the current traits of the scene's code.
    @MainActor package static func with<Result>(
        dark: Bool?, elevated: Bool? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let before = (isDark, isElevated)
        let style = (dark ?? isDark, elevated ?? isElevated)
        guard style != before else { return try body() }
        (isDark, isElevated) = style
        defer { (isDark, isElevated) = before }
        return try body()
    }
}
