extension UITableView {
    /// Puts the view behind the rows in place of another one.
    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    /// Keeps the view behind the rows where the table is seen, below cells that were added behind it.
    func layOutBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        sendSubviewToBack(backgroundView)
    }
}
