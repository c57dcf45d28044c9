package import Picture

extension Font {
    /// Returns the font, or a smaller one in which a text in one line is no wider than a width.
    ///
    /// - Parameter smallest: The smallest size in points; never less than a twentieth of the font's.
    @MainActor package func fitting(_ text: String, in width: CGFloat, smallest: CGFloat) -> Font {
        var fitting = self
        guard width > 0 else { return fitting }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let smallest = max(smallest, size * 0.05)
        // Tracking depends on the size, so that the width is not quite proportional to it.
        for _ in 0..<6 {
            let wanted = ruler.size(
                of: text, font: fitting, width: .greatestFiniteMagnitude, lineLimit: 1
            ).width
            guard wanted > width, fitting.size > smallest else { break }
            fitting.size = max(smallest, fitting.size * width / wanted * 0.999)
        }
        return fitting
    }
}
