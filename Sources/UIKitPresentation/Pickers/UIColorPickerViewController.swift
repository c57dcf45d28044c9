@_spi(UIKitInternals) import UIKitCore

/// A sheet of colors: a grid of twelve hues in ten shades, of which a finger chooses one. Its looks are by
/// eye.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate; held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color; default white.
    open var selectedColor = UIColor.white { didSet { grid.selectedColor = selectedColor } }
    /// A Boolean value that indicates whether the opacity can be chosen; default true. The grid has none.
    open var supportsAlpha = true
    /// A Boolean value that indicates whether a color of the screen can be taken; default true. The sheet has
    /// no dropper.
    open var supportsEyedropper = true
    /// The closure that a choice calls, for a color well.
    var didSelect: ((UIColor) -> Void)?

    private let grid = ColorGrid()
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)

    /// Creates a sheet of colors.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a sheet of colors. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds the title, the button that closes the sheet, and the grid.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = title ?? "Colors"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        grid.selectedColor = selectedColor
        grid.didSelect = { [weak self] color, isMoving in self?.choose(color, isMoving) }
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        for part in [titleLabel, closeButton, grid] as [UIView] { view.addSubview(part) }
    }

    /// Puts the grid below the title.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        titleLabel.frame = CGRect(x: area.minX + 60, y: area.minY + 12, width: area.width - 120, height: 30)
        closeButton.frame = CGRect(x: area.maxX - 46, y: area.minY + 12, width: 30, height: 30)
        let width = max(0, min(area.width - 32, 500))
        grid.frame = CGRect(
            x: area.midX - width / 2, y: area.minY + 64, width: width, height: width * 10 / 12)
    }

    private func choose(_ color: UIColor, _ isMoving: Bool) {
        selectedColor = color
        didSelect?(color)
        delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
    }

    private func close() {
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}
