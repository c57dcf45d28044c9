import UIKit

// A round-cornered tile: grey, and red while it is selected.
final class TileCell: UICollectionViewCell {
    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemRed : .systemGray4 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemGray4
        contentView.layer.cornerRadius = 8
        contentView.layer.borderColor = UIColor.white.cgColor
        contentView.layer.borderWidth = 1
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
