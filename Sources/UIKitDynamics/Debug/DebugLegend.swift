import Picture

/// The legend with the colors of the debug overlay, at the lower left corner of the window.
@MainActor struct DebugLegend {
    let kinds: Set<DebugKind>

    private static let fontSize: CGFloat = 10
    /// The estimated width of a letter in points; it is generous, so that the legend needs no text
    /// measurement.
    private static let letterWidth: CGFloat = 6.3
    private static let rowHeight: CGFloat = 15
    /// The distance from the left side of a swatch to its word, in points.
    private static let indent: CGFloat = 13

    /// Returns the legend for a window, in as many rows as it needs.
    func layer(in window: CGRect) -> Layer {
        let rows = rows(width: window.width - 12)
        let height = CGFloat(rows.count) * Self.rowHeight + 4
        let top = window.maxY - height - 4
        let width = rows.map { $0.map(Self.width).reduce(0, +) }.max() ?? 0
        let plate = CGRect(x: window.minX + 4, y: top, width: width + 4, height: height)
        var contents: [Layer.Content] = [
            .fill(
                .roundedRectangle(plate, cornerRadius: 4), Color(red: 1, green: 1, blue: 1, alpha: 0.88))
        ]
        for (number, row) in rows.enumerated() {
            var x = plate.minX + 6
            for kind in row {
                contents += entry(of: kind, x: x, y: top + 2 + CGFloat(number) * Self.rowHeight)
                x += Self.width(of: kind)
            }
        }
        return Layer(name: "debug-legend", contents: contents)
    }

    private func rows(width: CGFloat) -> [[DebugKind]] {
        var rows: [[DebugKind]] = [[]]
        for kind in DebugKind.allCases where kinds.contains(kind) {
            let used = rows[rows.count - 1].map(Self.width).reduce(0, +)
            if used + Self.width(of: kind) > width, used > 0 { rows.append([]) }
            rows[rows.count - 1].append(kind)
        }
        return rows
    }

    private static func width(of kind: DebugKind) -> CGFloat {
        indent + CGFloat(kind.rawValue.count) * letterWidth + 8
    }

    private func entry(of kind: DebugKind, x: CGFloat, y: CGFloat) -> [Layer.Content] {
        let middle = y + Self.rowHeight / 2
        let swatch = CGRect(x: x, y: middle - 1.5, width: 9, height: 3)
        let frame = CGRect(
            x: x + Self.indent, y: y, width: Self.width(of: kind) - Self.indent, height: Self.rowHeight)
        let text = Text(
            kind.rawValue, font: Font(size: Self.fontSize), color: Color(red: 0.11, green: 0.11, blue: 0.12),
            frame: frame)
        return [.fill(.rectangle(swatch), kind.color), .text(text)]
    }
}
