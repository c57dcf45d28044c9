import UIKit

// A tile with round corners and a white rim, by which a tile above others can be told apart: gray, and red
// while it is selected.
final class TileCell: UICollectionViewCell {
    private let tile = UIView()

    override var isSelected: Bool {
        didSet { tile.backgroundColor = isSelected ? .systemRed : .systemGray4 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 8
        tile.backgroundColor = .systemGray4
        tile.layer.cornerRadius = 7
        contentView.addSubview(tile)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = contentView.bounds.insetBy(dx: 1, dy: 1)
    }
}
