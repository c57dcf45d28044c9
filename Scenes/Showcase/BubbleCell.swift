import UIKit

// A message: a bubble with lines of text, on the right for the user's own messages.
final class BubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let textLines = [UIView(), UIView(), UIView()]

    var isOurs = false {
        didSet { setNeedsLayout() }
    }

    var lineCount = 1 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.layer.cornerRadius = 16
        contentView.addSubview(bubble)
        for line in textLines {
            line.layer.cornerRadius = 3
            bubble.addSubview(line)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = lineCount == 1 ? contentView.bounds.width * 0.45 : contentView.bounds.width * 0.7
        let left = isOurs ? contentView.bounds.width - width : 0
        bubble.frame = CGRect(x: left, y: 0, width: width, height: contentView.bounds.height)
        bubble.backgroundColor = isOurs ? .systemBlue : .systemGray5

        for (index, line) in textLines.enumerated() {
            line.isHidden = index >= lineCount
            line.backgroundColor = isOurs ? UIColor(white: 1, alpha: 0.85) : .systemGray2
            let isLast = index == lineCount - 1
            line.frame = CGRect(
                x: 16, y: 15 + CGFloat(index) * 14, width: (width - 32) * (isLast ? 0.65 : 1), height: 6)
        }
    }
}
