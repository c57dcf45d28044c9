import Picture
@_spi(UIKitInternals) import UIKitCore

/// A grid of grays, and of twelve hues in nine shades.
@MainActor final class ColorGrid: UIView {
    /// The closure that a finger calls, with the color and whether the finger is still down.
    var didSelect: ((UIColor, Bool) -> Void)?
    /// The color with a frame around it, where the grid has it.
    var selectedColor = UIColor.white { didSet { setNeedsDisplay() } }

    private static let (columns, rows) = (12, 10)

    /// Returns the color in a column and row: grays first, then shades of each hue from dark to pale.
    static func color(_ column: Int, _ row: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / 11, alpha: 1) }
        let hue = CGFloat((column + 6) % 12) / 12
        // The fifth row has the purest colors.
        let step = CGFloat(row - 1)
        if step <= 4 {
            return UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * step / 4, alpha: 1)
        }
        return UIColor(hue: hue, saturation: 1 - 0.8 * (step - 4) / 4, brightness: 1, alpha: 1)
    }

    private func cell(_ column: Int, _ row: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        var contents: [Layer.Content] = []
        var frame: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let (color, box) = (Self.color(column, row).color, cell(column, row))
                contents.append(.fill(.rectangle(box), color))
                if color == selectedColor.color { frame = box }
            }
        }
        guard let frame else { return contents }
        let edge = Shape.roundedRectangle(frame.insetBy(dx: -1, dy: -1), cornerRadius: 3)
        let isPale = selectedColor.color == Self.color(0, 0).color
        let color: UIColor = isPale ? .systemGray : .white
        return contents + [.stroke(edge, color.color, Stroke(width: 3))]
    }

    private func choose(_ touches: Set<UITouch>, isMoving: Bool) {
        guard let point = touches.first?.location(in: self), bounds.contains(point), !bounds.isEmpty else {
            return
        }
        let column = min(Self.columns - 1, Int(point.x / bounds.width * CGFloat(Self.columns)))
        let row = min(Self.rows - 1, Int(point.y / bounds.height * CGFloat(Self.rows)))
        didSelect?(Self.color(column, row), isMoving)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        choose(touches, isMoving: true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        choose(touches, isMoving: true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        choose(touches, isMoving: false)
    }
}
