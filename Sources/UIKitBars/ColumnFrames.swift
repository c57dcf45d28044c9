/// The places of the columns of a split controller on a wide screen, in points.
@MainActor struct ColumnFrames {
    /// The frames of list, second list and details; those of columns that are not seen lie beside the view.
    private(set) var primary, supplementary, secondary: CGRect
    /// The frames of the lines behind the list and the second list.
    private(set) var lines: [CGRect]

    /// Places the columns.
    ///
    /// - Parameters:
    ///   - mode: the display mode, which is not the automatic one.
    ///   - size: the size of the whole view.
    ///   - widths: the widths of the list and of the second list; that of the second list is nil for two
    ///     columns.
    ///   - isTrailing: whether the list is at the right.
    init(
        _ mode: UISplitViewController.DisplayMode, in size: CGSize,
        widths: (primary: CGFloat, supplementary: CGFloat?), isTrailing: Bool
    ) {
        let line = ColumnWidth.line
        func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: x, y: 0, width: width, height: size.height)
        }
        let (list, second) = widths
        let showsPrimary = mode.shows(.primary, ofThree: second != nil)
        let showsSupplementary = second != nil && mode.shows(.supplementary, ofThree: true)
        primary = column(showsPrimary ? 0 : -list - line, list)
        let next = showsPrimary ? primary.maxX + line : 0
        supplementary = column(showsSupplementary ? next : -(second ?? 0) - line, second ?? 0)
        let end = showsSupplementary ? supplementary.maxX + line : next
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
            secondary = column(0, size.width)
        case .oneBesideSecondary, .twoBesideSecondary: secondary = column(end, max(0, size.width - end))
        case .twoDisplaceSecondary:
            // The details keep the width that they have beside the second list alone.
            secondary = column(end, max(0, size.width - (second ?? list) - line))
        }
        lines = [column(primary.maxX, line), column(supplementary.maxX, line)]
        guard isTrailing else { return }
        func mirrored(_ frame: CGRect) -> CGRect { column(size.width - frame.maxX, frame.width) }
        (primary, supplementary) = (mirrored(primary), mirrored(supplementary))
        (secondary, lines) = (mirrored(secondary), lines.map(mirrored))
    }

    /// The frame of a column.
    subscript(column: UISplitViewController.Column) -> CGRect {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary, .compact: secondary
        }
    }
}

extension UISplitViewController.DisplayMode {
    /// Returns whether a column is seen, of two columns or of three.
    func shows(_ column: UISplitViewController.Column, ofThree: Bool) -> Bool {
        switch column {
        case .primary: ofThree ? showsTwo : self != .secondaryOnly
        case .supplementary: ofThree && self != .secondaryOnly
        case .secondary: true
        case .compact: false
        }
    }

    /// True for modes with both lists.
    private var showsTwo: Bool {
        self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// True for modes with lists over the details.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
