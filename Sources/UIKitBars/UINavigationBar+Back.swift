import UIKitControls
import UIKitCore

// The button that leads back.
extension UINavigationBar {
    /// Goes back to the item below: in a controller by its own way.
    private func backWasTapped() {
        guard let goBack else { return _ = popItem(animated: true) }
        goBack()
    }

    /// Returns the button; nil without an item below, and for an item that hides it.
    func backView(_ item: UINavigationItem) -> UIView? {
        guard let back = backItem, !item.hidesBackButton else { return nil }
        let button = BackButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        if measures.platter != nil { button.tintColor = .label }
        let arrow = UIImage(
            systemName: "chevron.left", withConfiguration: .init(pointSize: 17, weight: .semibold))
        button.setImage(appearance.backIndicatorImage ?? backIndicatorImage ?? arrow, for: .normal)
        let look = appearance.backButtonAppearance
        for state in [UIControl.State.normal, .highlighted] {
            guard let style = look.titleStyle(for: state) else { continue }
            if let color = style[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
            if state == .normal, let font = style[.font] as? UIFont { button.titleLabel?.font = font }
        }
        button.addAction(UIAction { [weak self] _ in self?.backWasTapped() }, for: .touchUpInside)
        button.bounds.size.height = measures.platter ?? rowHeight
        if let platter = measures.platter {
            // On a platter the arrow stands alone.
            button.bounds.size.width = platter
        } else {
            button.titleShift = titleShift(toward: back)
            button.offer(item.style == .editor ? nil : back.titleOfBackButton)
        }
        return button
    }

    /// Shortens the title of the back button where the room, in points, is that of the left buttons.
    func fitBackButton(in room: CGFloat) {
        guard measures.platter == nil, let button = leftViews.first as? BackButton else { return }
        button.fit(in: leftViews.dropFirst().reduce(room - 12) { $0 - $1.bounds.width - 12 })
    }

    /// Returns the distance of the title of the button that leads to an item: that of the item's own button,
    /// or else of the proxies of its class.
    private func titleShift(toward back: UINavigationItem) -> UIOffset {
        let item = back.backBarButtonItem ?? UIBarButtonItem()
        item.bar = self
        item.didChange = { [weak self] in self?.topItem?.didChange?() }
        let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
        for holder in [item] + item.proxies.compactMap({ $0 as? UIBarButtonItem }) {
            if let shift = metrics.lazy.compactMap({ holder.backTitleShifts[$0] }).first { return shift }
        }
        return .zero
    }
}
