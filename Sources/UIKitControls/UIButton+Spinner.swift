import UIKitCore

// The spinner that a configuration puts in the image's place, and the first places of the parts.
extension UIButton {
    /// Shows the spinner of a configuration that has one, or removes it.
    func showSpinner(of configuration: Configuration, color: UIColor) {
        guard configuration.showsActivityIndicator else { return removeSpinner() }
        if spinner == nil { UIView.withoutAnimation { addSpinner() } }
        if spinner?.color != color { spinner?.color = color }
    }

    /// Adds a spinner, which has no size before its first layout.
    private func addSpinner() {
        let shown = UIActivityIndicatorView(style: .medium)
        shown.bounds = .zero
        shown.isUserInteractionEnabled = false
        shown.startAnimating()
        addSubview(shown)
        imageView?.isHidden = true
        spinner = shown
    }

    private func removeSpinner() {
        guard let spinner else { return }
        spinner.removeFromSuperview()
        self.spinner = nil
        // The image returns to a new place.
        UIView.withoutAnimation { imageView?.bounds = .zero }
        imageView?.isHidden = false
    }

    /// Puts a part in a frame; one that was not seen before stands there without animation.
    func place(_ part: UIView?, in frame: CGRect) {
        guard let part else { return }
        if part.bounds.isEmpty {
            UIView.withoutAnimation { part.frame = frame }
        } else {
            part.frame = frame
        }
    }
}
