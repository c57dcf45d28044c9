/// A scroll to a row, whose end depends on the heights of rows that are measured on the way.
struct RowScroll {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    /// The offset to which the scroll leads by the heights so far, in points.
    var end: CGPoint
}
