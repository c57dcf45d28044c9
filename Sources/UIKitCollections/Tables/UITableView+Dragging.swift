extension UITableView {
    /// A Boolean value that indicates whether rows can be dragged to other apps; default false. It has no
    /// effect.
    public var dragInteractionEnabled: Bool {
        get { false }
        set { if newValue { warnOfNoEffect("UITableView.dragInteractionEnabled") } }
    }
}

extension UICollectionView {
    /// A Boolean value that indicates whether cells can be dragged to other apps; default false. It has no
    /// effect.
    public var dragInteractionEnabled: Bool {
        get { false }
        set { if newValue { warnOfNoEffect("UICollectionView.dragInteractionEnabled") } }
    }
}
