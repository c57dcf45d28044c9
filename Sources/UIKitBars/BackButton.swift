import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// The button of a navigation bar that leads back, with the longest of its titles for which the bar has room.
final class BackButton: UIButton {
    /// The titles, the longest first, each with the width of the button in points; nil for the arrow alone.
    private var forms: [(title: String?, width: CGFloat)] = []
    private var shown = 0
    /// The distance by which the title is moved.
    var titleShift = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Measures the button with a title, with “Back”, and with the arrow alone, and shows the first of them;
    /// nil is for the arrow alone.
    func offer(_ title: String?) {
        let titles = [title, "Back", nil]
        forms = titles.suffix(title == nil ? 1 : title == "Back" ? 2 : 3).map { title in
            setTitle(title.map { " " + $0 }, for: .normal)
            return (title, barSize.width)
        }
        show(0)
    }

    /// Shows the first title with which the button is not wider than its room, in points, or else the last
    /// one.
    func fit(in room: CGFloat) {
        let fitting = forms.firstIndex { $0.width <= room } ?? forms.count - 1
        if fitting != shown { show(fitting) }
    }

    /// The label of the title; nil for the arrow alone.
    var shownTitle: UILabel? { titleLabel?.text?.isEmpty == false ? titleLabel : nil }

    /// Returns the rectangle of the title, moved by its distance.
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
            .offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    }

    private func show(_ form: Int) {
        shown = form
        setTitle(forms[form].title.map { " " + $0 }, for: .normal)
        bounds.size.width = forms[form].width
    }
}
