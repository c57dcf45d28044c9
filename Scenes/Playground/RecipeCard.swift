import UIKit

/// A card of RecipeCards: a colored head with the title, and a recipe that one can almost read.
final class RecipeCard: UIView {
    /// The behavior that moves the card, and that receives a finger's velocity.
    var motion: UIDynamicItemBehavior!

    init(frame: CGRect, title: String, color: UIColor) {
        super.init(frame: frame)
        backgroundColor = .white
        clipsToBounds = true
        layer.cornerRadius = 14
        layer.borderWidth = 1
        layer.borderColor = UIColor(red: 0.85, green: 0.81, blue: 0.75, alpha: 1).cgColor
        addHead(title, color)
        addPlate(color)
        addLines()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addHead(_ title: String, _ color: UIColor) {
        let head = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 52))
        head.backgroundColor = color
        addSubview(head)
        let label = UILabel(frame: CGRect(x: 20, y: 12, width: bounds.width - 40, height: 28))
        label.text = title
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .white
        head.addSubview(label)
    }

    private func addPlate(_ color: UIColor) {
        for (size, paint) in [(130, color.withAlphaComponent(0.18)), (90, color.withAlphaComponent(0.45))] {
            let disc = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
            disc.center = CGPoint(x: bounds.midX, y: 140)
            disc.backgroundColor = paint
            disc.layer.cornerRadius = CGFloat(size) / 2
            addSubview(disc)
        }
    }

    private func addLines() {
        for (row, width) in [220, 180, 205, 0, 230, 195, 120].enumerated() {
            let line = UIView(frame: CGRect(x: 20, y: 232 + 20 * row, width: width, height: 7))
            line.backgroundColor = .systemGray5
            line.layer.cornerRadius = 3.5
            addSubview(line)
        }
    }
}
