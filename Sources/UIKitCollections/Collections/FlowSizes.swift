/// The sizes of a section's items: one for all, or one for each.
enum FlowSizes {
    case uniform(CGSize, count: Int)
    case individual([CGSize])

    /// Creates the sizes of a section. If all are equal the section is uniform, which is laid out as a grid.
    init(_ sizes: [CGSize]) {
        guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else {
            self = .individual(sizes)
            return
        }
        self = .uniform(first, count: sizes.count)
    }

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .individual(let sizes): sizes.count
        }
    }

    /// Returns the greatest length of an item along the lines; 0 without items.
    func longest(across axis: FlowAxis) -> CGFloat {
        switch self {
        case .uniform(let size, let count): count > 0 ? axis.across(size) : 0
        case .individual(let sizes): sizes.map(axis.across).max() ?? 0
        }
    }

    subscript(item: Int) -> CGSize {
        switch self {
        case .uniform(let size, _): size
        case .individual(let sizes): sizes[item]
        }
    }
}
