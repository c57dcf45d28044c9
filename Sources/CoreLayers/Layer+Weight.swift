import Picture

extension Layer {
    /// The work of drawing the layer with those in it and in its masks, in layers. Long paths count as more.
    var weight: Int {
        var weight = contents.reduce(1) { $0 + $1.elements / Self.elementsOfALayer }
        for child in children { weight += child.weight }
        for part in mask { weight += part.weight }
        return weight
    }

    /// The number of elements of a path that take about as long as a layer of their own.
    private static let elementsOfALayer = 16
}

extension Layer.Content {
    /// The number of elements of the path that is drawn; 0 for another form.
    fileprivate var elements: Int {
        switch self {
        case .fill(.path(let path), _), .stroke(.path(let path), _, _), .gradient(.path(let path), _):
            path.elements.count
        default: 0
        }
    }
}
