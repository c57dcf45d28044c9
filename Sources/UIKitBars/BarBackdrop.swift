import Picture
@_spi(UIKitInternals) import UIKitCore

/// The background of a navigation bar while it changes to another one. Color and line become those of the new
/// one, and follow the lower edge of the bar.
@MainActor final class BarBackdrop: UIView {
    private let ground = UIView()
    private let edge = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    /// Changes from a look to another one, in the animation that is being performed.
    func change(from old: BarLook, to new: BarLook) {
        UIView.withoutAnimation { show(old, before: new) }
        show(new, before: old)
    }

    /// Shows a look.
    func show(_ look: BarLook) {
        place(ground, at: look.fill?.box, look.fill?.color)
        place(edge, at: look.line?.box, look.line?.color)
    }

    /// Shows a look. What it lacks is clear, and lies as in the other one at the height of this one.
    private func show(_ look: BarLook, before other: BarLook) {
        let growth = look.height - other.height
        let box = other.fill.map { part in
            CGRect(
                origin: part.box.origin, size: CGSize(width: part.box.width, height: part.box.height + growth)
            )
        }
        place(ground, at: look.fill?.box ?? box, look.fill?.color)
        place(edge, at: look.line?.box ?? other.line?.box.offsetBy(dx: 0, dy: growth), look.line?.color)
    }

    private func place(_ view: UIView, at box: CGRect?, _ color: Color?) {
        if let box { view.frame = box }
        view.storage.backgroundColor = color
    }
}
