import UIKitCore

/// The row of entries of a menu over a selection. It fills the window: a touch beside the row ends it.
/// Lengths are by eye.
@MainActor final class EditMenuRow: UIView {
    private static let rowHeight: CGFloat = 44
    private static let arrow = CGSize(width: 20, height: 9)
    private static let margin: CGFloat = 8
    private static let padding: CGFloat = 14

    private let place: () -> CGRect
    private let direction: UIEditMenuArrowDirection
    private weak var source: UIView?
    private let row = UIView()
    private let tip = UIView()
    private var buttons: [UIButton] = []
    private var isClosing = false
    /// The closure that is called before the end; it returns what is animated beside it.
    var willClose: (() -> MenuAnimations?)?

    /// Creates the row in the window of a view; nil without entries or a window.
    init?(
        _ elements: [UIMenuElement], of source: UIView, _ direction: UIEditMenuArrowDirection,
        place: @escaping () -> CGRect
    ) {
        let shown = Self.entries(elements)
        guard let window = source.window, !shown.isEmpty else { return nil }
        (self.place, self.source, self.direction) = (place, source, direction)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        row.layer.cornerRadius = 10
        for part in [row, tip] { part.backgroundColor = .secondarySystemGroupedBackground }
        row.layer.shadowOpacity = 0.2
        row.layer.shadowRadius = 12
        row.layer.shadowOffset = CGSize(width: 0, height: 4)
        window.addSubview(self)
        addSubview(row)
        addSubview(tip)
        var x: CGFloat = 0
        for (index, element) in shown.enumerated() {
            if index > 0 { addLine(at: x) }
            x += add(element, at: x)
        }
        row.bounds.size = CGSize(width: x, height: Self.rowHeight)
        setPlace()
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the entries that are shown: those of inner menus in their place.
    private static func entries(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return entries(menu.children) }
            let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
            return attributes?.contains(.hidden) == true ? [] : [element]
        }
    }

    /// Adds the button of an entry, and returns its width.
    private func add(_ element: UIMenuElement, at x: CGFloat) -> CGFloat {
        let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        let hasTitle = !element.title.isEmpty || element.image == nil
        button.setTitle(hasTitle ? element.title : nil, for: .normal)
        if !hasTitle { button.setImage(element.image, for: .normal) }
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        button.setTitleColor(color, for: .normal)
        button.tintColor = color
        button.isEnabled = !attributes.contains(.disabled)
        let width = button.sizeThatFits(.zero).width + 2 * Self.padding
        button.frame = CGRect(x: x, y: 0, width: width, height: Self.rowHeight)
        button.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
        row.addSubview(button)
        return width
    }

    private func addLine(at x: CGFloat) {
        let line = UIView(
            frame: CGRect(x: x, y: 0, width: 1 / RunContext.current.scale, height: Self.rowHeight))
        line.backgroundColor = .separator
        row.addSubview(line)
    }

    /// Puts the row above the selection, or below it where there is no room or the arrow has to point up.
    func setPlace() {
        guard let source else { return }
        let target = source.convert(place(), to: self)
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let size = CGSize(width: min(row.bounds.width, area.width), height: Self.rowHeight)
        let need = size.height + Self.arrow.height
        let isAbove = direction != .up && (direction == .down || target.minY - need >= area.minY)
        let left = max(area.minX, min(target.midX - size.width / 2, area.maxX - size.width))
        let top = isAbove ? target.minY - need : target.maxY + Self.arrow.height
        row.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
        let x = max(row.frame.minX + 20, min(target.midX, row.frame.maxX - 20))
        tip.frame = CGRect(
            x: x - Self.arrow.width / 2, y: isAbove ? row.frame.maxY : row.frame.minY - Self.arrow.height,
            width: Self.arrow.width, height: Self.arrow.height)
        let outline = UIBezierPath()
        outline.move(to: CGPoint(x: 0, y: isAbove ? 0 : Self.arrow.height))
        outline.addLine(to: CGPoint(x: Self.arrow.width, y: isAbove ? 0 : Self.arrow.height))
        outline.addLine(to: CGPoint(x: Self.arrow.width / 2, y: isAbove ? Self.arrow.height : 0))
        outline.close()
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        tip.layer.mask = mask
    }

    /// The frame of the row in the window.
    var rowFrame: CGRect { row.frame }

    /// Shows the row.
    func open(_ added: MenuAnimations?) {
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.alpha = 1
                added?.perform()
            }, completion: { _ in added?.complete() })
    }

    /// Ends the row.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        let added = willClose?()
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.alpha = 0
                added?.perform()
            },
            completion: { _ in
                self.removeFromSuperview()
                added?.complete()
            })
    }

    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        let stays = (element as? UIAction)?.attributes.contains(.keepsMenuPresented) == true
        if !stays { close() }
        if let command = element as? UICommand { command.perform(from: source) }
        (element as? UIAction)?.perform(from: source)
    }

    /// Ends the row: no entry was touched.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}
