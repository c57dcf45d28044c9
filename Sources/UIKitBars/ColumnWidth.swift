/// The width that code prefers for a column of a wide screen, in points; a negative number stands for an
/// automatic one.
@MainActor struct ColumnWidth {
    /// The width of details that columns beside them leave free at least (iOS 26.1, iPad A16).
    static let leastSecondary: CGFloat = 464
    /// The width on which three columns fit side by side at least: two of 240, the details, and the 10.5
    /// between them (iOS 26.1, iPad A16).
    static let threeColumns: CGFloat = 2 * 240 + leastSecondary + 10.5

    let preferred, fraction, minimum, maximum: CGFloat

    /// Returns the width in a whole width.
    ///
    /// - Parameters:
    ///   - whole: the width of the whole view.
    ///   - usual: the width that none is preferred to.
    ///   - limit: the largest width without a maximum; infinity for that which leaves the details their
    ///     least width.
    func points(in whole: CGFloat, usual: CGFloat, limit: CGFloat) -> CGFloat {
        var width = usual
        if preferred >= 0 || fraction >= 0 {
            let room = max(0, whole - Self.leastSecondary - Self.line)
            width = min(preferred >= 0 ? preferred : fraction * whole, room > 0 ? room : whole)
        }
        if minimum >= 0 { width = max(width, minimum) }
        width = min(width, maximum >= 0 ? maximum : limit, whole)
        let scale = RunContext.current.scale
        return (width * scale).rounded() / scale
    }

    /// The width of the line between columns: one pixel.
    static var line: CGFloat { 1 / RunContext.current.scale }
}
