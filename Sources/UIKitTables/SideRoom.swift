/// The safe area at the sides of rows and titles, beside a notch.
struct SideRoom: Equatable {
    /// The distances of marks, lines and texts from the edges, in points.
    var left: CGFloat = 0, right: CGFloat = 0
    /// A Boolean value that indicates whether content views lie within them, too; default true.
    var insetsContent = true

    /// The distances of content views from the edges, in points.
    var ofContent: UIEdgeInsets {
        insetsContent ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) : .zero
    }
}
