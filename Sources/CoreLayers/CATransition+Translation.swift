extension CATransition {
    /// The way in which contents slide; nil for a fade.
    var translation: ContentTransition.Translation? {
        guard [.moveIn, .push, .reveal].contains(type) else { return nil }
        let start: CGVector =
            switch subtype {
            case .fromRight?: CGVector(dx: 1, dy: 0)
            case .fromTop?: CGVector(dx: 0, dy: 1)
            case .fromBottom?: CGVector(dx: 0, dy: -1)
            default: CGVector(dx: -1, dy: 0)
            }
        return ContentTransition.Translation(
            start: start, movesOld: type != .moveIn, movesNew: type != .reveal)
    }

    /// The progress at the beginning and at the end.
    var span: ClosedRange<Double> {
        let start = min(1, max(0, Double(startProgress)))
        return start...max(start, min(1, Double(endProgress)))
    }
}
