// The spinner that a configuration puts in the image's place.
extension UIButton {
    /// Shows the spinner of a configuration that has one, or removes it.
    func showSpinner(of configuration: Configuration, color: UIColor) {
        guard configuration.showsActivityIndicator else {
            if spinner != nil { imageView?.isHidden = false }
            spinner?.removeFromSuperview()
            return spinner = nil
        }
        let shown = spinner ?? UIActivityIndicatorView(style: .medium)
        if shown.color != color { shown.color = color }
        guard spinner == nil else { return }
        imageView?.isHidden = true
        shown.isUserInteractionEnabled = false
        shown.startAnimating()
        addSubview(shown)
        spinner = shown
    }
}
