import UIKit

// One cell of a table of item properties: its name, a stage with a floor, and a line for the values below it.
final class PropertyCell: UIView {
    static let size = CGSize(width: 320, height: 142)
    static let floor: CGFloat = 118

    let property: String

    init(_ property: String, column: Int, row: Int) {
        self.property = property
        let (width, height) = (Self.size.width, Self.size.height)
        super.init(
            frame: CGRect(
                x: width * CGFloat(column), y: height * CGFloat(row), width: width, height: height))
        let title = UILabel(frame: CGRect(x: 12, y: 6, width: 220, height: 18))
        title.text = property
        title.font = .boldSystemFont(ofSize: 14)
        addSubview(title)
        if row > 0 { addLine(CGRect(x: 0, y: 0, width: width, height: 1)) }
        if column > 0 { addLine(CGRect(x: 0, y: 0, width: 1, height: height)) }
    }

    required init?(coder: NSCoder) { nil }

    // Returns a point of the cell in the reference view's coordinates.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: frame.minX + x, y: frame.minY + y)
    }

    func addLine(_ rect: CGRect, _ color: UIColor = .systemGray4) {
        let line = UIView(frame: rect)
        line.backgroundColor = color
        addSubview(line)
    }

    func addFloor() {
        addLine(CGRect(x: 0, y: Self.floor, width: Self.size.width, height: 2), .systemGray3)
    }

    // Adds a value, centered below or beside the item that has it.
    func addValue(_ text: String, x: CGFloat, y: CGFloat = 131) {
        let label = UILabel(frame: CGRect(x: x - 60, y: y - 8, width: 120, height: 16))
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(label)
    }
}
