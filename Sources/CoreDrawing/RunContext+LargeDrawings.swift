package import Picture

extension RunContext {
    /// The number of elements of a path from which on a picture of it takes a second or more.
    private static let manyElements = 100_000
    /// The largest number of colors of a gradient that are drawn: one for every few pixels of the widest
    /// frame. Cairo takes quadratic time to order them.
    private static let mostStops = 4096

    /// Warns of a path with very many elements.
    package func warnOfLength(of path: Path) {
        guard path.elements.count >= Self.manyElements else { return }
        warn("A path has \(path.elements.count) elements, so that each picture of it may take seconds.")
    }

    /// Returns the colors of a gradient that are drawn: of very many some, evenly chosen, with a warning.
    package func drawn(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        let most = Self.mostStops
        guard stops.count > most else { return stops }
        warn("A gradient has \(stops.count) colors, of which \(most) are drawn.")
        return (0..<most).map { stops[$0 * (stops.count - 1) / (most - 1)] }
    }
}
