import ConstraintSolver

extension NSLayoutConstraint.Attribute {
    /// The attribute with left and right for leading and trailing.
    var directional: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .left
        case .trailing: .right
        case .leadingMargin: .leftMargin
        case .trailingMargin: .rightMargin
        default: self
        }
    }

    var isLength: Bool { self == .width || self == .height }

    /// True for the middle of a view or of its margins.
    var isMiddle: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    var isHorizontal: Bool {
        switch directional {
        case .left, .right, .centerX, .width, .leftMargin, .rightMargin, .centerXWithinMargins: true
        default: false
        }
    }

    /// True for an attribute whose distance from the edges depends on margins or texts.
    var dependsOnContents: Bool {
        switch directional {
        case .left, .right, .top, .bottom, .centerX, .centerY, .width, .height, .notAnAttribute: false
        default: true
        }
    }

    /// Returns the attribute of a box as an expression of its variables.
    @MainActor func expression(_ box: LayoutEngine.Box, _ view: UIView?) -> LinearRow {
        let margins = dependsOnContents ? view?.margins ?? .zero : .zero
        let inset = view?.alignmentRectInsets ?? .zero
        let (wide, high) = (inset.left + inset.right, inset.top + inset.bottom)
        func row(_ edge: Int, _ length: Int, _ share: Double, _ constant: CGFloat = 0) -> LinearRow {
            var row = LinearRow.of(edge, constant)
            if share != 0 { row.add(length, share) }
            return row
        }
        switch directional {
        case .right: return row(box.left, box.width, 1, -inset.right)
        case .top: return row(box.top, box.height, 0, inset.top)
        case .bottom: return row(box.top, box.height, 1, -inset.bottom)
        case .width: return LinearRow.of(box.width, -wide)
        case .height: return LinearRow.of(box.height, -high)
        case .centerX: return row(box.left, box.width, 0.5, inset.left - wide / 2)
        case .centerY: return row(box.top, box.height, 0.5, inset.top - high / 2)
        case .leftMargin: return row(box.left, box.width, 0, margins.left)
        case .rightMargin: return row(box.left, box.width, 1, -margins.right)
        case .topMargin: return row(box.top, box.height, 0, margins.top)
        case .bottomMargin: return row(box.top, box.height, 1, -margins.bottom)
        case .centerXWithinMargins: return row(box.left, box.width, 0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return row(box.top, box.height, 0.5, (margins.top - margins.bottom) / 2)
        case .lastBaseline: return row(box.top, box.height, 1, -(view?.descent ?? 0))
        case .firstBaseline:
            guard let ascent = view?.ascent else { return row(box.top, box.height, 1) }
            return row(box.top, box.height, 0, ascent)
        default: return row(box.left, box.width, 0, inset.left)
        }
    }
}

extension UIView {
    /// The distance of the last baseline from the bottom edge in points: what the height of a line leaves
    /// below the baseline.
    fileprivate var descent: CGFloat {
        guard let font = baselineFont, let ascent else { return 0 }
        let scale = RunContext.current.scale
        return (font.lineHeight * scale).rounded(.up) / scale - ascent
    }

    /// The distance of the first baseline from the top edge in points, in whole pixels; nil for a view
    /// without text. Labels of 13, 22 and 28 pt have it at 12.5, 21 and 26.5 on iOS 26.1, iPhone SE.
    fileprivate var ascent: CGFloat? {
        guard let font = baselineFont else { return nil }
        let scale = RunContext.current.scale
        return (font.ascender * scale).rounded() / scale
    }
}
