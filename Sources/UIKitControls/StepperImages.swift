@_spi(UIKitInternals) import UIKitCore

/// The images that code gives a stepper in place of its drawing, and their views.
@MainActor final class StepperImages {
    /// A part of a stepper with an image, from back to front.
    enum Part: CaseIterable {
        case background
        case divider
        case decrement
        case increment

        /// The states for which the part has images of its own.
        var states: [UIControl.State] {
            self == .decrement || self == .increment ? [.normal, .disabled] : [.normal]
        }
    }

    /// The distance of the middle of a half from that of the stepper, in points (as in UIKit).
    static let offset: CGFloat = 23.5

    private unowned let stepper: UIStepper
    private var images: [Part: [UIControl.State: UIImage]] = [:]
    private var views: [Part: UIImageView] = [:]

    init(_ stepper: UIStepper) { self.stepper = stepper }

    /// Returns the image of a part for a state, or else that of the normal one; nil for none.
    func image(of part: Part, for state: UIControl.State) -> UIImage? {
        images[part]?[state] ?? images[part]?[.normal]
    }

    func set(_ image: UIImage?, for part: Part, _ state: UIControl.State) {
        images[part, default: [:]][state] = image
    }

    /// Shows the images. Those of a half that cannot count are pale, unless they have an image for that.
    func place(canDecrement: Bool, canIncrement: Bool) {
        for part in Part.allCases {
            let isUsable = part == .decrement ? canDecrement : part != .increment || canIncrement
            show(image(of: part, for: isUsable ? .normal : .disabled), part)
            views[part]?.alpha = isUsable || images[part]?[.disabled] != nil ? 1 : 0.3
        }
    }

    private func show(_ image: UIImage?, _ part: Part) {
        guard let image else {
            views.removeValue(forKey: part)?.removeFromSuperview()
            return
        }
        let view = views[part] ?? UIImageView()
        views[part] = view
        view.image = image
        if view.superview == nil {
            stepper.insertSubview(view, at: part == .background ? 0 : views.count - 1)
        }
        let bounds = stepper.bounds
        guard part != .background else { return view.frame = bounds }
        let side: CGFloat = part == .decrement ? -1 : part == .increment ? 1 : 0
        view.bounds.size = image.size
        view.center = CGPoint(x: bounds.midX + side * Self.offset, y: bounds.midY)
    }
}
