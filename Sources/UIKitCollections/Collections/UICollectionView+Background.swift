// The ground behind the elements.
extension UICollectionView {
    /// Shows the color of a list, unless there is a background color of the scene's own.
    func showGround(_ color: UIColor) {
        guard backgroundColor == ground ?? .systemBackground else { return }
        ground = color
        backgroundColor = color
    }

    /// Puts the view behind the elements in place of another one.
    func replaceBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        keepBackgroundInPlace()
    }

    /// Keeps the view behind the elements where the collection view is seen.
    func keepBackgroundInPlace() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
