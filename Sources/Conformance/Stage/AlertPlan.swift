import UIKit

/// An alert that is presented when the set-up is complete.
@MainActor final class AlertPlan {
    var title: String?
    var message: String?
    var actions: [String] = []
    var style = UIAlertController.Style.alert
    /// The alert; nil before it is presented.
    private(set) var alert: UIAlertController?

    /// Presents the alert, over that of the row where it is another one. An action "Cancel" has the style of
    /// one, "Delete" is destructive.
    func present(on stage: Stage) throws {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        let styles: [String: UIAlertAction.Style] = ["Cancel": .cancel, "Delete": .destructive]
        for name in actions { alert.addAction(UIAlertAction(title: name, style: styles[name] ?? .default)) }
        var presenter: UIViewController = stage.controller
        while let shown = presenter.presentedViewController { presenter = shown }
        presenter.present(alert, animated: false)
        stage.run(1)
        self.alert = alert
    }

    /// Returns the frame of the card in the window: of the alert's view, or of the first rounded part where
    /// the view covers the window.
    func card(in window: UIView) -> CGRect {
        guard let view = alert?.view else { return .null }
        var next: [UIView] = [view]
        while !next.isEmpty, view.bounds.size == window.bounds.size {
            if let found = next.first(where: { $0 !== view && $0.layer.cornerRadius > 0 }) {
                return found.convert(found.bounds, to: nil)
            }
            next = next.flatMap(\.subviews)
        }
        return view.convert(view.bounds, to: nil)
    }

    /// Returns the label of a text in the alert; nil for none.
    func label(_ text: String?) -> UILabel? {
        guard let text, let view = alert?.view else { return nil }
        return BarQuantities.firstLabel(text, in: view)
    }
}
